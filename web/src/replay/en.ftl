# Messages of the replay, review and statistics pages.

## Replay

replay-of = Replay: { $game }
replay-steps = Steps
replay-controls = Controls
replay-to-begin = First step
replay-back = Previous step
replay-forward = Next step
replay-to-end = Last step
replay-play = Play
replay-pause = Pause
replay-position = Step
replay-step-of = Step { $step } of { $end }
replay-round = Round
replay-round-number = Round { $round }
replay-before = Setup
replay-pace = Speed
replay-pace-times = { $times }×
replay-eyes = Point of view
replay-eyes-open = Everything revealed
replay-eyes-spectator = Spectator
replay-looks = Point of view
replay-chance = Something was drawn face down.
replay-begin = Before the first step
replay-share = Copy link to this position
replay-share-word = Copy link
replay-shared = Link copied
replay-download = Download record
replay-download-word = Download
replay-lost = This game doesn’t exist, or you don’t have access to it.
replay-to-review = Review
replay-to-table = Back to the table

## Review

review-of = Review: { $game }
review-lead = How the game was expected to end, how much was luck, and where points were lost. The computer analyzed every decision, knowing only what the player knew at the time.
review-missing = This game hasn’t been reviewed yet. A review takes about a minute.
review-start = Review this game
review-running = Reviewing the game…
review-progress = { $done } of { $of } steps
review-curve = Expected final score
review-curve-hint = Move along the curve with the mouse or the arrow keys; Enter opens the position.
review-moment = Round { $round }, move { $move }
review-draw-moment = Round { $round }, chance
plot-as-table = As a table
review-seat = Player
review-luck-lead = Luck compares what was drawn with everything that could have been drawn at that moment: +5 means that the draws left a player 5 points better off against the others than average draws would have. Across all players, luck adds up to zero.
review-luck = Luck
review-turning-points = Turning points
review-no-turning-points = This game had no turning points.
review-decisions = Decisions
review-decisions-of = Decisions by
review-everybody = Everyone
review-decisions-none = Every decision was as good as the best move found.
review-lost = { $points } points lost
review-did = Played
review-best = Best move
review-forced-left-out = Decisions that lost nothing aren’t listed.
review-more = Show all { $count }
review-sources = Where the points came from
review-source = Source
review-total = Total
review-comparison = Player comparison
review-accuracy-0 = played very accurately
review-accuracy-1 = played accurately
review-accuracy-2 = made some mistakes
review-accuracy-3 = made many mistakes
review-mean-loss = { $points } points lost per decision on average; best move in { $best } of { $decisions }
review-to-replay = Watch the replay
review-show = Show position

## Mistakes

mistake = Mistake
mistakes = Learn from mistakes
mistakes-own = Learn from your mistakes
mistakes-lead = Play the costliest decisions again: the same position, another try. You’ll see right away whether your new move is better.
mistakes-start = { $count ->
        [one] Retry one decision
       *[other] Retry { $count } decisions
    }
mistakes-start-of = { $name } ({ $count })
mistakes-none = No mistakes here: no decision cost even one point.
mistake-number = Mistake { $number } of { $of }
mistake-asked = You played: { $played }. Find a better move.
mistake-cost = { $points ->
        [one] It cost about one point.
       *[other] It cost about { $points } points.
    }
mistake-next = Next mistake
mistake-again = Try again
mistake-show = Show best move
mistake-to-review = Back to the review

## Statistics

statistics = Statistics
statistics-lead = Your finished games at a glance.
statistics-empty = No finished games yet. Your statistics will appear here after your first game.
statistics-more = Older games aren’t included.
statistics-played = Played
statistics-won = Won
statistics-won-share = { $won } ({ $share }%)
statistics-mean = Average score
statistics-best = Best score
statistics-progress = Your scores over time
statistics-you = You
statistics-best-other = Best opponent
statistics-average = Average of the last five
statistics-games = Games, newest last
statistics-sources = Points by source
statistics-sources-lead = Average points per game: yours and your opponents’ in the same games.
statistics-others = Opponents
statistics-plans = Your strengths
statistics-plan = { $source }: { $points } points more than the others{ $count ->
        [0] {""}
        [one] , and your top source in one game
       *[other] , and your top source in { $count } games
    }
statistics-plan-less = { $source }: your top source in { $count ->
        [one] one game
       *[other] { $count } games
    }
statistics-no-plan = No area yet where you score more than the others.
statistics-result = { $date }: { $score } points, { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $players }
