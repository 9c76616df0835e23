### Mille Grazie aan tafel.

## Opdrachten, wegen en steden

mille-task = { $from } → { $to }
mille-task-in-full = { $from } naar { $to }, { $points } { $points ->
    [one] punt
   *[other] punten
}
mille-color-green = groen
mille-color-violet = paars
mille-color-orange = oranje
mille-road-ends = { $from } – { $to }
mille-road-in-full = { $letter }, { $name }, { $from } – { $to }, { $color }: kost { $loss } { $loss ->
    [one] opdracht
   *[other] opdrachten
}
mille-costs = { $color }: een overval kost { $loss } { $loss ->
    [one] opdracht
   *[other] opdrachten
}
mille-to-city = naar { $city }
mille-in-city = in { $city }
mille-sea-west = Ligurische Zee
mille-sea-east = Adriatische Zee
mille-map = Kaart van Noord-Italië
mille-legend = Wat een overval kost
mille-legend-loss = −{ $loss } { $loss ->
    [one] opdracht
   *[other] opdrachten
}
mille-deck = Trekstapel: { $count } { $count ->
    [one] opdracht
   *[other] opdrachten
}
mille-discard = Afgelegd: { $count } { $count ->
    [one] opdracht
   *[other] opdrachten
}

## De kaart in woorden

mille-spoken-road = { $letter }, { $name }, naar { $to } ({ $color }, { $loss })
mille-spoken-roads = Wegen: { $roads }.
mille-spoken-here = Hier: { $who }.
mille-spoken-lies = Hier ligt een opdracht: { $task }.
mille-spoken-used = Deze beurt bereisd: { $roads }. Wegen over: { $left }.
mille-spoken-ambush = { $who } lag op { $letter } in hinderlaag.

## Spelers

mille-players = Spelers
mille-role-noble = Edelman
mille-role-thief = Rover
mille-score = { $points } van { $goal } punten
mille-tasks-of = Opdrachten van { $who }
mille-no-tasks = Geen opdrachten
mille-compass-set = Kompas ingesteld
mille-compass-unset = Stelt het kompas in …
mille-compass-own = Je kompas, gesloten: { $letter }
mille-compass-shown = Kompas getoond: { $letter }
mille-alone = Alleen
mille-escorted = Met escorte
mille-escort-on = Escorte op { $letter }

## Het kompas

mille-dial = Kompas
mille-two-compasses = Je twee kompassen
mille-compass-number = Kompas { $number }
mille-road-before = Vorige weg
mille-road-after = Volgende weg
mille-wait-on = Hinderlaag op { $letters }
mille-guard = Escorte op { $letter }, { $roads } wegen
mille-go-alone = Alleen, { $roads } wegen
mille-laid = Je kompas ligt gesloten klaar: { $letters }. Je kunt het veranderen tot iedereen gekozen heeft.

## Vragen

mille-ask-ambush = Waar lig je op de loer voor { $who }?
mille-ask-ambush-two = Langs welke twee wegen lig je op de loer voor { $who }?
mille-ask-escort = Welke weg bewaakt je escorte – of reis je alleen?
mille-ask-take = In { $city } ligt een opdracht. Neem je die?
mille-ask-go = { $city }: welke weg neem je? { $left ->
    [one] Nog één weg.
   *[other] Nog { $left } wegen.
}
mille-take = Nemen
mille-leave = Laten liggen
mille-take-drop = Nemen en afleggen:
mille-fulfils = Vervult een opdracht: +{ $points }
mille-guarded = Je escorte bewaakt deze weg
mille-risk = Bij een overval: { $loss } van je { $held } { $held ->
    [one] opdracht
   *[other] opdrachten
}
mille-risk-all = Bij een overval: al je opdrachten
mille-lies-there = Daar ligt: { $task }
mille-still-in-reach = Daarna nog bereikbaar: { $cities }
mille-ends-turn = Beëindigt je beurt
mille-roads-away = { $roads } { $roads ->
    [one] weg
   *[other] wegen
} ver
mille-right-here = hier
mille-out-of-reach = niet bereikbaar
mille-on-the-map = Op de kaart
mille-your-tasks = Je opdrachten

## Wachten

mille-waits-ambush = { $count ->
    [one] { $who } moet het kompas nog instellen.
   *[other] { $who } moeten hun kompas nog instellen.
}
mille-waits-reveal = Alle kompassen zijn ingesteld.
mille-waits-escort = { $who } beslist over het escorte.
mille-waits-take = { $who } bekijkt een opdracht.
mille-waits-go = { $who } is onderweg. { $left ->
    [one] Nog één weg.
   *[other] Nog { $left } wegen.
}
mille-waits-chance = De opdrachten worden geschud.
mille-waits-over = De partij is afgelopen.

## Het logboek

journal-mille-first-task = { $who } begint met de opdracht { $task }.
journal-mille-laid = Er ligt een nieuwe opdracht op de kaart: { $task }.
journal-mille-misfit = { $task } wordt getrokken en afgelegd: in die stad ligt al een opdracht.
journal-mille-reshuffled = De afgelegde opdrachten worden tot een nieuwe stapel van { $cards } geschud.
journal-mille-turn = Beurt { $turn }: { $who } is de edelman.
journal-mille-escort = { $who } reist met escorte, { $roads } wegen.
journal-mille-alone = { $who } reist alleen, { $roads } wegen.
journal-mille-travelled = { $who } neemt de { $road } ({ $letter }) naar { $to }.
journal-mille-ambush-failed = Het escorte is er: de hinderlaag van { $thieves } op de { $road } ({ $letter }) mislukt.
journal-mille-robbed = Mille grazie! { $thieves } { $count ->
    [one] overvalt { $who } op de { $road } ({ $letter }) en krijgt { $points } punten.
   *[other] overvallen { $who } op de { $road } ({ $letter }) en krijgen elk { $points } punten.
}
journal-mille-lost = { $who } verliest { $tasks }.
journal-mille-fulfilled = { $who } vervult { $task } voor { $points } { $points ->
    [one] punt
   *[other] punten
}.
journal-mille-took = { $who } neemt de opdracht { $task }.
journal-mille-dropped = { $who } legt { $task } af.
journal-mille-rests = { $who } reist niet verder: met de vervulde opdracht eindigt de beurt in { $city }.
journal-mille-declined = { $who } laat de opdracht liggen.
journal-mille-ended = De partij is afgelopen.

## Waarom iets niet mag

closed-no_such_road = Die weg staat niet op de kaart.
closed-one_compass = Een rover wacht op één weg.
closed-two_compasses = Met twee spelers wacht de rover op twee verschillende wegen.
closed-hand_full = Je hebt al drie opdrachten: leg er een af om een nieuwe te nemen.
closed-hand_not_full = Een opdracht leg je alleen af om plaats te maken in een volle hand.
closed-task_not_held = Je hebt de opdracht niet die je wilt afleggen.
closed-road_not_here = Die weg begint niet in jouw stad.
closed-road_used = Geen weg mag twee keer in een beurt gebruikt worden.
closed-no_chance_due = Het toeval beslist nu niets.
closed-other_chance = Het toeval beslist nu iets anders.
closed-wrong_loss = Je verliest zoveel opdrachten als de kleur van de weg zegt.
closed-wrong_shuffle = Bij het schudden komt elke afgelegde opdracht één keer voor.
