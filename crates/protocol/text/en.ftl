# What can go wrong between a visitor and a table.

error-bad-message = This message can't be understood.
error-too-large = This message is too large.
error-too-fast = That was too much at once. Please wait a moment.
error-bad-origin = This request comes from another site.
error-not-found = There is nothing here.
error-not-signed-in = Please choose a name first.
error-wrong-password = Name or password is wrong.
error-name-taken = This name is taken.
error-bad-name = A name has 1 to 30 letters, digits, spaces or signs.
error-bad-password = A password has 8 to 200 characters.
error-no-account = You play as a guest: there is no account.
error-no-such-game = There is no such game.
error-no-such-bot = There is no such computer player.
error-bad-options = These options are not possible.
error-bad-seats = The seats do not fit the number of players.
error-bad-clock = This clock is not possible.
error-hints-and-clock = Hints are for tables without a clock.
error-no-such-table = There is no such table.
error-no-such-seat = There is no such seat.
error-not-your-seat = This is not your seat.
error-not-seated = You do not sit at this table.
error-not-host = Only the host of the table may do this.
error-seat-taken = This seat is taken.
error-already-started = The game has begun.
error-not-running = No game is running at this table.
error-not-over = The game is not over yet.
error-decision-closed = This is decided already.
error-illegal = The rules do not allow this.
error-cannot-undo = This can't be undone.
error-no-hints = There are no hints at this table.
error-bad-nonce = A nonce is 32 hexadecimal digits.
error-resigned = You have resigned this game.
error-chat-too-long = A chat message has at most 500 characters.
error-bad-record = This is not the record of a game: it can't be read from line { $line }, column { $column } on.
record-of-no-game = This is the record of a game that is not known here: { $game }.
record-wrong = Something is wrong with this record: { $why }
record-wrong-step = Something is wrong with step { $step } of this record: { $why }
error-too-many = You have as many of these as can be kept. Delete one first.
error-other-rules = This game was begun under older rules, which are no longer there.
error-unavailable = This does not work right now. Nothing is lost; please try again.

no-such-way = These clicks do not lead to anything that can be done now.

verify-missing = the record has no “{ $key }”: only records of finished games at tables online can be verified
verify-no-such-game = there is no game “{ $name }”
verify-commitment = the seed is not the one that was promised before the game
verify-step = step { $step } is not possible: { $why }
verify-draw = step { $step }: seed and nonces give “{ $expected }”, the record says “{ $found }”

lesson-find = You play { $seat }. Find the move that brings { $points ->
        [one] exactly one point
       *[other] exactly { $points } points
    }.
lesson-do = You play { $seat }. Do this and see what comes of it: { $action }.
lesson-why = { $seat } would like to do this: { $action }. It is not allowed. Why?
lesson-right = Right!
lesson-right-points = Right! This brings { $points ->
        [one] one point
       *[other] { $points } points
    }.
lesson-other-points = This is allowed and brings { $points ->
        [0] nothing
        [one] one point
       *[other] { $points } points
    }. There is a move that brings { $asked }.
lesson-other-action = This is allowed, too, but something else was asked: { $action }.
lesson-other-reason = No, this is not what stands in the way here.
lesson-shown = This is the solution: { $action }.
