game-name = My Game
game-tagline = Nimm einen oder zwei Spielsteine; der letzte ist mehr wert.

expected-chance = ein Zufallsergebnis

action-take = { $count ->
    [one] Einen Spielstein
   *[other] { $count } Spielsteine
 } nehmen

event-start-player-drawn = { $seat } beginnt.
event-counters-taken = { $seat } nimmt { $count ->
    [one] einen Spielstein
   *[other] { $count } Spielsteine
 }.
event-last-counter-taken = { $seat } hat den letzten Spielstein genommen: +{ $points }
event-game-ended = Das Spiel ist zu Ende.

source-counters = Spielsteine
source-last-counter = Letzter Spielstein

refused-not-one-or-two = Nimm einen oder zwei Spielsteine, nicht { $count }.
refused-heap-too-small = So viele Spielsteine sind nicht mehr da: noch { $left }.
refused-no-such-seat = Es gibt an diesem Tisch keinen Platz { $number }.

view-heap = Haufen
view-counters = Spielsteine: { $count }
view-score = Punkte: { $points }

# Kapitel der Lektionen

chapter-taking = Steine nehmen
