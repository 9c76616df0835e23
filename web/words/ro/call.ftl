# Chemări pentru cine privește în altă parte: e rândul lor.
call-title = { $count ->
    [one] E rândul tău
    [few] E rândul tău ({ $count })
   *[other] E rândul tău ({ $count })
}
call-notice = E rândul tău
call-heading = O chemare când e rândul tău
call-about = Acest dispozitiv te anunță când e rândul tău într-o partidă prin corespondență, chiar și cu pagina închisă. Mesajul spune despre ce joc e vorba și nimic secret.
call-switch = Anunță pe acest dispozitiv
call-blocked = Browserul tău blochează notificările acestei pagini. Permite-le în setările lui pentru acest site.
call-failed = Serviciul push al browserului tău nu poate fi contactat. Încearcă mai târziu.
call-quiet = Ore de liniște
call-quiet-about = Fără anunțuri în acest timp; ce te mai așteaptă vine după aceea.
call-quiet-from = De la
call-quiet-until = Până la
call-others = Alte dispozitive anunțate
call-remove = Oprește
privacy-call = Dispozitivele anunțate când e rândul tău: adresa lor la serviciul push al browserului, până când îl oprești. Acel serviciu află când ești anunțat, nu și de ce.
