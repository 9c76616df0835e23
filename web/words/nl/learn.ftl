# De lessen: een leraar aan tafel, twee zinnen tegelijk.
learn-title = Spelend leren
learn-about = Een korte partij met een leraar naast je, ongeveer drie minuten per spel. Er kan niets misgaan.
learn-about-adel = Kopen, tentoonstellen, stelen en dieven vangen: vier rondes onder lords.
learn-about-mille = Eerst overval je een edelman, dan reis je zelf: drie beurten door Italië.
learn-teacher = Je leraar
learn-next = Verder
learn-finish = Ik ben er klaar voor
learn-done = Goed gespeeld!
learn-done-adel = Je kent de weg in de club. De rest is lef.
learn-done-mille = Je kent nu de wegen. De rest is list.
learn-learned = Wat je nu kunt
learn-rule = Regel { $rule }
learn-all-rules = Alle regels
learn-again = Nog een keer
learn-other = Les: { $game }

learn-name-maud = Lady Maud
learn-name-percy = Sir Percy
learn-name-bianca = Contessa Bianca
learn-name-ettore = Don Ettore

## Adel Verpflichtet

learn-adel-welcome = Welkom in de club! Jullie verzamelen allemaal rariteiten en trekken om het snelst van kasteel naar kasteel naar de feesttafel, en eerlijk is hier niemand.
learn-adel-objects = Deze vier verzamelstukken zijn van jou, en alleen jij ziet ze. Vanaf drie stuks mag je ze tentoonstellen, als hun letters zonder gat op elkaar volgen.
learn-adel-auction = Twee A’s en een C: een B zou ze verbinden, en in de linker etalage staat er een. Op naar het veilinghuis!
learn-adel-auction-instead = In het kasteel stel je tentoon, en bij jou past nog niets bij elkaar. Kies het veilinghuis.
learn-adel-check = Iedereen is er; nu legt ieder in het geheim een kaart. De hoogste cheque koopt: speel je 24.
learn-adel-check-instead = Alleen de hoogste cheque koopt, en Sir Percy wil misschien ook iets. Speel je 24.
learn-adel-buy = Jouw 24 verslaat de 15 van Sir Percy, die hij terugkrijgt. Neem de B: daarmee heb je vier stukken zonder gat.
learn-adel-buy-instead = De D past nergens bij. De B verbindt je A met je C.
learn-adel-robbed = Lady Maud speelde een dief, de enige daar, en pakte jouw 24: die is nu van haar. Twee dieven hadden niets gekregen.
learn-adel-castle = Geld komt en gaat, maar jouw A, A, B en C mogen gezien worden. Naar het kasteel!
learn-adel-castle-instead = Je hebt nu genoeg om te tonen, en alleen daarmee kom je ver. Kies het kasteel.
learn-adel-exhibit = In het kasteel stel je tentoon, steel je of wacht je dieven op. Speel je tentoonstelling.
learn-adel-exhibit-instead = Een goed idee voor later. Laat eerst zien wat je hebt: speel de tentoonstelling.
learn-adel-show = Kies wat je toont: meer stukken verslaan minder, bij evenveel wint het oudste. Neem ze alle vier, van A tot C.
learn-adel-show-instead = Meer stukken verslaan minder, dus houd deze keer niets achter. Neem ze alle vier, van A tot C.
learn-adel-numbers = Jouw vier verslaan de drie van Sir Percy: jij gaat het hoogste getal vooruit, 2, hij het laagste, 1. Het zijn de getallen van het kasteel waar de voorste pion staat.
learn-adel-stolen = De dief van Lady Maud nam uit elke tentoonstelling één stuk, ook jouw oude masker. In het kasteel houdt niemand een dief tegen, maar een detective zet hem daarna gevangen.
learn-adel-again = Wacht de volgende dan op! Terug naar het kasteel.
learn-adel-again-instead = Dieven vang je alleen in het kasteel. Ga daarheen.
learn-adel-detective = Een eigen tentoonstelling zou alleen weer dieven lokken. Speel de detective.
learn-adel-detective-instead = Het ruikt hier naar dieven. Speel de detective.
learn-adel-watch = Lady Maud stelt tentoon en Sir Percy stuurt zijn dief. Kijk wat er met hem gebeurt!
learn-adel-jail = Gepakt! De buit houdt Sir Percy, maar zijn dief zit in cel 1, en elke nieuwe gevangene schuift hem een cel dichter bij de vrijheid.
learn-adel-steps = Daarvoor ging je pion zoveel vakken vooruit als zijn plaats: hij was tweede, dus twee vakken. Wie achteraan staat, heeft het meest aan een detective.
learn-adel-own = Nu beslis jij. Lady Maud geeft graag jouw 24 uit, Sir Percy toont graag jouw masker, en een dief van jou kan een van beide terughalen.
learn-adel-free = Elke kaart is hier ergens goed voor. Welke durf je te spelen?
learn-adel-free-show = Toon wat je wilt, zolang het mag. Sir Percy toont drie stukken, waaronder het oudste van allemaal.
learn-adel-free-steal = Je dief is binnen. Neem wat je wilt!
learn-adel-check-back = De 24 is weer in jouw hand. Op de veiling krijgt de dief hem, als hij de enige is.
learn-adel-mask-back = Je masker is weer thuis. Deze keer wachtte niemand je dief op.
learn-adel-no-booty = Het masker blijft bij Sir Percy, en jouw 24 ligt nu voorgoed in de kassa. Geen nood: de etalages staan vol.
learn-adel-end = Zo gaat het door tot er een pion aan de feesttafel is. Dan toont iedereen nog één keer zijn beste verzameling, voor 8 en 4 vakken, en wie het verst is, wint.

learn-adel-learned-auction = Op de veiling koopt de hoogste cheque, en één enkele dief pakt hem af.
learn-adel-learned-run = Een tentoonstelling is drie of meer stukken met letters zonder gat.
learn-adel-learned-numbers = De beste tentoonstelling gaat het hoogste getal van het kasteel van de koploper vooruit, de tweede het laagste.
learn-adel-learned-thief = Een dief in het kasteel neemt uit elke tentoonstelling één stuk.
learn-adel-learned-detective = Een detective brengt dieven naar de gevangenis, en jij gaat zoveel vakken vooruit als je plaats.
learn-adel-learned-end = Aan de feesttafel toont iedereen een laatste keer; de voorste pion wint.

## Mille Grazie

learn-mille-welcome = Welkom in Italië! Eén van jullie reist als edelman, de anderen liggen op de loer, en na elke beurt reist de volgende.
learn-mille-task = Contessa Bianca reist als eerste. Haar opdracht is vijf punten waard: van Verona naar Turijn.
learn-mille-ambush = Niemand ziet waar je kompas naar wijst. De kortste route naar Turijn eindigt op weg C: draai het naar C en wacht daar.
learn-mille-ambush-instead = Misschien komt ze daar langs, maar C is de laatste weg voor Turijn. Probeer C.
learn-mille-choice = Nu kiest zij: met een escorte, dat in het geheim één weg bewaakt, reist ze vier wegen ver, alleen vijf.
learn-mille-failed = Don Ettore wachtte op K, maar daar reed het escorte mee: zijn hinderlaag is mislukt. C bewaakt niemand …
learn-mille-robbery = Overvallen! Dat zijn drie punten voor jou, en haar opdracht ging nog vóór de aankomst verloren.
learn-mille-colours = De kleur van een weg is zijn prijs. Een overval kost op een groene één opdracht, op een paarse twee, op een oranje drie.
learn-mille-noble = Nu reis jij, en de anderen stellen hun kompas in. Je opdracht gaat van Milaan naar Bologna.
learn-mille-escort = Je route is N, E, B, en op de oranje E kun je drie opdrachten verliezen. Draai het kompas naar E en laat het escorte die bewaken.
learn-mille-escort-instead = Een gewaagd plan voor je volgende partij. Laat het escorte deze keer E bewaken.
learn-mille-take = Waar je vertrekt, ligt nog een opdracht. Neem hem!
learn-mille-take-instead = Elke opdracht kan punten opleveren, en je hebt nog plaats. Neem hem.
learn-mille-first = Daar ga je! N loopt naar Piacenza, en daar ligt weer een opdracht.
learn-mille-go-instead = Zo ga je van Bologna weg. Neem de weg die ik aanwijs.
learn-mille-another = Deze gaat naar Venetië en is vijf punten waard. Neem hem mee.
learn-mille-three = Meteen komt er een nieuwe opdracht, zelfs hier. Maar je hebt er drie, en meer mag niet: laat hem liggen.
learn-mille-three-instead = Daarvoor moet je een van je drie wegdoen. Laat hem liggen.
learn-mille-guarded = Nu E, met het escorte aan je zijde.
learn-mille-vain = Contessa Bianca heeft op E voor niets gewacht! Nu B, naar Bologna.
learn-mille-arrived = Bologna, vijf punten voor jou! En ook hier ligt een opdracht: neem hem.
learn-mille-dare = Eén weg nog. J loopt naar Venetië en vijf punten, maar hij is oranje en onbewaakt: waag het of neem een andere, net wat je wilt.
learn-mille-last-task = Ook hier ligt een opdracht. Ruil hem voor een van de jouwe, of laat hem liggen.
learn-mille-lost = Don Ettore wachtte op J! Een oranje weg: drie opdrachten weg nog vóór de aankomst, en drie punten voor hem.
learn-mille-safe = Veilig aangekomen. Waar de anderen wachtten, hoor je nooit: een kompas waar niemand langskwam, blijft dicht.
learn-mille-own = Nu reist Don Ettore, met een opdracht van Modena naar Venetië. Waar wacht je op hem? Jij beslist.
learn-mille-alone = Hij reist alleen. Niemand bewaakt hem, maar hij komt vijf wegen ver.
learn-mille-watch = Weg na weg: komt hij bij jou langs?
learn-mille-caught = Gepakt! Drie punten voor jou, wat hij ook bij zich had.
learn-mille-missed = Deze keer is hij je ontglipt. Twee rovers die overleggen, dekken meer wegen.
learn-mille-end = Zo gaat het door, beurt na beurt. Zodra iemand 30 punten heeft, is de partij afgelopen, en wie de meeste heeft, wint.

learn-mille-learned-ambush = Als rover wacht je in het geheim op één weg.
learn-mille-learned-escort = Als edelman reis je met escorte vier wegen ver, alleen vijf.
learn-mille-learned-robbery = Een overval is drie punten waard en kost één, twee of drie opdrachten, naar de kleur van de weg.
learn-mille-learned-tasks = Opdrachten neem je in steden; op hun bestemming leveren ze punten op.
learn-mille-learned-three = Je hebt hoogstens drie opdrachten bij je.
learn-mille-learned-end = Bij 30 punten is de partij afgelopen; wie de meeste heeft, wint.
