# Lecțiile: un profesor la masă, câte două fraze o dată.
learn-title = Învață jucând
learn-about = O partidă scurtă cu un profesor alături, cam trei minute fiecare. Nimic nu poate merge prost.
learn-about-adel = Cumperi, expui, furi și prinzi hoți: patru runde printre lorzi.
learn-about-mille = Întâi jefuiești un nobil, apoi călătorești tu: trei ture prin Italia.
learn-teacher = Profesorul tău
learn-next = Mai departe
learn-finish = Am înțeles
learn-done = Bine jucat!
learn-done-adel = Acum cunoști clubul. Restul ține de curaj.
learn-done-mille = Acum cunoști drumurile. Restul ține de șiretenie.
learn-learned = Ce știi acum
learn-rule = Regula { $rule }
learn-all-rules = Toate regulile
learn-again = Încă o dată
learn-other = Lecție: { $game }

learn-name-maud = Lady Maud
learn-name-percy = Sir Percy
learn-name-bianca = Contessa Bianca
learn-name-ettore = Don Ettore

## Adel Verpflichtet

learn-adel-welcome = Bine ai venit la club! Toți adună ciudățenii și se întrec, din castel în castel, până la masa de banchet, iar cinstit nu e nimeni.
learn-adel-objects = Aceste patru obiecte sunt ale tale și numai tu le vezi. De la trei în sus le poți expune, dacă literele lor se urmează fără întrerupere.
learn-adel-auction = Doi de A și un C: un B le-ar lega, iar în vitrina din stânga e unul. La casa de licitații!
learn-adel-auction-instead = La castel se expune, iar obiectele tale nu se leagă încă. Alege casa de licitații.
learn-adel-check = Toți sunt aici; acum fiecare pune în secret o carte. Cumpără cecul cel mai mare: joacă 24.
learn-adel-check-instead = Cumpără doar cecul cel mai mare, iar poate și Sir Percy vrea ceva. Joacă 24.
learn-adel-buy = Cecul tău de 24 bate cecul de 15 trimis de Sir Percy, care se întoarce la el. Ia obiectul B: cu el ai patru fără întrerupere.
learn-adel-buy-instead = D nu se leagă de nimic al tău. B leagă A de C.
learn-adel-robbed = Lady Maud a jucat un hoț, singurul de acolo, și ți-a luat cecul de 24: acum e al ei. Doi hoți n-ar fi luat nimic.
learn-adel-castle = Banii vin și pleacă, dar A, A, B și C ale tale merită văzute. La castel!
learn-adel-castle-instead = Acum ai destul de expus, și numai așa ajungi departe. Alege castelul.
learn-adel-exhibit = La castel se expune, se fură sau se pândesc hoții. Joacă expoziția.
learn-adel-exhibit-instead = Bună idee pentru mai târziu. Arată întâi ce ai: joacă expoziția.
learn-adel-show = Alege ce arăți: mai multe obiecte bat mai puține, iar la egalitate câștigă cel mai vechi. Ia-le pe toate patru, de la A la C.
learn-adel-show-instead = Mai multe obiecte bat mai puține, așa că acum nu păstra nimic. Ia-le pe toate patru, de la A la C.
learn-adel-numbers = Cele patru ale tale bat cele trei ale lui Sir Percy: tu înaintezi cu numărul mai mare, 2, el cu cel mai mic, 1. Numerele sunt ale castelului în care stă pionul din frunte.
learn-adel-stolen = Hoțul trimis de Lady Maud a luat câte un obiect din fiecare expoziție, chiar și masca ta veche. La castel un hoț îi pradă pe toți; un detectiv nu-l oprește, dar apoi îl trimite la închisoare.
learn-adel-again = Atunci pândește-l pe următorul! Înapoi la castel.
learn-adel-again-instead = Hoții se prind doar la castel. Mergi acolo.
learn-adel-detective = O expoziție a ta ar ademeni iar hoții. Joacă detectivul.
learn-adel-detective-instead = Aici miroase a hoți. Joacă detectivul.
learn-adel-watch = Lady Maud expune, iar Sir Percy își trimite hoțul. Privește ce pățește!
learn-adel-jail = Prins! Prada rămâne la Sir Percy, dar hoțul lui e în celula 1, și fiecare nou deținut îl mută cu o celulă mai aproape de libertate.
learn-adel-steps = Drept răsplată pionul tău a înaintat cu atâtea spații cât arată poziția lui: era al doilea, deci două. Detectivul aduce cel mai mult celui rămas în urmă.
learn-adel-own = Acum hotărăști tu. Lady Maud ar cheltui bucuroasă cecul tău de 24, Sir Percy ar arăta masca ta, iar un hoț de-al tău ți-ar putea aduce înapoi una din ele.
learn-adel-free = Aici orice carte e bună la ceva. Pe care îndrăznești s-o joci?
learn-adel-free-show = Arată ce vrei, cât timp e permis. Sir Percy arată trei obiecte, printre ele cel mai vechi dintre toate.
learn-adel-free-steal = Hoțul tău e înăuntru. Ia ce-ți place!
learn-adel-check-back = Cecul de 24 e din nou în mâna ta. La licitație hoțul îl ia, dacă e singurul.
learn-adel-mask-back = Masca ta e din nou acasă. De data asta nimeni nu ți-a pândit hoțul.
learn-adel-no-booty = Masca rămâne la Sir Percy, iar cecul tău de 24 e de acum pentru totdeauna în casa de marcat. Nu-i nimic: vitrinele sunt pline.
learn-adel-end = Așa se continuă până când un pion ajunge la masa de banchet. Atunci fiecare își mai arată o dată cea mai bună colecție, pentru 8 și 4 spații, și câștigă cine e cel mai departe.

learn-adel-learned-auction = La licitație cumpără cecul cel mai mare, iar un hoț singur îl ia.
learn-adel-learned-run = O expoziție are cel puțin trei obiecte cu litere fără întrerupere.
learn-adel-learned-numbers = Cea mai bună expoziție înaintează cu numărul mai mare al castelului în care se află pionul din frunte, a doua cu cel mai mic.
learn-adel-learned-thief = Un hoț la castel ia câte un obiect din fiecare expoziție.
learn-adel-learned-detective = Un detectiv trimite hoții la închisoare și te duce înainte cu atâtea spații cât arată poziția ta.
learn-adel-learned-end = La masa de banchet toți expun o ultimă dată; câștigă pionul cel mai înaintat.

## Mille Grazie

learn-mille-welcome = Bine ai venit în Italia! Unul dintre voi călătorește ca nobil, ceilalți stau la pândă, iar după fiecare tură pleacă altcineva la drum.
learn-mille-task = Prima călătorește Contessa Bianca. Sarcina ei valorează cinci puncte: de la Verona la Torino.
learn-mille-ambush = Nimeni nu vede încotro arată busola ta. Calea cea mai scurtă spre Torino se termină pe drumul C: rotește-o la C și așteaptă acolo.
learn-mille-ambush-instead = Poate trece și pe acolo, dar C e ultimul drum spre Torino. Încearcă C.
learn-mille-choice = Acum alege ea: cu o escortă, care păzește în secret un drum, face patru drumuri; singură, cinci.
learn-mille-failed = Don Ettore aștepta pe K, dar acolo mergea escorta: ambuscada lui a eșuat. Pe C nu păzește nimeni…
learn-mille-robbery = Jaf! Sunt trei puncte pentru tine, iar sarcina ei s-a pierdut înainte de sosire.
learn-mille-colours = Culoarea unui drum e prețul lui. Un jaf costă pe unul verde o sarcină, pe unul violet două, pe unul portocaliu trei.
learn-mille-noble = Acum călătorești tu, iar ceilalți își potrivesc busolele. Sarcina ta duce de la Milano la Bologna.
learn-mille-escort = Calea ta e N, E, B, iar pe E, portocaliu, ai putea pierde trei sarcini. Rotește busola la E și pune escorta să-l păzească.
learn-mille-escort-instead = Un plan îndrăzneț pentru partida următoare. De data asta escorta să păzească E.
learn-mille-take = De unde pleci mai e o sarcină. Ia-o!
learn-mille-take-instead = Fiecare sarcină poate aduce puncte, și mai ai loc. Ia-o.
learn-mille-first = La drum! N duce la Piacenza, iar acolo mai e o sarcină.
learn-mille-go-instead = Pe acolo te îndepărtezi de Bologna. Ia drumul pe care ți-l arăt.
learn-mille-another = Aceasta duce la Veneția și valorează cinci puncte. Ia-o și pe ea.
learn-mille-three = Imediat se pune o sarcină nouă, chiar și aici. Dar ai trei, iar mai multe nu se poate: las-o.
learn-mille-three-instead = Ar trebui să renunți la una din cele trei. Las-o acolo.
learn-mille-guarded = Acum E, cu escorta alături.
learn-mille-vain = Contessa Bianca a așteptat degeaba pe E! Acum B, spre Bologna.
learn-mille-arrived = Bologna, cinci puncte pentru tine! Și aici e o sarcină: ia-o.
learn-mille-dare = A rămas un drum. J duce la Veneția și la cinci puncte, dar e portocaliu și nepăzit: îndrăznește sau ia altul, cum vrei.
learn-mille-last-task = Și aici e o sarcină. Schimb-o cu una de-a ta sau las-o.
learn-mille-lost = Don Ettore aștepta pe J! Un drum portocaliu: trei sarcini pierdute înainte de sosire, și trei puncte pentru el.
learn-mille-safe = Călătorie liniștită. Unde așteptau ceilalți nu vei afla niciodată: o busolă pe lângă care n-a trecut nimeni rămâne închisă.
learn-mille-own = Acum călătorește Don Ettore, cu o sarcină de la Modena la Veneția. Unde îl aștepți? Tu hotărăști.
learn-mille-alone = Călătorește singur. Nu-l păzește nimeni, dar face cinci drumuri.
learn-mille-watch = Drum după drum: trece pe la tine?
learn-mille-caught = Prins! Trei puncte pentru tine, orice ar fi avut la el.
learn-mille-missed = De data asta ți-a scăpat. Doi hoți care se înțeleg acoperă mai multe drumuri.
learn-mille-end = Așa se continuă, tură după tură. Când cineva are 30 de puncte, partida se încheie și câștigă cine are cele mai multe.

learn-mille-learned-ambush = Ca hoț aștepți în secret pe un drum.
learn-mille-learned-escort = Ca nobil faci patru drumuri cu escortă sau cinci singur.
learn-mille-learned-robbery = Un jaf aduce trei puncte și costă una, două sau trei sarcini, după culoarea drumului.
learn-mille-learned-tasks = Sarcinile se iau în orașe și își aduc punctele la destinație.
learn-mille-learned-three = Poți avea cel mult trei sarcini.
learn-mille-learned-end = La 30 de puncte partida se încheie; câștigă cine are cele mai multe.
