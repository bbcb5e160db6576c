# Die Worte der Seite selbst. Die der Spiele und des Servers kommen vom Server.

home = Tavola, Startseite
table = Tisch
games = Spiele
list-none = nichts
yes = ja
no = nein
on = an
off = aus
close = Schließen
name = Name
you = du
language = Sprache
rules = Regeln
rules-of = Regeln von { $game }
rank = { $rank }.

## Startseite

start-title = Nimm Platz.
start-lead = Wähle ein Spiel und mach den ersten Zug: ohne Konto, die Gegner warten schon.
play-now = Losspielen
open-a-table = Tisch eröffnen
players = Spielende
players-count = zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
    }
opponents = Gegner
my-tables = Meine Tische
tables-wait = { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
open-tables = Offene Tische
open-tables-lead = setz dich, es geht los, wenn alle bereit sind
who-waits = { $names } am Tisch
chairs = { $free } von { $all } Plätzen frei
join = Mitspielen
join-code = Link oder Code eines Tisches
free-seat = freier Platz
phase-gathering = wartet auf Spielende
phase-running = läuft
phase-over = beendet
phase-abandoned = abgebrochen
guest-name = Gast
switch-theme = Dunkle Ansicht
lost-title = Hier ist nichts.
lost-table = Diesen Tisch gibt es nicht, oder nicht mehr.
to-start = Zur Startseite
page-unreachable = Der Server antwortet nicht. Nichts ist verloren; bitte versuch es noch einmal.
rule-number = Regel { $rule }

## Computergegner

bot-at-a = Elena
bot-at-b = Jonas
bot-at-c = Livia
bot-at-d = Tomaso
bot-random = zufällige Züge
bot-eager = eilig
bot-greedy = gierig
bot-level-novice = Neuling
bot-level-casual = Hobbyspieler
bot-level-skilled = Könner
bot-level-expert = Experte
bot-level-master = Meister

## Ein neuer Tisch

new-table = Neuer Tisch: { $game }
open-table = Tisch eröffnen
seats = Plätze
seat-number = Platz { $number }
seat-mine = ich, an diesem Gerät
seat-open = wer kommt
seat-bot = Computer: { $bot }
name-at-seat = Name an Platz { $number }
clock = Uhr
clock-none = keine Uhr
clock-per-move = { $seconds } Sekunden je Zug
clock-per-game = { $minutes } Minuten je Spiel
clock-days = { $days ->
        [one] ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
access = Wer kommen darf
access-link = wer den Link hat
access-public = alle
option-edition = Ausgabe
option-edition-revised = überarbeitet
option-edition-first = erste
option-draft = Kartenwahl
option-draft-simultaneous = alle zugleich
option-draft-on-turn = reihum
option-masterworks = Die Meisterwerke
option-board = Spielplan
option-board-colored = farbige Sterne
option-board-plain = graue Sterne
option-debt = Schulden
option-debt-forgiven = erlassen
option-debt-carried = bleiben

## Konto

who-are-you = Wer bist du?
as-guest = Gast
sign-in = Anmelden
sign-out = Abmelden
register = Neues Konto
password = Passwort
new-password = Neues Passwort
change-password = Passwort ändern
password-changed = Das Passwort ist geändert.
account-lead-guest = Als Gast spielst du unter einem Namen in diesem Browser. Keine Adresse, kein Passwort.
account-lead-sign-in = Deine Tische auf jedem Gerät.
account-lead-register = Deine Spiele als Gast kommen mit. Ein Passwort hat mindestens 8 Zeichen.
account-do-guest = Diesen Namen nehmen
account-do-sign-in = Anmelden
account-do-register = Konto eröffnen
export-data = Meine Daten herunterladen
delete-account = Mich löschen
delete-warning = Dein Name und deine Daten verschwinden. Laufende Spiele spielt der Computer zu Ende.
delete-really = Endgültig löschen

## Vor dem Beginn

sit-down = Platz nehmen
leave = Aufstehen
remove = Wegschicken
ready = Bereit
is-ready = bereit
not-ready = noch nicht bereit
free-seat-lead = wartet auf jemanden
invite-link = Mit einem Link einladen
watch-link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
lobby-seated = Es geht los, wenn jeder Platz besetzt ist und alle bereit sind.
lobby-guest = Nimm Platz, oder warte und schau zu.
fair-chance = Der Zufall lässt sich nach dem Spiel prüfen. Fingerabdruck des Anteils des Servers:

## Am Tisch

your-turn = Du bist dran
choose-now = Wähle
sending = Wird gesendet …
others-act = { $count ->
        [one] { $names } wählt
       *[other] { $names } wählen
    }
not-your-turn = Du bist nicht dran: { $count ->
        [one] { $names } wählt
       *[other] { $names } wählen
    } gerade.
not-now = Das geht jetzt nicht. { $prompt }
take-back = Zurück
undo = Rückgängig
menu = Menü
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
message = Nachricht
send = Senden
mute = { $name } stumm schalten
unmute = { $name } wieder hören
scores = Punkte
score-of = { $name }: { $points }. Zeigen, woher die Punkte kommen
estimate-of = Schätzung für { $name }: { $points }
points-from = Punkte aus
total = Summe
what-happened = Was geschah
since-your-turn = Seit deinem letzten Zug
show-all = Alles zeigen
your-hand = Deine Hand
your-choices = Deine Möglichkeiten
position-in-words = Der Tisch in Worten
preview-hint = Geh auf eine Möglichkeit, um zu erfahren, was sie brächte.
has-resigned = hat aufgegeben
is-taken-over = der Computer spielt
is-thinking = denkt nach …
is-acting = wählt …
is-away = nicht da
time-left = Verbleibende Zeit
reconnecting = Verbindung wird wiederhergestellt …
retry = Jetzt
next-table = Nächster Tisch
next-table-waits = Nächster Tisch: { $count } warten
zoom-in = Näher
zoom-fit = Ganzer Plan
views = Ansichten
tab-hand = Hand
tab-side = Auslage
tab-story = Verlauf
hand-over = Gib das Gerät an { $name }.
i-am = Ich bin { $name }
game-over = Das Spiel ist zu Ende

up-to = bis zu { $points }

## Menü und Einstellungen

settings = Einstellungen
theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
speed = Bewegung
speed-off = aus
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
confirm-moves = Züge bestätigen
confirm-touch = auf Touchscreens
confirm-always = immer
confirm-never = nie
patterns = Muster auf Farben
sound = Ton
as-text = Tisch in Worten
as-board = Tisch als Bild
resign = Aufgeben
resign-warning = Der Computer spielt für dich weiter, und du wirst Letzter.
resign-really = Endgültig aufgeben
abandon-agree = Einem Ende ohne Ergebnis zustimmen
abandon-not = Doch nicht zustimmen

## Das Ende

winners = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
abandoned = Das Spiel endete ohne Ergebnis
rematch = Noch einmal
to-rematch = Zum nächsten Spiel
look-at-board = Zum Spielplan
record = Mitschrift

## Lernen

learn = Lernen
learn-game = { $game } lernen
daily-puzzle = Rätsel des Tages
lesson-name-a = Rot
lesson-name-b = Blau
lesson-name-c = Gelb
lesson-name-d = Grün

## Zurückblicken

past-games = Beendete Spiele
past-brought = mitgebracht
past-delete = Löschen
more-ways = Mehr
to-replay = Wiederholung
to-review = Analyse
to-statistics = Statistik
import-game = Ein Spiel mitbringen
import-lead = Eine Mitschrift ist eine JSON-Datei, wie man sie hier herunterlädt oder das Programm sie schreibt. Jeder Schritt darin wird geprüft.
import-file = Aus einer Datei
import-paste = Oder hier einfügen
import-do = Das Spiel ansehen

## Tipps

hint = Tipp
hints = Tipps
hints-lead = Alle dürfen nach den besten Zügen fragen. Nicht mit Uhr.
hints-here = Tipps sind hier erlaubt
hints-thinking = Denkt nach …

shortcuts = Tastenkürzel
to-choices = Zu den Möglichkeiten
keys-number = Zur Möglichkeit mit dieser Nummer
keys-choices = Zur ersten Möglichkeit
keys-arrows = Zwischen Möglichkeiten wechseln
keys-enter = Auswählen
keys-escape = Auswahl abbrechen
keys-undo = Letzten Zug rückgängig machen
keys-hint = Um einen Tipp bitten
keys-scores = Punkte zeigen
keys-log = Die letzten Ereignisse noch einmal hören
keys-turn = Hören, wer dran ist
keys-help = Diese Liste zeigen
