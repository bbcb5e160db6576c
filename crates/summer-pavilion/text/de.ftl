game-name = Azul: Der Sommerpavillon
game-tagline = Fliesen für den königlichen Pavillon: von den Scheiben nehmen, in sieben Sterne legen, Fenster, Statuen und Säulen schmücken.

color-purple = Lila
color-green = Grün
color-orange = Orange
color-yellow = Gelb
color-blue = Blau
color-red = Rot

star-purple = Stern Lila
star-green = Stern Grün
star-orange = Stern Orange
star-yellow = Stern Gelb
star-blue = Stern Blau
star-red = Stern Rot
star-center = Stern Mitte

space = { $star }, Feld { $ring }
place-factory = Scheibe { $number }
place-center = Tischmitte
tiles = { $count } { $color }

structure-window = Fenster an { $star }
structure-statue = Statue zwischen { $star } und { $next }
structure-pillar = Säule zwischen { $star } und Stern Mitte

expected-chance = ein Ergebnis des Zufalls
expected-source = eine Scheibe von 0 bis 8 oder „center“
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
event-round-began = Runde { $round } beginnt mit { $starter }. Jokerfarbe ist { $joker }.
event-kept-tiles-returned = { $seat } kann die behaltenen Fliesen wieder nutzen: { $tiles }.
event-supply-filled = In den Vorrat: { $tiles }.
event-factories-filled = { $count ->
    [0] Für die Scheiben sind keine Fliesen mehr da.
    [one] Eine Scheibe bekommt Fliesen.
   *[other] { $count } Scheiben bekommen Fliesen.
 }
event-tiles-taken = { $seat } nimmt { $tiles } ({ $source }).
event-rest-moved = { $factory }, in die Tischmitte geschoben: { $tiles }.
event-token-taken = { $seat } nimmt den Startstein und verliert { $lost ->
    [0] nichts
    [one] einen Punkt
   *[other] { $lost } Punkte
 }.
event-play-began = Alle Fliesen sind genommen. { $seat } legt zuerst.
event-tile-placed = { $seat } zahlt { $paid } und legt { $color } auf { $space }.
event-run-scored = { $seat }: +{ $points } ({ $points ->
    [one] eine Fliese für sich
   *[other] { $points } verbundene Fliesen
 })
event-structure-completed = { $seat } umschließt: { $structure }. Das bringt { $reward ->
    [one] eine Fliese
   *[other] { $reward } Fliesen
 } aus dem Vorrat.
event-bonus-taken = { $seat } nimmt aus dem Vorrat: { $tiles }.
event-passed = { $seat } passt und hat noch { $kept }.
event-passed-keeping-none = { $seat } passt.
event-tiles-discarded = { $seat } wirft { $tiles } in den Turm und verliert { $lost ->
    [0] nichts
    [one] einen Punkt
   *[other] { $lost } Punkte
 }.
event-star-scored = { $seat }: +{ $points } (voll: { $star })
event-number-scored = { $seat }: +{ $points } (alle Felder mit { $number })
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
source-discards = Weggeworfene Fliesen
source-stars = Volle Sterne
source-numbers = Zahlen
source-leftovers = Übrige Fliesen

awaited-take = Fliesen sind zu nehmen
awaited-placement-or-pass = eine Fliese ist zu legen, oder du passt
awaited-bonus = Fliesen sind aus dem Vorrat zu nehmen
awaited-start-player = der Startspieler ist zu bestimmen
awaited-supply = der Vorrat ist aufzufüllen
awaited-factories = die Scheiben sind aufzufüllen

refused-not-now = Danach ist jetzt nicht gefragt: { $awaited }.
refused-no-such-factory = Diese Scheibe gibt es nicht: Hier sind es { $factories }, von 0 bis { $last }.
refused-source-empty = Dort liegt keine Fliese mehr: { $source }.
refused-color-not-there = Dort liegt keine Fliese in { $color }: { $source }.
refused-joker-chosen = { $joker } ist die Jokerfarbe. Sie lässt sich nur wählen, wo nichts anderes liegt.
refused-space-covered = Dort liegt schon eine Fliese: { $space }.
refused-other-color = { $star } nimmt nur { $only } auf.
refused-color-repeated = { $star } hat { $color } schon, und alle Fliesen dort müssen verschieden sein.
refused-joker-for-itself = { $joker } ist selbst die Jokerfarbe und wird ohne Joker gelegt.
refused-only-jokers = Die gelegte Fliese ist kein Joker: Von { $number } gezahlten Fliesen muss mindestens eine { $color } sein.
refused-too-few-jokers = So viele Joker hast du nicht: { $needed } nötig, du hast { $held } { $joker }.
refused-too-few-tiles = Dafür brauchst du { $needed } { $color } und hast { $held }.
refused-other-bonus-due = Du musst { $due ->
    [one] eine Fliese
   *[other] { $due } Fliesen
 } aus dem Vorrat nehmen, nicht { $chosen }.
refused-not-in-supply = So viel { $color } liegt nicht im Vorrat: { $lying }.
refused-nothing-kept = In der letzten Runde werden keine Fliesen behalten.
refused-not-in-hand = So viel { $color } hast du nicht: { $held }.
refused-too-many-kept = Vier Fliesen lassen sich behalten, nicht { $kept }.
refused-no-such-seat = Platz { $number } gibt es an einem Tisch mit { $players } Spielern nicht.
refused-other-number-of-factories = Es sind { $due } Scheiben, nicht { $drawn }.
refused-other-number-drawn = { $due ->
    [one] Eine Fliese ist
   *[other] { $due } Fliesen sind
 } zu ziehen, nicht { $drawn }.
refused-not-in-bag = So viel { $color } ist zum Ziehen nicht da.
refused-bag-not-empty = Eine Fliese in { $color } aus dem Beutel kommt vor jeder aus dem Turm.

describe-before-the-start = Vor der ersten Runde
describe-round = Runde { $round } von 6, Jokerfarbe { $joker }
describe-acquire = { $seat } muss Fliesen nehmen.
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
describe-bag = Beutel, insgesamt { $total }: { $tiles }
describe-bag-empty = Beutel: leer
describe-tower = Turm, insgesamt { $total }: { $tiles }
describe-tower-empty = Turm: leer
describe-score = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
describe-hand = In der Hand: { $tiles }
describe-hand-empty = Keine Fliesen in der Hand
describe-passed-with = Hat gepasst und noch { $tiles }
describe-passed = Hat gepasst
describe-star-single = { $star } nimmt { $color } auf: { $spaces }
describe-star-mixed = { $star } nimmt sechs Farben auf: { $spaces }
describe-star-open = { $star } ist noch offen: { $spaces }
describe-tile = Feld { $ring } { $color }
describe-space = Feld { $ring } kostet { $number }
describe-structures = Umschlossen: { $structures }

sketch-round = Runde
sketch-joker = Joker
sketch-supply = Vorrat
sketch-factories = Scheiben
sketch-center = Mitte
sketch-bag = Beutel
sketch-tower = Turm
sketch-kept = gelagert
sketch-hand = Hand
sketch-score = Punkte

# Kapitel der Lektionen

chapter-acquire = Fliesen nehmen
chapter-placement = Fliesen ausspielen
chapter-payment = Bezahlen
chapter-structures = Fenster, Statuen und Säulen
chapter-bonus = Bonusfliesen
chapter-pass = Passen
chapter-end-scoring = Endwertung
chapter-plain = Die einfarbige Seite
