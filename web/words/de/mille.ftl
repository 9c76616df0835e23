### Mille Grazie am Tisch.

## Aufträge, Straßen und Städte

mille-task = { $from } → { $to }
mille-task-in-full = { $from } nach { $to }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
mille-color-green = grün
mille-color-violet = violett
mille-color-orange = orange
mille-road-ends = { $from } – { $to }
mille-road-in-full = { $letter }, { $name }, { $from } – { $to }, { $color }: kostet { $loss } { $loss ->
    [one] Auftrag
   *[other] Aufträge
}
mille-costs = { $color }: ein Überfall kostet { $loss } { $loss ->
    [one] Auftrag
   *[other] Aufträge
}
mille-to-city = nach { $city }
mille-in-city = in { $city }
mille-sea-west = Ligurisches Meer
mille-sea-east = Adria
mille-map = Karte von Norditalien
mille-legend = Was ein Überfall kostet
mille-legend-loss = −{ $loss } { $loss ->
    [one] Auftrag
   *[other] Aufträge
}
mille-deck = Nachziehstapel: { $count } { $count ->
    [one] Auftrag
   *[other] Aufträge
}
mille-discard = Abgelegt: { $count } { $count ->
    [one] Auftrag
   *[other] Aufträge
}

## Die Karte in Worten

mille-spoken-road = { $letter }, { $name }, nach { $to } ({ $color }, { $loss })
mille-spoken-roads = Straßen: { $roads }.
mille-spoken-here = Hier: { $who }.
mille-spoken-lies = Hier liegt ein Auftrag: { $task }.
mille-spoken-used = In diesem Zug bereist: { $roads }. Straßen übrig: { $left }.
mille-spoken-ambush = { $who } lag auf { $letter } im Hinterhalt.

## Spieler

mille-players = Spieler
mille-role-noble = Edelmann
mille-role-thief = Räuber
mille-score = { $points } von { $goal } Punkten
mille-tasks-of = Aufträge von { $who }
mille-no-tasks = Keine Aufträge
mille-compass-set = Kompass gestellt
mille-compass-unset = Stellt den Kompass …
mille-compass-own = Dein Kompass, geschlossen: { $letter }
mille-compass-shown = Kompass aufgedeckt: { $letter }
mille-alone = Allein
mille-escorted = Mit Eskorte
mille-escort-on = Eskorte auf { $letter }

## Der Kompass

mille-dial = Kompass
mille-two-compasses = Deine zwei Kompasse
mille-compass-number = Kompass { $number }
mille-road-before = Vorige Straße
mille-road-after = Nächste Straße
mille-wait-on = Auf { $letters } lauern
mille-guard = Eskorte auf { $letter }, { $roads } Straßen
mille-go-alone = Allein, { $roads } Straßen
mille-laid = Dein Kompass liegt geschlossen da: { $letters }. Bis alle gewählt haben, kannst du ihn ändern.

## Fragen

mille-ask-ambush = Wo lauerst du { $who } auf?
mille-ask-ambush-two = Auf welchen zwei Straßen lauerst du { $who } auf?
mille-ask-escort = Welche Straße bewacht deine Eskorte – oder reist du allein?
mille-ask-take = In { $city } liegt ein Auftrag. Nimmst du ihn?
mille-ask-go = { $city }: Welche Straße nimmst du? { $left ->
    [one] Noch eine Straße.
   *[other] Noch { $left } Straßen.
}
mille-take = Nehmen
mille-leave = Liegen lassen
mille-take-drop = Nehmen und ablegen:
mille-fulfils = Erfüllt einen Auftrag: +{ $points }
mille-guarded = Deine Eskorte bewacht sie
mille-risk = Bei einem Überfall: { $loss } von { $held } { $held ->
    [one] Auftrag
   *[other] Aufträgen
}
mille-risk-all = Bei einem Überfall: alle deine Aufträge
mille-lies-there = Dort liegt: { $task }
mille-still-in-reach = Danach noch erreichbar: { $cities }
mille-ends-turn = Beendet deinen Zug
mille-roads-away = { $roads } { $roads ->
    [one] Straße
   *[other] Straßen
} entfernt
mille-right-here = gleich hier
mille-out-of-reach = nicht erreichbar
mille-on-the-map = Auf der Karte
mille-your-tasks = Deine Aufträge

## Warten

mille-waits-ambush = { $count ->
    [one] { $who } muss noch den Kompass stellen.
   *[other] { $who } müssen noch ihre Kompasse stellen.
}
mille-waits-reveal = Alle Kompasse sind gestellt.
mille-waits-escort = { $who } entscheidet über die Eskorte.
mille-waits-take = { $who } sieht sich einen Auftrag an.
mille-waits-go = { $who } ist unterwegs. { $left ->
    [one] Noch eine Straße.
   *[other] Noch { $left } Straßen.
}
mille-waits-chance = Die Aufträge werden gemischt.
mille-waits-over = Die Partie ist zu Ende.

## Das Journal

journal-mille-first-task = { $who } beginnt mit dem Auftrag { $task }.
journal-mille-laid = Ein neuer Auftrag liegt auf der Karte: { $task }.
journal-mille-misfit = { $task } wird gezogen und abgelegt: In der Stadt liegt schon ein Auftrag.
journal-mille-reshuffled = Die abgelegten Aufträge werden zu einem neuen Stapel von { $cards } gemischt.
journal-mille-turn = Zug { $turn }: Edelmann ist { $who }.
journal-mille-escort = { $who } reist mit Eskorte, { $roads } Straßen weit.
journal-mille-alone = { $who } reist allein, { $roads } Straßen weit.
journal-mille-travelled = { $who } nimmt die { $road } ({ $letter }) nach { $to }.
journal-mille-ambush-failed = Die Eskorte ist da: Der Hinterhalt von { $thieves } auf der { $road } ({ $letter }) scheitert.
journal-mille-robbed = Mille grazie! { $thieves } { $count ->
    [one] überfällt { $who } auf der { $road } ({ $letter }) und bekommt { $points } Punkte.
   *[other] überfallen { $who } auf der { $road } ({ $letter }) und bekommen je { $points } Punkte.
}
journal-mille-lost = { $who } verliert { $tasks }.
journal-mille-fulfilled = { $who } erfüllt { $task } für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
journal-mille-took = { $who } nimmt den Auftrag { $task }.
journal-mille-dropped = { $who } legt { $task } ab.
journal-mille-rests = { $who } reist nicht weiter: Mit dem erfüllten Auftrag endet der Zug in { $city }.
journal-mille-declined = { $who } lässt den Auftrag liegen.
journal-mille-ended = Die Partie ist zu Ende.

## Warum etwas nicht geht

closed-no_such_road = Diese Straße gibt es auf der Karte nicht.
closed-one_compass = Ein Räuber lauert auf einer Straße.
closed-two_compasses = Zu zweit lauert der Räuber auf zwei verschiedenen Straßen.
closed-hand_full = Du hast schon drei Aufträge: Für einen neuen musst du einen ablegen.
closed-hand_not_full = Abgelegt wird ein Auftrag nur, um bei voller Hand Platz zu schaffen.
closed-task_not_held = Den Auftrag, den du ablegen willst, hast du nicht.
closed-road_not_here = Diese Straße beginnt nicht in deiner Stadt.
closed-road_used = Keine Straße darf in einem Zug zweimal benutzt werden.
closed-no_chance_due = Gerade entscheidet kein Zufall.
closed-other_chance = Der Zufall entscheidet gerade etwas anderes.
closed-wrong_loss = Du verlierst so viele deiner Aufträge, wie die Farbe der Straße sagt.
closed-wrong_shuffle = Beim Mischen kommt jeder abgelegte Auftrag genau einmal vor.
