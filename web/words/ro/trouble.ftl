# Ce se spune când ceva nu merge: rețeaua, dispozitivul, o versiune de ieri.
# lost-…: câte un rând, fiindcă vin și cu prima parte a paginii, când altceva nu s-a putut încărca.
lost-page = Pagina nu s-a putut încărca. Ai conexiune?
lost-reload = Reîncarcă

trouble-part-missing = O parte a paginii nu s-a putut încărca. Ai conexiune?
trouble-new-version = Există o versiune nouă de Noblesse.
trouble-later = Mai târziu
trouble-again = Încearcă din nou
trouble-room = Ceva nu a mers în această încăpere. Partidele tale sunt păstrate.

home-stopped = Masa nu s-a putut pune: o parte a paginii nu s-a încărcat sau s-a oprit. Încearcă din nou.
home-lost = Masa s-a clătinat. Se pune din nou…
home-not-kept = Partida aceasta nu se păstrează acum: dispozitivul tău nu are loc sau nu permite. Dacă părăsești pagina acum, ultimele mutări se pierd.
home-kept-again = Partida aceasta se păstrează din nou.

line-closed-gap = O parte din această partidă lipsește de pe acest dispozitiv, așa că nu poate fi continuată.
line-closed-unread = Acest dispozitiv nu a putut citi partida.
line-closed-stopped = Masa s-a oprit de mai multe ori. Ce s-a jucat este păstrat.

settings-forget-held = Altă fereastră a acestei pagini ține deschise partidele tale. Vor fi uitate de îndată ce o închizi.
settings-forget-failed = Nu s-a putut uita tot. Browserul tău spune: { $why }
