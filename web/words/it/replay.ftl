### Uno sguardo indietro su una partita finita.

replay-title = Replay
replay-opening = Cerco la partita…
replay-board = Il tabellone in questo momento
replay-panels = Diario, andamento e altro
replay-panel-story = Diario
replay-panel-chart = Andamento
replay-panel-fair = Verifica e file
replay-player = Giocatore { $number }

## La linea del tempo

replay-time-line = Linea del tempo
replay-round = { $kind ->
    [mille] Turno { $round }
   *[other] Round { $round }
}
replay-where = { $kind ->
    [mille] Turno { $round }, momento { $moment } di { $moments }
   *[other] Round { $round }, momento { $moment } di { $moments }
}
replay-first = All’inizio
replay-previous = Un momento indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un momento avanti
replay-last = Alla fine
replay-speed = Velocità
replay-speed-times = { $times }×

## Con gli occhi di chi

replay-eyes = Con gli occhi di chi
replay-eyes-all = Tutte le mani scoperte
replay-eyes-public = Spettatore
replay-eyes-seat = Con gli occhi di { $who }

## Che cosa è successo

replay-story = Diario della partita
replay-deal = Le carte sono distribuite.
replay-chosen-place = Tutti hanno scelto un luogo in segreto.
replay-chosen-ambush = I briganti hanno regolato le bussole in segreto.
replay-decided = Tutti hanno deciso.
replay-won = La vittoria va a { $winners }.

## L’andamento

replay-chart = { $kind ->
    [mille] Punti dopo ogni turno
   *[other] Casella sul percorso dopo ogni round
}
replay-chart-rounds = { $kind ->
    [mille] Turno
   *[other] Round
}
replay-chart-table = Lo stesso in una tabella

## La mescolata onesta

replay-fair-title = Le carte sono state distribuite onestamente?
replay-fair-about = Prima della partita il tavolo ha sigillato la mescolata con un impegno. Ora che tutto è scoperto, il tuo dispositivo può ricalcolare la distribuzione.
replay-fair-noted = L’impegno che ti sei annotato (facoltativo)
replay-fair-check = Verifica la mescolata
replay-fair-yes = Distribuite come promesso
replay-fair-no = Non come promesso
replay-fair-unknown = Qui non si può verificare
replay-fair-commitment = L’impegno nella registrazione corrisponde al seme rivelato.
replay-fair-commitment-noted = L’impegno è quello che ti sei annotato e corrisponde al seme rivelato.
replay-fair-seed = Il seme è completo e appartiene a questo tavolo e a questa partita.
replay-fair-number = Il numero «{ $number }» di { $who } è stato mescolato.
replay-fair-no-numbers = Nessuno ha aggiunto un numero proprio.
replay-fair-deck = { $cards ->
    [one] L’unica carta era come promesso.
   *[other] Tutte le { $cards } carte erano nell’ordine promesso.
}
replay-fair-chance = { $events ->
    [one] Un’estrazione successiva era come promesso.
   *[other] Tutte le { $events } estrazioni successive erano come promesso.
}
replay-fair-nothing-opened = In questa registrazione non c’è nulla di sigillato e poi rivelato: non c’è nulla da verificare.
replay-fair-not-noted = L’impegno nella registrazione non è quello che ti sei annotato.
replay-fair-not-commitment = L’impegno non corrisponde al seme rivelato.
replay-fair-not-seed = Il seme nella registrazione non è valido.
replay-fair-not-deck = Le carte non erano nell’ordine promesso.
replay-fair-not-chance = Un’estrazione successiva non è quella promessa, o una mossa non è permessa.
replay-fair-not-result = Il risultato non è quello a cui portano le mosse.
replay-fair-not-other = Qualcosa nella registrazione non torna.
replay-fair-unknown-edition = L’edizione con cui si è giocato non è qui, oppure un’altra ne porta ora il nome.
replay-fair-unknown-unfinished = La partita non è finita. Ciò che è stato giocato è come promesso; il resto non si può verificare.
replay-fair-unknown-other = Non tutto in questa registrazione si può verificare qui.
replay-fair-how = Come funziona la mescolata onesta
replay-fair-how-promise = Il tavolo promette: sorteggia un seme segreto e ne mostra a tutti l’impronta, l’impegno. Dopo non può più cambiare idea.
replay-fair-how-stir = I giocatori mescolano: ognuno può aggiungere un numero proprio, che il tavolo non conosceva quando ha promesso.
replay-fair-how-deal = Le carte si distribuiscono dal seme e da tutti i numeri insieme. Anche ciò che il caso decide dopo viene da questi.
replay-fair-how-open = Alla fine il seme viene rivelato e tutti possono ricalcolare la distribuzione.
replay-fair-limits = Questo dimostra che nessuno ha disposto le carte, se almeno un giocatore ha aggiunto un numero imprevedibile. Non impedisce a chi distribuisce di guardarle.
replay-fair-key-commitment = Impegno
replay-fair-key-seed = Seme

## File

replay-keep = La partita in un file
replay-keep-about = La registrazione contiene ogni carta e ogni mossa. Chiunque può rivederla qui, o verificarla.
replay-download = Salva la registrazione
replay-link = Manda un link a questa partita
replay-other = Apri un’altra registrazione
replay-watch = Rivedi
replay-forget = Togli
replay-file-about = Apri la registrazione di una partita finita e rivedila momento per momento, con gli occhi di tutti. Resta su questo dispositivo.
replay-file-choose = Scegli una registrazione
replay-file-drop = o trascina qui un file .noblesse.json
replay-file-paste = Incolla una registrazione
replay-file-show = Mostrala
replay-kept = Partite su questo dispositivo
replay-kept-none = Ancora nessuna. Le partite che finisci qui compariranno nell’elenco.
replay-kept-about = { $players ->
    [one] { $players } giocatore, { $when }
   *[other] { $players } giocatori, { $when }
}
replay-no-club = Il club al momento non è raggiungibile. Puoi comunque rivedere le partite su questo dispositivo.
replay-no-game = Questa partita non è qui, o non è ancora finita.
replay-refused-no-json = Questa non è una registrazione: una registrazione è un file .noblesse.json.
replay-refused-long = È davvero troppo lungo per una registrazione.
replay-refused-unfinished = Questa partita non è finita. Si possono rivedere solo le partite finite, perché una registrazione mostra la mano di tutti.
replay-refused-result = Il risultato nella registrazione non è quello a cui portano le mosse.
replay-refused-version = Questa registrazione è di un’altra versione, che qui non si può leggere.
replay-refused-move = La mossa { $move } della registrazione non è permessa.
replay-refused-other = Questa registrazione non si può leggere.
