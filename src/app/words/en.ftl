### What only the terminal says; the names of things and most of the journal are the page's (web/words).
### What is typed is the same in every language: the notation (check 24), and help, undo, save, quit, table, journal, objects, roads, tasks.

list-last = { $before } and { $last }

## Decisions, as the lists and the table name them. In English they are the notation.

move-auction = auction
move-castle = castle
move-check = check { $what }
move-thief = thief { $what }
move-exhibit = exhibit
move-detective = detective
move-pass = pass
move-buy-left = buy left
move-buy-right = buy right
move-show = show { $what }
move-steal = steal { $what }
move-ambush = ambush { $what }
move-escort = escort { $what }
move-alone = alone
move-take = take
move-take-drop = take drop { $what }
move-leave = leave
move-go = go { $what }
move-go-to = go { $what } to { $city }

## The first screen

start-motto = two games of nobles and thieves
start-which = What shall we play?
start-adel = collect, exhibit, steal and bluff; 2 to 6 lords
start-mille = travel through Italy or lie in wait; 2 to 4 players
start-help = Adel Verpflichtet: lords of a club buy curious objects, show them and rob each other. Mille Grazie: one player travels, the others lie in wait on the roads. Bots play with you.
start-players = How many play, you included? ({ $fewest } to { $most })
start-players-help = You play against bots: 4 means you and three bots.
start-players-again = A number from { $fewest } to { $most }, or Enter for { $usual }.
start-hint = Enter for { $usual } · quit leaves
start-again = Type one of the choices or its number, or Enter.

## The evening

welcome = Welcome. Type ? for help at any time; the deal is number { $deal }.
goes-on = The game of { $file } goes on.
new-deal = A new deal, number { $deal }.
another = Another game?
another-no = no
another-no-about = leave the table
another-yes = yes
another-yes-about = a new deal
another-hint = Enter leaves
another-again = 1 leaves, 2 deals a new game.
parting-saved = The game is saved. Go on with:
parting-from-there = What was decided since is not saved. Go on from there with:
parting-lost = The game is not saved.
parting-same-deal = The game is not saved. The same deal again:
parting-file = The game is in { $file }.
parting-no-input = The input has ended.

## The end

nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-you = (you)
end-space = at space { $space }
end-nothing = nothing to show
end-showing = last showing { $objects }
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-won-me = You have won. Congratulations!
end-won-with = You share the win with { $names }.
end-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the win.
}

## The talk at the prompt

hint-usual = a number or words · ? help · undo · save · quit
hint-how = { $how } · ? help
hint-face-down = Enter turns the cards over · undo takes it back · or choose another · ? help
hint-more = (? lists all)
face-down = Face down before you: { $move }.
taken-back-card = You take back { $move }.
taken-back = You take your last decision back.
nothing-to-take-back = There is nothing to take back yet.
revealed-already = Your last decision cannot be taken back: what came of it has been revealed, and nobody can forget what they have seen.
typed-with = Typed with { $how }. ? explains.
type-one = Type 1, or ? for help.
type-number = Type a number from 1 to { $most }, or the words. ? explains.
not-understood = “{ $typed }” is none of the decisions.
could-be = "{ $typed }" could be { $moves }. Type a little more, or the number.
or = { $before } or { $last }
no-such-choice = That is no number of a choice. { $how }.
no-choice = There is nothing to choose here: Enter goes on.
one-choice = There is only choice 1.
choices = There are the choices 1 to { $most }.
no-such-list = This game has no such list. ? tells what may be typed.
pause-over = The game is over.
pause-round = Round { $round } is over.
pause-turn = Turn { $round } is over.
pause-how = Enter goes on
pause-help = This is what happened since your last decision. Enter goes on.
pause-nothing = There is nothing to decide here: Enter goes on.
quit-ask = You leave the game. Shall it be saved?
quit-save = save
quit-save-about = in { $file }
quit-leave = leave
quit-leave-about = it is lost
quit-stay = stay
quit-stay-about = go on playing
quit-help = save writes the game down, and you can go on later; save FILE names the file.
quit-again = 1 saves and leaves, 2 leaves, 3 stays.
saved = Saved in { $file }, and from now on after every decision.
not-saved = Not saved: { $why }.
file-is-there = there is a file { $file } already, which is left alone; choose another name: save FILE
page-on = Enter or arrows: on · q: back to the game
page-end = Enter: back to the game

## Lists and help

title-round = { $title }, round { $round }
title-turn = { $title }, turn { $round }
title-end = { $title }, the end
list-journal = The journal
list-objects = The objects
list-roads = The roads
list-tasks = The tasks
help-choices = your choices
help-prompt = at every prompt
help-number = a number
help-number-about = the choice with that number
help-words = words
help-words-about = a decision as it is written, or the beginning of it: check 24, ch 24
help-undo-about = takes your last decision back, as long as nothing was revealed
help-table-about = shows the table again
help-journal-about = everything that has happened
help-objects-about = what is known of everybody's objects, with their names
help-roads-about = all roads with their colours and ends
help-tasks-about = all tasks: on the map, before the players, discarded
help-save = save [FILE]
help-save-about = writes the game down; go on later with --resume FILE
help-quit-about = leaves the game

## The table of Adel Verpflichtet

you = you
window-left = Left window
window-right = Right window
register = Register
jail = Jail
empty = empty
head-lord = Lord
head-at = at
head-objects = objects
head-checks = checks
head-thieves = thieves
head-last-round = (last round)
head-this-round = this round
card-face-down = card face down
deed-face-down = { $deed }, face down
deed-chosen = chosen
yours = Yours
yours-nothing = nothing
objects-you = (you)
objects-count = { $count ->
    [one] { $count } object
   *[other] { $count } objects
}
objects-hidden = { $count } never shown
objects-secret = (nobody else has seen it)
series = Series:

## The questions of Adel Verpflichtet

offer-auction = buy with a check, or let a thief take the check that is paid
offer-castle = exhibit, steal what others exhibit, or catch thieves
offer-check = the highest check buys an object
offer-thief-auction = takes the check that is paid, if no other thief is here
offer-thief-castle = takes one object from each exhibition; a detective jails it
offer-exhibit = show a run of objects: the best moves { $best }, the second { $second }
offer-detective = if a thief is here: jails them all and moves you by your rank, { $steps } as things stand; exhibitions move first
offer-pass = you have no card to play here
offer-show = { $count } objects, the oldest of { $year }
offer-show-seen = all seen before
offer-show-all = everything you have
not-yours = You have no object "{ $object }"; an exhibition is made of your own objects
ask-buy = Your check of { $check } is the highest. Which object do you take?
ask-show = What do you show? The best exhibition moves { $best }, the second { $second }.
ask-steal = Your thief is at { $who }'s exhibition. What do you take?
how-show = a number, objects (A1585 1622 B1650), or a change (+C1468 -A1585)
help-place-1 = Everybody chooses a place in secret; then all places are revealed together (A6).
help-place-2 = At the auction house the highest check buys the object of one window, and a thief who is alone there takes that check (A10). You need a check or a thief to go there (A7).
help-place-3 = In the castle lords exhibit and move forward, thieves take objects from the exhibitions, and detectives jail thieves (A11 to A16).
help-castle-1 = Everybody chooses a card in secret (A8). Exhibitions come first, then thieves, then detectives (A11).
help-castle-2 = exhibit: at least three objects whose letters form a run without a gap (A14). More objects beat fewer, then the oldest object decides. The best exhibition moves by the higher number of the leader's castle, the second best by the lower one (A13).
help-castle-3 = thief: takes one object from each exhibition, the highest thief first (A15). If a detective is here too, it goes to jail, but the booty is kept (A16, A17).
help-castle-4 = detective: if at least one thief is here, jails all of them and moves you by the rank that your pawn holds once exhibitions have moved: the first moves 1, the second 2 and so on (A16). Otherwise nothing.
help-house-1 = Everybody chooses a card in secret (A8).
help-house-2 = check: the highest one buys the object of a window and is paid into the register; all others go back (A10a).
help-house-3 = thief: if it is the only thief here, it takes the check that is paid, and that check is yours from now on. Two or more get nothing. Nothing can happen to a thief here (A10b, A10c).
help-buy-1 = You pay your check and take the top object of the pile that you choose (A10a). The next object of that pile comes into the window.
help-buy-2 = Objects are worth having where they lengthen a run of letters (A14), and old ones decide between exhibitions of the same size (A13).
help-show-1 = At least three objects whose letters form a run of the alphabet without a gap (A14). All exhibitions are revealed together (A12).
help-show-2 = More objects beat fewer; with as many, the oldest object decides (A13).
help-show-3 = You may hold objects back (A12): what is not shown cannot be stolen (A15), and nobody learns of it (A26).
help-show-4 = The list has the best exhibition of each size. Any other can be typed by its objects (ids or years), and +object or -object changes the one that lies face down.
help-steal-1 = Your thief takes one object from each exhibition, in the order of their rank (A15). It is yours even if a detective jails the thief afterwards (A16).

## The table of Mille Grazie

noble = noble
lay-in-wait = lay in wait:
journey = Journey
journey-left = { $left } to go
journey-none = not yet begun
escort = Escort
escort-alone = none: alone
escort-open = not yet chosen
escort-hidden = somewhere
escort-on = on
compass = Compass
compass-unset = not set
pile = Pile
pile-about = { $tasks } tasks; goal { $goal }
on-the-map = On the map
road-costs = costs { $loss }
tasks-none = none
tasks-before = Before { $who }
tasks-discarded = Discarded
tasks-to-come = { $count } are still to be drawn.

## The questions of Mille Grazie

price-first = { $color } roads cost { $loss }
price-next = { $color } { $loss }
offer-go = { $road }, { $color }, costs { $loss }
offer-go-scores = scores { $points }
offer-go-ends = and ends your turn
offer-go-task = a task to { $to }
offer-alone = no escort, but { $roads } roads
offer-take = to { $to }
offer-drop = worth { $points }
offer-leave = let it lie
ask-ambush = On which road do you lie in wait for { $who }? They are in { $city }.
ask-ambush-two = On which two roads do you lie in wait for { $who }? They are in { $city }.
ask-escort = You are the noble, in { $city }. Which road does the escort guard, or alone?
ask-take = In { $city } lies a task to { $to } for { $points } points. Do you take it?
ask-go = You are in { $city }, { $left ->
    [1] one road
   *[other] { $left } roads
} to go. Which road do you take?
how-ambush = a letter; roads lists them
how-ambush-two = two letters, such as F L; roads lists them
how-escort = a letter, or alone; roads lists them
how-go = a number, a letter or a city
help-arrival = At this table fulfilling a task ends the noble's turn in that city; what lies there may still be taken (M19).
help-ambush-1 = Set your compass in secret. Any road of the map may be chosen (M5).
help-ambush-2 = If the noble travels a road on which you wait and the escort is not there, you score { $booty } and they lose tasks: { $prices } (M9). On the map the number beside a road's letter says how many.
help-ambush-3 = With an escort they travel { $escorted } roads, alone { $alone } (M6). They want to go where their tasks lead (M10).
help-ambush-two = With two players the thief sets two different roads (M17).
help-escort-1 = With an escort you set, in secret, the one road that it guards, and travel { $escorted } roads. Alone, which you announce, you travel { $alone } (M6).
help-escort-2 = On the guarded road thieves can do nothing (M8). On any other road a thief who waits there robs you of tasks: { $prices } (M9).
help-take-1 = You may take the task that lies in your city; it lies open before you, and a new one is drawn for the map (M11).
help-take-2 = You may hold { $most }; with a full hand you must drop one to take another (M12).
help-take-3 = A task scores its points when you arrive in its city (M10), unless you are robbed of it on the way (M13).
help-go-1 = No road may be used twice in a turn; cities may. You must travel the whole distance, unless all roads of your city are used (M7).
help-go-2 = A thief who waits on the road robs you unless the escort guards it (M8, M9). Then you arrive and score the tasks that lead there (M10, M13).

## The journal, where it needs the names that one types

said = { $who }: "{ $what }"
told-dealt = { $who } is dealt { $objects }.
told-window-left = In the left window lies { $object }.
told-window-right = In the right window lies { $object }.
told-window-left-empty = The left window is empty.
told-window-right-empty = The right window is empty.
told-bought = { $you ->
    [yes] You buy { $object }, for { $check }.
   *[no] { $who } buys { $object }, for { $check }.
}
told-stole = { $you ->
    [yes] Your thief takes { $object }, from { $from }.
    [victim] The thief of { $who } takes { $object } from you.
   *[no] The thief of { $who } takes { $object }, from { $from }.
}
told-exhibited = { $you ->
    [yes] You show { $objects }: { adel-ranked }.
   *[no] { $who } shows { $objects }: { adel-ranked }.
}
told-last-showing = { $you ->
    [yes] Last showing: you show { $objects }, { adel-ranked }.
   *[no] Last showing: { $who } shows { $objects }, { adel-ranked }.
}
told-travelled = { $who } takes the { $road } ({ $letter }, { $color }).
told-arrived = { $who } arrives in { $city }.
told-sealed = The compass of { $who } stayed hidden.
