
# Messages about The Masterworks that only the page uses.

mw-board-name = Mille Fiori and The Masterworks boards
mw-council-label = Small Council
mw-palace-label = Doge’s Palace
mw-city-label = Trade city
mw-start = Start
mw-palace = Doge’s Palace
mw-council-start = Lowest space of the council
mw-council-space = Council space { $space } ({ $color }): { $brings }
mw-with-figures = { $space }. Here: { $names }
mw-figure = { $name }’s council figure
mw-route-space = Sea space { $space }: { $brings }
mw-city = Sea space { $space }: trade city
mw-brings-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
mw-brings-masterwork = masterwork
mw-brings-dogaressa = Dogaressa
mw-brings-extra-card = extra card
mw-brings-ship = ship moves { $spaces } spaces
mw-brings-arrows = { $arrows ->
    [one] one step in the council
   *[other] { $arrows } steps in the council
 }
mw-bonus-free = { $value }-point bonus { $track }, free
mw-bonus-taken = { $value }-point bonus { $track }: { $name }

mw-route = Sea route
mw-letter-amber = A
mw-letter-cobalt = C
mw-letter-ruby = R
mw-window-own = Your shop window
mw-window-of = { $name }’s shop window
mw-cell = { $place }: { $holds }
mw-empty = empty
mw-masterworks = Masterworks
mw-dogaressas = Dogaressas
mw-stack = { $pile }: top card of the stack, { $count } left
mw-dogaressas-own = Your Dogaressas
mw-dogaressas-of = { $name }’s Dogaressas: { $cards }
mw-no-dogaressas = none
mw-in-use = In use
mw-to-place = For your window
mw-play-card = Play this card
mw-number = { $number ->
    [one] one space
   *[other] { $number } spaces
 }

mw-panel-doge = has the Doge card
mw-panel-plays = choosing what to play
mw-panel-takes-masterwork = taking a masterwork
mw-panel-takes-dogaressa = taking a Dogaressa
mw-panel-places = filling the shop window

mw-prompt-play = Play the card you picked.
mw-prompt-play-or-use = Play the card you picked, or use a Dogaressa instead.
mw-prompt-number = How far? Choose a number.
mw-prompt-take-masterwork = Take a face-up masterwork or the top card of the stack.
mw-prompt-take-dogaressa = Take a face-up Dogaressa or the top card of the stack.
mw-prompt-place = Lay the masterwork in your shop window. It may cover another one.
