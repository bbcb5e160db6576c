# Messages of the dialogs and panels at a table.

watch-link = Link to this table
close-chat = Close chat
messages = Messages
close-notes = Close notes
notes-lead = Only you can see your notes.
notes-saving = Saving …
notes-saved = Saved
notes-not-saved = Not saved yet – retrying.
notes-not-loaded = Couldn’t load your notes.
plan = Plan
planning = Planning your next turn
plan-assumes = This is the board as it is now, as if it were your turn. Your plan is played only if every step is still possible, costs and scores the same, and nothing was drawn in the meantime. Nobody else can see it.
plan-complete = That’s as far ahead as you can plan.
plan-keep = Keep plan
plan-remove-last = Remove last step
plan-stop = Stop planning
auto-pass-lead = Moves for you when there’s nothing to decide.
message = Message
chat-empty = No messages yet.
phrases = Quick phrases
say-phrase = Say something
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-one-moment = One moment, please.
phrase-take-your-time = Take your time.
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-play-again = Want to play again?
phrase-have-to-go = I have to go.
phrase-yes = Yes!
phrase-no-thanks = No, thanks.
react-to = React to { $name }: { $words }
reaction-thumbs-up = Thumbs up
reaction-heart = Heart
reaction-laughing = Laughing
reaction-surprised = Surprised
reaction-thinking = Thinking
reaction-sad = Sad
reaction-of = { $reaction }: { $names }
said = { $name }: { $words }
reacted = { $name } reacts to “{ $words }”: { $reaction }
send = Send
check-chance = Verify the draws
chance-checking = Checking every draw…
chance-is-fair = { $draws ->
    [one] The one draw is
   *[other] All { $draws } draws are
} exactly what follows from the secret number that was fixed before the game and the players’ own random numbers. Nobody could choose or foresee { $draws ->
    [one] it.
   *[other] them.
}
chance-is-wrong = The draws can’t be confirmed: { $why }
name-and-account = Name and account
resign = Resign
resign-warning = A computer player will take over for you, and you’ll finish last.
resign-really = Yes, resign
call-off = End game without a result
call-off-warning = The game ends now, without a winner. This can’t be undone.
call-off-really = Yes, end the game
call-off-offer = Offer to call the game off
extend = Add a day
extend-offer = Ask for another day
hand-over-seat = Hand over my seat …
hand-over-lead = Somebody else gets your pieces and your clock and plays on. All other players have to agree. Your plans and notes at this table are deleted.
hand-over-ask = Ask the other players
hand-over-alone = Create a link
hand-over-withdraw = Keep my seat
seat-offer-gone = Offer the seat of { $name } to somebody else
take-seat = Take the seat
take-seat-title = A free seat
take-seat-name = Play on for { $name } in { $game }
take-seat-lead = You take over the game as it is, with all pieces and the clock of this seat. It won’t count in your statistics.
take-seat-this = your seat
take-seat-lost = This seat isn’t free anymore.
winners = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
you-win = { $count ->
        [one] You win
       *[other] You share the victory with { $names }
    }
abandoned = The game was called off
rematch = Rematch
look-at-board = View board
record = Download record
share-picture = Share as picture
share-bg-stats = Add to BG Stats
hints-thinking = Thinking…
points-from = Points from
total = Total
scores-estimated = If the game ended now
catch-up = While you were away
catch-up-done = Continue
catch-up-watch = Watch on the board
seat-offer-own-asked = You want to hand over your seat. The other players have to agree.
seat-offer-own-open = Everyone has agreed. The first person who opens this link gets your seat.
seat-offer-handed-asked = { $name } wants to hand over their seat to somebody else.
seat-offer-handed-open = { $name } is handing over their seat to somebody else.
seat-offer-gone-asked = Somebody else could take over the seat of { $name } if everyone agrees.
seat-offer-gone-open = The seat of { $name } is free for somebody else.
seat-offer-link = Link to the seat
seat-offer-agree = Agree
seat-offer-withdraw = Withdraw
