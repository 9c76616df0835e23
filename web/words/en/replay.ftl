### Looking back on a finished game.

replay-title = Replay
replay-opening = The game is being looked up …
replay-board = The board at this moment
replay-panels = Journal, chart and more
replay-panel-story = Journal
replay-panel-chart = Chart
replay-panel-fair = Fair & file
replay-player = Player { $number }

## The time line

replay-time-line = Time line
replay-round = { $kind ->
    [mille] Turn { $round }
   *[other] Round { $round }
}
replay-where = { $kind ->
    [mille] Turn { $round }, moment { $moment } of { $moments }
   *[other] Round { $round }, moment { $moment } of { $moments }
}
replay-first = To the beginning
replay-previous = One moment back
replay-play = Play
replay-pause = Pause
replay-next = One moment on
replay-last = To the end
replay-speed = Speed
replay-speed-times = { $times }×

## With whose eyes

replay-eyes = With whose eyes
replay-eyes-all = All hands open
replay-eyes-public = Spectator
replay-eyes-seat = { $who }’s eyes

## What happened

replay-story = Journal of the game
replay-deal = The cards are dealt.
replay-chosen-place = Everybody has chosen a place in secret.
replay-chosen-ambush = The thieves have set their compasses in secret.
replay-decided = Everybody has decided.
replay-won = The victory goes to { $winners }.

## The chart

replay-chart = { $kind ->
    [mille] Points after each turn
   *[other] Position on the track after each round
}
replay-chart-rounds = { $kind ->
    [mille] Turn
   *[other] Round
}
replay-chart-table = The same as a table

## The fair shuffle

replay-fair-title = Was it dealt fairly?
replay-fair-about = Before the game the table sealed its shuffle with a commitment. Now that everything is open, your device can calculate the deal again.
replay-fair-noted = The commitment you noted (optional)
replay-fair-check = Check the shuffle
replay-fair-yes = Dealt as promised
replay-fair-no = Not as promised
replay-fair-unknown = This cannot be checked here
replay-fair-commitment = The commitment in the record belongs to the seed that was opened.
replay-fair-commitment-noted = The commitment is the one you noted, and it belongs to the seed that was opened.
replay-fair-seed = The seed is complete and belongs to this table and this game.
replay-fair-number = { $who }’s number “{ $number }” was stirred in.
replay-fair-no-numbers = Nobody added a number of their own.
replay-fair-deck = { $cards ->
    [one] The one card lay as promised.
   *[other] All { $cards } cards lay in the promised order.
}
replay-fair-chance = { $events ->
    [one] One later draw was as promised.
   *[other] All { $events } later draws were as promised.
}
replay-fair-nothing-opened = This record has nothing that was sealed and opened, so there is nothing to check.
replay-fair-not-noted = The commitment in the record is not the one you noted.
replay-fair-not-commitment = The commitment does not belong to the seed that was opened.
replay-fair-not-seed = The seed in the record is not one.
replay-fair-not-deck = The cards did not lie in the promised order.
replay-fair-not-chance = A later draw is not the promised one, or a move is not legal.
replay-fair-not-result = The result is not the one that the moves lead to.
replay-fair-not-other = Something in the record does not fit together.
replay-fair-unknown-edition = The edition that the game was played with is not here, or another one has its name now.
replay-fair-unknown-unfinished = The game is not over. What was played is as promised; the rest cannot be checked.
replay-fair-unknown-other = Not everything in this record can be checked here.
replay-fair-how = How the fair shuffle works
replay-fair-how-promise = The table promises: it draws a secret seed and shows everybody its fingerprint, the commitment. It cannot change its mind afterwards.
replay-fair-how-stir = The players stir: each may add a number of their own. The table did not know it when it promised.
replay-fair-how-deal = The cards are dealt from the seed and all numbers together. Whatever chance decides later comes from the same two.
replay-fair-how-open = At the end the seed is opened, and everybody can calculate the deal again.
replay-fair-limits = This proves that nobody arranged the cards, if at least one player added a number that could not be foreseen. It does not keep whoever deals from looking at them.
replay-fair-key-commitment = Commitment
replay-fair-key-seed = Seed

## Files

replay-keep = The game as a file
replay-keep-about = The record holds every card and every move. Anybody can look back on it here, or check it.
replay-download = Save the record
replay-link = Send a link to this game
replay-other = Open another record
replay-watch = Look back
replay-forget = Remove
replay-file-about = Open the record of a finished game and look at it moment by moment, with everybody’s eyes. It stays on this device.
replay-file-choose = Choose a record
replay-file-drop = or drop a .noblesse.json file here
replay-file-paste = Paste a record
replay-file-show = Show it
replay-kept = Games on this device
replay-kept-none = None yet. Games that you finish here will be listed.
replay-kept-about = { $players ->
    [one] { $players } player, { $when }
   *[other] { $players } players, { $when }
}
replay-no-club = The club cannot be reached at the moment. Games on this device can still be looked at.
replay-no-game = This game is not here, or it is not over yet.
replay-refused-no-json = This is not a record: a record is a .noblesse.json file.
replay-refused-long = This is far too long for a record.
replay-refused-unfinished = This game is not over. Only finished games can be looked back on, because a record shows everybody’s hand.
replay-refused-result = The result in the record is not the one its moves lead to.
replay-refused-version = This record is of another version, which cannot be read here.
replay-refused-move = Move { $move } of the record is not legal.
replay-refused-other = This record cannot be read.
