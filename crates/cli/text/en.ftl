# Words of the program tavola.

cli-list = { $rest } and { $last }
cli-list-none = none

cli-error = error: { $message }
cli-hint = { " " }Did you mean “{ $closest }”?
cli-no-hint = { "" }
cli-unknown-game = There is no game “{ $name }”. The games are: { $known }.{ $hint }
cli-unknown-bot = There is no computer player “{ $name }”. The computer players are: { $known }.{ $hint }
cli-bot-count =
    { $seats ->
        [one] Expected one computer player, found { $given }.
       *[other] Expected one computer player for all or { $seats } of them, one for each seat, found { $given }.
    }
cli-no-such-seat = There is no seat { $seat }: the seats are counted from 0 to { $last }.
cli-options = { $why }{ $hint }
cli-file-not-found = { $file }: there is no such file or folder
cli-file-forbidden = { $file }: permission denied
cli-file-is-directory = { $file }: this is a folder, not a file
cli-file = { $file }: { $why }
cli-output = The output can't be written: { $why }
cli-json-truncated = { $place }: the file ends in the middle of a record ({ $why })
cli-json-not-a-record = { $place }: this is not a record ({ $why })
cli-json-malformed = { $place }: this is not JSON ({ $why })
cli-no-records = { $file }: no records
cli-difference = { $file }: record { $number } (line { $line }): { $what }
cli-difference-at-step = { $file }: record { $number } (line { $line }), step { $step } { $notation }: { $what }

cli-replayed = { $count } records replayed

cli-games-title = { $game }: { $name }
cli-games-option = option
cli-games-values = values
cli-games-default = default

cli-perft-depth = depth
cli-perft-nodes = nodes
cli-perft-seconds = seconds

cli-bench-games = games per second
cli-bench-decisions = decisions per second
cli-bench-ns = nanoseconds per decision
cli-bench-par = par
cli-bench-position = position, rollouts
cli-bench-iterations = iterations/s
cli-bench-rollouts = only rollouts/s
cli-bench-share = share
cli-bench-opening-guided = opening, guided
cli-bench-middle-guided = middle of a game, guided
cli-bench-opening-full = opening, full { $policy }
cli-bench-middle-full = middle of a game, full { $policy }
cli-bench-state = bytes per state

cli-simulated =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $game } ({ $options }), seed { $seed }
cli-arena-bot = bot
cli-arena-games = games
cli-arena-interval = 95 %
cli-arena-fair = due %
cli-arena-score = score
cli-arena-margin = margin
cli-arena-rating = rating
cli-arena-percent = { $number } %
cli-arena-plot-shares = Share of wins with 95 % interval; the thin mark is what is due among equals
cli-arena-plot-course = Share of wins by games played
cli-arena-plot-bot = { $bot }: { $share } %, rating { $rating }
cli-arena-not-a-match = { $file }: this file does not hold the results of a match. Choose another name, and it will be created.
cli-arena-another-match = { $file }: this file belongs to another match. It holds “{ $found }”, asked for was “{ $wanted }” (game, version of its rules, options, bots, seed).
cli-arena-not-a-game = { $place }: this line is not a game of this match

cli-mean = mean
cli-sd = sd
cli-min = min
cli-q1 = q1
cli-median = median
cli-q3 = q3
cli-max = max
cli-win-share = wins %
cli-seat-of = seat { $seat }: { $bot }
cli-all-seats = all seats
cli-decisions = decisions
cli-source = points from
cli-per-player = mean per player
cli-total = total

cli-play-person = Human
cli-play-welcome = { $game }, seed { $seed }. Type “help” for what you can type.
cli-play-recap = What happened
cli-play-choose = Your choice
cli-play-legend = { $letter } (seat { $number }) { $seat }: { $points }
cli-play-undone = Taken back.
cli-play-saved = Saved: { $file }
cli-play-left = You have left the game.
cli-play-over = The game is over
cli-play-no-such-choice = There is no choice { $number }: they are numbered from 1 to { $last }.
cli-play-not-understood = “{ $line }” is neither a request (type “help”) nor an action: { $why }
cli-play-refused = { $why } (rule { $rule })
cli-play-help =
    a number     make this choice
    why NUMBER   what would follow from this choice
    back         go back one part of a choice
    an action    in the notation of records
    (nothing)    show the board and the choices again
    view         the position in words
    hand         what is yours, in words
    sheet        where the points came from
    log          everything that happened
    undo         take back your last action
    save FILE    write the record of the game so far
    quit         leave the game
cli-rank = { $rank }. { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

cli-worth = { $total }: { $sources }
cli-worth-use = now { $total } ({ $use }): { $sources }
cli-worth-nothing = { $total }
cli-worth-up-to = up to { $total }
cli-worth-source = { $points } { $source }
cli-worth-other = { $seat } { $points }

cli-serve-listening = Tavola is at { $url }
cli-serve-no-page = There is no page to play on. Build it with ./x run, or name its folder with --page.
cli-serve-stopped = Stopped.
cli-verified = { $records ->
        [one] One record verified: { $draws } draws, all as promised
       *[other] { $records } records verified: { $draws } draws, all as promised
    }
cli-verify = { $file }: record { $number }: { $what }
cli-backup = Copied to { $file }
cli-no-page = There is no page in { $folder }: a file index.html would have to be there
cli-listen = The server can't listen at { $address }: { $why }
cli-threads = The system gives no threads: { $why }

cli-no-such-record = { $file }: there is no record { $number }
cli-no-such-step = There is no step { $step }: the game has { $steps }.
cli-review-refused = { $file }: { $why }

cli-show-step = Step { $step } of { $steps }: { $who }, { $notation }
cli-show-start = Before the first step
cli-show-chance = chance
cli-show-nothing = Nothing can be seen of it.
cli-show-help = Enter: on, b: back, a number: to that step, q: end

cli-review-title = { $game }, looked back at with { $iterations } iterations for each decision, seed { $seed }
cli-review-course = Expected final points after each step
cli-review-step = step
cli-review-players = Luck and decisions
cli-review-player = player
cli-review-points = points
cli-review-luck = luck
cli-review-loss = lost by decisions
cli-review-mean = a decision
cli-review-best = best choices
cli-review-of = { $best } of { $all }
cli-review-turning = Turning points
cli-review-turning-point = Step { $step }: { $text }
cli-review-comparison = In comparison
cli-review-sheet = Where the points came from
cli-review-plot-points = Expected final points by step; rings are turning points
cli-review-plot-win = Expected share of the win by step

cli-puzzles-found =
    { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }: { $easy } easy, { $medium } medium, { $hard } hard

cli-load-moves = actions
cli-load-rate = actions per second
cli-load-p50 = half of them within ms
cli-load-p99 = 99 % within ms
cli-load-max = the slowest within ms
cli-load-games = games played to the end
cli-load-errors = refused or failed
cli-load-bad-url = “{ $url }” is no address of a server; it must be written http://HOST:PORT
cli-load-unreachable = There is no answer at { $url }: { $why }
cli-load-too-fast = The server at { $url } limits how much one visitor may ask for. Start it with --unlimited ADDRESS to lift that for this machine.
cli-load-refused = The server at { $url } refuses: { $code }
cli-load-strange = What answers at { $url } is no server of tables
