# At the table: everything that is the same for both games.
table-round = Runde { $round }
table-turn = Zug { $turn }
table-doors = Rund um den Tisch
table-board = Das Spielbrett
table-you = (du)
# On a small tile, instead of the name.
table-yourself = Du
table-menu = Menü
table-undo = Um Rücknahme bitten
table-leave = Tisch verlassen
table-leave-sure = Den Tisch wirklich verlassen?
table-leave-about = Eine Vertretung spielt für dich, bis du zurückkommst.
table-leave-rated-sure = Wirklich gehen und die Partie verlieren?
table-leave-rated-about = Wer eine gewertete Partie verlässt, verliert sie: Du wirst Letzter, eine Vertretung spielt weiter, und du kannst nicht zurück.
table-return = Wieder Platz nehmen
table-pause = Pause: in die Halle
table-replaced = Eine Vertretung spielt für dich.
table-resigned = Du hast diese gewertete Partie verlassen und damit verloren. Eine Vertretung spielt sie zu Ende.
table-absent = { $who } ist gerade nicht da.
table-waited-for = Wir warten kurz:
table-stand-in = Vertretung spielen lassen
table-time-left = Verbleibende Zeit
table-looking-back = { $kind ->
    [mille] Du blickst zurück auf Zug { $round }.
   *[other] Du blickst zurück auf Runde { $round }.
}
table-back-to-now = Zurück zum Jetzt
table-reveal = Die Karten werden aufgedeckt …
table-skip = Überspringen
table-broken = Diese Partie steht still: Ihre Regeln widersprechen sich. Du hast nichts falsch gemacht.
table-later = Hier liegen alle Karten offen, etwas zeitversetzt. Noch gibt es nichts zu sehen.
table-not-in-sight = Diese Partie ist nicht für Zuschauer.

line-opening = Der Tisch wird gedeckt …
line-lost = Verbindung verloren. Neuer Versuch …
line-closed-session = Deine Sitzung ist zu Ende. Melde dich an, um zurückzukommen.
line-closed-table = Der Gastgeber hat diesen Tisch geschlossen.
line-closed-blocked = Der Gastgeber wünscht dich nicht an diesem Tisch.
line-closed-banned = Der Betreiber dieses Clubs lässt dich nicht mehr herein.
line-closed-unknown-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
line-closed-elsewhere = Dieser Tisch ist bei dir schon in einem anderen Fenster offen.
line-closed-broken = Diese Partie stammt von einer anderen Fassung der Regeln und lässt sich nicht fortsetzen.

journal-title = Journal
journal-empty = Noch ist nichts geschehen.
journal-look = Das Brett von damals ansehen
journal-table-begins = Die Karten sind ausgeteilt.
journal-table-taken-back = Die letzte Wahl ist zurückgenommen.
journal-table-away = { $who } ist weg: { $why ->
    [left] hat den Tisch verlassen
    [connection-lost] die Verbindung ist verloren
   *[other] seit einer Weile keine Antwort
  }.
journal-table-stand-in = Eine Vertretung spielt für { $who }.
journal-table-returned = { $who } ist zurück.
journal-table-late = Für { $who } war die Zeit um; die Vertretung hat gewählt.
journal-table-undo-asked = { $who } möchte die letzte Wahl zurücknehmen.
journal-table-undo-refused = { $who } ist nicht einverstanden.
journal-table-rematch = { $who } möchte noch eine Partie.
journal-table-host = Gastgeber ist jetzt { $who }.

talk-title = Gespräch
talk-empty = Noch hat niemand ein Wort gesagt.
talk-write = Sag etwas
talk-send = Sagen
talk-road = Straße
talk-smile = { $smile } sagen
talk-said = { $who }: { $what }
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thank-you = Danke!
phrase-hurry = Wollen wir weiter?
phrase-where = Wo wartest du?
phrase-i-wait-on = Ich warte an Straße { $road }.
phrase-wait-on = Warte an Straße { $road }!
phrase-trust-me = Vertrau mir.

undo-asked = { $who } möchte die letzte Wahl zurücknehmen.

curtain-hand-over = Gib das Gerät weiter an { $name }
curtain-about = Alle anderen schauen bitte weg.
curtain-open = Ich bin { $name }

gathering-title = Man versammelt sich am Tisch
gathering-chairs = Plätze
gathering-host = Gastgeber
gathering-away = nicht da
gathering-free = Platz { $seat } ist frei
gathering-sit = Hinsetzen
gathering-stand = Aufstehen
gathering-bot-none = Einen Bot setzen …
gathering-clear = Wegschicken
gathering-start = Karten austeilen
gathering-not-full = Ausgeteilt wird, sobald alle Plätze besetzt sind.
gathering-host-starts = Alle sind da. Der Gastgeber teilt aus.
gathering-wait = Warten, bis sich die anderen setzen …
gathering-take-chair = Nimm einen freien Platz.
gathering-options = Was gespielt wird
gathering-set = So spielen
gathering-not-agreed = hat noch nicht zugestimmt
gathering-waits-for = Noch fehlt die Zustimmung von { $names } zu dem, was geändert wurde.

terms-game = Spiel
terms-seats = Spieler
terms-no = Nein
terms-changed = Der Gastgeber hat geändert, was gespielt wird
terms-changed-about = Es beginnt nichts, bevor du zustimmst.
terms-instead = statt { $before }
terms-agree = Zustimmen

fair-title = Ehrlich gemischt
fair-about = Vor dem Austeilen hat sich der Tisch auf eine geheime Zahl festgelegt und zeigt hier ihr Siegel. Gib eine eigene Zahl dazu: Gemischt wird mit beiden. Nach der Partie wird das Geheimnis gelüftet, und alle können prüfen, dass es das versprochene war.
fair-commitment = Siegel des Geheimnisses:
fair-number = Deine Zahl
fair-give = Dazugeben
fair-given = Deine Zahl ist dabei.

ending-show = Ergebnis zeigen
ending-you-won = Du hast gewonnen!
ending-shared = Du teilst dir den Sieg!
ending-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gemeinsam gewonnen.
  }
ending-place = Rang
ending-who = Spieler
ending-position = Feld
ending-points = Punkte
ending-nth = { $place }.
ending-rematch = Revanche
ending-rematch-waits = Warten auf die anderen …
ending-wants-rematch = Noch eine Partie möchten: { $names }.
ending-given-up = Als Letzte gewertet, weil sie gegangen sind: { $names }.
ending-replay = Zurückblicken
ending-look = Den Tisch ansehen

refused-connection-lost = Die Verbindung ist verloren und kommt von selbst wieder. Eine Wahl, die du getroffen hast, wird dann neu gesendet.
refused-not-your-seat = Das ist nicht dein Platz.
refused-seat-taken = Dort sitzt schon jemand.
refused-seats-empty = Noch sind nicht alle Plätze besetzt.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-not-the-host = Das darf nur der Gastgeber.
refused-only-watching = Du bist zum Zuschauen hier; mit dieser Einladung darfst du dich nicht setzen.
refused-already-started = Die Partie hat schon begonnen.
refused-not-playing = Gerade wird keine Partie gespielt.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-old-question = Das ist inzwischen entschieden.
refused-not-asked = Du bist gerade nicht gefragt.
refused-stand-in-plays = Eine Vertretung spielt für dich. Nimm erst wieder Platz.
refused-illegal = Das erlauben die Regeln nicht.
refused-bad-options = Diese Einstellungen passen nicht zusammen.
refused-other-options = Was gespielt wird, ist gerade geändert worden. Sieh es dir erst an.
refused-not-agreed = Jemand hat dem, was geändert wurde, noch nicht zugestimmt.
refused-bad-number = Eine Zahl hat höchstens 64 Zeichen.
refused-bad-talk = Das ist zu lang oder leer.
refused-too-much-talk = Das war viel auf einmal: warte einen Augenblick.
refused-talk-is-off = An diesem Tisch wird nicht geredet.
refused-rated = In einer gewerteten Partie wird nichts zurückgenommen.
refused-nothing-to-take-back = Es gibt noch nichts zurückzunehmen.
refused-already-revealed = Es ist aufgedeckt: Zurücknehmen geht nicht mehr.
refused-undo-asked-already = Darum hat schon jemand gebeten.
refused-nothing-asked = Darum bittet niemand mehr.
refused-no-stand-in = Für dich spielt keine Vertretung.
refused-still-here = Der Spieler ist noch da.
refused-have-patience = Die Verbindung ist eben erst abgerissen. Warte noch ein wenig.
refused-given-up = Du hast diese gewertete Partie verlassen und kannst nicht zurück.
refused-unreadable = Das hat der Tisch nicht verstanden.
refused-unknown = Das kennt der Tisch nicht.

bot-nth = { $name } { $nth }
name-marked = { $name } ({ $mark })
