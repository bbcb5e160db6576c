game-name = Azul: Summer Pavilion
game-tagline = Tile a royal pavilion: take tiles from the factories, place them on seven stars, and complete windows, statues and pillars.

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
space-gray = { $star }, { $number } { $position ->
    [0] at the top
    [1] at the upper right
    [2] at the lower right
    [3] at the bottom
    [4] at the lower left
   *[5] at the upper left
 }
place-factory = factory { $ordinal }
place-center = the center
tiles = { $count } { $color }

structure-window = window of the { $star }
structure-statue = statue between the { $star } and the { $next }
structure-pillar = pillar between the { $star } and the center star

expected-chance = a chance outcome
expected-source = a factory from 0 to 8, as numbered in records, or “center”
expected-color = a color
expected-star = a star
expected-ring = a space from 1 to 6
expected-factory = the letters of a factory’s tiles (p g o y b r) or “-”

action-take = Take { $color } from { $source }
action-place = Place { $color } on { $space }, { $jokers ->
    [0] no jokers
    [one] 1 joker
   *[other] { $jokers } jokers
 }
action-bonus = Take { $tiles } from the supply
action-bonus-none = Take nothing from the supply
action-pass = Pass and keep { $tiles }
action-pass-none = Pass and keep nothing

part-jokers = { $jokers ->
    [0] no jokers
    [one] 1 joker
   *[other] { $jokers } jokers
 }
part-pass = Pass

event-start-player-drawn = { $seat } is the start player.
event-score-started = { $seat } starts with { $points } points.
event-round-began = Round { $round }: { $starter } goes first. The joker color is { $joker }.
event-kept-tiles-returned = { $seat } gets the kept tiles back: { $tiles }.
event-supply-filled = Added to the supply: { $tiles }.
event-factories-filled = { $count ->
    [0] No tiles left for the factories.
    [one] 1 factory is filled.
   *[other] { $count } factories are filled.
 }
event-tiles-taken = { $seat } takes { $tiles } from { $source }.
event-rest-moved = The tiles left on { $factory } move to the center: { $tiles }.
event-token-taken = { $seat } takes the start token and loses { $lost ->
    [0] nothing
    [one] 1 point
   *[other] { $lost } points
 }.
event-play-began = All tiles have been taken. { $seat } places first.
event-tile-placed = { $seat } pays { $paid } and places { $color } on { $space }.
event-run-scored = { $seat }: +{ $points } ({ $points ->
    [one] a single tile
   *[other] { $points } connected tiles
 })
event-structure-completed = { $seat } completes the { $structure } and earns { $reward ->
    [one] 1 tile
   *[other] { $reward } tiles
 } from the supply.
event-bonus-taken = { $seat } takes { $tiles } from the supply.
event-passed = { $seat } passes and keeps { $kept }.
event-passed-keeping-none = { $seat } passes.
event-tiles-discarded = { $seat } discards { $tiles } and loses { $lost ->
    [0] nothing
    [one] 1 point
   *[other] { $lost } points
 }.
event-star-scored = { $seat }: +{ $points } ({ $star } complete)
event-number-scored = { $seat }: +{ $points } (all { $number }s covered)
event-leftovers-lost = { $seat } has { $tiles } left over and loses { $lost ->
    [0] nothing
    [one] 1 point
   *[other] { $lost } points
 }.
event-game-ended = The game is over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
 }

source-start = Start of the game
source-token = Start token
source-tiles = Placed tiles
source-discards = Discarded tiles
source-stars = Complete stars
source-numbers = Numbers
source-leftovers = Leftover tiles

awaited-take = take tiles first
awaited-placement-or-pass = place a tile or pass
awaited-bonus = take your bonus tiles from the supply first
awaited-start-player = the start player is being drawn
awaited-supply = the supply is being refilled
awaited-factories = the factories are being filled

refused-not-now = Not now: { $awaited }.
refused-no-such-factory = This table has only { $factories } factories.
refused-source-empty = No tiles left: { $source }.
refused-color-not-there = No { $color } tile there: { $source }.
refused-joker-chosen = You can choose the joker color, { $joker }, only where there are no other colors.
refused-space-covered = Already covered: { $space }.
refused-other-color = The { $star } only takes { $only }.
refused-color-repeated = The { $star } already has { $color }; all six must be different.
refused-joker-for-itself = The joker color itself, { $joker }, must be placed without jokers.
refused-only-jokers = The tile you place can’t be a joker: of the { $number } you pay, at least one must be { $color }.
refused-too-few-jokers = You need { $needed ->
    [one] 1 joker
   *[other] { $needed } jokers
 } ({ $joker }) but have only { $held }.
refused-too-few-tiles = You need { $needed } { $color } but have only { $held }.
refused-other-bonus-due = You must take { $due ->
    [one] exactly 1 tile
   *[other] exactly { $due } tiles
 } from the supply, not { $chosen }.
refused-not-in-supply = The supply has only { $lying } { $color }.
refused-nothing-kept = You can’t keep tiles in the last round.
refused-not-in-hand = You have only { $held } { $color }.
refused-too-many-kept = You can keep up to four tiles, not { $kept }.
refused-no-such-seat = There is no seat { $number } at a table with { $players } players.
refused-other-number-of-factories = There are { $due } factories, not { $drawn }.
refused-other-number-drawn = { $due ->
    [one] 1 tile has
   *[other] { $due } tiles have
 } to be drawn, not { $drawn }.
refused-not-in-bag = There aren’t that many { $color } tiles to draw.
refused-bag-not-empty = The { $color } tile in the bag must be drawn before any from the tower.

describe-before-the-start = Before the first round
describe-round = Round { $round } of 6, joker color { $joker }
describe-acquire = { $seat } is taking tiles.
describe-play = { $seat } can place a tile or pass.
describe-choose-bonus = { $seat } is taking { $due ->
    [one] 1 tile
   *[other] { $due } tiles
 } from the supply.
describe-awaits-draw = Tiles are being drawn.
describe-over = The game is over.
describe-starter = { $seat } started the round.
describe-token-taken = { $seat } has the start token.
describe-token-in-center = The start token is in the center.
describe-offer = Factories and center
describe-source = { $source }: { $tiles }
describe-source-empty = { $source }: empty
describe-stock = Supply, bag and tower
describe-supply = Supply: { $tiles }
describe-supply-empty = Supply: empty
describe-bag = Bag ({ $total }): { $tiles }
describe-bag-empty = Bag: empty
describe-tower = Tower ({ $total }): { $tiles }
describe-tower-empty = Tower: empty
describe-score = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
describe-hand = Tiles: { $tiles }
describe-hand-empty = No tiles
describe-passed-with = Passed with { $tiles } left
describe-passed = Passed
describe-star-single = The { $star } takes only { $color }: { $spaces }
describe-star-mixed = The { $star } takes six different colors: { $spaces }
describe-star-open = The { $star } is still undecided: { $spaces }
describe-ring = space { $ring }
describe-position = { $position ->
    [0] the top space
    [1] the upper right space
    [2] the lower right space
    [3] the bottom space
    [4] the lower left space
   *[5] the upper left space
 }
describe-tile = { $space } is { $color }
describe-space = { $space } is empty and costs { $number }
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
chapter-end-scoring = Final scoring
chapter-plain = Gray stars
