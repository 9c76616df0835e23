# What is said when something fails: the network, the device, a version of yesterday.
# lost-…: one line each, for they also come with the first part of the page, where nothing else could be loaded.
lost-page = The page could not be loaded. Are you connected?
lost-reload = Reload

trouble-part-missing = A part of the page could not be loaded. Are you connected?
trouble-new-version = A new version of Noblesse is here.
trouble-later = Later
trouble-again = Try again
trouble-room = Something went wrong in this room. Your games are kept.

home-stopped = The table could not be laid: a part of the page did not load, or it stopped. Please try again.
home-lost = The table stumbled. It is being laid again …
home-not-kept = This game is not being kept: your device has no room for it, or does not allow it. If you leave the page now, the last moves are lost.
home-kept-again = This game is kept again.

line-closed-gap = A part of this game is missing on this device, so it cannot be continued.
line-closed-unread = This device could not read the game.
line-closed-stopped = The table stopped several times. What was played is kept.

settings-forget-held = Another window of this page has your games open. They are forgotten as soon as you close it.
settings-forget-failed = Not everything could be forgotten. Your browser says: { $why }
