### Wat alleen de terminal zegt; de namen van de dingen en het meeste van het logboek staan bij de pagina (web/words).
### Wat je typt, is in elke taal hetzelfde: de notatie (check 24) en help, undo, save, quit, table, journal, objects, roads, tasks.

list-last = { $before } en { $last }

## Beslissingen, zoals de lijsten en de tafel ze noemen

move-auction = veilinghuis
move-castle = kasteel
move-check = cheque { $what }
move-thief = dief { $what }
move-exhibit = tentoonstelling
move-detective = detective
move-pass = passen
move-buy-left = koop links
move-buy-right = koop rechts
move-show = toon { $what }
move-steal = steel { $what }
move-ambush = hinderlaag { $what }
move-escort = escorte { $what }
move-alone = alleen
move-take = nemen
move-take-drop = nemen, afleggen: { $what }
move-leave = laten liggen
move-go = weg { $what }
move-go-to = { $what } naar { $city }

## Het eerste scherm

start-motto = twee spellen van edellieden en dieven
start-which = Wat zullen we spelen?
start-adel = verzamelen, tentoonstellen, stelen en bluffen; 2 tot 6 lords
start-mille = door Italië reizen of in hinderlaag liggen; 2 tot 4 spelers
start-help = Adel Verpflichtet: lords van een club kopen curieuze verzamelstukken, stellen ze tentoon en bestelen elkaar. Mille Grazie: één speler reist, de anderen liggen langs de wegen op de loer. Bots spelen met je mee.
start-players = Met hoeveel spelen we, jij meegeteld? ({ $fewest } tot { $most })
start-players-help = Je speelt tegen bots: 4 betekent jij en drie bots.
start-players-again = Een getal van { $fewest } tot { $most }, of Enter voor { $usual }.
start-hint = Enter voor { $usual } · quit om te stoppen
start-again = Typ een van de keuzes of het nummer ervan, of Enter.

## De avond

welcome = Welkom. Met ? krijg je altijd hulp; de deling heeft nummer { $deal }.
goes-on = De partij van { $file } gaat verder.
new-deal = Een nieuwe deling, nummer { $deal }.
another = Nog een partij?
another-no = nee
another-no-about = de tafel verlaten
another-yes = ja
another-yes-about = opnieuw delen
another-hint = Enter verlaat de tafel
another-again = 1 verlaat de tafel, 2 deelt opnieuw.
parting-saved = De partij is bewaard. Ga verder met:
parting-from-there = Wat daarna beslist is, is niet bewaard. Ga van daar verder met:
parting-lost = De partij is niet bewaard.
parting-same-deal = De partij is niet bewaard. Nog eens dezelfde deling:
parting-file = De partij staat in { $file }.
parting-no-input = De invoer is afgelopen.

## Het einde

nth = { $place }e
end-you = (jij)
end-space = op vak { $space }
end-nothing = niets te tonen
end-showing = slottentoonstelling { $objects }
end-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
end-won-me = Je hebt gewonnen. Gefeliciteerd!
end-won-with = Je deelt de overwinning met { $names }.
end-won = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } delen de overwinning.
}

## Het gesprek

hint-usual = een getal of woorden · ? hulp · undo terug · save bewaren · quit stoppen
hint-how = { $how } · ? hulp
hint-face-down = Enter draait de kaarten om · undo neemt terug · of kies anders · ? hulp
hint-more = (? toont alles)
face-down = Gedekt voor je: { $move }.
taken-back-card = Je neemt terug: { $move }.
taken-back = Je neemt je laatste beslissing terug.
nothing-to-take-back = Er valt nog niets terug te nemen.
revealed-already = Je laatste beslissing kan niet terug: wat ervan kwam, is onthuld, en niemand vergeet wat hij gezien heeft.
typed-with = Zo typ je het: { $how }. ? legt het uit.
type-one = Typ 1, of ? voor hulp.
type-number = Typ een getal van 1 tot { $most }, of de woorden. ? legt het uit.
not-understood = “{ $typed }” is geen van de beslissingen.
could-be = “{ $typed }” kan { $moves } zijn. Typ iets meer, of het nummer.
or = { $before } of { $last }
no-such-choice = Dat is geen nummer van een keuze. Mogelijk is: { $how }.
no-choice = Hier valt niets te kiezen: verder met Enter.
one-choice = Er is alleen keuze 1.
choices = Er zijn de keuzes 1 tot { $most }.
no-such-list = Dit spel heeft die lijst niet. ? zegt wat je kunt typen.
pause-over = De partij is afgelopen.
pause-round = Ronde { $round } is afgelopen.
pause-turn = Beurt { $round } is afgelopen.
pause-how = Verder met Enter
pause-help = Dit is er gebeurd sinds je laatste beslissing. Verder met Enter.
pause-nothing = Hier valt niets te beslissen: verder met Enter.
quit-ask = Je verlaat de partij. Moet die bewaard worden?
quit-save = bewaren
quit-save-about = in { $file }
quit-leave = verlaten
quit-leave-about = de partij is verloren
quit-stay = blijven
quit-stay-about = verder spelen
quit-help = save schrijft de partij op, en je kunt later verder spelen; save BESTAND noemt het bestand.
quit-again = 1 bewaart en stopt, 2 stopt, 3 blijft.
saved = Bewaard in { $file }, en vanaf nu na elke beslissing.
not-saved = Niet bewaard: { $why }.
file-is-there = er is al een bestand { $file }, dat blijft zoals het is; kies een andere naam: save BESTAND
page-on = Enter of pijlen: verder · q: terug naar de partij
page-end = Enter: terug naar de partij

## Lijsten en hulp

title-round = { $title }, ronde { $round }
title-turn = { $title }, beurt { $round }
title-end = { $title }, einde
list-journal = Het logboek
list-objects = De verzamelstukken
list-roads = De wegen
list-tasks = De opdrachten
help-choices = je keuzes
help-prompt = bij elke vraag
help-number = een getal
help-number-about = de keuze met dat nummer
help-words = woorden
help-words-about = een beslissing of het begin ervan: cheque 24, check 24, ch 24
help-undo-about = neemt je laatste beslissing terug, zolang er niets onthuld is
help-table-about = toont de tafel nog eens
help-journal-about = alles wat er gebeurd is
help-objects-about = wat er van ieders verzamelstukken bekend is, met hun namen
help-roads-about = alle wegen met hun kleuren en eindpunten
help-tasks-about = alle opdrachten: op de kaart, voor de spelers, afgelegd
help-save = save [BESTAND]
help-save-about = schrijft de partij op; later verder met --resume BESTAND
help-quit-about = verlaat de partij

## De tafel van Adel Verpflichtet

you = jij
window-left = Etalage links
window-right = Etalage rechts
register = Kassa
jail = Gevangenis
empty = leeg
head-lord = Lord
head-at = vak
head-objects = stukken
head-checks = cheques
head-thieves = dieven
head-last-round = (vorige ronde)
head-this-round = deze ronde
card-face-down = kaart gedekt
deed-face-down = { $deed }, gedekt
deed-chosen = gekozen
yours = Jouw
yours-nothing = niets
objects-you = (jij)
objects-count = { $count ->
    [one] { $count } verzamelstuk
   *[other] { $count } verzamelstukken
}
objects-hidden = { $count } nooit getoond
objects-secret = (niemand anders heeft het gezien)
series = Series:

## De vragen van Adel Verpflichtet

offer-auction = koop met een cheque, of een dief neemt de betaalde cheque
offer-castle = stel tentoon, steel wat anderen tonen of vang dieven
offer-check = de hoogste cheque koopt een verzamelstuk
offer-thief-auction = neemt de betaalde cheque, als er hier geen andere dief is
offer-thief-castle = neemt uit elke tentoonstelling één stuk; een detective vangt hem
offer-exhibit = toon stukken zonder gat: de beste gaat { $best } vooruit, de tweede { $second }
offer-detective = is er een dief: vangt ze allemaal en je gaat vooruit naar je plaats, nu { $steps }; wie tentoonstelt, gaat eerst
offer-pass = je hebt hier geen kaart te spelen
offer-show = { $count ->
    [one] { $count } stuk, uit { $year }
   *[other] { $count } stukken, het oudste uit { $year }
}
offer-show-seen = allemaal al gezien
offer-show-all = alles wat je hebt
not-yours = Je hebt geen verzamelstuk “{ $object }”; je toont je eigen verzamelstukken
ask-buy = Je cheque van { $check } is de hoogste. Welk verzamelstuk neem je?
ask-show = Wat stel je tentoon? De beste tentoonstelling gaat { $best } vooruit, de tweede { $second }.
ask-steal = Je dief is bij de tentoonstelling van { $who }. Wat neem je?
how-show = een getal, stukken (A1585 1622 B1650) of een wijziging (+C1468 -A1585)
help-place-1 = Iedereen kiest in het geheim een locatie; dan worden alle locaties samen onthuld (A6).
help-place-2 = In het veilinghuis koopt de hoogste cheque het verzamelstuk van één etalage, en een dief die daar de enige is, neemt die cheque (A10). Om erheen te gaan heb je een cheque of een dief nodig (A7).
help-place-3 = In het kasteel stellen lords tentoon en gaan vooruit, dieven nemen stukken uit de tentoonstellingen, en detectives brengen dieven naar de gevangenis (A11 tot A16).
help-castle-1 = Iedereen kiest in het geheim een kaart (A8). Eerst komen de tentoonstellingen, dan de dieven, dan de detectives (A11).
help-castle-2 = tentoonstelling: minstens drie verzamelstukken waarvan de letters zonder gat op elkaar volgen (A14). Meer stukken slaan minder, dan beslist het oudste. De beste tentoonstelling gaat het hoogste getal van het kasteel van de koploper vooruit, de op één na beste het laagste (A13).
help-castle-3 = dief: neemt uit elke tentoonstelling één stuk, de hoogste dief eerst (A15). Is er ook een detective, dan gaat hij de gevangenis in, maar de buit blijft (A16, A17).
help-castle-4 = detective: is er minstens één dief, dan vangt hij ze allemaal, en je gaat vooruit met de plaats die je pion heeft als de tentoonstellers vooruit zijn: de eerste 1, de tweede 2 enzovoort (A16). Anders niets.
help-house-1 = Iedereen kiest in het geheim een kaart (A8).
help-house-2 = cheque: de hoogste koopt het verzamelstuk van een etalage en gaat in de kassa; alle andere gaan terug (A10a).
help-house-3 = dief: is hij hier de enige dief, dan neemt hij de betaalde cheque, en die is vanaf nu van jou. Twee of meer krijgen niets. Hier kan een dief niets overkomen (A10b, A10c).
help-buy-1 = Je betaalt met je cheque en neemt het bovenste verzamelstuk van de stapel die je kiest (A10a). Het volgende van die stapel komt in de etalage.
help-buy-2 = Waardevol is wat een rij letters langer maakt (A14), en oude stukken beslissen tussen even grote tentoonstellingen (A13).
help-show-1 = Minstens drie verzamelstukken waarvan de letters in het alfabet zonder gat op elkaar volgen (A14). Alle tentoonstellingen worden samen onthuld (A12).
help-show-2 = Meer stukken slaan minder; bij evenveel beslist het oudste (A13).
help-show-3 = Je mag stukken achterhouden (A12): wat je niet toont, kan niet gestolen worden (A15), en niemand komt het te weten (A26).
help-show-4 = De lijst heeft de beste tentoonstelling van elke grootte. Elke andere typ je met haar stukken (codes of jaren), en +stuk of -stuk verandert die welke gedekt ligt.
help-steal-1 = Je dief neemt uit elke tentoonstelling één stuk, in de volgorde van hun plaats (A15). Het is van jou, ook als een detective de dief daarna vangt (A16).

## De tafel van Mille Grazie

noble = edelman
lay-in-wait = lag op de loer:
journey = Reis
journey-left = nog { $left }
journey-none = nog niet begonnen
escort = Escorte
escort-alone = geen: alleen
escort-open = nog niet gekozen
escort-hidden = ergens
escort-on = op
compass = Kompas
compass-unset = niet ingesteld
pile = Stapel
pile-about = { $tasks }; doel: { $goal } punten
on-the-map = Op de kaart
road-costs = kost { $loss }
tasks-none = geen
tasks-before = Voor { $who }
tasks-discarded = Afgelegd
tasks-to-come = { $count ->
    [one] { $count } moet nog getrokken worden.
   *[other] { $count } moeten nog getrokken worden.
}

## De vragen van Mille Grazie

price-first = { $color } kost { $loss }
price-next = { $color } { $loss }
offer-go = { $road }, { $color }, kost { $loss }
offer-go-scores = levert { $points } op
offer-go-ends = en beëindigt je beurt
offer-go-task = een opdracht naar { $to }
offer-alone = { $roads ->
    [one] geen escorte, maar { $roads } weg
   *[other] geen escorte, maar { $roads } wegen
}
offer-take = naar { $to }
offer-drop = { $points } waard
offer-leave = hij blijft liggen
ask-ambush = Langs welke weg lig je op de loer voor { $who }? De reis begint in { $city }.
ask-ambush-two = Langs welke twee wegen lig je op de loer voor { $who }? De reis begint in { $city }.
ask-escort = Jij bent de edelman, in { $city }. Welke weg bewaakt het escorte, of reis je alleen?
ask-take = In { $city } ligt een opdracht naar { $to } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. Neem je die?
ask-go = Je bent in { $city }, nog { $left ->
    [1] één weg
   *[other] { $left } wegen
}. Welke weg neem je?
how-ambush = een letter; roads toont ze
how-ambush-two = twee letters, zoals F L; roads toont ze
how-escort = een letter, of alleen (alone); roads toont ze
how-go = een getal, een letter of een stad
help-arrival = Aan deze tafel eindigt de beurt van de edelman in de stad waar hij een opdracht vervult; wat daar ligt, mag nog genomen worden (M19).
help-ambush-1 = Stel in het geheim je kompas in. Elke weg van de kaart is mogelijk (M5).
help-ambush-2 = Reist de edelman over een weg waar je wacht en is het escorte daar niet, dan krijg je { $booty ->
    [one] { $booty } punt
   *[other] { $booty } punten
} en verliest hij opdrachten: { $prices } (M9). Op de kaart zegt het getal naast de letter van de weg hoeveel.
help-ambush-3 = Met escorte reist hij over { $escorted } wegen, alleen over { $alone } (M6). Hij wil daarheen waar zijn opdrachten leiden (M10).
help-ambush-two = Met twee spelers stelt de rover twee verschillende wegen in (M17).
help-escort-1 = Met escorte stel je in het geheim de ene weg in die het bewaakt, en je reist over { $escorted } wegen. Alleen, wat je meldt, reis je over { $alone } (M6).
help-escort-2 = Op de bewaakte weg kunnen rovers niets doen (M8). Op elke andere weg neemt een rover die daar wacht je opdrachten af: { $prices } (M9).
help-take-1 = Je mag de opdracht nemen die in je stad ligt; ze ligt open voor je, en voor de kaart wordt een nieuwe getrokken (M11).
help-take-2 = Je mag er { $most } hebben; met een volle hand moet je er een afleggen om een andere te nemen (M12).
help-take-3 = Een opdracht levert haar punten op als je in haar stad aankomt (M10), tenzij je er onderweg van beroofd wordt (M13).
help-go-1 = Geen weg mag twee keer in een beurt gebruikt worden; steden wel. Je moet de hele afstand reizen, tenzij alle wegen van je stad gebruikt zijn (M7).
help-go-2 = Een rover die op de weg wacht, overvalt je als het escorte die niet bewaakt (M8, M9). Dan kom je aan en tellen de opdrachten daarheen (M10, M13).

## Het logboek, waar het de namen nodig heeft die je typt

said = { $who }: “{ $what }”
told-dealt = { $who } krijgt { $objects }.
told-window-left = In de linker etalage ligt { $object }.
told-window-right = In de rechter etalage ligt { $object }.
told-window-left-empty = De linker etalage is leeg.
told-window-right-empty = De rechter etalage is leeg.
told-bought = { $you ->
    [yes] Je koopt { $object }, voor { $check }.
   *[no] { $who } koopt { $object }, voor { $check }.
}
told-stole = { $you ->
    [yes] Je dief neemt { $object }, van { $from }.
    [victim] De dief van { $who } neemt jouw { $object }.
   *[no] De dief van { $who } neemt { $object }, van { $from }.
}
told-exhibited = { $you ->
    [yes] Je toont { $objects }: { adel-ranked }.
   *[no] { $who } toont { $objects }: { adel-ranked }.
}
told-last-showing = { $you ->
    [yes] Slottentoonstelling: je toont { $objects }, { adel-ranked }.
   *[no] Slottentoonstelling: { $who } toont { $objects }, { adel-ranked }.
}
told-travelled = { $who } neemt de { $road } ({ $letter }, { $color }).
told-arrived = { $who } komt aan in { $city }.
told-sealed = Het kompas van { $who } bleef verborgen.
