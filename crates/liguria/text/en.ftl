game-name = Liguria
game-tagline = Princes of the Ligurian coast: choose tiles, sail from harbor to island, and count your prestige at the end.

color-red = red
color-blue = blue
color-yellow = yellow

cubes = { $count } { $color }
cubes-none = none
counted = { $count }× { $what }
knights = { $count ->
    [one] { $knight }
   *[other] { $count }× { $knight }
 }
diplomats = { $count ->
    [one] { $diplomat }
   *[other] { $count }× { $diplomat }
 }

tile-wheel = wheel
tile-merchant = trader
tile-building-a = building A
tile-building-b = building B
tile-building-c = building C
tile-monk = monk
tile-knight-1 = knight I
tile-knight-2 = knight II
tile-knight-3 = knight III
tile-diplomat-1 = diplomat (1 scroll)
tile-diplomat-2 = diplomat (2 scrolls)
tile-order = order for { $cubes } ({ $prestige })

tiles-wheel = { $count } wheels
tiles-merchant = { $count } traders
tiles-building-a = { $count }× building A
tiles-building-b = { $count }× building B
tiles-building-c = { $count }× building C
tiles-monk = { $count } monks

row-wheels = wheels
row-merchants = traders
row-buildings = buildings
row-monks = monks

card = ship card { $points } ({ $cubes }; { $symbols })
card-plain = ship card { $points } ({ $cubes })
card-wheels = { $count ->
    [one] 1 wheel
   *[other] { $count } wheels
 }
card-arrows = { $count ->
    [one] 1 brown arrow
   *[other] { $count } brown arrows
 }
card-reverse = reverse arrow
card-anchor = anchor

heading-clockwise = clockwise
heading-counterclockwise = counterclockwise

harbor = { $seat }’s harbor
island-red = the red island ({ $prestige })
island-blue = the blue island ({ $prestige })
island-yellow = the yellow island ({ $prestige })
island-face = { $color } ({ $prestige })
quay = { $seat } ({ $cubes })
space = the stall with { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }{ $coins ->
    [0] {""}
    [one] {" "}and 1 coin
   *[other] {" "}and { $coins } coins
 }
row-place = tile { $number } in the row
row-number = { $number }

expected-chance = a chance outcome
expected-card = a card
expected-tile = a tile
expected-knight = a knight
expected-diplomat = a diplomat
expected-harbor-tile = a harbor tile or “none”
expected-space = a stall in the market street, 1 to 8
expected-index = a tile in the row, counted from 0
expected-heading = “cw” or “ccw”
expected-stop = “stop”
expected-field = a diplomat space, 1 to 4
expected-cubes = cubes such as “RRB”
expected-island = an island such as “R4”

action-market = Send your merchant to { $space }
action-tiles = Take { $tiles }
action-tiles-numbered = Take from the row: { $places }
action-card = Take { $card }
action-upgrade = Upgrade: { $tile }
action-upgrade-none = No upgrade
action-sail = Sail { $heading }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
action-sail-stop = Sail { $heading }, { $steps } steps, stopover after { $stop }
action-sail-to = Sail to { $place }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } { $heading }
action-sail-to-stop = Sail to { $place }, stopping over at { $stop }: { $steps } steps { $heading }
action-stay = Stay here
action-land = Land { $tiles }
action-conquer = Conquer with { $tiles }
action-load = Load { $cubes }
action-load-none = Load nothing
action-diplomat = Diplomat beside the { $row }: { $tiles }
action-skip = Do nothing here
action-turn = Turn the ship around
action-keep = Keep the direction

part-stop = Stop over after { $stop ->
    [one] 1 step
   *[other] { $stop } steps
 }
part-knights = { $count ->
    [one] { $tile }
   *[other] { $count }× { $tile }
 }
part-cube = a { $color } cube
part-field = diplomat space beside the { $row }

event-order-drawn = Turn order: { $seats }.
event-islands-laid = Islands, clockwise: { $islands }.
event-quays-stocked = Cubes on the quays: { $quays }.
event-tiles-laid = Round { $round }. Tiles in the row: { $tiles }.
event-cards-laid = On offer: { $cards }.
event-merchant-placed = { $seat } sends the merchant to { $space }.
event-tiles-taken = { $seat } takes { $tiles }{ $coins ->
    [0] {""}
    [one] {" "}and 1 coin
   *[other] {" "}and { $coins } coins
 }{ $paid ->
    [0] .
    [one] , paying 1 coin.
   *[other] , paying { $paid } coins.
 }
event-tile-lost = No room in { $seat }’s harbor: { $tile } is removed from the game.
event-merchant-returned = { $seat } is now { $position ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
 } in turn order.
event-card-taken = { $seat } takes { $card }. Added to the quay: { $cubes }.
event-tile-upgraded = { $seat } upgrades a tile: { $tile }.
event-upgrade-declined = { $seat } declines the upgrade.
event-ship-sailed = { $seat } sails { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } { $heading } from { $from } to { $to }.
event-ship-stayed = { $seat } stays put.
event-ship-turned = { $seat } turns the ship and will sail { $heading } next.
event-knights-landed = { $seat } lands { $tiles } on { $island }.
event-island-conquered = { $seat } conquers { $island } with { $tiles }. { $from } gets back { $returned }.
event-cubes-loaded = { $seat } loads { $cubes }.
event-nothing-loaded = { $seat } loads nothing.
event-cubes-unloaded = { $seat } unloads { $cubes }.
event-diplomat-placed = { $seat } places { $tiles } in { $harbor }’s harbor, beside the { $row }.
event-action-skipped = { $seat } takes no action there.
event-row-cleared = Left over and removed from the game: { $tiles }.
event-final-movement-began = The last round is over: the final movement begins.
event-scored = { $seat }: { $points } – { $reason }
event-game-ended = The game is over.

reason-island = { $island }
reason-buildings = buildings
reason-debt = balance of { $balance }
reason-order = { $order }
reason-sets = { $sets ->
    [one] one set
   *[other] { $sets } sets
 } of red, blue and yellow
reason-diplomat = diplomat in { $harbor }’s harbor, beside the { $row }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }
reason-remission = nobody ends below 0

source-islands = Islands
source-buildings = Buildings
source-debt = Balance
source-orders = Orders
source-sets = Sets
source-diplomats = Diplomats
source-remission = Raised to 0

awaited-draw-order = the turn order is being drawn
awaited-draw-islands = the islands are being laid out
awaited-draw-cubes = the quays are being stocked
awaited-draw-tiles = this round’s tiles are being drawn
awaited-draw-cards = this round’s cards are being drawn
awaited-place-merchant = put your merchant on a stall first
awaited-take-tiles = take your tiles first
awaited-take-card = take a ship card first
awaited-upgrade = upgrade a tile or decline first
awaited-sail = sail first
awaited-land = first decide whether to land knights
awaited-conquer = first decide whether to conquer the island
awaited-load = first choose what to load
awaited-place-diplomat = first decide whether to place a diplomat
awaited-turn-around = turn your ship or keep its direction first
awaited-sail-home = make your final move or stay
awaited-over = the game is over

refused-not-now = Not now: { $awaited }.
refused-space-taken = Taken: { $by }’s merchant is at { $space }.
refused-number-of-tiles = Your stall gives you { $expected ->
    [one] exactly 1 tile
   *[other] exactly { $expected } tiles
 }, not { $found }.
refused-beyond-the-row = There are only { $tiles } tiles in the row.
refused-too-expensive = Skipping { $cost ->
    [one] a tile costs 1 coin
   *[other] { $cost } tiles costs { $cost } coins
 }; you have { $coins }.
refused-not-on-offer = Not on offer: { $card }.
refused-nothing-to-upgrade = You have none to upgrade: { $tile }.
refused-against-the-heading = Without a reverse arrow, a ship that leaves an island keeps its direction: { $heading }.
refused-distance = You must sail at least 1 step and at most { $wheels }, not { $steps }.
refused-no-anchor = Your card has no anchor for a stopover.
refused-stop-not-on-the-way = The stopover must come before the end of the move, which is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } long.
refused-no-stop-in-the-final-movement = You can’t stop over in the final movement.
refused-no-knight-chosen = You must land at least one knight.
refused-not-behind-screen = You don’t have that many behind your screen: { $tile }.
refused-too-few-swords = Not enough swords: you need { $needed } and have chosen { $swords }.
refused-too-many-cubes = You can’t load more than { $most ->
    [one] 1 cube
   *[other] { $most } cubes
 } here.
refused-color-not-due = You can’t load more than { $most } { $color } here.
refused-one-must-be-of-the-island = To load that many, one cube must have the island’s color, { $color }.
refused-field-taken = Taken: { $by }’s diplomat is already beside the { $row }.
refused-too-few-scrolls = This space costs { $price ->
    [one] 1 scroll
   *[other] { $price } scrolls
 }; you have chosen { $scrolls }.
refused-needless-diplomat = You could leave out one of these tiles: the space costs only { $price ->
    [one] 1 scroll
   *[other] { $price } scrolls
 }.
refused-other-chance = That isn’t what has to be drawn now: { $awaited }.
refused-not-each-seat-once = The order must list each of the { $players } seats once.
refused-wrong-number-of-islands = Expected { $expected } islands, not { $found }.
refused-no-such-island = There are no more { $color } islands.
refused-no-such-marker = There are no more markers with { $prestige } prestige.
refused-gap-of-one-color = There are two { $color } islands between the same harbors.
refused-wrong-number-of-harbors = Expected cubes for { $expected } harbors, not { $found }.
refused-not-two-colors = Expected two cubes of different colors, not { $cubes }.
refused-wrong-number-of-tiles-laid = Expected { $expected } tiles, not { $found }.
refused-not-in-bag = No longer in the bag: { $tile }.
refused-wrong-number-of-cards = Expected { $expected } cards, not { $found }.
refused-not-in-deck = No longer in the deck: { $card }.
refused-one-sided-offer = The cards on offer must include a positive and a negative number.

view-round = Round { $round }
view-order = Turn order: { $seats }.
view-row = Tiles in the row: { $tiles }.
view-offer = On offer: { $cards }.
view-supply = Cubes in the supply: { $cubes }.
view-bag = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 } in the bag: { $tiles }.
view-deck = Cards in the deck: { $count }.
view-ring = The ring, clockwise
view-harbor = { $place }
view-island-free = { $island }, no knights
view-island-held = { $island }, held by { $owner } with { $tiles }
view-score = { $points } prestige
view-purse = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, { $envoys ->
    [one] 1 figure
   *[other] { $envoys } figures
 }
view-ship = Ship at { $place }, heading { $heading }. Cargo: { $cubes }.
view-merchant = Merchant at { $space }.
view-quay = On the quay: { $cubes }.
view-equipment = Wheels: { $wheels }. Sacks: { $sacks }.
view-stack = In the harbor: { $count }× { $tile }{ $upgraded ->
    [0] .
   *[other] , { $upgraded } upgraded.
 }
view-envoy = { $seat }’s diplomat beside the { $row }: { $tiles }.
view-store = Cubes in store: { $cubes }.
view-screen = Behind the screen: { $tiles }.
view-returned = Returned knights: { $tiles }.
view-cards = Cards: { $cards }.
view-card = This round’s card: { $card }.

sketch-round = Round
sketch-order = Order
sketch-street = Street
sketch-row = Row
sketch-offer = Cards
sketch-harbor = harbor
sketch-screen = screen
sketch-cubes = ship/store
sketch-card = card

# Chapters of the lessons

chapter-market = The market street
chapter-tiles = Tiles and coins
chapter-cards = Ship cards and upgrades
chapter-ship-movement = Moving the ship
chapter-islands = Islands
chapter-harbors = Harbors and diplomats
chapter-scoring = Final scoring
