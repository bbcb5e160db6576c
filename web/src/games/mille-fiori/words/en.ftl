# What only the page says about Mille Fiori.

mf-board-name = Board of Mille Fiori
mf-board-title = MILLE FIORI
mf-space-with-diamond = { $space }: diamond of { $name }
mf-bonus-free = Bonus { $value } for { $area }, free
mf-bonus-taken = Bonus { $value } for { $area }: { $name }
mf-sea-space-name = Sea space { $space }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
 }{ $extra ->
    [yes] , extra card
   *[no] {""}
 }
mf-sea-start = Start of the sea track
mf-ship-name = Ship of { $name } on sea space { $space }
mf-house-goal = { $values }×
mf-houses-goals = Different values: { $goals }
mf-house-goal-card = { $values } an extra card
mf-house-goal-bonus = { $values } the bonus

mf-hand-own = Your hand
mf-hand-goes-on = goes on to { $name }
mf-hand-picked = Your pick
mf-hand-in-play = In play
mf-hand-known = { $name } holds
mf-hand-nothing = No cards in hand
mf-hand-watching = You are watching. Hands stay hidden.
mf-sail-wheel = Sail { $wheel }

mf-display-heading = Display
mf-display-about = extra cards come from here
mf-display-empty = The display is empty.
mf-deck-count = { $count } in the deck
mf-discard-count = { $count } played
mf-copies = ×{ $count }

mf-panel-choosing = choosing a card
mf-panel-has-picked = has picked
mf-panel-plays = plays { $card }
mf-panel-plays-hidden = plays a card
mf-panel-extra = may take an extra card
mf-panel-start = Start player
mf-panel-bonus = +{ $value } at the end
mf-panel-diamonds = Diamonds left: { $personal }, and { $reserve } in reserve
mf-panel-ship = Ship on sea space { $space }
mf-panel-gauge = { $area }: { $reached } of { $needed }

mf-progress-round = Round { $round }
mf-progress-card = card { $card }
mf-progress-ending = last cards

mf-prompt-pick = Choose a card. The others go on to { $name }.
mf-prompt-use = Place a diamond on a glowing space, or sail.
mf-prompt-sail = There is no space for this card: sail.
mf-prompt-extra = Take an extra card from the display, or none.

mf-place = Place: { $space }

do-hand = Pick this card
do-space = Place here
do-ship = Sail
do-display = Play this card
do-decline = No extra card

mf-guide-goal = You collect points with glass diamonds. Each area of the board counts in its own way, and what lies side by side brings more: plan ahead, the diamonds stay.
mf-guide-pick = Everybody secretly chooses a card of the own hand. The rest goes on to the left neighbor, so ask yourself, too, what you give away. The tip of a card shows its best uses now.
mf-guide-use = Your card says where your diamond may go: these spaces glow. Choose one; its points come at once.
mf-guide-areas = Workshops pay by the size of your group, houses by your run, citizens with what lies beneath, trade by the column. In the harbor your ship sails as well.
mf-guide-sail = Any card with a wheel can be used for sailing instead. The sea space where the ship ends brings points, and some an extra card.
mf-guide-extra = You have earned an extra card! Take one of the display and use it at once, for another diamond.
mf-guide-bonus = Watch the bonus rows: whoever is first to have all kinds of an area takes the highest bonus there.
