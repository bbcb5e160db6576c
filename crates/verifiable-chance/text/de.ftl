# Fehler, die beim Prüfen der Ziehungen eines Spielprotokolls gefunden werden.

verify-missing = im Spielprotokoll fehlt „{ $key }“: Nur beendete Spiele von Online-Tischen lassen sich prüfen
verify-no-such-game = es gibt kein Spiel „{ $name }“
verify-commitment = der Startwert passt nicht zu der Prüfsumme, die vor dem Spiel angezeigt wurde
verify-step = Schritt { $step } ist nicht möglich: { $why }
verify-draw = Schritt { $step }: Startwert und Nonces ergeben „{ $expected }“, im Spielprotokoll steht „{ $found }“
