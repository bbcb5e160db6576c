# Messages of the start page and of the tables. The other parts of the page have files of their own, which are loaded with
# them; messages of the games and of the server come from the server.

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

## Tables before their start

seat-number = Seat { $number }
clock = Clock
spectator-delay-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
watching-delayed = You’re watching with a delay of { $delay }.
# Expansions can be chosen on the start page, too; the other options are with the new tables.
option-masterworks = The Masterworks
option-masterworks-lead = The expansion: a second board with a council and a sea route, plus Dogaressas and masterworks to collect. Makes for a longer game.

## People

sign-in = Sign in
sign-out = Sign out

friends = Friends
friends-waiting = { $count ->
        [one] Friends, one request waiting
       *[other] Friends, { $count } requests waiting
    }
invitations = Invitations
invited-by = { $name } invites you to a game of { $game }.
invitation-accept = Join { $name } for a game of { $game }
invitation-decline = Decline { $name }’s invitation to { $game }
people-here = Players
decline = Decline

remove = Remove
invite = Invite
copy = Copy
copied = Copied

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
chat-unread = { $count ->
        [one] Chat: one unread message
       *[other] Chat: { $count } unread messages
    }
notes = Notes

plan-ahead = Plan ahead
plan-waits = Your plan: { $planned }. It will be played on your turn if nothing changes.
plan-dropped-drawn = Not played, because something new was drawn: { $planned }.
plan-dropped-impossible = Not played, because it’s no longer possible: { $planned }.
plan-dropped-changed = Not played, because it would cost or score something else now: { $planned }.
plan-play = Play it anyway
plan-change = Change plan
plan-drop = Drop plan
auto-pass = Auto-pass
menu-unread = { $count ->
        [one] Menu: one unread message
       *[other] Menu: { $count } unread messages
    }
scores = Scores
score-of = { $name }: { $points }. Show where the points came from
estimate-of = Estimate for { $name }: { $points }
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

## Menu, notifications and offers

settings = Settings
notifications = Notifications
notify = Notify me when it’s my turn
notify-on = You’ll be notified of your turns while Tavola is open in a tab.
notices-on = You’ll be notified on this device when it’s your turn.
as-text = Text view
as-board = Board view
call-off-withdraw = Withdraw the offer
call-off-offered = You’ve offered to call the game off.
call-off-offered-by = { $count ->
        [one] { $names } offers to call the game off.
       *[other] { $names } offer to call the game off.
    }
call-off-agreeing = If you agree, it ends without a result.
call-off-agree = Agree
call-off-decline = Keep playing
extend-withdraw = Withdraw the request for another day
extend-offered = You’ve asked for another day for this move.
extend-offered-by = { $count ->
        [one] { $names } asks for another day for this move.
       *[other] { $names } ask for another day for this move.
    }
extend-agreeing = If you agree, everyone whose turn it is gets one.
extend-agree = Agree
extend-decline = Not now
former-player = a former player
log-seat-taken = { $name } has been playing for { $former } since { $when }.
seat-in-running-game = A seat in a running game

## The end

to-rematch = Go to rematch
rematch-waits = A rematch has been offered: a table with the same players is open.

## Learning

learn = Learn
learn-game = Learn { $game }
daily-puzzle = Puzzle of the day

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

## Ways to other parts of the page

hint = Hint
hints = Hints

shortcuts = Keyboard shortcuts
to-choices = Skip to the choices

moderation = Moderation
report-player = Report { $name }

sign-in-failed = Sign-in didn’t work
