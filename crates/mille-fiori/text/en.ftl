game-name = Mille Fiori
game-tagline = Glassmakers of the lagoon: draft a card, place a diamond, score right away.

options-masterworks-edition = The Masterworks requires the revised edition.

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

card-symbol = { $symbol } { $wheel }
card-plain = { $area } { $wheel }
card-dogate = Dogate ({ $arrows ->
    [one] 1 arrow
   *[other] { $arrows } arrows
 }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
 })

shape-bowl = bowl
shape-lamp = lamp
shape-vase = vase
glass-amber = amber
glass-cobalt = cobalt
glass-ruby = ruby
masterwork = { $glass } { $shape } ({ $value })

dogaressa-points = Dogaressa (points)
dogaressa-two-masterworks = Dogaressa (two masterworks)
dogaressa-extra-card = Dogaressa (extra card)
dogaressa-sea-route = Dogaressa (sea route)
dogaressa-small-dogate = Dogaressa (small Dogate)
dogaressa-large-dogate = Dogaressa (large Dogate)

tile-brown = brown
tile-purple = purple
tile-green = green
tile-light-blue = light blue
palace = Palace
trade-city = City
shop-window = shop window
track-council = in the Doge’s Palace
track-sea-route = in the trade city

space-workshops = { $symbol } workshop (row { $row }, hexagon { $place })
space-houses = house { $number } (value { $value })
space-citizens-base = { $symbol } ({ $area }, base, space { $place })
space-citizens-middle = { $symbol } ({ $area }, middle, space { $place })
space-citizens-top = { $symbol } ({ $area }, top, space { $place })
space-trade = { $symbol } (trade, row { $row })
space-harbor = ship space { $place } (harbor, row { $row })

expected-chance = a chance outcome
expected-card = a card
expected-masterwork = a masterwork
expected-dogaressa = a Dogaressa
expected-card-to-take = a masterwork, a Dogaressa or “top”
expected-tile = a council tile

action-pick = Pick { $card }
action-place = Place a diamond
action-place-on = Place: { $space }
action-sail = Sail
action-sail-spaces = { $spaces ->
    [one] Sail 1 space
   *[other] Sail { $spaces } spaces
 }
action-extra = Play { $card } as an extra card
action-decline = No extra card
action-play = Play the card you picked
action-play-card = Play { $card }
action-use-dogaressa = Use { $dogaressa } instead
action-use-dogaressa-spaces = { $number ->
    [one] Use { $dogaressa } instead: 1 space
   *[other] Use { $dogaressa } instead: { $number } spaces
 }
action-take = Take { $card }
action-take-top = Take the top card of the stack
action-window = Lay in your window: { $cell }

part-number = { $number }
window-cell = shop window, row { $row }, column { $place }
window-place = row { $row }, column { $place }

event-start-player-drawn = { $seat } is the start player.
event-display-filled = Added to the display: { $cards }.
event-hands-dealt = Round { $round }: everyone is dealt five cards.
event-hand-dealt = Round { $round }. Your cards: { $cards }.
event-card-picked = { $seat } picks { $card }.
event-card-picked-hidden = { $seat } has picked a card.
event-card-played = { $seat } plays { $card }.
event-diamond-placed = { $seat } places a diamond: { $space }.
event-diamond-placed-from-reserve = { $seat } places a diamond from the reserve: { $space }.
event-ship-moved = { $seat } sails { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 }.
event-scored = { $seat }: +{ $points } ({ $reason })
event-bonus-placed = { $seat } takes the { $value }-point bonus for { $area }.
event-bonus-placed-without-diamond = { $seat } takes the { $value }-point bonus for { $area } without a diamond.
event-extra-card-earned = { $seat } earns an extra card.
event-extra-card-taken = { $seat } takes { $card } from the display.
event-extra-card-declined = { $seat } declines the extra card.
event-hands-passed = All hands are passed to the left.
event-last-cards-displayed = The last cards go to the display: { $cards }.
event-start-player-passed = The round is over. { $seat } is the new start player.
event-end-triggered = { $seat }’s personal supply is empty: the game ends after this pass.
event-game-ended = The game is over.
event-council-laid = The Small Council, from bottom to top: { $tiles }.
event-masterworks-opened = Face-up masterworks: { $cards }.
event-dogaressas-opened = Face-up Dogaressas: { $cards }.
event-figure-moved = { $seat } moves up { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
 } in the Small Council.
event-figure-in-palace = { $seat } reaches the Doge’s Palace.
event-track-bonus-taken = { $seat } takes the { $value }-point bonus { $track }.
event-track-bonus-taken-without-diamond = { $seat } takes the { $value }-point bonus { $track } without a diamond.
event-doge-card-taken = { $seat } takes the Doge card and starts the next pass.
event-dogaressa-used = { $seat } uses { $dogaressa } and discards { $card } unused.
event-dogaressa-returned = { $dogaressa } goes back into the stack.
event-dogaressa-taken = { $seat } takes { $dogaressa }.
event-card-opened = Revealed from the stack: { $card }.
event-top-taken = { $seat } takes the top card of the stack.
event-masterwork-taken = { $seat } takes a masterwork: { $masterwork }.
event-masterwork-placed = { $seat } lays { $masterwork } in the shop window: { $cell }.
event-masterwork-placed-over = { $seat } lays { $masterwork } over { $covered } in the shop window: { $cell }.
event-reward-lapsed = No such card is left, so { $seat } gets nothing.

reason-group = { $diamonds ->
    [one] single diamond
   *[other] group of { $diamonds }, { $each } each
 }
reason-row = { $houses ->
    [one] one house
   *[other] run of { $houses } houses
 }
reason-level = { $area }
reason-level-doubled = { $area }, doubled
reason-beneath = { $area }, { $diamonds ->
    [one] one diamond
   *[other] { $diamonds } diamonds
 } beneath
reason-goods = { $diamonds ->
    [one] one good
   *[other] { $diamonds } goods, { $each } each
 }
reason-fleet = { $diamonds ->
    [one] one ship in the fleet
   *[other] { $diamonds } ships in the fleet, { $each } each
 }
reason-landing = sea track
reason-empty-display = empty display
reason-bonus = bonus for { $area }
reason-council = Small Council
reason-track-bonus = bonus { $track }
reason-dogate = Dogate card
reason-dogaressa = { $dogaressa }
reason-masterwork = masterwork
reason-window-row = row { $number } of the shop window
reason-window-column = column { $number } of the shop window

source-workshops = Workshops
source-houses = Houses
source-nobles = Nobles
source-commoners = Commoners
source-trade = Trade
source-harbor = Harbor
source-sea-track = Sea track
source-empty-display = Empty display
source-bonus-workshops = Workshops bonus
source-bonus-houses = Houses bonus
source-bonus-nobles = Nobles bonus
source-bonus-commoners = Commoners bonus
source-bonus-trade = Trade bonus
source-council = Small Council
source-dogate = Dogate cards
source-dogaressas = Dogaressas
source-masterworks = Masterworks
source-shop-window = Shop window
source-bonus-palace = Doge’s Palace bonus
source-bonus-trade-city = Trade city bonus

awaited-pick = pick a card first
awaited-use = use the card in play first
awaited-extra-card = take or decline an extra card first
awaited-start-player = the start player must be drawn
awaited-display = the display must be filled
awaited-deal = the hands must be dealt
awaited-council = the council tiles must be laid out
awaited-open-masterworks = the first masterworks must be turned face up
awaited-open-dogaressas = the first Dogaressas must be turned face up
awaited-play = play the card you picked, or use a Dogaressa, first
awaited-take-masterwork = take a masterwork first
awaited-take-dogaressa = take a Dogaressa first
awaited-draw-masterwork = a masterwork must be drawn
awaited-draw-dogaressa = a Dogaressa must be drawn
awaited-place-masterwork = lay the masterwork in your window first
awaited-nothing = the game is over

refused-not-now = Not now: { $awaited }.
refused-not-in-hand = Not in your hand: { $card }.
refused-not-in-display = Not in the display: { $card }.
refused-no-diamond = You have no diamonds left. You can only sail.
refused-other-area = This card is for another area: { $area }. Place a diamond there, or sail.
refused-no-such-space = There is no space { $space } in this area ({ $area }).
refused-space-taken = This space is taken by { $owner }: { $space }.
refused-wrong-symbol = This card doesn’t fit here: the space shows { $symbol }.
refused-not-next-house = Houses are filled in order. The next one is { $next }.
refused-no-house-left = All houses are taken. You can only sail.
refused-not-supported = Both spaces beneath this one must be filled first.
refused-other-chance = That isn’t what has to be drawn now: { $awaited }.
refused-no-such-seat = There is no seat { $number } at this table.
refused-wrong-number-of-hands = Expected hands for { $expected } players, not { $found }.
refused-wrong-number-of-cards = Expected { $expected } cards, not { $found }.
refused-not-in-deck = No longer in the deck: { $card }.
refused-no-such-dogaressa = You don’t have this card: { $dogaressa }.
refused-no-such-choice = Choose a number from 1 to { $choices } for { $dogaressa }.
refused-not-open = Not face up: { $card }.
refused-stack-empty = The stack is empty.
refused-no-such-cell = The shop window has cells 0 to 8, not { $cell }.
refused-wrong-council = Each of the six tiles must appear once, and adjacent tiles must differ in color.
refused-not-in-stack = Not in the stack: { $card }.

sketch-bonus = bonus
sketch-hand = your hand

view-round = Round { $round }
view-start = { $seat } is the start player.
view-deck = Cards in the deck: { $count }.
view-display = Display: { $cards }.
view-display-empty = The display is empty.
view-in-play = In play: { $card }.
view-own-pick = You have picked { $card }.
view-ending = The game ends after this pass.
view-score = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
view-diamonds = Diamonds: { $personal }, plus { $reserve } in reserve.
view-ship = Ship on sea space { $space } of { $last }.
view-bonus = { $value }-point bonus for { $area }.
view-hand-own = Your hand: { $cards }.
view-hand-known = Known cards: { $cards }.
view-hand-hidden = Hidden cards: { $count }.
view-hand-empty = No cards in hand.
view-has-picked = Has picked a card.
view-spaces = { $seat }: { $spaces }
view-area-empty = No diamonds yet.
view-council = Small Council
view-tiles = From bottom to top: { $tiles }.
view-figure = { $seat }: { $space ->
    [0] lowest space
    [one] 1 space up
   *[other] { $space } spaces up
 }, { $tile }
view-figure-in-palace = { $seat }: in the Doge’s Palace, { $value }-point bonus
view-stacks = Masterworks and Dogaressas
view-masterworks = Face-up masterworks: { $cards }. In the stack: { $count }.
view-dogaressas = Face-up Dogaressas: { $cards }. In the stack: { $count }.
view-used-dogaressa = In use: { $dogaressa }.
view-placing = To be laid in the shop window: { $masterwork }.
view-trade-city = Ship in the trade city, { $value }-point bonus.
view-own-dogaressas = In front of this player: { $cards }.
view-window = Shop window: { $cells }.
view-cell = { $masterwork } in row { $row } column { $place }

# Chapters of the lessons

chapter-workshops = Workshops
chapter-houses = Houses
chapter-citizens = Citizens
chapter-trade = Trade
chapter-harbor = Harbor
chapter-sailing = Sailing with any card
chapter-extra-card = Extra cards
chapter-bonus = Bonus spaces
chapter-game-end = End of the game
chapter-masterworks-small-council = The Masterworks: Small Council
chapter-masterworks-dogate-and-dogaressas = The Masterworks: Dogate and Dogaressas
chapter-masterworks-sea-route = The Masterworks: sea route
chapter-masterworks-shop-window = The Masterworks: shop windows
