# Was nur die Seite über Azul: Der Sommerpavillon sagt.

sp-letter-purple = L
sp-letter-green = Gn
sp-letter-orange = O
sp-letter-yellow = Ge
sp-letter-blue = B
sp-letter-red = R

sp-board-own = Dein Pavillon
sp-board-of = Pavillon von { $name }
sp-structures = Fenster, Statuen und Säulen
sp-space-open = { $space }, kostet { $number }
sp-space-covered = { $space }: { $color }
sp-structure-open = { $structure }, bringt { $reward ->
    [one] 1 Fliese
   *[other] { $reward } Fliesen
 }
sp-structure-complete = { $structure }, vollendet
sp-star-value = { $star }: voll belegt { $value } Punkte
sp-corners = Für die nächste Runde behalten: { $tiles }
sp-rise = +{ $points }

sp-market = Scheiben
sp-market-about = eine Farbe nehmen, dazu einen Joker, wenn einer da ist
sp-take = { $tiles } nehmen: { $source }
sp-token-there = Startstein, in der Tischmitte
sp-supply = Vorrat
sp-supply-about = für Fenster, Statuen und Säulen
sp-supply-due = wähle { $due ->
    [one] 1 Fliese
   *[other] { $due } Fliesen
 }
sp-supply-empty = Der Vorrat ist leer.
sp-numbers = Vollständig belegte Zahlen
sp-numbers-about = bringen am Ende Punkte
sp-number = Alle { $number }er: { $covered } von { $all }, { $value } Punkte
sp-bag = { $count } im Beutel
sp-tower = { $count } im Turm

sp-hand = Deine Fliesen
sp-hand-of = Fliesen von { $name }
sp-hand-empty = Keine Fliesen
sp-hand-joker = Joker: { $color }
sp-hand-tiles = { $count }× { $color }
sp-hand-joker-tiles = { $count }× { $color }, Joker
sp-choose-color = Welche Farbe?
sp-pay = { $price ->
    [one] 1 Fliese
   *[other] { $price } Fliesen
 } zahlen
sp-pay-with = { $own }× { $color } und { $jokers ->
    [one] 1 Joker
   *[other] { $jokers } Joker
 }
sp-pay-plain = { $own }× { $color }
sp-keep = Bis zu { $most ->
    [4] vier
   *[other] { $most }
 } Fliesen behalten
sp-kept = { $count } behalten
sp-keep-less = Diese Fliese nicht behalten ({ $color })

sp-panel-passed = hat gepasst
sp-panel-token = Startstein
sp-panel-board = Pavillon von { $name }: { $covered } von { $all } Feldern belegt
sp-round = Runde { $round }, Joker: { $color }

sp-prompt-take = Nimm alle Fliesen einer Farbe von einer Scheibe oder aus der Tischmitte.
sp-prompt-place = Lege eine Fliese oder passe.
sp-prompt-pass = Du kannst nichts mehr legen: Passe.
sp-prompt-color = Welche Farbe willst du legen?
sp-prompt-pay = Wie willst du zahlen?
sp-prompt-keep = Wähle bis zu { $most ->
    [4] vier
   *[other] { $most }
 } Fliesen, die du behältst, und bestätige.
sp-prompt-bonus = Wähle { $due ->
    [one] 1 Fliese
   *[other] { $due } Fliesen
 } aus dem Vorrat.

do-source = Fliesen nehmen
do-space = Hier legen
do-color = Diese nehmen
do-pass = Passen

sp-guide-goal = Bedecke die Sterne deines Pavillons mit Fliesen. In jeder der sechs Runden nehmen erst alle Fliesen, dann legen alle. Nimm zuerst welche: Alles, was leuchtet, kannst du wählen.
sp-guide-take = Nimm alle Fliesen einer Farbe von einer Scheibe; der Rest kommt in die Tischmitte. Wer als Erster aus der Tischmitte nimmt, bekommt den Startstein und verliert einen Punkt je genommener Fliese.
sp-guide-joker = Jede Runde hat eine Jokerfarbe, die beim Bezahlen andere Farben ersetzen kann. Wählen kannst du sie nicht, solange andere Farben da sind; liegen aber Joker dabei, wo du Fliesen nimmst, kommt einer mit.
sp-guide-place = Die Zahl auf einem Feld sagt, wie viele Fliesen es kostet. Joker können einige ersetzen, aber mindestens eine Fliese muss die Farbe des Feldes haben. Eine davon kommt auf das Feld, die übrigen legst du ab.
sp-guide-neighbors = Eine Fliese bringt einen Punkt für sich und einen für jede, mit der sie in ihrem Stern verbunden ist. Schließ also Lücken und bau weiter, wo du begonnen hast.
sp-guide-bonus = Du hast ein Fenster, eine Statue oder eine Säule umschlossen. Wähle deine Fliesen aus dem Vorrat; ab deinem nächsten Zug kannst du damit bezahlen.
sp-guide-pass = Kannst oder willst du nichts mehr legen, dann passe. Bis zu vier Fliesen darfst du für die nächste Runde behalten, jede weitere kostet dich einen Punkt.
