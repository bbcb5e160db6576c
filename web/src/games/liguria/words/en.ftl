# What only the page says about Liguria.

lg-letter-r = R
lg-letter-b = B
lg-letter-y = Y

lg-ring = Ring of harbors and islands
lg-plaza = Market street, row of tiles and ship cards
lg-nothing = nothing

lg-island-r = Red island, { $prestige } prestige
lg-island-b = Blue island, { $prestige } prestige
lg-island-y = Yellow island, { $prestige } prestige
lg-harbor-own = Your harbor
lg-harbor-of = Harbor of { $name }
lg-on-quay = On the quay: { $cubes }
lg-held-by = Held by { $name }: { $tiles }
lg-ships-there = Ships: { $names }
lg-sail-to = Sail { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } { $heading }: { $place }
lg-stop-at = Stop over after { $stop ->
    [one] 1 step
   *[other] { $stop } steps
 }: { $place }
lg-merchant-at = { $space }: merchant of { $name }

lg-order = order ({ $cubes }: { $prestige } prestige)
lg-tile = { $tile } ({ $value })
lg-tile-upgraded = { $tile }, upgraded ({ $value })
lg-row-tile = Tile { $number } of the row: { $tile }
lg-row-chosen = { $count } of { $due } chosen{ $skipped ->
    [0] {""}
    [one] , 1 skipped: 1 coin
   *[other] , { $skipped } skipped: { $skipped } coins
 }
lg-row-left = Left over: these tiles leave the game
lg-about-wheel = { $value ->
    [one] one step
   *[other] { $value } steps
 } more for your ship; upgraded { $better ->
    [2] two
   *[other] { $better }
 }
lg-about-merchant = { $value ->
    [one] one cube
   *[other] { $value } cubes
 } more from foreign quays; upgraded { $better ->
    [2] two
   *[other] { $better }
 }
lg-about-monk = { $value } green point, upgraded { $better }
lg-about-building = { $value } prestige, upgraded { $better }
lg-about-knight = { $value ->
    [one] 1 sword
   *[other] { $value } swords
 }
lg-cube-symbol = brings a cube of any color when you come again
lg-about-diplomat = { $value ->
    [one] 1 scroll
   *[other] { $value } scrolls
 } for a field in a foreign harbor
lg-about-order = counts if your store has the cubes in the end
lg-card = Ship card { $points }; { $cubes } for your quay; { $symbols }
lg-card-plain = no help for your ship
lg-card-of = { $card }: taken by { $name }

lg-page-harbor = Harbor
lg-page-ship = Ship
lg-page-screen = Screen
lg-equipment = { $wheels ->
    [one] 1 step
   *[other] { $wheels } steps
 } for the ship, { $sacks ->
    [one] 1 sack
   *[other] { $sacks } sacks
 }
lg-upgrade = Upgrade { $tile } to { $better }
lg-field-free = Diplomat field for { $row }: free
lg-field-taken = Diplomat field for { $row }: { $name } with { $tiles }
lg-field-of = { $name } for { $row }
lg-pay-with = Pay with { $tiles }
lg-cargo = On board: { $cubes }
lg-load-one = Load a cube: { $color }, { $left } left
lg-load-back = Don’t load this cube: { $color }
lg-quay = Quay
lg-quay-about = for the others
lg-store = Store
lg-screen-own = Your screen
lg-screen-of = Screen of { $name }
lg-screen-empty = Nothing yet
lg-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
lg-envoys = { $count ->
    [one] 1 envoy
   *[other] { $count } envoys
 }
lg-balance = Balance of cards, monks and returned knights: { $balance }
lg-returned = Returned, { $count }×: { $tile }
lg-order-filled = { $order }: can be filled now
lg-order-open = { $order }: cannot be filled yet

lg-mini = Harbor of { $name }. Tiles: { $tiles }. Diplomats: { $envoys }.
lg-behind = Behind the screen of { $name }: { $tiles }. In store: { $cubes }.
lg-behind-nothing = nothing behind the screen
lg-estimate = If it ended now
lg-scored = Final scoring
lg-total = All together

lg-round = Round { $round } of { $rounds }
lg-final = Final movement
lg-phase-market = Merchants
lg-phase-tiles = Tiles
lg-phase-card = Card
lg-phase-sail = Sail
lg-order-of-play = Order of play: { $names }

lg-tip-steps = { $steps } of { $wheels ->
    [one] 1 step
   *[other] { $wheels } steps
 }
lg-tip-nothing = Nothing to do there now
lg-tip-unload = Unload into your store
lg-tip-land = Land knights
lg-tip-conquer = Conquer with at least { $swords } swords
lg-tip-load = Load up to { $most }: { $cubes }
lg-tip-diplomat = Place a diplomat for { $scrolls ->
    [one] 1 scroll
   *[other] { $scrolls } scrolls
 }
lg-tip-prestige = Up to { $prestige } prestige in the end

lg-prompt-market = Put your merchant on a stall.
lg-prompt-tiles = Take { $count ->
    [one] one tile
   *[other] exactly { $count } tiles
 } of the row.
lg-prompt-card = Take a ship card.
lg-prompt-upgrade = Upgrade { $arrows ->
    [one] one tile
   *[other] up to { $arrows } tiles
 } of your harbor, or none.
lg-prompt-sail = { $wheels ->
    [one] Sail one step.
   *[other] Sail one to { $wheels } steps.
 }
lg-prompt-stop = Choose a stop-over, or sail without.
lg-prompt-land = Choose knights to land.
lg-prompt-conquer = Choose knights with more than { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
 }.
lg-prompt-load = Choose the cubes to load.
lg-prompt-diplomat = Choose a row for your diplomat.
lg-prompt-pay = Choose the scrolls you pay with.
lg-prompt-turn = Turn your ship for the next time?
lg-prompt-home = A last move: sail home and unload.

do-space = Put the merchant here
do-tile = Take these tiles
do-card = Take this card
do-harbor = Upgrade it
do-route = Set sail
do-stay = Stay here
do-land = Land them
do-conquer = Conquer
do-cube = Load
do-field = Place the diplomat
do-skip = Do nothing here
do-turn = Turn the ship
do-keep = Keep the direction

lg-guide-goal = You rule a harbor on the Ligurian coast. Your merchants choose tiles for it, your ship fetches cubes of paint from islands and foreign harbors. Prestige is counted only at the end; till then an estimate stands at each player.
lg-guide-market = Put your merchant on a stall. Far ahead you choose tiles and cards early, further behind you get more tiles.
lg-guide-tiles = Take as many tiles as your stall says. Side by side they are free; each tile that you skip costs a coin.
lg-guide-card = A ship card brings paint cubes and decides how far you may sail this round.
lg-guide-upgrade = Brown arrows improve your ship for good: more wheels, more room, better tools.
lg-guide-sail = Your wheels are the distance. Choose where your ship ends; what happens there shows when you point at it.
lg-guide-load = Choose the cubes that you take on board. They count only once they are in your own harbor.
lg-guide-land = An island waits for somebody: land knights here, and it is yours and brings paint at every visit.
lg-guide-conquer = To take an island from its owner you need more swords than lie there.
lg-guide-diplomat = In a foreign harbor a diplomat can stay, for scrolls. Diplomats in many harbors are worth a lot at the end.
lg-guide-home = The last move: only what reaches your own harbor now counts for the orders.

# As the lessons call the players

lesson-name-a = Anna
lesson-name-b = Bruno
lesson-name-c = Carla
lesson-name-d = Dario
