# At the table: everything that is the same for both games.
table-round = Round { $round }
table-turn = Turn { $turn }
table-doors = Around the table
table-board = The board
table-you = (you)
# On a small tile, instead of the name.
table-yourself = You
table-menu = Menu
table-undo = Ask to take back
table-leave = Leave the table
table-leave-sure = Really leave the table?
table-leave-about = A stand-in plays for you until you return.
table-leave-rated-sure = Really leave, and lose the game?
table-leave-rated-about = Leaving a rated game loses it: you come last, a stand-in plays on, and you cannot return.
table-return = Take your seat again
table-pause = Pause: to the hall
table-replaced = A stand-in plays for you.
table-resigned = You have left this rated game, and lost it. A stand-in plays it to the end.
table-absent = { $who } is away.
table-waited-for = We wait a little:
table-stand-in = Let a stand-in play
table-time-left = Time left
table-looking-back = { $kind ->
    [mille] You are looking back at turn { $round }.
   *[other] You are looking back at round { $round }.
}
table-back-to-now = Back to now
table-reveal = The cards are turned …
table-skip = Skip
table-broken = This game stands still: its rules contradict themselves. Nothing you did caused it.
table-later = All hands are open here, some time later. Nothing can be shown yet.
table-not-in-sight = This game is not for spectators.

line-opening = The table is being laid …
line-lost = Connection lost. Trying again …
line-closed-session = Your session has ended. Sign in to come back.
line-closed-table = The host has closed this table.
line-closed-blocked = The host does not want you at this table.
line-closed-banned = The owner of this club does not let you in any more.
line-closed-unknown-table = There is no such table, or it is not open to you.
line-closed-elsewhere = This table is open in another window of yours.
line-closed-broken = This game was kept by another version of the rules and cannot be continued.

journal-title = Journal
journal-empty = Nothing has happened yet.
journal-look = Look at the board as it was then
journal-table-begins = The cards are dealt.
journal-table-taken-back = The last choice is taken back.
journal-table-away = { $who } is away: { $why ->
    [left] left the table
    [connection-lost] the connection is lost
   *[other] no answer for a while
  }.
journal-table-stand-in = A stand-in plays for { $who }.
journal-table-returned = { $who } is back.
journal-table-late = { $who } was out of time; the stand-in chose.
journal-table-undo-asked = { $who } asks to take the last choice back.
journal-table-undo-refused = { $who } does not agree.
journal-table-rematch = { $who } wants another game.
journal-table-host = { $who } is the host now.

talk-title = Talk
talk-empty = Nobody has said a word.
talk-write = Say something
talk-send = Say
talk-road = Road
talk-smile = Say { $smile }
talk-said = { $who }: { $what }
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-hurry = Shall we go on?
phrase-where = Where do you wait?
phrase-i-wait-on = I wait on { $road }.
phrase-wait-on = Wait on { $road }!
phrase-trust-me = Trust me.

undo-asked = { $who } asks to take the last choice back.

curtain-hand-over = Hand the device to { $name }
curtain-about = Nobody else looks, please.
curtain-open = I am { $name }

gathering-title = Gathering at the table
gathering-chairs = Chairs
gathering-host = host
gathering-away = away
gathering-free = Chair { $seat } is free
gathering-sit = Sit down
gathering-stand = Get up
gathering-bot-none = Seat a bot …
gathering-clear = Send away
gathering-start = Deal the cards
gathering-not-full = The cards are dealt once every chair is taken.
gathering-host-starts = All are here. The host deals.
gathering-wait = Waiting for others to sit down …
gathering-take-chair = Take a free chair.
gathering-options = What is played
gathering-set = Play it this way
gathering-not-agreed = has not agreed yet
gathering-waits-for = Waiting for { $names } to agree to what was changed.

terms-game = Game
terms-seats = Players
terms-no = No
terms-changed = The host has changed what is played
terms-changed-about = Nothing begins before you agree.
terms-instead = instead of { $before }
terms-agree = Agree

fair-title = A fair shuffle
fair-about = Before the deal the table has committed itself to a secret number, and shows its seal here. Add a number of your own: the cards are shuffled with both. After the game the secret is opened, and anybody can check that it was the promised one.
fair-commitment = Seal of the secret:
fair-number = Your number
fair-give = Add it
fair-given = Your number is in.

ending-show = Show the result
ending-you-won = You have won!
ending-shared = You share the win!
ending-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won together.
  }
ending-place = Rank
ending-who = Player
ending-position = Space
ending-points = Points
ending-nth = { $place }.
ending-rematch = Rematch
ending-rematch-waits = Waiting for the others …
ending-wants-rematch = { $names } would like to play again.
ending-given-up = Rated as last, because they left: { $names }.
ending-replay = Look back
ending-look = Look at the table

refused-connection-lost = The connection is lost and comes back by itself. A choice that you made is sent again then.
refused-not-your-seat = That is not your chair.
refused-seat-taken = Somebody sits there already.
refused-seats-empty = Not all chairs are taken yet.
refused-no-such-bot = There is no such bot.
refused-not-the-host = Only the host may do that.
refused-only-watching = You came to watch; this invitation does not let you sit.
refused-already-started = The game has begun already.
refused-not-playing = No game is being played.
refused-not-over = The game is not over yet.
refused-old-question = That was decided meanwhile.
refused-not-asked = You are not asked at the moment.
refused-stand-in-plays = A stand-in plays for you. Take your seat again first.
refused-illegal = The rules do not allow that.
refused-bad-options = These options do not fit together.
refused-other-options = What is played has just been changed. Have a look at it first.
refused-not-agreed = Somebody has not agreed yet to what was changed.
refused-bad-number = A number has up to 64 characters.
refused-bad-talk = That is too long, or empty.
refused-too-much-talk = You have said a lot at once: wait a moment.
refused-talk-is-off = There is no talk at this table.
refused-rated = In a rated game nothing is taken back.
refused-nothing-to-take-back = There is nothing yet that could be taken back.
refused-already-revealed = It has been revealed: it cannot be taken back.
refused-undo-asked-already = Somebody has asked already.
refused-nothing-asked = Nobody has asked for that any more.
refused-no-stand-in = No stand-in plays for you.
refused-still-here = The player is still here.
refused-have-patience = The connection has only just been lost. Wait a little.
refused-given-up = You have left this rated game, and cannot return to it.
refused-unreadable = The table did not understand that.
refused-unknown = The table does not know that.

bot-nth = { $name } { $nth }
name-marked = { $name } ({ $mark })
