game-name = Mille Fiori
game-tagline = Glasmacher der Lagune: Karte wählen, Raute setzen, sofort punkten.

options-masterworks-edition = Die Meisterwerke gibt es nur mit der überarbeiteten Ausgabe.

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

card-symbol = { $symbol } { $wheel }
card-plain = { $area } { $wheel }
card-dogate = Dogat ({ $arrows ->
    [one] 1 Pfeil
   *[other] { $arrows } Pfeile
 }{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
 })

shape-bowl = Schale
shape-lamp = Lampe
shape-vase = Vase
glass-amber = Bernstein
glass-cobalt = Kobalt
glass-ruby = Rubin
masterwork = { $glass }-{ $shape } ({ $value })

dogaressa-points = Dogaressa (Punkte)
dogaressa-two-masterworks = Dogaressa (zwei Meisterwerke)
dogaressa-extra-card = Dogaressa (Extrakarte)
dogaressa-sea-route = Dogaressa (Seeroute)
dogaressa-small-dogate = Dogaressa (kleines Dogat)
dogaressa-large-dogate = Dogaressa (großes Dogat)

tile-brown = braun
tile-purple = lila
tile-green = grün
tile-light-blue = hellblau
palace = Palast
trade-city = Stadt
shop-window = Schaufenster
track-council = im Dogenpalast
track-sea-route = in der Handelsstadt

space-workshops = Werkstatt { $symbol } (Reihe { $row }, Sechseck { $place })
space-houses = Haus { $number } (Wert { $value })
space-citizens-base = { $symbol } ({ $area }, Basis, Feld { $place })
space-citizens-middle = { $symbol } ({ $area }, Mitte, Feld { $place })
space-citizens-top = { $symbol } ({ $area }, Spitze, Feld { $place })
space-trade = { $symbol } (Handel, Zeile { $row })
space-harbor = Schiffsfeld { $place } (Hafen, Zeile { $row })

expected-chance = ein Zufallsergebnis
expected-card = eine Karte
expected-masterwork = ein Meisterwerk
expected-dogaressa = eine Dogaressa
expected-card-to-take = ein Meisterwerk, eine Dogaressa oder „top“
expected-tile = ein Ratsplättchen

action-pick = { $card } wählen
action-place = Eine Raute setzen
action-place-on = Setzen: { $space }
action-sail = Segeln
action-sail-spaces = { $spaces ->
    [one] 1 Feld segeln
   *[other] { $spaces } Felder segeln
 }
action-extra = { $card } als Extrakarte spielen
action-decline = Auf Extrakarte verzichten
action-play = Die gewählte Karte spielen
action-play-card = { $card } spielen
action-use-dogaressa = Stattdessen { $dogaressa } nutzen
action-use-dogaressa-spaces = { $number ->
    [one] Stattdessen { $dogaressa } nutzen: 1 Feld
   *[other] Stattdessen { $dogaressa } nutzen: { $number } Felder
 }
action-take = { $card } nehmen
action-take-top = Die oberste Karte vom Stapel nehmen
action-window = Ins Schaufenster legen: { $cell }

part-number = { $number }
window-cell = Schaufenster, Reihe { $row }, Spalte { $place }
window-place = Reihe { $row }, Spalte { $place }

event-start-player-drawn = { $seat } ist Startspieler.
event-display-filled = Neu in der Auslage: { $cards }.
event-hands-dealt = Runde { $round }: Alle bekommen fünf Karten.
event-hand-dealt = Runde { $round }. Deine Karten: { $cards }.
event-card-picked = { $seat } wählt { $card }.
event-card-picked-hidden = { $seat } hat eine Karte gewählt.
event-card-played = { $seat } spielt { $card }.
event-diamond-placed = { $seat } setzt eine Raute: { $space }.
event-diamond-placed-from-reserve = { $seat } setzt eine Raute aus der Reserve: { $space }.
event-ship-moved = { $seat } segelt { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
 } weit.
event-scored = { $seat }: +{ $points } ({ $reason })
event-bonus-placed = { $seat } bekommt den { $value }er-Bonus: { $area }.
event-bonus-placed-without-diamond = { $seat } bekommt ohne Raute den { $value }er-Bonus: { $area }.
event-extra-card-earned = { $seat } verdient sich eine Extrakarte.
event-extra-card-taken = { $seat } nimmt { $card } aus der Auslage.
event-extra-card-declined = { $seat } verzichtet auf die Extrakarte.
event-hands-passed = Alle geben ihre Karten nach links weiter.
event-last-cards-displayed = Die letzten Karten kommen in die Auslage: { $cards }.
event-start-player-passed = Die Runde ist vorbei. { $seat } ist neuer Startspieler.
event-end-triggered = Der persönliche Vorrat von { $seat } ist leer: Das Spiel endet nach diesem Durchgang.
event-game-ended = Das Spiel ist zu Ende.
event-council-laid = Der Kleine Rat, von unten nach oben: { $tiles }.
event-masterworks-opened = Offene Meisterwerke: { $cards }.
event-dogaressas-opened = Offene Dogaressas: { $cards }.
event-figure-moved = { $seat } rückt im Kleinen Rat { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
 } nach oben.
event-figure-in-palace = { $seat } erreicht den Dogenpalast.
event-track-bonus-taken = { $seat } bekommt den { $value }er-Bonus { $track }.
event-track-bonus-taken-without-diamond = { $seat } bekommt ohne Raute den { $value }er-Bonus { $track }.
event-doge-card-taken = { $seat } nimmt die Dogenkarte und beginnt den nächsten Durchgang.
event-dogaressa-used = { $seat } nutzt { $dogaressa } und legt { $card } ungenutzt ab.
event-dogaressa-returned = { $dogaressa } kommt zurück in den Stapel.
event-dogaressa-taken = { $seat } nimmt { $dogaressa }.
event-card-opened = Vom Stapel aufgedeckt: { $card }.
event-top-taken = { $seat } nimmt die oberste Karte vom Stapel.
event-masterwork-taken = { $seat } nimmt ein Meisterwerk: { $masterwork }.
event-masterwork-placed = { $seat } legt { $masterwork } ins Schaufenster: { $cell }.
event-masterwork-placed-over = { $seat } legt { $masterwork } im Schaufenster auf { $covered }: { $cell }.
event-reward-lapsed = Von diesen Karten ist keine mehr da: { $seat } geht leer aus.

reason-group = { $diamonds ->
    [one] einzelne Raute
   *[other] { $diamonds }er-Gruppe zu je { $each }
 }
reason-row = { $houses ->
    [one] ein Haus
   *[other] Reihe von { $houses } Häusern
 }
reason-level = { $area }
reason-level-doubled = { $area }, verdoppelt
reason-beneath = { $area }, { $diamonds ->
    [one] eine Raute
   *[other] { $diamonds } Rauten
 } darunter
reason-goods = { $diamonds ->
    [one] eine Ware
   *[other] { $diamonds } Waren zu je { $each }
 }
reason-fleet = { $diamonds ->
    [one] ein Schiff der Flotte
   *[other] { $diamonds } Schiffe der Flotte zu je { $each }
 }
reason-landing = Seestrecke
reason-empty-display = leere Auslage
reason-bonus = Bonus: { $area }
reason-council = Kleiner Rat
reason-track-bonus = Bonus { $track }
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
source-sea-track = Seestrecke
source-empty-display = Leere Auslage
source-bonus-workshops = Bonus: Werkstätten
source-bonus-houses = Bonus: Häuser
source-bonus-nobles = Bonus: Nobili
source-bonus-commoners = Bonus: Populi
source-bonus-trade = Bonus: Handel
source-council = Kleiner Rat
source-dogate = Dogatkarten
source-dogaressas = Dogaressas
source-masterworks = Meisterwerke
source-shop-window = Schaufenster
source-bonus-palace = Bonus: Dogenpalast
source-bonus-trade-city = Bonus: Handelsstadt

awaited-pick = Wähle zuerst eine Karte
awaited-use = Nutze zuerst die gespielte Karte
awaited-extra-card = Nimm zuerst eine Extrakarte oder verzichte darauf
awaited-start-player = Der Startspieler muss ausgelost werden
awaited-display = Die Auslage muss gefüllt werden
awaited-deal = Die Karten müssen ausgeteilt werden
awaited-council = Die Ratsplättchen müssen ausgelegt werden
awaited-open-masterworks = Die ersten Meisterwerke müssen aufgedeckt werden
awaited-open-dogaressas = Die ersten Dogaressas müssen aufgedeckt werden
awaited-play = Spiele zuerst die gewählte Karte oder nutze eine Dogaressa
awaited-take-masterwork = Nimm zuerst ein Meisterwerk
awaited-take-dogaressa = Nimm zuerst eine Dogaressa
awaited-draw-masterwork = Ein Meisterwerk muss gezogen werden
awaited-draw-dogaressa = Eine Dogaressa muss gezogen werden
awaited-place-masterwork = Lege zuerst das Meisterwerk ins Schaufenster
awaited-nothing = Das Spiel ist zu Ende

refused-not-now = Das geht gerade nicht: { $awaited }.
refused-not-in-hand = Nicht auf deiner Hand: { $card }.
refused-not-in-display = Nicht in der Auslage: { $card }.
refused-no-diamond = Du hast keine Raute mehr. Du kannst nur segeln.
refused-other-area = Diese Karte gehört zu einem anderen Bereich: { $area }. Setze dort eine Raute oder segle.
refused-no-such-space = In diesem Bereich ({ $area }) gibt es kein Feld { $space }.
refused-space-taken = Dieses Feld ist von { $owner } besetzt: { $space }.
refused-wrong-symbol = Die Karte passt hier nicht. Auf diesem Feld: { $symbol }.
refused-not-next-house = Häuser werden der Reihe nach besetzt. Das nächste ist { $next }.
refused-no-house-left = Alle Häuser sind besetzt. Du kannst nur segeln.
refused-not-supported = Zuerst müssen beide Felder darunter besetzt sein.
refused-other-chance = Das wird jetzt nicht gezogen: { $awaited }.
refused-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
refused-wrong-number-of-hands = Erwartet werden Karten für { $expected } Spieler, nicht für { $found }.
refused-wrong-number-of-cards = Erwartet werden { $expected } Karten, nicht { $found }.
refused-not-in-deck = Nicht mehr im Nachziehstapel: { $card }.
refused-no-such-dogaressa = Diese Karte hast du nicht: { $dogaressa }.
refused-no-such-choice = Wähle eine Zahl von 1 bis { $choices } für { $dogaressa }.
refused-not-open = Liegt nicht offen aus: { $card }.
refused-stack-empty = Der Stapel ist leer.
refused-no-such-cell = Das Schaufenster hat die Fächer 0 bis 8, nicht { $cell }.
refused-wrong-council = Jedes der sechs Plättchen muss einmal vorkommen, und benachbarte müssen verschiedene Farben haben.
refused-not-in-stack = Nicht im Stapel: { $card }.

sketch-bonus = Bonus
sketch-hand = deine Hand

view-round = Runde { $round }
view-start = { $seat } ist Startspieler.
view-deck = Karten im Nachziehstapel: { $count }.
view-display = Auslage: { $cards }.
view-display-empty = Die Auslage ist leer.
view-in-play = Im Spiel: { $card }.
view-own-pick = Du hast { $card } gewählt.
view-ending = Das Spiel endet nach diesem Durchgang.
view-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
view-diamonds = Rauten: { $personal }, dazu { $reserve } in der Reserve.
view-ship = Schiff auf Seefeld { $space } von { $last }.
view-bonus = { $value }er-Bonus: { $area }.
view-hand-own = Deine Hand: { $cards }.
view-hand-known = Bekannte Karten: { $cards }.
view-hand-hidden = Verdeckte Karten: { $count }.
view-hand-empty = Keine Handkarten.
view-has-picked = Hat eine Karte gewählt.
view-spaces = { $seat }: { $spaces }
view-area-empty = Noch keine Rauten.
view-council = Kleiner Rat
view-tiles = Von unten nach oben: { $tiles }.
view-figure = { $seat }: { $space ->
    [0] unterstes Feld
   *[other] Ratsfeld { $space }
 }, { $tile }
view-figure-in-palace = { $seat }: im Dogenpalast, { $value }er-Bonus
view-stacks = Meisterwerke und Dogaressas
view-masterworks = Offene Meisterwerke: { $cards }. Im Stapel: { $count }.
view-dogaressas = Offene Dogaressas: { $cards }. Im Stapel: { $count }.
view-used-dogaressa = Im Einsatz: { $dogaressa }.
view-placing = Fürs Schaufenster: { $masterwork }.
view-trade-city = Schiff in der Handelsstadt, { $value }er-Bonus.
view-own-dogaressas = Vor diesem Spieler: { $cards }.
view-window = Schaufenster: { $cells }.
view-cell = { $masterwork } in Reihe { $row } Spalte { $place }

# Kapitel der Lektionen

chapter-workshops = Werkstätten
chapter-houses = Häuser
chapter-citizens = Personen
chapter-trade = Handel
chapter-harbor = Hafen
chapter-sailing = Segeln mit jeder Karte
chapter-extra-card = Extrakarten
chapter-bonus = Bonusfelder
chapter-game-end = Spielende
chapter-masterworks-small-council = Die Meisterwerke: Kleiner Rat
chapter-masterworks-dogate-and-dogaressas = Die Meisterwerke: Dogat und Dogaressas
chapter-masterworks-sea-route = Die Meisterwerke: Seeroute
chapter-masterworks-shop-window = Die Meisterwerke: Schaufenster
