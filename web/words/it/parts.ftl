# What stands round the board: outcome, journal, clocks, choices, ending, lobby.
table-time-of = Tempo rimasto: { $who }
outcome-title = Com’è finita
outcome-unfold = Tutto quello che è successo
outcome-moved = { $you ->
    [yes] Tu +{ $steps } → { $to }
   *[no] { $who } +{ $steps } → { $to }
  }
journal-newest = Alle ultime novità
grace-laid = La tua scelta è lì.
grace-take-back = Riprendi
grace-now = Subito
settings-grace = Da soli contro i bot: un momento per ripensarci
adel-could-show = { $who } potrebbe esporre { $range }.
mille-map-whole = Tutta la mappa
mille-map-near = Di nuovo vicino
ending-from-exhibition = { $points } con le esposizioni
ending-from-detective = { $points } con i detective
ending-from-last-showing = { $points } all’ultima esposizione
ending-from-delivery = { $points } con le consegne
ending-from-robbery = { $points } con le rapine
ending-course = Com’era la situazione, giro per giro
ending-turning = La svolta: nel { $kind ->
    [mille] turno
   *[adel] round
  } { $round } { $who } ha preso la testa per sempre.
gathering-name = Il tuo nome
turns-running = Le tue partite al club
turns-not-yet = Non tocca a te
turns-gathering = Non ancora cominciata
talk-unread = { $count ->
    [one] Conversazione: { $count } nuovo
   *[other] Conversazione: { $count } nuovi
  }
mille-bluff = Che cosa dici agli altri
tally-title = Da soli contro la casa
tally-all = { $won } partite vinte su { $games }.
tally-streak = { $streak } di fila!
tally-won = { $won } su { $played }
