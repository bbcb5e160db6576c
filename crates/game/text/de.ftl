# Wörter des Tisches, die in jedem Spiel dieselben sind.

seat = { $seat }

refused-not-your-turn = Du bist nicht am Zug: { $seats } muss handeln.
refused-awaits-chance = Niemand ist am Zug: Zuerst entscheidet der Zufall.
refused-game-over = Das Spiel ist zu Ende.

notation-unfinished = es endet zu früh: { $expected } erwartet
notation-unexpected = „{ $word }“, wo { $expected } erwartet wird
notation-surplus = „{ $word }“ ist zu viel
notation-not-canonical = es muss „{ $canonical }“ geschrieben werden

expected-action = eine Aktion
expected-number = eine Zahl
expected-seat = ein Platz

options-unknown = Die Option „{ $name }“ gibt es nicht. Die Optionen sind: { $known }.
options-missing = Die Option „{ $name }“ fehlt.
options-bad-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.

undo-nothing-done = Es gibt nichts zurückzunehmen.
undo-too-late = Zum Zurücknehmen ist es zu spät: Das Spiel ist weitergegangen.
undo-committed = Zum Zurücknehmen ist es zu spät: Alle haben gewählt.
undo-learnt = Das lässt sich nicht zurücknehmen: Du hast dadurch etwas Neues erfahren.
undo-shown = Das lässt sich nicht zurücknehmen: Die anderen haben es gesehen.

replay-version = Das ist Version { $found } des Aufzeichnungsformats; dieses Programm liest Version { $expected }.
replay-game = Das ist eine Aufzeichnung von „{ $found }“, nicht von „{ $expected }“.
replay-seat-names = { $expected } Namen unter „seats“ erwartet, { $found } gefunden
replay-trace-length = { $expected } Einträge unter „{ $trace }“ erwartet, einer je Schritt, { $found } gefunden
replay-no-such-seat = Platz { $seat } gibt es nicht: { $players } Spieler, ab 0 gezählt
replay-notation = „{ $notation }“ ist nicht lesbar: { $error }
replay-refused = „{ $notation }“ ist nicht möglich: { $why }
replay-refused-by-rule = „{ $notation }“ ist nicht möglich: { $why } (Regel { $rule })
replay-order = gleichzeitige Entscheidungen stehen in der Reihenfolge der Plätze: Platz { $expected } erwartet, Platz { $found } gefunden
replay-legal = Zahl der erlaubten Aktionen: { $expected } erwartet, { $found } gefunden
replay-scores = Punkte: { $expected } erwartet, { $found } gefunden
replay-result-scores = Endstand: { $expected } erwartet, { $found } gefunden
replay-result-ranks = Plätze: { $expected } erwartet, { $found } gefunden
replay-result-detail = „{ $key }“ im Ergebnis: { $expected } erwartet, { $found } gefunden
replay-result-too-early = Die Aufzeichnung hat ein Ergebnis, aber ihre Schritte beenden das Spiel nicht.
replay-result-missing = Die Schritte beenden das Spiel, aber die Aufzeichnung hat kein Ergebnis.
