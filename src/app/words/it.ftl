### Quello che dice solo il terminale; i nomi delle cose e quasi tutto il diario stanno con la pagina (web/words).
### Quello che si scrive è uguale in ogni lingua: la notazione (check 24) e help, undo, save, quit, table, journal, objects, roads, tasks.

list-last = { $before } e { $last }

## Le decisioni, come le chiamano gli elenchi e il tavolo

move-auction = casa d’aste
move-castle = castello
move-check = assegno { $what }
move-thief = ladro { $what }
move-exhibit = esposizione
move-detective = detective
move-pass = passo
move-buy-left = compra a sinistra
move-buy-right = compra a destra
move-show = esponi { $what }
move-steal = ruba { $what }
move-ambush = imboscata { $what }
move-escort = scorta { $what }
move-alone = da solo
move-take = lo prendo
move-take-drop = lo prendo e scarto { $what }
move-leave = lo lascio
move-go = strada { $what }
move-go-to = { $what } per { $city }

## La prima schermata

start-motto = due giochi di nobili e ladri
start-which = A che cosa giochiamo?
start-adel = collezionare, esporre, rubare e bluffare; da 2 a 6 lord
start-mille = viaggiare per l’Italia o tendere imboscate; da 2 a 4 giocatori
start-help = Adel Verpflichtet: i lord di un club comprano oggetti curiosi, li espongono e si derubano a vicenda. Mille Grazie: un giocatore viaggia, gli altri tendono imboscate sulle strade. Con te giocano i bot.
start-players = In quanti si gioca, contando anche te? (da { $fewest } a { $most })
start-players-help = Giochi contro i bot: 4 vuol dire tu e tre bot.
start-players-again = Un numero da { $fewest } a { $most }, o Invio per { $usual }.
start-hint = Invio per { $usual } · quit per uscire
start-again = Scrivi una delle scelte o il suo numero, oppure premi Invio.

## La serata

welcome = Ti diamo il benvenuto. Scrivi ? per un aiuto in ogni momento; la smazzata è la numero { $deal }.
goes-on = La partita di { $file } continua.
new-deal = Una nuova smazzata, numero { $deal }.
another = Un’altra partita?
another-no = no
another-no-about = lascia il tavolo
another-yes = sì
another-yes-about = una nuova smazzata
another-hint = Invio per uscire
another-again = 1 lascia il tavolo, 2 dà di nuovo le carte.
parting-saved = La partita è salvata. Si continua con:
parting-from-there = Quello che si è deciso dopo non è salvato. Da lì si continua con:
parting-lost = La partita non è salvata.
parting-same-deal = La partita non è salvata. Ancora la stessa smazzata:
parting-file = La partita è in { $file }.
parting-no-input = I comandi sono finiti.

## La fine

nth = { $place }º
end-you = (tu)
end-space = alla casella { $space }
end-nothing = niente da esporre
end-showing = ultima esposizione { $objects }
end-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
end-won-me = Hai vinto. Congratulazioni!
end-won-with = Condividi la vittoria con { $names }.
end-won = { $count ->
    [one] Ha vinto { $names }.
   *[other] Condividono la vittoria { $names }.
}

## Il dialogo

hint-usual = un numero o parole · ? aiuto · undo annulla · save salva · quit esci
hint-how = { $how } · ? aiuto
hint-face-down = Invio scopre le carte · undo la riprende · o scegline un’altra · ? aiuto
hint-more = (? le elenca tutte)
face-down = Coperta davanti a te: { $move }.
taken-back-card = Riprendi: { $move }.
taken-back = Annulli la tua ultima decisione.
nothing-to-take-back = Non c’è ancora niente da annullare.
revealed-already = La tua ultima decisione non si può annullare: quello che ne è venuto è stato scoperto, e nessuno dimentica ciò che ha visto.
typed-with = Si scrive così: { $how }. ? lo spiega.
type-one = Scrivi 1, o ? per un aiuto.
type-number = Scrivi un numero da 1 a { $most }, o le parole. ? lo spiega.
not-understood = «{ $typed }» non è una delle decisioni.
could-be = «{ $typed }» può essere { $moves }. Scrivi qualcosa in più, o il numero.
or = { $before } o { $last }
no-such-choice = Non è il numero di una scelta. Si può scrivere: { $how }.
no-choice = Qui non c’è niente da scegliere: si continua con Invio.
one-choice = C’è solo la scelta 1.
choices = Ci sono le scelte da 1 a { $most }.
no-such-list = Questo gioco non ha quell’elenco. ? dice che cosa si può scrivere.
pause-over = La partita è finita.
pause-round = Il round { $round } è finito.
pause-turn = Il turno { $round } è finito.
pause-how = Invio per continuare
pause-help = Ecco che cosa è successo dopo la tua ultima decisione. Si continua con Invio.
pause-nothing = Qui non c’è niente da decidere: si continua con Invio.
quit-ask = Lasci la partita. Vuoi salvarla?
quit-save = salva
quit-save-about = in { $file }
quit-leave = esci
quit-leave-about = la partita è persa
quit-stay = resta
quit-stay-about = continua a giocare
quit-help = save scrive la partita, e puoi continuarla più tardi; save FILE dice in quale file.
quit-again = 1 salva ed esce, 2 esce, 3 resta.
saved = Salvata in { $file }, e d’ora in poi dopo ogni decisione.
not-saved = Non salvata: { $why }.
file-is-there = c’è già un file { $file }, che resta com’è; scegli un altro nome: save FILE
page-on = Invio o frecce: avanti · q: torna alla partita
page-end = Invio: torna alla partita

## Elenchi e aiuto

title-round = { $title }, round { $round }
title-turn = { $title }, turno { $round }
title-end = { $title }, fine
list-journal = Il diario
list-objects = Gli oggetti
list-roads = Le strade
list-tasks = Gli incarichi
help-choices = le tue scelte
help-prompt = a ogni domanda
help-number = un numero
help-number-about = la scelta con quel numero
help-words = parole
help-words-about = una decisione o il suo inizio: assegno 24, check 24, ch 24
help-undo-about = annulla la tua ultima decisione, finché niente è stato scoperto
help-table-about = mostra di nuovo il tavolo
help-journal-about = tutto quello che è successo
help-objects-about = che cosa si sa degli oggetti di tutti, con i loro nomi
help-roads-about = tutte le strade, con i colori e le città
help-tasks-about = tutti gli incarichi: sulla mappa, davanti ai giocatori, scartati
help-save = save [FILE]
help-save-about = scrive la partita; si continua più tardi con --resume FILE
help-quit-about = lascia la partita

## Il tavolo di Adel Verpflichtet

you = tu
window-left = Vetrina sin.
window-right = Vetrina des.
register = Cassa
jail = Prigione
empty = vuota
head-lord = Lord
head-at = cas.
head-objects = oggetti
head-checks = assegni
head-thieves = ladri
head-last-round = (round scorso)
head-this-round = questo round
card-face-down = carta coperta
deed-face-down = { $deed }, coperta
deed-chosen = ha scelto
yours = Tuoi
yours-nothing = niente
objects-you = (tu)
objects-count = { $count ->
    [one] { $count } oggetto
   *[other] { $count } oggetti
}
objects-hidden = { $count ->
    [one] { $count } mai mostrato
   *[other] { $count } mai mostrati
}
objects-secret = (non l’ha visto nessun altro)
series = Serie:

## Le domande di Adel Verpflichtet

offer-auction = compra con un assegno, o un ladro prende l’assegno pagato
offer-castle = esponi, ruba ciò che gli altri espongono o cattura i ladri
offer-check = l’assegno più alto compra un oggetto
offer-thief-auction = prende l’assegno pagato, se qui non c’è nessun altro ladro
offer-thief-castle = prende un oggetto da ogni esposizione; un detective lo imprigiona
offer-exhibit = esponi oggetti senza interruzioni: la migliore avanza di { $best }, la seconda di { $second }
offer-detective = se c’è un ladro: li imprigiona tutti e avanzi secondo la tua posizione, ora di { $steps }; chi espone si muove prima
offer-pass = qui non hai carte da giocare
offer-show = { $count ->
    [one] { $count } oggetto, del { $year }
   *[other] { $count } oggetti, il più vecchio del { $year }
}
offer-show-seen = tutti già visti
offer-show-all = tutto quello che hai
not-yours = Non hai un oggetto «{ $object }»; si espongono solo i propri oggetti
ask-buy = Il tuo assegno da { $check } è il più alto. Quale oggetto prendi?
ask-show = Che cosa esponi? L’esposizione migliore avanza di { $best }, la seconda di { $second }.
ask-steal = Il tuo ladro è all’esposizione di { $who }. Che cosa prendi?
how-show = un numero, oggetti (A1585 1622 B1650) o un cambio (+C1468 -A1585)
help-place-1 = Tutti scelgono in segreto un luogo; poi i luoghi si scoprono insieme (A6).
help-place-2 = Alla casa d’aste l’assegno più alto compra l’oggetto di una vetrina, e un ladro che lì è il solo prende quell’assegno (A10). Per andarci ti serve un assegno o un ladro (A7).
help-place-3 = Al castello i lord espongono e avanzano, i ladri prendono oggetti dalle esposizioni, e i detective mandano i ladri in prigione (da A11 ad A16).
help-castle-1 = Tutti scelgono in segreto una carta (A8). Prima vengono le esposizioni, poi i ladri, poi i detective (A11).
help-castle-2 = esposizione: almeno tre oggetti le cui lettere si susseguono senza interruzioni (A14). Più oggetti battono meno oggetti, poi decide l’oggetto più vecchio. L’esposizione migliore avanza del numero più alto del castello di chi guida, la seconda del più basso (A13).
help-castle-3 = ladro: prende un oggetto da ogni esposizione, prima il ladro più alto (A15). Se c’è anche un detective, finisce in prigione, ma il bottino resta (A16, A17).
help-castle-4 = detective: se qui c’è almeno un ladro, li imprigiona tutti e avanzi della posizione che la tua pedina ha quando chi espone si è mosso: il primo di 1, il secondo di 2 e così via (A16). Altrimenti niente.
help-house-1 = Tutti scelgono in segreto una carta (A8).
help-house-2 = assegno: il più alto compra l’oggetto di una vetrina e finisce in cassa; tutti gli altri tornano in mano (A10a).
help-house-3 = ladro: se è l’unico ladro qui, prende l’assegno pagato, che d’ora in poi è tuo. Due o più non prendono niente. Qui a un ladro non può succedere niente (A10b, A10c).
help-buy-1 = Paghi il tuo assegno e prendi l’oggetto in cima al mazzo che scegli (A10a). Il successivo di quel mazzo va in vetrina.
help-buy-2 = Gli oggetti valgono quando allungano una fila di lettere (A14), e quelli vecchi decidono tra esposizioni della stessa grandezza (A13).
help-show-1 = Almeno tre oggetti le cui lettere si susseguono nell’alfabeto senza interruzioni (A14). Tutte le esposizioni si scoprono insieme (A12).
help-show-2 = Più oggetti battono meno oggetti; a parità decide l’oggetto più vecchio (A13).
help-show-3 = Puoi tenere oggetti per te (A12): quello che non si mostra non si può rubare (A15), e nessuno lo viene a sapere (A26).
help-show-4 = L’elenco ha l’esposizione migliore di ogni grandezza. Ogni altra si scrive con i suoi oggetti (sigle o anni), e +oggetto o -oggetto cambia quella coperta.
help-steal-1 = Il tuo ladro prende un oggetto da ogni esposizione, nell’ordine della classifica (A15). È tuo anche se poi un detective imprigiona il ladro (A16).

## Il tavolo di Mille Grazie

noble = nobile
lay-in-wait = in agguato:
journey = Viaggio
journey-left = ancora { $left }
journey-none = non ancora iniziato
escort = Scorta
escort-alone = nessuna: da solo
escort-open = da scegliere
escort-hidden = da qualche parte
escort-on = sulla
compass = Bussola
compass-unset = non puntata
pile = Mazzo
pile-about = { $tasks }; traguardo { $goal }
on-the-map = Sulla mappa
road-costs = costa { $loss }
tasks-none = nessuno
tasks-before = Davanti a { $who }
tasks-discarded = Scartati
tasks-to-come = { $count ->
    [one] Ne resta { $count } da pescare.
   *[other] Ne restano { $count } da pescare.
}

## Le domande di Mille Grazie

price-first = { $color } costa { $loss }
price-next = { $color } { $loss }
offer-go = { $road }, { $color }, costa { $loss }
offer-go-scores = vale { $points }
offer-go-ends = e chiude il tuo turno
offer-go-task = un incarico per { $to }
offer-alone = { $roads ->
    [one] senza scorta, ma { $roads } strada
   *[other] senza scorta, ma { $roads } strade
}
offer-take = per { $to }
offer-drop = vale { $points }
offer-leave = resta dov’è
ask-ambush = Su quale strada tendi l’imboscata a { $who }? Si trova a { $city }.
ask-ambush-two = Su quali due strade tendi l’imboscata a { $who }? Si trova a { $city }.
ask-escort = Sei il nobile, a { $city }. Quale strada sorveglia la scorta, o viaggi da solo?
ask-take = A { $city } c’è un incarico per { $to } da { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Lo prendi?
ask-go = Sei a { $city }, { $left ->
    [1] ancora una strada
   *[other] ancora { $left } strade
}. Quale prendi?
how-ambush = una lettera; roads le elenca
how-ambush-two = due lettere, per esempio F L; roads le elenca
how-escort = una lettera, o da solo (alone); roads le elenca
how-go = un numero, una lettera o una città
help-arrival = A questo tavolo il turno del nobile finisce nella città in cui compie un incarico; quello che c’è lì si può ancora prendere (M19).
help-ambush-1 = Punta in segreto la tua bussola. Vale ogni strada della mappa (M5).
help-ambush-2 = Se il nobile passa su una strada dove aspetti e la scorta non c’è, fai { $booty ->
    [one] { $booty } punto
   *[other] { $booty } punti
} e lui perde incarichi: { $prices } (M9). Sulla mappa il numero accanto alla lettera della strada dice quanti.
help-ambush-3 = Con la scorta percorre { $escorted } strade, da solo { $alone } (M6). Vuole andare dove portano i suoi incarichi (M10).
help-ambush-two = In due giocatori il brigante punta due strade diverse (M17).
help-escort-1 = Con la scorta imposti in segreto l’unica strada che sorveglia, e percorri { $escorted } strade. Da solo, e lo annunci, ne percorri { $alone } (M6).
help-escort-2 = Sulla strada sorvegliata i briganti non possono fare niente (M8). Su ogni altra un brigante che aspetta ti porta via incarichi: { $prices } (M9).
help-take-1 = Puoi prendere l’incarico della tua città; sta scoperto davanti a te, e per la mappa se ne pesca uno nuovo (M11).
help-take-2 = Puoi averne { $most }; a mano piena, per prenderne un altro devi scartarne uno (M12).
help-take-3 = Un incarico dà i suoi punti quando arrivi nella sua città (M10), se non ti viene rapinato per strada (M13).
help-go-1 = Nessuna strada si può usare due volte in un turno; le città sì. Devi fare tutto il percorso, a meno che tutte le strade della tua città siano usate (M7).
help-go-2 = Un brigante che aspetta sulla strada ti rapina, se la scorta non la sorveglia (M8, M9). Poi arrivi, e contano gli incarichi che portano lì (M10, M13).

## Il diario, dove servono i nomi che si scrivono

said = { $who }: «{ $what }»
told-dealt = { $who } riceve { $objects }.
told-window-left = Nella vetrina sinistra c’è { $object }.
told-window-right = Nella vetrina destra c’è { $object }.
told-window-left-empty = La vetrina sinistra è vuota.
told-window-right-empty = La vetrina destra è vuota.
told-bought = { $you ->
    [yes] Compri { $object }, per { $check }.
   *[no] { $who } compra { $object }, per { $check }.
}
told-stole = { $you ->
    [yes] Il tuo ladro prende { $object }, da { $from }.
    [victim] Il ladro di { $who } ti prende { $object }.
   *[no] Il ladro di { $who } prende { $object }, da { $from }.
}
told-exhibited = { $you ->
    [yes] Esponi { $objects }: { adel-ranked }.
   *[no] { $who } espone { $objects }: { adel-ranked }.
}
told-last-showing = { $you ->
    [yes] Ultima esposizione: mostri { $objects }, { adel-ranked }.
   *[no] Ultima esposizione: { $who } mostra { $objects }, { adel-ranked }.
}
told-travelled = { $who } prende { $road } ({ $letter }, { $color }).
told-arrived = { $who } arriva a { $city }.
told-sealed = La bussola di { $who } è rimasta coperta.
