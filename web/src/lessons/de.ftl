# Wörter der Lektionen

lesson = Lektion
lessons = Lektionen
lessons-lead = Kurze Aufgaben auf dem echten Spielplan, in der Reihenfolge der Regeln. Jede sagt sofort, was dabei herauskam und warum.
lessons-done = { $done } von { $all } gelöst
lesson-done = gelöst
lesson-open = noch nicht gelöst
lesson-next = Nächste Lektion
lesson-all = Alle Lektionen
lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-tried = Das bringt es
lesson-because = Warum
lesson-rules = Die Regeln dazu
lesson-reasons = Wähle den Grund
lesson-nothing = Keine Punkte.
learn-start = Hier beginnen
learn-continue = Weitermachen
guided-game = Erste Partie mit Anleitung
guided-lead = Eine echte Partie gegen eine geduldige Gegnerin, ohne Uhr. Eine Anleitung erklärt jeden Schritt, wenn er zum ersten Mal vorkommt.
guided-start = Beginnen
read-rules = Regeln lesen
