# Texte der Regelseiten

rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-found = { $count ->
        [0] Nichts gefunden
        [one] Ein Absatz gefunden
       *[other] { $count } Absätze gefunden
    }
rules-house = Hausregel
rules-house-hint = oder „eigener Wert“ kennzeichnet, was von uns stammt
rules-print = Drucken
rules-play = Selbst ausprobieren
rules-figure = Abbildung
