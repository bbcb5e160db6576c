# Was man über ein Spiel lernen kann: Rückblicke, Tipps, Aufgaben und Lektionen.

review-no-such-game = Dieses Spiel gibt es nicht.
review-not-over = Einen Rückblick gibt es nur auf beendete Spiele.
review-canceled = Der Rückblick wurde abgebrochen.
review-turning-decision = { $seat } wählte „{ $action }“; „{ $best }“ wäre { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } besser gewesen.
review-turning-draw = Das Glück war auf der Seite von { $seat }: Es brachte { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr, als zu erwarten war.
review-best-decisions = { $seat } hat am besten entschieden: Insgesamt { $points ->
        [one] wurde ein Punkt
       *[other] wurden { $points } Punkte
    } verschenkt.
review-flawless = { $seat } hat ohne erkennbaren Fehler entschieden.
review-most-luck = { $seat } hatte das meiste Glück: { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr Vorsprung, als zu erwarten war.
review-deserved = Auch ohne Glück hätte { $seat } vorn gelegen.
review-undeserved = Ohne Glück hätte { $seat } vorn gelegen.

hint-at-once = { $points ->
        [one] Bringt sofort einen Punkt.
       *[other] Bringt sofort { $points } Punkte.
    }
hint-costs = { $points ->
        [one] Kostet sofort einen Punkt.
       *[other] Kostet sofort { $points } Punkte.
    }
hint-estimate = { $points ->
        [one] Dein geschätztes Endergebnis steigt um einen Punkt.
       *[other] Dein geschätztes Endergebnis steigt um { $points } Punkte.
    }
hint-estimate-falls = { $points ->
        [one] Dein geschätztes Endergebnis sinkt um einen Punkt.
       *[other] Dein geschätztes Endergebnis sinkt um { $points } Punkte.
    }
hint-use = { $points ->
        [0] Jetzt genutzt, brächte es nichts.
        [one] Jetzt genutzt, brächte es einen Punkt.
       *[other] Jetzt genutzt, brächte es { $points } Punkte.
    }
hint-better = { $points ->
        [one] Etwa einen Punkt besser als jede andere Wahl.
       *[other] Etwa { $points } Punkte besser als jede andere Wahl.
    }
hint-worse = { $points ->
        [one] Etwa einen Punkt schlechter als die beste Wahl.
       *[other] Etwa { $points } Punkte schlechter als die beste Wahl.
    }
hint-others = { $points ->
        [one] Lässt den anderen einen Punkt weniger.
       *[other] Lässt den anderen { $points } Punkte weniger.
    }
hint-level = Damit kannst du erwarten, am Ende gleichauf mit dem Mittel der anderen zu sein.
hint-ahead = { $points ->
        [one] Damit kannst du erwarten, am Ende einen Punkt vor dem Mittel der anderen zu sein.
       *[other] Damit kannst du erwarten, am Ende { $points } Punkte vor dem Mittel der anderen zu sein.
    }
hint-behind = { $points ->
        [one] Damit kannst du erwarten, am Ende einen Punkt hinter dem Mittel der anderen zu sein.
       *[other] Damit kannst du erwarten, am Ende { $points } Punkte hinter dem Mittel der anderen zu sein.
    }

puzzle-right = { $points ->
        [one] Richtig! Das ist einen Punkt besser als jede andere Wahl.
       *[other] Richtig! Das ist { $points } Punkte besser als jede andere Wahl.
    }
puzzle-wrong = { $points ->
        [one] Nicht das Beste: Das verschenkt etwa einen Punkt.
       *[other] Nicht das Beste: Das verschenkt etwa { $points } Punkte.
    }
puzzle-shown = { $points ->
        [one] Die Lösung ist einen Punkt besser als jede andere Wahl.
       *[other] Die Lösung ist { $points } Punkte besser als jede andere Wahl.
    }

lesson-find = Du spielst { $seat }. Finde den Zug, der { $points ->
        [one] genau einen Punkt
       *[other] genau { $points } Punkte
    } bringt.
lesson-do = Du spielst { $seat }. Mach dies und sieh, was geschieht: { $action }.
lesson-why = { $seat } möchte das hier tun: { $action }. Es ist nicht erlaubt. Warum?
lesson-right = Richtig!
lesson-right-points = Richtig! Das bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
lesson-other-points = Das ist erlaubt und bringt { $points ->
        [0] nichts
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Es gibt einen Zug, der { $asked } bringt.
lesson-other-action = Das ist auch erlaubt, gefragt war aber etwas anderes: { $action }.
lesson-other-reason = Nein, daran liegt es hier nicht.
lesson-shown = Das ist die Lösung: { $action }.
