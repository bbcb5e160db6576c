# Words of the pages that look back: replay, review and statistics.

## Replay

replay-of = Replay: { $game }
replay-steps = Steps
replay-controls = Controls
replay-to-begin = To the beginning
replay-back = One step back
replay-forward = One step on
replay-to-end = To the end
replay-play = Play
replay-pause = Pause
replay-position = Step
replay-step-of = Step { $step } of { $end }
replay-round = Round
replay-round-number = Round { $round }
replay-before = Preparation
replay-pace = Speed
replay-pace-times = { $times }×
replay-eyes = Seen by
replay-eyes-open = everybody (open)
replay-eyes-spectator = a spectator
replay-looks = looks here
replay-chance = Something was drawn in secret.
replay-begin = The table before the first step
replay-share = Copy the address of this position
replay-shared = Copied: the address of this position
replay-download = Download the record
replay-lost = This game is not here, or it is not yours to look at.
replay-to-review = Review
replay-to-table = To the table

## Review

review-of = Review: { $game }
review-lead = How the game could be expected to end, what was luck, and where points were lost. A strong search has looked at every decision again, each time from what its player knew.
review-missing = Nobody has reviewed this game yet. It takes about a minute.
review-start = Review this game
review-running = The game is being reviewed …
review-progress = { $done } of { $of } steps
review-curve = Expected final points
review-curve-hint = Move along the curve with the pointer or the arrow keys; Enter opens the position.
review-after = after step { $step }
review-step = step { $step }
plot-as-table = As a table
review-seat = Player
review-luck-and-loss = Luck and decisions
review-luck-and-loss-lead = In points of lead over the others. Luck is what the draws brought; decisions are what was lost against the best choice found.
review-luck = Luck
review-loss = Lost by decisions
review-good = Best choices
review-good-of = { $best } of { $decisions }
review-turning-points = Three turning points
review-no-turning-points = Nothing in this game stands out.
review-decisions = Decisions
review-decisions-of = Decisions of
review-everybody = everybody
review-decisions-none = Every decision was as good as the best one found.
review-lost = { $points } points lost
review-did = What was done
review-best = The best found
review-forced-left-out = Decisions without a loss are left out.
review-more = Show all { $count }
review-sources = Where the points came from
review-source = Source
review-total = Total
review-comparison = The players compared
review-to-replay = To the replay
review-show = Show the position

## Statistics

statistics = Statistics
statistics-lead = What your finished games add up to.
statistics-empty = There is nothing to add up yet. Finish a game, and its figures stand here.
statistics-more = Older games than these are not counted.
statistics-played = Played
statistics-won = Won
statistics-won-share = { $won } ({ $share } %)
statistics-mean = Mean score
statistics-best = Best score
statistics-progress = Your scores over time
statistics-you = You
statistics-best-other = Best of the others
statistics-average = Mean of the last five
statistics-games = Games, the newest last
statistics-sources = Points by source
statistics-sources-lead = Mean points in a game, yours and those of the others at the same tables.
statistics-others = The others
statistics-plans = Favorite plans
statistics-plan = { $source }: { $points } points more than the others{ $count ->
        [0] {""}
        [one] , and your largest source in one game
       *[other] , and your largest source in { $count } games
    }
statistics-plan-less = { $source }: your largest source in { $count ->
        [one] one game
       *[other] { $count } games
    }
statistics-no-plan = In no area do you earn more than the others so far.
statistics-result = { $date }: { $score } points, rank { $rank } of { $players }
