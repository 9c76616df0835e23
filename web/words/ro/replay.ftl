### O privire înapoi asupra unei partide încheiate.

replay-title = Reluare
replay-opening = Se caută partida…
replay-board = Tabla în acest moment
replay-panels = Jurnal, evoluție și altele
replay-panel-story = Jurnal
replay-panel-chart = Evoluție
replay-panel-fair = Verificare și fișier
replay-player = Jucătorul { $number }

## Linia timpului

replay-time-line = Linia timpului
replay-round = { $kind ->
    [mille] Tura { $round }
   *[other] Runda { $round }
}
replay-where = { $kind ->
    [mille] Tura { $round }, momentul { $moment } din { $moments }
   *[other] Runda { $round }, momentul { $moment } din { $moments }
}
replay-first = La început
replay-previous = Un moment înapoi
replay-play = Redă
replay-pause = Pauză
replay-next = Un moment înainte
replay-last = La sfârșit
replay-speed = Viteză
replay-speed-times = { $times }×

## Prin ochii cui

replay-eyes = Prin ochii cui
replay-eyes-all = Toate mâinile deschise
replay-eyes-public = Spectator
replay-eyes-seat = Așa cum vede { $who }

## Ce s-a întâmplat

replay-story = Jurnalul partidei
replay-deal = Cărțile sunt împărțite.
replay-chosen-place = Toți și-au ales în secret locul.
replay-chosen-ambush = Hoții și-au potrivit în secret busolele.
replay-decided = Toți au hotărât.
replay-won = Victoria: { $winners }.

## Evoluția

replay-chart = { $kind ->
    [mille] Punctele după fiecare tură
   *[other] Spațiul pe traseu după fiecare rundă
}
replay-chart-rounds = { $kind ->
    [mille] Tura
   *[other] Runda
}
replay-chart-table = Același lucru ca tabel

## Amestecarea cinstită

replay-fair-title = S-a împărțit cinstit?
replay-fair-about = Înainte de partidă, masa și-a sigilat amestecarea cu un angajament. Acum, când totul e deschis, dispozitivul tău poate recalcula împărțirea.
replay-fair-noted = Angajamentul pe care l-ai notat (opțional)
replay-fair-check = Verifică amestecarea
replay-fair-yes = Împărțite așa cum s-a promis
replay-fair-no = Nu așa cum s-a promis
replay-fair-unknown = Aici nu se poate verifica
replay-fair-commitment = Angajamentul din înregistrare aparține seminței dezvăluite.
replay-fair-commitment-noted = Angajamentul este cel pe care l-ai notat și aparține seminței dezvăluite.
replay-fair-seed = Sămânța este completă și aparține acestei mese și acestei partide.
replay-fair-number = Numărul „{ $number }” dat de { $who } a fost amestecat.
replay-fair-no-numbers = Nimeni nu a adăugat un număr propriu.
replay-fair-deck = { $cards ->
    [one] Singura carte stătea așa cum s-a promis.
    [few] Toate cele { $cards } cărți stăteau în ordinea promisă.
   *[other] Toate cele { $cards } de cărți stăteau în ordinea promisă.
}
replay-fair-chance = { $events ->
    [one] O extragere ulterioară a fost așa cum s-a promis.
    [few] Toate cele { $events } extrageri ulterioare au fost așa cum s-a promis.
   *[other] Toate cele { $events } de extrageri ulterioare au fost așa cum s-a promis.
}
replay-fair-nothing-opened = În această înregistrare nu e nimic sigilat și apoi dezvăluit, deci nu e nimic de verificat.
replay-fair-not-noted = Angajamentul din înregistrare nu este cel pe care l-ai notat.
replay-fair-not-commitment = Angajamentul nu aparține seminței dezvăluite.
replay-fair-not-seed = Sămânța din înregistrare nu este valabilă.
replay-fair-not-deck = Cărțile nu stăteau în ordinea promisă.
replay-fair-not-chance = O extragere ulterioară nu este cea promisă sau o mutare nu este permisă.
replay-fair-not-result = Rezultatul nu este cel la care duc mutările.
replay-fair-not-other = Ceva din înregistrare nu se potrivește.
replay-fair-unknown-edition = Ediția cu care s-a jucat nu este aici sau alta îi poartă acum numele.
replay-fair-unknown-unfinished = Partida nu s-a terminat. Ce s-a jucat este așa cum s-a promis; restul nu se poate verifica.
replay-fair-unknown-other = Nu totul din această înregistrare se poate verifica aici.
replay-fair-how = Cum funcționează amestecarea cinstită
replay-fair-how-promise = Masa promite: trage o sămânță secretă și le arată tuturor amprenta ei, angajamentul. După aceea nu se mai poate răzgândi.
replay-fair-how-stir = Jucătorii amestecă: fiecare poate adăuga un număr al său, pe care masa nu îl știa când a promis.
replay-fair-how-deal = Cărțile se împart din sămânță și din toate numerele împreună. Și ce hotărăște mai târziu întâmplarea vine tot din ele.
replay-fair-how-open = La sfârșit sămânța este dezvăluită și oricine poate recalcula împărțirea.
replay-fair-limits = Aceasta dovedește că nimeni nu a aranjat cărțile, dacă măcar un jucător a adăugat un număr care nu putea fi prevăzut. Nu îl oprește pe cel care împarte să se uite la ele.
replay-fair-key-commitment = Angajament
replay-fair-key-seed = Sămânță

## Fișiere

replay-keep = Partida ca fișier
replay-keep-about = Înregistrarea conține fiecare carte și fiecare mutare. Oricine o poate revedea sau verifica aici.
replay-download = Salvează înregistrarea
replay-link = Trimite un link către această partidă
replay-other = Deschide altă înregistrare
replay-watch = Revezi
replay-forget = Elimină
replay-file-about = Deschide înregistrarea unei partide încheiate și privește-o moment cu moment, prin ochii tuturor. Rămâne pe acest dispozitiv.
replay-file-choose = Alege o înregistrare
replay-file-drop = sau trage aici un fișier .noblesse.json
replay-file-paste = Lipește o înregistrare
replay-file-show = Arat-o
replay-kept = Partide pe acest dispozitiv
replay-kept-none = Încă niciuna. Partidele pe care le închei aici vor apărea în listă.
replay-kept-about = { $players ->
    [one] { $players } jucător, { $when }
    [few] { $players } jucători, { $when }
   *[other] { $players } de jucători, { $when }
}
replay-no-club = Clubul nu poate fi contactat acum. Partidele de pe acest dispozitiv se pot revedea totuși.
replay-no-game = Această partidă nu este aici sau nu s-a încheiat încă.
replay-refused-no-json = Aceasta nu este o înregistrare: o înregistrare este un fișier .noblesse.json.
replay-refused-long = E mult prea lung pentru o înregistrare.
replay-refused-unfinished = Această partidă nu s-a încheiat. Se pot revedea doar partidele încheiate, fiindcă o înregistrare arată mâna tuturor.
replay-refused-result = Rezultatul din înregistrare nu este cel la care duc mutările.
replay-refused-version = Această înregistrare este de altă versiune, care nu poate fi citită aici.
replay-refused-move = Mutarea { $move } din înregistrare nu este permisă.
replay-refused-other = Această înregistrare nu poate fi citită.
