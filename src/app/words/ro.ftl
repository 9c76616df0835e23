### Ce spune doar terminalul; numele lucrurilor și cea mai mare parte a jurnalului sunt ale paginii (web/words).
### Ce se scrie este la fel în orice limbă: notația (check 24) și help, undo, save, quit, table, journal, objects, roads, tasks.

list-last = { $before } și { $last }

## Hotărârile, așa cum le numesc listele și masa

move-auction = casa de licitații
move-castle = castel
move-check = cec { $what }
move-thief = hoț { $what }
move-exhibit = expoziție
move-detective = detectiv
move-pass = pas
move-buy-left = cumpăr stânga
move-buy-right = cumpăr dreapta
move-show = expun { $what }
move-steal = fur { $what }
move-ambush = ambuscadă { $what }
move-escort = escortă { $what }
move-alone = singur
move-take = o iau
move-take-drop = o iau și decartez { $what }
move-leave = o las
move-go = drum { $what }
move-go-to = { $what } spre { $city }

## Primul ecran

start-motto = două jocuri cu nobili și hoți
start-which = Ce jucăm?
start-adel = colecționezi, expui, furi și blufezi; 2–6 lorzi
start-mille = călătorești prin Italia sau stai la pândă; 2–4 jucători
start-help = Adel Verpflichtet: lorzii unui club cumpără obiecte curioase, le expun și se fură unii pe alții. Mille Grazie: un jucător călătorește, ceilalți stau la pândă pe drumuri. Cu tine joacă boți.
start-players = Câți jucați, cu tot cu tine? (de la { $fewest } la { $most })
start-players-help = Joci împotriva boților: 4 înseamnă tu și trei boți.
start-players-again = Un număr de la { $fewest } la { $most }, sau Enter pentru { $usual }.
start-hint = Enter pentru { $usual } · quit ca să ieși
start-again = Scrie una dintre variante sau numărul ei, ori apasă Enter.

## Seara

welcome = Bine ai venit. Cu ? primești oricând ajutor; împărțirea are numărul { $deal }.
goes-on = Partida din { $file } continuă.
new-deal = O nouă împărțire, numărul { $deal }.
another = Încă o partidă?
another-no = nu
another-no-about = părăsești masa
another-yes = da
another-yes-about = o nouă împărțire
another-hint = Enter ca să pleci
another-again = 1 părăsește masa, 2 împarte din nou.
parting-saved = Partida este salvată. O continui cu:
parting-from-there = Ce s-a hotărât de atunci nu este salvat. De acolo continui cu:
parting-lost = Partida nu este salvată.
parting-same-deal = Partida nu este salvată. Aceeași împărțire încă o dată:
parting-file = Partida este în { $file }.
parting-no-input = Comenzile s-au terminat.

## Sfârșitul

nth = { $place }.
end-you = (tu)
end-space = pe spațiul { $space }
end-nothing = nimic de expus
end-showing = expoziția finală { $objects }
end-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
end-won-me = Ai câștigat. Felicitări!
end-won-with = Împarți victoria cu { $names }.
end-won = { $count ->
    [one] { $names } a câștigat.
   *[other] { $names } împart victoria.
}

## Dialogul

hint-usual = un număr sau cuvinte · ? ajutor · undo înapoi · save salvezi · quit ieși
hint-how = { $how } · ? ajutor
hint-face-down = Enter întoarce cărțile · undo o ia înapoi · sau alege alta · ? ajutor
hint-more = (? le arată pe toate)
face-down = Cu fața în jos, în fața ta: { $move }.
taken-back-card = Iei înapoi: { $move }.
taken-back = Îți iei înapoi ultima hotărâre.
nothing-to-take-back = Încă nu ai ce lua înapoi.
revealed-already = Ultima ta hotărâre nu poate fi luată înapoi: ce a urmat a fost dezvăluit, și nimeni nu uită ce a văzut.
typed-with = Se scrie așa: { $how }. ? explică.
type-one = Scrie 1, sau ? pentru ajutor.
type-number = Scrie un număr de la 1 la { $most }, sau cuvintele. ? explică.
not-understood = „{ $typed }” nu este una dintre hotărâri.
could-be = „{ $typed }” poate fi { $moves }. Scrie ceva mai mult, sau numărul.
or = { $before } sau { $last }
no-such-choice = Acesta nu este numărul unei variante. Se poate scrie: { $how }.
no-choice = Aici nu e nimic de ales: continui cu Enter.
one-choice = Există doar varianta 1.
choices = Există variantele de la 1 la { $most }.
no-such-list = Jocul acesta nu are o asemenea listă. ? spune ce se poate scrie.
pause-over = Partida s-a încheiat.
pause-round = Runda { $round } s-a încheiat.
pause-turn = Tura { $round } s-a încheiat.
pause-how = Continui cu Enter
pause-help = Asta s-a întâmplat de la ultima ta hotărâre. Continui cu Enter.
pause-nothing = Aici nu e nimic de hotărât: continui cu Enter.
quit-ask = Părăsești partida. Să fie salvată?
quit-save = salvează
quit-save-about = în { $file }
quit-leave = pleacă
quit-leave-about = partida se pierde
quit-stay = rămâi
quit-stay-about = joci mai departe
quit-help = save notează partida, și o poți continua mai târziu; save FIȘIER spune în ce fișier.
quit-again = 1 salvează și pleacă, 2 pleacă, 3 rămâne.
saved = Salvată în { $file }, iar de acum înainte după fiecare hotărâre.
not-saved = Nu s-a salvat: { $why }.
file-is-there = există deja un fișier { $file }, care rămâne cum este; alege alt nume: save FIȘIER
page-on = Enter sau săgeți: mai departe · q: înapoi la partidă
page-end = Enter: înapoi la partidă

## Liste și ajutor

title-round = { $title }, runda { $round }
title-turn = { $title }, tura { $round }
title-end = { $title }, sfârșit
list-journal = Jurnalul
list-objects = Obiectele
list-roads = Drumurile
list-tasks = Sarcinile
help-choices = variantele tale
help-prompt = la fiecare întrebare
help-number = un număr
help-number-about = varianta cu acel număr
help-words = cuvinte
help-words-about = o hotărâre sau începutul ei: cec 24, check 24, ch 24
help-undo-about = îți ia înapoi ultima hotărâre, cât timp nu s-a dezvăluit nimic
help-table-about = arată din nou masa
help-journal-about = tot ce s-a întâmplat
help-objects-about = ce se știe despre obiectele tuturor, cu numele lor
help-roads-about = toate drumurile, cu culorile și capetele lor
help-tasks-about = toate sarcinile: pe hartă, în fața jucătorilor, decartate
help-save = save [FIȘIER]
help-save-about = notează partida; o continui mai târziu cu --resume FIȘIER
help-quit-about = părăsește partida

## Masa de la Adel Verpflichtet

you = tu
window-left = Vitrina stg.
window-right = Vitrina dr.
register = Casa
jail = Închisoare
empty = gol
head-lord = Lord
head-at = spațiu
head-objects = obiecte
head-checks = cecuri
head-thieves = hoți
head-last-round = (runda trecută)
head-this-round = runda aceasta
card-face-down = carte ascunsă
deed-face-down = { $deed }, ascuns
deed-chosen = a ales
yours = Ale tale
yours-nothing = nimic
objects-you = (tu)
objects-count = { $count ->
    [one] { $count } obiect
    [few] { $count } obiecte
   *[other] { $count } de obiecte
}
objects-hidden = { $count ->
    [one] { $count } nearătat niciodată
   *[other] { $count } nearătate niciodată
}
objects-secret = (nu l-a văzut nimeni altcineva)
series = Serii:

## Întrebările de la Adel Verpflichtet

offer-auction = cumperi cu un cec, sau un hoț ia cecul plătit
offer-castle = expui, furi ce expun alții sau prinzi hoți
offer-check = cel mai mare cec cumpără un obiect
offer-thief-auction = ia cecul plătit, dacă nu mai e aici alt hoț
offer-thief-castle = ia câte un obiect din fiecare expoziție; un detectiv îl închide
offer-exhibit = expui obiecte fără întrerupere: cea mai bună înaintează cu { $best }, a doua cu { $second }
offer-detective = dacă e vreun hoț: îi închide pe toți și înaintezi după poziția ta, acum cu { $steps }; întâi se mută expozanții
offer-pass = nu ai nicio carte de jucat aici
offer-show = { $count ->
    [one] { $count } obiect, din { $year }
    [few] { $count } obiecte, cel mai vechi din { $year }
   *[other] { $count } de obiecte, cel mai vechi din { $year }
}
offer-show-seen = toate văzute deja
offer-show-all = tot ce ai
not-yours = Nu ai un obiect „{ $object }”; se expun doar obiectele proprii
ask-buy = Cecul tău de { $check } este cel mai mare. Ce obiect iei?
ask-show = Ce expui? Cea mai bună expoziție înaintează cu { $best }, a doua cu { $second }.
ask-steal = Hoțul tău este la o expoziție ({ $who }). Ce iei?
how-show = un număr, obiecte (A1585 1622 B1650) sau o schimbare (+C1468 -A1585)
help-place-1 = Toți aleg în secret un loc; apoi toate locurile se dezvăluie împreună (A6).
help-place-2 = La casa de licitații, cel mai mare cec cumpără obiectul dintr-o vitrină, iar un hoț care e singurul acolo ia acel cec (A10). Ca să mergi acolo, ai nevoie de un cec sau de un hoț (A7).
help-place-3 = La castel, lorzii expun și înaintează, hoții iau obiecte din expoziții, iar detectivii trimit hoții la închisoare (de la A11 la A16).
help-castle-1 = Toți aleg în secret o carte (A8). Întâi vin expozițiile, apoi hoții, apoi detectivii (A11).
help-castle-2 = expoziție: cel puțin trei obiecte ale căror litere se urmează fără întrerupere (A14). Mai multe obiecte bat mai puține, apoi hotărăște obiectul cel mai vechi. Cea mai bună expoziție înaintează cu numărul mai mare al castelului celui din frunte, a doua cu cel mai mic (A13).
help-castle-3 = hoț: ia câte un obiect din fiecare expoziție, întâi hoțul cel mai mare (A15). Dacă e aici și un detectiv, ajunge la închisoare, dar prada rămâne (A16, A17).
help-castle-4 = detectiv: dacă e aici cel puțin un hoț, îi închide pe toți și înaintezi cu poziția pe care o are pionul tău după ce s-au mutat expozanții: primul cu 1, al doilea cu 2 și așa mai departe (A16). Altfel nimic.
help-house-1 = Toți aleg în secret o carte (A8).
help-house-2 = cec: cel mai mare cumpără obiectul dintr-o vitrină și intră în casa de marcat; toate celelalte se întorc (A10a).
help-house-3 = hoț: dacă e singurul hoț de aici, ia cecul plătit, care de acum este al tău. Doi sau mai mulți nu primesc nimic. Aici unui hoț nu i se poate întâmpla nimic (A10b, A10c).
help-buy-1 = Plătești cu cecul tău și iei obiectul de deasupra teancului pe care îl alegi (A10a). Următorul obiect din acel teanc ajunge în vitrină.
help-buy-2 = Prețioase sunt obiectele care lungesc un șir de litere (A14), iar cele vechi hotărăsc între expoziții la fel de mari (A13).
help-show-1 = Cel puțin trei obiecte ale căror litere se urmează în alfabet fără întrerupere (A14). Toate expozițiile se dezvăluie împreună (A12).
help-show-2 = Mai multe obiecte bat mai puține; la număr egal hotărăște obiectul cel mai vechi (A13).
help-show-3 = Poți păstra obiecte pentru tine (A12): ce nu se arată nu poate fi furat (A15), și nimeni nu află de el (A26).
help-show-4 = Lista are cea mai bună expoziție de fiecare mărime. Oricare alta se scrie cu obiectele ei (coduri sau ani), iar +obiect sau -obiect o schimbă pe cea care stă cu fața în jos.
help-steal-1 = Hoțul tău ia câte un obiect din fiecare expoziție, în ordinea poziției lor (A15). Este al tău chiar dacă apoi un detectiv îl închide pe hoț (A16).

## Masa de la Mille Grazie

noble = nobil
lay-in-wait = a pândit pe:
journey = Traseu
journey-left = încă { $left }
journey-none = neînceput
escort = Escortă
escort-alone = niciuna: singur
escort-open = încă nealeasă
escort-hidden = undeva
escort-on = pe
compass = Busolă
compass-unset = nefixată
pile = Pachet
pile-about = { $tasks }; țelul: { $goal }
on-the-map = Pe hartă
road-costs = costă { $loss }
tasks-none = niciuna
tasks-before = Sarcini: { $who }
tasks-discarded = Decartate
tasks-to-come = { $count ->
    [one] A mai rămas { $count } de tras.
   *[other] Au mai rămas { $count } de tras.
}

## Întrebările de la Mille Grazie

price-first = { $color } costă { $loss }
price-next = { $color } { $loss }
offer-go = { $road }, { $color }, costă { $loss }
offer-go-scores = aduce { $points }
offer-go-ends = și îți încheie tura
offer-go-task = o sarcină spre { $to }
offer-alone = { $roads ->
    [one] fără escortă, dar { $roads } drum
    [few] fără escortă, dar { $roads } drumuri
   *[other] fără escortă, dar { $roads } de drumuri
}
offer-take = spre { $to }
offer-drop = valorează { $points }
offer-leave = rămâne acolo unde este
ask-ambush = { $who } pornește din { $city }. Pe ce drum stai la pândă?
ask-ambush-two = { $who } pornește din { $city }. Pe care două drumuri stai la pândă?
ask-escort = Tu ești nobilul, la { $city }. Ce drum păzește escorta, sau călătorești singur?
ask-take = La { $city } se află o sarcină spre { $to } pentru { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}. O iei?
ask-go = Ești la { $city }, { $left ->
    [1] a mai rămas un drum
    [few] au mai rămas { $left } drumuri
   *[other] au mai rămas { $left } de drumuri
}. Ce drum alegi?
how-ambush = o literă; roads le arată
how-ambush-two = două litere, de pildă F L; roads le arată
how-escort = o literă, sau singur (alone); roads le arată
how-go = un număr, o literă sau un oraș
help-arrival = La masa aceasta, tura nobilului se încheie în orașul în care îndeplinește o sarcină; ce se află acolo mai poate fi luat (M19).
help-ambush-1 = Fixează-ți busola în secret. Se poate alege orice drum de pe hartă (M5).
help-ambush-2 = Dacă nobilul trece pe un drum pe care pândești și escorta nu e acolo, primești { $booty ->
    [one] { $booty } punct
    [few] { $booty } puncte
   *[other] { $booty } de puncte
}, iar el pierde sarcini: { $prices } (M9). Pe hartă, numărul de lângă litera drumului spune câte.
help-ambush-3 = Cu escortă străbate { $escorted ->
    [one] { $escorted } drum
    [few] { $escorted } drumuri
   *[other] { $escorted } de drumuri
}, singur { $alone } (M6). Vrea să ajungă acolo unde duc sarcinile lui (M10).
help-ambush-two = În doi jucători, hoțul fixează două drumuri diferite (M17).
help-escort-1 = Cu escortă fixezi în secret singurul drum pe care îl păzește și străbați { $escorted ->
    [one] { $escorted } drum
    [few] { $escorted } drumuri
   *[other] { $escorted } de drumuri
}. Singur, lucru pe care îl anunți, străbați { $alone } (M6).
help-escort-2 = Pe drumul păzit hoții nu pot face nimic (M8). Pe oricare altul, un hoț care pândește îți ia sarcini: { $prices } (M9).
help-take-1 = Poți lua sarcina care se află în orașul tău; stă la vedere în fața ta, iar pentru hartă se trage una nouă (M11).
help-take-2 = Poți avea { $most }; cu mâna plină, ca să iei alta trebuie să decartezi una (M12).
help-take-3 = O sarcină își aduce punctele când ajungi în orașul ei (M10), dacă nu ți se fură pe drum (M13).
help-go-1 = Niciun drum nu poate fi folosit de două ori într-o tură; orașele da. Trebuie să străbați toată distanța, în afară de cazul când toate drumurile orașului tău sunt folosite (M7).
help-go-2 = Un hoț care pândește pe drum te jefuiește dacă escorta nu îl păzește (M8, M9). Apoi ajungi, și se numără sarcinile care duc acolo (M10, M13).

## Jurnalul, acolo unde are nevoie de numele care se scriu

said = { $who }: „{ $what }”
told-dealt = { $who } primește { $objects }.
told-window-left = În vitrina din stânga se află { $object }.
told-window-right = În vitrina din dreapta se află { $object }.
told-window-left-empty = Vitrina din stânga este goală.
told-window-right-empty = Vitrina din dreapta este goală.
told-bought = { $you ->
    [yes] Cumperi { $object }, cu { $check }.
   *[no] { $who } cumpără { $object }, cu { $check }.
}
told-stole = { $you ->
    [yes] Hoțul tău ia { $object } (de la { $from }).
    [victim] Un hoț ({ $who }) îți ia { $object }.
   *[no] Un hoț ({ $who }) ia { $object } (de la { $from }).
}
told-exhibited = { $you ->
    [yes] Expui { $objects }: { adel-ranked }.
   *[no] { $who } expune { $objects }: { adel-ranked }.
}
told-last-showing = { $you ->
    [yes] Expoziția finală: arăți { $objects }, { adel-ranked }.
   *[no] Expoziția finală: { $who } arată { $objects }, { adel-ranked }.
}
told-travelled = { $who } merge pe { $road } ({ $letter }, { $color }).
told-arrived = { $who } ajunge la { $city }.
told-sealed = Busola rămâne ascunsă: { $who }.
