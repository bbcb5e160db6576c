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
sp-keep = Bis zu { $most ->
    [4] vier
   *[other] { $most }
 } behalten
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
sp-prompt-keep = Wähle bis zu { $most ->
    [4] vier
   *[other] { $most }
 } Fliesen zum Behalten, dann bestätige.
sp-prompt-bonus = Nimm { $due ->
    [one] eine Fliese
   *[other] { $due } Fliesen
 } aus dem Vorrat.

do-source = Nehmen
do-space = Hier legen
do-color = Diese nehmen
do-pass = Passen

sp-guide-goal = Du bedeckst die Sterne deines Pavillons mit Fliesen, in sechs Runden. In jeder nehmen erst alle Fliesen, dann legen alle.
sp-guide-take = Nimm alle Fliesen einer Farbe von einer Scheibe; der Rest wandert in die Tischmitte. Wer zuerst aus der Tischmitte nimmt, bekommt den Startstein und verliert so viele Punkte wie Fliesen.
sp-guide-joker = Eine Farbe ist der Joker der Runde: Er hilft beim Bezahlen anderer Farben. Du wählst ihn nie selbst, aber einer kommt mit den Fliesen mit, die du nimmst.
sp-guide-place = Ein Feld kostet so viele Fliesen seiner Farbe, wie seine Zahl sagt; mindestens eine davon muss echt sein, Joker dürfen helfen. Eine Fliese wird gelegt, die anderen sind weg.
sp-guide-neighbors = Eine Fliese zählt einen Punkt für sich und einen für jede, mit der sie in ihrem Stern zusammenhängt. Schließ also Lücken, und mach weiter, wo du begonnen hast.
sp-guide-bonus = Du hast ein Fenster, eine Statue oder eine Säule umschlossen: Wähle Bonusfliesen aus dem Vorrat und leg weiter.
sp-guide-pass = Passt nichts mehr, dann passe: Bis zu vier Fliesen behältst du für die nächste Runde, jede weitere kostet einen Punkt.
