# What only the page says about Azul: Summer Pavilion.

sp-letter-purple = P
sp-letter-green = G
sp-letter-orange = O
sp-letter-yellow = Y
sp-letter-blue = B
sp-letter-red = R

sp-board-own = Your pavilion
sp-board-of = Pavilion of { $name }
sp-space-open = { $space }, costs { $number }
sp-space-covered = { $space }: { $color }
sp-structure-open = { $structure }, brings { $reward ->
    [one] one tile
   *[other] { $reward } tiles
 }
sp-structure-complete = { $structure }, complete
sp-star-value = { $star }: { $value } points when full
sp-corners = Kept for the next round: { $tiles }
sp-rise = +{ $points }

sp-market = Factories
sp-market-about = one color, one joker rides along
sp-take = { $tiles } from { $source }
sp-token-there = The start token lies in the center
sp-supply = Supply
sp-supply-about = tiles for windows, statues and pillars
sp-supply-due = choose { $due ->
    [one] one tile
   *[other] { $due } tiles
 }
sp-supply-empty = The supply is empty.
sp-numbers = All of a number
sp-numbers-about = at the end
sp-number = All { $number }s: { $covered } of { $all }, worth { $value }
sp-bag = { $count } bag
sp-tower = { $count } tower

sp-hand = Your tiles
sp-hand-of = Tiles of { $name }
sp-hand-empty = No tiles
sp-hand-joker = { $color } is joker
sp-hand-tiles = { $count } { $color }
sp-hand-joker-tiles = { $count } { $color }, joker
sp-choose-color = Which color?
sp-pay = Pay { $price }
sp-pay-with = { $own } { $color } and { $jokers ->
    [one] one joker
   *[other] { $jokers } jokers
 }
sp-pay-plain = { $own } { $color }
sp-keep = Keep up to { $most ->
    [4] four
   *[other] { $most }
 }
sp-kept = { $count } kept
sp-keep-less = Do not keep this { $color } tile

sp-panel-passed = passed
sp-panel-token = Start token
sp-panel-board = Pavilion of { $name }: { $covered } of { $all } spaces covered
sp-round = Round { $round }: { $color } is joker

sp-prompt-take = Take all tiles of one color.
sp-prompt-place = Lay a tile, or pass.
sp-prompt-pass = Nothing can be laid: pass.
sp-prompt-color = Choose the color of the tile.
sp-prompt-pay = Choose how to pay.
sp-prompt-keep = Choose up to { $most ->
    [4] four
   *[other] { $most }
 } tiles to keep, then confirm.
sp-prompt-bonus = Take { $due ->
    [one] one tile
   *[other] { $due } tiles
 } from the supply.

do-source = Take them
do-space = Lay it here
do-color = Take these
do-pass = Pass

sp-guide-goal = You cover the stars of your pavilion with tiles, in six rounds. Each round first all take tiles, then all lay them.
sp-guide-take = Take all tiles of one color from a factory; the rest moves to the center. Who first takes from the center gets the start token and loses as many points as tiles.
sp-guide-joker = One color is the joker of the round: it can stand in for others when you pay. You never choose it, but one joker comes along with the tiles you take.
sp-guide-place = A space costs as many tiles of its color as its number says, and at least one of them must be real; jokers may help. One tile is laid, the others are gone.
sp-guide-neighbors = A tile counts one point for itself and one for each tile it is connected with in its star. So close gaps and go on where you have begun.
sp-guide-bonus = You have enclosed a window, a statue or a pillar: choose bonus tiles from the supply, and go on laying.
sp-guide-pass = If nothing fits any more, pass: up to four tiles you keep for the next round, each further one costs a point.
