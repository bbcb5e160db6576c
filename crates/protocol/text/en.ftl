# Errors that a server reports to its clients.

error-bad-message = The server can’t read this message.
error-too-large = This message is too large.
error-too-slow = This took too long to arrive. Please try again.
error-too-fast = Too many requests. Please wait a moment.
error-bad-origin = This request came from another site.
error-not-found = There’s nothing here.
error-not-signed-in = Choose a name first.
error-wrong-password = Wrong name or password.
error-name-taken = This name is already taken.
error-bad-name = A name must have 1 to 30 visible characters.
error-bad-password = A password must have 8 to 200 characters and must not be one of the most common ones.
error-no-account = You’re playing as a guest, without an account.
error-no-such-game = There is no such game.
error-no-such-bot = There is no such computer player.
error-not-for-bots = Only people can do this, not bots.
error-declined = The bot declined: it doesn’t play this game with these options and this clock, or already has enough games.
error-bad-options = These options aren’t allowed.
error-bad-seats = Every player needs one seat, and at least one seat must be for a person.
error-bad-clock = This clock setting isn’t allowed.
error-hints-and-clock = Hints are only available at tables without a clock.
error-no-such-table = There is no such table.
error-no-such-seat = There is no such seat.
error-not-your-seat = This isn’t your seat.
error-not-seated = You don’t have a seat at this table.
error-not-host = Only the host can do this.
error-seat-taken = This seat is taken.
error-removed = The host has removed you from this table.
error-already-started = The game has already started.
error-not-running = There is no game in progress at this table.
error-not-over = The game isn’t over yet.
error-not-closed = This table wasn’t closed by a moderator.
error-decision-closed = This has already been decided.
error-time-is-up = You’ve run out of time for this move.
error-illegal = The rules don’t allow this.
error-cannot-undo = This can’t be undone.
error-no-hints = Hints are turned off at this table.
error-bad-nonce = A nonce must be 32 hexadecimal digits.
error-resigned = You have resigned from this game.
error-chat-too-long = A chat message can have at most 500 characters.
error-bad-record = This isn’t a valid game record: error at line { $line }, column { $column }.
record-of-no-game = This is a record of an unknown game: { $game }.
record-long-text = In this record, the text in { $field } is longer than { $limit } characters.
record-wrong = This record has an error: { $why }
record-wrong-step = This record has an error in step { $step }: { $why }
error-bad-target = Notices can’t be sent there. The address must begin with https://.
error-too-many = You’ve reached the limit. Delete one first.
error-other-rules = This game was started under older rules that are no longer supported.
error-not-invited = This is by invitation only. Ask the operator of this server for an invitation link.
error-closed = The operator of this server has turned this off.
error-blocked = You’ve been blocked on this server. If you think that’s a mistake, contact its operator.
error-not-allowed = You’re not allowed to do this.
error-no-such-user = There is no such user.
error-no-such-link = This link doesn’t work anymore. Ask the operator of this server for a new one.
error-not-a-guest = This is only for guests. With your account, you can sign in on any device.
error-wrong-code = This code is wrong, too old or already used.
error-unavailable = This isn’t working right now. Nothing is lost – please try again.

# Notices to people who are elsewhere. Their title says that it is their turn.

notice-your-turn = It’s your turn
notice-waiting = { $count } games are waiting for you: { $games }
notice-test = This is a test. You’ll be told like this when it’s your turn.

no-such-way = These clicks don’t make a legal move.
