# Messages about Azul: Summer Pavilion that only the page uses.

sp-letter-purple = P
sp-letter-green = G
sp-letter-orange = O
sp-letter-yellow = Y
sp-letter-blue = B
sp-letter-red = R

sp-board-own = Your pavilion
sp-board-of = { $name }’s pavilion
sp-structures = Windows, statues and pillars
sp-space-open = { $space }, costs { $number }
sp-space-covered = { $space }: { $color }
sp-structure-open = { $structure }, earns { $reward ->
    [one] 1 tile
   *[other] { $reward } tiles
 }
sp-structure-complete = { $structure }, complete
sp-star-value = { $star }: { $value } points when complete
sp-corners = Kept for the next round: { $tiles }
sp-rise = +{ $points }

sp-market = Factories
sp-market-about = take one color, plus one joker if there is one
sp-take = { $tiles } from { $source }
sp-token-there = Start token, in the center
sp-supply = Supply
sp-supply-about = earned with windows, statues and pillars
sp-supply-due = choose { $due ->
    [one] 1 tile
   *[other] { $due } tiles
 }
sp-supply-empty = The supply is empty.
sp-numbers = Complete numbers
sp-numbers-about = at the end
sp-number = All { $number }s: { $covered } of { $all }, worth { $value }
sp-bag = { $count } in the bag
sp-tower = { $count } in the tower

sp-hand = Your tiles
sp-hand-of = { $name }’s tiles
sp-hand-empty = No tiles
sp-hand-joker = Joker: { $color }
sp-hand-tiles = { $count } { $color }
sp-hand-joker-tiles = { $count } { $color }, joker
sp-choose-color = Which color?
sp-pay = Pay { $price ->
    [one] 1 tile
   *[other] { $price } tiles
 }
sp-pay-with = { $own } { $color } and { $jokers ->
    [one] 1 joker
   *[other] { $jokers } jokers
 }
sp-pay-plain = { $own } { $color }
sp-keep = Keep up to { $most ->
    [4] four
   *[other] { $most }
 }
sp-kept = { $count } kept
sp-keep-less = Don’t keep this { $color } tile

sp-panel-passed = passed
sp-panel-token = Start token
sp-panel-board = { $name }’s pavilion: { $covered } of { $all } spaces covered
sp-round = Round { $round }, joker: { $color }

sp-prompt-take = Take all tiles of one color from a factory or the center.
sp-prompt-place = Place a tile or pass.
sp-prompt-pass = You can’t place any more tiles: pass.
sp-prompt-color = Choose the color to place.
sp-prompt-pay = Choose how to pay.
sp-prompt-keep = Choose up to { $most ->
    [4] four
   *[other] { $most }
 } tiles to keep, then confirm.
sp-prompt-bonus = Choose { $due ->
    [one] 1 tile
   *[other] { $due } tiles
 } from the supply.

do-source = Take tiles
do-space = Place here
do-color = Take these
do-pass = Pass

sp-guide-goal = Cover the stars of your pavilion with tiles. In each of the six rounds, everyone first takes tiles and then places them. Start by taking some: anything that glows can be chosen.
sp-guide-take = Take all tiles of one color from a factory; the rest move to the center. The first player to take from the center gets the start token and loses one point per tile taken.
sp-guide-joker = Each round has a joker color that can replace other colors when you pay. You can’t choose it as long as there are other colors, but if there are jokers where you take tiles, one comes with them.
sp-guide-place = The number on a space is its price in tiles. Jokers can stand in for some of them, but at least one has to be the color of the space. That tile goes on the space; the rest are discarded.
sp-guide-neighbors = A tile scores one point for itself and one for each tile connected to it in its star. So close gaps, and build on what you’ve started.
sp-guide-bonus = You have surrounded a window, a statue or a pillar. Choose your tiles from the supply; you can pay with them from your next turn on.
sp-guide-pass = When you can’t or don’t want to place any more tiles, pass. You may keep up to four tiles for the next round; each other tile costs you a point.
