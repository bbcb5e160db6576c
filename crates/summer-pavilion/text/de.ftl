game-name = Azul: Der Sommerpavillon
game-tagline = Gestalte den königlichen Pavillon: Fliesen von den Scheiben nehmen, auf sieben Sterne legen und Fenster, Statuen und Säulen umschließen.

color-purple = Lila
color-green = Grün
color-orange = Orange
color-yellow = Gelb
color-blue = Blau
color-red = Rot

star-purple = lila Stern
star-green = grüner Stern
star-orange = orangefarbener Stern
star-yellow = gelber Stern
star-blue = blauer Stern
star-red = roter Stern
star-center = Stern in der Mitte

space = { $star }, Feld { $ring }
space-gray = { $star }, { $number } { $position ->
    [0] oben
    [1] rechts oben
    [2] rechts unten
    [3] unten
    [4] links unten
   *[5] links oben
 }
place-factory = Scheibe { $ordinal }
place-center = Tischmitte
tiles = { $count }× { $color }

structure-window = Fenster ({ $star })
structure-statue = Statue ({ $star }, { $next })
structure-pillar = Säule ({ $star })

expected-chance = ein Zufallsergebnis
expected-source = eine Scheibe von 0 bis 8, wie im Spielprotokoll gezählt, oder „center“
expected-color = eine Farbe
expected-star = ein Stern
expected-ring = ein Feld von 1 bis 6
expected-factory = die Buchstaben der Fliesen einer Scheibe (p g o y b r) oder „-“

action-take = { $color } nehmen: { $source }
action-place = { $color } legen: { $space }, { $jokers ->
    [0] kein Joker
    [one] ein Joker
   *[other] { $jokers } Joker
 }
action-bonus = Aus dem Vorrat nehmen: { $tiles }
action-bonus-none = Nichts aus dem Vorrat nehmen
action-pass = Passen und behalten: { $tiles }
action-pass-none = Passen und nichts behalten

part-jokers = { $jokers ->
    [0] kein Joker
    [one] ein Joker
   *[other] { $jokers } Joker
 }
part-pass = Passen

event-start-player-drawn = { $seat } ist Startspieler.
event-score-started = { $seat } beginnt mit { $points } Punkten.
event-round-began = Runde { $round }: { $starter } beginnt. Jokerfarbe ist { $joker }.
event-kept-tiles-returned = { $seat } nimmt die behaltenen Fliesen wieder auf: { $tiles }.
event-supply-filled = Neu im Vorrat: { $tiles }.
event-factories-filled = { $count ->
    [0] Für die Scheiben sind keine Fliesen mehr da.
    [one] 1 Scheibe wird gefüllt.
   *[other] { $count } Scheiben werden gefüllt.
 }
event-tiles-taken = { $seat } nimmt { $tiles } ({ $source }).
event-rest-moved = Der Rest von { $factory } kommt in die Tischmitte: { $tiles }.
event-token-taken = { $seat } nimmt den Startstein und verliert { $lost ->
    [0] nichts
    [one] einen Punkt
   *[other] { $lost } Punkte
 }.
event-play-began = Alle Fliesen sind genommen. { $seat } legt zuerst.
event-tile-placed = { $seat } zahlt { $paid } und legt { $color }: { $space }.
event-run-scored = { $seat }: +{ $points } ({ $points ->
    [one] eine einzelne Fliese
   *[other] { $points } verbundene Fliesen
 })
event-structure-completed = { $seat } vollendet: { $structure }. Das bringt { $reward ->
    [one] 1 Fliese
   *[other] { $reward } Fliesen
 } aus dem Vorrat.
event-bonus-taken = { $seat } nimmt { $tiles } aus dem Vorrat.
event-passed = { $seat } passt und behält { $kept }.
event-passed-keeping-none = { $seat } passt.
event-tiles-discarded = { $seat } wirft { $tiles } in den Turm und verliert { $lost ->
    [0] nichts
    [one] einen Punkt
   *[other] { $lost } Punkte
 }.
event-star-scored = { $seat }: +{ $points } ({ $star } voll)
event-number-scored = { $seat }: +{ $points } (alle { $number }er belegt)
event-leftovers-lost = { $seat } hat { $tiles } übrig und verliert { $lost ->
    [0] nichts
    [one] einen Punkt
   *[other] { $lost } Punkte
 }.
event-game-ended = Das Spiel ist zu Ende. { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
 }

source-start = Spielbeginn
source-token = Startstein
source-tiles = Gelegte Fliesen
source-discards = Abgeworfene Fliesen
source-stars = Volle Sterne
source-numbers = Zahlen
source-leftovers = Übrige Fliesen

awaited-take = Nimm zuerst Fliesen
awaited-placement-or-pass = Lege eine Fliese oder passe
awaited-bonus = Nimm zuerst deine Fliesen aus dem Vorrat
awaited-start-player = Der Startspieler wird ausgelost
awaited-supply = Der Vorrat wird aufgefüllt
awaited-factories = Die Scheiben werden gefüllt

refused-not-now = Das geht gerade nicht: { $awaited }.
refused-no-such-factory = An diesem Tisch gibt es nur { $factories } Scheiben.
refused-source-empty = Keine Fliesen mehr: { $source }.
refused-color-not-there = Dort liegt kein { $color }: { $source }.
refused-joker-chosen = { $joker } ist die Jokerfarbe. Du kannst sie nur wählen, wo nichts anderes liegt.
refused-space-covered = Schon belegt: { $space }.
refused-other-color = Hierhin kommt nur { $only }: { $star }.
refused-color-repeated = { $color } gibt es hier schon, und alle sechs müssen verschieden sein: { $star }.
refused-joker-for-itself = { $joker } ist selbst die Jokerfarbe und wird ohne Joker gelegt.
refused-only-jokers = Die gelegte Fliese kann kein Joker sein: Von den { $number } Fliesen, mit denen du zahlst, muss mindestens eine { $color } sein.
refused-too-few-jokers = Du brauchst { $needed } Joker ({ $joker }), hast aber nur { $held }.
refused-too-few-tiles = Du brauchst { $needed }× { $color }, hast aber nur { $held }.
refused-other-bonus-due = Du musst genau { $due ->
    [one] 1 Fliese
   *[other] { $due } Fliesen
 } aus dem Vorrat nehmen, nicht { $chosen }.
refused-not-in-supply = Im Vorrat liegt nur { $lying }× { $color }.
refused-nothing-kept = In der letzten Runde kannst du keine Fliesen behalten.
refused-not-in-hand = Du hast nur { $held }× { $color }.
refused-too-many-kept = Du kannst vier Fliesen behalten, nicht { $kept }.
refused-no-such-seat = Platz { $number } gibt es an einem Tisch mit { $players } Spielern nicht.
refused-other-number-of-factories = Es sind { $due } Scheiben, nicht { $drawn }.
refused-other-number-drawn = { $due ->
    [one] Eine Fliese ist
   *[other] { $due } Fliesen sind
 } zu ziehen, nicht { $drawn }.
refused-not-in-bag = So viele Fliesen in { $color } gibt es nicht mehr zu ziehen.
refused-bag-not-empty = { $color } aus dem Beutel muss vor jeder Fliese aus dem Turm gezogen werden.

describe-before-the-start = Vor der ersten Runde
describe-round = Runde { $round } von 6, Jokerfarbe { $joker }
describe-acquire = { $seat } nimmt Fliesen.
describe-play = { $seat } legt eine Fliese oder passt.
describe-choose-bonus = { $seat } nimmt { $due ->
    [one] eine Fliese
   *[other] { $due } Fliesen
 } aus dem Vorrat.
describe-awaits-draw = Gleich werden Fliesen gezogen.
describe-over = Das Spiel ist zu Ende.
describe-starter = { $seat } hat die Runde begonnen.
describe-token-taken = { $seat } hat den Startstein.
describe-token-in-center = Der Startstein liegt in der Tischmitte.
describe-offer = Scheiben und Tischmitte
describe-source = { $source }: { $tiles }
describe-source-empty = { $source }: leer
describe-stock = Vorrat, Beutel und Turm
describe-supply = Vorrat: { $tiles }
describe-supply-empty = Vorrat: leer
describe-bag = Beutel ({ $total }): { $tiles }
describe-bag-empty = Beutel: leer
describe-tower = Turm ({ $total }): { $tiles }
describe-tower-empty = Turm: leer
describe-score = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
describe-hand = Fliesen: { $tiles }
describe-hand-empty = Keine Fliesen
describe-passed-with = Hat gepasst, übrig: { $tiles }
describe-passed = Hat gepasst
describe-star-single = { $star }, nur { $color }: { $spaces }
describe-star-mixed = { $star }, sechs verschiedene Farben: { $spaces }
describe-star-open = { $star }, noch offen: { $spaces }
describe-ring = Feld { $ring }
describe-position = { $position ->
    [0] oben
    [1] rechts oben
    [2] rechts unten
    [3] unten
    [4] links unten
   *[5] links oben
 }
describe-tile = { $space }: { $color }
describe-space = { $space }: leer, kostet { $number }
describe-structures = Vollendet: { $structures }

sketch-round = Runde
sketch-joker = Joker
sketch-supply = Vorrat
sketch-factories = Scheiben
sketch-center = Mitte
sketch-bag = Beutel
sketch-tower = Turm
sketch-kept = behalten
sketch-hand = Hand
sketch-score = Punkte

# Kapitel der Lektionen

chapter-acquire = Fliesen nehmen
chapter-placement = Fliesen legen
chapter-payment = Bezahlen
chapter-structures = Fenster, Statuen und Säulen
chapter-bonus = Bonusfliesen
chapter-pass = Passen
chapter-end-scoring = Endwertung
chapter-plain = Graue Sterne
