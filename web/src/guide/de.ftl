# Schritte der Einführung, die in jedem Spiel gleich sind

guide = Einführung
guide-read = Verstanden
guide-end = Einführung beenden
guide-glow = Alles, was leuchtet, kannst du jetzt wählen: mit Maus, Finger oder Tab und Enter. Klickst du auf etwas anderes, erfährst du, warum es nicht geht.
guide-preview = Zeig auf ein leuchtendes Feld oder halte den Finger darauf: Du siehst Zeile für Zeile, was es bringen würde, bevor du dich entscheidest. Die meisten Züge lassen sich rückgängig machen.
guide-scores = Punkte! Der Verlauf führt sie einzeln mit ihrer Regel auf. Ein Klick auf einen Punktestand zeigt, woher die Punkte kommen.
