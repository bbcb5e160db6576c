
# Wörter der Meisterwerke, die nur die Seite braucht.

mw-board-name = Spielpläne von Mille Fiori und den Meisterwerken
mw-council-label = Kleiner Rat
mw-palace-label = Dogenpalast
mw-city-label = Handelsstadt
mw-start = Start
mw-palace = Dogenpalast
mw-council-start = Unterstes Feld des Rats
mw-council-space = Ratsfeld { $space } ({ $color }): { $brings }
mw-with-figures = { $space }. Hier: { $names }
mw-figure = Ratsfigur von { $name }
mw-route-space = Seefeld { $space }: { $brings }
mw-city = Seefeld { $space }: Handelsstadt
mw-brings-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
mw-brings-masterwork = Meisterwerk
mw-brings-dogaressa = Dogaressa
mw-brings-extra-card = Extrakarte
mw-brings-ship = Schiff segelt { $spaces } Felder
mw-brings-arrows = { $arrows ->
    [one] ein Schritt im Rat
   *[other] { $arrows } Schritte im Rat
 }
mw-bonus-free = { $value }er-Bonus { $track }, frei
mw-bonus-taken = { $value }er-Bonus { $track }, belegt von { $name }

mw-route = Seeroute
mw-letter-amber = B
mw-letter-cobalt = K
mw-letter-ruby = R
mw-window-own = Dein Schaufenster
mw-window-of = Schaufenster von { $name }
mw-cell = { $place }: { $holds }
mw-empty = leer
mw-masterworks = Meisterwerke
mw-dogaressas = Dogaressas
mw-stack = { $pile }: oberste Karte des Stapels, noch { $count }
mw-dogaressas-own = Deine Dogaressas
mw-dogaressas-of = Dogaressas von { $name }: { $cards }
mw-no-dogaressas = keine
mw-in-use = Im Einsatz
mw-to-place = Für dein Schaufenster
mw-play-card = Diese Karte spielen
mw-number = { $number ->
    [one] ein Feld
   *[other] { $number } Felder
 }

mw-panel-doge = hat die Dogenkarte
mw-panel-plays = überlegt
mw-panel-takes-masterwork = nimmt ein Meisterwerk
mw-panel-takes-dogaressa = nimmt eine Dogaressa
mw-panel-places = füllt das Schaufenster

mw-prompt-play = Spiele die gewählte Karte.
mw-prompt-play-or-use = Spiele die gewählte Karte oder nutze stattdessen eine Dogaressa.
mw-prompt-number = Wie weit? Wähle eine Zahl.
mw-prompt-take-masterwork = Nimm ein offenes Meisterwerk oder die oberste Karte vom Stapel.
mw-prompt-take-dogaressa = Nimm eine offene Dogaressa oder die oberste Karte vom Stapel.
mw-prompt-place = Lege das Meisterwerk in dein Schaufenster, auch auf ein anderes.
