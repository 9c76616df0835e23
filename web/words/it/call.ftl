# Chiamate a chi guarda altrove: tocca a loro.
call-title = { $count ->
    [one] Tocca a te
   *[other] Tocca a te ({ $count })
}
call-notice = Tocca a te
call-heading = Un richiamo quando tocca a te
call-about = Questo dispositivo ti avvisa quando tocca a te in una partita per corrispondenza, anche a pagina chiusa. Il messaggio dice di quale gioco si tratta, e nulla di segreto.
call-switch = Avvisa questo dispositivo
call-blocked = Il tuo browser blocca le notifiche di questa pagina. Consentile nelle sue impostazioni per questo sito.
call-failed = Il servizio push del tuo browser non è raggiungibile. Riprova più tardi.
call-quiet = Ore di silenzio
call-quiet-about = In queste ore nessun avviso; quello che ti aspetta ancora arriva dopo.
call-quiet-from = Dalle
call-quiet-until = Alle
call-others = Altri dispositivi avvisati
call-remove = Smetti
privacy-call = I dispositivi avvisati quando tocca a te: il loro indirizzo presso il servizio push del browser, finché non lo disattivi. Quel servizio sa quando vieni avvisato, e non perché.
