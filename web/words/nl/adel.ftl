### Adel Verpflichtet aan tafel.

## Kaarten

adel-object = { $name }, { $series }, { $letter } { $year }
adel-card-check = Cheque van { $number }
adel-card-thief = Dief, { $number } jaar
adel-card-exhibit = Tentoonstellingskaart
adel-card-detective = Detective
adel-card-auction = Naar het veilinghuis
adel-card-castle = Naar het kasteel
adel-card-pass = Niets spelen
adel-short-check = Cheque
adel-short-thief = Dief
adel-short-exhibit = Tentoon{"\u00AD"}stelling
adel-short-detective = Detective
adel-short-auction = Veiling{"\u00AD"}huis
adel-short-castle = Kasteel
adel-short-pass = Past
adel-laid = Kaarten van deze ronde
adel-place-down = Locatiekaart, gedekt
adel-card-down = Actiekaart, gedekt

## Het bord

adel-board = Het bord, ronde { $round }
adel-track = De weg
adel-track-castle = { $castle }: { $best } voor de beste tentoonstelling, { $second } voor de tweede.
adel-track-here = Hier: { $who }.
adel-track-counts = Deze getallen tellen nu.
adel-track-table = { $seats ->
    [one] Feesttafel met { $seats } stoel.
   *[other] Feesttafel met { $seats } stoelen.
}
adel-club = Club
adel-dinner = Feesttafel
adel-auction-house = Veilinghuis
adel-house-closed = Uitverkocht: het veilinghuis is gesloten.
adel-window-left = Linker etalage: { $object }. { $count ->
    [one] { $count } verzamelstuk in deze stapel.
   *[other] { $count } verzamelstukken in deze stapel.
}
adel-window-right = Rechter etalage: { $object }. { $count ->
    [one] { $count } verzamelstuk in deze stapel.
   *[other] { $count } verzamelstukken in deze stapel.
}
adel-window-left-empty = De linker etalage is leeg
adel-window-right-empty = De rechter etalage is leeg
adel-pile = { $count ->
    [0] uitverkocht
    [one] het laatste
   *[other] { $count } in de stapel
}
adel-register = Kassa
adel-register-empty = Nog geen cheque betaald
adel-jail = Gevangenis
adel-cell = Cel { $cell }: dief { $number } van { $color }
adel-cell-empty = Cel { $cell }: leeg
adel-on-show = Tentoongesteld in het kasteel
adel-last-showing = De slottentoonstelling
adel-emptied = Alles is gestolen

## De lords

adel-lords = De lords
adel-bot = bot
adel-away = afwezig
adel-stand-in = { $bot } valt in
adel-thinks = moet kiezen
adel-rank = { $rank }e
adel-position = op vak { $position } ({ $where })
adel-has-objects = { $count ->
    [one] { $count } verzamelstuk
   *[other] { $count } verzamelstukken
}
adel-has-checks = { $count ->
    [one] { $count } cheque
   *[other] { $count } cheques
}
adel-has-thieves = { $count ->
    [one] { $count } dief in de hand
   *[other] { $count } dieven in de hand
}
adel-has-jailed = { $count ->
    [one] { $count } dief in de gevangenis
   *[other] { $count } dieven in de gevangenis
}
adel-details = Details: { $who }
adel-known = Wat er van de verzamelstukken bekend is
adel-hidden = { $count ->
    [one] { $count } onbekend verzamelstuk
   *[other] { $count } onbekende verzamelstukken
}

## De eigen plaats

adel-ask-place = Waar ga je heen?
adel-ask-action-auction = Wat speel je in het veilinghuis?
adel-ask-action-castle = Wat speel je in het kasteel?
adel-ask-buy = Verkocht! Welk verzamelstuk neem je?
adel-ask-show = Welke verzamelstukken stel je tentoon?
adel-ask-steal = Wat neemt je dief van { $from }?
adel-wait = Een ogenblik …
adel-wait-place = Kiest nog waarheen: { $who }
adel-wait-action = Kiest nog een kaart: { $who }
adel-wait-buy = Kiest voor de etalages: { $who }
adel-wait-show = Richt een tentoonstelling in: { $who }
adel-wait-steal = Kiest een buit uit: { $who }
adel-look = De kaarten liggen op tafel
adel-over = De partij is afgelopen
adel-chosen = Je kaart ligt gedekt. Je kunt nog van kaart wisselen.
adel-chosen-wait = Moet nog kiezen: { $who }.
adel-hand = Je hand
adel-collection = Je verzameling
adel-no-objects = Je bezit geen verzamelstukken.
adel-run = { $count ->
    [one] { $count } stuk, kan getoond worden
   *[other] { $count } stukken, kunnen getoond worden
}
adel-run-short = { $count ->
    [one] { $count } stuk, te weinig
   *[other] { $count } stukken, te weinig
}
adel-hint-auction = Koop een verzamelstuk met een cheque, of stuur een dief achter de cheque van de koper aan.
adel-hint-castle = Toon je verzameling, besteel de anderen of vang hun dieven.
adel-hint-check = De hoogste cheque koopt een verzamelstuk en blijft in de kassa. De andere komen terug.
adel-hint-thief-auction = Neemt de betaalde cheque, als er hier geen andere dief is.
adel-hint-thief-castle = Neemt uit elke tentoonstelling één stuk. Pas op voor detectives.
adel-hint-exhibit = De beste tentoonstelling gaat { $best } vooruit, de tweede { $second }.
adel-hint-detective = Is er een dief in het kasteel, dan gaat hij de gevangenis in en ga jij { $most ->
    [0] { $steps } vooruit.
   *[other] { $steps } tot { $most } vooruit: wie tentoonstelt, gaat eerst.
}
adel-hint-pass = Je hebt hier geen kaart te spelen.
adel-buy-left = Linker etalage: { $object }
adel-buy-right = Rechter etalage: { $object }
adel-steal = Neem { $object }
adel-show-worth = Minstens drie, letters zonder gat. De beste tentoonstelling gaat { $best } vooruit, de tweede { $second }.
adel-picked = { $count ->
    [0] Tik je kaarten aan.
    [one] { $count } stuk gekozen
   *[other] { $count } stukken gekozen
}
adel-show-these = { $count ->
    [0] Toon
    [one] Toon { $count } stuk
   *[other] Toon { $count } stukken
}
adel-show-chosen = Gekozen
adel-show-best = Kies de beste
adel-show-none = Selectie wissen
adel-rule = Regel { $rule }

## Waarom iets niet kan

closed-game_over = De partij is afgelopen.
closed-nothing_owed = Je wordt nu niets gevraagd.
closed-other_phase = Er wordt nu iets anders beslist.
closed-no_card_for_the_auction = Zonder cheque en zonder dief kun je niet naar het veilinghuis.
closed-check_not_held = Die cheque heb je niet.
closed-thief_not_held = Die dief is niet van jou.
closed-thief_in_jail = Die dief zit in de gevangenis.
closed-check_in_the_castle = Cheques gelden alleen in het veilinghuis.
closed-exhibition_at_the_auction = Tentoonstellen kan alleen in het kasteel.
closed-detective_at_the_auction = De detective werkt alleen in het kasteel.
closed-nothing_to_exhibit = Je hebt geen geldige tentoonstelling: minstens drie verzamelstukken, letters zonder gat.
closed-pass_with_cards = Passen mag alleen zonder kaart om te spelen.
closed-window_empty = Die etalage is leeg.
closed-object_not_owned = Je toont je eigen verzamelstukken.
closed-exhibition_too_small = Een tentoonstelling heeft minstens drie verzamelstukken.
closed-exhibition_with_gap = De letters moeten zonder gat op elkaar volgen.
closed-object_not_on_show = Je dief neemt een stuk uit de tentoonstelling waar hij nu is.

## Het logboek

adel-thing = { $series ->
    [A] de pijpenkop uit { $year }
    [B] de nachtpot uit { $year }
    [C] het masker uit { $year }
    [D] het sterrensouvenir uit { $year }
    [E] het stuk speelgoed uit { $year }
    [F] het reclamebord uit { $year }
   *[none] het verzamelstuk uit { $year }
}
adel-steps = { $steps ->
    [one] { $steps } vak
   *[other] { $steps } vakken
}
adel-ranked = { $rank ->
    [1] de beste tentoonstelling
    [2] de op één na beste tentoonstelling
   *[other] tentoonstelling nummer { $rank }
}
journal-adel-round = Ronde { $round } begint.
journal-adel-round-auction = Ronde { $round } begint, iedereen is in het veilinghuis.
journal-adel-round-castle = Ronde { $round } begint, iedereen is in het kasteel.
journal-adel-place-auction = { $you ->
    [yes] Je gaat naar het veilinghuis.
   *[no] { $who } gaat naar het veilinghuis.
}
journal-adel-place-castle = { $you ->
    [yes] Je gaat naar het kasteel.
   *[no] { $who } gaat naar het kasteel.
}
journal-adel-action-check = { $you ->
    [yes] Je biedt een cheque van { $number }.
   *[no] { $who } biedt een cheque van { $number }.
}
journal-adel-action-thief = { $you ->
    [yes] Je stuurt dief { $number }.
   *[no] { $who } stuurt dief { $number }.
}
journal-adel-action-exhibit = { $you ->
    [yes] Je wilt tentoonstellen.
   *[no] { $who } wil tentoonstellen.
}
journal-adel-action-detective = { $you ->
    [yes] Je stuurt de detective.
   *[no] { $who } stuurt de detective.
}
journal-adel-action-pass = { $you ->
    [yes] Je hebt geen kaart te spelen.
   *[no] { $who } heeft geen kaart te spelen.
}
journal-adel-no-sale = Niemand biedt een cheque; er wordt niets verkocht.
journal-adel-bought = { $you ->
    [yes] Je hebt { adel-thing } voor { $check } gekocht.
   *[no] { $who } heeft { adel-thing } voor { $check } gekocht.
}
journal-adel-check-stolen = { $you ->
    [yes] Je dief nam de cheque van { $check } waarmee { $from } had betaald.
    [victim] De dief van { $who } nam je cheque van { $check }.
   *[no] De dief van { $who } nam de cheque van { $check } waarmee { $from } had betaald.
}
journal-adel-thieves-clash = Dieven die elkaar voor de voeten lopen: { $who }. De cheque blijft in de kassa.
journal-adel-house-closed = Alles is verkocht; het veilinghuis sluit.
journal-adel-exhibited = { $you ->
    [yes] Je toont { adel-has-objects }: { adel-ranked }.
   *[no] { $who } toont { adel-has-objects }: { adel-ranked }.
}
journal-adel-moved-exhibition = { $you ->
    [yes] Je gaat voor de tentoonstelling { adel-steps } vooruit, naar vak { $to }.
   *[no] { $who } gaat voor de tentoonstelling { adel-steps } vooruit, naar vak { $to }.
}
journal-adel-moved-detective = { $you ->
    [yes] Je detective brengt je { adel-steps } vooruit, naar vak { $to }.
   *[no] De detective brengt { $who } { adel-steps } vooruit, naar vak { $to }.
}
journal-adel-moved-last-showing = { $you ->
    [yes] Je gaat voor de slottentoonstelling { adel-steps } vooruit, naar vak { $to }.
   *[no] { $who } gaat voor de slottentoonstelling { adel-steps } vooruit, naar vak { $to }.
}
journal-adel-stole = { $you ->
    [yes] Je dief stal { adel-thing } van { $from }.
    [victim] De dief van { $who } stal { adel-thing } van jou.
   *[no] De dief van { $who } stal { adel-thing } van { $from }.
}
journal-adel-jailed = { $you ->
    [yes] Je dief { $number } gaat de gevangenis in.
   *[no] Dief { $number } van { $who } gaat de gevangenis in.
}
journal-adel-freed = { $you ->
    [yes] Je dief { $number } is weer vrij.
   *[no] Dief { $number } van { $who } is weer vrij.
}
journal-adel-last-showing = { $you ->
    [yes] Slottentoonstelling: je hebt { adel-has-objects }, { adel-ranked }.
   *[no] Slottentoonstelling: { $who } heeft { adel-has-objects }, { adel-ranked }.
}
journal-adel-ended = De partij is afgelopen.

# One’s own odds, from what everybody may know.
adel-odds = Jouw kansen
adel-odds-no-check = Je hebt geen cheque meer om mee te bieden.
adel-odds-richest = Niemand kan jouw { $check } overbieden.
adel-odds-outbid = { $count ->
    [one] { $names } kan jouw { $check } overbieden.
   *[other] { $names } kunnen jouw { $check } overbieden.
  }
adel-odds-no-show = Je kunt nog niets tentoonstellen.
adel-odds-show = { $count ->
    [one] Je beste tentoonstelling telt { $count } stuk; de beste gaat { $best } vooruit, de tweede { $second }.
   *[other] Je beste tentoonstelling telt { $count } stukken; de beste gaat { $best } vooruit, de tweede { $second }.
  }
adel-odds-surely = { $count ->
    [one] { $names } kan zeker meer tonen.
   *[other] { $names } kunnen zeker meer tonen.
  }
adel-odds-perhaps = { $count ->
    [one] { $names } houdt misschien gelijke tred.
   *[other] { $names } houden misschien gelijke tred.
  }
