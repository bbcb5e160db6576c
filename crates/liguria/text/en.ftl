game-name = Liguria
game-tagline = Princes of the coast: choose tiles, sail the ring, count prestige at the end.

color-red = red
color-blue = blue
color-yellow = yellow

cubes = { $count }× { $color }
cubes-none = none
counted = { $count }× { $what }

tile-wheel = wheel
tile-merchant = merchant
tile-building-a = building A
tile-building-b = building B
tile-building-c = building C
tile-monk = monk
tile-knight-1 = knight I
tile-knight-2 = knight II
tile-knight-3 = knight III
tile-diplomat-1 = diplomat (1)
tile-diplomat-2 = diplomat (2)
tile-order = order { $number } ({ $cubes }: { $prestige })

row-wheels = wheels
row-merchants = merchants
row-buildings = buildings
row-monks = monks

card = { $name } ({ $points }, { $cubes }, { $symbols })
card-plain = { $name } ({ $points }, { $cubes })
card-wheels = { $count ->
    [one] 1 wheel
   *[other] { $count } wheels
 }
card-arrows = { $count ->
    [one] brown arrow
   *[other] { $count } brown arrows
 }
card-reverse = reverse arrow
card-anchor = anchor

heading-clockwise = clockwise
heading-counterclockwise = counterclockwise

place = place { $number }
island = { $color } island, { $prestige } prestige
quay = { $seat }: { $cubes }
space = space { $number } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }{ $coins ->
    [0] {""}
    [one] , 1 coin
   *[other] , { $coins } coins
 })
row-place = place { $number } of the row
row-number = { $number }

expected-chance = an outcome of chance
expected-card = a card
expected-tile = a tile
expected-knight = a knight
expected-diplomat = a diplomat
expected-harbor-tile = a tile of the harbor or “none”
expected-space = a space of the street, 1 to 8
expected-index = a place in the row, from 0
expected-heading = “cw” or “ccw”
expected-stop = “stop”
expected-field = a diplomat field, 1 to 4
expected-cubes = cubes such as “RRB”
expected-island = an island such as “R4”

action-market = Merchant to { $space }
action-tiles = Take from the row: { $places }
action-card = Take { $card }
action-upgrade = Upgrade: { $tile }
action-upgrade-none = No upgrade
action-sail = Sail { $heading }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
action-sail-stop = Sail { $heading }, { $steps } steps, stop-over after { $stop }
action-stay = Stay here
action-land = Land { $tiles }
action-conquer = Conquer with { $tiles }
action-load = Load { $cubes }
action-load-none = Load nothing
action-diplomat = Diplomat for { $row }: { $tiles }
action-skip = Do nothing here
action-turn = Turn the ship around
action-keep = Keep the direction

part-stop = stop-over after { $stop ->
    [one] 1 step
   *[other] { $stop } steps
 }
part-knights = { $count }× { $tile }
part-cube = a { $color } cube
part-field = diplomat field for { $row }

event-order-drawn = Turn order: { $seats }.
event-islands-laid = The islands around the ring: { $islands }.
event-quays-stocked = On the quays: { $quays }.
event-tiles-laid = Round { $round }. In the row: { $tiles }.
event-cards-laid = Cards on offer: { $cards }.
event-merchant-placed = { $seat } puts the merchant on { $space }.
event-tiles-taken = { $seat } takes { $tiles }{ $coins ->
    [0] {""}
    [one] {" "}and 1 coin
   *[other] {" "}and { $coins } coins
 }{ $paid ->
    [0] .
    [one] , and pays 1 coin.
   *[other] , and pays { $paid } coins.
 }
event-tile-lost = No room in the harbor of { $seat }: { $tile } leaves the game.
event-merchant-returned = { $seat } is number { $position } in the turn order.
event-card-taken = { $seat } takes { $card }. To the quay: { $cubes }.
event-tile-upgraded = { $seat } upgrades a tile: { $tile }.
event-upgrade-declined = { $seat } does not upgrade.
event-ship-sailed = The ship of { $seat } sails { $heading } from { $from } to { $to } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }).
event-ship-stayed = The ship of { $seat } stays where it is.
event-ship-turned = The ship of { $seat } turns and will sail { $heading }.
event-knights-landed = { $seat } lands at { $place }: { $tiles }.
event-island-conquered = { $seat } conquers { $place } with { $tiles }. { $from } takes back { $returned }.
event-cubes-loaded = { $seat } loads { $cubes }.
event-cubes-unloaded = { $seat } unloads { $cubes }.
event-diplomat-placed = { $seat } places { $tiles } in the harbor of { $harbor }: { $row }.
event-action-skipped = { $seat } does nothing there.
event-row-cleared = Left over and out of the game: { $tiles }.
event-final-movement-began = The last round is over: the final movement begins.
event-scored = { $seat }: { $points } ({ $reason })
event-game-ended = The game is over.

reason-island = island, { $place }
reason-buildings = buildings
reason-debt = balance of { $balance }
reason-order = { $order }
reason-sets = { $sets ->
    [one] one set
   *[other] { $sets } sets
 } of red, blue and yellow
reason-diplomat = diplomat in the harbor of { $harbor }, { $row }: { $tiles ->
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

awaited-draw-order = the turn order must be drawn
awaited-draw-islands = the islands must be laid out
awaited-draw-cubes = the quays must be stocked
awaited-draw-tiles = the tiles of the round must be drawn
awaited-draw-cards = the cards of the round must be drawn
awaited-place-merchant = a merchant must be placed
awaited-take-tiles = tiles must be taken
awaited-take-card = a card must be taken
awaited-upgrade = a tile may be upgraded
awaited-sail = the ship must sail
awaited-land = knights may land
awaited-conquer = the island may be conquered
awaited-load = cubes may be loaded
awaited-place-diplomat = a diplomat may be placed
awaited-turn-around = the ship may turn
awaited-sail-home = the ship may make its final move
awaited-over = the game is over

refused-not-now = That is not what is asked now: { $awaited }.
refused-space-taken = Space { $number } is taken: the merchant of { $by } stands there.
refused-number-of-tiles = Your space brings { $expected ->
    [one] 1 tile
   *[other] { $expected } tiles
 }, not { $found }.
refused-beyond-the-row = The row has only { $tiles } tiles.
refused-too-expensive = Skipping { $cost } costs { $cost } coins, and you have { $coins }.
refused-not-on-offer = { $card } is not on offer.
refused-nothing-to-upgrade = There is nothing to upgrade: { $tile }.
refused-against-the-heading = From an island, and without a reverse arrow, your ship can only go on { $heading }.
refused-distance = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }? You sail at least 1 step, and at most { $wheels }.
refused-no-anchor = Your card has no anchor for a stop-over.
refused-stop-not-on-the-way = The stop-over must come before the { $steps } steps are done.
refused-no-stop-in-the-final-movement = There is no stop-over in the final movement.
refused-no-knight-chosen = At least one knight must land.
refused-not-behind-screen = You do not have so many behind your screen: { $tile }.
refused-too-few-swords = { $swords } swords are too few: it takes { $needed }.
refused-too-many-cubes = You can't load more than { $most }.
refused-color-not-due = You can't load more than { $most } of this color: { $color }.
refused-one-must-be-of-the-island = So many can be loaded only if one of them has the color of the island, { $color }.
refused-field-taken = Field { $field } is taken: an envoy of { $by } stands there.
refused-too-few-scrolls = This field costs { $price } scrolls, not { $scrolls }.
refused-needless-diplomat = One of the tiles could be left out: the field costs { $price ->
    [one] 1 scroll
   *[other] { $price } scrolls
 }.
refused-other-chance = Another outcome of chance is due: { $awaited }.
refused-not-each-seat-once = The order must name each of the { $players } seats once.
refused-wrong-number-of-islands = { $expected } islands are due, not { $found }.
refused-no-such-island = There are no more islands of this color: { $color }.
refused-no-such-marker = There is no marker of { $prestige } left.
refused-gap-of-one-color = Between two harbors this color stands twice: { $color }.
refused-wrong-number-of-harbors = Cubes for { $expected } harbors are due, not for { $found }.
refused-not-two-colors = Two cubes of different colors are due, not { $cubes }.
refused-wrong-number-of-tiles-laid = { $expected } tiles are due, not { $found }.
refused-not-in-bag = Not in the bag any more: { $tile }.
refused-wrong-number-of-cards = { $expected } cards are due, not { $found }.
refused-not-in-deck = { $card } is not in the deck any more.
refused-one-sided-offer = The cards on offer must show a positive and a negative number.

view-round = Round { $round }
view-order = Turn order: { $seats }.
view-row = In the row: { $tiles }.
view-offer = Cards on offer: { $cards }.
view-supply = Cubes in the supply: { $cubes }.
view-bag = Tiles in the bag, { $count }: { $tiles }.
view-deck = Cards in the deck: { $count }.
view-ring = Ring
view-island-free = { $place }: { $island }.
view-island-held = { $place }: { $island }, held by { $owner } with { $tiles }.
view-score = { $points } prestige
view-purse = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, { $envoys ->
    [one] 1 envoy
   *[other] { $envoys } envoys
 }
view-ship = Ship at { $place }, heading { $heading }. Cargo: { $cubes }.
view-merchant = Merchant on { $space }.
view-quay = On the quay: { $cubes }.
view-equipment = Wheels: { $wheels }. Sacks: { $sacks }.
view-stack = In the harbor: { $count }× { $tile }{ $upgraded ->
    [0] .
   *[other] , { $upgraded } of them upgraded.
 }
view-envoy = Diplomat of { $seat } beside the { $row }: { $tiles }.
view-store = Cubes in store: { $cubes }.
view-screen = Behind the screen: { $tiles }.
view-returned = Returned knights: { $tiles }.
view-cards = Cards: { $cards }.
view-card = Card of this round: { $card }.

sketch-round = Round
sketch-order = Order
sketch-street = Street
sketch-row = Row
sketch-offer = Cards
sketch-harbor = harbor
sketch-screen = screen
sketch-cubes = hold/store
sketch-card = card

# Chapters of the lessons

chapter-market = The market street
chapter-tiles = Tiles and coins
chapter-cards = Ship cards and upgrades
chapter-ship-movement = Moving the ship
chapter-islands = Islands
chapter-harbors = Harbors and diplomats
chapter-scoring = Final scoring
