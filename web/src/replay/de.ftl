# Texte der Seiten für Wiederholung, Analyse und Statistik.

## Wiederholung

replay-of = Wiederholung: { $game }
replay-steps = Schritte
replay-controls = Steuerung
replay-to-begin = Zum Anfang
replay-back = Schritt zurück
replay-forward = Schritt vor
replay-to-end = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-position = Schritt
replay-step-of = Schritt { $step } von { $end }
replay-round = Runde
replay-round-number = Runde { $round }
replay-before = Aufbau
replay-pace = Tempo
replay-pace-times = { $times }×
replay-eyes = Blickwinkel
replay-eyes-open = Alles aufgedeckt
replay-eyes-spectator = Zuschauer
replay-looks = Blickwinkel
replay-chance = Etwas wurde verdeckt gezogen.
replay-begin = Vor dem ersten Schritt
replay-share = Link zu dieser Stellung kopieren
replay-share-word = Link
replay-shared = Link kopiert
replay-download = Spielprotokoll herunterladen
replay-download-word = Herunterladen
replay-lost = Dieses Spiel gibt es nicht, oder du hast keinen Zugriff darauf.
replay-to-review = Analyse
replay-to-table = Zurück zum Tisch

## Analyse

review-of = Analyse: { $game }
review-lead = Welcher Ausgang zu erwarten war, was Glück war und wo Punkte verloren gingen. Der Computer hat jede Entscheidung noch einmal geprüft, immer nur mit dem, was der Spieler damals wissen konnte.
review-missing = Dieses Spiel wurde noch nicht analysiert. Eine Analyse dauert etwa eine Minute.
review-start = Dieses Spiel analysieren
review-running = Das Spiel wird analysiert …
review-progress = { $done } von { $of } Schritten
review-curve = Erwarteter Endstand
review-curve-hint = Fahr mit der Maus oder den Pfeiltasten die Kurve entlang; Enter öffnet die Stellung.
review-moment = Runde { $round }, Zug { $move }
review-draw-moment = Runde { $round }, Zufall
plot-as-table = Als Tabelle
review-seat = Spieler
review-luck-lead = Der Glückswert vergleicht das Gezogene mit allem, was in dem Moment hätte gezogen werden können: +5 heißt, dass jemand gegenüber den anderen 5 Punkte besser wegkam als im Durchschnitt. Über alle Spieler summiert er sich zu null.
review-luck = Glück
review-turning-points = Wendepunkte
review-no-turning-points = Dieses Spiel hatte keine Wendepunkte.
review-decisions = Entscheidungen
review-decisions-of = Entscheidungen von
review-everybody = Allen
review-decisions-none = Jede Entscheidung war so gut wie der beste gefundene Zug.
review-lost = { $points } Punkte verloren
review-did = Gespielt
review-best = Bester Zug
review-forced-left-out = Entscheidungen ohne Verlust sind nicht aufgeführt.
review-more = Alle { $count } zeigen
review-sources = Woher die Punkte kamen
review-source = Quelle
review-total = Summe
review-comparison = Die Spieler im Vergleich
review-accuracy-0 = spielte sehr genau
review-accuracy-1 = spielte genau
review-accuracy-2 = machte einige Fehler
review-accuracy-3 = machte viele Fehler
review-mean-loss = im Schnitt { $points } Punkte je Entscheidung verschenkt; bester Zug in { $best } von { $decisions } Fällen
review-to-replay = Wiederholung ansehen
review-show = Stellung zeigen

## Fehler

mistake = Fehler
mistakes = Aus Fehlern lernen
mistakes-own = Aus deinen Fehlern lernen
mistakes-lead = Triff die teuersten Entscheidungen noch einmal: dieselbe Stellung, ein neuer Versuch. Du siehst sofort, ob dein neuer Zug besser ist.
mistakes-start = { $count ->
        [one] Eine Entscheidung wiederholen
       *[other] { $count } Entscheidungen wiederholen
    }
mistakes-start-of = { $name } ({ $count })
mistakes-none = Hier gibt es keine Fehler: Keine Entscheidung hat auch nur einen Punkt gekostet.
mistake-number = Fehler { $number } von { $of }
mistake-asked = Dein Zug im Spiel: { $played }. Finde einen besseren.
mistake-cost = { $points ->
        [one] Er hat etwa einen Punkt gekostet.
       *[other] Er hat etwa { $points } Punkte gekostet.
    }
mistake-next = Nächster Fehler
mistake-again = Noch einmal versuchen
mistake-show = Besten Zug zeigen
mistake-to-review = Zurück zur Analyse

## Statistik

statistics = Statistik
statistics-lead = Deine beendeten Spiele auf einen Blick.
statistics-empty = Noch keine beendeten Spiele. Nach deinem ersten Spiel stehen hier deine Zahlen.
statistics-more = Ältere Spiele sind nicht berücksichtigt.
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-won-share = { $won } ({ $share } %)
statistics-mean = Durchschnitt
statistics-best = Bestes Ergebnis
statistics-progress = Deine Punkte im Laufe der Zeit
statistics-you = Du
statistics-best-other = Bester Gegner
statistics-average = Durchschnitt der letzten fünf
statistics-games = Spiele, das neueste zuletzt
statistics-sources = Punkte nach Quellen
statistics-sources-lead = Durchschnittliche Punkte pro Spiel, deine und die deiner Gegner an denselben Tischen.
statistics-others = Gegner
statistics-plans = Deine Stärken
statistics-plan = { $source }: { $points } Punkte mehr als die anderen{ $count ->
        [0] {""}
        [one] , und in einem Spiel deine stärkste Quelle
       *[other] , und in { $count } Spielen deine stärkste Quelle
    }
statistics-plan-less = { $source }: in { $count ->
        [one] einem Spiel
       *[other] { $count } Spielen
    } deine stärkste Quelle
statistics-no-plan = In keinem Bereich holst du bisher mehr Punkte als die anderen.
statistics-result = { $date }: { $score } Punkte, Rang { $rank } von { $players }
