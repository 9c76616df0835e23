### Editions of one's own.

title-editions = Editions of your own
editions-about = Whoever owns a printed copy can write down its cards or its map in a file and play with that, alone or with others on this device, also without a network.
editions-bring = Bring an edition of your own
editions-choose = Choose an edition
editions-drop = or drop its .json file here
editions-kept = On this device
editions-kept-none = None yet.
editions-players = { $least ->
    [same] { $most } players
   *[other] { $least } to { $most } players
}
editions-play = Play with it
editions-remove = Remove
editions-remove-sure = Really remove it? Games that have begun with it go on.
editions-brought = “{ $title }” is on this device now.
editions-replaced = “{ $title }” has taken the place of the one that was here.
editions-not-kept = This browser keeps nothing, so the edition is not here the next time.
editions-faults = { $count ->
    [one] This file has a fault. Nothing was kept.
   *[other] This file has { $count } faults. Nothing was kept.
}
editions-missing-table = This table cannot be shown
editions-missing-about = It plays with the edition “{ $edition }”, which cannot be had any more.
editions-missing-record = This game was played with the edition “{ $edition }”, which is neither on this device nor in the club. Bring its file, and the game can be shown.
editions-other-record = This game was played with another edition of that name than the one that is here.
