# What stands round the board: outcome, journal, clocks, choices, ending, lobby.
table-time-of = Timp rămas: { $who }
outcome-title = Ce a ieșit
outcome-unfold = Tot ce a dus aici
outcome-moved = { $you ->
    [yes] Tu +{ $steps } → { $to }
   *[no] { $who } +{ $steps } → { $to }
  }
journal-newest = La cele mai noi
grace-laid = Alegerea ta e pe masă.
grace-take-back = Ia înapoi
grace-now = Acum
settings-grace = Singur împotriva boților: o clipă pentru a te răzgândi
adel-could-show = { $who } ar putea expune { $range }.
mille-map-whole = Toată harta
mille-map-near = Din nou aproape
ending-from-exhibition = { $points } din expoziții
ending-from-detective = { $points } datorită detectivilor
ending-from-last-showing = { $points } la expoziția finală
ending-from-delivery = { $points } din livrări
ending-from-robbery = { $points } din jafuri
ending-course = Cum stătea fiecare, rundă cu rundă
ending-turning = Cotitura: în { $kind ->
    [mille] tura
   *[adel] runda
  } { $round } a trecut definitiv în frunte { $who }.
gathering-name = Numele tău
turns-running = Partidele tale la club
turns-not-yet = Nu e rândul tău
turns-gathering = Încă neîncepută
talk-unread = { $count ->
    [one] Discuție: { $count } mesaj nou
    [few] Discuție: { $count } mesaje noi
   *[other] Discuție: { $count } de mesaje noi
  }
mille-bluff = Ce le spui celorlalți
tally-title = Singur împotriva casei
tally-all = { $won } partide câștigate din { $games }.
tally-streak = { $streak } la rând!
tally-won = { $won } din { $played }
