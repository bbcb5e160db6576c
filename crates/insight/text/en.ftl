# What people learn about a game: reviews, hints, puzzles and lessons.

review-no-such-game = There is no such game.
review-not-over = Only finished games can be reviewed.
review-canceled = The review was stopped.
review-turning-decision = { $seat } chose “{ $action }”; “{ $best }” would have been better by { $points ->
        [one] one point
       *[other] { $points } points
    }.
review-turning-draw = The draw suited { $seat }: it was worth { $points ->
        [one] one point
       *[other] { $points } points
    } more than could be expected.
review-best-decisions = { $seat } decided best: on the whole { $points ->
        [one] one point was
       *[other] { $points } points were
    } given away.
review-flawless = { $seat } decided without a flaw that could be found.
review-most-luck = { $seat } had the most luck: { $points ->
        [one] one point
       *[other] { $points } points
    } more of a lead than could be expected.
review-deserved = Without luck, { $seat } would have been ahead as well.
review-undeserved = Without luck, { $seat } would have been ahead.

hint-at-once = { $points ->
        [one] Brings one point at once.
       *[other] Brings { $points } points at once.
    }
hint-costs = { $points ->
        [one] Costs one point at once.
       *[other] Costs { $points } points at once.
    }
hint-estimate = { $points ->
        [one] The estimate of your final score rises by one point.
       *[other] The estimate of your final score rises by { $points } points.
    }
hint-estimate-falls = { $points ->
        [one] The estimate of your final score falls by one point.
       *[other] The estimate of your final score falls by { $points } points.
    }
hint-use = { $points ->
        [0] Nothing would come of it at once.
        [one] Used now, it would bring one point.
       *[other] Used now, it would bring { $points } points.
    }
hint-better = { $points ->
        [one] About one point better than any other choice.
       *[other] About { $points } points better than any other choice.
    }
hint-worse = { $points ->
        [one] About one point short of the best choice.
       *[other] About { $points } points short of the best choice.
    }
hint-others = { $points ->
        [one] Leaves the others one point less.
       *[other] Leaves the others { $points } points less.
    }
hint-level = With it you can expect to end level with the mean of the others.
hint-ahead = { $points ->
        [one] With it you can expect to end one point ahead of the mean of the others.
       *[other] With it you can expect to end { $points } points ahead of the mean of the others.
    }
hint-behind = { $points ->
        [one] With it you can expect to end one point behind the mean of the others.
       *[other] With it you can expect to end { $points } points behind the mean of the others.
    }

puzzle-right = { $points ->
        [one] Right! This is one point better than any other choice.
       *[other] Right! This is { $points } points better than any other choice.
    }
puzzle-wrong = { $points ->
        [one] Not the best: it gives away about one point.
       *[other] Not the best: it gives away about { $points } points.
    }
puzzle-shown = { $points ->
        [one] The solution is one point better than any other choice.
       *[other] The solution is { $points } points better than any other choice.
    }

lesson-find = You play { $seat }. Find the move that brings { $points ->
        [one] exactly one point
       *[other] exactly { $points } points
    }.
lesson-do = You play { $seat }. Do this and see what comes of it: { $action }.
lesson-why = { $seat } would like to do this: { $action }. It is not allowed. Why?
lesson-right = Right!
lesson-right-points = Right! This brings { $points ->
        [one] one point
       *[other] { $points } points
    }.
lesson-other-points = This is allowed and brings { $points ->
        [0] nothing
        [one] one point
       *[other] { $points } points
    }. There is a move that brings { $asked }.
lesson-other-action = This is allowed, too, but something else was asked: { $action }.
lesson-other-reason = No, this is not what stands in the way here.
lesson-shown = This is the solution: { $action }.
