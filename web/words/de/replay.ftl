### Rückblick auf eine beendete Partie.

replay-title = Wiederholung
replay-opening = Die Partie wird gesucht …
replay-board = Das Brett in diesem Moment
replay-panels = Journal, Verlauf und mehr
replay-panel-story = Journal
replay-panel-chart = Verlauf
replay-panel-fair = Fairness & Datei
replay-player = Spieler { $number }

## Die Zeitleiste

replay-time-line = Zeitleiste
replay-round = { $kind ->
    [mille] Zug { $round }
   *[other] Runde { $round }
}
replay-where = { $kind ->
    [mille] Zug { $round }, Moment { $moment } von { $moments }
   *[other] Runde { $round }, Moment { $moment } von { $moments }
}
replay-first = Zum Anfang
replay-previous = Einen Moment zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Moment weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-speed-times = { $times }×

## Mit wessen Augen

replay-eyes = Mit wessen Augen
replay-eyes-all = Alle Hände offen
replay-eyes-public = Zuschauer
replay-eyes-seat = Mit den Augen von { $who }

## Was geschah

replay-story = Journal der Partie
replay-deal = Die Karten sind verteilt.
replay-chosen-place = Alle haben heimlich ihren Ort gewählt.
replay-chosen-ambush = Die Räuber haben heimlich ihre Kompasse gestellt.
replay-decided = Alle haben entschieden.
replay-won = Der Sieg geht an { $winners }.

## Der Verlauf

replay-chart = { $kind ->
    [mille] Punkte nach jedem Zug
   *[other] Feld auf der Strecke nach jeder Runde
}
replay-chart-rounds = { $kind ->
    [mille] Zug
   *[other] Runde
}
replay-chart-table = Dasselbe als Tabelle

## Das faire Mischen

replay-fair-title = Wurde fair gemischt?
replay-fair-about = Vor der Partie hat der Tisch sein Mischen mit einer Zusage versiegelt. Jetzt liegt alles offen, und dein Gerät kann das Verteilen nachrechnen.
replay-fair-noted = Die Zusage, die du dir notiert hast (freiwillig)
replay-fair-check = Mischen prüfen
replay-fair-yes = Wie versprochen verteilt
replay-fair-no = Nicht wie versprochen
replay-fair-unknown = Das lässt sich hier nicht prüfen
replay-fair-commitment = Die Zusage in der Aufzeichnung gehört zum geöffneten Startwert.
replay-fair-commitment-noted = Die Zusage ist die, die du notiert hast, und sie gehört zum geöffneten Startwert.
replay-fair-seed = Der Startwert ist vollständig und gehört zu diesem Tisch und dieser Partie.
replay-fair-number = Die Zahl „{ $number }“ von { $who } wurde untergemischt.
replay-fair-no-numbers = Niemand hat eine eigene Zahl dazugegeben.
replay-fair-deck = { $cards ->
    [one] Die eine Karte lag wie versprochen.
   *[other] Alle { $cards } Karten lagen in der versprochenen Reihenfolge.
}
replay-fair-chance = { $events ->
    [one] Eine spätere Ziehung war wie versprochen.
   *[other] Alle { $events } späteren Ziehungen waren wie versprochen.
}
replay-fair-nothing-opened = In dieser Aufzeichnung wurde nichts versiegelt und geöffnet; es gibt also nichts zu prüfen.
replay-fair-not-noted = Die Zusage in der Aufzeichnung ist nicht die, die du notiert hast.
replay-fair-not-commitment = Die Zusage gehört nicht zum geöffneten Startwert.
replay-fair-not-seed = Der Startwert in der Aufzeichnung ist keiner.
replay-fair-not-deck = Die Karten lagen nicht in der versprochenen Reihenfolge.
replay-fair-not-chance = Eine spätere Ziehung ist nicht die versprochene, oder ein Zug ist nicht erlaubt.
replay-fair-not-result = Das Ergebnis ist nicht das, zu dem die Züge führen.
replay-fair-not-other = Etwas in der Aufzeichnung passt nicht zusammen.
replay-fair-unknown-edition = Die Ausgabe, mit der gespielt wurde, ist nicht hier, oder eine andere trägt jetzt ihren Namen.
replay-fair-unknown-unfinished = Die Partie ist nicht zu Ende. Was gespielt wurde, ist wie versprochen; der Rest lässt sich nicht prüfen.
replay-fair-unknown-other = Nicht alles in dieser Aufzeichnung lässt sich hier prüfen.
replay-fair-how = So funktioniert das faire Mischen
replay-fair-how-promise = Der Tisch verspricht: Er zieht einen geheimen Startwert und zeigt allen dessen Fingerabdruck, die Zusage. Danach kann er es sich nicht mehr anders überlegen.
replay-fair-how-stir = Die Spieler rühren um: Alle dürfen eine eigene Zahl dazugeben. Als der Tisch versprach, kannte er sie nicht.
replay-fair-how-deal = Verteilt wird aus dem Startwert und allen Zahlen zusammen. Was später der Zufall entscheidet, kommt aus denselben beiden.
replay-fair-how-open = Am Ende wird der Startwert geöffnet, und alle können das Verteilen nachrechnen.
replay-fair-limits = Das beweist, dass niemand die Karten zurechtgelegt hat, wenn wenigstens einer eine Zahl dazugegeben hat, die niemand vorhersehen konnte. Es hindert den, der verteilt, nicht daran, sie anzusehen.
replay-fair-key-commitment = Zusage
replay-fair-key-seed = Startwert

## Dateien

replay-keep = Die Partie als Datei
replay-keep-about = Die Aufzeichnung enthält jede Karte und jeden Zug. Jeder kann hier auf sie zurückblicken oder sie prüfen.
replay-download = Aufzeichnung sichern
replay-link = Einen Link zu dieser Partie schicken
replay-other = Andere Aufzeichnung öffnen
replay-watch = Zurückblicken
replay-forget = Entfernen
replay-file-about = Öffne die Aufzeichnung einer beendeten Partie und sieh sie dir Moment für Moment an, mit den Augen aller. Sie bleibt auf diesem Gerät.
replay-file-choose = Aufzeichnung wählen
replay-file-drop = oder eine .noblesse.json-Datei hier ablegen
replay-file-paste = Aufzeichnung einfügen
replay-file-show = Zeigen
replay-kept = Partien auf diesem Gerät
replay-kept-none = Noch keine. Partien, die du hier beendest, stehen dann hier.
replay-kept-about = { $players ->
    [one] { $players } Spieler, { $when }
   *[other] { $players } Spieler, { $when }
}
replay-no-club = Der Club ist gerade nicht zu erreichen. Partien auf diesem Gerät kannst du trotzdem ansehen.
replay-no-game = Diese Partie gibt es hier nicht, oder sie ist noch nicht zu Ende.
replay-refused-no-json = Das ist keine Aufzeichnung: Eine Aufzeichnung ist eine .noblesse.json-Datei.
replay-refused-long = Das ist für eine Aufzeichnung viel zu lang.
replay-refused-unfinished = Diese Partie ist nicht zu Ende. Zurückblicken kannst du nur auf beendete Partien, denn eine Aufzeichnung zeigt die Hand von allen.
replay-refused-result = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem ihre Züge führen.
replay-refused-version = Diese Aufzeichnung hat eine andere Version, die hier nicht gelesen werden kann.
replay-refused-move = Zug { $move } der Aufzeichnung ist nicht erlaubt.
replay-refused-other = Diese Aufzeichnung kann nicht gelesen werden.
