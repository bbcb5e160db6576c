game-name = My Game
game-tagline = Take one or two counters; the last one is worth more.

expected-chance = a chance outcome

action-take = Take { $count ->
    [one] one counter
   *[other] { $count } counters
 }

event-start-player-drawn = { $seat } goes first.
event-counters-taken = { $seat } takes { $count ->
    [one] one counter
   *[other] { $count } counters
 }.
event-last-counter-taken = { $seat } took the last counter: +{ $points }
event-game-ended = The game is over.

source-counters = Counters
source-last-counter = Last counter

refused-not-one-or-two = Take one or two counters, not { $count }.
refused-heap-too-small = Not enough counters in the heap: { $left } left.
refused-no-such-seat = There is no seat { $number } at this table.

view-heap = Heap
view-counters = Counters: { $count }
view-score = Points: { $points }

# Lesson chapters

chapter-taking = Taking counters
