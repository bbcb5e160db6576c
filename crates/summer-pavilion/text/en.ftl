game-name = Azul: Summer Pavilion
game-tagline = Tiles for a royal pavilion: take them from the factories, lay them into seven stars, complete windows, statues and pillars.

color-purple = purple
color-green = green
color-orange = orange
color-yellow = yellow
color-blue = blue
color-red = red

star-purple = purple star
star-green = green star
star-orange = orange star
star-yellow = yellow star
star-blue = blue star
star-red = red star
star-center = center star

space = { $star }, space { $ring }
place-factory = factory { $number }
place-center = the center
tiles = { $count } { $color }

structure-window = window of the { $star }
structure-statue = statue between the { $star } and the { $next }
structure-pillar = pillar between the { $star } and the center star

expected-chance = an outcome of chance
expected-source = a factory from 0 to 8 or “center”
expected-color = a color
expected-star = a star
expected-ring = a space from 1 to 6
expected-factory = the letters of a factory's tiles (p g o y b r) or “-”

action-take = Take { $color } from { $source }
action-place = Lay { $color } on { $space }, { $jokers ->
    [0] no joker
    [one] one joker
   *[other] { $jokers } jokers
 }
action-bonus = Take { $tiles } from the supply
action-bonus-none = Take nothing from the supply
action-pass = Pass and keep { $tiles }
action-pass-none = Pass and keep nothing

part-jokers = { $jokers ->
    [0] no joker
    [one] one joker
   *[other] { $jokers } jokers
 }
part-pass = Pass

event-start-player-drawn = { $seat } is the start player.
event-score-started = { $seat } begins with { $points } points.
event-round-began = Round { $round } begins with { $starter }. The joker color is { $joker }.
event-kept-tiles-returned = { $seat } can use the kept tiles again: { $tiles }.
event-supply-filled = Into the supply: { $tiles }.
event-factories-filled = { $count ->
    [0] No tiles are left for the factories.
    [one] One factory gets tiles.
   *[other] { $count } factories get tiles.
 }
event-tiles-taken = { $seat } takes { $tiles } from { $source }.
event-rest-moved = From { $factory } to the center: { $tiles }.
event-token-taken = { $seat } takes the start token and loses { $lost ->
    [0] nothing
    [one] one point
   *[other] { $lost } points
 }.
event-play-began = All tiles are taken. { $seat } is the first to lay.
event-tile-placed = { $seat } pays { $paid } and lays { $color } on { $space }.
event-run-scored = { $seat }: +{ $points } ({ $points ->
    [one] a tile by itself
   *[other] { $points } connected tiles
 })
event-structure-completed = { $seat } completes the { $structure }: { $reward ->
    [one] one tile
   *[other] { $reward } tiles
 } from the supply.
event-bonus-taken = { $seat } takes { $tiles } from the supply.
event-passed = { $seat } passes with { $kept } left.
event-passed-keeping-none = { $seat } passes.
event-tiles-discarded = { $seat } gives { $tiles } to the tower and loses { $lost ->
    [0] nothing
    [one] one point
   *[other] { $lost } points
 }.
event-star-scored = { $seat }: +{ $points } (full { $star })
event-number-scored = { $seat }: +{ $points } (all spaces with a { $number })
event-leftovers-lost = { $seat } has { $tiles } left over and loses { $lost ->
    [0] nothing
    [one] one point
   *[other] { $lost } points
 }.
event-game-ended = The game is over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
 }

source-start = Start of the game
source-token = Start token
source-tiles = Tiles laid
source-discards = Discarded tiles
source-stars = Full stars
source-numbers = Numbers
source-leftovers = Tiles left over

awaited-take = tiles must be taken
awaited-placement-or-pass = a tile must be laid, or you pass
awaited-bonus = tiles must be taken from the supply
awaited-start-player = the start player must be drawn
awaited-supply = the supply must be filled
awaited-factories = the factories must be filled

refused-not-now = That is not what is asked now: { $awaited }.
refused-no-such-factory = There is no such factory: this table has { $factories }, from 0 to { $last }.
refused-source-empty = No tile is left there: { $source }.
refused-color-not-there = There is no { $color } tile: { $source }.
refused-joker-chosen = The joker color, { $joker }, can be chosen only where nothing else lies.
refused-space-covered = There is a tile already: { $space }.
refused-other-color = The { $star } takes only { $only }.
refused-color-repeated = The { $star } has { $color } already, and all its tiles must be different.
refused-joker-for-itself = The joker color itself, { $joker }, is laid without jokers.
refused-only-jokers = The tile that is laid is no joker: with { $number } to pay, at least one must be { $color }.
refused-too-few-jokers = You don't have { $needed } jokers: { $held } { $joker }.
refused-too-few-tiles = You would need { $needed } { $color } and have { $held }.
refused-other-bonus-due = You must take { $due ->
    [one] one tile
   *[other] { $due } tiles
 } from the supply, not { $chosen }.
refused-not-in-supply = There are not so many { $color } tiles in the supply: { $lying }.
refused-nothing-kept = In the last round no tiles are kept.
refused-not-in-hand = You don't have so many { $color } tiles: { $held }.
refused-too-many-kept = Four tiles can be kept, not { $kept }.
refused-no-such-seat = There is no seat { $number } at a table of { $players }.
refused-other-number-of-factories = There are { $due } factories, not { $drawn }.
refused-other-number-drawn = { $due ->
    [one] One tile is
   *[other] { $due } tiles are
 } to be drawn, not { $drawn }.
refused-not-in-bag = There are not so many { $color } tiles to draw from.
refused-bag-not-empty = A { $color } tile in the bag comes before any from the tower.

describe-before-the-start = Before the first round
describe-round = Round { $round } of 6, joker color { $joker }
describe-acquire = { $seat } must take tiles.
describe-play = { $seat } lays a tile or passes.
describe-choose-bonus = { $seat } takes { $due ->
    [one] one tile
   *[other] { $due } tiles
 } from the supply.
describe-awaits-draw = Tiles are about to be drawn.
describe-over = The game is over.
describe-starter = { $seat } started the round.
describe-token-taken = { $seat } has the start token.
describe-token-in-center = The start token lies in the center.
describe-offer = Factories and center
describe-source = { $source }: { $tiles }
describe-source-empty = { $source }: empty
describe-stock = Supply, bag and tower
describe-supply = Supply: { $tiles }
describe-supply-empty = Supply: empty
describe-bag = Bag, { $total } in all: { $tiles }
describe-bag-empty = Bag: empty
describe-tower = Tower, { $total } in all: { $tiles }
describe-tower-empty = Tower: empty
describe-score = { $points ->
    [one] one point
   *[other] { $points } points
 }
describe-hand = In hand: { $tiles }
describe-hand-empty = No tiles in hand
describe-passed-with = Has passed with { $tiles } left
describe-passed = Has passed
describe-star-single = The { $star } takes { $color }: { $spaces }
describe-star-mixed = The { $star } takes six colors: { $spaces }
describe-star-open = The { $star } is not decided: { $spaces }
describe-tile = space { $ring } { $color }
describe-space = space { $ring } costs { $number }
describe-structures = Complete: { $structures }

sketch-round = round
sketch-joker = joker
sketch-supply = supply
sketch-factories = factories
sketch-center = center
sketch-bag = bag
sketch-tower = tower
sketch-kept = kept
sketch-hand = hand
sketch-score = score

# Chapters of the lessons

chapter-acquire = Taking tiles
chapter-placement = Placing tiles
chapter-payment = Paying
chapter-structures = Windows, statues and pillars
chapter-bonus = Bonus tiles
chapter-pass = Passing
chapter-end-scoring = Scoring at the end
chapter-plain = The plain side
