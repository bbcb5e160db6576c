# What can be wrong with the chance of a record.

verify-missing = the record has no “{ $key }”: only records of finished games at tables online can be verified
verify-no-such-game = there is no game “{ $name }”
verify-commitment = the seed is not the one that was promised before the game
verify-step = step { $step } is not possible: { $why }
verify-draw = step { $step }: seed and nonces give “{ $expected }”, the record says “{ $found }”
