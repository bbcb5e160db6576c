# Wörter von Mille Fiori, die nur die Seite braucht.

mf-board-name = Spielplan von Mille Fiori
mf-board-title = MILLE FIORI
mf-sea-track = Seestrecke
mf-space-with-diamond = { $space }: Raute von { $name }
mf-bonus-free = { $value }er-Bonus: { $area }, frei
mf-bonus-taken = { $value }er-Bonus: { $area }, belegt von { $name }
mf-sea-space-name = Seefeld { $space }: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }{ $extra ->
    [yes] , Extrakarte
   *[no] {""}
 }
mf-sea-start = Start der Seestrecke
mf-ship-name = Schiff von { $name } auf Seefeld { $space }
mf-house-goal = { $values }×
mf-houses-goals = Verschiedene Werte: { $goals }
mf-house-goal-card = { $values } für eine Extrakarte
mf-house-goal-bonus = { $values } für den Bonus

mf-hand-own = Deine Hand
mf-hand-goes-on = geht an { $name }
mf-hand-picked = Deine Wahl
mf-hand-in-play = Im Spiel
mf-hand-known = { $name } hat
mf-hand-nothing = Keine Karten auf der Hand
mf-hand-watching = Du schaust zu. Die Handkarten bleiben verdeckt.
mf-sail-wheel = { $wheel ->
    [one] 1 Feld segeln
   *[other] { $wheel } Felder segeln
 }

mf-display-heading = Auslage
mf-display-about = von hier kommen Extrakarten
mf-display-empty = Die Auslage ist leer.
mf-deck-count = { $count } im Nachziehstapel
mf-discard-count = { $count } abgelegt
mf-copies = ×{ $count }

mf-panel-choosing = wählt eine Karte
mf-panel-has-picked = hat gewählt
mf-panel-plays = spielt { $card }
mf-panel-plays-hidden = spielt eine Karte
mf-panel-extra = wählt eine Extrakarte
mf-panel-start = Startspieler
mf-panel-bonus = +{ $value } am Ende
mf-panel-diamonds = Rauten übrig: { $personal }, dazu { $reserve } in der Reserve
mf-panel-ship = Schiff auf Seefeld { $space }
mf-panel-gauge = { $area }: { $reached } von { $needed }
mf-gauge-workshops = W
mf-gauge-houses = Hä
mf-gauge-nobles = N
mf-gauge-commoners = P
mf-gauge-trade = Ha

mf-progress-round = Runde { $round }
mf-progress-card = Karte { $card }
mf-progress-ending = letzte Karten

mf-prompt-pick = Wähle eine Karte. Der Rest geht an { $name }.
mf-prompt-use = Setze eine Raute auf ein leuchtendes Feld oder segle.
mf-prompt-sail = Für diese Karte ist kein Feld frei: Segle.
mf-prompt-extra = Nimm eine Extrakarte aus der Auslage oder verzichte.

mf-place = Setzen: { $space }

do-hand = Karte wählen
do-space = Hier setzen
do-ship = Segeln
do-display = Karte spielen
do-decline = Auf Extrakarte verzichten

mf-guide-goal = Du sammelst Punkte mit gläsernen Rauten; nebeneinander bringen sie mehr. Wähle zuerst eine Karte: Alles, was leuchtet, kannst du wählen. Zeig auf eine Karte und sieh, was sie im besten Fall bringt.
mf-guide-pick = Alle wählen verdeckt eine Karte. Der Rest deiner Hand geht an deinen linken Nachbarn; achte also darauf, was du weitergibst.
mf-guide-use = Deine Karte sagt, wohin deine Raute darf: Diese Felder leuchten. Wähle eines; die Punkte gibt es sofort.
mf-guide-areas = In den Werkstätten zählt die Größe deiner Gruppe, bei den Häusern deine lückenlose Reihe, bei den Personen die Ebene und alles darunter, im Handel jede Raute der Spalte. Hafenkarten bewegen auch dein Schiff.
mf-guide-sail = Mit jeder Karte, die ein Steuerrad hat, kannst du auch segeln. Das Feld, auf dem dein Schiff hält, bringt Punkte und manchmal eine Extrakarte.
mf-guide-extra = Du hast dir eine Extrakarte verdient! Nimm eine aus der Auslage und nutze sie sofort.
mf-guide-bonus = Achte auf die Bonusreihen: Wer als Erster alle Arten eines Bereichs hat, bekommt dort den höchsten Bonus.
