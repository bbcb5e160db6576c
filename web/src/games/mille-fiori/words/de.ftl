# Was nur die Seite über Mille Fiori sagt.

mf-board-name = Spielplan von Mille Fiori
mf-board-title = MILLE FIORI
mf-space-with-diamond = { $space }: Raute von { $name }
mf-bonus-free = Bonus { $value } für { $area }, frei
mf-bonus-taken = Bonus { $value } für { $area }: { $name }
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
mf-house-goal-card = { $values } eine Extrakarte
mf-house-goal-bonus = { $values } der Bonus

mf-hand-own = Deine Hand
mf-hand-goes-on = geht weiter an { $name }
mf-hand-picked = Deine Wahl
mf-hand-in-play = Im Spiel
mf-hand-known = { $name } hat
mf-hand-nothing = Keine Karten auf der Hand
mf-hand-watching = Du schaust zu. Die Hände bleiben verdeckt.
mf-sail-wheel = { $wheel } Felder fahren

mf-display-heading = Auslage
mf-display-about = von hier kommen Extrakarten
mf-display-empty = Die Auslage ist leer.
mf-deck-count = { $count } im Stapel
mf-discard-count = { $count } gespielt
mf-copies = ×{ $count }

mf-panel-choosing = wählt eine Karte
mf-panel-has-picked = hat gewählt
mf-panel-plays = spielt { $card }
mf-panel-plays-hidden = spielt eine Karte
mf-panel-extra = darf eine Extrakarte nehmen
mf-panel-start = Startspieler
mf-panel-bonus = +{ $value } am Ende
mf-panel-diamonds = Rauten übrig: { $personal }, dazu { $reserve } in Reserve
mf-panel-ship = Schiff auf Seefeld { $space }
mf-panel-gauge = { $area }: { $reached } von { $needed }

mf-progress-round = Runde { $round }
mf-progress-card = Karte { $card }
mf-progress-ending = letzte Karten

mf-prompt-pick = Wähle eine Karte. Die anderen gehen weiter an { $name }.
mf-prompt-use = Lege eine Raute auf ein leuchtendes Feld, oder fahre mit dem Schiff.
mf-prompt-sail = Für diese Karte gibt es kein Feld: Fahre mit dem Schiff.
mf-prompt-extra = Nimm eine Extrakarte aus der Auslage, oder keine.

mf-place = Setzen: { $space }

do-hand = Karte wählen
do-space = Hier setzen
do-ship = Segeln
do-display = Karte spielen
do-decline = Keine Extrakarte

mf-guide-goal = Du sammelst Punkte mit gläsernen Rauten. Jedes Gebiet zählt auf seine Art, und was nebeneinander liegt, bringt mehr: Plane voraus, die Rauten bleiben liegen.
mf-guide-pick = Alle wählen heimlich eine Karte der eigenen Hand. Der Rest geht an den linken Nachbarn; frag dich also auch, was du weggibst. Der Hinweis an einer Karte zeigt ihren besten Nutzen.
mf-guide-use = Deine Karte sagt, wohin deine Raute darf: Diese Felder leuchten. Wähle eines; die Punkte gibt es sofort.
mf-guide-areas = Werkstätten zählen nach der Größe deiner Gruppe, Häuser nach deiner Reihe, Personen mit dem, was darunter liegt, der Handel nach der Spalte. Im Hafen segelt auch dein Schiff.
mf-guide-sail = Jede Karte mit Steuerrad kann auch zum Segeln dienen. Das Feld, auf dem das Schiff endet, bringt Punkte und manchmal eine Extrakarte.
mf-guide-extra = Du hast eine Extrakarte verdient! Nimm eine aus der Auslage und nutze sie sofort, für noch eine Raute.
mf-guide-bonus = Achte auf die Bonusreihen: Wer als Erster alle Arten eines Gebiets hat, bekommt dort den höchsten Bonus.
