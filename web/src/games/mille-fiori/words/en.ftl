# Messages about Mille Fiori that only the page uses.

mf-board-name = Mille Fiori board
mf-board-title = MILLE FIORI
mf-sea-track = Sea track
mf-space-with-diamond = { $space }: { $name }’s diamond
mf-bonus-free = { $value }-point bonus for { $area }, free
mf-bonus-taken = { $value }-point bonus for { $area }: { $name }
mf-sea-space-name = Sea space { $space }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
 }{ $extra ->
    [yes] , extra card
   *[no] {""}
 }
mf-sea-start = Start of the sea track
mf-ship-name = { $name }’s ship on sea space { $space }
mf-house-goal = { $values }×
mf-houses-goals = Different values: { $goals }
mf-house-goal-card = { $values } for an extra card
mf-house-goal-bonus = { $values } for the bonus

mf-hand-own = Your hand
mf-hand-goes-on = goes to { $name } next
mf-hand-picked = Your pick
mf-hand-in-play = In play
mf-hand-known = { $name } holds
mf-hand-nothing = No cards in hand
mf-hand-watching = You’re watching. Hands stay hidden.
mf-sail-wheel = { $wheel ->
    [one] Sail 1 space
   *[other] Sail { $wheel } spaces
 }

mf-display-heading = Display
mf-display-about = where extra cards come from
mf-display-empty = The display is empty.
mf-deck-count = { $count } in the deck
mf-discard-count = { $count } discarded
mf-copies = ×{ $count }

mf-panel-choosing = picking a card
mf-panel-has-picked = has picked
mf-panel-plays = playing { $card }
mf-panel-plays-hidden = playing a card
mf-panel-extra = choosing an extra card
mf-panel-start = Start player
mf-panel-bonus = +{ $value } at the end
mf-panel-diamonds = Diamonds left: { $personal }, plus { $reserve } in reserve
mf-panel-ship = Ship on sea space { $space }
mf-panel-gauge = { $area }: { $reached } of { $needed }
mf-gauge-workshops = W
mf-gauge-houses = H
mf-gauge-nobles = N
mf-gauge-commoners = C
mf-gauge-trade = T

mf-progress-round = Round { $round }
mf-progress-card = card { $card }
mf-progress-ending = last cards

mf-prompt-pick = Pick a card. The rest go to { $name }.
mf-prompt-use = Place a diamond on a glowing space, or sail.
mf-prompt-sail = There is no free space for this card: sail.
mf-prompt-extra = Take an extra card from the display, or decline.

mf-place = Place: { $space }

do-hand = Pick this card
do-space = Place here
do-ship = Sail
do-display = Play this card
do-decline = No extra card

mf-guide-goal = Score points by placing glass diamonds; side by side, they score more. Start by picking a card: anything that glows can be chosen. Point at a card to see its best uses.
mf-guide-pick = Everyone secretly picks a card. The rest of your hand goes to the player on your left, so mind what you pass on.
mf-guide-use = Your card says where your diamond may go: those spaces glow. Choose one, and it scores right away.
mf-guide-areas = Workshops score the size of your group, houses your unbroken run, citizens their level and everything beneath, and trade spaces score every diamond in the column. Harbor cards also move your ship.
mf-guide-sail = You can also sail with any card that has a wheel. The sea space where your ship stops gives you points, and sometimes an extra card.
mf-guide-extra = You’ve earned an extra card! Take one from the display and use it right away.
mf-guide-bonus = Watch the bonus rows: the first player to collect every kind in an area takes its highest bonus.
