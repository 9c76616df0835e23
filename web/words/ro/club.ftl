### Clubul: mese cu alții prin rețea, cine ești acolo și ce poate merge prost.

## Mese și partide văzute din afară

club-game = Joc
club-tables-title = Mesele clubului
club-open = Mese deschise
club-empty = Nimeni nu așteaptă companie acum.
club-empty-about = Întinde tu o masă și invită-ți prietenii, sau ia un loc la repezeală: cine întreabă după tine te va găsi acolo.
club-sit = Ia loc
club-watch = Privește
club-hosted = Gazdă: { $host }
club-chair-free = liber
club-free-chairs = { $free ->
    [0] toate scaunele ocupate
    [one] un scaun liber
    [few] { $free } scaune libere
   *[other] { $free } de scaune libere
}
club-stage-playing = se joacă
club-stage-over = terminată
club-stage-broken = stă pe loc
club-your-turn = E rândul tău
club-quick = Un loc la repezeală
club-quick-about = Îți găsim o masă cu un scaun liber sau întindem una nouă, pe care următorul oaspete o va găsi.
club-quick-players = Jucători
club-quick-go = Găsește-mi un loc
club-recent = Jucate de curând
club-recent-empty = Aici nu s-a terminat încă nicio partidă. A ta ar putea fi prima din registru.
club-replay = Reluare
club-more = Arată mai multe
club-loading = O clipă…
club-again = Încearcă din nou
club-alone-title = Ai toată casa pentru tine
club-alone-solo = Joacă împotriva boților
club-note-dense = la egalitate nu se sare nicio poziție (1, 1, 2)
club-note-own = numere proprii ale castelului
club-note-ends_turn = sarcina îndeplinită încheie tura
club-note-first = scaunul { $number } călătorește primul
club-note-rated = cu punctaj
club-note-no-aid = fără ajutor de memorie
club-note-no-talk = fără discuții
club-note-no-watching = fără spectatori
club-note-open-watching = spectatorii văd toate mâinile

## Punctaje și statistici

club-standing = Punctaje și statistici
club-no-statistics = Încă nicio partidă terminată.
club-players = { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
club-rating = Punctaj
club-rating-change = Schimbarea punctajului
club-won-of = { $games ->
    [one] { $wins } câștigate dintr-o partidă
    [few] { $wins } câștigate din { $games } partide
   *[other] { $wins } câștigate din { $games } de partide
}
club-places = De câte ori fiecare poziție
club-place = { $place ->
    [1] prima
   *[other] a { $place }-a
}
ratings-title = Clasament
ratings-about = Numai partide cu punctaj, cei mai puternici primii.
ratings-empty = Nimeni n-a jucat încă o partidă cu punctaj de felul acesta.
ratings-rank = Poziție
ratings-name = Nume
ratings-games = Partide

## O masă a ta

create-title = Întinde o masă
create-intro = E bună așa cum e. Deschide-o și trimite-le prietenilor invitația.
create-who = Cine poate veni?
create-private = Prieteni
create-private-about = Numai cine are invitația ta.
create-listed = Oricine
create-listed-about = Masa apare pe lista clubului.
create-go = Deschide masa
create-busy = Se întinde masa…

## Opțiunile unei mese

options-seats-adel = Câți lorzi?
options-seats-mille = Câți jucători?
options-best-adel = Cel mai bine în trei, patru sau cinci.
options-chairs = Scaune și boți
options-chair = Scaunul { $number }
options-chair-you = Tu
options-chair-club = liber pentru un oaspete
options-chair-pass = cineva pe acest dispozitiv
options-rules = Feluri de a juca
options-edition = Ediție
options-edition-classic = Clasică
options-edition-grand = Mare
options-edition-italia = Italia de Nord
options-edition-for = În { $seats } se joacă cu ediția „{ $edition }”.
options-variant = Varianta pentru doi
options-variant-surprise = Surpriză
options-variant-surprise-about = Locul și acțiunea se aleg amândouă în secret și se dezvăluie împreună.
options-variant-confrontation = Confruntare
options-variant-confrontation-about = Vă întâlniți mereu: casa de licitații și castelul alternează.
options-variant-standard = Standard
options-variant-standard-about = Ca în mai mulți: întâi se dezvăluie locurile, apoi acțiunile.
options-detectives = Pozițiile detectivilor la egalitate
options-detectives-competition = Cu salturi: 1, 1, 3
options-detectives-competition-about = Doi pioni egali împart o poziție, iar următoarea se sare.
options-detectives-dense = Fără salturi: 1, 1, 2
options-detectives-dense-about = Doi pioni egali împart o poziție, iar după ei vine următoarea.
options-numbers = Numerele castelului
options-numbers-leader = Ale celui din frunte
options-numbers-leader-about = Fiecare expoziție contează după castelul pionului din frunte.
options-numbers-own = Proprii
options-numbers-own-about = Fiecare expoziție contează după castelul propriului pion.
options-arrival = Ce face o sarcină îndeplinită
options-arrival-travel_on = Mergi mai departe
options-arrival-travel_on-about = Nobilul călătorește până la ultimul drum.
options-arrival-ends_turn = Încheie tura
options-arrival-ends_turn-about = Tura se încheie în acel oraș. Ce se află acolo mai poate fi luat.
options-first = Primul nobil
options-first-drawn = Prin tragere la sorți
options-clock = Ceas
options-clock-choice = Cât timp are fiecare?
options-clock-none = Fără ceas
options-clock-live = câte { $bank } de jucător, plus { $increment } pe decizie
options-clock-live-bare = câte { $bank } de jucător
options-clock-letter = { $bank } pentru fiecare decizie
options-manners = Bune maniere
options-memory_aid = Ajutor de memorie
options-memory_aid-about = Pagina ține minte ce au arătat ceilalți.
options-shown_locks = Arată cine a ales
options-shown_locks-about = În fața fiecăruia care e gata stă o carte acoperită.
options-talk = Discuții
options-talk-about = La masă se poate vorbi. Răspund și boții, și nu mereu cinstit.
options-beat = Ritm egal
options-beat-none = Oprit
options-beat-about = Alegerile se anunță numai în ritm, ca nimeni să nu afle ceva din cât te gândești.
options-rated = Cu punctaj
options-rated-about = Rezultatul contează pentru punctajul tuturor.
options-stand_in = Înlocuitor
options-stand_in-about = Joacă pentru cine a plecat sau nu mai are timp.
options-patience = Răbdare
options-patience-none = Fără
options-patience-about = Cât așteptăm pe cineva care a pierdut conexiunea înainte ca un înlocuitor să poată prelua.
options-watching = Spectatori
options-watching-choice = Ce pot vedea spectatorii?
options-watching-nobody = Fără spectatori
options-watching-nobody-about = Intră numai jucătorii.
options-watching-in-sight = Ce este la vedere
options-watching-in-sight-about = Ca și cum ar sta lângă masă.
options-watching-open = Toate mâinile
options-watching-open-about = Totul, dar mai târziu decât jucătorii.
options-delay = Cu cât mai târziu?
options-delay-none = Imediat

## Boți

bot-random = Zăpăcitul
bot-random-about = Face orice e permis și nu știe de ce.
bot-novice = Începătorul
bot-novice-about = Se uită la mâna lui și are intenții bune. Potrivit ca să înveți.
bot-clubman = Domnul de la club
bot-clubman-about = Cântărește ce are fiecare de câștigat și nu poate fi citit.
bot-search = Gânditorul
bot-search-about = Joacă runda de multe ori în minte înainte să hotărască.

## Personaje

bot-toby = Tânărul Toby
bot-toby-about = Nepotul: arată cu drag tot ce are și îi scapă ce gândește.
bot-prudence = Lady Prudence
bot-prudence-about = Prudentă în toate: cheltuiește puțin, riscă și mai puțin și spune adevărul.
bot-midas = Baronul Midas
bot-midas-about = Plătește orice preț și vrea tot ce îi iese în cale.
bot-peacock = Sir Percival Păun
bot-peacock-about = Se fălește cu tot ce are, ori de câte ori poate, și vorbește întruna.
bot-jack = Gentleman Jack
bot-jack-about = Un hoț de modă veche: lovește unde doare și minte cu zâmbetul pe buze.
bot-quill = Inspectorul Quill
bot-quill-about = Întâi gândește, apoi stă de pază și îi lasă pe alții să cadă în capcană.
bot-duchess = Ducesa
bot-duchess-about = S-a gândit deja la toate. De patruzeci de ani nimeni nu i-a citit nimic pe chip.
strength-beginner = nivel de începător
strength-casual = nivel ușor
strength-club = nivel de club
strength-strong = nivel înalt
strength-master = nivel de maestru
strength-said = Forța { $grade } din { $most }: { $word }, punctaj { $rating }
characters-title = Cine ocupă scaunul { $number }?
characters-take = Alege

## Invitații, și al cui e rândul

invite-sit = Invitație la joc
invite-watch = Link pentru spectatori
invite-copy = Copiază
invite-copied = Copiat
invite-share = Trimite
invite-share-title = Noblesse
invite-share-text = Vino la masa mea!
invite-qr = Codul QR al invitației
invite-qr-hint = Îndreaptă camera unui telefon spre cod și ești la masă.
invite-only-here = Doar acest calculator poate deschide linkurile. Ca să poată veni și ceilalți, pornește cu „{ $command }” și deschide adresa afișată.
invite-renew = Linkuri noi
invite-renew-about = Atunci linkurile vechi nu mai deschid nimic.
invite-renew-listed = Atunci masa iese din lista publică și doar linkurile noi o deschid.
invite-renewed = Linkurile sunt noi; cele vechi nu mai deschid nimic.
turns-title = { $count ->
    [one] E rândul tău
    [few] E rândul tău la { $count } mese
   *[other] E rândul tău la { $count } de mese
}
turns-with = cu { $others }

## Tu

profile-title = Profilul tău
profile-welcome = Bun venit la club
profile-welcome-about = Aici nu se înscrie nimeni: spune cum vrei să ți se zică și ești oaspetele nostru.
profile-come-in = Intră
profile-known = Ai mai fost aici, de pe alt dispozitiv?
profile-name = Numele tău
profile-guest = Oaspete pe acest dispozitiv
profile-member = Autentificat ca { $login }
profile-rename = Schimbă numele
profile-rename-go = Salvează
profile-tables = Mesele tale
profile-tables-empty = Nu stai la nicio masă.
profile-tables-over = { $count ->
    [one] O masă terminată
    [few] { $count } mese terminate
   *[other] { $count } de mese terminate
}
profile-table-go = La masă
profile-table-close = Închide
profile-table-close-sure = Chiar o închizi?
profile-games = Partidele tale
profile-games-empty = N-ai terminat încă nicio partidă la club.
profile-keep = Păstrează-ți numele pentru totdeauna
profile-keep-about = Cu un nume de utilizator și o parolă ești aceeași persoană pe orice dispozitiv, iar partidele și punctajele rămân ale tale.
profile-keep-go = Păstrează
profile-kept = Nume de utilizator și parolă
profile-kept-about = Te cunoaștem ca { $login }. Dacă schimbi ceva, ieși din cont pe toate celelalte dispozitive.
profile-kept-done = Gata.
profile-old = Parola de până acum
profile-new = Parola nouă
profile-change = Schimbă
profile-devices = Unde ești autentificat
profile-device-on = { $browser } pe { $system }
profile-device-unknown = Un dispozitiv oarecare
profile-device-this = Acest dispozitiv
profile-device-seen = Văzut ultima oară: { $ago }
profile-device-end = Deconectează
profile-device-end-sure = Chiar deconectezi?
profile-device-end-all = Deconectează-mă peste tot în rest
profile-blocks = Persoane blocate
profile-blocks-about = Pe cine blochezi nu poate veni la mesele tale. O poți face pe pagina persoanei.
profile-blocks-empty = N-ai blocat pe nimeni.
profile-mutes = Oameni reduși la tăcere
profile-mutes-about = Nu citești ce spun, pe niciun dispozitiv al tău. Ei nu află.
profile-mutes-empty = Nu ai redus pe nimeni la tăcere.
profile-data = Datele tale
profile-data-about = Tot ce are clubul despre tine, într-un fișier; sau șters pentru totdeauna.
profile-data-export = Salvează ca fișier
profile-data-delete = Șterge contul
profile-data-delete-about = Numele, loginul, clasamentele și ce ai spus dispar pentru totdeauna, și pleci de la toate mesele. Jocurile încheiate rămân pentru ceilalți, cu „un jucător care a plecat” în locul tău. Nu se poate anula.
profile-data-delete-sure = Chiar ștergi totul?
profile-data-deleted = Clubul te-a uitat.
profile-hook = O notificare când e rândul tău
profile-hook-about = Clubul poate anunța o adresă a ta (un webhook) când e rândul tău. Lasă gol dacă nu știi ce este.
profile-hook-url = Adresă
profile-hook-go = Salvează
profile-hook-clear = Elimină
profile-hook-done = Salvat.
profile-leave = Ieși din cont
profile-leave-sure = Chiar ieși?
profile-leave-guest = Chiar pleci pentru totdeauna?
profile-leave-about = Fără parolă nimeni nu se poate întoarce ca acest oaspete. Ai deja un nume de utilizator?

signin-title = Intră în cont
signin-about = Intră cu numele de utilizator pe care l-ai ales pe alt dispozitiv.
signin-guest = Aici ești oaspetele { $name }, care rămâne în urmă când intri în cont.
signin-login = Nume de utilizator
signin-login-rule = 3 până la 32 de caractere: a–z, 0–9, punct, cratimă, liniuță de subliniere
signin-password = Parolă
signin-password-rule = Cel puțin 8 caractere
signin-go = Intră în cont
signin-new = Încă n-ai nume de utilizator? Ca să joci nu-ți trebuie.
signin-new-go = Intră ca oaspete

person-title = Un oaspete al clubului
person-games = Partide
person-games-empty = Încă nicio partidă terminată.
person-block = Blochează
person-block-sure = Chiar blochezi?
person-unblock = Deblochează
person-blocked = Ai blocat această persoană.
person-left = un jucător care a plecat
person-mute = Redu la tăcere
person-unmute = Ascultă din nou
person-muted = Nu citești ce spune această persoană.
person-report = Raportează proprietarului
people-title = Oamenii de aici
people-none = Nu mai stă nimeni aici.
report-about = Doar proprietarul clubului citește asta; { $name } nu află nimic.
report-about-table = Doar proprietarul clubului citește asta, cu ultimele vorbe ale voastre la această masă; { $name } nu află nimic.
report-reason = Despre ce e vorba?
report-reason-insult = Insulte
report-reason-spam = Mereu aceleași vorbe, sau reclamă
report-reason-cheating = Trișat
report-reason-name = Un nume jignitor
report-reason-other = Altceva
report-text = Cu vorbele tale, dacă vrei
report-go = Trimite
report-done = Mulțumim. Proprietarul clubului se va uita.
person-renew-about = Cine are un link către mesele tale sau le găsește în listă s-ar putea întoarce ca oaspete nou. Cu linkuri noi nu mai sunt în nicio listă.
person-renew = Linkuri noi pentru mesele mele

# Nume pentru oaspeții care nu și-au dat unul; cel mult 24 de caractere.
club-guest-names = Coțofana Cinstită, Bufnița Somnoroasă, Bursucul Nobil, Vulpea Cucernică, Păunul Sfios, Gâsca Cumpătată, Dihorul Politicos, Iepurele Viteaz, Lebăda Modestă, Corbul Smerit, Bâtlanul Răbdător, Nevăstuica Blândă

## Ce poate merge prost. Codurile sunt cele ale clubului.

error-unknown = Ceva n-a mers și nu găsim cuvinte pentru asta. Încearcă din nou.
error-offline = Clubul nu poate fi găsit acum. Împotriva boților poți juca oricând, chiar și fără rețea.
error-no_club = La această adresă nu este niciun club. Aici poți juca împotriva boților și cu prietenii pe acest dispozitiv.
error-no_session = Nu mai ești autentificat.
error-wrong_password = Numele de utilizator sau parola nu e corectă.
error-not_the_host = Numai gazda poate face asta.
error-blocked = Gazda acestei mese nu dorește să te vadă acolo.
error-not_found = Așa ceva nu există aici, sau nu e pentru ochii tăi.
error-already_started = Partida a început deja.
error-login_taken = Altcineva are deja acest nume de utilizator.
error-bad_json = { error-bad_request }
error-bad_body = { error-bad_request }
error-bad_name = Un nume are 1 până la 24 de caractere vizibile, fără spațiu la început sau la sfârșit.
error-bad_login = Un nume de utilizator are 3 până la 32 de caractere: a–z, 0–9, punct, cratimă și liniuță de subliniere.
error-bad_password = O parolă are 8 până la 128 de caractere.
error-weak_password = Parola aceasta e prea ușor de ghicit. Alege câteva cuvinte pe care doar tu le-ai pune împreună.
error-bad_options = Cu aceste opțiuni masa nu se poate întinde.
error-bad_mark = Lista s-a schimbat între timp. Deschide-o din nou.
error-bad_record = Aceasta nu este înregistrarea unei partide terminate.
error-too_many_tables = Ai prea multe mese deschise. Închide întâi una.
error-busy = E înghesuială la ușă. Încearcă din nou într-o clipă.
error-not_written = Clubul n-a putut nota asta; nimic nu s-a schimbat. Încearcă din nou.
error-store_away = Arhiva clubului nu răspunde acum. Nu se pierde nimic; încearcă din nou imediat.
error-table_unreadable = Masa aceasta este deteriorată și nu poate fi deschisă. Proprietarul clubului știe; la toate celelalte se joacă mai departe.
error-banned = Proprietarul acestui club nu te mai lasă să intri. Motivul: { $reason }
error-banned-until = Proprietarul acestui club nu te lasă să intri până la { $until }. Motivul: { $reason }
error-bad_report = Un raport are un motiv și cel mult 500 de caractere.
error-hooks_off = Acest club nu anunță adrese.
error-bad_hook = O adresă începe cu http:// sau https:// și are cel mult 500 de caractere.
error-push_off = Acest club nu anunță dispozitive.
error-bad_push = Clubul nu poate anunța acest browser: serviciul lui push nu are o adresă publică.
error-too_many_devices = Clubul anunță cel mult zece dintre dispozitivele tale. Oprește mai întâi unul.
error-method_not_allowed = { error-bad_request }
error-bad_request = Clubul n-a înțeles această pagină. Poate e veche: încarc-o din nou.
error-bad_path = { error-bad_request }
error-bad_query = { error-bad_request }
error-bad_cookie = { error-bad_request }
error-bad_host = { error-bad_request }
error-bad_forwarding = { error-bad_request }
error-bad_handshake = { error-bad_request }
error-foreign_origin = Această pagină ține de altă casă, iar clubul o lasă înăuntru numai pe a lui.
error-request_too_slow = Rețeaua ta e prea lentă acum. Încearcă din nou.
error-body_too_large = A fost prea mult dintr-odată.
error-expectation_failed = { error-bad_request }
error-wrong_host = Clubul nu răspunde la numele din această adresă.
error-too_many_requests = Puțin mai încet, te rog. Încearcă din nou într-o clipă.
error-too_many_connections = Ai prea multe pagini ale clubului deschise. Închide câteva.
error-headers_too_large = { error-bad_request }
error-no_answer = Ceva n-a mers la club. Încearcă din nou.
error-bad_answer = { error-no_answer }
error-method_unknown = { error-bad_request }
error-encoding_unknown = { error-bad_request }
error-house_full = Casa e plină. Revino într-o clipă.
error-closing = Clubul se închide pentru o clipă. Revine imediat.
error-answer_too_late = Clubul a răspuns prea târziu. Încearcă din nou.
error-version_unknown = { error-bad_request }
