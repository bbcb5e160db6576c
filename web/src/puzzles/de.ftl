# Texte der Rätsel

puzzle = Rätsel
puzzles = Rätsel
puzzles-of = Rätsel zu { $game }
puzzles-lead = Stellungen aus echten Spielen, in denen ein Zug klar der beste ist. Nur deine erste Antwort zählt, aber du darfst weiterprobieren.
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzles-solved = { $done } von { $all } gelöst
puzzle-of-the-day = Rätsel des Tages
puzzle-number = Rätsel { $number }
puzzle-next = Nächstes Rätsel
puzzle-train = Üben
puzzle-all = Alle Rätsel
puzzle-show = Lösung zeigen
puzzle-again = Noch einmal versuchen
puzzle-asked = Du spielst als { $name }. Welcher Zug ist der beste? Er ist { $points ->
        [one] etwa einen Punkt
       *[other] etwa { $points } Punkte
    } mehr wert als jeder andere.
puzzle-values = Im Vergleich mit dem besten Zug
puzzle-value-best = bester Zug
puzzle-value-behind = { $points ->
        [0] etwa gleich gut
        [one] etwa 1 Punkt weniger
       *[other] etwa { $points } Punkte weniger
    }
puzzle-streak = { $count ->
        [0] Noch keine Serie
        [one] 1 in Folge
       *[other] { $count } in Folge
    }
puzzle-rating = Deine Wertung: { $rating }
puzzle-rated = Wertung { $rating }
puzzle-rating-lead = Löst du ein Rätsel auf Anhieb, steigt sie, und zwar umso mehr, je höher es gewertet ist; sonst sinkt sie.
puzzle-rating-new = Bei jedem Rätsel wird dein erster Versuch gewertet. Nach einigen Rätseln ist deine Wertung verlässlich; bis dahin steht ein Fragezeichen dahinter.
puzzle-easy = Leicht
puzzle-medium = Mittel
puzzle-hard = Schwer
puzzle-outcome-solved = auf Anhieb gelöst
puzzle-outcome-solved-later = gelöst
puzzle-outcome-failed = nicht gelöst
puzzle-outcome-open = neu
