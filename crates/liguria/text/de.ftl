game-name = Liguria
game-tagline = Fürsten an der Küste: Plättchen wählen, im Ring segeln, am Ende Prestige zählen.

color-red = rot
color-blue = blau
color-yellow = gelb

cubes = { $count }× { $color }
cubes-none = keine
counted = { $count }× { $what }

tile-wheel = Steuerrad
tile-merchant = Händler
tile-building-a = Gebäude A
tile-building-b = Gebäude B
tile-building-c = Gebäude C
tile-monk = Mönch
tile-knight-1 = Ritter I
tile-knight-2 = Ritter II
tile-knight-3 = Ritter III
tile-diplomat-1 = Diplomat (1)
tile-diplomat-2 = Diplomat (2)
tile-order = Auftrag { $number } ({ $cubes }: { $prestige })

row-wheels = Steuerräder
row-merchants = Händler
row-buildings = Gebäude
row-monks = Mönche

card = { $name } ({ $points }, { $cubes }, { $symbols })
card-plain = { $name } ({ $points }, { $cubes })
card-wheels = { $count ->
    [one] 1 Steuerrad
   *[other] { $count } Steuerräder
 }
card-arrows = { $count ->
    [one] brauner Pfeil
   *[other] { $count } braune Pfeile
 }
card-reverse = Umkehrpfeil
card-anchor = Anker

heading-clockwise = im Uhrzeigersinn
heading-counterclockwise = gegen den Uhrzeigersinn

place = Ort { $number }
island = Insel ({ $color }, { $prestige } Prestige)
quay = { $seat }: { $cubes }
space = Feld { $number } ({ $tiles } Plättchen{ $coins ->
    [0] {""}
    [one] , 1 Münze
   *[other] , { $coins } Münzen
 })
row-place = Stelle { $number } der Reihe
row-number = { $number }

expected-chance = ein Zufallsergebnis
expected-card = eine Karte
expected-tile = ein Plättchen
expected-knight = ein Ritter
expected-diplomat = ein Diplomat
expected-harbor-tile = ein Plättchen des Hafens oder „none“
expected-space = ein Feld der Straße, 1 bis 8
expected-index = eine Stelle der Reihe, ab 0
expected-heading = „cw“ oder „ccw“
expected-stop = „stop“
expected-field = ein Diplomatenfeld, 1 bis 4
expected-cubes = Steine wie „RRB“
expected-island = eine Insel wie „R4“

action-market = Kaufmann auf { $space }
action-tiles = Aus der Reihe nehmen: { $places }
action-card = { $card } nehmen
action-upgrade = Hochstufen: { $tile }
action-upgrade-none = Nicht hochstufen
action-sail = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 } { $heading } fahren
action-sail-stop = { $steps } Schritte { $heading } fahren, Zwischenhalt nach { $stop }
action-stay = Liegen bleiben
action-land = Landen: { $tiles }
action-conquer = Erobern mit: { $tiles }
action-load = Laden: { $cubes }
action-load-none = Nichts laden
action-diplomat = Diplomat für { $row }: { $tiles }
action-skip = Hier nichts tun
action-turn = Schiff wenden
action-keep = Richtung beibehalten

part-stop = Zwischenhalt nach { $stop ->
    [one] 1 Schritt
   *[other] { $stop } Schritten
 }
part-knights = { $count }× { $tile }
part-cube = ein Stein ({ $color })
part-field = Diplomatenfeld für { $row }

event-order-drawn = Spielerreihenfolge: { $seats }.
event-islands-laid = Die Inseln rund um den Ring: { $islands }.
event-quays-stocked = Auf den Kais: { $quays }.
event-tiles-laid = Runde { $round }. In der Reihe: { $tiles }.
event-cards-laid = Karten zur Auswahl: { $cards }.
event-merchant-placed = { $seat } stellt den Kaufmann auf { $space }.
event-tiles-taken = { $seat } nimmt { $tiles }{ $coins ->
    [0] {""}
    [one] {" "}und 1 Münze
   *[other] {" "}und { $coins } Münzen
 }{ $paid ->
    [0] .
    [one] {" "}und zahlt 1 Münze.
   *[other] {" "}und zahlt { $paid } Münzen.
 }
event-tile-lost = Kein Platz im Hafen von { $seat }: { $tile } kommt aus dem Spiel.
event-merchant-returned = { $seat } hat Position { $position } der Reihenfolge.
event-card-taken = { $seat } nimmt { $card }. Auf den Kai: { $cubes }.
event-tile-upgraded = { $seat } stuft ein Plättchen hoch: { $tile }.
event-upgrade-declined = { $seat } stuft nichts hoch.
event-ship-sailed = Das Schiff von { $seat } fährt { $heading } von { $from } nach { $to } ({ $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 }).
event-ship-stayed = Das Schiff von { $seat } bleibt liegen.
event-ship-turned = Das Schiff von { $seat } wendet und fährt weiter { $heading }.
event-knights-landed = { $seat } landet an { $place }: { $tiles }.
event-island-conquered = { $seat } erobert { $place } mit { $tiles }. { $from } nimmt { $returned } zurück.
event-cubes-loaded = { $seat } lädt: { $cubes }.
event-cubes-unloaded = { $seat } entlädt: { $cubes }.
event-diplomat-placed = { $seat } legt { $tiles } in den Hafen von { $harbor }: { $row }.
event-action-skipped = { $seat } tut dort nichts.
event-row-cleared = Übrig und aus dem Spiel: { $tiles }.
event-final-movement-began = Die letzte Runde ist vorbei: Die Schlussbewegung beginnt.
event-scored = { $seat }: { $points } ({ $reason })
event-game-ended = Das Spiel ist zu Ende.

reason-island = Insel, { $place }
reason-buildings = Gebäude
reason-debt = Bilanz von { $balance }
reason-order = { $order }
reason-sets = { $sets ->
    [one] ein Satz
   *[other] { $sets } Sätze
 } aus Rot, Blau und Gelb
reason-diplomat = Diplomat im Hafen von { $harbor }, { $row }: { $tiles } Plättchen
reason-remission = niemand endet unter 0

source-islands = Inseln
source-buildings = Gebäude
source-debt = Bilanz
source-orders = Aufträge
source-sets = Sätze
source-diplomats = Diplomaten
source-remission = Auf 0 gehoben

awaited-draw-order = die Reihenfolge muss ausgelost werden
awaited-draw-islands = die Inseln müssen ausgelegt werden
awaited-draw-cubes = die Kais müssen bestückt werden
awaited-draw-tiles = die Plättchen der Runde müssen gezogen werden
awaited-draw-cards = die Karten der Runde müssen gezogen werden
awaited-place-merchant = ein Kaufmann muss eingesetzt werden
awaited-take-tiles = Plättchen müssen genommen werden
awaited-take-card = eine Karte muss genommen werden
awaited-upgrade = ein Plättchen darf hochgestuft werden
awaited-sail = das Schiff muss fahren
awaited-land = Ritter dürfen landen
awaited-conquer = die Insel darf erobert werden
awaited-load = Steine dürfen geladen werden
awaited-place-diplomat = ein Diplomat darf gelegt werden
awaited-turn-around = das Schiff darf wenden
awaited-sail-home = das Schiff darf zum Schluss noch fahren
awaited-over = das Spiel ist zu Ende

refused-not-now = Das ist jetzt nicht gefragt: { $awaited }.
refused-space-taken = Feld { $number } ist besetzt: Dort steht der Kaufmann von { $by }.
refused-number-of-tiles = Dein Feld bringt { $expected } Plättchen, nicht { $found }.
refused-beyond-the-row = Die Reihe hat nur { $tiles } Plättchen.
refused-too-expensive = { $cost } auszulassen kostet { $cost } Münzen, du hast { $coins }.
refused-not-on-offer = { $card } liegt nicht aus.
refused-nothing-to-upgrade = Hier ist nichts hochzustufen: { $tile }.
refused-against-the-heading = Von einer Insel und ohne Umkehrpfeil kann dein Schiff nur weiter { $heading } fahren.
refused-distance = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 }? Du fährst mindestens 1 und höchstens { $wheels }.
refused-no-anchor = Deine Karte hat keinen Anker für einen Zwischenhalt.
refused-stop-not-on-the-way = Der Zwischenhalt muss vor dem Ende der { $steps } Schritte liegen.
refused-no-stop-in-the-final-movement = In der Schlussbewegung gibt es keinen Zwischenhalt.
refused-no-knight-chosen = Mindestens ein Ritter muss landen.
refused-not-behind-screen = So viele hast du nicht hinter deinem Schirm: { $tile }.
refused-too-few-swords = { $swords } Schwerter sind zu wenig: Es braucht { $needed }.
refused-too-many-cubes = Mehr als { $most } kannst du nicht laden.
refused-color-not-due = Von dieser Farbe kannst du nicht mehr als { $most } laden: { $color }.
refused-one-must-be-of-the-island = So viele gehen nur, wenn einer davon die Farbe der Insel hat, { $color }.
refused-field-taken = Feld { $field } ist besetzt: Dort steht ein Gesandter von { $by }.
refused-too-few-scrolls = Dieses Feld kostet { $price } Schriftrollen, nicht { $scrolls }.
refused-needless-diplomat = Eines der Plättchen ist überflüssig: Das Feld kostet { $price ->
    [one] 1 Schriftrolle
   *[other] { $price } Schriftrollen
 }.
refused-other-chance = Ein anderes Zufallsergebnis ist fällig: { $awaited }.
refused-not-each-seat-once = Die Reihenfolge muss jeden der { $players } Plätze einmal nennen.
refused-wrong-number-of-islands = { $expected } Inseln sind fällig, nicht { $found }.
refused-no-such-island = Von dieser Farbe gibt es keine Insel mehr: { $color }.
refused-no-such-marker = Ein Marker von { $prestige } ist nicht mehr da.
refused-gap-of-one-color = Zwischen zwei Häfen steht diese Farbe doppelt: { $color }.
refused-wrong-number-of-harbors = Steine für { $expected } Häfen sind fällig, nicht für { $found }.
refused-not-two-colors = Zwei Steine verschiedener Farbe sind fällig, nicht { $cubes }.
refused-wrong-number-of-tiles-laid = { $expected } Plättchen sind fällig, nicht { $found }.
refused-not-in-bag = Nicht mehr im Beutel: { $tile }.
refused-wrong-number-of-cards = { $expected } Karten sind fällig, nicht { $found }.
refused-not-in-deck = { $card } ist nicht mehr im Stapel.
refused-one-sided-offer = Die Karten müssen eine positive und eine negative Zahl zeigen.

view-round = Runde { $round }
view-order = Spielerreihenfolge: { $seats }.
view-row = In der Reihe: { $tiles }.
view-offer = Karten zur Auswahl: { $cards }.
view-supply = Steine im Vorrat: { $cubes }.
view-bag = Plättchen im Beutel, { $count }: { $tiles }.
view-deck = Karten im Stapel: { $count }.
view-ring = Ring
view-island-free = { $place }: { $island }.
view-island-held = { $place }: { $island }, gehalten von { $owner } mit { $tiles }.
view-score = { $points } Prestige
view-purse = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }, { $envoys ->
    [one] 1 Gesandter
   *[other] { $envoys } Gesandte
 }
view-ship = Schiff an { $place }, Richtung { $heading }. Ladung: { $cubes }.
view-merchant = Kaufmann auf { $space }.
view-quay = Auf dem Kai: { $cubes }.
view-equipment = Steuerräder: { $wheels }. Säcke: { $sacks }.
view-stack = Im Hafen: { $count }× { $tile }{ $upgraded ->
    [0] .
   *[other] , davon { $upgraded } hochgestuft.
 }
view-envoy = Diplomat von { $seat } neben der Zeile { $row }: { $tiles }.
view-store = Steine im Lager: { $cubes }.
view-screen = Hinter dem Schirm: { $tiles }.
view-returned = Zurückgekehrte Ritter: { $tiles }.
view-cards = Karten: { $cards }.
view-card = Karte dieser Runde: { $card }.

sketch-round = Runde
sketch-order = Reihenfolge
sketch-street = Straße
sketch-row = Reihe
sketch-offer = Karten
sketch-harbor = Hafen
sketch-screen = Schirm
sketch-cubes = Schiff/Lager
sketch-card = Karte

# Kapitel der Lektionen

chapter-market = Die Marktstraße
chapter-tiles = Plättchen und Münzen
chapter-cards = Schiffskarten und Hochstufen
chapter-ship-movement = Schiffsbewegung
chapter-islands = Inseln
chapter-harbors = Häfen und Diplomaten
chapter-scoring = Schlusswertung
