# The house itself: its hall, its settings, what stands on every door.
game-adel = Adel Verpflichtet
game-mille = Mille Grazie

title-hall = Halle
title-solo = Eine eigene Partie
title-home = Am Tisch
title-table = Am Tisch
title-tables = Offene Tische
title-create = Ein neuer Tisch
title-me = Du
title-people = Ein Mitglied des Clubs
title-sign-in = Anmelden
title-ratings = Wertungen
title-rules = Regeln
title-learn = Lernen
title-replay = Wiederholung
title-settings = Einstellungen
title-credits = Dank und Quellen
title-privacy = Datenschutz

house-home = In die Halle
house-close = Schließen
house-yes = Ja
house-no = Nein
house-room-missing = Dieser Raum ließ sich nicht öffnen. Bist du verbunden?

hall-motto = Zwei Spiele von Edelleuten und Dieben. Ehrlich ist hier niemand; fair spielen alle.
hall-adel-about = Lords überbieten einander, stellen aus und gehen auf Diebeszug, alles auf dem Weg zur Dinnertafel. Wähle im Geheimen, deck mit den anderen auf und bluffe dich ans Kopfende der Tafel.
hall-mille-about = Ein Edelmann reist durch Norditalien; die anderen lauern ihm an der Straße auf. An welcher? Das wissen nur ihre Kompasse.
hall-play-now = Sofort spielen
hall-friends = Mit Freunden
hall-own-game = Eigene Partie
hall-learn = Spielen lernen
hall-rules = Regeln
hall-rooms = Räume des Clubs
hall-go-on = Weiterspielen
hall-table = { $game }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
  }{ $round ->
    [0] {""}
   *[other] , { $kind ->
        [mille] Zug
       *[other] Runde
    } { $round }
  }
hall-give-up = Diese Partie { $game } aufgeben

language-en = English
language-de = Deutsch
language-it = Italiano
language-nl = Nederlands
language-ro = Română

settings-title = Einstellungen
settings-name = Dein Name
settings-language = Sprache
settings-theme = Licht
settings-theme-auto = Wie das Gerät
settings-theme-light = Tag
settings-theme-dark = Abend
settings-speed = Tempo beim Aufdecken und der Bots
settings-speed-calm = In Ruhe
settings-speed-brisk = Flott
settings-speed-off = Sofort
settings-volume = Ton
settings-mute = Stumm
settings-touch = Vibration
settings-kept = Auf diesem Gerät aufbewahrt
settings-kept-about = Partien, die du zu Hause spielst, fertige Aufzeichnungen und diese Einstellungen bleiben in diesem Browser und nirgendwo sonst.
settings-forget = Alles auf diesem Gerät vergessen
settings-forget-sure = Wirklich alle Partien und Einstellungen dieses Geräts vergessen?
settings-forgotten = Alles auf diesem Gerät ist vergessen.

solo-title = Eine eigene Partie
solo-alone = Gegen Bots
solo-pass = Mehrere Leute, ein Gerät
solo-pass-about = Ihr reicht das Gerät herum. Ein Vorhang verbirgt die Karten, bis ihr Besitzer ihn öffnet.
solo-people = Namen der Spieler
solo-person = Spieler { $number }
solo-start = Austeilen

credits-title = Dank und Quellen
credits-games = Die Spiele
credits-games-about = Adel Verpflichtet ist ein Spiel von Klaus Teuber, Mille Grazie eines von Dirk Hillebrecht. Die Regeln sind hier mit eigenen Worten erzählt, und alle Bilder sind unsere eigenen oder freie, die unten genannt sind. Kein Text und kein Bild stammt aus den gedruckten Spielen.
credits-icons = Symbole
credits-icons-about = Von game-icons.net, unter der Lizenz CC BY 3.0:
credits-icon = { $icon } von { $author }
credits-fonts = Schriften
credits-fonts-about = Cormorant SC von Christian Thalmann und Source Sans 3 von Paul D. Hunt, beide unter der SIL Open Font License 1.1.
credits-program = Das Programm
credits-program-about = Noblesse ist freie Software. Die Seite steht auf Svelte, Fluent, uPlot und uqr (MIT, Apache 2.0); was dahinter läuft, nennt die Dokumentation.

privacy-about = Was dieser Club über Menschen aufbewahrt. Er gehört dem, der ihn betreibt; niemand sonst bekommt etwas zu sehen, und niemand wird gezählt.
privacy-name = Dein Name: Alle sehen ihn, die dir begegnen. Wer als Gast nie eine Partie beendet hat, wird nach einer Weile vergessen.
privacy-account = Login, ein Hash deines Passworts, deine Geräte, wen du aussperrst oder stummschaltest: Das sehen nur du und der Betreiber. Wen es betrifft, erfährt es nie.
privacy-talk = Züge und Gespräche an einem Tisch: solange der Tisch offen ist, und einige Wochen danach.
privacy-games = Beendete Partien mit ihrem Ergebnis: für immer, ohne deinen Namen, sobald du das Konto löschst.
privacy-reports = Meldungen: Nur der Betreiber liest sie, und nach einigen Monaten verschwinden sie.
privacy-journal = Im Protokoll des Clubs stehen keine Namen, Gespräche oder Züge, und von Adressen nur der erste Teil.
privacy-device = Einstellungen und Partien gegen Bots bleiben auf deinem Gerät.
privacy-yours = Du kannst alles als Datei sichern oder löschen:

rules-number = Regel { $number }
