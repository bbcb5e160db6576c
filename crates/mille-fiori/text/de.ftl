game-name = Mille Fiori
game-tagline = Glasmacher der Lagune: Karte wählen, Raute legen, sofort punkten.

options-masterworks-edition = Die Meisterwerke spielt man mit der überarbeiteten Ausgabe: Setze edition=revised.

area-workshops = Werkstätten
area-houses = Häuser
area-nobles = Nobili
area-commoners = Populi
area-trade = Handel
area-harbor = Hafen

symbol-ash = Asche
symbol-lime = Kalk
symbol-pigments = Pigmente
symbol-quartz = Quarz
symbol-coin = Münze
symbol-cross = Kreuz
symbol-lion = Löwe
symbol-fish = Fisch
symbol-lobster = Hummer
symbol-shell = Muschel
symbol-carafe = Karaffe
symbol-earrings = Ohrringe
symbol-goblet = Kelch
symbol-swan = Schwan

card-symbol = { $area } { $symbol } ({ $wheel })
card-plain = { $area } ({ $wheel })
card-dogate = Dogat, { $arrows ->
    [one] ein Pfeil
   *[other] { $arrows } Pfeile
 }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }

shape-bowl = Schale
shape-lamp = Lampe
shape-vase = Vase
glass-amber = Bernstein
glass-cobalt = Kobalt
glass-ruby = Rubin
masterwork = { $shape } { $glass } ({ $value })

dogaressa-points = Dogaressa: Punkte
dogaressa-two-masterworks = Dogaressa: zwei Meisterwerke
dogaressa-extra-card = Dogaressa: Extrakarte
dogaressa-sea-route = Dogaressa: Seeroute
dogaressa-small-dogate = Dogaressa: kleines Dogat
dogaressa-large-dogate = Dogaressa: großes Dogat

tile-brown = braun
tile-purple = lila
tile-green = grün
tile-light-blue = hellblau
palace = Palast
trade-city = Stadt
shop-window = Schaufenster
track-council = den Dogenpalast
track-sea-route = die Handelsstadt

space-workshops = Werkstatt { $symbol }, Reihe { $row }, Feld { $place }
space-houses = Haus { $number }, Wert { $value }
space-citizens-base = { $area }, unten { $place }, { $symbol }
space-citizens-middle = { $area }, Mitte { $place }, { $symbol }
space-citizens-top = { $area }, oben { $place }, { $symbol }
space-trade = { $symbol }, Zeile { $row }
space-harbor = Schiffsfeld, Zeile { $row }, Platz { $place }

expected-chance = ein Zufallsergebnis
expected-card = eine Karte
expected-masterwork = ein Meisterwerk
expected-dogaressa = eine Dogaressa
expected-card-to-take = ein Meisterwerk, eine Dogaressa oder `top`
expected-tile = ein Ratsplättchen

action-pick = { $card } wählen
action-place = Auf Feld { $space } legen
action-sail = Mit dem Schiff fahren
action-extra = { $card } als Extrakarte spielen
action-decline = Keine Extrakarte spielen
action-play = Die gewählte Karte spielen
action-use-dogaressa = Stattdessen nutzen: { $dogaressa }
action-use-dogaressa-number = Stattdessen nutzen: { $dogaressa }, { $number }
action-take = Nehmen: { $card }
action-take-top = Die oberste Karte vom Stapel nehmen
action-window = Ins Schaufenster legen: { $cell }

part-number = { $number }
window-cell = Schaufenster, Reihe { $row }, Platz { $place }
window-place = Reihe { $row }, Platz { $place }

event-start-player-drawn = { $seat } beginnt.
event-display-filled = In die Auslage: { $cards }.
event-hands-dealt = Runde { $round }: fünf Karten für jeden.
event-hand-dealt = Runde { $round }. Du bekommst: { $cards }.
event-card-picked = { $seat } wählt { $card }.
event-card-picked-hidden = { $seat } hat eine Karte gewählt.
event-card-played = { $seat } spielt { $card }.
event-diamond-placed = { $seat } legt eine Raute: { $space }.
event-diamond-placed-from-reserve = { $seat } legt eine Raute aus der Reserve: { $space }.
event-ship-moved = Das Schiff von { $seat } fährt von Feld { $from } nach { $to }.
event-scored = { $seat }: +{ $points } ({ $reason })
event-bonus-placed = { $seat } erhält den Bonus von { $value } für { $area }.
event-bonus-placed-without-diamond = { $seat } erhält den Bonus von { $value } für { $area }, ohne Raute.
event-extra-card-earned = { $seat } verdient eine Extrakarte.
event-extra-card-taken = { $seat } nimmt { $card } aus der Auslage.
event-extra-card-declined = { $seat } spielt keine Extrakarte.
event-hands-passed = Die Karten wandern nach links weiter.
event-last-cards-displayed = Die letzten Karten kommen in die Auslage: { $cards }.
event-start-player-passed = Die Runde ist vorbei. Die nächste beginnt { $seat }.
event-end-triggered = Der persönliche Vorrat von { $seat } ist aufgebraucht: Das Spiel endet mit diesem Durchgang.
event-game-ended = Das Spiel ist zu Ende.
event-council-laid = Der Kleine Rat, von unten: { $tiles }.
event-masterworks-opened = Offene Meisterwerke: { $cards }.
event-dogaressas-opened = Offene Dogaressas: { $cards }.
event-figure-moved = Die Figur von { $seat } steigt von Ratsfeld { $from } auf { $to }.
event-figure-in-palace = Die Figur von { $seat } erreicht den Dogenpalast.
event-track-bonus-taken = { $seat } erhält den Bonus von { $value } für { $track }.
event-track-bonus-taken-without-diamond = { $seat } erhält den Bonus von { $value } für { $track }, ohne Raute.
event-doge-card-taken = { $seat } nimmt die Dogenkarte und beginnt den nächsten Durchgang.
event-dogaressa-used = { $seat } nutzt { $dogaressa } und legt { $card } ungenutzt ab.
event-dogaressa-returned = Zurück in den Stapel: { $dogaressa }.
event-dogaressa-taken = { $seat } nimmt { $dogaressa }.
event-card-opened = Vom Stapel aufgedeckt: { $card }.
event-top-taken = { $seat } nimmt die oberste Karte vom Stapel.
event-masterwork-taken = { $seat } nimmt ein Meisterwerk: { $masterwork }.
event-masterwork-placed = { $seat } legt { $masterwork } ins Schaufenster: { $cell }.
event-masterwork-placed-over = { $seat } legt { $masterwork } im Schaufenster auf { $covered }: { $cell }.
event-reward-lapsed = Keine solche Karte ist mehr da: Die Belohnung von { $seat } entfällt.

reason-group = { $diamonds ->
    [one] eine Raute
   *[other] { $diamonds }er-Gruppe
 } zu je { $each }
reason-row = { $houses ->
    [one] ein Haus
   *[other] Reihe von { $houses } Häusern
 }
reason-level = { $area }
reason-level-doubled = { $area }, verdoppelt
reason-beneath = { $diamonds ->
    [one] eine Raute
   *[other] { $diamonds } Rauten
 } darunter, { $area }
reason-goods = { $diamonds ->
    [one] eine Ware
   *[other] { $diamonds } Waren
 } zu je { $each }
reason-fleet = { $diamonds ->
    [one] ein Schiff
   *[other] { $diamonds } Schiffe
 } der Flotte zu je { $each }
reason-landing = Seefeld { $space }
reason-empty-display = die Auslage ist leer
reason-bonus = Bonus für { $area }
reason-council = Ratsfeld { $space }
reason-track-bonus = Bonus für { $track }
reason-dogate = Dogatkarte
reason-dogaressa = { $dogaressa }
reason-masterwork = Meisterwerk
reason-window-row = Reihe { $number } des Schaufensters
reason-window-column = Spalte { $number } des Schaufensters

source-workshops = Werkstätten
source-houses = Häuser
source-nobles = Nobili
source-commoners = Populi
source-trade = Handel
source-harbor = Hafen
source-sea-track = Seeroute
source-empty-display = Leere Auslage
source-bonus-workshops = Bonus Werkstätten
source-bonus-houses = Bonus Häuser
source-bonus-nobles = Bonus Nobili
source-bonus-commoners = Bonus Populi
source-bonus-trade = Bonus Handel
source-council = Kleiner Rat
source-dogate = Dogatkarten
source-dogaressas = Dogaressas
source-masterworks = Meisterwerke
source-shop-window = Schaufenster
source-bonus-palace = Bonus im Dogenpalast
source-bonus-trade-city = Bonus in der Handelsstadt

awaited-pick = Eine Karte muss gewählt werden
awaited-use = Die Karte im Spiel muss genutzt werden
awaited-extra-card = Eine Extrakarte muss genommen oder abgelehnt werden
awaited-start-player = Der Startspieler muss bestimmt werden
awaited-display = Die Auslage muss gefüllt werden
awaited-deal = Die Karten müssen ausgeteilt werden
awaited-council = Die Ratsplättchen müssen ausgelegt werden
awaited-open-masterworks = Die ersten Meisterwerke müssen aufgedeckt werden
awaited-open-dogaressas = Die ersten Dogaressas müssen aufgedeckt werden
awaited-play = Die gewählte Karte muss gespielt oder eine Dogaressa genutzt werden
awaited-take-masterwork = Ein Meisterwerk muss genommen werden
awaited-take-dogaressa = Eine Dogaressa muss genommen werden
awaited-draw-masterwork = Ein Meisterwerk muss gezogen werden
awaited-draw-dogaressa = Eine Dogaressa muss gezogen werden
awaited-place-masterwork = Das Meisterwerk muss ins Schaufenster gelegt werden
awaited-nothing = Das Spiel ist zu Ende

refused-not-now = Danach ist jetzt nicht gefragt. { $awaited }.
refused-not-in-hand = { $card } ist nicht auf deiner Hand.
refused-not-in-display = { $card } liegt nicht in der Auslage.
refused-no-diamond = Du hast keine Raute mehr: Du kannst nur noch fahren.
refused-no-such-space = Ein Feld { $space } gibt es nicht: { $area }.
refused-space-taken = Dieses Feld ist besetzt: Dort liegt eine Raute von { $owner } ({ $space }).
refused-wrong-symbol = Die Karte passt nicht zu diesem Feld: Es zeigt { $symbol } ({ $space }).
refused-not-next-house = Häuser werden der Reihe nach besetzt; das nächste ist { $next }.
refused-no-house-left = Kein Haus ist mehr frei: Du kannst nur fahren.
refused-not-supported = Zuerst müssen beide Felder darunter besetzt sein ({ $space }).
refused-other-chance = Ein anderes Zufallsergebnis ist fällig. { $awaited }.
refused-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
refused-wrong-number-of-hands = Es sind Karten für { $expected } Spieler fällig, nicht für { $found }.
refused-wrong-number-of-cards = Es sind { $expected } Karten fällig, nicht { $found }.
refused-not-in-deck = { $card } ist nicht mehr im Nachziehstapel.
refused-no-such-dogaressa = So eine Karte liegt nicht vor dir: { $dogaressa }.
refused-no-such-choice = Wähle eine Zahl von 1 bis { $choices }: { $dogaressa }.
refused-not-open = { $card } liegt nicht offen aus.
refused-stack-empty = Der Stapel ist leer.
refused-no-such-cell = Das Schaufenster hat die Fächer 0 bis 8, nicht { $cell }.
refused-wrong-council = Jedes der sechs Plättchen muss einmal daliegen, keine zwei Nachbarn in einer Farbe.
refused-not-in-stack = { $card } ist nicht im Stapel.

sketch-bonus = Bonus
sketch-hand = deine Hand

view-round = Runde { $round }
view-start = { $seat } ist Startspieler.
view-deck = Karten im Nachziehstapel: { $count }.
view-display = Auslage: { $cards }.
view-display-empty = Die Auslage ist leer.
view-in-play = Im Spiel: { $card }.
view-own-pick = Du hast { $card } gewählt.
view-ending = Das Spiel endet mit diesem Durchgang.
view-score = { $points } Punkte
view-diamonds = Rauten: { $personal }, dazu { $reserve } in Reserve.
view-ship = Schiff auf Seefeld { $space } von { $last }.
view-bonus = Bonus von { $value } für { $area }.
view-hand-own = Deine Hand: { $cards }.
view-hand-known = Bekannte Karten: { $cards }.
view-hand-hidden = Verdeckte Karten: { $count }.
view-hand-empty = Keine Handkarten.
view-has-picked = Hat eine Karte gewählt.
view-spaces = { $seat }: { $spaces }
view-area-empty = Noch keine Rauten.
view-council = Kleiner Rat
view-tiles = Von unten: { $tiles }.
view-figure = { $seat }: Feld { $space }, { $tile }
view-figure-in-palace = { $seat }: im Palast, Bonus von { $value }
view-stacks = Meisterwerke und Dogaressas
view-masterworks = Offene Meisterwerke: { $cards }. Im Stapel: { $count }.
view-dogaressas = Offene Dogaressas: { $cards }. Im Stapel: { $count }.
view-used-dogaressa = Genutzt wird: { $dogaressa }.
view-placing = Ins Schaufenster zu legen: { $masterwork }.
view-trade-city = Schiff in der Handelsstadt, Bonus von { $value }.
view-own-dogaressas = Liegt aus: { $cards }.
view-window = Schaufenster: { $cells }.
view-cell = { $masterwork } ({ $cell })

# Kapitel der Lektionen

chapter-workshops = Werkstätten
chapter-houses = Häuser
chapter-citizens = Personen
chapter-trade = Handel
chapter-harbor = Hafen
chapter-sailing = Segeln mit jeder Karte
chapter-extra-card = Extrakarten
chapter-bonus = Bonusfelder
chapter-game-end = Das Ende der Partie
chapter-masterworks-small-council = Die Meisterwerke: der Kleine Rat
chapter-masterworks-dogate-and-dogaressas = Die Meisterwerke: Dogat und Dogaressen
chapter-masterworks-sea-route = Die Meisterwerke: die Seeroute
chapter-masterworks-shop-window = Die Meisterwerke: Schaufenster
