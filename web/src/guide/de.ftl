# Schritte der Einführung, die in jedem Spiel gleich sind

guide = Einführung
guide-read = Verstanden
guide-end = Einführung beenden
guide-preview = Zeig auf etwas, das leuchtet, oder halte den Finger darauf: Du siehst Zeile für Zeile, was es bringen würde. Klickst du auf etwas anderes, erfährst du, warum es nicht geht. Die meisten Züge lassen sich rückgängig machen.
guide-scores = Punkte! Der Verlauf führt sie einzeln mit ihrer Regel auf. Ein Klick auf einen Punktestand zeigt, woher die Punkte kommen.
