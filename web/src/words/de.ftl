# Texte der Startseite und der Tische. Die anderen Teile der Seite haben eigene Dateien, die mit ihnen geladen werden;
# Texte der Spiele und des Servers kommen vom Server.

home = Tavola, Startseite
table = Tisch
games = Spiele
list-none = nichts
yes = Ja
no = Nein
on = An
off = Aus
close = Schließen
cancel = Abbrechen
your-name = Dein Name
you = Du
language = Sprache
rules = Regeln
rules-of = Regeln von { $game }
rank = { $rank }.

## Startseite

start-title = Nimm Platz.
start-lead = Such dir ein Spiel aus und mach den ersten Zug – ganz ohne Konto, die Gegner warten schon.
play-now = Losspielen
open-a-table = Tisch eröffnen
players = Spieler
players-count = Zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
    }
opponents = Gegner
with-expansion = Erweiterung: { $name }
my-tables = Meine Tische
tables-wait = { $count ->
        [one] Ein Spiel wartet auf dich
       *[other] { $count } Spiele warten auf dich
    }
remove-table = Entfernen
remove-table-of = Dieses Spiel entfernen: { $game }
remove-table-warning = Dieses Spiel entfernen? Es endet ohne Ergebnis.
close-table-warning = Diesen Tisch entfernen? Das Spiel hat noch nicht begonnen.
keep-table = Behalten
open-tables = Offene Tische
open-tables-lead = Los geht es, wenn alle bereit sind
show-more = Mehr anzeigen
who-waits = Mit { $names }
chairs = { $free } von { $all } Plätzen frei
join = Mitspielen
table-of-friend = Freunde
join-code = Link oder Code eines Tisches
free-seat = freier Platz
phase-gathering = Wartet auf Mitspieler
phase-running = Läuft
phase-over = Beendet
phase-abandoned = Abgebrochen
guest-name = Gast
guest-mark = { $name } (Gast)
marked-bot = { $name } (Bot)
bot-run-by = { $name } (Bot von { $owner })
bot-of = Bot von { $owner }
bot-of-nobody = Bot eines gelöschten Kontos
switch-theme = Dunkles Design
theme-word = Design
lost-title = Seite nicht gefunden
table-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
lost-table = Diesen Tisch gibt es nicht oder nicht mehr.
lost-game-friends = Das Spiel hat begonnen. Zuschauen dürfen nur die Spieler und ihre Freunde.
lost-game-nobody = Das Spiel hat begonnen. Zuschauen dürfen nur die Spieler.
to-start = Zur Startseite
page-unreachable = Der Server ist nicht erreichbar. Nichts ist verloren – versuch es noch einmal.
rule-number = Regel { $rule }

## Computerspieler

bot-at-a = Elena
bot-at-b = Jonas
bot-at-c = Livia
bot-at-d = Tomaso
bot-random = Zufällige Züge
bot-eager = Eilig
bot-greedy = Gierig
bot-level-novice = Neuling
bot-level-casual = Hobbyspieler
bot-level-skilled = Könner
bot-level-expert = Experte
bot-level-master = Meister

## Tische vor ihrem Beginn

seat-number = Platz { $number }
clock = Uhr
spectator-delay-minutes = { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
watching-delayed = Du schaust mit einer Verzögerung von { $delay } zu.
# Erweiterungen stehen auch auf der Startseite zur Wahl; die übrigen Optionen sind bei den neuen Tischen.
option-masterworks = Die Meisterwerke
option-masterworks-lead = Die Erweiterung: ein zweiter Plan mit Rat und Seeroute, Dogaressas und Meisterwerke zum Sammeln. Das Spiel dauert länger.

## Personen

sign-in = Anmelden
sign-out = Abmelden

friends = Freunde
friends-waiting = { $count ->
        [one] Freunde, eine offene Anfrage
       *[other] Freunde, { $count } offene Anfragen
    }
invitations = Einladungen
invited-by = { $name } lädt dich zu { $game } ein.
invitation-accept = Mitspielen bei { $game } mit { $name }
invitation-decline = Einladung von { $name } zu { $game } ablehnen
people-here = Mitspieler
decline = Ablehnen

remove = Entfernen
invite = Einladen
copy = Kopieren
copied = Kopiert

## Am Tisch

your-turn = Du bist dran
choose-now = Wähle
sending = Wird gesendet …
holding = Dein Zug wird gleich ausgeführt.
others-act = { $count ->
        [one] { $names } wählt
       *[other] { $names } wählen
    }
not-your-turn = Du bist nicht dran: { $count ->
        [one] { $names } wählt
       *[other] { $names } wählen
    } gerade.
not-now = Das geht gerade nicht. { $prompt }
cancel-choice = Abbrechen
undo = Rückgängig
menu = Menü
chat = Chat
chat-unread = { $count ->
        [one] Chat: eine ungelesene Nachricht
       *[other] Chat: { $count } ungelesene Nachrichten
    }
notes = Notizen

plan-ahead = Vorausplanen
plan-waits = Dein Plan: { $planned }. Er wird gespielt, wenn du am Zug bist und sich nichts geändert hat.
plan-dropped-drawn = Nicht gespielt, weil inzwischen etwas gezogen wurde: { $planned }.
plan-dropped-impossible = Nicht gespielt, weil es nicht mehr möglich ist: { $planned }.
plan-dropped-changed = Nicht gespielt, weil es jetzt etwas anderes kosten oder einbringen würde: { $planned }.
plan-play = Trotzdem spielen
plan-change = Plan ändern
plan-drop = Plan verwerfen
auto-pass = Automatisch passen
menu-unread = { $count ->
        [one] Menü: eine ungelesene Nachricht
       *[other] Menü: { $count } ungelesene Nachrichten
    }
scores = Punkte
score-of = { $name }: { $points }. Zeigen, woher die Punkte kommen
estimate-of = Schätzung für { $name }: { $points }
what-happened = Verlauf
since-your-turn = Seit deinem letzten Zug
show-all = Alles zeigen
your-hand = Deine Hand
your-choices = Deine Möglichkeiten
position-in-words = Der Tisch als Text
preview = Vorschau
preview-hint = Zeig auf eine Möglichkeit und sieh, was sie bringt.
log-resigned = { $name } hat aufgegeben. Ein Computerspieler übernimmt.
has-resigned = Hat aufgegeben
is-taken-over = Der Computer spielt
is-thinking = Denkt nach …
is-acting = Wählt …
is-away = Nicht da
time-left = Verbleibende Zeit
time-until = bis { $time }
clock-paused-until = steht bis { $time }
on-vacation-until = im Urlaub bis { $day }
time-ran-out = Die Zeit war um – der Computer hat diesen Zug für dich gespielt.
computer-plays-for-you = Der Computer spielt für dich.
i-am-back = Ich bin wieder da
offline = Keine Internetverbindung
offline-play = Offline – lernen und gegen den Computer spielen geht trotzdem
update-ready = Eine neue Version von Tavola ist da.
update-now = Neu laden
adopt-offer = Auf diesem Gerät gibt es Spiele oder Fortschritte, die noch nicht zu deinen zählen.
adopt-do = Hinzufügen
adopt-done = Hinzugefügt.
adopt-kept = { $count ->
    [one] Ein Eintrag blieb, wo er war, weil du schon einen eigenen hast.
   *[other] { $count } Einträge blieben, wo sie waren, weil du schon eigene hast.
}
adopt-differing = { $count ->
    [one] Für ein Rätsel hattest du schon ein anderes Ergebnis; es bleibt, wie es ist.
   *[other] Für { $count } Rätsel hattest du schon andere Ergebnisse; sie bleiben, wie sie sind.
}
reconnecting = Verbindung wird wiederhergestellt …
retry = Erneut versuchen
next-table = Nächster Tisch
next-table-waits = Nächster Tisch: { $count ->
        [one] einer wartet
       *[other] { $count } warten
    }
zoom-in = Vergrößern
zoom-fit = Ganzer Plan
views = Ansichten
tab-hand = Hand
tab-side = Auslage
tab-log = Verlauf
hand-over = Gib das Gerät an { $name } weiter.
i-am = Ich bin { $name }
game-over = Das Spiel ist zu Ende

up-to = bis zu { $points }

## Menü, Benachrichtigungen und Angebote

settings = Einstellungen
notifications = Benachrichtigungen
notify = Benachrichtige mich, wenn ich dran bin
notify-on = Du wirst benachrichtigt, wenn du dran bist, solange Tavola in einem Tab offen ist.
notices-on = Du wirst auf diesem Gerät benachrichtigt, wenn du dran bist.
as-text = Textansicht
as-board = Spielplanansicht
call-off-withdraw = Vorschlag zurückziehen
call-off-offered = Du hast vorgeschlagen, das Spiel abzubrechen.
call-off-offered-by = { $count ->
        [one] { $names } schlägt vor, das Spiel abzubrechen.
       *[other] { $names } schlagen vor, das Spiel abzubrechen.
    }
call-off-agreeing = Stimmst du zu, endet es ohne Ergebnis.
call-off-agree = Zustimmen
call-off-decline = Weiterspielen
extend-withdraw = Bitte um einen weiteren Tag zurückziehen
extend-offered = Du hast für diesen Zug um einen weiteren Tag gebeten.
extend-offered-by = { $count ->
        [one] { $names } bittet für diesen Zug um einen weiteren Tag.
       *[other] { $names } bitten für diesen Zug um einen weiteren Tag.
    }
extend-agreeing = Stimmst du zu, bekommen ihn alle, die am Zug sind.
extend-agree = Zustimmen
extend-decline = Jetzt nicht
former-player = einem früheren Mitspieler
log-seat-taken = Seit { $when } spielt { $name } statt { $former }.
seat-in-running-game = Ein Platz in einem laufenden Spiel

## Das Ende

to-rematch = Zur Revanche
rematch-waits = Eine Revanche wird angeboten: Ein Tisch mit denselben Spielern ist offen.

## Lernen

learn = Lernen
learn-game = { $game } lernen
daily-puzzle = Rätsel des Tages

## Beendete Spiele

past-games = Beendete Spiele
past-imported = Importiert
past-delete = Löschen
past-on-device = Auf diesem Gerät
past-upload = Online speichern
more-ways = Mehr
to-replay = Wiederholung
to-review = Analyse
to-statistics = Statistik
import-game = Spiel importieren

## Wege zu anderen Teilen der Seite

hint = Tipp
hints = Tipps

shortcuts = Tastenkürzel
to-choices = Zu den Möglichkeiten

moderation = Moderation
report-player = { $name } melden

sign-in-failed = Das Anmelden hat nicht geklappt
