# The house itself: its hall, its settings, what stands on every door.
game-adel = Adel Verpflichtet
game-mille = Mille Grazie

title-hall = Atrio
title-solo = Una partita tutta tua
title-home = Al tavolo
title-table = Al tavolo
title-tables = Tavoli aperti
title-create = Un nuovo tavolo
title-me = Tu
title-people = Un membro del club
title-sign-in = Accedi
title-ratings = Classifica
title-rules = Regole
title-learn = Impara
title-replay = Replay
title-settings = Impostazioni
title-credits = Riconoscimenti
title-privacy = Privacy

house-home = All’atrio
house-close = Chiudi
house-yes = Sì
house-no = No
house-room-missing = Questa stanza non si è aperta. Hai una connessione?

hall-motto = Due giochi di nobili e ladri. Qui nessuno è onesto, ma tutti giocano pulito.
hall-adel-about = I lord si superano alle aste, espongono e si derubano a vicenda sulla via della tavola del banchetto. Scegli in segreto, scopri insieme agli altri e bluffa fino al posto d’onore.
hall-mille-about = Un nobile viaggia per il Nord Italia; gli altri lo aspettano sulla strada. Quale? Lo sanno solo le loro bussole.
hall-play-now = Gioca subito
hall-friends = Con gli amici
hall-own-game = Partita tua
hall-learn = Impara a giocare
hall-rules = Regole
hall-rooms = Stanze del club
hall-go-on = Continua a giocare
hall-table = { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
  }{ $round ->
    [0] {""}
   *[other] , { $kind ->
        [mille] turno
       *[other] round
    } { $round }
  }
hall-give-up = Abbandona questa partita di { $game }

language-en = English
language-de = Deutsch
language-it = Italiano
language-nl = Nederlands
language-ro = Română

settings-title = Impostazioni
settings-name = Il tuo nome
settings-language = Lingua
settings-theme = Luce
settings-theme-auto = Come il dispositivo
settings-theme-light = Giorno
settings-theme-dark = Sera
settings-speed = Ritmo dei bot e delle rivelazioni
settings-speed-calm = Con calma
settings-speed-brisk = Svelto
settings-speed-off = Subito
settings-volume = Suono
settings-mute = Silenzio
settings-touch = Vibrazione
settings-kept = Custodito su questo dispositivo
settings-kept-about = Le partite che giochi a casa, le registrazioni di quelle finite e queste impostazioni restano in questo browser e da nessun’altra parte.
settings-forget = Dimentica tutto su questo dispositivo
settings-forget-sure = Vuoi davvero dimenticare tutte le partite e le impostazioni di questo dispositivo?
settings-forgotten = Tutto ciò che era su questo dispositivo è dimenticato.

solo-title = Una partita tutta tua
solo-alone = Contro i bot
solo-pass = Più persone, un dispositivo
solo-pass-about = Vi passate il dispositivo. Un sipario nasconde le carte di ciascuno finché non lo apre chi le possiede.
solo-people = Nomi dei giocatori
solo-person = Giocatore { $number }
solo-start = Dai le carte

credits-title = Riconoscimenti
credits-games = I giochi
credits-games-about = Adel Verpflichtet è un gioco di Klaus Teuber, Mille Grazie un gioco di Dirk Hillebrecht. Qui le regole sono raccontate con parole nostre, e tutte le immagini sono nostre o libere e citate qui sotto. Nessun testo e nessuna immagine viene dai giochi stampati.
credits-icons = Icone
credits-icons-about = Da game-icons.net, con licenza CC BY 3.0:
credits-icon = { $icon } di { $author }
credits-fonts = Caratteri
credits-fonts-about = Cormorant SC di Christian Thalmann e Source Sans 3 di Paul D. Hunt, entrambi con licenza SIL Open Font License 1.1.
credits-program = Il programma
credits-program-about = Noblesse è software libero. La pagina poggia su Svelte, Fluent, uPlot e uqr (MIT, Apache 2.0); ciò che lavora dietro le quinte è citato nella documentazione.

privacy-about = Che cosa conserva questo club sulle persone. Appartiene a chi lo gestisce; nessun altro vede nulla, e nessuno viene contato.
privacy-name = Il tuo nome: lo vede chiunque ti incontri. Un ospite che non ha mai finito una partita viene dimenticato dopo un po’.
privacy-account = Login, un hash della password, i dispositivi, chi blocchi o silenzi: lo vedete solo tu e il gestore. Chi ne è oggetto non lo sa mai.
privacy-talk = Mosse e parole a un tavolo: finché il tavolo è aperto, e per qualche settimana dopo.
privacy-games = Le partite finite con i risultati: per sempre, senza il tuo nome quando cancelli l’account.
privacy-reports = Le segnalazioni: le legge solo il gestore, e spariscono dopo qualche mese.
privacy-journal = Nel registro del club non ci sono nomi, parole o mosse, e degli indirizzi solo la prima parte.
privacy-device = Le impostazioni e le partite contro i bot restano sul tuo dispositivo.
privacy-yours = Puoi salvare tutto in un file, o cancellarlo:

rules-number = Regola { $number }
