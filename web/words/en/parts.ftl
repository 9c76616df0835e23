# What stands round the board: outcome, journal, clocks, choices, ending, lobby.
table-time-of = Time left: { $who }
outcome-title = What came of it
outcome-unfold = Everything that led to it
outcome-moved = { $you ->
    [yes] You +{ $steps } → { $to }
   *[no] { $who } +{ $steps } → { $to }
  }
journal-newest = To the newest
grace-laid = Your choice lies there.
grace-take-back = Take back
grace-now = Now
settings-grace = Alone against bots: a moment to change one’s mind
adel-could-show = { $who } could show { $range }.
mille-map-whole = The whole map
mille-map-near = Nearer again
ending-from-exhibition = { $points } by exhibitions
ending-from-detective = { $points } by detectives
ending-from-last-showing = { $points } at the last showing
ending-from-delivery = { $points } by deliveries
ending-from-robbery = { $points } by robberies
ending-course = How everybody stood, round by round
ending-turning = Turning point: in { $kind ->
    [mille] turn
   *[adel] round
  } { $round } { $who } took the lead for good.
gathering-name = Your name
turns-running = Your games at the club
turns-not-yet = Not your turn
turns-gathering = Not started yet
talk-unread = { $count ->
    [one] Talk: { $count } new
   *[other] Talk: { $count } new
  }
mille-bluff = What you tell the others
tally-title = Alone against the house
tally-all = { $won } of { $games } games won.
tally-streak = { $streak } in a row!
tally-won = { $won } of { $played }
