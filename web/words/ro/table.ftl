# At the table: everything that is the same for both games.
table-round = Runda { $round }
table-turn = Tura { $turn }
table-doors = În jurul mesei
table-board = Tabla de joc
table-you = (tu)
# On a small tile, instead of the name.
table-yourself = Tu
table-menu = Meniu
table-undo = Cere anularea
table-leave = Părăsește masa
table-leave-sure = Chiar părăsești masa?
table-leave-about = Un înlocuitor joacă pentru tine până te întorci.
table-leave-rated-sure = Chiar pleci și pierzi partida?
table-leave-rated-about = Cine părăsește o partidă cu punctaj o pierde: ieși pe ultimul loc, un înlocuitor joacă mai departe și nu te mai poți întoarce.
table-return = Așază-te iar pe scaun
table-pause = Pauză: în hol
table-replaced = Un înlocuitor joacă în locul tău.
table-resigned = Ai părăsit această partidă cu punctaj și ai pierdut-o. Un înlocuitor o joacă până la capăt.
table-absent = { $who } nu este la masă.
table-waited-for = Mai așteptăm puțin:
table-stand-in = Lasă un înlocuitor să joace
table-time-left = Timp rămas
table-looking-back = { $kind ->
    [mille] Privești înapoi la tura { $round }.
   *[other] Privești înapoi la runda { $round }.
}
table-back-to-now = Înapoi la prezent
table-reveal = Se întorc cărțile…
table-skip = Sari peste
table-broken = Partida aceasta stă pe loc: regulile ei se contrazic. Nu e vina ta.
table-later = Aici toate mâinile sunt deschise, cu o întârziere. Încă nu e nimic de văzut.
table-not-in-sight = Partida aceasta nu e pentru spectatori.

line-opening = Se pune masa…
line-lost = Conexiune pierdută. Încercăm din nou…
line-closed-session = Sesiunea ta s-a încheiat. Conectează-te ca să revii.
line-closed-table = Gazda a închis această masă.
line-closed-blocked = Gazda nu te dorește la această masă.
line-closed-banned = Proprietarul acestui club nu te mai lasă să intri.
line-closed-unknown-table = Nu există o astfel de masă sau nu e deschisă pentru tine.
line-closed-elsewhere = Ai deja această masă deschisă în altă fereastră.
line-closed-broken = Partida aceasta ține de altă versiune a regulilor și nu poate fi continuată.

journal-title = Jurnal
journal-empty = Încă nu s-a întâmplat nimic.
journal-look = Privește tabla așa cum era atunci
journal-table-begins = Cărțile sunt împărțite.
journal-table-taken-back = Ultima alegere a fost anulată.
journal-table-away = { $who } lipsește: { $why ->
    [left] a părăsit masa
    [connection-lost] s-a pierdut conexiunea
   *[other] niciun răspuns de o vreme
  }.
journal-table-stand-in = Un înlocuitor joacă pentru { $who }.
journal-table-returned = { $who } a revenit.
journal-table-late = Timpul a expirat pentru { $who }; a ales înlocuitorul.
journal-table-undo-asked = { $who } cere anularea ultimei alegeri.
journal-table-undo-refused = { $who } nu este de acord.
journal-table-rematch = { $who } vrea încă o partidă.
journal-table-host = Gazda este acum { $who }.

talk-title = Vorbe
talk-empty = Nimeni n-a spus încă nimic.
talk-write = Spune ceva
talk-send = Spune
talk-road = Drum
talk-smile = Spune { $smile }
talk-said = { $who }: { $what }
phrase-hello = Salut!
phrase-well-played = Bine jucat!
phrase-thank-you = Mulțumesc!
phrase-hurry = Mergem mai departe?
phrase-where = Unde aștepți?
phrase-i-wait-on = Eu aștept pe drumul { $road }.
phrase-wait-on = Așteaptă pe drumul { $road }!
phrase-trust-me = Ai încredere în mine.

undo-asked = { $who } cere anularea ultimei alegeri.

curtain-hand-over = Dă dispozitivul mai departe: { $name }
curtain-about = Ceilalți nu se uită, te rog.
curtain-open = Eu sunt { $name }

gathering-title = Ne adunăm la masă
gathering-chairs = Scaune
gathering-host = gazda
gathering-away = lipsește
gathering-free = Scaunul { $seat } este liber
gathering-sit = Așază-te
gathering-stand = Ridică-te
gathering-bot-none = Așază un bot…
gathering-clear = Trimite acasă
gathering-start = Împarte cărțile
gathering-not-full = Cărțile se împart când toate scaunele sunt ocupate.
gathering-host-starts = Suntem toți aici. Gazda împarte cărțile.
gathering-wait = Așteptăm să se așeze și ceilalți…
gathering-take-chair = Ia un scaun liber.
gathering-options = Ce se joacă
gathering-set = Așa jucăm
gathering-not-agreed = încă nu este de acord
gathering-waits-for = Se așteaptă acordul dat de { $names } pentru ce s-a schimbat.

terms-game = Jocul
terms-seats = Jucători
terms-no = Nu
terms-changed = Gazda a schimbat ce se joacă
terms-changed-about = Nimic nu începe înainte să fii de acord.
terms-instead = în loc de { $before }
terms-agree = De acord

fair-title = Amestecat cinstit
fair-about = Înainte de împărțirea cărților, masa s-a legat de un număr secret și îi arată aici sigiliul. Adaugă și tu un număr: cărțile se amestecă cu amândouă. După partidă secretul se deschide și oricine poate verifica dacă era cel promis.
fair-commitment = Sigiliul secretului:
fair-number = Numărul tău
fair-give = Adaugă
fair-given = Numărul tău a intrat în joc.

ending-show = Arată rezultatul
ending-you-won = Ai câștigat!
ending-shared = Împarți victoria!
ending-won = { $count ->
    [one] { $names } a câștigat.
   *[other] { $names } au câștigat împreună.
  }
ending-place = Poziția
ending-who = Jucător
ending-position = Spațiu
ending-points = Puncte
ending-nth = { $place }.
ending-rematch = Revanșă
ending-rematch-waits = Îi așteptăm pe ceilalți…
ending-wants-rematch = Pentru încă o partidă: { $names }.
ending-given-up = Pe ultimul loc la punctaj, pentru că au plecat: { $names }.
ending-replay = Privește înapoi
ending-look = Vezi masa

refused-connection-lost = Conexiunea s-a pierdut și revine singură. O alegere pe care ai făcut-o pleacă atunci din nou.
refused-not-your-seat = Acela nu e scaunul tău.
refused-seat-taken = Acolo stă deja cineva.
refused-seats-empty = Încă nu sunt ocupate toate scaunele.
refused-no-such-bot = Nu există un astfel de bot.
refused-not-the-host = Doar gazda poate face asta.
refused-only-watching = Ai venit să privești; invitația aceasta nu îți dă un scaun.
refused-already-started = Partida a început deja.
refused-not-playing = Acum nu se joacă nicio partidă.
refused-not-over = Partida nu s-a terminat încă.
refused-old-question = Între timp s-a hotărât deja.
refused-not-asked = Acum nu e rândul tău să alegi.
refused-stand-in-plays = Un înlocuitor joacă pentru tine. Așază-te mai întâi pe scaun.
refused-illegal = Regulile nu îngăduie asta.
refused-bad-options = Opțiunile acestea nu se potrivesc între ele.
refused-other-options = Ce se joacă tocmai s-a schimbat. Uită-te mai întâi.
refused-not-agreed = Cineva încă nu este de acord cu ce s-a schimbat.
refused-bad-number = Un număr are cel mult 64 de caractere.
refused-bad-talk = E prea lung sau gol.
refused-too-much-talk = Ai spus multe deodată: așteaptă o clipă.
refused-talk-is-off = La această masă nu se vorbește.
refused-rated = Într-o partidă cu punctaj nu se anulează nimic.
refused-nothing-to-take-back = Nu există încă nimic de luat înapoi.
refused-already-revealed = S-a dezvăluit deja: nu mai poate fi anulat.
refused-undo-asked-already = A cerut deja cineva.
refused-nothing-asked = Nimeni nu mai cere asta.
refused-no-stand-in = Niciun înlocuitor nu joacă pentru tine.
refused-still-here = Jucătorul este încă aici.
refused-have-patience = Conexiunea abia s-a întrerupt. Mai așteaptă puțin.
refused-given-up = Ai părăsit această partidă cu punctaj și nu te mai poți întoarce.
refused-unreadable = Masa nu a înțeles asta.
refused-unknown = Masa nu cunoaște asta.

bot-nth = { $name } { $nth }
name-marked = { $name } ({ $mark })
