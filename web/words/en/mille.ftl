### Mille Grazie at the table.

## Tasks, roads and cities

mille-task = { $from } → { $to }
mille-task-in-full = { $from } to { $to }, { $points } { $points ->
    [one] point
   *[other] points
}
mille-color-green = green
mille-color-violet = violet
mille-color-orange = orange
mille-road-ends = { $from } – { $to }
mille-road-in-full = { $letter }, { $name }, { $from } – { $to }, { $color }: costs { $loss } { $loss ->
    [one] task
   *[other] tasks
}
mille-costs = { $color }: a robbery costs { $loss } { $loss ->
    [one] task
   *[other] tasks
}
mille-to-city = to { $city }
mille-in-city = in { $city }
mille-sea-west = Ligurian Sea
mille-sea-east = Adriatic Sea
mille-map = Map of northern Italy
mille-legend = What a robbery costs
mille-legend-loss = −{ $loss } { $loss ->
    [one] task
   *[other] tasks
}
mille-deck = Draw pile: { $count } { $count ->
    [one] task
   *[other] tasks
}
mille-discard = Discarded: { $count } { $count ->
    [one] task
   *[other] tasks
}

## The map in words

mille-spoken-road = { $letter }, { $name }, to { $to } ({ $color }, { $loss })
mille-spoken-roads = Roads: { $roads }.
mille-spoken-here = Here: { $who }.
mille-spoken-lies = A task lies here: { $task }.
mille-spoken-used = Travelled this turn: { $roads }. Roads left: { $left }.
mille-spoken-ambush = { $who } waited on { $letter }.

## Players

mille-players = Players
mille-role-noble = Noble
mille-role-thief = Thief
mille-score = { $points } of { $goal } points
mille-tasks-of = Tasks of { $who }
mille-no-tasks = No tasks
mille-compass-set = Compass set
mille-compass-unset = Sets the compass …
mille-compass-own = Your compass, closed: { $letter }
mille-compass-shown = Compass shown: { $letter }
mille-alone = Alone
mille-escorted = With an escort
mille-escort-on = Escort on { $letter }

## The compass

mille-dial = Compass
mille-two-compasses = Your two compasses
mille-compass-number = Compass { $number }
mille-road-before = Previous road
mille-road-after = Next road
mille-wait-on = Wait on { $letters }
mille-guard = Escort on { $letter }, { $roads } roads
mille-go-alone = Alone, { $roads } roads
mille-laid = Your compass lies closed: { $letters }. You can change it until everybody has chosen.

## Questions

mille-ask-ambush = Where do you lie in wait for { $who }?
mille-ask-ambush-two = On which two roads do you lie in wait for { $who }?
mille-ask-escort = Which road does your escort guard – or do you travel alone?
mille-ask-take = A task lies in { $city }. Do you take it?
mille-ask-go = { $city }: which road do you take? { $left ->
    [one] One road left.
   *[other] { $left } roads left.
}
mille-take = Take it
mille-leave = Leave it
mille-take-drop = Take it and discard
mille-fulfils = Fulfils a task: +{ $points }
mille-guarded = Your escort guards it
mille-risk = If robbed: { $loss } of your { $held } { $held ->
    [one] task
   *[other] tasks
}
mille-risk-all = If robbed: all your tasks
mille-lies-there = Lies there: { $task }
mille-still-in-reach = Then still in reach: { $cities }
mille-ends-turn = Ends your turn
mille-roads-away = { $roads } { $roads ->
    [one] road
   *[other] roads
} away
mille-right-here = right here
mille-out-of-reach = out of reach
mille-on-the-map = On the map
mille-your-tasks = Your tasks

## Waiting

mille-waits-ambush = { $count ->
    [one] { $who } still has to set the compass.
   *[other] { $who } still have to set their compasses.
}
mille-waits-reveal = All compasses are set.
mille-waits-escort = { $who } decides about the escort.
mille-waits-take = { $who } looks at a task.
mille-waits-go = { $who } is on the road. { $left ->
    [one] One road left.
   *[other] { $left } roads left.
}
mille-waits-chance = The tasks are shuffled.
mille-waits-over = The game is over.

## The journal

journal-mille-first-task = { $who } starts with the task { $task }.
journal-mille-laid = A new task lies on the map: { $task }.
journal-mille-misfit = { $task } is drawn and discarded: a task lies in its city already.
journal-mille-reshuffled = The discarded tasks are shuffled into a new pile of { $cards }.
journal-mille-turn = Turn { $turn }: { $who } is the noble.
journal-mille-escort = { $who } hires an escort and travels { $roads } roads.
journal-mille-alone = { $who } travels alone, { $roads } roads.
journal-mille-travelled = { $who } takes { $road } ({ $letter }) to { $to }.
journal-mille-ambush-failed = The escort is there: the ambush of { $thieves } on { $road } ({ $letter }) fails.
journal-mille-robbed = Mille grazie! { $thieves } { $count ->
    [one] robs { $who } on { $road } ({ $letter }) and scores { $points }.
   *[other] rob { $who } on { $road } ({ $letter }) and score { $points } each.
}
journal-mille-lost = { $who } loses { $tasks }.
journal-mille-fulfilled = { $who } fulfils { $task } for { $points } { $points ->
    [one] point
   *[other] points
}.
journal-mille-took = { $who } takes the task { $task }.
journal-mille-dropped = { $who } discards { $task }.
journal-mille-rests = { $who } travels no further: with the fulfilled task the turn ends in { $city }.
journal-mille-declined = { $who } leaves the task where it lies.
journal-mille-ended = The game is over.

## Why something may not be done

closed-no_such_road = The map has no such road.
closed-one_compass = A thief lies in wait on one road.
closed-two_compasses = With two players, a thief lies in wait on two different roads.
closed-hand_full = You hold three tasks: to take another, discard one.
closed-hand_not_full = A task is discarded only to make room in a full hand.
closed-task_not_held = You do not hold the task that you want to discard.
closed-road_not_here = That road does not start in your city.
closed-road_used = No road may be used twice in a turn.
closed-no_chance_due = Nothing is left to chance now.
closed-other_chance = Chance decides something else now.
closed-wrong_loss = You lose as many of your tasks as the road’s colour says.
closed-wrong_shuffle = A shuffle has every discarded task in it once.
