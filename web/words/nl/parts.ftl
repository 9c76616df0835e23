# What stands round the board: outcome, journal, clocks, choices, ending, lobby.
table-time-of = Resterende tijd: { $who }
outcome-title = Wat ervan kwam
outcome-unfold = Alles wat ertoe leidde
outcome-moved = { $you ->
    [yes] Jij +{ $steps } → { $to }
   *[no] { $who } +{ $steps } → { $to }
  }
journal-newest = Naar het nieuwste
grace-laid = Je keuze ligt er.
grace-take-back = Terugnemen
grace-now = Nu
settings-grace = Alleen tegen bots: een moment om van gedachten te veranderen
adel-could-show = { $who } zou { $range } kunnen tonen.
mille-map-whole = De hele kaart
mille-map-near = Weer dichterbij
ending-from-exhibition = { $points } door tentoonstellingen
ending-from-detective = { $points } door detectives
ending-from-last-showing = { $points } bij de laatste tentoonstelling
ending-from-delivery = { $points } door bezorgingen
ending-from-robbery = { $points } door overvallen
ending-course = Hoe iedereen ervoor stond, ronde voor ronde
ending-turning = Keerpunt: in { $kind ->
    [mille] beurt
   *[adel] ronde
  } { $round } nam { $who } voorgoed de leiding.
gathering-name = Je naam
turns-running = Je partijen op de club
turns-not-yet = Niet jouw beurt
turns-gathering = Nog niet begonnen
talk-unread = { $count ->
    [one] Gesprek: { $count } nieuw
   *[other] Gesprek: { $count } nieuw
  }
mille-bluff = Wat je de anderen vertelt
tally-title = Alleen tegen het huis
tally-all = { $won } van { $games } partijen gewonnen.
tally-streak = { $streak } op rij!
tally-won = { $won } van { $played }
