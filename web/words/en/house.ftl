# The house itself: its hall, its settings, what stands on every door.
game-adel = Adel Verpflichtet
game-mille = Mille Grazie

title-hall = Hall
title-solo = A game of your own
title-home = At the table
title-table = At the table
title-tables = Open tables
title-create = A new table
title-me = You
title-people = A member of the club
title-sign-in = Sign in
title-ratings = Ratings
title-rules = Rules
title-learn = Learn
title-replay = Replay
title-settings = Settings
title-credits = Credits
title-privacy = Privacy

house-home = To the hall
house-close = Close
house-yes = Yes
house-no = No
house-room-missing = This room could not be opened. Are you connected?

hall-motto = Two games of nobles and thieves. Nobody here is honest; everybody plays fair.
hall-adel-about = Lords outbid, exhibit and rob one another on the way to the dinner table. Choose in secret, reveal together, bluff your way to the head of the table.
hall-mille-about = A noble travels through northern Italy; the others wait for him on the road. Which one? Only their compasses know.
hall-play-now = Play now
hall-friends = With friends
hall-own-game = Your own game
hall-learn = Learn to play
hall-rules = Rules
hall-rooms = Rooms of the club
hall-go-on = Go on playing
hall-table = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }{ $round ->
    [0] {""}
   *[other] , { $kind ->
        [mille] turn
       *[other] round
    } { $round }
  }
hall-give-up = Give up this game of { $game }

language-en = English
language-de = Deutsch
language-it = Italiano
language-nl = Nederlands
language-ro = Română

settings-title = Settings
settings-name = Your name
settings-language = Language
settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Evening
settings-speed = Pace of reveals and bots
settings-speed-calm = Calm
settings-speed-brisk = Brisk
settings-speed-off = At once
settings-volume = Sound
settings-mute = Silence
settings-touch = Vibration
settings-kept = Kept on this device
settings-kept-about = Games that you play at home, finished records and these settings are kept in this browser and nowhere else.
settings-forget = Forget everything on this device
settings-forget-sure = Really forget all games and settings of this device?
settings-forgotten = Everything on this device is forgotten.

solo-title = A game of your own
solo-alone = Against bots
solo-pass = Several people, one device
solo-pass-about = You hand the device round. A curtain hides everybody’s cards until their owner opens it.
solo-people = Names of the players
solo-person = Player { $number }
solo-start = Deal

credits-title = Credits
credits-games = The games
credits-games-about = Adel Verpflichtet is a game by Klaus Teuber, Mille Grazie a game by Dirk Hillebrecht. The rules here are told in our own words, and all pictures are our own or free ones that are named below. No text and no picture is taken from the printed games.
credits-icons = Icons
credits-icons-about = From game-icons.net, under the licence CC BY 3.0:
credits-icon = { $icon } by { $author }
credits-fonts = Typefaces
credits-fonts-about = Cormorant SC by Christian Thalmann and Source Sans 3 by Paul D. Hunt, both under the SIL Open Font License 1.1.
credits-program = The program
credits-program-about = Noblesse is free software. The page stands on Svelte, Fluent, uPlot and uqr (MIT, Apache 2.0); what runs behind it is named in its documentation.

privacy-about = What this club keeps about people. It belongs to whoever runs it, its owner; nothing is shown to anybody else, and nobody is counted.
privacy-name = Your name: everybody who meets you sees it. A guest who never finished a game is forgotten after a while.
privacy-account = Login, a hash of your password, your devices, whom you block or mute: only you and the owner can see that. Whom it is about never learns of it.
privacy-talk = Moves and talk at a table: kept while the table is open, and for some weeks after it was closed.
privacy-games = Finished games with their results: for good, without your name once you delete the account.
privacy-reports = Reports: only the owner reads them, and they go after some months.
privacy-journal = The club’s journal has no names, talk or moves, and of addresses only the first part.
privacy-device = Settings and games against bots stay on your device.
privacy-yours = You can save everything as a file, or delete it:

rules-number = Rule { $number }
