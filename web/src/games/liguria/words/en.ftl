# Messages about Liguria that only the page uses.

lg-letter-r = R
lg-letter-b = B
lg-letter-y = Y

lg-ring = Ring of harbors and islands
lg-plaza = Market street, row of tiles and ship cards
lg-street = Market street
lg-row = Row of tiles
lg-offer = Ship cards
lg-places = Harbors and islands
lg-nothing = nothing

lg-island-r = Red island, { $prestige } prestige
lg-island-b = Blue island, { $prestige } prestige
lg-island-y = Yellow island, { $prestige } prestige
lg-harbor-own = Your harbor
lg-harbor-of = { $name }’s harbor
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
lg-merchant-at = { $space }: { $name }’s merchant

lg-order = order for { $cubes } ({ $prestige } prestige)
lg-tile = { $tile } ({ $value })
lg-tile-upgraded = { $tile }, upgraded ({ $value })
lg-row-tile = Tile { $number } in the row: { $tile }
lg-row-chosen = { $count } of { $due } chosen{ $skipped ->
    [0] {""}
    [one] , 1 skipped: 1 coin
   *[other] , { $skipped } skipped: { $skipped } coins
 }
lg-row-left = Left over: these tiles will be removed from the game
lg-about-wheel = { $value ->
    [one] 1 more step
   *[other] { $value } more steps
 } for your ship; upgraded: { $better }
lg-about-merchant = { $value ->
    [one] 1 more cube
   *[other] { $value } more cubes
 } from other players’ quays; upgraded: { $better }
lg-about-monk = { $value ->
    [one] 1 green point
   *[other] { $value } green points
 }; upgraded: { $better }
lg-about-building = { $value } prestige; upgraded: { $better }
lg-about-knight = { $value ->
    [one] 1 sword
   *[other] { $value } swords
 }
lg-cube-symbol = lets you load a cube of any color when you return
lg-about-diplomat = { $value ->
    [one] 1 scroll
   *[other] { $value } scrolls
 } for a diplomat space in another player’s harbor
lg-about-order = scores if the cubes are in your store at the end
lg-card = Ship card { $points }: { $cubes } for your quay; { $symbols }
lg-card-plain = nothing for your ship
lg-card-of = { $card }. Taken by { $name }

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
lg-field-free = Diplomat space beside the { $row }: free
lg-field-taken = Diplomat space beside the { $row }: { $name } with { $tiles }
lg-field-of = { $name } beside the { $row }
lg-pay-with = Pay with { $tiles }
lg-cargo = On board: { $cubes }
lg-load-one = Load a { $color } cube, { $left } left
lg-load-back = Don’t load this { $color } cube
lg-quay = Quay
lg-quay-about = for the others
lg-store = Store
lg-screen-own = Your screen
lg-screen-of = { $name }’s screen
lg-screen-empty = Nothing yet
lg-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
lg-envoys = { $count ->
    [one] 1 figure
   *[other] { $count } figures
 }
lg-balance = Balance of ship cards, monks and defeated knights: { $balance }
lg-returned = Defeated, { $count }×: { $tile }
lg-order-filled = { $order }: can be filled now
lg-order-open = { $order }: can’t be filled yet

lg-mini = { $name }’s harbor. Tiles: { $tiles }. Diplomats: { $envoys }.
lg-behind = Behind { $name }’s screen: { $tiles }. In store: { $cubes }.
lg-behind-nothing = nothing behind the screen
lg-estimate = If the game ended now
lg-scored = Final scoring
lg-total = Total

lg-round = Round { $round } of { $rounds }
lg-final = Final movement
lg-phase-market = Merchants
lg-phase-tiles = Tiles
lg-phase-card = Ship cards
lg-phase-sail = Ships
lg-order-of-play = Turn order: { $names }

lg-tip-steps = { $steps } of { $wheels ->
    [one] 1 step
   *[other] { $wheels } steps
 }
lg-tip-nothing = Nothing you can do there now
lg-tip-unload = Unload into your store
lg-tip-land = Land knights
lg-tip-conquer = Conquer with at least { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
 }
lg-tip-load = Load up to { $most }: { $cubes }
lg-tip-diplomat = Place a diplomat for { $scrolls ->
    [one] 1 scroll
   *[other] { $scrolls } scrolls
 }
lg-tip-prestige = Up to { $prestige } prestige at the end

lg-prompt-market = Put your merchant on a stall.
lg-prompt-tiles = Take { $count ->
    [one] 1 tile
   *[other] exactly { $count } tiles
 } from the row.
lg-prompt-card = Take a ship card.
lg-prompt-upgrade = Upgrade { $arrows ->
    [one] 1 tile
   *[other] up to { $arrows } tiles
 } in your harbor, or none.
lg-prompt-sail = { $wheels ->
    [one] Sail 1 step.
   *[other] Sail 1 to { $wheels } steps.
 }
lg-prompt-stop = Choose a stopover, or sail straight there.
lg-prompt-land = Choose knights to land.
lg-prompt-conquer = Choose knights with more than { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
 } in total.
lg-prompt-load = Choose the cubes to load.
lg-prompt-diplomat = Choose a row for your diplomat, or none.
lg-prompt-pay = Choose the scrolls to pay with.
lg-prompt-turn = Turn your ship around for next time?
lg-prompt-home = One last move: sail home to unload, or stay.

do-space = Put your merchant here
do-tile = Take these tiles
do-card = Take this card
do-harbor = Upgrade
do-route = Set sail
do-stay = Stay here
do-land = Land knights
do-conquer = Conquer
do-cube = Load
do-field = Place diplomat
do-skip = Do nothing here
do-turn = Turn around
do-keep = Keep direction

lg-guide-goal = You rule a harbor. Your merchant chooses tiles for it, and your ship fetches cubes from islands and the other harbors; prestige is counted at the end. Start by putting your merchant on a stall: anything that glows can be chosen.
lg-guide-market = Further left, you take tiles, take a card and sail earlier; further right, you get more tiles.
lg-guide-tiles = Take as many tiles as your stall shows. Neighboring tiles are free; each tile you skip in between costs a coin.
lg-guide-card = A ship card puts cubes on your quay – for the others to fetch – and may give you wheels, arrows or an anchor for this round. Its number counts at the end: each point your balance is below 0 costs 5 prestige.
lg-guide-upgrade = Each brown arrow turns over one tile in your harbor: a wheel then gives two steps, a trader two sacks, a monk two green points, and a building two more prestige. Arrows you don’t use are lost.
lg-guide-sail = You may sail as many steps as you have wheels, in your harbor and on your card, and must sail at least one. From a harbor you choose the direction; from an island you keep it. Point at a place to see what you can do there.
lg-guide-load = Choose the cubes to load. They only count once you have unloaded them in your own harbor.
lg-guide-land = Nobody holds this island. Land knights here: you load a cube for each, may load again on every later visit, and score the island’s prestige if you still hold it at the end.
lg-guide-conquer = To conquer an island, you need more swords than the knights on it. They go back to their owner and never fight again.
lg-guide-diplomat = Pay scrolls to leave a diplomat beside a row: 2 prestige at the end for each tile in it. The first space taken in a harbor costs one scroll, the next two, then three and four.
lg-guide-home = This is your last move, using only the wheels in your harbor. All you can do is unload in your own harbor: cubes still on your ship don’t count.

# Names of the players in lessons

lesson-name-a = Anna
lesson-name-b = Bruno
lesson-name-c = Carla
lesson-name-d = Dario
