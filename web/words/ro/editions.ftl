### Ediții proprii.

title-editions = Edițiile tale
editions-about = Cine are un exemplar tipărit îi poate scrie cărțile sau harta într-un fișier și poate juca așa, de unul singur sau cu alții pe acest dispozitiv, chiar și fără rețea.
editions-bring = Adu o ediție proprie
editions-choose = Alege o ediție
editions-drop = sau trage aici fișierul ei .json
editions-kept = Pe acest dispozitiv
editions-kept-none = Încă niciuna.
editions-players = { $least ->
    [same] { $most } jucători
   *[other] între { $least } și { $most } jucători
}
editions-play = Joacă cu ea
editions-remove = Elimină
editions-remove-sure = Chiar vrei să o elimini? Partidele deja începute continuă.
editions-brought = „{ $title }” se află acum pe acest dispozitiv.
editions-replaced = „{ $title }” a luat locul celei de dinainte.
editions-not-kept = Acest browser nu păstrează nimic, așa că data viitoare ediția nu va mai fi aici.
editions-faults = { $count ->
    [one] Acest fișier are o greșeală. Nu s-a păstrat nimic.
    [few] Acest fișier are { $count } greșeli. Nu s-a păstrat nimic.
   *[other] Acest fișier are { $count } de greșeli. Nu s-a păstrat nimic.
}
editions-missing-table = Această masă nu poate fi arătată
editions-missing-about = Aici se joacă cu ediția „{ $edition }”, care nu mai este de găsit.
editions-missing-record = Această partidă a fost jucată cu ediția „{ $edition }”, care nu este nici pe acest dispozitiv, nici în club. Adu fișierul ei și partida va putea fi arătată.
editions-other-record = Această partidă a fost jucată cu o altă ediție cu același nume decât cea de aici.
