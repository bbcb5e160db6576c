# Messages of the page itself. Those of the games and of the server come from the server.

home = Tavola home page
table = Table
games = Games
list-none = none
yes = Yes
no = No
on = On
off = Off
close = Close
cancel = Cancel
name = Name
your-name = Your name
you = You
language = Language
rules = Rules
rules-of = Rules of { $game }
rank = { $rank }.

## Home page

start-title = Take a seat.
start-lead = Pick a game and make your first move – no account needed, your opponents are waiting.
play-now = Play now
open-a-table = Create table
players = Players
players-count = { $count } players
opponents = Opponents
with-expansion = Expansion: { $name }
my-tables = My tables
tables-wait = { $count ->
        [one] One game is waiting for you
       *[other] { $count } games are waiting for you
    }
remove-table = Remove
remove-table-of = Remove this game of { $game }
remove-table-warning = Remove this game? It will end without a result.
close-table-warning = Remove this table? It hasn’t started yet.
keep-table = Keep
open-tables = Open tables
open-tables-lead = The game starts when everyone is ready
show-more = Show more
who-waits = With { $names }
chairs = { $free } of { $all } seats open
join = Join
table-of-friend = Friends
join-code = Table link or code
free-seat = open seat
phase-gathering = Waiting for players
phase-running = In progress
phase-over = Finished
phase-abandoned = Called off
guest-name = Guest
guest-mark = { $name } (guest)
marked-bot = { $name } (bot)
bot-run-by = { $name } (bot run by { $owner })
bot-of = Bot run by { $owner }
bot-of-nobody = Bot run by a deleted account
switch-theme = Dark theme
theme-word = Theme
lost-title = Page not found
table-closed = This table was closed before the game began.
lost-table = This table doesn’t exist or has been closed.
lost-game-friends = The game has begun. Only its players and their friends can watch.
lost-game-nobody = The game has begun. Only its players can watch.
to-start = Home page
page-unreachable = Can’t reach the server. Nothing is lost – try again.
rule-number = Rule { $rule }

## Computer players

bot-at-a = Elena
bot-at-b = Jonas
bot-at-c = Livia
bot-at-d = Tomaso
bot-random = Random moves
bot-eager = Hasty
bot-greedy = Greedy
bot-level-novice = Novice
bot-level-casual = Casual
bot-level-skilled = Skilled
bot-level-expert = Expert
bot-level-master = Master

## New table

new-table = New table: { $game }
open-table = Create table
seats = Seats
seat-number = Seat { $number }
seat-mine = Me (this device)
seat-open = Open seat
seat-bot = Computer: { $bot }
name-at-seat = Name for seat { $number }
player-number = Player { $number }
clock = Clock
clock-none = No clock
clock-none-lead = Take as long as you like.
clock-per-move-lead = When time runs out, the computer makes that move for you.
clock-per-game-lead = Total time for all your moves. When it runs out, the computer plays for you.
clock-days-lead = For games that last days or weeks: players don’t have to be online at the same time.
clock-per-move = { $seconds } seconds per move
clock-per-game = { $minutes } minutes per game
clock-per-game-increment = { $minutes } minutes, plus { $increment } seconds per move
clock-days = { $days ->
        [one] One day per move
       *[other] { $days } days per move
    }
clock-weekends-off = { $clock }, weekends off ({ $zone })
weekends-off = Weekends off
weekends-off-lead = All clocks are paused on Saturdays and Sundays. Time zone: { $zone }
access = Who can join
access-link = Anyone with the link
access-friends = Friends
access-public = Anyone
access-link-lead = Share the link with the people you want to play with.
access-friends-lead = Your friends see the table on their home pages. Anyone with the link can join, too.
access-public-lead = The table is listed on the home page until its seats are taken.
spectators = Who can watch
spectators-anyone = Anyone with the link
spectators-friends = Friends
spectators-nobody = Players only
spectators-anyone-lead = Spectators see the board, but nobody’s hidden cards or choices.
spectators-friends-lead = Once the game begins, the link works only for its players and their friends.
spectators-nobody-lead = Once the game begins, the link works for its players only.
spectator-delay = Delay for spectators
spectator-delay-none = None
spectator-delay-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
spectator-delay-none-lead = Spectators see every move at once.
spectator-delay-lead = Spectators see moves, chat and the result that much later, so they can’t give anything away.
spectator-delay-here = Spectators see the game { $delay } later
watching-delayed = You’re watching with a delay of { $delay }.
watching-later = The game appears here with a delay of { $delay }.
spectators-friends-here = Only players and their friends can watch
spectators-nobody-here = Only players can watch
chat-mode = Chat
chat-mode-free = Anything
chat-mode-phrases = Quick phrases only
chat-mode-free-lead = Players write what they like.
chat-mode-phrases-lead = Players choose from a list of phrases, which everyone reads in their own language. Good among strangers.
chat-phrases-here = Chat with quick phrases only
option-edition = Edition
option-edition-lead = In the revised edition, the display starts with cards in it and the game is one round longer.
option-edition-revised = Revised
option-edition-first = First
option-draft = Picking cards
option-draft-lead = All at once: everyone picks a card in secret, then the cards are used in turn. In turn: you pick a card on your turn and use it right away.
option-draft-simultaneous = All at once
option-draft-on-turn = In turn
option-masterworks = The Masterworks
option-masterworks-lead = The expansion: a second board with a council and a sea route, plus Dogaressas and masterworks to collect. Makes for a longer game.
option-board = Board
option-board-lead = A colored star takes only its own color. A gray star takes any one color or six different ones.
option-board-colored = Colored stars
option-board-plain = Gray stars
option-debt = Debts
option-debt-lead = If a negative balance would take you below 0 during final scoring, you either stay at 0 (forgiven) or go negative, and later points must first make up for it (kept until the end).
option-debt-forgiven = Forgiven
option-debt-carried = Kept until the end

## Account

who-are-you = Who’s playing?
as-guest = Guest
sign-in = Sign in
sign-out = Sign out
sign-out-guest = Sign out of your guest session?
sign-out-warning = Guests can’t sign back in: your tables, finished games and progress will be lost. Create an account to keep them.
sign-out-really = Sign out anyway
register = Create account
password = Password
current-password = Current password
new-password = New password
change-name = Change name
name-lead = You also sign in with this name.
name-changed = Name changed.
change-password = Change password
password-changed = Password changed.
account-lead-guest = Guests only need a name, kept in this browser. No email, no password.
account-lead-sign-in = Sign in to see your tables on any device.
account-lead-register = Your guest games move to your account. Passwords need at least 8 characters. You’ll get codes in case you forget yours.
account-do-guest = Use this name
account-do-sign-in = Sign in
account-do-register = Create account
own-bots = Bots
own-bots-lead = Programs you run that play here. They are marked as bots, with your name.
bot-revoked = No token
bot-new-token = New token
bot-revoke = Revoke token
bot-delete = Delete bot
bot-delete-really = Delete permanently
bot-token = Token for { $name }
bot-token-once = Copy it now: it won’t be shown again.
bot-name = Bot name
create-bot = Create bot
export-data = Download my data
delete-account = Delete account
delete-guest = Delete my data
delete-password = Confirm with your password
delete-warning = Your name and data will be deleted. A computer player will finish your games.
delete-really = Delete permanently

## Friends

friends = Friends
friends-waiting = { $count ->
        [one] Friends, one request waiting
       *[other] Friends, { $count } requests waiting
    }
friends-lead = Tables you open to friends appear on their home pages.
friends-none = You have no friends here yet. Ask somebody by name, or at a table.
friends-received = Requests
friends-all = Your friends
friends-sent = Waiting for an answer
friend-name = Name of an account
friend-ask = Ask
friend-asked-now = You’ve asked { $name }.
friend-add = Add friend
friend-add-of = Add friend: { $name }
friend-accept = Accept friend request
friend-accept-of = Accept friend request from { $name }
friend-decline-of = Decline friend request from { $name }
friend-withdraw-of = Withdraw friend request to { $name }
friend-remove-of = Remove { $name } from your friends
friend-remove-really = Remove { $name }
friend-asked = Friend request sent
is-friend = Your friend
invite-friend = Invite a friend
invite-friend-whom = Choose a friend
invited-friends = Invited friends
friend-invited = { $name } is invited.
invitation-withdraw = Withdraw the invitation to { $name }
invitations = Invitations
invited-by = { $name } invites you to a game of { $game }.
invitation-accept = Join { $name } for a game of { $game }
invitation-decline = Decline { $name }’s invitation to { $game }
person-block = Block
block-person = Block { $name }
block-really = Block { $name }
block-warning = You won’t see what { $name } writes, they can’t join your tables or ask to be friends, and you won’t find theirs. They aren’t told.
person-unblock = Unblock
unblock-person = Unblock { $name }
blocked-people = Blocked people
blocked-people-lead = You don’t see what they write, and they can’t join your tables. To block somebody, open “Players” at a table.
blocked-nobody = You haven’t blocked anybody.
friends-need-account = With an account, you can add friends.
people-here = Players
accept = Accept
decline = Decline
withdraw = Withdraw

## Before the start

sit-down = Sit down
leave = Leave seat
remove = Remove
players-removed = { $count ->
    [one] You have removed one player, who can’t join again.
   *[other] You have removed { $count } players, who can’t join again.
}
readmit = Let them join again
ready = Ready
is-ready = Ready
not-ready = Not ready yet
free-seat-lead = Waiting for a player
is-host = Host
change-options = Change options
change-options-lead = If you change the game or its clock, everyone has to get ready again.
save-options = Save
close-table = Close table
close-table-question = Close this table for everyone?
invite-link = Invite link
invite-bot = Invite a bot by name
invite = Invite
watch-link = Link to this table
copy = Copy
copied = Copied
lobby-seated = The game starts when every seat is taken and everyone is ready.
lobby-guest = Sit down to play, or stay and watch.
lobby-guest-friends = Sit down to play. Once the game begins, only its players and their friends can watch.
lobby-guest-nobody = Sit down to play. Once the game begins, only its players can watch.
fair-chance = Provably fair: after the game you can verify every draw. Server fingerprint:

## At the table

your-turn = Your turn
choose-now = Choose
sending = Sending…
holding = Your move is about to be played.
others-act = { $count ->
        [one] { $names } is choosing
       *[other] { $names } are choosing
    }
not-your-turn = It’s not your turn: { $count ->
        [one] { $names } is choosing
       *[other] { $names } are choosing
    }.
not-now = Not possible right now. { $prompt }
cancel-choice = Cancel
undo = Undo
menu = Menu
chat = Chat
close-chat = Close chat
messages = Messages
chat-unread = { $count ->
        [one] Chat: one unread message
       *[other] Chat: { $count } unread messages
    }
notes = Notes
close-notes = Close notes
notes-lead = Only you can see your notes.
notes-saving = Saving …
notes-saved = Saved
notes-not-saved = Not saved yet – retrying.
notes-not-loaded = Couldn’t load your notes.

plan = Plan
plan-ahead = Plan ahead
planning = Planning your next turn
plan-assumes = This is the board as it is now, as if it were your turn. Your plan is played only if every step is still possible, costs and scores the same, and nothing was drawn in the meantime. Nobody else can see it.
plan-complete = That’s as far ahead as you can plan.
plan-keep = Keep plan
plan-remove-last = Remove last step
plan-stop = Stop planning
plan-waits = Your plan: { $planned }. It will be played on your turn if nothing changes.
plan-dropped-drawn = Not played, because something new was drawn: { $planned }.
plan-dropped-impossible = Not played, because it’s no longer possible: { $planned }.
plan-dropped-changed = Not played, because it would cost or score something else now: { $planned }.
plan-play = Play it anyway
plan-change = Change plan
plan-drop = Drop plan
auto-pass = Auto-pass
auto-pass-lead = Moves for you when there’s nothing to decide.
menu-unread = { $count ->
        [one] Menu: one unread message
       *[other] Menu: { $count } unread messages
    }
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
message = Message
send = Send
mute = Mute { $name }
unmute = Unmute { $name }
scores = Scores
score-of = { $name }: { $points }. Show where the points came from
estimate-of = Estimate for { $name }: { $points }
points-from = Points from
total = Total
scores-estimated = If the game ended now
what-happened = Log
since-your-turn = Since your last turn
show-all = Show all
your-hand = Your hand
your-choices = Your choices
position-in-words = Text view of the table
preview = Preview
preview-hint = Hover or focus a choice to see what it scores.
log-resigned = { $name } resigned. A computer player takes over.
has-resigned = Resigned
is-taken-over = Played by the computer
is-thinking = Thinking…
is-acting = Choosing…
is-away = Away
time-left = Time left
time-until = until { $time }
clock-paused-until = paused until { $time }
on-vacation-until = on vacation until { $day }
time-ran-out = You ran out of time. The computer played this move for you.
computer-plays-for-you = The computer is playing for you.
i-am-back = I’m back
offline = No internet connection
offline-play = Offline – you can still learn, and play against the computer
update-ready = A new version of Tavola is ready.
update-now = Reload
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
adopt-offer = There are games or progress on this device that your account doesn’t have yet.
adopt-do = Add them
adopt-done = Added.
adopt-kept = { $count ->
    [one] One entry stayed where it was, because you already have one of your own.
   *[other] { $count } entries stayed where they were, because you already have your own.
}
adopt-differing = { $count ->
    [one] You already had another result for one puzzle; it hasn’t changed.
   *[other] You already had other results for { $count } puzzles; they haven’t changed.
}
clear-device = Delete games on this device
clear-device-warning = This deletes your games and progress that are stored only on this device.
clear-device-really = Delete them
clear-device-done = Your games on this device have been deleted.
reconnecting = Reconnecting…
retry = Retry now
next-table = Next table
next-table-waits = Next table: { $count } waiting
zoom-in = Zoom in
zoom-fit = Fit board
views = Views
tab-hand = Hand
tab-side = Display
tab-log = Log
hand-over = Pass the device to { $name }.
i-am = I’m { $name }
game-over = The game is over

up-to = up to { $points }

## Menu and settings

name-and-account = Name and account
settings = Settings
theme = Theme
theme-system = System default
theme-light = Light
theme-dark = Dark
speed = Animation speed
speed-off = Off
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
confirm-moves = Confirm moves
confirm-touch = On touch screens
confirm-always = Always
confirm-never = Never
undo-time = Undo window against computer players
undo-seconds = { $seconds ->
        [0] Off
       *[other] { $seconds } s
    }
patterns = Patterns on pieces
sound = Sound
sound-off = Off
sound-turn = My turn
sound-all = All
notifications = Notifications
notify = Notify me when it’s my turn
notify-on = You’ll be notified of your turns while Tavola is open in a tab.
notify-blocked = Your browser blocks notifications from this site.
notices-device = This device
notices-lead = Get a notification on this device when it’s your turn, even while the page is closed.
notices-private = Notifications are encrypted and only say which game is waiting for you. None are sent while you’re looking at the table.
notices-tab-lead = Your browser can show notifications while Tavola is open in a tab. On an iPhone or iPad, add Tavola to the home screen to be notified at any time.
notices-no-browser = This browser can’t show notifications.
notices-turn-on = Turn on for this device
notices-turn-off = Turn off for this device
notices-on = You’ll be notified on this device when it’s your turn.
notice-kind-push = Another device
notice-kind-json = Webhook (JSON)
notice-kind-discord = Discord
notice-kind-ntfy = ntfy
notice-try = Send a test
notice-tried = The test message is on its way.
notice-try-failed = The test message didn’t arrive. Check the address.
notice-remove = Remove
webhooks = Discord, ntfy and other webhooks
webhooks-lead = Tavola posts a message to this URL when it’s your turn.
webhook-form = Webhook type
webhook-json = JSON
webhook-discord = Discord
webhook-ntfy = ntfy
webhook-address-json = URL that accepts JSON
webhook-address-discord = Webhook URL of your channel
webhook-address-ntfy = URL of the topic
webhook-add = Add webhook
webhook-secret = Signing secret
webhook-secret-once = Save it now: it’s shown only once. Messages are signed with it, so you can tell that they’re from Tavola.
quiet-hours = Quiet hours
quiet-from = From
quiet-to = To
quiet-lead = No notifications during these hours. Afterwards, a single one tells you which games are waiting. Time zone: { $zone }
as-text = Text view
as-board = Board view
resign = Resign
resign-warning = A computer player will take over for you, and you’ll finish last.
resign-really = Yes, resign
call-off = End game without a result
call-off-warning = The game ends now, without a winner. This can’t be undone.
call-off-really = Yes, end the game
call-off-offer = Offer to call the game off
call-off-withdraw = Withdraw the offer
call-off-offered = You’ve offered to call the game off.
call-off-offered-by = { $count ->
        [one] { $names } offers to call the game off.
       *[other] { $names } offer to call the game off.
    }
call-off-agreeing = If you agree, it ends without a result.
call-off-agree = Agree
call-off-decline = Keep playing
extend = Add a day
extend-offer = Ask for another day
extend-withdraw = Withdraw the request for another day
extend-offered = You’ve asked for another day for this move.
extend-offered-by = { $count ->
        [one] { $names } asks for another day for this move.
       *[other] { $names } ask for another day for this move.
    }
extend-agreeing = If you agree, everyone whose turn it is gets one.
extend-agree = Agree
extend-decline = Not now
hand-over-seat = Hand over my seat …
hand-over-lead = Somebody else gets your pieces and your clock and plays on. All other players have to agree. Your plans and notes at this table are deleted.
hand-over-ask = Ask the other players
hand-over-alone = Create a link
hand-over-withdraw = Keep my seat
seat-offer-gone = Offer the seat of { $name } to somebody else
seat-offer-own-asked = You want to hand over your seat. The other players have to agree.
seat-offer-own-open = Everyone has agreed. The first person who opens this link gets your seat.
seat-offer-handed-asked = { $name } wants to hand over their seat to somebody else.
seat-offer-handed-open = { $name } is handing over their seat to somebody else.
seat-offer-gone-asked = Somebody else could take over the seat of { $name } if everyone agrees.
seat-offer-gone-open = The seat of { $name } is free for somebody else.
former-player = a former player
seat-offer-link = Link to the seat
seat-offer-agree = Agree
seat-offer-withdraw = Withdraw
log-seat-taken = { $name } has been playing for { $former } since { $when }.
seat-in-running-game = A seat in a running game
take-seat = Take the seat
take-seat-title = A free seat
take-seat-name = Play on for { $name } in { $game }
take-seat-lead = You take over the game as it is, with all pieces and the clock of this seat. It won’t count in your statistics.
take-seat-this = your seat
take-seat-lost = This seat isn’t free anymore.

## The end

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
to-rematch = Go to rematch
rematch-waits = A rematch has been offered: a table with the same players is open.
look-at-board = View board
record = Download record
share-picture = Share as picture
share-bg-stats = Add to BG Stats
catch-up = While you were away
catch-up-done = Continue
catch-up-watch = Watch on the board

## Learning

learn = Learn
learn-game = Learn { $game }
daily-puzzle = Puzzle of the day
lesson-name-a = Red
lesson-name-b = Blue
lesson-name-c = Yellow
lesson-name-d = Green

## Finished games

past-games = Finished games
past-imported = Imported
past-delete = Delete
past-on-device = On this device
past-upload = Save online
more-ways = More
to-replay = Replay
to-review = Review
to-statistics = Statistics
import-game = Import a game
import-lead = A record is a JSON file downloaded here or written by the command-line program. Every step is checked.
import-file = Choose a file
import-paste = Or paste it here
import-do = Import

## Hints

hint = Hint
hints = Hints
hints-lead = Anyone at the table can ask the computer for a suggestion. Not available with a clock.
hints-here = Hints allowed
hints-thinking = Thinking…

shortcuts = Keyboard shortcuts
to-choices = Skip to the choices
keys-number = Go to the choice with this number
keys-choices = Go to the first choice
keys-arrows = Move between choices
keys-enter = Choose
keys-escape = Cancel a choice
keys-undo = Undo the last move
keys-hint = Ask for a hint
keys-rule = Open the rule named in the tip
keys-scores = Show the scores
keys-log = Hear the latest events again
keys-turn = Hear whose turn it is
keys-plan = Plan your next turn
keys-help = Show this list

new-password-for = New password for { $name }
new-password-lead = Choose a password with at least 8 characters. You’ll be signed in here and signed out everywhere else.
password-link-lost = This link doesn’t work anymore. Ask the operator of this server for a new one.

moderation = Moderation
moderator = moderator
blocked = blocked
guest = guest
users = Users
find-user = Name, or id: followed by a number
find = Find
nobody-found = No users found.
rename = Rename
new-name = New name
end-sessions = Sign out everywhere
block = Block
unblock = Unblock
tables = Tables
no-tables-yet = No tables yet.
table-state-open = open
table-state-running = running
table-state-finished = finished
table-state-abandoned = closed
close-table-for-all = Close table
close-table-really = Close for everyone
audit-log = Log
audit-empty = No actions yet.
operator = operator
audit-rename = renamed
audit-block = blocked
audit-unblock = unblocked
audit-sign-out = signed out everywhere
audit-promote = made a moderator
audit-demote = no longer a moderator
audit-password-link = password link created
audit-delete = deleted
audit-close = table closed
reports = Reports
reported-by = reported by { $name }
reported-table = table
resolve-report = Mark as resolved
no-reports = No open reports.
restore-table = Restore table
audit-restore = table restored
audit-resolve = report resolved
report-player = Report { $name }
report-lead = What happened? The moderators of this server will see your name, this table and what you write.
report-text = Your report
send-report = Send report
report-sent = Thank you. The moderators will look into it.

forgot-password = Forgot your password?
recover-lead = Enter one of your account’s recovery codes and choose a new password. If you have none left, ask the operator of this server for a link.
recovery-code = Recovery code
recovery-codes = Recovery codes
recovery-codes-shown = If you forget your password, each of these codes lets you set a new one once. Save them now: they won’t be shown again.
recovery-codes-saved = I’ve saved them
recovery-codes-left =
    { $left ->
        [0] You have no recovery codes. Without one, only the operator of this server can help if you forget your password.
        [one] You have one recovery code left.
       *[other] You have { $left } recovery codes left.
    }
recovery-codes-password = Your password
recovery-codes-new = Create new codes
vacation = Vacation
vacations = Vacations
vacation-lead = On these days, your clocks are paused in games with days per move. You can still move, and the others see when you’ll be back. Once a day has begun, it counts.
vacation-guest = Vacation days come with an account. Create one, and your clocks are paused while you’re away.
vacation-left = { $left ->
        [one] One of { $all } vacation days is left in { $year }.
       *[other] { $left } of { $all } vacation days are left in { $year }.
    }
vacation-from = First day
vacation-until = Last day
vacation-announce = Take vacation
vacation-take = { $days ->
        [one] Take one day of vacation
       *[other] Take { $days } days of vacation
    }
vacation-cancel = Cancel
vacation-end = Return early
sessions = Where you’re signed in
session-device = { $browser }, { $system }
session-unknown = Unknown device
session-current = this device
session-seen = last used { $at }
sign-out-others = Sign out everywhere else
browser-firefox = Firefox
browser-edge = Edge
browser-opera = Opera
browser-chrome = Chrome
browser-safari = Safari
browser-other = other browser
system-android = Android
system-iphone = iPhone
system-ipad = iPad
system-windows = Windows
system-mac = Mac
system-chromeos = ChromeOS
system-linux = Linux
system-other = other system

other-device = Play on another device
other-device-lead = Get a code here and enter it on the other device, at { $address }. Both devices then share your name and your tables.
other-device-code = Get a code
other-device-again = Get a new code
other-device-until = Works once, until { $at }.
other-device-link = Or open this link there
device-page = Continue from another device
device-page-lead = On your other device, select your name at the top and choose “Play on another device”.
device-page-replaces = You’re currently { $name } on this device. You’ll no longer have that guest’s games in this browser.
device-page-code = Code from the other device
device-page-do = Continue here
other-device-qr = QR code with the link for the other device

passkeys = Passkeys
passkeys-lead = Sign in with your fingerprint, face, PIN or security key instead of your password.
passkeys-unavailable = Passkeys require an encrypted connection (HTTPS).
passkey-add = Add a passkey
passkey-remove = Remove
passkey-do-sign-in = Sign in with a passkey
passkey-do-register = Create account with a passkey
set-password = Set a password

issuer = Sign-in with { $name }
issuer-lead = Connect your account with { $name } to sign in there instead of with your password.
issuer-connected = Your account is connected: you can sign in with { $name }.
issuer-connect = Connect with { $name }
issuer-disconnect = Disconnect
issuer-sign-in = Sign in with { $name }
sign-in-failed = Sign-in didn’t work
sign-in-retry = Try again
