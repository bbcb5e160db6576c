# Texte der Lektionen

lesson = Lektion
lessons = Lektionen
lessons-lead = Kurze Aufgaben auf dem echten Spielplan, in der Reihenfolge der Regeln. Du siehst sofort, was dein Zug bringt und warum.
lessons-done = { $done } von { $all } gelöst
lesson-done = gelöst
lesson-open = noch nicht gelöst
lesson-next = Nächste Lektion
lesson-all = Alle Lektionen
lesson-show = Zeig es mir
lesson-again = Noch einmal versuchen
lesson-tried = Das bringt dein Zug
lesson-because = Warum
lesson-rules = Regeln
lesson-reasons = Wähle den Grund
lesson-nothing = Keine Punkte.
learn-start = Hier anfangen
learn-continue = Weiter
guided-game = Erstes Spiel mit Einführung
guided-lead = Ein echtes Spiel gegen einen geduldigen Gegner, ohne Uhr. Die Einführung erklärt jeden Schritt, wenn er zum ersten Mal vorkommt.
guided-start = Starten
read-rules = Regeln lesen
lesson-name-a = Rot
lesson-name-b = Blau
lesson-name-c = Gelb
lesson-name-d = Grün
