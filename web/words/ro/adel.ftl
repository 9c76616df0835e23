### Adel Verpflichtet la masă.

## Cărți

adel-object = { $name }, { $series }, { $letter } { $year }
adel-card-check = Cec de { $number }
adel-card-thief = { $number ->
    [one] Hoț, { $number } an
    [few] Hoț, { $number } ani
   *[other] Hoț, { $number } de ani
}
adel-card-exhibit = Carte de expoziție
adel-card-detective = Detectiv
adel-card-auction = La casa de licitații
adel-card-castle = La castel
adel-card-pass = Nu joci nimic
adel-short-check = Cec
adel-short-thief = Hoț
adel-short-exhibit = Expoziție
adel-short-detective = Detectiv
adel-short-auction = Casa de licitații
adel-short-castle = Castel
adel-short-pass = Pas
adel-laid = Cărțile acestei runde
adel-place-down = Carte de loc, cu fața în jos
adel-card-down = Carte de acțiune, cu fața în jos

## Tabla

adel-board = Tabla, runda { $round }
adel-track = Traseul
adel-track-castle = { $castle }: { $best } pentru cea mai bună expoziție, { $second } pentru a doua.
adel-track-here = Aici: { $who }.
adel-track-counts = Acum contează aceste numere.
adel-track-table = { $seats ->
    [one] Masa de banchet cu { $seats } scaun.
    [few] Masa de banchet cu { $seats } scaune.
   *[other] Masa de banchet cu { $seats } de scaune.
}
adel-club = Club
adel-dinner = Masa de banchet
adel-auction-house = Casa de licitații
adel-house-closed = Totul s-a vândut: casa de licitații este închisă.
adel-window-left = Vitrina din stânga: { $object }. { $count ->
    [one] { $count } obiect în acest teanc.
    [few] { $count } obiecte în acest teanc.
   *[other] { $count } de obiecte în acest teanc.
}
adel-window-right = Vitrina din dreapta: { $object }. { $count ->
    [one] { $count } obiect în acest teanc.
    [few] { $count } obiecte în acest teanc.
   *[other] { $count } de obiecte în acest teanc.
}
adel-window-left-empty = Vitrina din stânga este goală
adel-window-right-empty = Vitrina din dreapta este goală
adel-pile = { $count ->
    [0] totul s-a vândut
    [one] ultimul
    [few] { $count } în teanc
   *[other] { $count } în teanc
}
adel-register = Casa de marcat
adel-register-empty = Încă niciun cec plătit
adel-jail = Închisoarea
adel-cell = Celula { $cell }: hoțul { $number } ({ $color })
adel-cell-empty = Celula { $cell }: goală
adel-on-show = Expuse la castel
adel-last-showing = Expoziția finală
adel-emptied = S-a furat tot

## Lorzii

adel-lords = Lorzii
adel-bot = bot
adel-away = nu e aici
adel-stand-in = joacă { $bot }
adel-thinks = alege
adel-rank = poziția { $rank }
adel-position = pe spațiul { $position } ({ $where })
adel-has-objects = { $count ->
    [one] { $count } obiect
    [few] { $count } obiecte
   *[other] { $count } de obiecte
}
adel-has-checks = { $count ->
    [one] { $count } cec
    [few] { $count } cecuri
   *[other] { $count } de cecuri
}
adel-has-thieves = { $count ->
    [one] { $count } hoț în mână
    [few] { $count } hoți în mână
   *[other] { $count } de hoți în mână
}
adel-has-jailed = { $count ->
    [one] { $count } hoț în închisoare
    [few] { $count } hoți în închisoare
   *[other] { $count } de hoți în închisoare
}
adel-details = Detalii: { $who }
adel-known = Ce se știe despre obiecte
adel-hidden = { $count ->
    [one] { $count } obiect necunoscut
    [few] { $count } obiecte necunoscute
   *[other] { $count } de obiecte necunoscute
}

## Locul tău

adel-ask-place = Unde mergi?
adel-ask-action-auction = Ce joci la casa de licitații?
adel-ask-action-castle = Ce joci la castel?
adel-ask-buy = Adjudecat! Ce obiect iei?
adel-ask-show = Ce obiecte expui?
adel-ask-steal = Ce ia hoțul tău din expoziție? ({ $from })
adel-wait = O clipă…
adel-wait-place = Încă alege unde merge: { $who }
adel-wait-action = Încă alege o carte: { $who }
adel-wait-buy = Alege în fața vitrinelor: { $who }
adel-wait-show = Pregătește o expoziție: { $who }
adel-wait-steal = Alege ce să fure: { $who }
adel-look = Cărțile sunt pe masă
adel-over = Partida s-a încheiat
adel-chosen = Cartea ta e cu fața în jos. O mai poți schimba.
adel-chosen-wait = Mai are de ales: { $who }.
adel-hand = Mâna ta
adel-collection = Colecția ta
adel-no-objects = Nu ai niciun obiect.
adel-run = { $count ->
    [one] { $count } obiect, se poate expune
    [few] { $count } obiecte, se pot expune
   *[other] { $count } de obiecte, se pot expune
}
adel-run-short = { $count ->
    [one] { $count } obiect, prea puțin
    [few] { $count } obiecte, prea puține
   *[other] { $count } de obiecte, prea puține
}
adel-hint-auction = Cumperi un obiect cu un cec sau trimiți un hoț după cecul celui care cumpără.
adel-hint-castle = Îți expui colecția, furi de la ceilalți sau le prinzi hoții.
adel-hint-check = Cel mai mare cec cumpără un obiect și rămâne în casa de marcat. Celelalte se întorc.
adel-hint-thief-auction = Ia cecul plătit, dacă nu mai e aici alt hoț.
adel-hint-thief-castle = Ia câte un obiect din fiecare expoziție. Ferește-te de detectivi.
adel-hint-exhibit = Cea mai bună expoziție înaintează cu { $best }, a doua cu { $second }.
adel-hint-detective = Dacă e vreun hoț la castel, ajunge la închisoare, iar tu înaintezi { $most ->
    [0] cu { $steps }.
   *[other] cu { $steps } până la { $most } spații: întâi se mută expozanții.
}
adel-hint-pass = Nu ai nicio carte de jucat aici.
adel-buy-left = Vitrina din stânga: { $object }
adel-buy-right = Vitrina din dreapta: { $object }
adel-steal = Ia { $object }
adel-show-worth = Cel puțin trei, litere fără întrerupere. Cea mai bună expoziție înaintează cu { $best }, a doua cu { $second }.
adel-picked = { $count ->
    [0] Atinge cărțile tale.
    [one] { $count } obiect ales
    [few] { $count } obiecte alese
   *[other] { $count } de obiecte alese
}
adel-show-these = { $count ->
    [0] Expune
    [one] Expune { $count } obiect
    [few] Expune { $count } obiecte
   *[other] Expune { $count } de obiecte
}
adel-show-chosen = Ales
adel-show-best = Alege ce e mai bun
adel-show-none = Deselectează tot
adel-rule = Regula { $rule }

## De ce nu se poate

closed-game_over = Partida s-a încheiat.
closed-nothing_owed = Acum nu ai nimic de hotărât.
closed-other_phase = Acum se hotărăște altceva.
closed-no_card_for_the_auction = Fără cec și fără hoț nu poți merge la casa de licitații.
closed-check_not_held = Nu ai acel cec.
closed-thief_not_held = Hoțul acela nu este al tău.
closed-thief_in_jail = Hoțul acela este în închisoare.
closed-check_in_the_castle = Cecurile se joacă doar la casa de licitații.
closed-exhibition_at_the_auction = Se expune doar la castel.
closed-detective_at_the_auction = Detectivul lucrează doar la castel.
closed-nothing_to_exhibit = Nu ai o expoziție validă: cel puțin trei obiecte, litere fără întrerupere.
closed-pass_with_cards = Poți spune pas doar dacă nu ai nicio carte de jucat.
closed-window_empty = Vitrina aceea este goală.
closed-object_not_owned = Se expun doar obiectele proprii.
closed-exhibition_too_small = O expoziție are cel puțin trei obiecte.
closed-exhibition_with_gap = Literele trebuie să se urmeze fără întrerupere.
closed-object_not_on_show = Hoțul tău ia un obiect din expoziția la care se află acum.

## Jurnalul

adel-thing = { $series ->
    [A] pipa din { $year }
    [B] oala de noapte din { $year }
    [C] masca din { $year }
    [D] suvenirul din { $year }
    [E] jucăria din { $year }
    [F] reclama din { $year }
   *[none] obiectul din { $year }
}
adel-steps = { $steps ->
    [one] { $steps } spațiu
    [few] { $steps } spații
   *[other] { $steps } de spații
}
adel-ranked = { $rank ->
    [1] cea mai bună expoziție
    [2] a doua expoziție
   *[other] expoziția cu numărul { $rank }
}
journal-adel-round = Începe runda { $round }.
journal-adel-round-auction = Începe runda { $round }, toată lumea e la casa de licitații.
journal-adel-round-castle = Începe runda { $round }, toată lumea e la castel.
journal-adel-place-auction = { $you ->
    [yes] Mergi la casa de licitații.
   *[no] { $who } merge la casa de licitații.
}
journal-adel-place-castle = { $you ->
    [yes] Mergi la castel.
   *[no] { $who } merge la castel.
}
journal-adel-action-check = { $you ->
    [yes] Oferi un cec de { $number }.
   *[no] { $who } oferă un cec de { $number }.
}
journal-adel-action-thief = { $you ->
    [yes] Trimiți hoțul { $number }.
   *[no] { $who } trimite hoțul { $number }.
}
journal-adel-action-exhibit = { $you ->
    [yes] Vrei să expui.
   *[no] { $who } vrea să expună.
}
journal-adel-action-detective = { $you ->
    [yes] Trimiți detectivul.
   *[no] { $who } trimite detectivul.
}
journal-adel-action-pass = { $you ->
    [yes] Nu ai nicio carte de jucat.
   *[no] { $who } nu are nicio carte de jucat.
}
journal-adel-no-sale = Nimeni nu oferă un cec; nu se vinde nimic.
journal-adel-bought = { $you ->
    [yes] Ai cumpărat { adel-thing } cu { $check }.
   *[no] { $who } a cumpărat { adel-thing } cu { $check }.
}
journal-adel-check-stolen = { $you ->
    [yes] Hoțul tău a luat cecul de { $check } cu care plătise { $from }.
    [victim] Hoțul trimis de { $who } ți-a luat cecul de { $check }.
   *[no] Hoțul trimis de { $who } a luat cecul de { $check } cu care plătise { $from }.
}
journal-adel-thieves-clash = Hoți care s-au încurcat între ei: { $who }. Cecul rămâne în casa de marcat.
journal-adel-house-closed = Totul s-a vândut; casa de licitații se închide.
journal-adel-exhibited = { $you ->
    [yes] Expui { adel-has-objects }: { adel-ranked }.
   *[no] { $who } expune { adel-has-objects }: { adel-ranked }.
}
journal-adel-moved-exhibition = { $you ->
    [yes] Înaintezi cu { adel-steps } pentru expoziție, până la spațiul { $to }.
   *[no] { $who } înaintează cu { adel-steps } pentru expoziție, până la spațiul { $to }.
}
journal-adel-moved-detective = { $you ->
    [yes] Înaintezi cu { adel-steps } datorită detectivului, până la spațiul { $to }.
   *[no] { $who } înaintează cu { adel-steps } datorită detectivului, până la spațiul { $to }.
}
journal-adel-moved-last-showing = { $you ->
    [yes] Înaintezi cu { adel-steps } pentru expoziția finală, până la spațiul { $to }.
   *[no] { $who } înaintează cu { adel-steps } pentru expoziția finală, până la spațiul { $to }.
}
journal-adel-stole = { $you ->
    [yes] Hoțul tău a furat { adel-thing } de la { $from }.
    [victim] Hoțul trimis de { $who } ți-a furat { adel-thing }.
   *[no] Hoțul trimis de { $who } a furat { adel-thing } de la { $from }.
}
journal-adel-jailed = { $you ->
    [yes] Hoțul tău { $number } ajunge la închisoare.
   *[no] Hoțul { $number } trimis de { $who } ajunge la închisoare.
}
journal-adel-freed = { $you ->
    [yes] Hoțul tău { $number } este din nou liber.
   *[no] Hoțul { $number } se întoarce liber la { $who }.
}
journal-adel-last-showing = { $you ->
    [yes] Expoziția finală: ai { adel-has-objects }, { adel-ranked }.
   *[no] Expoziția finală: { $who } are { adel-has-objects }, { adel-ranked }.
}
journal-adel-ended = Partida s-a încheiat.

# One’s own odds, from what everybody may know.
adel-odds = Șansele tale
adel-odds-no-check = Nu mai ai niciun cec cu care să licitezi.
adel-odds-richest = Nimeni nu poate depăși cecul tău de { $check }.
adel-odds-outbid = { $count ->
    [one] { $names } poate depăși cecul tău de { $check }.
   *[other] { $names } pot depăși cecul tău de { $check }.
  }
adel-odds-no-show = Deocamdată nu poți expune nimic.
adel-odds-show = { $count ->
    [one] Cea mai bună expoziție a ta are { $count } obiect; prima avansează { $best }, a doua { $second }.
    [few] Cea mai bună expoziție a ta are { $count } obiecte; prima avansează { $best }, a doua { $second }.
   *[other] Cea mai bună expoziție a ta are { $count } de obiecte; prima avansează { $best }, a doua { $second }.
  }
adel-odds-surely = { $count ->
    [one] { $names } poate expune sigur mai mult.
   *[other] { $names } pot expune sigur mai mult.
  }
adel-odds-perhaps = { $count ->
    [one] { $names } ar putea ține pasul.
   *[other] { $names } ar putea ține pasul.
  }
