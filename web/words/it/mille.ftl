### Mille Grazie al tavolo.

## Incarichi, strade e città

mille-task = { $from } → { $to }
mille-task-in-full = da { $from } a { $to }, { $points } { $points ->
    [one] punto
   *[other] punti
}
mille-color-green = verde
mille-color-violet = viola
mille-color-orange = arancione
mille-road-ends = { $from } – { $to }
mille-road-in-full = { $letter }, { $name }, { $from } – { $to }, { $color }: costa { $loss } { $loss ->
    [one] incarico
   *[other] incarichi
}
mille-costs = { $color }: una rapina costa { $loss } { $loss ->
    [one] incarico
   *[other] incarichi
}
mille-to-city = per { $city }
mille-in-city = a { $city }
mille-sea-west = Mar Ligure
mille-sea-east = Mare Adriatico
mille-map = Mappa dell’Italia settentrionale
mille-legend = Quanto costa una rapina
mille-legend-loss = −{ $loss } { $loss ->
    [one] incarico
   *[other] incarichi
}
mille-deck = Mazzo di pesca: { $count } { $count ->
    [one] incarico
   *[other] incarichi
}
mille-discard = Scarti: { $count } { $count ->
    [one] incarico
   *[other] incarichi
}

## La mappa a parole

mille-spoken-road = { $letter }, { $name }, per { $to } ({ $color }, { $loss })
mille-spoken-roads = Strade: { $roads }.
mille-spoken-here = Qui: { $who }.
mille-spoken-lies = Qui c’è un incarico: { $task }.
mille-spoken-used = Percorse in questo turno: { $roads }. Strade rimaste: { $left }.
mille-spoken-ambush = { $who } aspettava sulla { $letter }.

## Giocatori

mille-players = Giocatori
mille-role-noble = Nobile
mille-role-thief = Brigante
mille-score = { $points } punti su { $goal }
mille-tasks-of = Incarichi di { $who }
mille-no-tasks = Nessun incarico
mille-compass-set = Bussola puntata
mille-compass-unset = Punta la bussola…
mille-compass-own = La tua bussola, chiusa: { $letter }
mille-compass-shown = Bussola scoperta: { $letter }
mille-alone = Senza scorta
mille-escorted = Con la scorta
mille-escort-on = Scorta sulla { $letter }

## La bussola

mille-dial = Bussola
mille-two-compasses = Le tue due bussole
mille-compass-number = Bussola { $number }
mille-road-before = Strada precedente
mille-road-after = Strada successiva
mille-wait-on = Imboscata: { $letters }
mille-guard = Scorta sulla { $letter }, { $roads } strade
mille-go-alone = Senza scorta, { $roads } strade
mille-laid = La tua bussola è lì, chiusa: { $letters }. Puoi cambiarla finché non hanno scelto tutti.

## Domande

mille-ask-ambush = Dove tendi l’imboscata a { $who }?
mille-ask-ambush-two = Su quali due strade tendi l’imboscata a { $who }?
mille-ask-escort = Quale strada sorveglia la tua scorta? O viaggi senza?
mille-ask-take = A { $city } c’è un incarico. Lo prendi?
mille-ask-go = { $city }: quale strada prendi? { $left ->
    [one] Ancora una strada.
   *[other] Ancora { $left } strade.
}
mille-take = Lo prendo
mille-leave = Lo lascio
mille-take-drop = Lo prendo e scarto
mille-fulfils = Compie un incarico: +{ $points }
mille-guarded = La tua scorta la sorveglia
mille-risk = In caso di rapina: { $loss } dei tuoi incarichi (ne hai { $held })
mille-risk-all = In caso di rapina: tutti i tuoi incarichi
mille-lies-there = Lì c’è: { $task }
mille-still-in-reach = Poi ancora a portata: { $cities }
mille-ends-turn = Chiude il tuo turno
mille-roads-away = a { $roads } { $roads ->
    [one] strada
   *[other] strade
}
mille-right-here = proprio qui
mille-out-of-reach = fuori portata
mille-on-the-map = Sulla mappa
mille-your-tasks = I tuoi incarichi

## Attesa

mille-waits-ambush = { $count ->
    [one] { $who } deve ancora puntare la bussola.
   *[other] { $who } devono ancora puntare la bussola.
}
mille-waits-reveal = Tutte le bussole sono puntate.
mille-waits-escort = { $who } decide sulla scorta.
mille-waits-take = { $who } esamina un incarico.
mille-waits-go = { $who } è in viaggio. { $left ->
    [one] Ancora una strada.
   *[other] Ancora { $left } strade.
}
mille-waits-chance = Si mescolano gli incarichi.
mille-waits-over = La partita è finita.

## Il diario

journal-mille-first-task = { $who } comincia con l’incarico { $task }.
journal-mille-laid = Un nuovo incarico sulla mappa: { $task }.
journal-mille-misfit = { $task } viene pescato e scartato: nella sua città c’è già un incarico.
journal-mille-reshuffled = Gli scarti vengono mescolati in un nuovo mazzo di { $cards }.
journal-mille-turn = Turno { $turn }: il nobile è { $who }.
journal-mille-escort = { $who } viaggia con la scorta, { $roads } strade.
journal-mille-alone = { $who } viaggia senza scorta, { $roads } strade.
journal-mille-travelled = { $who } prende { $road } ({ $letter }) per { $to }.
journal-mille-ambush-failed = C’è la scorta: fallisce l’imboscata di { $thieves } in { $road } ({ $letter }).
journal-mille-robbed = Mille grazie! { $thieves } { $count ->
    [one] rapina { $who } in { $road } ({ $letter }) e guadagna { $points } punti.
   *[other] rapinano { $who } in { $road } ({ $letter }) e guadagnano { $points } punti a testa.
}
journal-mille-lost = { $who } perde { $tasks }.
journal-mille-fulfilled = { $who } compie { $task } per { $points } { $points ->
    [one] punto
   *[other] punti
}.
journal-mille-took = { $who } prende l’incarico { $task }.
journal-mille-dropped = { $who } scarta { $task }.
journal-mille-rests = { $who } non prosegue: con l’incarico compiuto il turno finisce a { $city }.
journal-mille-declined = { $who } lascia l’incarico dov’è.
journal-mille-ended = La partita è finita.

## Perché qualcosa non si può fare

closed-no_such_road = Sulla mappa questa strada non c’è.
closed-one_compass = Un brigante aspetta su una sola strada.
closed-two_compasses = In due giocatori il brigante aspetta su due strade diverse.
closed-hand_full = Hai già tre incarichi: per prenderne un altro devi scartarne uno.
closed-hand_not_full = Si scarta un incarico solo per fare posto quando se ne hanno tre.
closed-task_not_held = Non hai l’incarico che vuoi scartare.
closed-road_not_here = Questa strada non parte dalla tua città.
closed-road_used = Nessuna strada si può usare due volte in un turno.
closed-no_chance_due = Ora non decide il caso.
closed-other_chance = Ora il caso decide altro.
closed-wrong_loss = Perdi tanti incarichi quanti ne dice il colore della strada.
closed-wrong_shuffle = Nel mescolare ogni incarico scartato compare una volta sola.
