### Mille Grazie la masă.

## Sarcini, drumuri și orașe

mille-task = { $from } → { $to }
mille-task-in-full = { $from } – { $to }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
mille-color-green = verde
mille-color-violet = violet
mille-color-orange = portocaliu
mille-road-ends = { $from } – { $to }
mille-road-in-full = { $letter }, { $name }, { $from } – { $to }, { $color }: costă { $loss ->
    [one] o sarcină
    [few] { $loss } sarcini
   *[other] { $loss } de sarcini
}
mille-costs = { $color }: un jaf costă { $loss ->
    [one] o sarcină
    [few] { $loss } sarcini
   *[other] { $loss } de sarcini
}
mille-to-city = spre { $city }
mille-in-city = la { $city }
mille-sea-west = Marea Ligurică
mille-sea-east = Marea Adriatică
mille-map = Harta Italiei de Nord
mille-legend = Cât costă un jaf
mille-legend-loss = { $loss ->
    [one] −1 sarcină
    [few] −{ $loss } sarcini
   *[other] −{ $loss } de sarcini
}
mille-deck = Pachet: { $count ->
    [one] o sarcină
    [few] { $count } sarcini
   *[other] { $count } de sarcini
}
mille-discard = Decartate: { $count ->
    [one] o sarcină
    [few] { $count } sarcini
   *[other] { $count } de sarcini
}

## Harta în cuvinte

mille-spoken-road = { $letter }, { $name }, spre { $to } ({ $color }, { $loss })
mille-spoken-roads = Drumuri: { $roads }.
mille-spoken-here = Aici: { $who }.
mille-spoken-lies = Aici se află o sarcină: { $task }.
mille-spoken-used = Parcurse în tura aceasta: { $roads }. Drumuri rămase: { $left }.
mille-spoken-ambush = { $who } pândea pe { $letter }.

## Jucători

mille-players = Jucători
mille-role-noble = Nobil
mille-role-thief = Hoț
mille-score = { $points } din { $goal } de puncte
mille-tasks-of = Sarcini: { $who }
mille-no-tasks = Nicio sarcină
mille-compass-set = Busola e fixată
mille-compass-unset = Fixează busola…
mille-compass-own = Busola ta, închisă: { $letter }
mille-compass-shown = Busolă dezvăluită: { $letter }
mille-alone = Fără escortă
mille-escorted = Cu escortă
mille-escort-on = Escortă pe { $letter }

## Busola

mille-dial = Busolă
mille-two-compasses = Cele două busole ale tale
mille-compass-number = Busola { $number }
mille-road-before = Drumul anterior
mille-road-after = Drumul următor
mille-wait-on = Pândește pe { $letters }
mille-guard = Escortă pe { $letter }, { $roads ->
    [one] un drum
    [few] { $roads } drumuri
   *[other] { $roads } de drumuri
}
mille-go-alone = Fără escortă, { $roads ->
    [one] un drum
    [few] { $roads } drumuri
   *[other] { $roads } de drumuri
}
mille-laid = Busola ta stă închisă: { $letters }. O poți schimba până când aleg toți.

## Întrebări

mille-ask-ambush = { $who } pornește la drum. Unde stai la pândă?
mille-ask-ambush-two = { $who } pornește la drum. Pe care două drumuri stai la pândă?
mille-ask-escort = Ce drum păzește escorta ta – sau călătorești fără ea?
mille-ask-take = La { $city } se află o sarcină. O iei?
mille-ask-go = { $city }: ce drum alegi? { $left ->
    [one] A mai rămas un drum.
    [few] Au mai rămas { $left } drumuri.
   *[other] Au mai rămas { $left } de drumuri.
}
mille-take = O iau
mille-leave = O las
mille-take-drop = O iau și decartez
mille-fulfils = Îndeplinește o sarcină: +{ $points }
mille-guarded = Escorta ta îl păzește
mille-risk = La un jaf pierzi: { $loss } din { $held } { $held ->
    [one] sarcină
    [few] sarcini
   *[other] de sarcini
}
mille-risk-all = La un jaf pierzi toate sarcinile
mille-lies-there = Acolo se află: { $task }
mille-still-in-reach = Apoi rămâne la îndemână: { $cities }
mille-ends-turn = Îți încheie tura
mille-roads-away = la { $roads ->
    [one] un drum
    [few] { $roads } drumuri
   *[other] { $roads } de drumuri
} distanță
mille-right-here = chiar aici
mille-out-of-reach = prea departe
mille-on-the-map = Pe hartă
mille-your-tasks = Sarcinile tale

## Așteptare

mille-waits-ambush = { $count ->
    [one] { $who } mai are de fixat busola.
   *[other] { $who } mai au de fixat busola.
}
mille-waits-reveal = Toate busolele sunt fixate.
mille-waits-escort = { $who } se hotărăște asupra escortei.
mille-waits-take = { $who } se uită la o sarcină.
mille-waits-go = { $who } este pe drum. { $left ->
    [one] A mai rămas un drum.
    [few] Au mai rămas { $left } drumuri.
   *[other] Au mai rămas { $left } de drumuri.
}
mille-waits-chance = Se amestecă sarcinile.
mille-waits-over = Partida s-a încheiat.

## Jurnalul

journal-mille-first-task = { $who } începe cu sarcina { $task }.
journal-mille-laid = O nouă sarcină pe hartă: { $task }.
journal-mille-misfit = Se trage și se decartează { $task }: în orașul ei se află deja o sarcină.
journal-mille-reshuffled = Sarcinile decartate se amestecă într-un pachet nou de { $cards }.
journal-mille-turn = Tura { $turn }: nobilul este { $who }.
journal-mille-escort = { $who } călătorește cu escortă, { $roads ->
    [one] un drum
    [few] { $roads } drumuri
   *[other] { $roads } de drumuri
}.
journal-mille-alone = { $who } călătorește fără escortă, { $roads ->
    [one] un drum
    [few] { $roads } drumuri
   *[other] { $roads } de drumuri
}.
journal-mille-travelled = { $who } merge pe { $road } ({ $letter }) spre { $to }.
journal-mille-ambush-failed = Escorta e acolo: ambuscada întinsă de { $thieves } pe { $road } ({ $letter }) dă greș.
journal-mille-robbed = Mille grazie! { $thieves } { $count ->
    [one] jefuiește: { $who } cade în ambuscadă pe { $road } ({ $letter }). Pradă: { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
   *[other] jefuiesc: { $who } cade în ambuscadă pe { $road } ({ $letter }). Pradă: câte { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
}
journal-mille-lost = { $who } pierde { $tasks }.
journal-mille-fulfilled = { $who } îndeplinește { $task } pentru { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
journal-mille-took = { $who } ia sarcina { $task }.
journal-mille-dropped = { $who } decartează { $task }.
journal-mille-rests = { $who } nu merge mai departe: odată cu sarcina îndeplinită, tura se încheie în { $city }.
journal-mille-declined = { $who } lasă sarcina acolo unde este.
journal-mille-ended = Partida s-a încheiat.

## De ce ceva nu se poate

closed-no_such_road = Pe hartă nu există un asemenea drum.
closed-one_compass = Un hoț pândește pe un singur drum.
closed-two_compasses = În doi jucători, hoțul pândește pe două drumuri diferite.
closed-hand_full = Ai deja trei sarcini: ca să iei alta, trebuie să decartezi una.
closed-hand_not_full = O sarcină se decartează doar ca să faci loc când ai mâna plină.
closed-task_not_held = Nu ai sarcina pe care vrei s-o decartezi.
closed-road_not_here = Drumul acesta nu pornește din orașul tău.
closed-road_used = Niciun drum nu poate fi folosit de două ori într-o tură.
closed-no_chance_due = Acum nu hotărăște întâmplarea.
closed-other_chance = Acum întâmplarea hotărăște altceva.
closed-wrong_loss = Pierzi atâtea sarcini câte arată culoarea drumului.
closed-wrong_shuffle = La amestecare, fiecare sarcină decartată apare o singură dată.
