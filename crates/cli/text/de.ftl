# Meldungen des Programms tavola.

cli-error = Fehler: { $message }
cli-hint = { " " }Meintest du „{ $closest }“?
cli-no-hint = { "" }
cli-unknown-game = Das Spiel „{ $name }“ gibt es nicht. Verfügbare Spiele: { $known }.{ $hint }
cli-unknown-bot = Den Computerspieler „{ $name }“ gibt es nicht. Verfügbare Computerspieler: { $known }.{ $hint }
cli-bot-count =
    { $seats ->
        [one] Ein Computerspieler erwartet, { $given } angegeben.
       *[other] Ein Computerspieler für alle Plätze oder { $seats }, einer pro Platz, erwartet; { $given } angegeben.
    }
cli-no-such-seat = Platz { $seat } gibt es nicht; die Plätze sind von 0 bis { $last } nummeriert.
cli-options = { $why }{ $hint }
cli-file-not-found = { $file }: Datei oder Ordner nicht gefunden
cli-file-forbidden = { $file }: Zugriff verweigert
cli-file-is-directory = { $file }: Das ist ein Ordner, keine Datei
cli-file = { $file }: { $why }
cli-output = Die Ausgabe lässt sich nicht schreiben: { $why }
cli-json-truncated = { $place }: Die Datei endet mitten in einem Spielprotokoll ({ $why })
cli-json-not-a-record = { $place }: kein gültiges Spielprotokoll ({ $why })
cli-json-malformed = { $place }: kein gültiges JSON ({ $why })
cli-no-records = { $file }: keine Spielprotokolle
cli-difference = { $file }: Spielprotokoll { $number } (Zeile { $line }): { $what }
cli-difference-at-step = { $file }: Spielprotokoll { $number } (Zeile { $line }), Schritt { $step } { $notation }: { $what }

cli-replayed =
    { $count ->
        [one] 1 Spielprotokoll nachgespielt
       *[other] { $count } Spielprotokolle nachgespielt
    }

cli-games-title = { $game }: { $name }
cli-games-option = Option
cli-games-values = Werte
cli-games-default = Standard

cli-perft-depth = Tiefe
cli-perft-nodes = Knoten
cli-perft-seconds = Sekunden

cli-bench-games = Spiele pro Sekunde
cli-bench-decisions = Entscheidungen pro Sekunde
cli-bench-ns = Nanosekunden pro Entscheidung
cli-bench-par = par
cli-bench-position = Stellung, Rollouts
cli-bench-iterations = Iterationen/s
cli-bench-rollouts = Rollouts/s
cli-bench-share = Verhältnis
cli-bench-opening-guided = Eröffnung, geführt
cli-bench-middle-guided = Spielmitte, geführt
cli-bench-opening-full = Eröffnung, vollständig { $policy }
cli-bench-middle-full = Spielmitte, vollständig { $policy }
cli-bench-state = Bytes pro Zustand

cli-simulated =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } { $game } ({ $options }), Startwert { $seed }
cli-arena-bot = Computerspieler
cli-arena-games = Spiele
cli-arena-interval = 95 %
cli-arena-fair = fair %
cli-arena-score = Punkte
cli-arena-margin = Abstand
cli-arena-rating = Wertung
cli-arena-lead = Vorsprung
cli-arena-lead-without-luck = Vorsprung ohne Glück
cli-arena-paired-games = Spiele mit Glück
cli-arena-plain-games = Spiele mit je eigenen Ziehungen
cli-arena-decided = Nach { $games } Spielen: { $bot } ist besser, mit einer Sicherheit von { $confidence } %.
cli-arena-undecided = Nach { $games } Spielen: Bei einer Sicherheit von { $confidence } % steht nicht fest, wer besser ist.
cli-not-two-bots = „--until“ vergleicht zwei Computerspieler: Gib genau zwei an.
cli-arena-percent = { $number } %
cli-arena-plot-shares = Siegquote mit 95-%-Intervall; der dünne Strich zeigt den Anteil bei gleicher Spielstärke
cli-arena-plot-course = Siegquote nach Zahl der Spiele
cli-arena-plot-bot = { $bot }: { $share } %, Wertung { $rating }
cli-arena-not-a-match = { $file }: Diese Datei enthält keine Wettkampfergebnisse. Wähle einen anderen Namen, um eine neue Datei anzulegen.
cli-arena-another-match = { $file }: Diese Datei gehört zu einem anderen Wettkampf. Sie enthält „{ $found }“, dieser Wettkampf ist aber „{ $wanted }“ (Spiel, Regelversion, Optionen, Computerspieler, Startwert, Glück).
cli-arena-not-a-game = { $place }: Diese Zeile ist kein Spiel dieses Wettkampfs

cli-unclosed-quote = Ein Anführungszeichen ist nicht geschlossen, oder nach dem letzten Backslash folgt nichts: { $text }
cli-no-command = „exec:“ braucht einen Befehl, zum Beispiel exec:./my-bot
cli-engine = { $bot }: { $why }
cli-engine-not-started = Das Programm lässt sich nicht starten ({ $error })
cli-engine-other-protocol = Es spricht Version { $protocol } des Engine-Protokolls, nicht { $wanted }
cli-engine-slow = keine Antwort innerhalb von { $ms } ms
cli-engine-ended = Das Programm hat sich beendet ({ $status })
cli-engine-garbage = Das ist nicht die erwartete Antwort: { $line }
cli-engine-unasked = unaufgefordert eine Zeile auf der Standardausgabe: { $line } (Meldungen für Menschen gehören auf die Standardfehlerausgabe)
cli-engine-no-action = „{ $action }“ ist kein Zug
cli-engine-illegal = „{ $action }“ ist nicht erlaubt (Regel { $rule })
cli-forfeit = { $bot } auf Platz { $number } hat das Spiel kampflos verloren: { $why }.
cli-forfeited-game = Spiel { $game }: { $forfeit }
cli-forfeits-more = … und { $count } weitere
cli-play-forfeit = { $forfeit } Ein anderer Computerspieler spielt weiter.
cli-host = Zeile { $line } der Eingabe: { $why }
cli-host-unreadable = keine Nachricht an eine Engine ({ $error })
cli-host-no-game = eine Entscheidung wurde vor dem ersten Spiel verlangt
cli-host-unknown-game = Unbekanntes Spiel „{ $name }“
cli-host-other-rules = Version { $version } der Regeln von { $name } wird nicht unterstützt
cli-host-view = keine Sicht auf { $name } ({ $error })
cli-host-not-on-turn = Hier ist nichts zu entscheiden

cli-mean = Mittel
cli-sd = Streuung
cli-min = min.
cli-q1 = Q1
cli-median = Median
cli-q3 = Q3
cli-max = max.
cli-win-share = Siege %
cli-seat-of = Platz { $seat }: { $bot }
cli-all-seats = alle Plätze
cli-decisions = Entscheidungen
cli-source = Punkte aus
cli-per-player = Mittel pro Spieler
cli-total = Summe

cli-play-person = Mensch
cli-play-welcome = { $game }, Startwert { $seed }. „help“ zeigt alle Befehle.
cli-play-recap = Was passiert ist
cli-play-choose = Deine Wahl
cli-play-legend = { $letter } (Platz { $number }) { $seat }: { $points }
cli-play-undone = Rückgängig gemacht.
cli-play-saved = Gespeichert: { $file }
cli-play-left = Du hast das Spiel verlassen.
cli-play-over = Das Spiel ist zu Ende
cli-play-no-such-choice = Möglichkeit { $number } gibt es nicht; sie sind von 1 bis { $last } nummeriert.
cli-play-not-understood = „{ $line }“ ist weder ein Befehl („help“ zeigt alle) noch eine Aktion: { $why }
cli-play-refused = { $why } (Regel { $rule })
cli-play-help =
    ZAHL         diese Möglichkeit wählen
    why ZAHL     zeigen, was diese Möglichkeit bewirkt
    back         zum vorigen Teil der Wahl zurückgehen
    AKTION       eine Aktion in der Notation der Spielprotokolle spielen
    (Enter)      Spielplan und Möglichkeiten noch einmal zeigen
    view         die Stellung beschreiben
    hand         den eigenen Bereich beschreiben
    sheet        zeigen, woher die Punkte kommen
    log          alles zeigen, was bisher passiert ist
    undo         die letzte eigene Aktion rückgängig machen
    save DATEI   das Spielprotokoll bis hierher speichern
    quit         das Spiel verlassen
cli-rank = { $rank }. { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

cli-preview = { $total }: { $sources }
cli-preview-use = jetzt { $total } ({ $use }): { $sources }
cli-preview-nothing = { $total }
cli-preview-up-to = bis zu { $total }
cli-preview-source = { $points } { $source }
cli-preview-other = { $seat } { $points }

cli-serve-listening = Tavola läuft unter { $url }
cli-serve-no-page = Die Webseite fehlt. Baue sie mit ./x run oder gib ihren Ordner mit --page an.
cli-serve-stopped = Beendet.
cli-verified = { $records ->
        [one] Ein Spielprotokoll geprüft: alle { $draws } Ziehungen stimmen
       *[other] { $records } Spielprotokolle geprüft: alle { $draws } Ziehungen stimmen
    }
cli-verify = { $file }: Spielprotokoll { $number }: { $what }
cli-backup = Sicherung gespeichert: { $file }
cli-restore = Wiederhergestellt in { $folder } (Format { $found })
cli-database-exists = In { $folder } ist schon eine Datenbank. Nichts wurde überschrieben; wähle mit --data einen anderen Ordner.
cli-check-page = Webseite: { $folder }
cli-check-page-built-in = Webseite: im Programm enthalten
cli-check-database = Datenbank: { $place }, Format { $found }
cli-check-database-new = Datenbank: { $place }, neu; sie wird mit Format { $known } angelegt
cli-check-database-older = Datenbank: { $place }, Format { $found }; sie wird auf Format { $known } umgestellt
cli-check-issuer = Anmeldung mit { $name }: { $issuer } antwortet
cli-check-passed = Alles in Ordnung.
cli-config = { $place }: { $why }
cli-both-settings = „{ $one }“ und „{ $other }“ lassen sich nicht kombinieren: Setze nur eines davon
cli-empty-secret = { $file } ist leer; darin sollte ein Geheimnis stehen
cli-bad-invitation = { $file } enthält keinen gültigen Einladungscode: { $least } bis { $most } Buchstaben, Ziffern, „-“ und „_“
cli-oidc-incomplete = Für die Anmeldung über einen Anmeldedienst braucht es seine Adresse, die Client-ID und die Datei mit dem Client-Secret: „issuer“, „client-id“ und „client-secret-file“ unter [oidc]
cli-oidc-no-public-url = Für die Anmeldung über einen Anmeldedienst braucht es die öffentliche Adresse des Servers, denn dorthin schickt er die Leute zurück. Setze sie mit --public-url
cli-bad-issuer = { $issuer } lässt sich nicht zum Anmelden verwenden: { $why }
cli-no-invitation = Nur Eingeladene dürfen ein Konto anlegen, aber es gibt keinen Einladungscode. Gib mit --invitation-file eine Datei an, die einen enthält
cli-no-page = In { $folder } ist keine Webseite: index.html fehlt
cli-log-level = TAVOLA_LOG ist „{ $given }“; erlaubt sind error, warn, info und debug
cli-listen = Der Server kann die Adresse { $address } nicht verwenden: { $why }
cli-unhealthy = Der Server unter { $address } ist nicht in Ordnung: { $why }
cli-threads = Threads lassen sich nicht starten: { $why }

cli-no-such-record = { $file }: Spielprotokoll { $number } gibt es nicht
cli-no-such-step = Schritt { $step } gibt es nicht: Das Spiel hat { $steps } Schritte.
cli-review-refused = { $file }: { $why }

cli-show-step = Schritt { $step } von { $steps }: { $who }, { $notation }
cli-show-start = Vor dem ersten Schritt
cli-show-chance = Zufall
cli-show-nothing = Davon ist nichts zu sehen.
cli-show-help = Enter: weiter, b: zurück, eine Zahl: zu diesem Schritt, q: beenden

cli-review-title = { $game }, Analyse mit { $iterations } Iterationen pro Entscheidung, Startwert { $seed }
cli-review-course = Erwarteter Endstand nach jedem Schritt
cli-review-step = Schritt
cli-review-players = Glück und Entscheidungen
cli-review-player = Spieler
cli-review-points = Punkte
cli-review-luck = Glück
cli-review-loss = verlorene Punkte
cli-review-mean = pro Entscheidung
cli-review-best = beste Wahl
cli-review-of = { $best } von { $all }
cli-review-turning = Wendepunkte
cli-review-turning-point = Schritt { $step }: { $text }
cli-review-comparison = Vergleich
cli-review-sheet = Woher die Punkte kamen
cli-review-plot-points = Erwarteter Endstand nach jedem Schritt; Kreise markieren Wendepunkte
cli-review-plot-win = Erwarteter Anteil am Sieg nach jedem Schritt

cli-puzzles-found =
    { $count ->
        [one] Ein Rätsel
       *[other] { $count } Rätsel
    } in { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    }: { $easy } leicht, { $medium } mittel, { $hard } schwer

cli-train-round = Runde { $round } von { $rounds }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $positions } Stellungen
cli-train-pass = Durchgang { $pass } von { $passes }: Fehler { $with } Punkte, ohne das Netz { $without }
cli-train-nothing = Für „{ $game }“ gibt es keine Bewertung, die sich trainieren lässt: Seine Computerspieler kennen nur die Regeln
cli-train-not-a-training = { $file }: Diese Datei enthält keine Spiele eines Trainings. Wähle einen anderen Namen, um eine neue Datei anzulegen.
cli-train-another-training = { $file }: Diese Datei gehört zu einem anderen Training. Sie enthält „{ $found }“, dieses Training ist aber „{ $wanted }“.

cli-load-moves = Aktionen
cli-load-rate = Aktionen pro Sekunde
cli-load-p50 = Median der Antwortzeit, ms
cli-load-p99 = 99. Perzentil, ms
cli-load-max = Maximum, ms
cli-load-games = beendete Spiele
cli-load-errors = abgelehnt oder gescheitert
cli-load-bad-url = „{ $url }“ ist keine Serveradresse; sie muss die Form http://HOST:PORT haben
cli-load-unreachable = { $url } ist nicht erreichbar: { $why }
cli-load-too-fast = Der Server unter { $url } begrenzt die Anfragen jedes Besuchers. Starte ihn mit --unlimited ADRESSE, um die Grenzen für diesen Rechner aufzuheben.
cli-load-refused = Der Server unter { $url } hat die Anfrage abgelehnt: { $code }
cli-load-unexpected = Unter { $url } läuft kein Tavola-Server

cli-admin-no-server = Unter { $address } antwortet kein Server ({ $why }). Starte ihn zuerst oder gib seine Adresse mit --listen an.
cli-admin-no-key = Diese Datenbank hat noch kein Server dieser Version benutzt. Starte ihn zuerst oder gib seine Datenbank an.
cli-admin-unexpected = Unter { $address } antwortet etwas anderes als ein Tavola-Server dieser Version.
cli-admin-not-sure = Das lässt sich nicht rückgängig machen. Bestätige es mit --yes.
cli-admin-done = Erledigt.
cli-admin-report = { $number }  { $at } UTC  { $about }, gemeldet von { $reporter }, Tisch { $table }
cli-admin-no-reports = Es gibt keine solchen Meldungen.
cli-admin-link = { $link }
    Dieser Link gilt einmal und 24 Stunden lang. Wer ihn öffnet, kann ein neues Passwort für das Konto wählen.
cli-admin-name = Name
cli-admin-id = ID
cli-admin-since = seit (UTC)
cli-admin-device = Gerät
cli-admin-seen = zuletzt benutzt (UTC)
cli-admin-marks = Bemerkungen
cli-admin-guest = Gast
cli-admin-moderator = Moderator
cli-admin-blocked = gesperrt
cli-admin-table = Tisch
cli-admin-game = Spiel
cli-admin-state = Zustand
cli-admin-state-open = offen
cli-admin-state-running = läuft
cli-admin-state-finished = beendet
cli-admin-state-abandoned = geschlossen
cli-admin-changed = geändert (UTC)
cli-admin-seats = Plätze
cli-admin-at = Zeit (UTC)
cli-admin-actor = von
cli-admin-operator = Betreiber
cli-admin-action = Aktion
cli-admin-subject = Benutzer oder Tisch
cli-admin-version = Tavola { $version }
cli-admin-accounts = Konten
cli-admin-guests = Gäste
cli-admin-blocked-users = gesperrte Benutzer
cli-admin-tables-open = offene Tische
cli-admin-tables-running = laufende Spiele
cli-admin-tables-finished = beendete Spiele
cli-admin-tables-abandoned = geschlossene Tische
cli-admin-connections = offene Verbindungen zu Tischen
cli-admin-bytes = Größe der Datenbank in Byte
cli-doctor-fine = ok
cli-doctor-problem = PROBLEM
cli-doctor-well = Keine Probleme gefunden.
cli-doctor-unwell =
    { $problems ->
        [one] Ein Problem gefunden
       *[other] { $problems } Probleme gefunden
    }
cli-doctor-settings = Die Einstellungen sind stimmig.
cli-doctor-no-public-url = Es gibt einen vertrauenswürdigen Proxy, aber kein public-url: Cookies sind nicht „Secure“, und Seiten, die über den Proxy geöffnet werden, können abgewiesen werden. Setze public-url.
cli-doctor-no-trusted-proxy = Es gibt ein public-url, aber keinen vertrauenswürdigen Proxy: Alle Besucher zählen als einer und teilen sich dessen Grenzen. Trage die Adresse des Proxys in trusted-proxies ein.
cli-doctor-disk = { $folder }: { $free } MB frei
cli-doctor-disk-short = { $folder }: nur noch { $free } MB frei. Ist der Datenträger voll, werden Züge abgelehnt.
cli-doctor-no-backups = Es werden keine Sicherungen angelegt. Setze backup.to.
cli-doctor-backup-missing = In { $folder } ist noch keine Sicherung.
cli-doctor-backup-old = Die letzte Sicherung in { $folder } ist { $hours } Stunden alt. Den Grund nennt das Protokoll des Servers.
cli-doctor-backup = Die letzte Sicherung in { $folder } ist { $hours } Stunden alt.
cli-doctor-healthy = Der Server unter { $address } läuft einwandfrei.
cli-doctor-unhealthy = Der Server unter { $address } arbeitet nicht richtig (Status { $status }): Er kann nicht in seine Datenbank schreiben. Den Grund nennt sein Protokoll.
cli-doctor-no-server = Unter { $address } antwortet kein Server: { $why }
cli-doctor-clock = Die Uhr stimmt mit der Datenbank überein.
cli-doctor-clock-behind = Die Uhr geht nach: Die letzte Änderung in der Datenbank ist ihr { $minutes } Minuten voraus. Stelle sie richtig, denn Bedenkzeiten hängen von ihr ab.
cli-doctor-clock-apart = Die Uhren des Servers und dieses Rechners weichen um { $minutes } Minuten voneinander ab. Gleiche sie ab.
cli-doctor-proxy = Keine Anfrage deutet auf einen falsch eingerichteten Proxy hin.
cli-doctor-proxy-untrusted = { $count } Anfragen kamen über einen Proxy, dem nicht vertraut wird: Seine Besucher zählen als einer. Trage seine Adresse in trusted-proxies ein.
cli-doctor-proxy-unnamed = { $count } Anfragen eines vertrauenswürdigen Proxys hatten kein X-Forwarded-For: Ihre Besucher zählen als einer. Stelle den Proxy so ein, dass er es sendet.
cli-doctor-proxy-foreign = { $count } Anfragen wurden wegen ihrer Herkunft abgelehnt. Falls niemand spielen kann, vergleiche public-url mit der Adresse im Browser.
