# Wörter der Regelseiten

rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Nichts gefunden
        [one] Ein Absatz gefunden
       *[other] { $count } Absätze gefunden
    }
rules-house = eigen
rules-house-hint = kennzeichnet eigene Werte und Hausregeln
rules-print = Drucken
rules-play = Selbst probieren
rules-figure = Abbildung
