# Messages shared by all games.

seat = { $seat }

refused-not-your-turn = It’s not your turn. Waiting for { $seats }.
refused-awaits-chance = Nobody can move yet: a random draw comes first.
refused-game-over = The game is over.

notation-unfinished = incomplete, expected { $expected }
notation-unexpected = found “{ $word }”, expected { $expected }
notation-surplus = unexpected extra “{ $word }”
notation-not-canonical = it must be written “{ $canonical }”

expected-action = a move
expected-number = a number
expected-seat = a seat

options-unknown = There is no option “{ $name }”. Available options: { $known }.
options-missing = The option “{ $name }” is missing.
options-bad-value = The option “{ $name }” can’t be “{ $value }”. Allowed: { $allowed }.

undo-nothing-done = There is nothing to undo.
undo-too-late = Too late to undo: the game has moved on.
undo-committed = Too late to undo: everyone has chosen.
undo-learned = You can’t undo this: it showed you something new.
undo-shown = You can’t undo this: the others have already seen it.

replay-version = This record has format version { $found }; this program reads version { $expected }.
replay-game = This is a record of “{ $found }”, not of “{ $expected }”.
replay-seat-names = expected { $expected } names under “seats”, found { $found }
replay-trace-length = expected { $expected } entries under “{ $trace }”, one for each step, found { $found }
replay-no-such-seat = there is no seat { $seat }: there are { $players } seats, numbered from 0
replay-notation = “{ $notation }” can’t be read: { $error }
replay-refused = “{ $notation }” is not possible: { $why }
replay-refused-by-rule = “{ $notation }” is not possible: { $why } (rule { $rule })
replay-order = simultaneous choices must be in seat order: expected seat { $expected }, found seat { $found }
replay-legal = number of legal moves: expected { $expected }, found { $found }
replay-scores = scores: expected { $expected }, found { $found }
replay-result-scores = final scores: expected { $expected }, found { $found }
replay-result-ranks = ranks: expected { $expected }, found { $found }
replay-result-detail = “{ $key }” in the result: expected { $expected }, found { $found }
replay-result-too-early = The record has a result, but the game isn’t over after its last step.
replay-result-missing = The game is over after the last step, but the record has no result.
