# The house itself: its hall, its settings, what stands on every door.
game-adel = Adel Verpflichtet
game-mille = Mille Grazie

title-hall = Hal
title-solo = Een eigen partij
title-home = Aan tafel
title-table = Aan tafel
title-tables = Open tafels
title-create = Een nieuwe tafel
title-me = Jij
title-people = Een lid van de club
title-sign-in = Aanmelden
title-ratings = Ratings
title-rules = Regels
title-learn = Leren
title-replay = Herhaling
title-settings = Instellingen
title-credits = Dank en bronnen
title-privacy = Privacy

house-home = Naar de hal
house-close = Sluiten
house-yes = Ja
house-no = Nee
house-room-missing = Deze kamer ging niet open. Heb je verbinding?

hall-motto = Twee spellen over adel en dieven. Eerlijk is hier niemand; sportief speelt iedereen.
hall-adel-about = Lords bieten tegen elkaar op, stellen tentoon en bestelen elkaar op weg naar de feesttafel. Kies in het geheim, onthul tegelijk en bluf je naar het hoofd van de tafel.
hall-mille-about = Een edelman reist door Noord-Italië; de anderen wachten hem op langs de weg. Welke? Dat weten alleen hun kompassen.
hall-play-now = Speel meteen
hall-friends = Met vrienden
hall-own-game = Eigen partij
hall-learn = Leer het spel
hall-rules = Regels
hall-rooms = Kamers van de club
hall-go-on = Verder spelen
hall-table = { $game }, { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
  }{ $round ->
    [0] {""}
   *[other] , { $kind ->
        [mille] beurt
       *[other] ronde
    } { $round }
  }
hall-give-up = Geef deze partij { $game } op

language-en = English
language-de = Deutsch
language-it = Italiano
language-nl = Nederlands
language-ro = Română

settings-title = Instellingen
settings-name = Je naam
settings-language = Taal
settings-theme = Licht
settings-theme-auto = Zoals het apparaat
settings-theme-light = Dag
settings-theme-dark = Avond
settings-speed = Tempo van bots en onthullingen
settings-speed-calm = Rustig
settings-speed-brisk = Vlot
settings-speed-off = Meteen
settings-volume = Geluid
settings-mute = Stil
settings-touch = Trillen
settings-kept = Bewaard op dit apparaat
settings-kept-about = Partijen die je thuis speelt, opnames van afgelopen partijen en deze instellingen worden in deze browser bewaard en nergens anders.
settings-forget = Vergeet alles op dit apparaat
settings-forget-sure = Echt alle partijen en instellingen van dit apparaat vergeten?
settings-forgotten = Alles op dit apparaat is vergeten.

solo-title = Een eigen partij
solo-alone = Tegen bots
solo-pass = Meer mensen, één apparaat
solo-pass-about = Jullie geven het apparaat door. Een gordijn verbergt ieders kaarten, tot de eigenaar het openschuift.
solo-people = Namen van de spelers
solo-person = Speler { $number }
solo-start = Delen

credits-title = Dank en bronnen
credits-games = De spellen
credits-games-about = Adel Verpflichtet is een spel van Klaus Teuber, Mille Grazie een spel van Dirk Hillebrecht. De regels zijn hier in onze eigen woorden verteld, en alle afbeeldingen zijn van onszelf of vrij en hieronder genoemd. Geen tekst en geen afbeelding komt uit de gedrukte spellen.
credits-icons = Pictogrammen
credits-icons-about = Van game-icons.net, onder de licentie CC BY 3.0:
credits-icon = { $icon } van { $author }
credits-fonts = Lettertypen
credits-fonts-about = Cormorant SC van Christian Thalmann en Source Sans 3 van Paul D. Hunt, beide onder de SIL Open Font License 1.1.
credits-program = Het programma
credits-program-about = Noblesse is vrije software. De pagina steunt op Svelte, Fluent, uPlot en uqr (MIT, Apache 2.0); wat erachter draait, staat in de documentatie.

privacy-about = Wat deze club over mensen bewaart. Hij is van wie hem draait, de eigenaar; niemand anders krijgt iets te zien, en niemand wordt geteld.
privacy-name = Je naam: iedereen die je ontmoet ziet hem. Een gast die nooit een partij uitspeelde, wordt na een tijd vergeten.
privacy-account = Login, een hash van je wachtwoord, je apparaten, wie je blokkeert of dempt: dat zien alleen jij en de eigenaar. Wie het betreft, hoort er nooit van.
privacy-talk = Zetten en gesprekken aan een tafel: zolang de tafel open is, en enkele weken daarna.
privacy-games = Gespeelde partijen met hun uitslag: voorgoed, zonder je naam zodra je het account verwijdert.
privacy-reports = Meldingen: alleen de eigenaar leest ze, en na enkele maanden verdwijnen ze.
privacy-journal = In het logboek van de club staan geen namen, gesprekken of zetten, en van adressen alleen het eerste deel.
privacy-device = Instellingen en partijen tegen bots blijven op je apparaat.
privacy-yours = Je kunt alles als bestand bewaren, of verwijderen:

rules-number = Regel { $number }
