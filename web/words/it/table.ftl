# At the table: everything that is the same for both games.
table-round = Round { $round }
table-turn = Turno { $turn }
table-doors = Intorno al tavolo
table-board = Il tabellone
table-you = (tu)
# On a small tile, instead of the name.
table-yourself = Tu
table-menu = Menu
table-undo = Chiedi di annullare
table-leave = Lascia il tavolo
table-leave-sure = Lasciare davvero il tavolo?
table-leave-about = Un sostituto gioca per te finché non torni.
table-leave-rated-sure = Andartene davvero e perdere la partita?
table-leave-rated-about = Chi lascia una partita valida per la classifica la perde: finisci ultimo, un sostituto continua e non puoi tornare.
table-return = Riprendi il tuo posto
table-pause = Pausa: all’atrio
table-replaced = Al tuo posto gioca un sostituto.
table-resigned = Hai lasciato questa partita valida per la classifica, e l’hai persa. Un sostituto la gioca fino alla fine.
table-absent = { $who } non è al tavolo.
table-waited-for = Aspettiamo un po’:
table-stand-in = Fai giocare un sostituto
table-time-left = Tempo rimasto
table-looking-back = { $kind ->
    [mille] Stai riguardando il turno { $round }.
   *[other] Stai riguardando il round { $round }.
}
table-back-to-now = Torna al presente
table-reveal = Si scoprono le carte…
table-skip = Salta
table-broken = Questa partita è ferma: le sue regole si contraddicono. Tu non hai colpa.
table-later = Qui tutte le mani sono scoperte, ma in differita. Ancora non c’è nulla da vedere.
table-not-in-sight = Questa partita non ammette spettatori.

line-opening = Si apparecchia il tavolo…
line-lost = Connessione persa. Nuovo tentativo…
line-closed-session = La tua sessione è finita. Accedi per tornare.
line-closed-table = Il padrone di casa ha chiuso questo tavolo.
line-closed-blocked = Il padrone di casa non ti vuole a questo tavolo.
line-closed-banned = Il gestore di questo club non ti fa più entrare.
line-closed-unknown-table = Questo tavolo non esiste, oppure non è aperto per te.
line-closed-elsewhere = Hai già questo tavolo aperto in un’altra finestra.
line-closed-broken = Questa partita segue un’altra versione delle regole e non si può continuare.

journal-title = Diario
journal-empty = Non è ancora successo nulla.
journal-look = Guarda il tabellone com’era allora
journal-table-begins = Le carte sono distribuite.
journal-table-taken-back = L’ultima scelta è annullata.
journal-table-away = { $who } non c’è: { $why ->
    [left] ha lasciato il tavolo
    [connection-lost] la connessione è persa
   *[other] non risponde da un po’
  }.
journal-table-stand-in = Un sostituto gioca per { $who }.
journal-table-returned = { $who } è di nuovo qui.
journal-table-late = Tempo scaduto per { $who }: ha scelto il sostituto.
journal-table-undo-asked = { $who } chiede di annullare l’ultima scelta.
journal-table-undo-refused = { $who } non è d’accordo.
journal-table-rematch = { $who } vuole un’altra partita.
journal-table-host = Ora fa gli onori di casa { $who }.

talk-title = Chiacchiere
talk-empty = Nessuno ha ancora detto una parola.
talk-write = Di’ qualcosa
talk-send = Dillo
talk-road = Strada
talk-smile = Di’ { $smile }
talk-said = { $who }: { $what }
phrase-hello = Ciao!
phrase-well-played = Ben giocato!
phrase-thank-you = Grazie!
phrase-hurry = Andiamo avanti?
phrase-where = Dove aspetti?
phrase-i-wait-on = Io aspetto sulla strada { $road }.
phrase-wait-on = Aspetta sulla strada { $road }!
phrase-trust-me = Fidati di me.

undo-asked = { $who } chiede di annullare l’ultima scelta.

curtain-hand-over = Passa il dispositivo a { $name }
curtain-about = Nessun altro guardi, per favore.
curtain-open = Sono { $name }

gathering-title = Ci si raduna al tavolo
gathering-chairs = Posti
gathering-host = padrone di casa
gathering-away = assente
gathering-free = Il posto { $seat } è libero
gathering-sit = Siediti
gathering-stand = Alzati
gathering-bot-none = Fai sedere un bot…
gathering-clear = Manda via
gathering-start = Dai le carte
gathering-not-full = Le carte si danno quando tutti i posti sono occupati.
gathering-host-starts = Ci siamo tutti. Il padrone di casa dà le carte.
gathering-wait = Si aspetta che gli altri si siedano…
gathering-take-chair = Prendi un posto libero.
gathering-options = Che cosa si gioca
gathering-set = Si gioca così
gathering-not-agreed = non ha ancora accettato
gathering-waits-for = In attesa del consenso di { $names } a quello che è cambiato.

terms-game = Gioco
terms-seats = Giocatori
terms-no = No
terms-changed = Il padrone di casa ha cambiato che cosa si gioca
terms-changed-about = Non si comincia finché non sei d’accordo.
terms-instead = invece di { $before }
terms-agree = D’accordo

fair-title = Un mazzo mescolato onestamente
fair-about = Prima di dare le carte il tavolo si è impegnato su un numero segreto, e qui ne mostra il sigillo. Aggiungi un numero tuo: le carte si mescolano con entrambi. Dopo la partita il segreto viene svelato, e chiunque può verificare che era quello promesso.
fair-commitment = Sigillo del segreto:
fair-number = Il tuo numero
fair-give = Aggiungi
fair-given = Il tuo numero è dentro.

ending-show = Mostra il risultato
ending-you-won = Hai vinto!
ending-shared = Condividi la vittoria!
ending-won = { $count ->
    [one] { $names } ha vinto.
   *[other] { $names } hanno vinto insieme.
  }
ending-place = Posto
ending-who = Giocatore
ending-position = Casella
ending-points = Punti
ending-nth = { $place }º
ending-rematch = Rivincita
ending-rematch-waits = In attesa degli altri…
ending-wants-rematch = Per un’altra partita: { $names }.
ending-given-up = Ultimi in classifica perché se ne sono andati: { $names }.
ending-replay = Riguarda
ending-look = Guarda il tavolo

refused-connection-lost = La connessione è persa e torna da sola. La tua scelta sarà inviata di nuovo.
refused-not-your-seat = Quello non è il tuo posto.
refused-seat-taken = Lì siede già qualcuno.
refused-seats-empty = Non tutti i posti sono ancora occupati.
refused-no-such-bot = Questo bot non esiste.
refused-not-the-host = Può farlo solo il padrone di casa.
refused-only-watching = Sei qui per guardare: con questo invito non puoi sederti.
refused-already-started = La partita è già cominciata.
refused-not-playing = Non si sta giocando nessuna partita.
refused-not-over = La partita non è ancora finita.
refused-old-question = Nel frattempo si è già deciso.
refused-not-asked = In questo momento non tocca a te.
refused-stand-in-plays = Un sostituto gioca per te. Prima riprendi il tuo posto.
refused-illegal = Le regole non lo permettono.
refused-bad-options = Queste opzioni non vanno d’accordo.
refused-other-options = Che cosa si gioca è appena cambiato. Prima dacci un’occhiata.
refused-not-agreed = Qualcuno non ha ancora accettato quello che è cambiato.
refused-bad-number = Un numero ha al massimo 64 caratteri.
refused-bad-talk = È troppo lungo, oppure vuoto.
refused-too-much-talk = Hai detto molte cose insieme: aspetta un attimo.
refused-talk-is-off = A questo tavolo non si chiacchiera.
refused-rated = In una partita valida per la classifica non si torna indietro.
refused-nothing-to-take-back = Non c’è ancora nulla da ritirare.
refused-already-revealed = Ormai è scoperto: non si torna indietro.
refused-undo-asked-already = Qualcuno lo ha già chiesto.
refused-nothing-asked = Non lo chiede più nessuno.
refused-no-stand-in = Nessun sostituto gioca per te.
refused-still-here = Il giocatore è ancora qui.
refused-have-patience = La connessione è caduta da pochissimo. Aspetta ancora un po’.
refused-given-up = Hai lasciato questa partita valida per la classifica e non puoi tornare.
refused-unreadable = Il tavolo non ha capito.
refused-unknown = Il tavolo non lo conosce.

bot-nth = { $name } { $nth }
name-marked = { $name } ({ $mark })
