### Terugblikken op een afgelopen partij.

replay-title = Herhaling
replay-opening = De partij wordt opgezocht …
replay-board = Het bord op dit moment
replay-panels = Logboek, verloop en meer
replay-panel-story = Logboek
replay-panel-chart = Verloop
replay-panel-fair = Controle & bestand
replay-player = Speler { $number }

## De tijdlijn

replay-time-line = Tijdlijn
replay-round = { $kind ->
    [mille] Beurt { $round }
   *[other] Ronde { $round }
}
replay-where = { $kind ->
    [mille] Beurt { $round }, moment { $moment } van { $moments }
   *[other] Ronde { $round }, moment { $moment } van { $moments }
}
replay-first = Naar het begin
replay-previous = Eén moment terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Eén moment verder
replay-last = Naar het einde
replay-speed = Snelheid
replay-speed-times = { $times }×

## Door wiens ogen

replay-eyes = Door wiens ogen
replay-eyes-all = Alle handen open
replay-eyes-public = Toeschouwer
replay-eyes-seat = Door de ogen van { $who }

## Wat er gebeurde

replay-story = Logboek van de partij
replay-deal = De kaarten zijn gedeeld.
replay-chosen-place = Iedereen heeft in het geheim een locatie gekozen.
replay-chosen-ambush = De rovers hebben in het geheim hun kompas ingesteld.
replay-decided = Iedereen heeft besloten.
replay-won = De overwinning gaat naar { $winners }.

## Het verloop

replay-chart = { $kind ->
    [mille] Punten na elke beurt
   *[other] Vak op het parcours na elke ronde
}
replay-chart-rounds = { $kind ->
    [mille] Beurt
   *[other] Ronde
}
replay-chart-table = Hetzelfde als tabel

## Eerlijk schudden

replay-fair-title = Is er eerlijk gedeeld?
replay-fair-about = Voor de partij heeft de tafel het schudden verzegeld met een toezegging. Nu alles open ligt, kan je apparaat het delen narekenen.
replay-fair-noted = De toezegging die je hebt genoteerd (hoeft niet)
replay-fair-check = Controleer het schudden
replay-fair-yes = Gedeeld zoals beloofd
replay-fair-no = Niet zoals beloofd
replay-fair-unknown = Dit is hier niet te controleren
replay-fair-commitment = De toezegging in de opname hoort bij de geopende startwaarde.
replay-fair-commitment-noted = De toezegging is die welke je hebt genoteerd, en hoort bij de geopende startwaarde.
replay-fair-seed = De startwaarde is volledig en hoort bij deze tafel en deze partij.
replay-fair-number = Het getal “{ $number }” van { $who } is meegeschud.
replay-fair-no-numbers = Niemand heeft een eigen getal toegevoegd.
replay-fair-deck = { $cards ->
    [one] De ene kaart lag zoals beloofd.
   *[other] Alle { $cards } kaarten lagen in de beloofde volgorde.
}
replay-fair-chance = { $events ->
    [one] Eén latere trekking was zoals beloofd.
   *[other] Alle { $events } latere trekkingen waren zoals beloofd.
}
replay-fair-nothing-opened = In deze opname is niets verzegeld en geopend, dus er valt niets te controleren.
replay-fair-not-noted = De toezegging in de opname is niet die welke je hebt genoteerd.
replay-fair-not-commitment = De toezegging hoort niet bij de geopende startwaarde.
replay-fair-not-seed = De startwaarde in de opname is er geen.
replay-fair-not-deck = De kaarten lagen niet in de beloofde volgorde.
replay-fair-not-chance = Een latere trekking is niet de beloofde, of een zet is niet toegestaan.
replay-fair-not-result = De uitslag is niet die waartoe de zetten leiden.
replay-fair-not-other = Iets in de opname klopt niet.
replay-fair-unknown-edition = De uitgave waarmee is gespeeld, is niet hier, of een andere draagt nu haar naam.
replay-fair-unknown-unfinished = De partij is niet afgelopen. Wat is gespeeld, is zoals beloofd; de rest is niet te controleren.
replay-fair-unknown-other = Niet alles in deze opname is hier te controleren.
replay-fair-how = Zo werkt het eerlijke schudden
replay-fair-how-promise = De tafel belooft: ze trekt een geheime startwaarde en laat iedereen de vingerafdruk ervan zien, de toezegging. Daarna kan ze zich niet meer bedenken.
replay-fair-how-stir = De spelers roeren: ieder mag een eigen getal toevoegen. Toen de tafel beloofde, kende ze dat niet.
replay-fair-how-deal = Er wordt gedeeld uit de startwaarde en alle getallen samen. Wat het toeval later beslist, komt uit dezelfde twee.
replay-fair-how-open = Aan het einde gaat de startwaarde open, en iedereen kan het delen narekenen.
replay-fair-limits = Dit bewijst dat niemand de kaarten heeft gerangschikt, als ten minste één speler een getal heeft toegevoegd dat niemand kon voorzien. Het belet degene die deelt niet om ze te bekijken.
replay-fair-key-commitment = Toezegging
replay-fair-key-seed = Startwaarde

## Bestanden

replay-keep = De partij als bestand
replay-keep-about = De opname bevat elke kaart en elke zet. Iedereen kan er hier op terugblikken of haar controleren.
replay-download = Opname bewaren
replay-link = Stuur een link naar deze partij
replay-other = Andere opname openen
replay-watch = Terugblikken
replay-forget = Verwijderen
replay-file-about = Open de opname van een afgelopen partij en bekijk haar moment voor moment, door ieders ogen. Ze blijft op dit apparaat.
replay-file-choose = Kies een opname
replay-file-drop = of zet hier een .noblesse.json-bestand neer
replay-file-paste = Opname plakken
replay-file-show = Tonen
replay-kept = Partijen op dit apparaat
replay-kept-none = Nog geen. Partijen die je hier afmaakt, komen hier te staan.
replay-kept-about = { $players ->
    [one] { $players } speler, { $when }
   *[other] { $players } spelers, { $when }
}
replay-no-club = De club is nu niet bereikbaar. Partijen op dit apparaat kun je wel bekijken.
replay-no-game = Deze partij is hier niet, of ze is nog niet afgelopen.
replay-refused-no-json = Dit is geen opname: een opname is een .noblesse.json-bestand.
replay-refused-long = Dit is veel te lang voor een opname.
replay-refused-unfinished = Deze partij is niet afgelopen. Je kunt alleen op afgelopen partijen terugblikken, want een opname toont ieders hand.
replay-refused-result = De uitslag in de opname is niet die waartoe de zetten leiden.
replay-refused-version = Deze opname is van een andere versie, die hier niet gelezen kan worden.
replay-refused-move = Zet { $move } van de opname is niet toegestaan.
replay-refused-other = Deze opname kan niet worden gelezen.
