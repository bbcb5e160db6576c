# Reviews, hints, puzzles and lessons.

review-no-such-game = There is no such game.
review-not-over = Only finished games can be reviewed.
review-canceled = The review was canceled.
review-turning-decision = { $seat } chose “{ $action }”; “{ $best }” would have been { $points ->
        [one] one point
       *[other] { $points } points
    } better.
review-turning-draw = Lucky draw for { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    } better than expected.
review-accuracy = { $seat } played most accurately ({ $whole }.{ $tenths } points lost per decision).
# Only in reviews that were stored before review-accuracy existed.
review-best-decisions = { $seat } played most accurately.
review-flawless = { $seat } made no mistakes that the analysis could find.
review-most-luck = { $seat } was the luckiest: the draws were worth { $points ->
        [one] one point
       *[other] { $points } points
    } more than expected.
review-deserved = Even without luck, { $seat } would have finished ahead.
review-undeserved = Without luck, { $seat } would have finished ahead.

hint-at-once = { $points ->
        [one] Scores one point right away.
       *[other] Scores { $points } points right away.
    }
hint-costs = { $points ->
        [one] Costs one point right away.
       *[other] Costs { $points } points right away.
    }
hint-estimate = { $points ->
        [one] Raises your estimated final score by one point.
       *[other] Raises your estimated final score by { $points } points.
    }
hint-estimate-falls = { $points ->
        [one] Lowers your estimated final score by one point.
       *[other] Lowers your estimated final score by { $points } points.
    }
hint-use = { $points ->
        [0] Scores nothing right away.
        [one] Would score one point now.
       *[other] Would score { $points } points now.
    }
hint-better = { $points ->
        [one] About one point better than any other move.
       *[other] About { $points } points better than any other move.
    }
hint-worse = { $points ->
        [one] About one point worse than the best move.
       *[other] About { $points } points worse than the best move.
    }
hint-others = { $points ->
        [one] Leaves the others with one point less.
       *[other] Leaves the others with { $points } fewer points.
    }
hint-level = Expected result: even with the others’ average.
hint-ahead = { $points ->
        [one] Expected result: one point ahead of the others’ average.
       *[other] Expected result: { $points } points ahead of the others’ average.
    }
hint-behind = { $points ->
        [one] Expected result: one point behind the others’ average.
       *[other] Expected result: { $points } points behind the others’ average.
    }

puzzle-right = { $points ->
        [one] Correct! That’s about one point better than any other move.
       *[other] Correct! That’s about { $points } points better than any other move.
    }
puzzle-wrong = { $points ->
        [one] Not the best move: it loses about one point.
       *[other] Not the best move: it loses about { $points } points.
    }
puzzle-shown = { $points ->
        [one] The solution is about one point better than any other move.
       *[other] The solution is about { $points } points better than any other move.
    }

mistake-shown = { $points ->
        [one] The best move is about one point better than what you played.
       *[other] The best move is about { $points } points better than what you played.
    }
mistake-best = { $points ->
        [one] That’s the best move, about one point better than what you played.
       *[other] That’s the best move, about { $points } points better than what you played.
    }
mistake-better = { $points ->
        [one] About one point better than what you played, but there’s an even better move.
       *[other] About { $points } points better than what you played, but there’s an even better move.
    }
mistake-same = That’s what you played. Try something else.
mistake-no-better = That’s no better than what you played. Try again.

lesson-find = You play as { $seat }. Find the move that scores { $points ->
        [one] exactly one point
       *[other] exactly { $points } points
    }.
lesson-do = You play as { $seat }. Your task: { $action }.
lesson-why = { $seat } wants to do this: { $action }. It isn’t allowed. Why?
lesson-right = Correct!
lesson-right-points = Correct! That scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
lesson-other-points = That’s allowed, but scores { $points ->
        [0] nothing
        [one] one point
       *[other] { $points } points
    }. Find the move that scores { $asked }.
lesson-other-action = That’s allowed too, but your task is: { $action }.
lesson-other-reason = No, that’s not the reason here.
lesson-shown = The solution: { $action }.
