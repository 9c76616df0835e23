# Che cosa si dice quando qualcosa non va: la rete, il dispositivo, una versione di ieri.
# lost-…: una riga ciascuno, perché arrivano anche con la prima parte della pagina, quando non si è caricato altro.
lost-page = Non è stato possibile caricare la pagina. Hai una connessione?
lost-reload = Ricarica

trouble-part-missing = Non è stato possibile caricare una parte della pagina. Hai una connessione?
trouble-new-version = C’è una nuova versione di Noblesse.
trouble-later = Più tardi
trouble-again = Riprova
trouble-room = Qualcosa è andato storto in questa stanza. Le tue partite sono custodite.

home-stopped = Non è stato possibile apparecchiare il tavolo: una parte della pagina non si è caricata o si è fermata. Riprova.
home-lost = Il tavolo ha vacillato. Lo si apparecchia di nuovo…
home-not-kept = Questa partita al momento non viene custodita: il dispositivo non ha spazio o non lo permette. Se ora lasci la pagina, le ultime mosse vanno perse.
home-kept-again = Questa partita è di nuovo custodita.

line-closed-gap = Su questo dispositivo manca una parte di questa partita, perciò non si può continuare.
line-closed-unread = Questo dispositivo non è riuscito a leggere la partita.
line-closed-stopped = Il tavolo si è fermato più volte. Quello che è stato giocato è custodito.

settings-forget-held = Un’altra finestra di questa pagina tiene aperte le tue partite. Saranno dimenticate appena la chiudi.
settings-forget-failed = Non è stato possibile dimenticare tutto. Il browser dice: { $why }
