### The club: tables with others over the network, who one is there, and what can go wrong.

## Tables and games seen from outside

club-game = Game
club-tables-title = Tables at the club
club-open = Open tables
club-empty = Nobody is waiting for company just now.
club-empty-about = Lay a table yourself and invite friends, or take a quick seat: the next one who asks will find you there.
club-sit = Take a seat
club-watch = Watch
club-hosted = { $host } is host
club-chair-free = free
club-free-chairs = { $free ->
    [0] all seats taken
    [one] one seat free
   *[other] { $free } seats free
}
club-stage-playing = being played
club-stage-over = finished
club-stage-broken = standing still
club-your-turn = Your turn
club-quick = A quick seat
club-quick-about = We find you a table with a free seat, or lay a new one that the next guest will find.
club-quick-players = Players
club-quick-go = Find me a seat
club-recent = Recently played
club-recent-empty = No game has been finished here yet. Yours could be the first in the book.
club-replay = Replay
club-more = Show more
club-loading = One moment …
club-again = Try again
club-alone-title = You have the house to yourself
club-alone-solo = Play against bots
club-note-dense = after a tie no rank is skipped (1, 1, 2)
club-note-own = own castle numbers
club-note-ends_turn = fulfilling ends the turn
club-note-first = seat { $number } travels first
club-note-rated = rated
club-note-no-aid = no memory aid
club-note-no-talk = no talk
club-note-no-watching = no spectators
club-note-open-watching = spectators see all hands

## Ratings and statistics

club-standing = Ratings and statistics
club-no-statistics = No finished games yet.
club-players = { $players ->
    [one] one player
   *[other] { $players } players
}
club-rating = Rating
club-rating-change = Change of rating
club-won-of = { $games ->
    [one] Won { $wins } of one game
   *[other] Won { $wins } of { $games } games
}
club-places = How often which rank
club-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ratings-title = Ratings
ratings-about = Rated games only, the strongest first.
ratings-empty = Nobody has played a rated game of this kind yet.
ratings-rank = Rank
ratings-name = Name
ratings-games = Games

## A table of one's own

create-title = Lay a table
create-intro = It is fine as it stands. Create it, and send the invitation to your friends.
create-who = Who may come?
create-private = Friends
create-private-about = Only those who have your invitation.
create-listed = Everybody
create-listed-about = The table is on the club’s list.
create-go = Create the table
create-busy = The table is being laid …

## Options of a table

options-seats-adel = How many lords?
options-seats-mille = How many players?
options-best-adel = Best with 3 to 5.
options-chairs = Seats and bots
options-chair = Seat { $number }
options-chair-you = You
options-chair-club = kept free for a guest
options-chair-pass = somebody on this device
options-rules = Ways to play
options-edition = Edition
options-edition-classic = Classic
options-edition-grand = Grand
options-edition-italia = Northern Italy
options-edition-for = { $seats } play with the edition “{ $edition }”.
options-variant = Variant for two
options-variant-surprise = Surprise
options-variant-surprise-about = Place and action are both chosen in secret and revealed together.
options-variant-confrontation = Confrontation
options-variant-confrontation-about = The two of you always meet: auction house and castle take turns.
options-variant-standard = Standard
options-variant-standard-about = As with more lords: first the places are revealed, then the actions.
options-detectives = Detectives’ ranks after a tie
options-detectives-competition = Skip ranks: 1, 1, 3
options-detectives-competition-about = Two equal pawns share a rank, and the next one is skipped.
options-detectives-dense = Skip none: 1, 1, 2
options-detectives-dense-about = Two equal pawns share a rank, and the next pawn has the next one.
options-numbers = Castle numbers
options-numbers-leader = The leader’s
options-numbers-leader-about = Every exhibition counts by the castle of the leading pawn.
options-numbers-own = Your own
options-numbers-own-about = Each exhibition counts by the castle of its own pawn.
options-arrival = What fulfilling a task does
options-arrival-travel_on = Travel on
options-arrival-travel_on-about = The noble goes on to the last road.
options-arrival-ends_turn = Ends the turn
options-arrival-ends_turn-about = The noble’s turn ends in that city. What lies there may still be taken.
options-first = First noble
options-first-drawn = Drawn by lot
options-clock = Clock
options-clock-choice = How much time does everybody have?
options-clock-none = No clock
options-clock-live = { $bank } each, plus { $increment } a decision
options-clock-live-bare = { $bank } each
options-clock-letter = { $bank } for every decision
options-manners = Table manners
options-memory_aid = Memory aid
options-memory_aid-about = The page keeps in mind what the others have shown.
options-shown_locks = Show who has chosen
options-shown_locks-about = A card lies face down before everybody who is ready.
options-talk = Talk
options-talk-about = You can talk at the table. Bots answer too, and not always honestly.
options-beat = Even pace
options-beat-none = Off
options-beat-about = Choices are told only on the beat, so that nobody learns anything from how long you think.
options-rated = Rated
options-rated-about = The result counts for everybody’s rating.
options-stand_in = Stand-in
options-stand_in-about = Plays for whoever has left or is out of time.
options-patience = Patience
options-patience-none = None
options-patience-about = How long we wait for somebody whose connection is lost before a stand-in can take over.
options-watching = Spectators
options-watching-choice = What may spectators see?
options-watching-nobody = No spectators
options-watching-nobody-about = Only players come in.
options-watching-in-sight = What is public
options-watching-in-sight-about = As if they stood beside the table.
options-watching-open = All hands
options-watching-open-about = Everything, but later than the players.
options-delay = How much later?
options-delay-none = At once

## Bots

bot-random = Scatterbrain
bot-random-about = Does anything that is allowed, and has no idea why.
bot-novice = Novice
bot-novice-about = Looks at his own hand and means well. Good to learn against.
bot-clubman = Clubman
bot-clubman-about = Weighs what everybody has to gain, and cannot be read.
bot-search = Thinker
bot-search-about = Plays the round through in his head, many times, before he decides.

## Characters

bot-toby = Young Toby
bot-toby-about = The nephew. Eager to show what he has, and blurts out what he thinks.
bot-prudence = Lady Prudence
bot-prudence-about = Careful in all things: spends little, risks less, and tells the truth.
bot-midas = Baron Midas
bot-midas-about = Pays any price, and wants everything that lies on his way.
bot-peacock = Sir Percival Peacock
bot-peacock-about = Shows off whatever he has, whenever he can, and never stops talking.
bot-jack = Gentleman Jack
bot-jack-about = A thief of the old school: takes it where it hurts, and lies with a smile.
bot-quill = Inspector Quill
bot-quill-about = Thinks first, stands guard, and lets others walk into the trap.
bot-duchess = The Duchess
bot-duchess-about = Has thought it all through. Nobody has read her face in forty years.
strength-beginner = beginner
strength-casual = casual
strength-club = club level
strength-strong = strong
strength-master = master
strength-said = Strength { $grade } of { $most }: { $word }, rating { $rating }
characters-title = Who takes seat { $number }?
characters-take = Choose

## Invitations, and whose turn it is

invite-sit = Invitation to play
invite-watch = Link for spectators
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-share-title = Noblesse
invite-share-text = Come to my table!
invite-qr = QR code of the invitation
invite-qr-hint = Point a phone’s camera at this and you are at the table.
invite-only-here = Only this computer can open these links. So that others can come, start with “{ $command }” and open the address that it prints.
invite-renew = New links
invite-renew-about = Then the old links open nothing any more.
invite-renew-listed = Then the table leaves the public list, and only the new links open it.
invite-renewed = The links are new; the old ones open nothing any more.
turns-title = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
turns-with = with { $others }

## Oneself

profile-title = Your profile
profile-welcome = Welcome to the club
profile-welcome-about = Nobody signs up here: say what you would like to be called, and you are our guest.
profile-come-in = Come in
profile-known = You have been here before, on another device?
profile-name = Your name
profile-guest = Guest on this device
profile-member = Signed in as { $login }
profile-rename = Change name
profile-rename-go = Save
profile-tables = Your tables
profile-tables-empty = You are not sitting at any table.
profile-tables-over = { $count ->
    [one] One finished table
   *[other] { $count } finished tables
}
profile-table-go = To the table
profile-table-close = Close
profile-table-close-sure = Really close it?
profile-games = Your games
profile-games-empty = You have not finished a game at the club yet.
profile-keep = Keep your name for good
profile-keep-about = With a login and a password you are the same person on every device, and your games and ratings stay yours.
profile-keep-go = Keep it
profile-kept = Login and password
profile-kept-about = You are known as { $login }. Changing this signs you out on all other devices.
profile-kept-done = Done.
profile-old = Current password
profile-new = New password
profile-change = Change
profile-devices = Where you are signed in
profile-device-on = { $browser } on { $system }
profile-device-unknown = Some device
profile-device-this = This device
profile-device-seen = Last seen { $ago }
profile-device-end = Sign out
profile-device-end-sure = Really sign out?
profile-device-end-all = Sign out everywhere else
profile-blocks = Blocked people
profile-blocks-about = Anyone you block cannot come to your tables. You can do it on a person’s page.
profile-blocks-empty = You have blocked nobody.
profile-mutes = Muted people
profile-mutes-about = You do not read what they say, on any of your devices. They do not learn of it.
profile-mutes-empty = You have muted nobody.
profile-data = Your data
profile-data-about = Everything that the club has about you, as a file; or gone for good.
profile-data-export = Save as a file
profile-data-delete = Delete the account
profile-data-delete-about = Your name, your login, your ratings and what you said go for good, and you leave all your tables. Finished games stay for the others, with “a player who left” in your place. This cannot be taken back.
profile-data-delete-sure = Really delete everything?
profile-data-deleted = The club has forgotten you.
profile-hook = A notification when it is your turn
profile-hook-about = The club can notify an address of yours (a webhook) when it is your turn. Leave this empty if you do not know what that is.
profile-hook-url = Address
profile-hook-go = Save
profile-hook-clear = Remove
profile-hook-done = Saved.
profile-leave = Sign out
profile-leave-sure = Really sign out?
profile-leave-guest = Really leave for good?
profile-leave-about = Without a password nobody can come back as this guest. Do you already have a login?

signin-title = Sign in
signin-about = Sign in with the login that you have chosen on another device.
signin-guest = Here you are the guest { $name }, who stays behind when you sign in.
signin-login = Login
signin-login-rule = 3 to 32 characters: a–z, 0–9, dot, dash, underscore
signin-password = Password
signin-password-rule = At least 8 characters
signin-go = Sign in
signin-new = No login yet? You do not need one to play.
signin-new-go = Come in as a guest

person-title = A guest of the club
person-games = Games
person-games-empty = No finished games yet.
person-block = Block
person-block-sure = Really block?
person-unblock = Unblock
person-blocked = You have blocked this person.
person-left = a player who left
person-mute = Mute
person-unmute = Hear again
person-muted = You do not read what this person says.
person-report = Report to the owner
people-title = The people here
people-none = Nobody else sits here.
report-about = Only the owner of the club reads this; { $name } is not told.
report-about-table = Only the owner of the club reads this, with the last that you both said at this table; { $name } is not told.
report-reason = What is it about?
report-reason-insult = Insults
report-reason-spam = The same words all the time, or advertising
report-reason-cheating = Cheating
report-reason-name = An offensive name
report-reason-other = Something else
report-text = In your own words, if you like
report-go = Send
report-done = Thank you. The owner of the club will look at it.
person-renew-about = Whoever has a link to your tables, or finds them on the list, could come back as a new guest. With new links they are on no list.
person-renew = New links for my tables

# Names for guests who have not given themselves one; at most 24 characters each.
club-guest-names = Honest Magpie, Sleepy Owl, Noble Badger, Pious Fox, Shy Peacock, Sober Goose, Polite Ferret, Brave Hare, Modest Swan, Humble Raven, Patient Heron, Gentle Weasel

## What can go wrong. The codes are those of the club’s interface.

error-unknown = Something went wrong that we have no words for. Please try again.
error-offline = The club cannot be reached at the moment. You can always play against bots, without any network.
error-no_club = There is no club at this address. You can play against bots here, and with friends on this device.
error-no_session = You are not signed in any more.
error-wrong_password = Login or password is not right.
error-not_the_host = Only the host may do that.
error-blocked = The host of this table does not wish to see you there.
error-not_found = There is no such thing here, or it is not for your eyes.
error-already_started = The game has already begun.
error-login_taken = Somebody else has this login.
error-bad_json = { error-bad_request }
error-bad_body = { error-bad_request }
error-bad_name = A name has 1 to 24 characters that can be seen, and no blank at either end.
error-bad_login = A login has 3 to 32 characters: a–z, 0–9, dot, dash and underscore.
error-bad_password = A password has 8 to 128 characters.
error-weak_password = That password is too easy to guess. Take a few words that only you would put together.
error-bad_options = The table cannot be laid with these options.
error-bad_mark = The list has changed meanwhile. Please open it again.
error-bad_record = This is not the record of a finished game.
error-too_many_tables = You have too many tables open. Close one of them first.
error-busy = There is a crowd at the door. Please try again in a moment.
error-not_written = The club could not write this down; nothing has changed. Please try again.
error-store_away = The club’s store does not answer just now. Nothing is lost; try again in a moment.
error-table_unreadable = This table is damaged and cannot be opened. The club’s owner has been told; all other tables play on.
error-banned = The owner of this club does not let you in any more. Their reason: { $reason }
error-banned-until = The owner of this club does not let you in until { $until }. Their reason: { $reason }
error-bad_report = A report has a reason and at most 500 characters.
error-hooks_off = This club notifies no addresses.
error-bad_hook = An address begins with http:// or https:// and has at most 500 characters.
error-push_off = This club calls no devices.
error-bad_push = The club cannot call this browser: its push service has no public address.
error-too_many_devices = The club calls at most ten of your devices. Stop one of them first.
error-method_not_allowed = { error-bad_request }
error-bad_request = The club did not understand this page. Perhaps it is out of date: please load it again.
error-bad_path = { error-bad_request }
error-bad_query = { error-bad_request }
error-bad_cookie = { error-bad_request }
error-bad_host = { error-bad_request }
error-bad_forwarding = { error-bad_request }
error-bad_handshake = { error-bad_request }
error-foreign_origin = This page belongs to another house, and the club lets only its own in.
error-request_too_slow = Your network is too slow just now. Please try again.
error-body_too_large = That was too much at once.
error-expectation_failed = { error-bad_request }
error-wrong_host = The club does not answer to the name in this address.
error-too_many_requests = A little slower, please. Try again in a moment.
error-too_many_connections = You have too many pages open at the club. Please close some.
error-headers_too_large = { error-bad_request }
error-no_answer = Something went wrong at the club. Please try again.
error-bad_answer = { error-no_answer }
error-method_unknown = { error-bad_request }
error-encoding_unknown = { error-bad_request }
error-house_full = The house is full. Please come back in a moment.
error-closing = The club is closing for a moment. It will be back soon.
error-answer_too_late = The club took too long to answer. Please try again.
error-version_unknown = { error-bad_request }
