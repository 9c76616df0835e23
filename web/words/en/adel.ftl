### Adel Verpflichtet at the table.

## Cards

adel-object = { $name }, { $series }, { $letter } { $year }
adel-card-check = Cheque of { $number }
adel-card-thief = { $number ->
    [one] Thief, { $number } year
   *[other] Thief, { $number } years
}
adel-card-exhibit = Exhibition card
adel-card-detective = Detective
adel-card-auction = To the auction house
adel-card-castle = To the castle
adel-card-pass = Play nothing
adel-short-check = Cheque
adel-short-thief = Thief
adel-short-exhibit = Exhibition
adel-short-detective = Detective
adel-short-auction = Auction house
adel-short-castle = Castle
adel-short-pass = Passes
adel-laid = Cards of this round
adel-place-down = Place card, face down
adel-card-down = Action card, face down

## The board

adel-board = The board, round { $round }
adel-track = The track
adel-track-castle = { $castle }: { $best } for the best exhibition, { $second } for the second.
adel-track-here = Here: { $who }.
adel-track-counts = These numbers count now.
adel-track-table = { $seats ->
    [one] Dinner table with { $seats } seat.
   *[other] Dinner table with { $seats } seats.
}
adel-club = Club
adel-dinner = Dinner table
adel-auction-house = Auction house
adel-house-closed = Sold out: the auction house is closed.
adel-window-left = Left window: { $object }. { $count ->
    [one] { $count } object in this pile.
   *[other] { $count } objects in this pile.
}
adel-window-right = Right window: { $object }. { $count ->
    [one] { $count } object in this pile.
   *[other] { $count } objects in this pile.
}
adel-window-left-empty = The left window is empty
adel-window-right-empty = The right window is empty
adel-pile = { $count ->
    [0] sold out
    [one] the last one
   *[other] { $count } in the pile
}
adel-register = Register
adel-register-empty = No cheque paid yet
adel-jail = Jail
adel-cell = Cell { $cell }: thief { $number } of { $color }
adel-cell-empty = Cell { $cell }: empty
adel-on-show = On show in the castle
adel-last-showing = The last showing
adel-emptied = Everything was stolen

## The lords

adel-lords = The lords
adel-bot = bot
adel-away = away
adel-stand-in = { $bot } stands in
adel-thinks = deciding
adel-rank = { $rank ->
    [1] { $rank }st
    [2] { $rank }nd
    [3] { $rank }rd
   *[other] { $rank }th
}
adel-position = on space { $position } ({ $where })
adel-has-objects = { $count ->
    [one] { $count } object
   *[other] { $count } objects
}
adel-has-checks = { $count ->
    [one] { $count } cheque
   *[other] { $count } cheques
}
adel-has-thieves = { $count ->
    [one] { $count } thief in hand
   *[other] { $count } thieves in hand
}
adel-has-jailed = { $count ->
    [one] { $count } thief in jail
   *[other] { $count } thieves in jail
}
adel-details = Details: { $who }
adel-known = What is known of the objects
adel-hidden = { $count ->
    [one] { $count } unknown object
   *[other] { $count } unknown objects
}

## One’s own desk

adel-ask-place = Where do you go?
adel-ask-action-auction = What do you play at the auction house?
adel-ask-action-castle = What do you play in the castle?
adel-ask-buy = Yours! Which object do you take?
adel-ask-show = Which objects do you show?
adel-ask-steal = What does your thief take from { $from }?
adel-wait = One moment …
adel-wait-place = Still choosing where to go: { $who }
adel-wait-action = Still choosing a card: { $who }
adel-wait-buy = Choosing at the shop windows: { $who }
adel-wait-show = Setting up an exhibition: { $who }
adel-wait-steal = Choosing what to steal: { $who }
adel-look = The cards are on the table
adel-over = The game is over
adel-chosen = Your card lies face down. You can still change it.
adel-chosen-wait = Still to choose: { $who }.
adel-hand = Your hand
adel-collection = Your collection
adel-no-objects = You own no objects.
adel-run = { $count ->
    [one] { $count } object, can be shown
   *[other] { $count } objects, can be shown
}
adel-run-short = { $count ->
    [one] { $count } object, too few to show
   *[other] { $count } objects, too few to show
}
adel-hint-auction = Buy an object with a cheque, or send a thief after the winner’s cheque.
adel-hint-castle = Show your collection, steal from the others, or catch their thieves.
adel-hint-check = The highest cheque buys an object and stays in the register. The others come back.
adel-hint-thief-auction = Takes the cheque that is paid, if no other thief is here.
adel-hint-thief-castle = Takes one object from every exhibition. Beware of detectives.
adel-hint-exhibit = The best exhibition moves { $best }, the second { $second }.
adel-hint-detective = If there is a thief in the castle, he goes to jail and you move { $most ->
    [0] { $steps }.
   *[other] { $steps } to { $most }: exhibitions move first.
}
adel-hint-pass = You have no card to play here.
adel-buy-left = Left window: { $object }
adel-buy-right = Right window: { $object }
adel-steal = Take { $object }
adel-show-worth = Three at least, letters without a gap. The best exhibition moves { $best }, the second { $second }.
adel-picked = { $count ->
    [0] Tap your cards.
    [one] { $count } object picked
   *[other] { $count } objects picked
}
adel-show-these = { $count ->
    [0] Show
    [one] Show { $count } object
   *[other] Show { $count } objects
}
adel-show-chosen = Chosen
adel-show-best = Pick the best
adel-show-none = Pick none
adel-rule = Rule { $rule }

## Why something cannot be done

closed-game_over = The game is over.
closed-nothing_owed = Nothing is asked of you now.
closed-other_phase = Something else is being decided now.
closed-no_card_for_the_auction = Without a cheque and without a thief you cannot go to the auction house.
closed-check_not_held = You do not hold that cheque.
closed-thief_not_held = That thief is not yours.
closed-thief_in_jail = That thief is in jail.
closed-check_in_the_castle = Cheques are for the auction house only.
closed-exhibition_at_the_auction = Exhibitions are held in the castle only.
closed-detective_at_the_auction = The detective works in the castle only.
closed-nothing_to_exhibit = You have no legal exhibition: three objects at least, letters without a gap.
closed-pass_with_cards = You may pass only without any card to play.
closed-window_empty = That window is empty.
closed-object_not_owned = You show your own objects.
closed-exhibition_too_small = An exhibition has at least three objects.
closed-exhibition_with_gap = The letters must follow one another without a gap.
closed-object_not_on_show = Your thief takes an object of the exhibition where he is now.

## The journal

adel-thing = { $series ->
    [A] the pipe bowl of { $year }
    [B] the chamber pot of { $year }
    [C] the mask of { $year }
    [D] the star souvenir of { $year }
    [E] the toy of { $year }
    [F] the advertising sign of { $year }
   *[none] the object of { $year }
}
adel-steps = { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}
adel-ranked = { $rank ->
    [1] the best exhibition
    [2] the second best exhibition
   *[other] exhibition number { $rank }
}
journal-adel-round = Round { $round } begins.
journal-adel-round-auction = Round { $round } begins, everybody at the auction house.
journal-adel-round-castle = Round { $round } begins, everybody in the castle.
journal-adel-place-auction = { $you ->
    [yes] You go to the auction house.
   *[no] { $who } goes to the auction house.
}
journal-adel-place-castle = { $you ->
    [yes] You go to the castle.
   *[no] { $who } goes to the castle.
}
journal-adel-action-check = { $you ->
    [yes] You offer a cheque of { $number }.
   *[no] { $who } offers a cheque of { $number }.
}
journal-adel-action-thief = { $you ->
    [yes] You send thief { $number }.
   *[no] { $who } sends thief { $number }.
}
journal-adel-action-exhibit = { $you ->
    [yes] You want to exhibit.
   *[no] { $who } wants to exhibit.
}
journal-adel-action-detective = { $you ->
    [yes] You send the detective.
   *[no] { $who } sends the detective.
}
journal-adel-action-pass = { $you ->
    [yes] You have no card to play.
   *[no] { $who } has no card to play.
}
journal-adel-no-sale = Nobody offers a cheque; nothing is sold.
journal-adel-bought = { $you ->
    [yes] You bought { adel-thing } for { $check }.
   *[no] { $who } bought { adel-thing } for { $check }.
}
journal-adel-check-stolen = { $you ->
    [yes] Your thief took the cheque of { $check } that { $from } had paid.
    [victim] The thief of { $who } took your cheque of { $check }.
   *[no] The thief of { $who } took the cheque of { $check } that { $from } had paid.
}
journal-adel-thieves-clash = Thieves in each other’s way: { $who }. The cheque stays in the register.
journal-adel-house-closed = Everything is sold; the auction house closes.
journal-adel-exhibited = { $you ->
    [yes] You show { adel-has-objects }: { adel-ranked }.
   *[no] { $who } shows { adel-has-objects }: { adel-ranked }.
}
journal-adel-moved-exhibition = { $you ->
    [yes] You move { adel-steps } for the exhibition, to space { $to }.
   *[no] { $who } moves { adel-steps } for the exhibition, to space { $to }.
}
journal-adel-moved-detective = { $you ->
    [yes] Your detective is worth { adel-steps }, to space { $to }.
   *[no] The detective of { $who } is worth { adel-steps }, to space { $to }.
}
journal-adel-moved-last-showing = { $you ->
    [yes] You move { adel-steps } for the last showing, to space { $to }.
   *[no] { $who } moves { adel-steps } for the last showing, to space { $to }.
}
journal-adel-stole = { $you ->
    [yes] Your thief took { adel-thing } from { $from }.
    [victim] The thief of { $who } took { adel-thing } from you.
   *[no] The thief of { $who } took { adel-thing } from { $from }.
}
journal-adel-jailed = { $you ->
    [yes] Your thief { $number } goes to jail.
   *[no] Thief { $number } of { $who } goes to jail.
}
journal-adel-freed = { $you ->
    [yes] Your thief { $number } is free again.
   *[no] Thief { $number } of { $who } is free again.
}
journal-adel-last-showing = { $you ->
    [yes] Last showing: you have { adel-has-objects }, { adel-ranked }.
   *[no] Last showing: { $who } has { adel-has-objects }, { adel-ranked }.
}
journal-adel-ended = The game is over.

# One’s own odds, from what everybody may know.
adel-odds = Your odds
adel-odds-no-check = You have no cheque left to bid with.
adel-odds-richest = Nobody can outbid your { $check }.
adel-odds-outbid = { $count ->
    [one] { $names } can outbid your { $check }.
   *[other] { $names } can outbid your { $check }.
  }
adel-odds-no-show = You cannot show anything yet.
adel-odds-show = { $count ->
    [one] Your best exhibition has { $count } object; the best moves { $best }, the second { $second }.
   *[other] Your best exhibition has { $count } objects; the best moves { $best }, the second { $second }.
  }
adel-odds-surely = { $count ->
    [one] { $names } can surely show more.
   *[other] { $names } can surely show more.
  }
adel-odds-perhaps = { $count ->
    [one] { $names } might match it.
   *[other] { $names } might match it.
  }
