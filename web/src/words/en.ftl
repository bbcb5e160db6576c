# Words of the page itself. Those of the games and of the server come from the server.

home = Tavola, start page
table = Table
games = Games
list-none = none
yes = yes
no = no
on = on
off = off
close = Close
name = Name
you = you
language = Language
rules = Rules
rules-of = Rules of { $game }
rank = { $rank }.

## Start page

start-title = Take a seat.
start-lead = Choose a game and make your first move: no account needed, the opponents are waiting.
play-now = Play now
open-a-table = Open a table
players = Players
players-count = { $count } players
opponents = Opponents
my-tables = My tables
tables-wait = { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
open-tables = Open tables
open-tables-lead = sit down, the game begins when all are ready
who-waits = { $names } at the table
chairs = { $free } of { $all } seats free
join = Join
join-code = Table link or code
free-seat = free seat
phase-gathering = gathering
phase-running = running
phase-over = over
phase-abandoned = ended
guest-name = Guest
switch-theme = Dark theme
lost-title = There is nothing here.
lost-table = This table does not exist, or not any more.
to-start = To the start page
page-unreachable = The server does not answer. Nothing is lost; please try again.
rule-number = Rule { $rule }

## Computer players

bot-at-a = Elena
bot-at-b = Jonas
bot-at-c = Livia
bot-at-d = Tomaso
bot-random = random moves
bot-eager = hasty
bot-greedy = greedy
bot-level-novice = novice
bot-level-casual = casual
bot-level-skilled = skilled
bot-level-expert = expert
bot-level-master = master

## A new table

new-table = New table: { $game }
open-table = Open the table
seats = Seats
seat-number = Seat { $number }
seat-mine = me, on this device
seat-open = whoever comes
seat-bot = computer: { $bot }
name-at-seat = Name at seat { $number }
clock = Clock
clock-none = no clock
clock-per-move = { $seconds } seconds a move
clock-per-game = { $minutes } minutes a game
clock-days = { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }
access = Who may come
access-link = who has the link
access-public = everybody
option-edition = Edition
option-edition-revised = revised
option-edition-first = first
option-draft = Choosing cards
option-draft-simultaneous = all at once
option-draft-on-turn = in turn
option-masterworks = The Masterworks
option-board = Board
option-board-colored = colored stars
option-board-plain = plain stars
option-debt = Debts
option-debt-forgiven = forgiven
option-debt-carried = carried on

## Account

who-are-you = Who are you?
as-guest = Guest
sign-in = Sign in
sign-out = Sign out
register = New account
password = Password
new-password = New password
change-password = Change password
password-changed = The password is changed.
account-lead-guest = As a guest you play under a name in this browser. No address, no password.
account-lead-sign-in = Your tables on any device.
account-lead-register = Your games as a guest go along. A password has at least 8 characters.
account-do-guest = Use this name
account-do-sign-in = Sign in
account-do-register = Open the account
export-data = Download my data
delete-account = Delete me
delete-warning = Your name and data go. Running games are played on by the computer.
delete-really = Delete for good

## Before the start

sit-down = Sit down
leave = Leave
remove = Remove
ready = Ready
is-ready = ready
not-ready = not ready yet
free-seat-lead = waits for somebody
invite-link = Invite by link
watch-link = Link to this table
copy = Copy
copied = Copied
lobby-seated = The game begins when every seat is taken and everybody is ready.
lobby-guest = Sit down, or wait and watch.
fair-chance = Chance can be checked after the game. Fingerprint of the server’s part:

## At the table

your-turn = Your turn
choose-now = Choose
sending = Sending …
others-act = { $count ->
        [one] { $names } is choosing
       *[other] { $names } are choosing
    }
not-your-turn = It is not your turn: { $count ->
        [one] { $names } is choosing
       *[other] { $names } are choosing
    }.
not-now = That is not possible now. { $prompt }
take-back = Take back
undo = Undo
menu = Menu
chat = Chat
chat-empty = Nothing has been said yet.
message = Message
send = Send
mute = Mute { $name }
unmute = Hear { $name } again
scores = Scores
score-of = { $name }: { $points }. Show where the points came from
estimate-of = Estimate for { $name }: { $points }
points-from = Points from
total = Total
what-happened = What happened
since-your-turn = Since your last turn
show-all = Show everything
your-hand = Your hand
your-choices = Your choices
position-in-words = The table in words
preview-hint = Move over a choice to hear what it would bring.
has-resigned = resigned
is-taken-over = played by the computer
is-thinking = thinking …
is-acting = choosing …
is-away = away
time-left = Time left
reconnecting = Connecting again …
retry = Now
next-table = Next table
next-table-waits = Next table: { $count } waiting
zoom-in = Closer
zoom-fit = Whole board
views = Views
tab-hand = Hand
tab-side = Display
tab-story = Story
hand-over = Pass the device to { $name }.
i-am = I am { $name }
game-over = The game is over

up-to = up to { $points }

## Menu and settings

settings = Settings
theme = Theme
theme-system = as the system
theme-light = light
theme-dark = dark
speed = Motion
speed-off = off
speed-slow = slow
speed-normal = normal
speed-fast = fast
confirm-moves = Confirm moves
confirm-touch = on touch screens
confirm-always = always
confirm-never = never
patterns = Patterns on colors
sound = Sound
as-text = Table in words
as-board = Table as a picture
resign = Resign
resign-warning = The computer plays on for you, and you are ranked last.
resign-really = Resign for good
abandon-agree = Agree to end without a result
abandon-not = No longer agree to end

## The end

winners = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
abandoned = The game ended without a result
rematch = Once more
to-rematch = To the next game
look-at-board = Look at the board
record = Record

## Learning

learn = Learn
learn-game = Learn { $game }
daily-puzzle = Puzzle of the day
lesson-name-a = Red
lesson-name-b = Blue
lesson-name-c = Yellow
lesson-name-d = Green

## Looking back

past-games = Finished games
past-brought = brought along
past-delete = Delete
more-ways = More
to-replay = Replay
to-review = Review
to-statistics = Statistics
import-game = Bring a game along
import-lead = A record is a file in JSON, as it is downloaded here or written by the program. Every step of it is checked.
import-file = From a file
import-paste = Or paste it here
import-do = Look at the game

## Hints

hint = Hint
hints = Hints
hints-lead = Everybody may ask for the best choices. Not with a clock.
hints-here = Hints are allowed here
hints-thinking = Thinking …

shortcuts = Keyboard shortcuts
to-choices = Go to the choices
keys-number = Go to the choice with this number
keys-choices = Go to the first choice
keys-arrows = Move between choices
keys-enter = Choose
keys-escape = Cancel a choice
keys-undo = Undo the last move
keys-hint = Ask for a hint
keys-scores = Show the scores
keys-log = Hear the latest events again
keys-turn = Hear whose turn it is
keys-help = Show this list
