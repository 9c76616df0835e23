### De club: tafels met anderen via het net, wie je daar bent, en wat er mis kan gaan.

## Tafels en partijen van buitenaf

club-game = Spel
club-tables-title = Tafels in de club
club-open = Open tafels
club-empty = Op dit moment wacht niemand op gezelschap.
club-empty-about = Dek zelf een tafel en nodig vrienden uit, of schuif meteen ergens aan: wie na jou vraagt, vindt je daar.
club-sit = Ga zitten
club-watch = Toekijken
club-hosted = Gastheer: { $host }
club-chair-free = vrij
club-free-chairs = { $free ->
    [0] alle stoelen bezet
    [one] één stoel vrij
   *[other] { $free } stoelen vrij
}
club-stage-playing = wordt gespeeld
club-stage-over = afgelopen
club-stage-broken = staat stil
club-your-turn = Jij bent aan de beurt
club-quick = Meteen aanschuiven
club-quick-about = We vinden een tafel met een vrije stoel voor je, of dekken een nieuwe die de volgende gast zal vinden.
club-quick-players = Spelers
club-quick-go = Vind een stoel
club-recent = Onlangs gespeeld
club-recent-empty = Hier is nog geen partij uitgespeeld. De jouwe kan de eerste in het boek zijn.
club-replay = Herhaling
club-more = Meer tonen
club-loading = Een ogenblik …
club-again = Opnieuw proberen
club-alone-title = Je hebt het huis voor jezelf
club-alone-solo = Tegen bots spelen
club-note-dense = bij gelijke stand vervalt geen plaats (1, 1, 2)
club-note-own = eigen kasteelgetallen
club-note-ends_turn = vervullen beëindigt de beurt
club-note-first = stoel { $number } reist eerst
club-note-rated = telt mee
club-note-no-aid = zonder geheugensteun
club-note-no-talk = zonder gesprek
club-note-no-watching = zonder toeschouwers
club-note-open-watching = toeschouwers zien alle handen

## Ratings en statistieken

club-standing = Ratings en statistieken
club-no-statistics = Nog geen uitgespeelde partijen.
club-players = { $players ->
    [one] één speler
   *[other] { $players } spelers
}
club-rating = Rating
club-rating-change = Verandering van de rating
club-won-of = { $games ->
    [one] { $wins } van één partij gewonnen
   *[other] { $wins } van { $games } partijen gewonnen
}
club-places = Hoe vaak welke plaats
club-place = { $place }e
ratings-title = Ratings
ratings-about = Alleen partijen die meetellen, de sterksten eerst.
ratings-empty = Nog niemand heeft een partij van deze soort gespeeld die meetelt.
ratings-rank = Plaats
ratings-name = Naam
ratings-games = Partijen

## Een eigen tafel

create-title = Dek een tafel
create-intro = Hij is goed zoals hij is. Open hem en stuur je vrienden de uitnodiging.
create-who = Wie mag er komen?
create-private = Vrienden
create-private-about = Alleen wie jouw uitnodiging heeft.
create-listed = Iedereen
create-listed-about = De tafel staat op de lijst van de club.
create-go = Tafel openen
create-busy = De tafel wordt gedekt …

## Opties van een tafel

options-seats-adel = Hoeveel lords?
options-seats-mille = Hoeveel spelers?
options-best-adel = Het leukst met 3 tot 5.
options-chairs = Stoelen en bots
options-chair = Stoel { $number }
options-chair-you = Jij
options-chair-club = vrij voor een gast
options-chair-pass = iemand op dit apparaat
options-rules = Speelwijzen
options-edition = Uitgave
options-edition-classic = Klassiek
options-edition-grand = Groot
options-edition-italia = Noord-Italië
options-edition-for = Met { $seats } wordt de uitgave “{ $edition }” gespeeld.
options-variant = Variant voor twee
options-variant-surprise = Verrassing
options-variant-surprise-about = Locatie en actie worden allebei in het geheim gekozen en samen onthuld.
options-variant-confrontation = Confrontatie
options-variant-confrontation-about = Jullie ontmoeten elkaar altijd: veilinghuis en kasteel wisselen elkaar af.
options-variant-standard = Standaard
options-variant-standard-about = Zoals met meer lords: eerst worden de locaties onthuld, dan de acties.
options-detectives = Plaatsen van de detectives bij gelijke stand
options-detectives-competition = Overslaan: 1, 1, 3
options-detectives-competition-about = Twee gelijke pionnen delen een plaats, en de volgende vervalt.
options-detectives-dense = Niet overslaan: 1, 1, 2
options-detectives-dense-about = Twee gelijke pionnen delen een plaats, en daarna komt de volgende.
options-numbers = Kasteelgetallen
options-numbers-leader = Van de koploper
options-numbers-leader-about = Elke tentoonstelling telt volgens het kasteel van de voorste pion.
options-numbers-own = Eigen
options-numbers-own-about = Elke tentoonstelling telt volgens het kasteel van de eigen pion.
options-arrival = Wat een vervulde opdracht doet
options-arrival-travel_on = Verder reizen
options-arrival-travel_on-about = De edelman reist door tot de laatste weg.
options-arrival-ends_turn = Einde van de beurt
options-arrival-ends_turn-about = De beurt eindigt in die stad. Wat daar ligt, mag nog genomen worden.
options-first = Eerste edelman
options-first-drawn = Door het lot
options-clock = Klok
options-clock-choice = Hoeveel tijd heeft iedereen?
options-clock-none = Zonder klok
options-clock-live = { $bank } elk, plus { $increment } per beslissing
options-clock-live-bare = { $bank } elk
options-clock-letter = { $bank } voor elke beslissing
options-manners = Tafelmanieren
options-memory_aid = Geheugensteun
options-memory_aid-about = De pagina onthoudt wat de anderen hebben laten zien.
options-shown_locks = Tonen wie gekozen heeft
options-shown_locks-about = Voor iedereen die klaar is ligt een gedekte kaart.
options-talk = Gesprek
options-talk-about = Aan tafel mag gepraat worden. Ook bots antwoorden, en niet altijd eerlijk.
options-beat = Gelijke maat
options-beat-none = Uit
options-beat-about = Keuzes worden alleen op de maat gemeld, zodat niemand iets leert van hoelang je nadenkt.
options-rated = Telt mee
options-rated-about = De uitslag telt voor ieders rating.
options-stand_in = Vervanger
options-stand_in-about = Speelt voor wie vertrokken is of geen tijd meer heeft.
options-patience = Geduld
options-patience-none = Geen
options-patience-about = Hoelang we wachten op wie de verbinding kwijt is, voordat een vervanger het kan overnemen.
options-watching = Toeschouwers
options-watching-choice = Wat mogen toeschouwers zien?
options-watching-nobody = Geen toeschouwers
options-watching-nobody-about = Alleen spelers komen binnen.
options-watching-in-sight = Wat open ligt
options-watching-in-sight-about = Alsof ze naast de tafel staan.
options-watching-open = Alle handen
options-watching-open-about = Alles, maar later dan de spelers.
options-delay = Hoeveel later?
options-delay-none = Meteen

## Bots

bot-random = Warhoofd
bot-random-about = Doet zomaar iets wat mag, en weet niet waarom.
bot-novice = Nieuweling
bot-novice-about = Kijkt naar zijn eigen hand en bedoelt het goed. Fijn om van te leren.
bot-clubman = Clubheer
bot-clubman-about = Weegt af wat ieder te winnen heeft, en is niet te doorgronden.
bot-search = Denker
bot-search-about = Speelt de ronde vele malen in zijn hoofd voordat hij beslist.

## Personages

bot-toby = Neef Toby
bot-toby-about = De neef: laat gretig zien wat hij heeft en flapt eruit wat hij denkt.
bot-prudence = Lady Prudence
bot-prudence-about = Voorzichtig in alles: geeft weinig uit, waagt nog minder en spreekt de waarheid.
bot-midas = Baron Midas
bot-midas-about = Betaalt elke prijs en wil alles wat op zijn weg ligt.
bot-peacock = Sir Percival Pauw
bot-peacock-about = Pronkt met wat hij heeft, zo vaak hij kan, en houdt nooit zijn mond.
bot-jack = Gentleman Jack
bot-jack-about = Een dief van de oude stempel: slaat toe waar het pijn doet en liegt met een glimlach.
bot-quill = Inspecteur Quill
bot-quill-about = Denkt eerst na, houdt de wacht en laat anderen in de val lopen.
bot-duchess = De Hertogin
bot-duchess-about = Heeft alles al doordacht. In veertig jaar heeft niemand haar gezicht kunnen lezen.
strength-beginner = beginner
strength-casual = makkelijk
strength-club = clubniveau
strength-strong = sterk
strength-master = meesterlijk
strength-said = Speelsterkte { $grade } van { $most }: { $word }, rating { $rating }
characters-title = Wie zit op stoel { $number }?
characters-take = Kiezen

## Uitnodigingen, en wie aan de beurt is

invite-sit = Uitnodiging om mee te doen
invite-watch = Link voor toeschouwers
invite-copy = Kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-share-title = Noblesse
invite-share-text = Kom aan mijn tafel!
invite-qr = QR-code van de uitnodiging
invite-qr-hint = Richt de camera van een telefoon hierop en je zit aan tafel.
invite-only-here = Alleen deze computer kan deze links openen. Start met “{ $command }” en open het adres dat dan verschijnt, zodat anderen kunnen komen.
invite-renew = Nieuwe links
invite-renew-about = Dan openen de oude links niets meer.
invite-renew-listed = Dan verdwijnt de tafel uit de openbare lijst en openen alleen de nieuwe links haar.
invite-renewed = De links zijn nieuw; de oude openen niets meer.
turns-title = { $count ->
    [one] Jij bent aan de beurt
   *[other] Je bent aan { $count } tafels aan de beurt
}
turns-with = met { $others }

## Jijzelf

profile-title = Jouw profiel
profile-welcome = Welkom in de club
profile-welcome-about = Hier schrijft niemand zich in: zeg hoe je wilt heten, en je bent onze gast.
profile-come-in = Kom binnen
profile-known = Was je hier al eens, op een ander apparaat?
profile-name = Je naam
profile-guest = Gast op dit apparaat
profile-member = Aangemeld als { $login }
profile-rename = Naam wijzigen
profile-rename-go = Opslaan
profile-tables = Jouw tafels
profile-tables-empty = Je zit aan geen enkele tafel.
profile-tables-over = { $count ->
    [one] Eén uitgespeelde tafel
   *[other] { $count } uitgespeelde tafels
}
profile-table-go = Naar de tafel
profile-table-close = Sluiten
profile-table-close-sure = Echt sluiten?
profile-games = Jouw partijen
profile-games-empty = Je hebt in de club nog geen partij uitgespeeld.
profile-keep = Houd je naam voorgoed
profile-keep-about = Met een gebruikersnaam en een wachtwoord ben je op elk apparaat dezelfde persoon, en blijven je partijen en ratings van jou.
profile-keep-go = Houden
profile-kept = Gebruikersnaam en wachtwoord
profile-kept-about = We kennen je als { $login }. Wijzig je dit, dan word je op alle andere apparaten afgemeld.
profile-kept-done = Gelukt.
profile-old = Huidig wachtwoord
profile-new = Nieuw wachtwoord
profile-change = Wijzigen
profile-devices = Waar je bent aangemeld
profile-device-on = { $browser } op { $system }
profile-device-unknown = Een of ander apparaat
profile-device-this = Dit apparaat
profile-device-seen = Laatst gezien: { $ago }
profile-device-end = Afmelden
profile-device-end-sure = Echt afmelden?
profile-device-end-all = Overal elders afmelden
profile-blocks = Geblokkeerde mensen
profile-blocks-about = Wie je blokkeert, kan niet aan jouw tafels komen. Dat doe je op iemands pagina.
profile-blocks-empty = Je hebt niemand geblokkeerd.
profile-mutes = Gedempte mensen
profile-mutes-about = Je leest niet wat ze zeggen, op geen van je apparaten. Ze merken er niets van.
profile-mutes-empty = Je hebt niemand gedempt.
profile-data = Je gegevens
profile-data-about = Alles wat de club over je heeft, als bestand; of voorgoed weg.
profile-data-export = Als bestand bewaren
profile-data-delete = Account verwijderen
profile-data-delete-about = Je naam, je login, je ratings en wat je zei verdwijnen voorgoed, en je verlaat al je tafels. Gespeelde partijen blijven voor de anderen, met “een speler die weg is” in jouw plaats. Dit kan niet ongedaan worden gemaakt.
profile-data-delete-sure = Echt alles verwijderen?
profile-data-deleted = De club is je vergeten.
profile-hook = Een seintje als je aan de beurt bent
profile-hook-about = De club kan een adres van je aanroepen (een webhook) als je aan de beurt bent. Laat dit leeg als je niet weet wat dat is.
profile-hook-url = Adres
profile-hook-go = Opslaan
profile-hook-clear = Verwijderen
profile-hook-done = Opgeslagen.
profile-leave = Afmelden
profile-leave-sure = Echt afmelden?
profile-leave-guest = Echt voorgoed weggaan?
profile-leave-about = Zonder wachtwoord kan niemand als deze gast terugkomen. Heb je al een gebruikersnaam?

signin-title = Aanmelden
signin-about = Meld je aan met de gebruikersnaam die je op een ander apparaat hebt gekozen.
signin-guest = Hier ben je de gast { $name }, die achterblijft als je je aanmeldt.
signin-login = Gebruikersnaam
signin-login-rule = 3 tot 32 tekens: a–z, 0–9, punt, streepje, liggend streepje (_)
signin-password = Wachtwoord
signin-password-rule = Minstens 8 tekens
signin-go = Aanmelden
signin-new = Nog geen gebruikersnaam? Om te spelen heb je er geen nodig.
signin-new-go = Kom binnen als gast

person-title = Een gast van de club
person-games = Partijen
person-games-empty = Nog geen uitgespeelde partijen.
person-block = Blokkeren
person-block-sure = Echt blokkeren?
person-unblock = Niet meer blokkeren
person-blocked = Je hebt deze persoon geblokkeerd.
person-left = een speler die weg is
person-mute = Dempen
person-unmute = Weer horen
person-muted = Je leest niet wat deze persoon zegt.
person-report = Melden bij de eigenaar
people-title = De mensen hier
people-none = Verder zit hier niemand.
report-about = Alleen de eigenaar van de club leest dit; { $name } hoort er niets van.
report-about-table = Alleen de eigenaar van de club leest dit, met wat jullie beiden aan deze tafel het laatst zeiden; { $name } hoort er niets van.
report-reason = Waar gaat het om?
report-reason-insult = Beledigingen
report-reason-spam = Steeds hetzelfde, of reclame
report-reason-cheating = Valsspelen
report-reason-name = Een aanstootgevende naam
report-reason-other = Iets anders
report-text = In je eigen woorden, als je wilt
report-go = Versturen
report-done = Dank je. De eigenaar van de club kijkt ernaar.
person-renew-about = Wie een link naar je tafels heeft of ze in de lijst vindt, kan als nieuwe gast terugkomen. Met nieuwe links staan ze in geen enkele lijst meer.
person-renew = Nieuwe links voor mijn tafels

# Namen voor gasten die zichzelf er geen gaven; hoogstens 24 tekens.
club-guest-names = Eerlijke Ekster, Slaperige Uil, Edele Das, Vrome Vos, Verlegen Pauw, Nuchtere Gans, Beleefde Fret, Dappere Haas, Bescheiden Zwaan, Nederige Raaf, Geduldige Reiger, Zachte Wezel

## Wat er mis kan gaan. De codes zijn die van de club.

error-unknown = Er ging iets mis waar we geen woorden voor hebben. Probeer het nog eens.
error-offline = De club is op dit moment niet te bereiken. Tegen bots kun je altijd spelen, ook zonder netwerk.
error-no_club = Op dit adres is geen club. Je kunt hier tegen bots spelen, en met vrienden op dit apparaat.
error-no_session = Je bent niet meer aangemeld.
error-wrong_password = De gebruikersnaam of het wachtwoord klopt niet.
error-not_the_host = Dat mag alleen de gastheer.
error-blocked = De gastheer van deze tafel ziet je daar liever niet.
error-not_found = Zoiets is hier niet, of het is niet voor jouw ogen bestemd.
error-already_started = De partij is al begonnen.
error-login_taken = Iemand anders heeft deze gebruikersnaam al.
error-bad_json = { error-bad_request }
error-bad_body = { error-bad_request }
error-bad_name = Een naam heeft 1 tot 24 zichtbare tekens, zonder spatie aan het begin of het eind.
error-bad_login = Een gebruikersnaam heeft 3 tot 32 tekens: a–z, 0–9, punt, streepje en liggend streepje (_).
error-bad_password = Een wachtwoord heeft 8 tot 128 tekens.
error-weak_password = Dit wachtwoord is te makkelijk te raden. Neem een paar woorden die alleen jij zo bij elkaar zet.
error-bad_options = Met deze opties kan de tafel niet gedekt worden.
error-bad_mark = De lijst is intussen veranderd. Open hem opnieuw.
error-bad_record = Dit is geen opname van een uitgespeelde partij.
error-too_many_tables = Je hebt te veel tafels open. Sluit er eerst een.
error-busy = Het is dringen bij de deur. Probeer het zo nog eens.
error-not_written = De club kon dit niet opschrijven; er is niets veranderd. Probeer het nog eens.
error-store_away = De opslag van de club antwoordt even niet. Er gaat niets verloren; probeer het zo weer.
error-table_unreadable = Deze tafel is beschadigd en kan niet worden geopend. De eigenaar van de club weet ervan; aan alle andere wordt doorgespeeld.
error-banned = De eigenaar van deze club laat je niet meer binnen. De reden: { $reason }
error-banned-until = De eigenaar van deze club laat je tot { $until } niet binnen. De reden: { $reason }
error-bad_report = Een melding heeft een reden en hoogstens 500 tekens.
error-hooks_off = Deze club roept geen adressen aan.
error-bad_hook = Een adres begint met http:// of https:// en heeft hoogstens 500 tekens.
error-push_off = Deze club stuurt geen meldingen naar apparaten.
error-bad_push = De club kan deze browser niet bereiken: de pushdienst heeft geen openbaar adres.
error-too_many_devices = De club stuurt meldingen naar hoogstens tien van je apparaten. Stop er eerst een.
error-method_not_allowed = { error-bad_request }
error-bad_request = De club begreep deze pagina niet. Misschien is ze verouderd: laad haar opnieuw.
error-bad_path = { error-bad_request }
error-bad_query = { error-bad_request }
error-bad_cookie = { error-bad_request }
error-bad_host = { error-bad_request }
error-bad_forwarding = { error-bad_request }
error-bad_handshake = { error-bad_request }
error-foreign_origin = Deze pagina hoort bij een ander huis, en de club laat alleen zijn eigen pagina binnen.
error-request_too_slow = Je netwerk is nu te traag. Probeer het nog eens.
error-body_too_large = Dat was te veel ineens.
error-expectation_failed = { error-bad_request }
error-wrong_host = De club luistert niet naar de naam in dit adres.
error-too_many_requests = Iets langzamer, alsjeblieft. Probeer het zo nog eens.
error-too_many_connections = Je hebt te veel pagina’s van de club open. Sluit er een paar.
error-headers_too_large = { error-bad_request }
error-no_answer = Er ging iets mis in de club. Probeer het nog eens.
error-bad_answer = { error-no_answer }
error-method_unknown = { error-bad_request }
error-encoding_unknown = { error-bad_request }
error-house_full = Het huis is vol. Kom zo nog eens terug.
error-closing = De club sluit even. Hij is zo terug.
error-answer_too_late = De club deed te lang over het antwoord. Probeer het nog eens.
error-version_unknown = { error-bad_request }
