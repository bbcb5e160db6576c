# Was nur die Seite über Azul: Der Sommerpavillon sagt.

sp-letter-purple = L
sp-letter-green = Gn
sp-letter-orange = O
sp-letter-yellow = Ge
sp-letter-blue = B
sp-letter-red = R

sp-board-own = Dein Pavillon
sp-board-of = Pavillon von { $name }
sp-space-open = { $space }, kostet { $number }
sp-space-covered = { $space }: { $color }
sp-structure-open = { $structure }, bringt { $reward ->
    [one] eine Fliese
   *[other] { $reward } Fliesen
 }
sp-structure-complete = { $structure }, vollständig
sp-star-value = { $star }: { $value } Punkte, wenn voll
sp-corners = Für die nächste Runde behalten: { $tiles }
sp-rise = +{ $points }

sp-market = Scheiben
sp-market-about = eine Farbe, ein Joker kommt mit
sp-take = { $tiles } von { $source }
sp-token-there = Der Startstein liegt in der Mitte
sp-supply = Vorrat
sp-supply-about = Fliesen für Fenster, Statuen und Säulen
sp-supply-due = wähle { $due ->
    [one] eine Fliese
   *[other] { $due } Fliesen
 }
sp-supply-empty = Der Vorrat ist leer.
sp-numbers = Alle einer Zahl
sp-numbers-about = am Ende
sp-number = Alle { $number }en: { $covered } von { $all }, wert { $value }
sp-bag = { $count } Beutel
sp-tower = { $count } Turm

sp-hand = Deine Fliesen
sp-hand-of = Fliesen von { $name }
sp-hand-empty = Keine Fliesen
sp-hand-joker = { $color } ist Joker
sp-hand-tiles = { $count } { $color }
sp-hand-joker-tiles = { $count } { $color }, Joker
sp-choose-color = Welche Farbe?
sp-pay = { $price } zahlen
sp-pay-with = { $own } { $color } und { $jokers ->
    [one] ein Joker
   *[other] { $jokers } Joker
 }
sp-pay-plain = { $own } { $color }
sp-keep = Bis zu vier behalten
sp-kept = { $count } behalten
sp-keep-less = Diese Fliese nicht behalten ({ $color })

sp-panel-passed = hat gepasst
sp-panel-token = Startstein
sp-panel-board = Pavillon von { $name }: { $covered } von { $all } Feldern belegt
sp-round = Runde { $round }: { $color } ist Joker

sp-prompt-take = Nimm alle Fliesen einer Farbe.
sp-prompt-place = Lege eine Fliese, oder passe.
sp-prompt-pass = Du kannst nichts legen: Passe.
sp-prompt-color = Wähle die Farbe der Fliese.
sp-prompt-pay = Wähle, wie du zahlst.
sp-prompt-keep = Wähle bis zu vier Fliesen zum Behalten, dann bestätige.
sp-prompt-bonus = Nimm { $due ->
    [one] eine Fliese
   *[other] { $due } Fliesen
 } aus dem Vorrat.

do-take = Nehmen
do-place = Hier legen
do-bonus = Diese nehmen
do-pass = Passen
