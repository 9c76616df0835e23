# The house itself: its hall, its settings, what stands on every door.
game-adel = Adel Verpflichtet
game-mille = Mille Grazie

title-hall = Hol
title-solo = O partidă doar a ta
title-home = La masă
title-table = La masă
title-tables = Mese deschise
title-create = O masă nouă
title-me = Tu
title-people = Un membru al clubului
title-sign-in = Conectare
title-ratings = Clasament
title-rules = Reguli
title-learn = Învață
title-replay = Reluare
title-settings = Setări
title-credits = Mulțumiri
title-privacy = Confidențialitate

house-home = În hol
house-close = Închide
house-yes = Da
house-no = Nu
house-room-missing = Încăperea aceasta nu s-a putut deschide. Ai conexiune?

hall-motto = Două jocuri cu nobili și hoți. Nimeni de aici nu e cinstit, dar toată lumea joacă corect.
hall-adel-about = Lorzii licitează, expun și se pradă unii pe alții în drum spre masa de banchet. Alege în taină, dezvăluie odată cu ceilalți și blufează până în capul mesei.
hall-mille-about = Un nobil străbate nordul Italiei; ceilalți îl pândesc la drum. La care? Doar busolele lor știu.
hall-play-now = Joacă acum
hall-friends = Cu prietenii
hall-own-game = Partida ta
hall-learn = Învață jocul
hall-rules = Reguli
hall-rooms = Încăperile clubului
hall-go-on = Joacă mai departe
hall-table = { $game }, { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
  }{ $round ->
    [0] {""}
   *[other] , { $kind ->
        [mille] tura
       *[other] runda
    } { $round }
  }
hall-give-up = Renunță la această partidă de { $game }

language-en = English
language-de = Deutsch
language-it = Italiano
language-nl = Nederlands
language-ro = Română

settings-title = Setări
settings-name = Numele tău
settings-language = Limba
settings-theme = Lumina
settings-theme-auto = Ca dispozitivul
settings-theme-light = Zi
settings-theme-dark = Seară
settings-speed = Ritmul boților și al dezvăluirilor
settings-speed-calm = Pe îndelete
settings-speed-brisk = Alert
settings-speed-off = Pe loc
settings-volume = Sunet
settings-mute = Fără sunet
settings-touch = Vibrații
settings-kept = Păstrate pe acest dispozitiv
settings-kept-about = Partidele pe care le joci acasă, înregistrările celor terminate și aceste setări se păstrează în acest browser și nicăieri altundeva.
settings-forget = Uită tot de pe acest dispozitiv
settings-forget-sure = Chiar vrei să fie uitate toate partidele și setările de pe acest dispozitiv?
settings-forgotten = Tot ce era pe acest dispozitiv a fost uitat.

solo-title = O partidă doar a ta
solo-alone = Împotriva boților
solo-pass = Mai mulți oameni, un dispozitiv
solo-pass-about = Dați dispozitivul din mână în mână. O cortină ascunde cărțile fiecăruia până o deschide stăpânul lor.
solo-people = Numele jucătorilor
solo-person = Jucătorul { $number }
solo-start = Împarte cărțile

credits-title = Mulțumiri
credits-games = Jocurile
credits-games-about = Adel Verpflichtet este un joc de Klaus Teuber, iar Mille Grazie un joc de Dirk Hillebrecht. Regulile sunt povestite aici cu propriile noastre cuvinte, iar toate imaginile sunt ale noastre sau libere și numite mai jos. Niciun text și nicio imagine nu este luată din jocurile tipărite.
credits-icons = Pictograme
credits-icons-about = De la game-icons.net, sub licența CC BY 3.0:
credits-icon = { $icon } de { $author }
credits-fonts = Fonturi
credits-fonts-about = Cormorant SC de Christian Thalmann și Source Sans 3 de Paul D. Hunt, ambele sub SIL Open Font License 1.1.
credits-program = Programul
credits-program-about = Noblesse este software liber. Pagina se sprijină pe Svelte, Fluent, uPlot și uqr (MIT, Apache 2.0); ce lucrează în spatele ei este numit în documentație.

privacy-about = Ce păstrează acest club despre oameni. Clubul e al celui care îl ține, proprietarul; nimeni altcineva nu vede nimic, și nimeni nu e numărat.
privacy-name = Numele tău: îl vede oricine te întâlnește. Un oaspete care n-a terminat niciun joc e uitat după o vreme.
privacy-account = Loginul, un hash al parolei, dispozitivele, pe cine blochezi sau reduci la tăcere: vedeți doar tu și proprietarul. Cel în cauză nu află niciodată.
privacy-talk = Mutările și vorbele la o masă: cât timp masa e deschisă, și câteva săptămâni după.
privacy-games = Jocurile încheiate cu rezultatele lor: pentru totdeauna, fără numele tău după ce ștergi contul.
privacy-reports = Rapoartele: doar proprietarul le citește, și dispar după câteva luni.
privacy-journal = În jurnalul clubului nu sunt nume, vorbe sau mutări, iar din adrese doar prima parte.
privacy-device = Setările și jocurile cu boții rămân pe dispozitivul tău.
privacy-yours = Poți salva totul într-un fișier, sau șterge:

rules-number = Regula { $number }
