# Wörter der Regelseiten

rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Nichts gefunden
        [one] Ein Absatz gefunden
       *[other] { $count } Absätze gefunden
    }
rules-house = Eigene Werte gekennzeichnet
rules-house-hint = ein eigener Wert oder eine Hausregel
rules-print = Drucken
rules-play = Selbst probieren
rules-figure = Abbildung
