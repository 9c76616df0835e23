### Was nur das Terminal sagt; die Namen der Dinge und das meiste vom Journal stehen bei der Seite (web/words).
### Was man tippt, ist in jeder Sprache gleich: die Notation (check 24) und help, undo, save, quit, table, journal, objects, roads, tasks.

list-last = { $before } und { $last }

## Entscheidungen, wie die Listen und der Tisch sie nennen

move-auction = Auktionshaus
move-castle = Schloss
move-check = Scheck { $what }
move-thief = Dieb { $what }
move-exhibit = Ausstellung
move-detective = Detektiv
move-pass = Passen
move-buy-left = Kauf links
move-buy-right = Kauf rechts
move-show = Zeigen { $what }
move-steal = Stehlen { $what }
move-ambush = Hinterhalt { $what }
move-escort = Eskorte { $what }
move-alone = Allein
move-take = Nehmen
move-take-drop = Nehmen, ablegen: { $what }
move-leave = Liegen lassen
move-go = Straße { $what }
move-go-to = { $what } nach { $city }

## Der erste Bildschirm

start-motto = zwei Spiele um Adel und Diebe
start-which = Was wollen wir spielen?
start-adel = sammeln, ausstellen, stehlen und bluffen; 2 bis 6 Lords
start-mille = durch Italien reisen oder im Hinterhalt lauern; 2 bis 4 Spieler
start-help = Adel Verpflichtet: Lords eines Clubs kaufen kuriose Sammelstücke, stellen sie aus und bestehlen einander. Mille Grazie: Einer reist, die anderen lauern an den Straßen. Bots spielen mit dir.
start-players = Wie viele spielen, dich mitgezählt? ({ $fewest } bis { $most })
start-players-help = Du spielst gegen Bots: 4 heißt du und drei Bots.
start-players-again = Eine Zahl von { $fewest } bis { $most }, oder Enter für { $usual }.
start-hint = Enter für { $usual } · quit verlässt das Spiel
start-again = Tippe eine der Möglichkeiten oder ihre Nummer, oder Enter.

## Der Abend

welcome = Willkommen. Mit ? gibt es jederzeit Hilfe; das Blatt hat die Nummer { $deal }.
goes-on = Die Partie aus { $file } geht weiter.
new-deal = Ein neues Blatt, Nummer { $deal }.
another = Noch eine Partie?
another-no = nein
another-no-about = den Tisch verlassen
another-yes = ja
another-yes-about = neu geben
another-hint = Enter verlässt den Tisch
another-again = 1 verlässt den Tisch, 2 gibt neu.
parting-saved = Die Partie ist gespeichert. Weiter geht es mit:
parting-from-there = Was seitdem entschieden wurde, ist nicht gespeichert. Von dort geht es weiter mit:
parting-lost = Die Partie ist nicht gespeichert.
parting-same-deal = Die Partie ist nicht gespeichert. Noch einmal dasselbe Blatt:
parting-file = Die Partie steht in { $file }.
parting-no-input = Die Eingabe ist zu Ende.

## Das Ende

nth = { $place }.
end-you = (du)
end-space = auf Feld { $space }
end-nothing = nichts zu zeigen
end-showing = letzte Schau { $objects }
end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-won-me = Du hast gewonnen. Glückwunsch!
end-won-with = Du teilst dir den Sieg mit { $names }.
end-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}

## Das Gespräch

hint-usual = eine Zahl oder Wörter · ? Hilfe · undo zurück · save speichern · quit Ende
hint-how = { $how } · ? Hilfe
hint-face-down = Enter deckt die Karten auf · undo nimmt sie zurück · oder wähl anders · ? Hilfe
hint-more = (? zeigt alle)
face-down = Verdeckt vor dir: { $move }.
taken-back-card = Du nimmst zurück: { $move }.
taken-back = Du nimmst deine letzte Entscheidung zurück.
nothing-to-take-back = Noch gibt es nichts zurückzunehmen.
revealed-already = Deine letzte Entscheidung lässt sich nicht zurücknehmen: Was daraus wurde, ist aufgedeckt, und niemand vergisst, was er gesehen hat.
typed-with = So tippt man es: { $how }. ? erklärt es.
type-one = Tippe 1, oder ? für Hilfe.
type-number = Tippe eine Zahl von 1 bis { $most } oder die Wörter. ? erklärt es.
not-understood = „{ $typed }“ ist keine der Entscheidungen.
could-be = „{ $typed }“ könnte { $moves } sein. Tippe etwas mehr oder die Nummer.
or = { $before } oder { $last }
no-such-choice = Das ist keine Nummer einer Möglichkeit. Möglich ist: { $how }.
no-choice = Hier gibt es nichts zu wählen: Weiter mit Enter.
one-choice = Es gibt nur die Möglichkeit 1.
choices = Es gibt die Möglichkeiten 1 bis { $most }.
no-such-list = Diese Liste gibt es in diesem Spiel nicht. ? sagt, was man tippen kann.
pause-over = Die Partie ist zu Ende.
pause-round = Runde { $round } ist zu Ende.
pause-turn = Zug { $round } ist zu Ende.
pause-how = Weiter mit Enter
pause-help = Das ist seit deiner letzten Entscheidung geschehen. Weiter mit Enter.
pause-nothing = Hier gibt es nichts zu entscheiden: Weiter mit Enter.
quit-ask = Du verlässt die Partie. Soll sie gespeichert werden?
quit-save = speichern
quit-save-about = in { $file }
quit-leave = verlassen
quit-leave-about = sie ist verloren
quit-stay = bleiben
quit-stay-about = weiterspielen
quit-help = save schreibt die Partie auf, und du kannst später weiterspielen; save DATEI nennt die Datei.
quit-again = 1 speichert und verlässt die Partie, 2 verlässt sie, 3 bleibt.
saved = Gespeichert in { $file }, und von jetzt an nach jeder Entscheidung.
not-saved = Nicht gespeichert: { $why }.
file-is-there = die Datei { $file } gibt es schon, sie bleibt, wie sie ist; nimm einen anderen Namen: save DATEI
page-on = Enter oder Pfeile: weiter · q: zurück zur Partie
page-end = Enter: zurück zur Partie

## Listen und Hilfe

title-round = { $title }, Runde { $round }
title-turn = { $title }, Zug { $round }
title-end = { $title }, Ende
list-journal = Das Journal
list-objects = Die Sammelstücke
list-roads = Die Straßen
list-tasks = Die Aufträge
help-choices = deine Möglichkeiten
help-prompt = bei jeder Frage
help-number = eine Zahl
help-number-about = die Möglichkeit mit dieser Nummer
help-words = Wörter
help-words-about = eine Entscheidung oder ihr Anfang: Scheck 24, check 24, ch 24
help-undo-about = nimmt die letzte Entscheidung zurück, bis etwas aufgedeckt ist
help-table-about = zeigt noch einmal den Tisch
help-journal-about = alles, was geschehen ist
help-objects-about = was von allen Sammelstücken bekannt ist, mit ihren Namen
help-roads-about = alle Straßen mit ihren Farben und Enden
help-tasks-about = alle Aufträge: auf der Karte, vor den Spielern, abgelegt
help-save = save [DATEI]
help-save-about = schreibt die Partie auf; später weiter mit --resume DATEI
help-quit-about = verlässt die Partie

## Der Tisch von Adel Verpflichtet

you = du
window-left = Fenster links
window-right = Fenster rechts
register = Kasse
jail = Gefängnis
empty = leer
head-lord = Lord
head-at = Feld
head-objects = Stücke
head-checks = Schecks
head-thieves = Diebe
head-last-round = (vorige Runde)
head-this-round = diese Runde
card-face-down = Karte verdeckt
deed-face-down = { $deed }, verdeckt
deed-chosen = gewählt
yours = Deine
yours-nothing = nichts
objects-you = (du)
objects-count = { $count ->
    [one] { $count } Sammelstück
   *[other] { $count } Sammelstücke
}
objects-hidden = { $count } nie gezeigt
objects-secret = (hat sonst niemand gesehen)
series = Serien:

## Die Fragen von Adel Verpflichtet

offer-auction = mit Scheck kaufen, oder ein Dieb nimmt den bezahlten Scheck
offer-castle = ausstellen, Ausgestelltes stehlen oder Diebe fangen
offer-check = der höchste Scheck kauft ein Sammelstück
offer-thief-auction = nimmt den bezahlten Scheck, wenn kein anderer Dieb hier ist
offer-thief-castle = nimmt aus jeder Ausstellung ein Stück; ein Detektiv fängt ihn
offer-exhibit = Stücke ohne Lücke zeigen: die beste zieht { $best }, die zweite { $second }
offer-detective = ist ein Dieb hier: sperrt alle ein, und du rückst nach deinem Rang vor, zurzeit { $steps }; zuerst ziehen die Aussteller
offer-pass = du hast hier keine Karte zu spielen
offer-show = { $count ->
    [one] { $count } Stück, von { $year }
   *[other] { $count } Stücke, das älteste von { $year }
}
offer-show-seen = alle schon gesehen
offer-show-all = alles, was du hast
not-yours = Du hast kein Sammelstück „{ $object }“; ausgestellt werden nur eigene
ask-buy = Dein Scheck über { $check } ist der höchste. Welches Sammelstück nimmst du?
ask-show = Was stellst du aus? Die beste Ausstellung zieht { $best }, die zweite { $second }.
ask-steal = Dein Dieb ist in der Ausstellung von { $who }. Was nimmst du?
how-show = eine Zahl, Stücke (A1585 1622 B1650) oder Änderung (+C1468 -A1585)
help-place-1 = Alle wählen geheim einen Ort; dann werden alle Orte gemeinsam aufgedeckt (A6).
help-place-2 = Im Auktionshaus kauft der höchste Scheck das Sammelstück eines Schaufensters, und ein Dieb, der dort allein ist, nimmt diesen Scheck (A10). Ohne Scheck und ohne Dieb kannst du nicht hin (A7).
help-place-3 = Im Schloss stellen Lords aus und rücken vor, Diebe nehmen Stücke aus den Ausstellungen, und Detektive bringen Diebe ins Gefängnis (A11 bis A16).
help-castle-1 = Alle wählen geheim eine Karte (A8). Zuerst kommen die Ausstellungen, dann die Diebe, dann die Detektive (A11).
help-castle-2 = Ausstellung: mindestens drei Sammelstücke, deren Buchstaben ohne Lücke aufeinander folgen (A14). Mehr Stücke schlagen weniger, dann entscheidet das älteste. Die beste Ausstellung zieht die höhere Zahl vom Schloss des Führenden, die zweitbeste die niedrigere (A13).
help-castle-3 = Dieb: nimmt aus jeder Ausstellung ein Stück, der höchste Dieb zuerst (A15). Ist auch ein Detektiv hier, muss er ins Gefängnis, aber die Beute bleibt dir (A16, A17).
help-castle-4 = Detektiv: Ist mindestens ein Dieb hier, sperrt er alle ein, und du rückst um den Rang vor, den deine Figur hat, wenn die Aussteller gezogen sind: der Erste 1, der Zweite 2 und so weiter (A16). Sonst nichts.
help-house-1 = Alle wählen geheim eine Karte (A8).
help-house-2 = Scheck: Der höchste kauft das Sammelstück eines Schaufensters und kommt in die Kasse; alle anderen gehen zurück (A10a).
help-house-3 = Dieb: Ist er der einzige hier, nimmt er den bezahlten Scheck, und der gehört von jetzt an dir. Zwei oder mehr bekommen nichts. Hier kann einem Dieb nichts geschehen (A10b, A10c).
help-buy-1 = Du bezahlst mit deinem Scheck und nimmst das oberste Sammelstück des Stapels, den du wählst (A10a). Das nächste dieses Stapels kommt ins Schaufenster.
help-buy-2 = Wertvoll ist, was eine Reihe von Buchstaben verlängert (A14), und alte Stücke entscheiden zwischen gleich großen Ausstellungen (A13).
help-show-1 = Mindestens drei Sammelstücke, deren Buchstaben im Alphabet ohne Lücke aufeinander folgen (A14). Alle Ausstellungen werden gemeinsam aufgedeckt (A12).
help-show-2 = Mehr Stücke schlagen weniger; bei gleich vielen entscheidet das älteste (A13).
help-show-3 = Du darfst Stücke zurückhalten (A12): Was nicht gezeigt wird, kann nicht gestohlen werden (A15), und niemand erfährt davon (A26).
help-show-4 = Die Liste hat die beste Ausstellung jeder Größe. Jede andere tippst du mit ihren Stücken (Kennung oder Jahr), und +Stück oder -Stück ändert die, die verdeckt liegt.
help-steal-1 = Dein Dieb nimmt aus jeder Ausstellung ein Stück, in der Reihenfolge ihres Rangs (A15). Es gehört dir, auch wenn ein Detektiv den Dieb danach einsperrt (A16).

## Der Tisch von Mille Grazie

noble = Edelmann
lay-in-wait = lauerte auf:
journey = Reise
journey-left = noch { $left }
journey-none = noch nicht begonnen
escort = Eskorte
escort-alone = keine: allein
escort-open = noch nicht gewählt
escort-hidden = irgendwo
escort-on = auf
compass = Kompass
compass-unset = nicht gestellt
pile = Stapel
pile-about = { $tasks ->
    [one] { $tasks } Auftrag; Ziel { $goal }
   *[other] { $tasks } Aufträge; Ziel { $goal }
}
on-the-map = Auf der Karte
road-costs = kostet { $loss }
tasks-none = keine
tasks-before = Vor { $who }
tasks-discarded = Abgelegt
tasks-to-come = { $count ->
    [one] { $count } ist noch zu ziehen.
   *[other] { $count } sind noch zu ziehen.
}

## Die Fragen von Mille Grazie

price-first = { $color } kostet { $loss }
price-next = { $color } { $loss }
offer-go = { $road }, { $color }, kostet { $loss }
offer-go-scores = bringt { $points }
offer-go-ends = und beendet deinen Zug
offer-go-task = ein Auftrag nach { $to }
offer-alone = { $roads ->
    [one] keine Eskorte, aber { $roads } Straße
   *[other] keine Eskorte, aber { $roads } Straßen
}
offer-take = nach { $to }
offer-drop = { $points } wert
offer-leave = er bleibt, wo er ist
ask-ambush = Auf welcher Straße lauerst du { $who } auf? Ausgangsort ist { $city }.
ask-ambush-two = Auf welchen zwei Straßen lauerst du { $who } auf? Ausgangsort ist { $city }.
ask-escort = Du bist der Edelmann, in { $city }. Welche Straße bewacht die Eskorte, oder reist du allein?
ask-take = In { $city } liegt ein Auftrag nach { $to } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Nimmst du ihn?
ask-go = Du bist in { $city }, noch { $left ->
    [1] eine Straße
   *[other] { $left } Straßen
}. Welche nimmst du?
how-ambush = ein Buchstabe; roads zeigt alle
how-ambush-two = zwei Buchstaben, etwa F L; roads zeigt alle
how-escort = ein Buchstabe oder allein (alone); roads zeigt alle
how-go = eine Zahl, ein Buchstabe oder eine Stadt
help-arrival = An diesem Tisch endet der Zug des Edelmanns in der Stadt, in der er einen Auftrag erfüllt; was dort liegt, darf noch genommen werden (M19).
help-ambush-1 = Stell geheim deinen Kompass. Jede Straße der Karte ist möglich (M5).
help-ambush-2 = Reist der Edelmann über eine Straße, auf der du lauerst, und die Eskorte ist nicht dort, bekommst du { $booty ->
    [one] { $booty } Punkt
   *[other] { $booty } Punkte
}, und er verliert Aufträge: { $prices } (M9). Auf der Karte sagt die Zahl neben dem Buchstaben der Straße, wie viele.
help-ambush-3 = Mit Eskorte reist er über { $escorted } Straßen, allein über { $alone } (M6). Er will dorthin, wohin seine Aufträge führen (M10).
help-ambush-two = Zu zweit stellt der Räuber zwei verschiedene Straßen ein (M17).
help-escort-1 = Mit Eskorte stellst du geheim die eine Straße ein, die sie bewacht, und reist über { $escorted } Straßen. Allein, was du ansagst, reist du über { $alone } (M6).
help-escort-2 = Auf der bewachten Straße können Räuber nichts ausrichten (M8). Auf jeder anderen nimmt dir ein Räuber, der dort lauert, Aufträge: { $prices } (M9).
help-take-1 = Du darfst den Auftrag nehmen, der in deiner Stadt liegt; er liegt offen vor dir, und für die Karte wird ein neuer gezogen (M11).
help-take-2 = Du darfst { $most } haben; mit voller Hand musst du für einen neuen einen ablegen (M12).
help-take-3 = Ein Auftrag bringt seine Punkte, wenn du in seiner Stadt ankommst (M10), wenn er dir nicht unterwegs geraubt wird (M13).
help-go-1 = Keine Straße darf in einem Zug zweimal benutzt werden, Städte schon. Du musst die ganze Strecke reisen, außer alle Straßen deiner Stadt sind benutzt (M7).
help-go-2 = Ein Räuber, der auf der Straße lauert, überfällt dich, wenn die Eskorte sie nicht bewacht (M8, M9). Dann kommst du an, und die Aufträge dorthin zählen (M10, M13).

## Das Journal, wo es die Namen braucht, die man tippt

said = { $who }: „{ $what }“
told-dealt = { $who } bekommt { $objects }.
told-window-left = Im linken Schaufenster liegt { $object }.
told-window-right = Im rechten Schaufenster liegt { $object }.
told-window-left-empty = Das linke Schaufenster ist leer.
told-window-right-empty = Das rechte Schaufenster ist leer.
told-bought = { $you ->
    [yes] Du kaufst { $object }, für { $check }.
   *[no] { $who } kauft { $object }, für { $check }.
}
told-stole = { $you ->
    [yes] Dein Dieb nimmt { $object }, von { $from }.
    [victim] Der Dieb von { $who } nimmt dir { $object }.
   *[no] Der Dieb von { $who } nimmt { $object }, von { $from }.
}
told-exhibited = { $you ->
    [yes] Du zeigst { $objects }: { adel-ranked }.
   *[no] { $who } zeigt { $objects }: { adel-ranked }.
}
told-last-showing = { $you ->
    [yes] Letzte Schau: Du zeigst { $objects }, { adel-ranked }.
   *[no] Letzte Schau: { $who } zeigt { $objects }, { adel-ranked }.
}
told-travelled = { $who } nimmt die { $road } ({ $letter }, { $color }).
told-arrived = { $who } kommt in { $city } an.
told-sealed = Der Kompass von { $who } blieb verdeckt.
