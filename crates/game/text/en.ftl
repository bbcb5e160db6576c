# Words of the table that are the same in every game.

seat = { $seat }

refused-not-your-turn = It is not your turn: { $seats } must act.
refused-awaits-chance = Nobody may act now: an outcome of chance comes next.
refused-game-over = The game is over.

notation-unfinished = it ends too early: { $expected } expected
notation-unexpected = “{ $word }” where { $expected } is expected
notation-surplus = “{ $word }” is too much
notation-not-canonical = it must be written “{ $canonical }”

expected-action = an action
expected-number = a number
expected-seat = a seat

options-unknown = There is no option “{ $name }”. The options are: { $known }.
options-missing = The option “{ $name }” is missing.
options-bad-value = The option “{ $name }” can't be “{ $value }”. Allowed: { $allowed }.

undo-nothing-done = There is nothing to undo.
undo-too-late = It is too late to undo: the game has gone on since.
undo-committed = It is too late to undo: all choices are in.
undo-learnt = It can't be undone: it showed you something you did not know before.
undo-shown = It can't be undone: the others have seen it.

replay-version = This is version { $found } of the record format; this program reads version { $expected }.
replay-game = This is a record of “{ $found }”, not of “{ $expected }”.
replay-seat-names = expected { $expected } names under “seats”, found { $found }
replay-trace-length = expected { $expected } entries under “{ $trace }”, one for each step, found { $found }
replay-no-such-seat = seat { $seat } does not exist: { $players } players, counted from 0
replay-notation = “{ $notation }” can't be read: { $error }
replay-refused = “{ $notation }” is not possible: { $why }
replay-refused-by-rule = “{ $notation }” is not possible: { $why } (rule { $rule })
replay-order = simultaneous choices stand in seat order: expected seat { $expected }, found seat { $found }
replay-legal = number of legal actions: expected { $expected }, found { $found }
replay-scores = scores: expected { $expected }, found { $found }
replay-result-scores = final scores: expected { $expected }, found { $found }
replay-result-ranks = ranks: expected { $expected }, found { $found }
replay-result-detail = “{ $key }” in the result: expected { $expected }, found { $found }
replay-result-too-early = The record has a result, but its steps do not end the game.
replay-result-missing = The steps end the game, but the record has no result.
