# Was am Zufall einer Mitschrift falsch sein kann.

verify-missing = die Aufzeichnung hat kein „{ $key }“: Nur Aufzeichnungen beendeter Spiele von Online-Tischen sind prüfbar
verify-no-such-game = es gibt kein Spiel „{ $name }“
verify-commitment = der Startwert ist nicht der, der vor dem Spiel versprochen wurde
verify-step = Schritt { $step } ist nicht möglich: { $why }
verify-draw = Schritt { $step }: Startwert und Nonces ergeben „{ $expected }“, die Aufzeichnung sagt „{ $found }“
