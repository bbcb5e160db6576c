# Analysen, Tipps, Rätsel und Lektionen.

review-no-such-game = Dieses Spiel gibt es nicht.
review-not-over = Nur beendete Spiele können analysiert werden.
review-canceled = Die Analyse wurde abgebrochen.
review-turning-decision = { $seat } wählte „{ $action }“; „{ $best }“ wäre { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } besser gewesen.
review-turning-draw = Glück für { $seat }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } mehr als erwartet.
review-accuracy = { $seat } hat am genauesten gespielt ({ $whole },{ $tenths } Punkte Verlust pro Entscheidung).
# Nur in Analysen, die vor review-accuracy gespeichert wurden.
review-best-decisions = { $seat } hat am genauesten gespielt.
review-flawless = { $seat } hat ohne erkennbaren Fehler gespielt.
review-most-luck = { $seat } hatte das meiste Glück: Der Zufall brachte { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr als erwartet.
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
        [0] Bringt nicht sofort Punkte.
        [one] Würde jetzt einen Punkt bringen.
       *[other] Würde jetzt { $points } Punkte bringen.
    }
hint-better = { $points ->
        [one] Etwa einen Punkt besser als jeder andere Zug.
       *[other] Etwa { $points } Punkte besser als jeder andere Zug.
    }
hint-worse = { $points ->
        [one] Etwa einen Punkt schlechter als der beste Zug.
       *[other] Etwa { $points } Punkte schlechter als der beste Zug.
    }
hint-others = { $points ->
        [one] Den anderen bleibt ein Punkt weniger.
       *[other] Den anderen bleiben { $points } Punkte weniger.
    }
hint-level = Erwartetes Ergebnis: gleichauf mit dem Durchschnitt der anderen.
hint-ahead = { $points ->
        [one] Erwartetes Ergebnis: ein Punkt vor dem Durchschnitt der anderen.
       *[other] Erwartetes Ergebnis: { $points } Punkte vor dem Durchschnitt der anderen.
    }
hint-behind = { $points ->
        [one] Erwartetes Ergebnis: ein Punkt hinter dem Durchschnitt der anderen.
       *[other] Erwartetes Ergebnis: { $points } Punkte hinter dem Durchschnitt der anderen.
    }

puzzle-right = { $points ->
        [one] Richtig! Das ist etwa einen Punkt besser als jeder andere Zug.
       *[other] Richtig! Das ist etwa { $points } Punkte besser als jeder andere Zug.
    }
puzzle-wrong = { $points ->
        [one] Nicht der beste Zug: Er verschenkt etwa einen Punkt.
       *[other] Nicht der beste Zug: Er verschenkt etwa { $points } Punkte.
    }
puzzle-shown = { $points ->
        [one] Die Lösung ist etwa einen Punkt besser als jeder andere Zug.
       *[other] Die Lösung ist etwa { $points } Punkte besser als jeder andere Zug.
    }

mistake-shown = { $points ->
        [one] Der beste Zug ist etwa einen Punkt besser als deiner im Spiel.
       *[other] Der beste Zug ist etwa { $points } Punkte besser als deiner im Spiel.
    }
mistake-best = { $points ->
        [one] Das ist der beste Zug, etwa einen Punkt besser als deiner im Spiel.
       *[other] Das ist der beste Zug, etwa { $points } Punkte besser als deiner im Spiel.
    }
mistake-better = { $points ->
        [one] Etwa einen Punkt besser als dein Zug im Spiel, aber es gibt einen noch besseren.
       *[other] Etwa { $points } Punkte besser als dein Zug im Spiel, aber es gibt einen noch besseren.
    }
mistake-same = Diesen Zug hast du im Spiel gemacht. Versuch etwas anderes.
mistake-no-better = Das ist nicht besser als dein Zug im Spiel. Versuch es noch einmal.

lesson-find = Du spielst als { $seat }. Finde den Zug, der { $points ->
        [one] genau einen Punkt
       *[other] genau { $points } Punkte
    } bringt.
lesson-do = Du spielst als { $seat }. Deine Aufgabe: { $action }.
lesson-why = { $seat } möchte das hier tun: { $action }. Das ist nicht erlaubt. Warum?
lesson-right = Richtig!
lesson-right-points = Richtig! Das bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
lesson-other-points = Das ist erlaubt, bringt aber { $points ->
        [0] nichts
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Finde den Zug, der { $asked } bringt.
lesson-other-action = Das ist auch erlaubt, aber deine Aufgabe ist: { $action }.
lesson-other-reason = Nein, daran liegt es hier nicht.
lesson-shown = Die Lösung: { $action }.
