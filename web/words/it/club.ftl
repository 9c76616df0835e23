### Il club: tavoli con altri attraverso la rete, chi si è lì, e che cosa può andare storto.

## Tavoli e partite visti da fuori

club-game = Gioco
club-tables-title = Tavoli al club
club-open = Tavoli aperti
club-empty = In questo momento nessuno aspetta compagnia.
club-empty-about = Apparecchia tu un tavolo e invita gli amici, oppure prendi un posto al volo: chi chiede dopo di te ti troverà lì.
club-sit = Siediti
club-watch = Guarda
club-hosted = Padrone di casa: { $host }
club-chair-free = libero
club-free-chairs = { $free ->
    [0] tutti i posti occupati
    [one] un posto libero
   *[other] { $free } posti liberi
}
club-stage-playing = in corso
club-stage-over = finita
club-stage-broken = ferma
club-your-turn = Tocca a te
club-quick = Un posto al volo
club-quick-about = Ti troviamo un tavolo con un posto libero, o ne apparecchiamo uno nuovo che il prossimo ospite troverà.
club-quick-players = Giocatori
club-quick-go = Trovami un posto
club-recent = Giocate di recente
club-recent-empty = Qui non è ancora finita nessuna partita. La tua potrebbe essere la prima del registro.
club-replay = Replay
club-more = Mostra altro
club-loading = Un momento…
club-again = Riprova
club-alone-title = Hai la casa tutta per te
club-alone-solo = Gioca contro i bot
club-note-dense = a parità nessuna posizione saltata (1, 1, 2)
club-note-own = numeri del proprio castello
club-note-ends_turn = compiere un incarico chiude il turno
club-note-first = il posto { $number } viaggia per primo
club-note-rated = valida per la classifica
club-note-no-aid = senza promemoria
club-note-no-talk = senza chiacchiere
club-note-no-watching = senza spettatori
club-note-open-watching = gli spettatori vedono tutte le mani

## Punteggi e statistiche

club-standing = Punteggi e statistiche
club-no-statistics = Ancora nessuna partita finita.
club-players = { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}
club-rating = Punteggio
club-rating-change = Variazione del punteggio
club-won-of = { $games ->
    [one] Vinte { $wins } su una partita
   *[other] Vinte { $wins } su { $games } partite
}
club-places = Quante volte in quale posto
club-place = { $place }º
ratings-title = Classifica
ratings-about = Solo partite valide per la classifica, prima i più forti.
ratings-empty = Nessuno ha ancora giocato una partita di questo tipo valida per la classifica.
ratings-rank = Posto
ratings-name = Nome
ratings-games = Partite

## Un tavolo proprio

create-title = Apparecchia un tavolo
create-intro = Va bene così com’è. Aprilo e manda l’invito ai tuoi amici.
create-who = Chi può venire?
create-private = Amici
create-private-about = Solo chi ha il tuo invito.
create-listed = Tutti
create-listed-about = Il tavolo è nell’elenco del club.
create-go = Apri il tavolo
create-busy = Stiamo apparecchiando…

## Opzioni di un tavolo

options-seats-adel = Quanti lord?
options-seats-mille = Quanti giocatori?
options-best-adel = Meglio in tre, quattro o cinque.
options-chairs = Posti e bot
options-chair = Posto { $number }
options-chair-you = Tu
options-chair-club = libero per un ospite
options-chair-pass = qualcuno su questo dispositivo
options-rules = Modi di giocare
options-edition = Edizione
options-edition-classic = Classica
options-edition-grand = Grande
options-edition-italia = Italia del Nord
options-edition-for = In { $seats } si gioca con l’edizione «{ $edition }».
options-variant = Variante per due
options-variant-surprise = Sorpresa
options-variant-surprise-about = Luogo e azione si scelgono entrambi in segreto e si scoprono insieme.
options-variant-confrontation = Confronto
options-variant-confrontation-about = Vi incontrate sempre: casa d’aste e castello si alternano.
options-variant-standard = Standard
options-variant-standard-about = Come con più lord: prima si scoprono i luoghi, poi le azioni.
options-detectives = Posizioni dei detective a parità
options-detectives-competition = Con salto: 1, 1, 3
options-detectives-competition-about = Due pedine pari condividono una posizione, e la seguente si salta.
options-detectives-dense = Senza salto: 1, 1, 2
options-detectives-dense-about = Due pedine pari condividono una posizione, e dopo viene la seguente.
options-numbers = Numeri del castello
options-numbers-leader = Di chi guida
options-numbers-leader-about = Ogni esposizione vale secondo il castello della pedina in testa.
options-numbers-own = Propri
options-numbers-own-about = Ogni esposizione vale secondo il castello della propria pedina.
options-arrival = Che cosa fa un incarico compiuto
options-arrival-travel_on = Si prosegue
options-arrival-travel_on-about = Il nobile viaggia fino all’ultima strada.
options-arrival-ends_turn = Fine del turno
options-arrival-ends_turn-about = Il turno finisce in quella città. Quello che c’è lì si può ancora prendere.
options-first = Primo nobile
options-first-drawn = A sorte
options-clock = Orologio
options-clock-choice = Quanto tempo ha ciascuno?
options-clock-none = Senza orologio
options-clock-live = { $bank } a testa, più { $increment } a decisione
options-clock-live-bare = { $bank } a testa
options-clock-letter = { $bank } per ogni decisione
options-manners = Buone maniere
options-memory_aid = Promemoria
options-memory_aid-about = La pagina ricorda ciò che gli altri hanno mostrato.
options-shown_locks = Mostra chi ha scelto
options-shown_locks-about = Davanti a chi è pronto c’è una carta coperta.
options-talk = Chiacchiere
options-talk-about = Al tavolo si può parlare. Anche i bot rispondono, e non sempre con sincerità.
options-beat = Ritmo uguale
options-beat-none = No
options-beat-about = Le scelte si annunciano solo a tempo, così nessuno capisce nulla da quanto ci metti.
options-rated = Valida per la classifica
options-rated-about = Il risultato conta per il punteggio di tutti.
options-stand_in = Sostituto
options-stand_in-about = Gioca per chi se n’è andato o non ha più tempo.
options-patience = Pazienza
options-patience-none = Nessuna
options-patience-about = Quanto aspettiamo chi ha perso la connessione prima che un sostituto possa subentrare.
options-watching = Spettatori
options-watching-choice = Che cosa possono vedere gli spettatori?
options-watching-nobody = Nessuno spettatore
options-watching-nobody-about = Entrano solo i giocatori.
options-watching-in-sight = Ciò che è pubblico
options-watching-in-sight-about = Come se fossero in piedi accanto al tavolo.
options-watching-open = Tutte le mani
options-watching-open-about = Tutto, ma più tardi dei giocatori.
options-delay = Quanto più tardi?
options-delay-none = Subito

## Bot

bot-random = Sbadato
bot-random-about = Fa qualunque cosa permessa, e non sa perché.
bot-novice = Novellino
bot-novice-about = Guarda la propria mano e ha buone intenzioni. Buono per imparare.
bot-clubman = Socio del club
bot-clubman-about = Soppesa ciò che ognuno ha da guadagnare, ed è impenetrabile.
bot-search = Pensatore
bot-search-about = Gioca il round molte volte nella sua testa, prima di decidere.

## Personaggi

bot-toby = Signorino Toby
bot-toby-about = Il nipote: mostra con entusiasmo quel che ha e si lascia scappare quel che pensa.
bot-prudence = Lady Prudenza
bot-prudence-about = Prudente in tutto: spende poco, rischia ancora meno e dice la verità.
bot-midas = Barone Mida
bot-midas-about = Paga qualunque prezzo e vuole tutto ciò che trova sulla sua strada.
bot-peacock = Sir Percival Pavone
bot-peacock-about = Sfoggia tutto quello che ha, appena può, e non smette mai di parlare.
bot-jack = Gentleman Jack
bot-jack-about = Un ladro vecchio stile: colpisce dove fa male, e mente con un sorriso.
bot-quill = Ispettore Quill
bot-quill-about = Prima pensa, poi fa la guardia, e lascia che gli altri cadano in trappola.
bot-duchess = La Duchessa
bot-duchess-about = Ha già pensato a tutto. Da quarant’anni nessuno le legge in volto.
strength-beginner = principiante
strength-casual = facile
strength-club = livello da club
strength-strong = forte
strength-master = da maestri
strength-said = Forza { $grade } su { $most }: { $word }, punteggio { $rating }
characters-title = Chi siede al posto { $number }?
characters-take = Scegli

## Inviti, e a chi tocca

invite-sit = Invito a giocare
invite-watch = Link per gli spettatori
invite-copy = Copia
invite-copied = Copiato
invite-share = Condividi
invite-share-title = Noblesse
invite-share-text = Vieni al mio tavolo!
invite-qr = Codice QR dell’invito
invite-qr-hint = Inquadralo con la fotocamera di un telefono e sei al tavolo.
invite-only-here = Solo questo computer può aprire questi link. Perché possano venire anche gli altri, avvia con «{ $command }» e apri l’indirizzo che viene mostrato.
invite-renew = Nuovi link
invite-renew-about = Così i vecchi link non aprono più nulla.
invite-renew-listed = Così il tavolo lascia l’elenco pubblico e solo i nuovi link lo aprono.
invite-renewed = I link sono nuovi; i vecchi non aprono più nulla.
turns-title = { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
}
turns-with = con { $others }

## Se stessi

profile-title = Il tuo profilo
profile-welcome = Ti diamo il benvenuto al club
profile-welcome-about = Qui nessuno si iscrive: di’ come vuoi farti chiamare, e sei nostro ospite.
profile-come-in = Entra
profile-known = Ci conosciamo già, da un altro dispositivo?
profile-name = Il tuo nome
profile-guest = Ospite su questo dispositivo
profile-member = Accesso come { $login }
profile-rename = Cambia nome
profile-rename-go = Salva
profile-tables = I tuoi tavoli
profile-tables-empty = Non sei a nessun tavolo.
profile-tables-over = { $count ->
    [one] Un tavolo finito
   *[other] { $count } tavoli finiti
}
profile-table-go = Al tavolo
profile-table-close = Chiudi
profile-table-close-sure = Chiudere davvero?
profile-games = Le tue partite
profile-games-empty = Al club non hai ancora finito nessuna partita.
profile-keep = Tieni il tuo nome per sempre
profile-keep-about = Con un nome utente e una password sei la stessa persona su ogni dispositivo, e le tue partite e i tuoi punteggi restano tuoi.
profile-keep-go = Tienilo
profile-kept = Nome utente e password
profile-kept-about = Ti conosciamo come { $login }. Se lo cambi, esci da tutti gli altri dispositivi.
profile-kept-done = Fatto.
profile-old = Password attuale
profile-new = Nuova password
profile-change = Cambia
profile-devices = Dove hai fatto l’accesso
profile-device-on = { $browser } su { $system }
profile-device-unknown = Un dispositivo
profile-device-this = Questo dispositivo
profile-device-seen = Ultima visita: { $ago }
profile-device-end = Esci
profile-device-end-sure = Uscire davvero?
profile-device-end-all = Esci da tutti gli altri
profile-blocks = Persone bloccate
profile-blocks-about = Chi blocchi non può venire ai tuoi tavoli. Si fa dalla pagina della persona.
profile-blocks-empty = Non hai bloccato nessuno.
profile-mutes = Persone silenziate
profile-mutes-about = Non leggi quello che dicono, su nessuno dei tuoi dispositivi. Loro non lo sanno.
profile-mutes-empty = Non hai silenziato nessuno.
profile-data = I tuoi dati
profile-data-about = Tutto quello che il club ha su di te, in un file; oppure cancellato per sempre.
profile-data-export = Salva in un file
profile-data-delete = Cancella l’account
profile-data-delete-about = Il tuo nome, il login, i punteggi e quello che hai detto spariscono per sempre, e lasci tutti i tuoi tavoli. Le partite finite restano agli altri, con «un giocatore che se n’è andato» al tuo posto. Non si può annullare.
profile-data-delete-sure = Cancellare davvero tutto?
profile-data-deleted = Il club ti ha dimenticato.
profile-hook = Una notifica quando tocca a te
profile-hook-about = Il club può avvisare un tuo indirizzo (un webhook) quando tocca a te. Se non sai che cos’è, lascialo vuoto.
profile-hook-url = Indirizzo
profile-hook-go = Salva
profile-hook-clear = Rimuovi
profile-hook-done = Salvato.
profile-leave = Esci
profile-leave-sure = Uscire davvero?
profile-leave-guest = Andartene per sempre?
profile-leave-about = Senza password nessuno può tornare come questo ospite. Hai già un nome utente?

signin-title = Accedi
signin-about = Accedi con il nome utente che hai scelto su un altro dispositivo.
signin-guest = Qui sei l’ospite { $name }, che resta indietro quando accedi.
signin-login = Nome utente
signin-login-rule = Da 3 a 32 caratteri: a–z, 0–9, punto, trattino, trattino basso
signin-password = Password
signin-password-rule = Almeno 8 caratteri
signin-go = Accedi
signin-new = Ancora senza nome utente? Per giocare non serve.
signin-new-go = Entra come ospite

person-title = Un ospite del club
person-games = Partite
person-games-empty = Ancora nessuna partita finita.
person-block = Blocca
person-block-sure = Bloccare davvero?
person-unblock = Sblocca
person-blocked = Hai bloccato questa persona.
person-left = un giocatore che se n’è andato
person-mute = Silenzia
person-unmute = Ascolta di nuovo
person-muted = Non leggi quello che dice questa persona.
person-report = Segnala al gestore
people-title = Le persone qui
people-none = Qui non siede nessun altro.
report-about = Lo legge solo il gestore del club; { $name } non ne sa nulla.
report-about-table = Lo legge solo il gestore del club, con le ultime parole di voi due a questo tavolo; { $name } non ne sa nulla.
report-reason = Di che si tratta?
report-reason-insult = Insulti
report-reason-spam = Sempre le stesse parole, o pubblicità
report-reason-cheating = Imbrogli
report-reason-name = Un nome offensivo
report-reason-other = Altro
report-text = Con parole tue, se vuoi
report-go = Invia
report-done = Grazie. Il gestore del club darà un’occhiata.
person-renew-about = Chi ha un link ai tuoi tavoli, o li trova nell’elenco, potrebbe tornare come nuovo ospite. Con nuovi link non sono più in nessun elenco.
person-renew = Nuovi link per i miei tavoli

# Nomi per gli ospiti che non se ne sono dati uno; al massimo 24 caratteri.
club-guest-names = Gazza Onesta, Gufo Assonnato, Tasso Nobile, Volpe Devota, Pavone Timido, Oca Sobria, Furetto Cortese, Lepre Ardita, Cigno Modesto, Corvo Umile, Airone Paziente, Donnola Gentile

## Che cosa può andare storto. I codici sono quelli dell’interfaccia del club.

error-unknown = È andato storto qualcosa per cui ci mancano le parole. Riprova, per favore.
error-offline = Il club al momento non è raggiungibile. Contro i bot puoi giocare sempre, anche senza rete.
error-no_club = A questo indirizzo non c’è nessun club. Qui puoi giocare contro i bot, e con gli amici su questo dispositivo.
error-no_session = Il tuo accesso è terminato.
error-wrong_password = Nome utente o password errati.
error-not_the_host = Può farlo solo il padrone di casa.
error-blocked = Il padrone di casa di questo tavolo non desidera vederti lì.
error-not_found = Qui non c’è niente del genere, o non è per i tuoi occhi.
error-already_started = La partita è già cominciata.
error-login_taken = Qualcun altro ha già questo nome utente.
error-bad_json = { error-bad_request }
error-bad_body = { error-bad_request }
error-bad_name = Un nome ha da 1 a 24 caratteri visibili, senza spazi all’inizio o alla fine.
error-bad_login = Un nome utente ha da 3 a 32 caratteri: a–z, 0–9, punto, trattino e trattino basso.
error-bad_password = Una password ha da 8 a 128 caratteri.
error-weak_password = Questa password è troppo facile da indovinare. Scegli alcune parole che solo tu metteresti insieme.
error-bad_options = Con queste opzioni il tavolo non si può apparecchiare.
error-bad_mark = Nel frattempo l’elenco è cambiato. Riaprilo, per favore.
error-bad_record = Questa non è la registrazione di una partita finita.
error-too_many_tables = Hai troppi tavoli aperti. Prima chiudine uno.
error-busy = C’è ressa alla porta. Riprova fra un momento.
error-not_written = Il club non è riuscito ad annotarlo; non è cambiato nulla. Riprova, per favore.
error-store_away = L’archivio del club non risponde in questo momento. Niente va perso; riprova tra un attimo.
error-table_unreadable = Questo tavolo è danneggiato e non si può aprire. Il gestore del club ne è informato; agli altri si continua a giocare.
error-banned = Il gestore di questo club non ti fa più entrare. Il motivo: { $reason }
error-banned-until = Il gestore di questo club non ti fa entrare fino al { $until }. Il motivo: { $reason }
error-bad_report = Una segnalazione ha un motivo e al massimo 500 caratteri.
error-hooks_off = Questo club non avvisa indirizzi.
error-bad_hook = Un indirizzo comincia con http:// o https:// e ha al massimo 500 caratteri.
error-push_off = Questo club non avvisa dispositivi.
error-bad_push = Il club non può avvisare questo browser: il suo servizio push non ha un indirizzo pubblico.
error-too_many_devices = Il club avvisa al massimo dieci dei tuoi dispositivi. Prima rinuncia a uno.
error-method_not_allowed = { error-bad_request }
error-bad_request = Il club non ha capito questa pagina. Forse è vecchia: ricaricala, per favore.
error-bad_path = { error-bad_request }
error-bad_query = { error-bad_request }
error-bad_cookie = { error-bad_request }
error-bad_host = { error-bad_request }
error-bad_forwarding = { error-bad_request }
error-bad_handshake = { error-bad_request }
error-foreign_origin = Questa pagina è di un’altra casa, e il club fa entrare solo la propria.
error-request_too_slow = La tua rete ora è troppo lenta. Riprova, per favore.
error-body_too_large = Era troppo in una volta sola.
error-expectation_failed = { error-bad_request }
error-wrong_host = Il club non risponde al nome di questo indirizzo.
error-too_many_requests = Un po’ più piano, per favore. Riprova fra un momento.
error-too_many_connections = Hai troppe pagine del club aperte. Chiudine qualcuna.
error-headers_too_large = { error-bad_request }
error-no_answer = Al club è andato storto qualcosa. Riprova, per favore.
error-bad_answer = { error-no_answer }
error-method_unknown = { error-bad_request }
error-encoding_unknown = { error-bad_request }
error-house_full = La casa è piena. Torna fra un momento.
error-closing = Il club chiude per un momento. Torna subito.
error-answer_too_late = Il club ci ha messo troppo a rispondere. Riprova, per favore.
error-version_unknown = { error-bad_request }
