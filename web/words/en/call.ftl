# Calls to whoever looks elsewhere: that it is their turn.
call-title = { $count ->
    [one] Your turn
   *[other] Your turn ({ $count })
}
call-notice = Your turn
call-heading = A call to your turn
call-about = This device tells you when it is your turn in a game by correspondence, even when the page is closed. The message says which game it is, and nothing that is secret.
call-switch = Call this device
call-blocked = Your browser blocks notifications of this page. Allow them in its settings for this site.
call-failed = The push service of your browser cannot be reached. Try again later.
call-quiet = Quiet hours
call-quiet-about = No calls in this time; what still waits for you comes afterwards.
call-quiet-from = From
call-quiet-until = Until
call-others = Other devices that are called
call-remove = Stop
privacy-call = Devices that are called on your turn: their address at the push service of the browser, until you switch it off. That service learns when you are called, and not why.
