game-name = Mille Fiori
game-tagline = Glassmakers of the lagoon: draft a card, place a diamond, score at once.

options-masterworks-missing = The Masterworks can't be played yet: set masterworks=false.

area-workshops = workshops
area-houses = houses
area-nobles = nobles
area-commoners = commoners
area-trade = trade
area-harbor = harbor

symbol-ash = ash
symbol-lime = lime
symbol-pigments = pigments
symbol-quartz = quartz
symbol-coin = coin
symbol-cross = cross
symbol-lion = lion
symbol-fish = fish
symbol-lobster = lobster
symbol-shell = shell
symbol-carafe = carafe
symbol-earrings = earrings
symbol-goblet = goblet
symbol-swan = swan

card-symbol = { $area } { $symbol } ({ $wheel })
card-plain = { $area } ({ $wheel })

space-workshops = workshop { $symbol }, row { $row }, cell { $place }
space-houses = house { $number }, value { $value }
space-citizens-base = { $area }, base { $place }, { $symbol }
space-citizens-middle = { $area }, middle { $place }, { $symbol }
space-citizens-top = { $area }, top { $place }, { $symbol }
space-trade = { $symbol }, row { $row }
space-harbor = ship space, row { $row }, place { $place }

expected-chance = an outcome of chance
expected-card = a card

action-pick = Pick { $card }
action-place = Place on space { $space }
action-sail = Sail
action-extra = Play { $card } as extra card
action-decline = Play no extra card

event-start-player-drawn = { $seat } is the start player.
event-display-filled = Into the display: { $cards }.
event-hands-dealt = Round { $round }: five cards for each.
event-hand-dealt = Round { $round }. You are dealt: { $cards }.
event-card-picked = { $seat } picks { $card }.
event-card-picked-hidden = { $seat } has picked a card.
event-card-played = { $seat } plays { $card }.
event-diamond-placed = { $seat } places a diamond: { $space }.
event-diamond-placed-from-reserve = { $seat } places a diamond from the reserve: { $space }.
event-ship-moved = The ship of { $seat } sails from space { $from } to { $to }.
event-scored = { $seat }: +{ $points } ({ $reason })
event-bonus-placed = { $seat } takes the bonus of { $value } for { $area }.
event-bonus-placed-without-diamond = { $seat } takes the bonus of { $value } for { $area }, without a diamond.
event-extra-card-earned = { $seat } earns an extra card.
event-extra-card-taken = { $seat } takes { $card } from the display.
event-extra-card-declined = { $seat } plays no extra card.
event-hands-passed = The hands go on to the left.
event-last-cards-displayed = The last cards go to the display: { $cards }.
event-start-player-passed = The round is over. { $seat } starts the next one.
event-end-triggered = The personal supply of { $seat } is used up: the game ends with this pass.
event-game-ended = The game is over.

reason-group = { $diamonds ->
    [one] one diamond
   *[other] group of { $diamonds }
 } at { $each }
reason-row = { $houses ->
    [one] one house
   *[other] row of { $houses } houses
 }
reason-level = { $area }
reason-level-doubled = { $area }, doubled
reason-beneath = { $diamonds ->
    [one] a diamond
   *[other] { $diamonds } diamonds
 } beneath, { $area }
reason-goods = { $diamonds ->
    [one] one good
   *[other] { $diamonds } goods
 } at { $each }
reason-fleet = { $diamonds ->
    [one] one ship
   *[other] { $diamonds } ships
 } of the fleet at { $each }
reason-landing = sea space { $space }
reason-empty-display = the display is empty
reason-bonus = bonus for { $area }

source-workshops = Workshops
source-houses = Houses
source-nobles = Nobles
source-commoners = Commoners
source-trade = Trade
source-harbor = Harbor
source-sea-track = Sea track
source-empty-display = Empty display
source-bonus-workshops = Bonus for workshops
source-bonus-houses = Bonus for houses
source-bonus-nobles = Bonus for nobles
source-bonus-commoners = Bonus for commoners
source-bonus-trade = Bonus for trade

awaited-pick = a card must be picked
awaited-use = the card in play must be used
awaited-extra-card = an extra card must be taken or declined
awaited-start-player = the start player must be drawn
awaited-display = the display must be filled
awaited-deal = the hands must be dealt
awaited-nothing = the game is over

refused-not-now = That is not what is asked now: { $awaited }.
refused-not-in-hand = { $card } is not in your hand.
refused-not-in-display = { $card } is not in the display.
refused-no-diamond = You have no diamond left: you can only sail.
refused-no-such-space = There is no space { $space } in { $area }.
refused-space-taken = That space is taken: a diamond of { $owner } lies there ({ $space }).
refused-wrong-symbol = The card does not fit this space: it shows { $symbol } ({ $space }).
refused-not-next-house = Houses are filled in order; the next one is { $next }.
refused-no-house-left = No house is free: you can only sail.
refused-not-supported = Both spaces under it must be filled first ({ $space }).
refused-other-chance = Another outcome of chance is due: { $awaited }.
refused-no-such-seat = There is no seat { $number } at this table.
refused-number-of-hands = Hands for { $expected } players are due, not for { $found }.
refused-number-of-cards = { $expected } cards are due, not { $found }.
refused-not-in-deck = { $card } is not in the deck any more.

sketch-bonus = bonus
sketch-hand = your hand

view-round = Round { $round }
view-start = { $seat } is the start player.
view-deck = Cards in the deck: { $count }.
view-display = Display: { $cards }.
view-display-empty = The display is empty.
view-in-play = In play: { $card }.
view-own-pick = You have picked { $card }.
view-ending = The game ends with this pass.
view-score = { $points } points
view-diamonds = Diamonds: { $personal }, and { $reserve } in reserve.
view-ship = Ship on sea space { $space } of { $last }.
view-bonus = Bonus of { $value } for { $area }.
view-hand-own = Your hand: { $cards }.
view-hand-known = Known cards: { $cards }.
view-hand-hidden = Hidden cards: { $count }.
view-hand-empty = No cards in hand.
view-has-picked = Has picked a card.
view-spaces = { $seat }: { $spaces }
view-area-empty = No diamonds yet.
