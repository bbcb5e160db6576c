# Was die Anleitung einer ersten Partie in jedem Spiel sagt

guide = Anleitung
guide-read = Verstanden
guide-end = Anleitung beenden
guide-glow = Was leuchtet, kannst du jetzt wählen: mit Maus, Finger oder mit Tab und Eingabe. Ein Klick auf alles andere sagt dir, welche Regel dagegen spricht.
guide-preview = Zeig auf einen leuchtenden Platz, oder halte den Finger darauf: Du siehst Zeile für Zeile, was er brächte, bevor du dich entscheidest. Die meisten Züge lassen sich zurücknehmen.
guide-scores = Punkte! Die Liste der Ereignisse nennt jeden davon mit seiner Regel. Ein Klick auf einen Punktestand zeigt, woher alle Punkte kamen.
