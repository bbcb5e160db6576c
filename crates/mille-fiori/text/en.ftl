game-name = Mille Fiori
game-tagline = Glassmakers of the lagoon: draft a card, place a diamond, score at once.

options-masterworks-edition = The Masterworks are played with the revised edition: set edition=revised.

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
card-dogate = Dogate, { $arrows ->
    [one] one arrow
   *[other] { $arrows } arrows
 }, { $points ->
    [one] one point
   *[other] { $points } points
 }

shape-bowl = bowl
shape-lamp = lamp
shape-vase = vase
glass-amber = amber
glass-cobalt = cobalt
glass-ruby = ruby
masterwork = { $glass } { $shape } ({ $value })

dogaressa-points = Dogaressa: points
dogaressa-two-masterworks = Dogaressa: two masterworks
dogaressa-extra-card = Dogaressa: extra card
dogaressa-sea-route = Dogaressa: sea route
dogaressa-small-dogate = Dogaressa: small Dogate
dogaressa-large-dogate = Dogaressa: large Dogate

tile-brown = brown
tile-purple = purple
tile-green = green
tile-light-blue = light blue
palace = Palace
trade-city = City
shop-window = shop window
track-council = the Doge's Palace
track-sea-route = the trade city

space-workshops = workshop { $symbol }, row { $row }, cell { $place }
space-houses = house { $number }, value { $value }
space-citizens-base = { $area }, base { $place }, { $symbol }
space-citizens-middle = { $area }, middle { $place }, { $symbol }
space-citizens-top = { $area }, top { $place }, { $symbol }
space-trade = { $symbol }, row { $row }
space-harbor = ship space, row { $row }, place { $place }

expected-chance = an outcome of chance
expected-card = a card
expected-masterwork = a masterwork
expected-dogaressa = a Dogaressa
expected-card-to-take = a masterwork, a Dogaressa or `top`
expected-tile = a council tile

action-pick = Pick { $card }
action-place = Place on space { $space }
action-sail = Sail
action-extra = Play { $card } as extra card
action-decline = Play no extra card
action-play = Play the picked card
action-use-dogaressa = Use instead: { $dogaressa }
action-use-dogaressa-number = Use instead: { $dogaressa }, { $number }
action-take = Take { $card }
action-take-top = Take the top card of the stack
action-window = Lay into the window: { $cell }

part-number = { $number }
window-cell = window, row { $row }, place { $place }
window-place = row { $row }, place { $place }

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
event-council-laid = The Small Council, from the bottom: { $tiles }.
event-masterworks-opened = Open masterworks: { $cards }.
event-dogaressas-opened = Open Dogaressas: { $cards }.
event-figure-moved = The figure of { $seat } moves up from council space { $from } to { $to }.
event-figure-in-palace = The figure of { $seat } reaches the Doge's Palace.
event-track-bonus-taken = { $seat } takes the bonus of { $value } for { $track }.
event-track-bonus-taken-without-diamond = { $seat } takes the bonus of { $value } for { $track }, without a diamond.
event-doge-card-taken = { $seat } takes the Doge card and starts the next pass.
event-dogaressa-used = { $seat } uses { $dogaressa } and discards { $card } unused.
event-dogaressa-returned = Back into the stack: { $dogaressa }.
event-dogaressa-taken = { $seat } takes { $dogaressa }.
event-card-opened = Turned up from the stack: { $card }.
event-top-taken = { $seat } takes the top card of the stack.
event-masterwork-taken = { $seat } takes a masterwork: { $masterwork }.
event-masterwork-placed = { $seat } lays { $masterwork } into the window: { $cell }.
event-masterwork-placed-over = { $seat } lays { $masterwork } over { $covered } in the window: { $cell }.
event-reward-lapsed = No such card is left: the reward of { $seat } lapses.

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
reason-council = council space { $space }
reason-track-bonus = bonus for { $track }
reason-dogate = Dogate card
reason-dogaressa = { $dogaressa }
reason-masterwork = masterwork
reason-window-row = row { $number } of the window
reason-window-column = column { $number } of the window

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
source-council = Small Council
source-dogate = Dogate cards
source-dogaressas = Dogaressas
source-masterworks = Masterworks
source-shop-window = Shop window
source-bonus-palace = Bonus in the palace
source-bonus-trade-city = Bonus in the trade city

awaited-pick = a card must be picked
awaited-use = the card in play must be used
awaited-extra-card = an extra card must be taken or declined
awaited-start-player = the start player must be drawn
awaited-display = the display must be filled
awaited-deal = the hands must be dealt
awaited-council = the council tiles must be laid out
awaited-open-masterworks = the first masterworks must be turned up
awaited-open-dogaressas = the first Dogaressas must be turned up
awaited-play = the picked card must be played, or a Dogaressa used instead
awaited-take-masterwork = a masterwork must be taken
awaited-take-dogaressa = a Dogaressa must be taken
awaited-draw-masterwork = a masterwork must be drawn
awaited-draw-dogaressa = a Dogaressa must be drawn
awaited-place-masterwork = the masterwork must be laid into the window
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
refused-wrong-number-of-hands = Hands for { $expected } players are due, not for { $found }.
refused-wrong-number-of-cards = { $expected } cards are due, not { $found }.
refused-not-in-deck = { $card } is not in the deck any more.
refused-no-such-dogaressa = You have no such card in front of you: { $dogaressa }.
refused-no-such-choice = Choose a number from 1 to { $choices }: { $dogaressa }.
refused-not-open = { $card } does not lie open.
refused-stack-empty = The stack is empty.
refused-no-such-cell = The window has the cells 0 to 8, not { $cell }.
refused-wrong-council = Each of the six tiles must lie there once, no two neighbors of one color.
refused-not-in-stack = { $card } is not in the stack.

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
view-council = Small Council
view-tiles = From the bottom: { $tiles }.
view-figure = { $seat }: space { $space }, { $tile }
view-figure-in-palace = { $seat }: in the palace, bonus of { $value }
view-stacks = Masterworks and Dogaressas
view-masterworks = Open masterworks: { $cards }. In the stack: { $count }.
view-dogaressas = Open Dogaressas: { $cards }. In the stack: { $count }.
view-used-dogaressa = In use: { $dogaressa }.
view-placing = To be laid into the window: { $masterwork }.
view-trade-city = Ship in the trade city, bonus of { $value }.
view-own-dogaressas = In front: { $cards }.
view-window = Shop window: { $cells }.
view-cell = { $masterwork } ({ $cell })

# Chapters of the lessons

chapter-workshops = Workshops
chapter-houses = Houses
chapter-citizens = Citizens
chapter-trade = Trade
chapter-harbor = Harbor
chapter-sailing = Sailing with any card
chapter-extra-card = Extra cards
chapter-bonus = Bonus spaces
chapter-game-end = The end of the game
chapter-masterworks-small-council = The Masterworks: Small Council
chapter-masterworks-dogate-and-dogaressas = The Masterworks: Dogate and Dogaressas
chapter-masterworks-sea-route = The Masterworks: sea route
chapter-masterworks-shop-window = The Masterworks: shop windows
