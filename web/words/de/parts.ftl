# What stands round the board: outcome, journal, clocks, choices, ending, lobby.
table-time-of = Verbleibende Zeit: { $who }
outcome-title = Was daraus wurde
outcome-unfold = Wie es dazu kam
outcome-moved = { $you ->
    [yes] Du +{ $steps } → { $to }
   *[no] { $who } +{ $steps } → { $to }
  }
journal-newest = Zum Neuesten
grace-laid = Deine Wahl liegt da.
grace-take-back = Zurücknehmen
grace-now = Jetzt
settings-grace = Allein gegen Bots: ein Augenblick, um es sich anders zu überlegen
adel-could-show = { $who } könnte { $range } zeigen.
mille-map-whole = Die ganze Karte
mille-map-near = Wieder näher
ending-from-exhibition = { $points } durch Ausstellungen
ending-from-detective = { $points } durch Detektive
ending-from-last-showing = { $points } bei der letzten Schau
ending-from-delivery = { $points } durch Lieferungen
ending-from-robbery = { $points } durch Überfälle
ending-course = Wie alle standen, Runde für Runde
ending-turning = Wendepunkt: In { $kind ->
    [mille] Zug
   *[adel] Runde
  } { $round } ging { $who } endgültig in Führung.
gathering-name = Dein Name
turns-running = Deine Partien im Club
turns-not-yet = Noch nicht am Zug
turns-gathering = Noch nicht begonnen
talk-unread = { $count ->
    [one] Gespräch: { $count } neu
   *[other] Gespräch: { $count } neu
  }
mille-bluff = Was du den anderen sagst
tally-title = Allein gegen das Haus
tally-all = { $won } von { $games } Partien gewonnen.
tally-streak = { $streak } in Folge!
tally-won = { $won } von { $played }
