### Der Club: Tische mit anderen über das Netz, wer man dort ist, und was schiefgehen kann.

## Tische und Partien von außen

club-game = Spiel
club-tables-title = Tische im Club
club-open = Offene Tische
club-empty = Gerade wartet niemand auf Gesellschaft.
club-empty-about = Decke selbst einen Tisch und lade Freunde ein, oder nimm einen schnellen Platz: Wer als Nächstes fragt, findet dich dort.
club-sit = Platz nehmen
club-watch = Zuschauen
club-hosted = Gastgeber: { $host }
club-chair-free = frei
club-free-chairs = { $free ->
    [0] alle Plätze besetzt
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
club-stage-playing = wird gespielt
club-stage-over = beendet
club-stage-broken = steht still
club-your-turn = Du bist dran
club-quick = Ein schneller Platz
club-quick-about = Wir finden dir einen Tisch mit freiem Platz, oder decken einen neuen, den der nächste Gast findet.
club-quick-players = Spieler
club-quick-go = Platz finden
club-recent = Zuletzt gespielt
club-recent-empty = Hier wurde noch keine Partie beendet. Deine könnte die erste im Buch sein.
club-replay = Wiederholung
club-more = Mehr zeigen
club-loading = Einen Moment …
club-again = Noch einmal versuchen
club-alone-title = Du hast das Haus für dich allein
club-alone-solo = Gegen Bots spielen
club-note-dense = Gleichstand überspringt keinen Rang (1, 1, 2)
club-note-own = eigene Schlosszahlen
club-note-ends_turn = Erfüllen beendet den Zug
club-note-first = Platz { $number } reist zuerst
club-note-rated = gewertet
club-note-no-aid = ohne Gedächtnishilfe
club-note-no-talk = ohne Gespräch
club-note-no-watching = ohne Zuschauer
club-note-open-watching = Zuschauer sehen alle Hände

## Wertungen und Statistik

club-standing = Wertungen und Statistik
club-no-statistics = Noch keine beendeten Partien.
club-players = { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}
club-rating = Wertung
club-rating-change = Änderung der Wertung
club-won-of = { $games ->
    [one] { $wins } von einer Partie gewonnen
   *[other] { $wins } von { $games } Partien gewonnen
}
club-places = Wie oft welcher Rang
club-place = { $place }.
ratings-title = Wertungen
ratings-about = Nur gewertete Partien, die Stärksten zuerst.
ratings-empty = Noch niemand hat eine gewertete Partie dieser Art gespielt.
ratings-rank = Rang
ratings-name = Name
ratings-games = Partien

## Ein eigener Tisch

create-title = Tisch decken
create-intro = Er ist gut, wie er ist. Eröffne ihn und schick deinen Freunden die Einladung.
create-who = Wer darf kommen?
create-private = Freunde
create-private-about = Nur wer deine Einladung hat.
create-listed = Alle
create-listed-about = Der Tisch steht auf der Liste des Clubs.
create-go = Tisch eröffnen
create-busy = Der Tisch wird gedeckt …

## Optionen eines Tisches

options-seats-adel = Wie viele Lords?
options-seats-mille = Wie viele Spieler?
options-best-adel = Am schönsten zu dritt, zu viert oder zu fünft.
options-chairs = Plätze und Bots
options-chair = Platz { $number }
options-chair-you = Du
options-chair-club = frei für einen Gast
options-chair-pass = jemand an diesem Gerät
options-rules = Spielweisen
options-edition = Ausgabe
options-edition-classic = Klassisch
options-edition-grand = Groß
options-edition-italia = Norditalien
options-edition-for = Zu { $seats } wird mit der Ausgabe „{ $edition }“ gespielt.
options-variant = Variante zu zweit
options-variant-surprise = Überraschung
options-variant-surprise-about = Ort und Handlung werden beide geheim gewählt und zusammen aufgedeckt.
options-variant-confrontation = Konfrontation
options-variant-confrontation-about = Ihr begegnet euch immer: Auktionshaus und Schloss wechseln sich ab.
options-variant-standard = Standard
options-variant-standard-about = Wie mit mehr Lords: erst werden die Orte aufgedeckt, dann die Handlungen.
options-detectives = Ränge der Detektive bei Gleichstand
options-detectives-competition = Überspringen: 1, 1, 3
options-detectives-competition-about = Zwei gleiche Figuren teilen sich einen Rang, und der nächste fällt aus.
options-detectives-dense = Nicht überspringen: 1, 1, 2
options-detectives-dense-about = Zwei gleiche Figuren teilen sich einen Rang, und dahinter kommt der nächste.
options-numbers = Schlosszahlen
options-numbers-leader = Des Führenden
options-numbers-leader-about = Jede Ausstellung zählt nach dem Schloss der führenden Figur.
options-numbers-own = Eigene
options-numbers-own-about = Jede Ausstellung zählt nach dem Schloss der eigenen Figur.
options-arrival = Was ein erfüllter Auftrag bewirkt
options-arrival-travel_on = Weiterreisen
options-arrival-travel_on-about = Der Edelmann reist weiter bis zur letzten Straße.
options-arrival-ends_turn = Zug zu Ende
options-arrival-ends_turn-about = Der Zug endet in dieser Stadt. Was dort liegt, darf noch genommen werden.
options-first = Erster Edelmann
options-first-drawn = Ausgelost
options-clock = Uhr
options-clock-choice = Wie viel Zeit hat jeder?
options-clock-none = Ohne Uhr
options-clock-live = je { $bank }, dazu { $increment } pro Entscheidung
options-clock-live-bare = je { $bank }
options-clock-letter = { $bank } für jede Entscheidung
options-manners = Tischsitten
options-memory_aid = Gedächtnishilfe
options-memory_aid-about = Die Seite merkt sich, was die anderen gezeigt haben.
options-shown_locks = Zeigen, wer gewählt hat
options-shown_locks-about = Vor jedem, der bereit ist, liegt eine verdeckte Karte.
options-talk = Gespräch
options-talk-about = Am Tisch darf geredet werden. Auch Bots antworten, und nicht immer ehrlich.
options-beat = Gleicher Takt
options-beat-none = Aus
options-beat-about = Gewähltes wird nur im Takt gemeldet, damit niemand aus deiner Bedenkzeit etwas schließt.
options-rated = Gewertet
options-rated-about = Das Ergebnis zählt für die Wertung aller.
options-stand_in = Vertretung
options-stand_in-about = Spielt für jeden, der gegangen ist oder keine Zeit mehr hat.
options-patience = Geduld
options-patience-none = Keine
options-patience-about = Wie lange wir warten, wenn eine Verbindung abreißt, bevor eine Vertretung übernehmen kann.
options-watching = Zuschauer
options-watching-choice = Was dürfen Zuschauer sehen?
options-watching-nobody = Keine Zuschauer
options-watching-nobody-about = Nur Spieler kommen herein.
options-watching-in-sight = Was offen liegt
options-watching-in-sight-about = Als stünden sie neben dem Tisch.
options-watching-open = Alle Hände
options-watching-open-about = Alles, aber später als die Spieler.
options-delay = Wie viel später?
options-delay-none = Sofort

## Bots

bot-random = Wirrkopf
bot-random-about = Tut irgendetwas Erlaubtes und weiß nicht, warum.
bot-novice = Neuling
bot-novice-about = Schaut auf die eigene Hand und meint es gut. Gut zum Lernen.
bot-clubman = Clubherr
bot-clubman-about = Wägt ab, was jeder zu gewinnen hat, und lässt sich nicht in die Karten sehen.
bot-search = Denker
bot-search-about = Spielt die Runde viele Male im Kopf durch, bevor er sich entscheidet.

## Charaktere

bot-toby = Neffe Toby
bot-toby-about = Ein eifriger Anfänger: zeigt, was er hat, und plaudert aus, was er denkt.
bot-prudence = Lady Prudence
bot-prudence-about = In allem vorsichtig: gibt wenig aus, wagt noch weniger und sagt die Wahrheit.
bot-midas = Baron Midas
bot-midas-about = Zahlt jeden Preis und will alles haben, was am Weg liegt.
bot-peacock = Sir Percival Pfau
bot-peacock-about = Stellt zur Schau, was er hat, so oft er kann, und redet ohne Pause.
bot-jack = Gentleman Jack
bot-jack-about = Ein Dieb alter Schule: nimmt, wo es wehtut, und lügt mit einem Lächeln.
bot-quill = Inspektor Quill
bot-quill-about = Denkt erst nach, hält Wache und lässt andere in die Falle gehen.
bot-duchess = Frau Herzogin
bot-duchess-about = Hat alles schon zu Ende gedacht. Seit vierzig Jahren liest niemand in ihrem Gesicht.
strength-beginner = Einsteigerniveau
strength-casual = leicht
strength-club = Clubniveau
strength-strong = stark
strength-master = meisterlich
strength-said = Spielstärke { $grade } von { $most }: { $word }, Wertung { $rating }
characters-title = Wer sitzt auf Platz { $number }?
characters-take = Auswählen

## Einladungen, und wer dran ist

invite-sit = Einladung zum Mitspielen
invite-watch = Link für Zuschauer
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-share-title = Noblesse
invite-share-text = Komm an meinen Tisch!
invite-qr = QR-Code der Einladung
invite-qr-hint = Halte die Kamera eines Telefons darauf, und du bist am Tisch.
invite-only-here = Nur dieser Computer kann diese Links öffnen. Damit andere kommen können, starte mit „{ $command }“ und öffne die Adresse, die dann ausgegeben wird.
invite-renew = Neue Links
invite-renew-about = Dann öffnen die alten Links nichts mehr.
invite-renew-listed = Dann verschwindet der Tisch aus der öffentlichen Liste, und nur die neuen Links öffnen ihn.
invite-renewed = Die Links sind neu; die alten öffnen nichts mehr.
turns-title = { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
}
turns-with = mit { $others }

## Man selbst

profile-title = Dein Profil
profile-welcome = Willkommen im Club
profile-welcome-about = Hier meldet sich niemand an: Sag, wie du heißen möchtest, und du bist unser Gast.
profile-come-in = Eintreten
profile-known = Du warst schon einmal da, an einem anderen Gerät?
profile-name = Dein Name
profile-guest = Gast an diesem Gerät
profile-member = Angemeldet als { $login }
profile-rename = Namen ändern
profile-rename-go = Speichern
profile-tables = Deine Tische
profile-tables-empty = Du sitzt an keinem Tisch.
profile-tables-over = { $count ->
    [one] Ein beendeter Tisch
   *[other] { $count } beendete Tische
}
profile-table-go = Zum Tisch
profile-table-close = Schließen
profile-table-close-sure = Wirklich schließen?
profile-games = Deine Partien
profile-games-empty = Du hast im Club noch keine Partie beendet.
profile-keep = Deinen Namen behalten
profile-keep-about = Mit Anmeldename und Passwort bist du an jedem Gerät derselbe Mensch, und deine Partien und Wertungen bleiben deine.
profile-keep-go = Behalten
profile-kept = Anmeldename und Passwort
profile-kept-about = Man kennt dich als { $login }. Änderst du das, wirst du an allen anderen Geräten abgemeldet.
profile-kept-done = Erledigt.
profile-old = Bisheriges Passwort
profile-new = Neues Passwort
profile-change = Ändern
profile-devices = Wo du angemeldet bist
profile-device-on = { $browser } auf { $system }
profile-device-unknown = Irgendein Gerät
profile-device-this = Dieses Gerät
profile-device-seen = Zuletzt gesehen: { $ago }
profile-device-end = Abmelden
profile-device-end-sure = Wirklich abmelden?
profile-device-end-all = Überall sonst abmelden
profile-blocks = Ausgesperrte
profile-blocks-about = Wen du aussperrst, der kann nicht an deine Tische kommen. Das geht auf der Seite der Person.
profile-blocks-empty = Du hast niemanden ausgesperrt.
profile-mutes = Stummgeschaltete
profile-mutes-about = Was sie sagen, liest du auf keinem deiner Geräte. Sie erfahren nichts davon.
profile-mutes-empty = Du hast niemanden stummgeschaltet.
profile-data = Deine Daten
profile-data-about = Alles, was der Club über dich hat, als Datei; oder für immer gelöscht.
profile-data-export = Als Datei sichern
profile-data-delete = Konto löschen
profile-data-delete-about = Dein Name, dein Login, deine Wertungen und was du gesagt hast, verschwinden für immer, und du verlässt alle deine Tische. Beendete Partien bleiben für die anderen, mit „jemand, der gegangen ist“ an deiner Stelle. Das lässt sich nicht zurücknehmen.
profile-data-delete-sure = Wirklich alles löschen?
profile-data-deleted = Der Club hat dich vergessen.
profile-hook = Eine Benachrichtigung, wenn du dran bist
profile-hook-about = Der Club kann eine Adresse von dir aufrufen (einen Webhook), wenn du dran bist. Lass das leer, wenn du nicht weißt, was das ist.
profile-hook-url = Adresse
profile-hook-go = Speichern
profile-hook-clear = Entfernen
profile-hook-done = Gespeichert.
profile-leave = Abmelden
profile-leave-sure = Wirklich abmelden?
profile-leave-guest = Wirklich für immer gehen?
profile-leave-about = Ohne Passwort kann niemand als dieser Gast zurückkommen. Du hast schon einen Anmeldenamen?

signin-title = Anmelden
signin-about = Melde dich mit dem Namen an, den du an einem anderen Gerät gewählt hast.
signin-guest = Hier bist du der Gast { $name }, der zurückbleibt, wenn du dich anmeldest.
signin-login = Anmeldename
signin-login-rule = 3 bis 32 Zeichen: a–z, 0–9, Punkt, Bindestrich, Unterstrich
signin-password = Passwort
signin-password-rule = Mindestens 8 Zeichen
signin-go = Anmelden
signin-new = Noch kein Anmeldename? Zum Spielen brauchst du keinen.
signin-new-go = Als Gast eintreten

person-title = Ein Gast des Clubs
person-games = Partien
person-games-empty = Noch keine beendeten Partien.
person-block = Aussperren
person-block-sure = Wirklich aussperren?
person-unblock = Wieder einlassen
person-blocked = Du hast diese Person ausgesperrt.
person-left = jemand, der gegangen ist
person-mute = Stummschalten
person-unmute = Wieder hören
person-muted = Du liest nicht, was diese Person sagt.
person-report = Dem Betreiber melden
people-title = Die Leute hier
people-none = Sonst sitzt hier niemand.
report-about = Das liest nur der Betreiber des Clubs; { $name } erfährt nichts davon.
report-about-table = Das liest nur der Betreiber des Clubs, zusammen mit dem, was ihr beide an diesem Tisch zuletzt gesagt habt; { $name } erfährt nichts davon.
report-reason = Worum geht es?
report-reason-insult = Beleidigungen
report-reason-spam = Immer dasselbe, oder Werbung
report-reason-cheating = Betrug
report-reason-name = Ein anstößiger Name
report-reason-other = Etwas anderes
report-text = In deinen Worten, wenn du magst
report-go = Absenden
report-done = Danke. Der Betreiber des Clubs sieht es sich an.
person-renew-about = Wer einen Link zu deinen Tischen hat oder sie in der Liste findet, könnte als neuer Gast wiederkommen. Mit neuen Links stehen sie in keiner Liste mehr.
person-renew = Neue Links für meine Tische

# Namen für Gäste, die sich keinen gegeben haben; höchstens 24 Zeichen.
club-guest-names = Ehrliche Elster, Müde Eule, Edler Dachs, Frommer Fuchs, Scheuer Pfau, Nüchterne Gans, Höfliches Frettchen, Kühner Hase, Bescheidener Schwan, Demütiger Rabe, Geduldiger Reiher, Sanftes Wiesel

## Was schiefgehen kann. Die Kennworte sind die der Schnittstelle des Clubs.

error-unknown = Etwas ging schief, wofür uns die Worte fehlen. Bitte versuch es noch einmal.
error-offline = Der Club ist gerade nicht zu erreichen. Gegen Bots kannst du immer spielen, ganz ohne Netz.
error-no_club = Unter dieser Adresse gibt es keinen Club. Hier kannst du gegen Bots spielen, und mit Freunden an diesem Gerät.
error-no_session = Du bist nicht mehr angemeldet.
error-wrong_password = Anmeldename oder Passwort stimmt nicht.
error-not_the_host = Das darf nur der Gastgeber.
error-blocked = Der Gastgeber dieses Tisches möchte dich dort nicht sehen.
error-not_found = So etwas gibt es hier nicht, oder es ist nicht für deine Augen bestimmt.
error-already_started = Die Partie hat schon begonnen.
error-login_taken = Diesen Anmeldenamen hat schon jemand.
error-bad_json = { error-bad_request }
error-bad_body = { error-bad_request }
error-bad_name = Ein Name hat 1 bis 24 sichtbare Zeichen, und kein Leerzeichen am Anfang oder Ende.
error-bad_login = Ein Anmeldename hat 3 bis 32 Zeichen: a–z, 0–9, Punkt, Bindestrich und Unterstrich.
error-bad_password = Ein Passwort hat 8 bis 128 Zeichen.
error-weak_password = Dieses Passwort ist zu leicht zu erraten. Nimm ein paar Wörter, die nur du so zusammenstellst.
error-bad_options = Mit diesen Optionen lässt sich der Tisch nicht decken.
error-bad_mark = Die Liste hat sich inzwischen geändert. Bitte öffne sie noch einmal.
error-bad_record = Das ist keine Aufzeichnung einer beendeten Partie.
error-too_many_tables = Du hast zu viele Tische offen. Schließ erst einen davon.
error-busy = An der Tür ist Gedränge. Bitte versuch es gleich noch einmal.
error-not_written = Der Club konnte das nicht aufschreiben; nichts hat sich geändert. Bitte versuch es noch einmal.
error-store_away = Der Speicher des Clubs antwortet gerade nicht. Nichts geht verloren; versuche es gleich noch einmal.
error-table_unreadable = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Der Betreiber des Clubs weiß davon; an allen anderen wird weitergespielt.
error-banned = Der Betreiber dieses Clubs lässt dich nicht mehr herein. Sein Grund: { $reason }
error-banned-until = Der Betreiber dieses Clubs lässt dich bis { $until } nicht herein. Sein Grund: { $reason }
error-bad_report = Eine Meldung hat einen Grund und höchstens 500 Zeichen.
error-hooks_off = Dieser Club ruft keine Adressen auf.
error-bad_hook = Eine Adresse beginnt mit http:// oder https:// und hat höchstens 500 Zeichen.
error-push_off = Dieser Club ruft keine Geräte.
error-bad_push = Der Club kann diesen Browser nicht rufen: Sein Push-Dienst hat keine öffentliche Adresse.
error-too_many_devices = Der Club ruft höchstens zehn deiner Geräte. Nimm zuerst eines davon aus.
error-method_not_allowed = { error-bad_request }
error-bad_request = Der Club hat diese Seite nicht verstanden. Vielleicht ist sie veraltet: Bitte lade sie neu.
error-bad_path = { error-bad_request }
error-bad_query = { error-bad_request }
error-bad_cookie = { error-bad_request }
error-bad_host = { error-bad_request }
error-bad_forwarding = { error-bad_request }
error-bad_handshake = { error-bad_request }
error-foreign_origin = Diese Seite gehört zu einem anderen Haus, und der Club lässt nur seine eigene ein.
error-request_too_slow = Dein Netz ist gerade zu langsam. Bitte versuch es noch einmal.
error-body_too_large = Das war zu viel auf einmal.
error-expectation_failed = { error-bad_request }
error-wrong_host = Auf den Namen in dieser Adresse hört der Club nicht.
error-too_many_requests = Ein wenig langsamer, bitte. Versuch es gleich noch einmal.
error-too_many_connections = Du hast zu viele Seiten des Clubs offen. Bitte schließ einige.
error-headers_too_large = { error-bad_request }
error-no_answer = Im Club ist etwas schiefgegangen. Bitte versuch es noch einmal.
error-bad_answer = { error-no_answer }
error-method_unknown = { error-bad_request }
error-encoding_unknown = { error-bad_request }
error-house_full = Das Haus ist voll. Bitte komm gleich wieder.
error-closing = Der Club schließt für einen Moment. Er ist gleich wieder da.
error-answer_too_late = Der Club hat zu lange für die Antwort gebraucht. Bitte versuch es noch einmal.
error-version_unknown = { error-bad_request }
