# Errors found when verifying the draws of a record.

verify-missing = the record has no “{ $key }”: only finished games from online tables can be verified
verify-no-such-game = there is no game “{ $name }”
verify-commitment = the seed doesn’t match the fingerprint shown before the game
verify-step = step { $step } is not possible: { $why }
verify-draw = step { $step }: seed and nonces give “{ $expected }”, but the record says “{ $found }”
