# Messages of the program tavola.

cli-error = error: { $message }
cli-hint = { " " }Did you mean “{ $closest }”?
cli-no-hint = { "" }
cli-unknown-game = Unknown game “{ $name }”. Available games: { $known }.{ $hint }
cli-unknown-bot = Unknown bot “{ $name }”. Available bots: { $known }.{ $hint }
cli-bot-count =
    { $seats ->
        [one] Expected one bot, found { $given }.
       *[other] Expected one bot for all seats or { $seats }, one per seat; found { $given }.
    }
cli-no-such-seat = There is no seat { $seat }; seats are numbered from 0 to { $last }.
cli-options = { $why }{ $hint }
cli-file-not-found = { $file }: no such file or folder
cli-file-forbidden = { $file }: permission denied
cli-file-is-directory = { $file }: this is a folder, not a file
cli-file = { $file }: { $why }
cli-output = Can’t write the output: { $why }
cli-json-truncated = { $place }: the file ends in the middle of a record ({ $why })
cli-json-not-a-record = { $place }: not a valid record ({ $why })
cli-json-malformed = { $place }: not valid JSON ({ $why })
cli-no-records = { $file }: no records
cli-difference = { $file }: record { $number } (line { $line }): { $what }
cli-difference-at-step = { $file }: record { $number } (line { $line }), step { $step } { $notation }: { $what }

cli-replayed =
    { $count ->
        [one] 1 record replayed
       *[other] { $count } records replayed
    }

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
cli-bench-rollouts = rollouts/s
cli-bench-share = ratio
cli-bench-opening-guided = opening, guided
cli-bench-middle-guided = mid-game, guided
cli-bench-opening-full = opening, full { $policy }
cli-bench-middle-full = mid-game, full { $policy }
cli-bench-state = bytes per state

cli-simulated =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $game } ({ $options }), seed { $seed }
cli-arena-bot = bot
cli-arena-games = games
cli-arena-interval = 95% CI
cli-arena-fair = fair %
cli-arena-score = score
cli-arena-margin = margin
cli-arena-rating = rating
cli-arena-lead = lead
cli-arena-lead-without-luck = lead without luck
cli-arena-paired-games = games with luck
cli-arena-plain-games = games on separate deals
cli-arena-decided = After { $games } games: { $bot } is better, with a confidence of { $confidence }%.
cli-arena-undecided = After { $games } games: it isn’t clear which bot is better, at a confidence of { $confidence }%.
cli-not-two-bots = “--until” compares two bots: name exactly two.
cli-arena-percent = { $number }%
cli-arena-plot-shares = Win rate with 95% CI; the thin line marks the share expected between equals
cli-arena-plot-course = Win rate by games played
cli-arena-plot-bot = { $bot }: { $share }%, rating { $rating }
cli-arena-not-a-match = { $file }: this file doesn’t contain match results. Choose another name to start a new file.
cli-arena-another-match = { $file }: this file belongs to another match. It contains “{ $found }”, but this match is “{ $wanted }” (game, rules version, options, bots, seed, luck).
cli-arena-not-a-game = { $place }: this line is not a game in this match

cli-unclosed-quote = A quotation mark is not closed, or nothing follows the last backslash: { $text }
cli-no-command = “exec:” needs a command, as in exec:./my-bot
cli-engine = { $bot }: { $why }
cli-engine-not-started = the program can’t be started ({ $error })
cli-engine-other-protocol = it speaks version { $protocol } of the engine protocol, not { $wanted }
cli-engine-slow = no answer within { $ms } ms
cli-engine-ended = the program exited ({ $status })
cli-engine-garbage = this is not the expected answer: { $line }
cli-engine-unasked = unsolicited line on standard output: { $line } (messages for people belong on standard error)
cli-engine-no-action = “{ $action }” is not an action
cli-engine-illegal = “{ $action }” is not allowed (rule { $rule })
cli-forfeit = { $bot } in seat { $number } forfeited: { $why }.
cli-forfeited-game = Game { $game }: { $forfeit }
cli-forfeits-more = … and { $count } more
cli-play-forfeit = { $forfeit } Another bot takes over.
cli-host = line { $line } of the input: { $why }
cli-host-unreadable = not a message to an engine ({ $error })
cli-host-no-game = a decision was requested before the first game
cli-host-unknown-game = unknown game “{ $name }”
cli-host-other-rules = version { $version } of the rules of { $name } is not supported
cli-host-view = not a view of { $name } ({ $error })
cli-host-not-on-turn = the viewer has no decision to make here

cli-mean = mean
cli-sd = sd
cli-min = min
cli-q1 = q1
cli-median = median
cli-q3 = q3
cli-max = max
cli-win-share = win %
cli-seat-of = seat { $seat }: { $bot }
cli-all-seats = all seats
cli-decisions = decisions
cli-source = points from
cli-per-player = mean per player
cli-total = total

cli-play-person = Human
cli-play-welcome = { $game }, seed { $seed }. Type “help” for a list of commands.
cli-play-recap = What happened
cli-play-choose = Your choice
cli-play-legend = { $letter } (seat { $number }) { $seat }: { $points }
cli-play-undone = Undone.
cli-play-saved = Saved: { $file }
cli-play-left = You left the game.
cli-play-over = Game over
cli-play-no-such-choice = There is no choice { $number }; choices are numbered from 1 to { $last }.
cli-play-not-understood = “{ $line }” is neither a command (type “help” for a list) nor an action: { $why }
cli-play-refused = { $why } (rule { $rule })
cli-play-help =
    NUMBER       make this choice
    why NUMBER   show what this choice would do
    back         go back to the previous part of a choice
    ACTION       play an action in the notation of records
    (Enter)      show the board and the choices again
    view         describe the position
    hand         describe your own area
    sheet        show where the points came from
    log          show everything that has happened
    undo         undo your last action
    save FILE    save the record of the game so far
    quit         leave the game
cli-rank = { $rank }. { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

cli-preview = { $total }: { $sources }
cli-preview-use = now { $total } ({ $use }): { $sources }
cli-preview-nothing = { $total }
cli-preview-up-to = up to { $total }
cli-preview-source = { $points } { $source }
cli-preview-other = { $seat } { $points }

cli-serve-listening = Tavola is running at { $url }
cli-serve-no-page = The web page is missing. Build it with ./x run, or specify its folder with --page.
cli-serve-stopped = Stopped.
cli-verified = { $records ->
        [one] One record verified: all { $draws } draws match
       *[other] { $records } records verified: all { $draws } draws match
    }
cli-verify = { $file }: record { $number }: { $what }
cli-backup = Backup written to { $file }
cli-restore = Restored to { $folder } (format { $found })
cli-database-exists = { $folder } already contains a database. Nothing was overwritten; choose another folder with --data.
cli-check-page = Page: { $folder }
cli-check-page-built-in = Page: built into this program
cli-check-database = Database: { $place }, format { $found }
cli-check-database-new = Database: { $place }, new; it will be set up with format { $known }
cli-check-database-older = Database: { $place }, format { $found }; it will be migrated to format { $known }
cli-check-issuer = Sign-in with { $name }: { $issuer } answers
cli-check-passed = All checks passed.
cli-config = { $place }: { $why }
cli-both-settings = “{ $one }” and “{ $other }” can’t be combined: set only one of them
cli-empty-secret = { $file } is empty; it should contain a secret
cli-bad-invitation = { $file } doesn’t contain a valid invitation code: { $least } to { $most } letters, digits, “-” and “_”
cli-oidc-incomplete = To let people sign in with an issuer, set its address, the client id and the file with the client secret: “issuer”, “client-id” and “client-secret-file” under [oidc]
cli-oidc-no-public-url = To let people sign in with an issuer, set the public address of the server: the issuer sends them back there. Use --public-url
cli-bad-issuer = { $issuer } can’t be used to sign in: { $why }
cli-no-invitation = Only invited people can create accounts, but there is no invitation code. Specify a file that contains one with --invitation-file
cli-no-page = There is no page in { $folder }: index.html is missing
cli-log-level = TAVOLA_LOG is “{ $given }”; it must be error, warn, info or debug
cli-listen = The server can’t listen on { $address }: { $why }
cli-unhealthy = The server at { $address } is not healthy: { $why }
cli-threads = Can’t start threads: { $why }

cli-no-such-record = { $file }: there is no record { $number }
cli-no-such-step = There is no step { $step }: the game has { $steps } steps.
cli-review-refused = { $file }: { $why }

cli-show-step = Step { $step } of { $steps }: { $who }, { $notation }
cli-show-start = Before the first step
cli-show-chance = chance
cli-show-nothing = Nothing visible happens.
cli-show-help = Enter: next, b: back, a number: go to that step, q: quit

cli-review-title = { $game }, reviewed with { $iterations } iterations per decision, seed { $seed }
cli-review-course = Expected final score after each step
cli-review-step = step
cli-review-players = Luck and decisions
cli-review-player = player
cli-review-points = points
cli-review-luck = luck
cli-review-loss = points lost
cli-review-mean = per decision
cli-review-best = best choices
cli-review-of = { $best } of { $all }
cli-review-turning = Turning points
cli-review-turning-point = Step { $step }: { $text }
cli-review-comparison = Comparison
cli-review-sheet = Where the points came from
cli-review-plot-points = Expected final score by step; circles mark turning points
cli-review-plot-win = Expected win share by step

cli-puzzles-found =
    { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }: { $easy } easy, { $medium } medium, { $hard } hard

cli-train-round = Round { $round } of { $rounds }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $positions } positions
cli-train-pass = Pass { $pass } of { $passes }: error { $with } points, without the net { $without }
cli-train-nothing = “{ $game }” has no evaluation to train: its computer players know only the rules
cli-train-not-a-training = { $file }: this file doesn’t contain the games of a training. Choose another name to start a new file.
cli-train-another-training = { $file }: this file belongs to another training. It contains “{ $found }”, but this training is “{ $wanted }”.

cli-load-moves = actions
cli-load-rate = actions per second
cli-load-p50 = median latency, ms
cli-load-p99 = 99th percentile, ms
cli-load-max = maximum, ms
cli-load-games = games finished
cli-load-errors = refused or failed
cli-load-bad-url = “{ $url }” is not a server address; write it as http://HOST:PORT
cli-load-unreachable = Can’t reach { $url }: { $why }
cli-load-too-fast = The server at { $url } limits each visitor’s requests. Start it with --unlimited ADDRESS to lift the limits for this machine.
cli-load-refused = The server at { $url } refused the request: { $code }
cli-load-unexpected = There is no Tavola server at { $url }

cli-admin-no-server = No server answers at { $address } ({ $why }). Start it first, or specify its address with --listen.
cli-admin-no-key = No server of this version has used this database yet. Start the server first, or specify its database.
cli-admin-unexpected = The program that answers at { $address } is not a Tavola server of this version.
cli-admin-not-sure = This can’t be undone. Add --yes to confirm.
cli-admin-done = Done.
cli-admin-report = { $number }  { $at } UTC  { $about }, reported by { $reporter }, table { $table }
cli-admin-no-reports = There are no such reports.
cli-admin-link = { $link }
    This link works once, within 24 hours. Anyone who opens it can choose a new password for the account.
cli-admin-name = name
cli-admin-id = id
cli-admin-since = since (UTC)
cli-admin-device = device
cli-admin-seen = last used (UTC)
cli-admin-marks = notes
cli-admin-guest = guest
cli-admin-moderator = moderator
cli-admin-blocked = blocked
cli-admin-table = table
cli-admin-game = game
cli-admin-state = state
cli-admin-state-open = open
cli-admin-state-running = running
cli-admin-state-finished = finished
cli-admin-state-abandoned = closed
cli-admin-changed = changed (UTC)
cli-admin-seats = seats
cli-admin-at = time (UTC)
cli-admin-actor = by
cli-admin-operator = operator
cli-admin-action = action
cli-admin-subject = user or table
cli-admin-version = Tavola { $version }
cli-admin-accounts = accounts
cli-admin-guests = guests
cli-admin-blocked-users = blocked users
cli-admin-tables-open = open tables
cli-admin-tables-running = running games
cli-admin-tables-finished = finished games
cli-admin-tables-abandoned = closed tables
cli-admin-connections = open connections to tables
cli-admin-bytes = size of the database in bytes
cli-doctor-fine = ok
cli-doctor-problem = PROBLEM
cli-doctor-well = No problems found.
cli-doctor-unwell =
    { $problems ->
        [one] One problem found
       *[other] { $problems } problems found
    }
cli-doctor-settings = The settings are consistent.
cli-doctor-no-public-url = There is a trusted proxy, but no public-url: cookies are not Secure, and pages opened through the proxy may be refused. Set public-url.
cli-doctor-no-trusted-proxy = There is a public-url, but no trusted proxy: all visitors count as one and share its limits. Set trusted-proxies to the address of the proxy.
cli-doctor-disk = { $folder }: { $free } MB free
cli-doctor-disk-short = { $folder }: only { $free } MB free. Moves are refused when the disk is full.
cli-doctor-no-backups = No backups are scheduled. Set backup.to.
cli-doctor-backup-missing = There is no backup in { $folder } yet.
cli-doctor-backup-old = The last backup in { $folder } is { $hours } hours old. The server’s log says why.
cli-doctor-backup = The last backup in { $folder } is { $hours } hours old.
cli-doctor-healthy = The server at { $address } is healthy.
cli-doctor-unhealthy = The server at { $address } is not healthy (status { $status }): it can’t write to its database. Its log says why.
cli-doctor-no-server = No server answers at { $address }: { $why }
cli-doctor-clock = The clock agrees with the database.
cli-doctor-clock-behind = The clock is { $minutes } minutes behind the last change in the database. Correct it: the clocks of games depend on it.
cli-doctor-clock-apart = The server’s clock and this machine’s differ by { $minutes } minutes. Synchronize them.
cli-doctor-proxy = No requests point to a misconfigured proxy.
cli-doctor-proxy-untrusted = { $count } requests came through a proxy that is not trusted: its visitors count as one. Add its address to trusted-proxies.
cli-doctor-proxy-unnamed = { $count } requests from a trusted proxy had no X-Forwarded-For: their visitors count as one. Configure the proxy to send it.
cli-doctor-proxy-foreign = { $count } requests were refused because of their origin. If people can’t play, compare public-url with the address in their browsers.
