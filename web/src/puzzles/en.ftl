# Messages of the puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzles-of = { $game } puzzles
puzzles-lead = Positions from real games where one move is clearly best. Only your first answer counts, but you can keep trying.
puzzles-none = There are no puzzles for this game yet.
puzzles-solved = { $done } of { $all } solved
puzzle-of-the-day = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-next = Next puzzle
puzzle-train = Practice
puzzle-all = All puzzles
puzzle-show = Show solution
puzzle-again = Try again
puzzle-asked = You play as { $name }. Which move is best? It’s worth { $points ->
        [one] about one point
       *[other] about { $points } points
    } more than any other.
puzzle-values = Compared with the best move
puzzle-value-best = best move
puzzle-value-behind = { $points ->
        [0] about as good
        [one] about 1 point less
       *[other] about { $points } points less
    }
puzzle-streak = { $count ->
        [0] No streak yet
        [one] 1 in a row
       *[other] { $count } in a row
    }
puzzle-rating = Your rating: { $rating }
puzzle-rated = rated { $rating }
puzzle-rating-lead = It goes up when you solve a puzzle on the first try (by more if the puzzle is rated higher than you) and down when you don’t.
puzzle-rating-new = Your first try at each puzzle is rated. After a few puzzles your rating settles; until then it has a question mark.
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-outcome-solved = solved on the first try
puzzle-outcome-solved-later = solved
puzzle-outcome-failed = not solved
puzzle-outcome-open = new
