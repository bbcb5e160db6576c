# Words of the puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzles-of = Puzzles of { $game }
puzzles-lead = Positions from real games in which one move is clearly the best. Only your first answer counts, but you may go on searching.
puzzles-none = There are no puzzles for this game yet.
puzzles-solved = { $done } of { $all } solved
puzzle-of-the-day = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-next = Next puzzle
puzzle-train = Train
puzzle-all = All puzzles
puzzle-show = Show me
puzzle-again = Search on
puzzle-asked = You play { $name }. Which move is the best? It is worth { $points ->
        [one] about one point
       *[other] about { $points } points
    } more than any other.
puzzle-values = What the moves are worth: expected lead at the end
puzzle-streak = { $count ->
        [0] No streak yet
        [one] One in a row
       *[other] { $count } in a row
    }
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-outcome-solved = solved at once
puzzle-outcome-solved-later = solved
puzzle-outcome-failed = not solved
puzzle-outcome-open = new
