# At the table: everything that is the same for both games.
table-round = Ronde { $round }
table-turn = Beurt { $turn }
table-doors = Rond de tafel
table-board = Het speelbord
table-you = (jij)
# On a small tile, instead of the name.
table-yourself = Jij
table-menu = Menu
table-undo = Vraag om terugnemen
table-leave = Verlaat de tafel
table-leave-sure = De tafel echt verlaten?
table-leave-about = Een vervanger speelt voor je tot je terugkomt.
table-leave-rated-sure = Echt weggaan en de partij verliezen?
table-leave-rated-about = Wie een partij die meetelt verlaat, verliest die: je wordt laatste, een vervanger speelt verder en je kunt niet terug.
table-return = Ga weer zitten
table-pause = Pauze: naar de hal
table-replaced = Een vervanger speelt voor jou.
table-resigned = Je hebt deze partij, die meetelt, verlaten en dus verloren. Een vervanger speelt haar uit.
table-absent = { $who } is even weg.
table-waited-for = We wachten even:
table-stand-in = Laat een vervanger spelen
table-time-left = Resterende tijd
table-looking-back = { $kind ->
    [mille] Je kijkt terug naar beurt { $round }.
   *[other] Je kijkt terug naar ronde { $round }.
}
table-back-to-now = Terug naar nu
table-reveal = De kaarten worden onthuld …
table-skip = Overslaan
table-broken = Deze partij staat stil: haar regels spreken elkaar tegen. Het ligt niet aan jou.
table-later = Hier liggen alle handen open, met enige vertraging. Er is nog niets te zien.
table-not-in-sight = Bij deze partij zijn geen toeschouwers.

line-opening = De tafel wordt gedekt …
line-lost = Verbinding verbroken. Nieuwe poging …
line-closed-session = Je sessie is afgelopen. Meld je aan om terug te komen.
line-closed-table = De gastheer heeft deze tafel gesloten.
line-closed-blocked = De gastheer wil je niet aan deze tafel.
line-closed-banned = De eigenaar van deze club laat je niet meer binnen.
line-closed-unknown-table = Deze tafel bestaat niet, of staat niet voor je open.
line-closed-elsewhere = Je hebt deze tafel al open in een ander venster.
line-closed-broken = Deze partij is bewaard met een andere versie van de regels en kan niet verder.

journal-title = Logboek
journal-empty = Er is nog niets gebeurd.
journal-look = Bekijk het bord zoals het toen was
journal-table-begins = De kaarten zijn gedeeld.
journal-table-taken-back = De laatste keuze is teruggenomen.
journal-table-away = { $who } is weg: { $why ->
    [left] heeft de tafel verlaten
    [connection-lost] de verbinding is verbroken
   *[other] al een poosje geen antwoord
  }.
journal-table-stand-in = Een vervanger speelt voor { $who }.
journal-table-returned = { $who } is terug.
journal-table-late = De tijd van { $who } was om; de vervanger heeft gekozen.
journal-table-undo-asked = { $who } wil de laatste keuze terugnemen.
journal-table-undo-refused = { $who } gaat niet akkoord.
journal-table-rematch = { $who } wil nog een partij.
journal-table-host = { $who } is nu de gastheer.

talk-title = Gesprek
talk-empty = Niemand heeft nog een woord gezegd.
talk-write = Zeg iets
talk-send = Zeg het
talk-road = Weg
talk-smile = Zeg { $smile }
talk-said = { $who }: { $what }
phrase-hello = Hallo!
phrase-well-played = Goed gespeeld!
phrase-thank-you = Dank je!
phrase-hurry = Zullen we verder?
phrase-where = Waar wacht je?
phrase-i-wait-on = Ik wacht langs weg { $road }.
phrase-wait-on = Wacht langs weg { $road }!
phrase-trust-me = Vertrouw me.

undo-asked = { $who } wil de laatste keuze terugnemen.

curtain-hand-over = Geef het apparaat aan { $name }
curtain-about = Verder kijkt niemand, alsjeblieft.
curtain-open = Ik ben { $name }

gathering-title = We verzamelen aan tafel
gathering-chairs = Stoelen
gathering-host = gastheer
gathering-away = afwezig
gathering-free = Stoel { $seat } is vrij
gathering-sit = Ga zitten
gathering-stand = Sta op
gathering-bot-none = Zet een bot neer …
gathering-clear = Stuur weg
gathering-start = Deel de kaarten
gathering-not-full = Er wordt gedeeld zodra alle stoelen bezet zijn.
gathering-host-starts = Iedereen is er. De gastheer deelt.
gathering-wait = Wachten tot de anderen gaan zitten …
gathering-take-chair = Neem een vrije stoel.
gathering-options = Wat er gespeeld wordt
gathering-set = Speel het zo
gathering-not-agreed = is nog niet akkoord
gathering-waits-for = Wachten op het akkoord van { $names } voor wat er veranderd is.

terms-game = Spel
terms-seats = Spelers
terms-no = Nee
terms-changed = De gastheer heeft veranderd wat er gespeeld wordt
terms-changed-about = Er begint niets voordat je akkoord gaat.
terms-instead = in plaats van { $before }
terms-agree = Akkoord

fair-title = Eerlijk geschud
fair-about = Voor het delen heeft de tafel zich vastgelegd op een geheim getal, en hier toont ze het zegel ervan. Voeg een eigen getal toe: er wordt met allebei geschud. Na de partij gaat het geheim open, en iedereen kan nagaan dat het het beloofde was.
fair-commitment = Zegel van het geheim:
fair-number = Je getal
fair-give = Voeg toe
fair-given = Je getal doet mee.

ending-show = Toon de uitslag
ending-you-won = Je hebt gewonnen!
ending-shared = Je deelt de overwinning!
ending-won = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben samen gewonnen.
  }
ending-place = Plaats
ending-who = Speler
ending-position = Vak
ending-points = Punten
ending-nth = { $place }e
ending-rematch = Revanche
ending-rematch-waits = Wachten op de anderen …
ending-wants-rematch = Nog een partij graag: { $names }.
ending-given-up = Als laatste geteld omdat ze weggingen: { $names }.
ending-replay = Terugkijken
ending-look = Bekijk de tafel

refused-connection-lost = De verbinding is verbroken en komt vanzelf terug. Een keuze die je maakte, wordt dan opnieuw verstuurd.
refused-not-your-seat = Dat is niet jouw stoel.
refused-seat-taken = Daar zit al iemand.
refused-seats-empty = Nog niet alle stoelen zijn bezet.
refused-no-such-bot = Die bot bestaat niet.
refused-not-the-host = Dat mag alleen de gastheer.
refused-only-watching = Je kwam om toe te kijken; met deze uitnodiging mag je niet gaan zitten.
refused-already-started = De partij is al begonnen.
refused-not-playing = Er wordt nu geen partij gespeeld.
refused-not-over = De partij is nog niet afgelopen.
refused-old-question = Dat is intussen al beslist.
refused-not-asked = Je bent nu niet aan zet.
refused-stand-in-plays = Een vervanger speelt voor je. Ga eerst weer zitten.
refused-illegal = Dat staan de regels niet toe.
refused-bad-options = Deze opties gaan niet samen.
refused-other-options = Wat er gespeeld wordt, is net veranderd. Kijk er eerst naar.
refused-not-agreed = Iemand is nog niet akkoord met wat er veranderd is.
refused-bad-number = Een getal heeft hoogstens 64 tekens.
refused-bad-talk = Dat is te lang, of leeg.
refused-too-much-talk = Dat was veel tegelijk: wacht even.
refused-talk-is-off = Aan deze tafel wordt niet gepraat.
refused-rated = In een partij die meetelt wordt niets teruggenomen.
refused-nothing-to-take-back = Er is nog niets om terug te nemen.
refused-already-revealed = Het is onthuld: terugnemen kan niet meer.
refused-undo-asked-already = Iemand heeft dat al gevraagd.
refused-nothing-asked = Niemand vraagt dat nog.
refused-no-stand-in = Er speelt geen vervanger voor je.
refused-still-here = De speler is er nog.
refused-have-patience = De verbinding is nog maar net weg. Wacht nog even.
refused-given-up = Je hebt deze partij, die meetelt, verlaten en kunt niet terug.
refused-unreadable = Dat heeft de tafel niet begrepen.
refused-unknown = Dat kent de tafel niet.

bot-nth = { $name } { $nth }
name-marked = { $name } ({ $mark })
