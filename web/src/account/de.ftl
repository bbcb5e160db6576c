# Texte des Kontos und der Seiten, die zu einem Konto führen.

name = Name
who-are-you = Wer spielt?
as-guest = Gast
sign-out-guest = Als Gast abmelden?
sign-out-warning = Als Gast kannst du dich nicht wieder anmelden: Deine Tische, beendeten Spiele und Fortschritte wären verloren. Mit einem Konto behältst du sie.
sign-out-really = Trotzdem abmelden
register = Konto anlegen
password = Passwort
current-password = Aktuelles Passwort
new-password = Neues Passwort
change-name = Namen ändern
name-lead = Mit diesem Namen meldest du dich auch an.
name-changed = Name geändert.
change-password = Passwort ändern
password-changed = Passwort geändert.
account-lead-guest = Als Gast brauchst du nur einen Namen; er gilt in diesem Browser. Keine E-Mail, kein Passwort.
account-lead-sign-in = Angemeldet findest du deine Tische auf jedem Gerät.
account-lead-register = Deine Gastspiele werden übernommen. Das Passwort braucht mindestens 8 Zeichen. Du bekommst Codes, falls du es vergisst.
account-do-guest = Diesen Namen verwenden
account-do-sign-in = Anmelden
account-do-register = Konto anlegen
own-bots = Bots
own-bots-lead = Eigene Programme, die hier mitspielen. Sie sind als Bots gekennzeichnet, zusammen mit deinem Namen.
bot-revoked = Kein Token
bot-new-token = Neues Token
bot-revoke = Token widerrufen
bot-delete = Bot löschen
bot-delete-really = Endgültig löschen
bot-token = Token für { $name }
bot-token-once = Kopiere es jetzt: Es wird nicht noch einmal angezeigt.
bot-name = Name des Bots
create-bot = Bot anlegen
export-data = Meine Daten herunterladen
delete-account = Konto löschen
delete-guest = Meine Daten löschen
delete-password = Mit deinem Passwort bestätigen
delete-warning = Dein Name und deine Daten werden gelöscht. Laufende Spiele spielt ein Computerspieler zu Ende.
delete-really = Endgültig löschen
new-password-for = Neues Passwort für { $name }
new-password-lead = Wähle ein Passwort mit mindestens 8 Zeichen. Du wirst hier angemeldet und überall sonst abgemeldet.
password-link-lost = Dieser Link gilt nicht mehr. Bitte den Betreiber dieses Servers um einen neuen.
forgot-password = Passwort vergessen?
recover-lead = Gib einen der Wiederherstellungscodes deines Kontos ein und wähle ein neues Passwort. Hast du keinen mehr, bitte den Betreiber dieses Servers um einen Link.
recovery-code = Wiederherstellungscode
recovery-codes = Wiederherstellungscodes
recovery-codes-shown = Mit jedem dieser Codes kannst du einmal ein neues Passwort setzen, falls du deins vergisst. Speichere sie jetzt: Sie werden nicht noch einmal angezeigt.
recovery-codes-saved = Ich habe sie gespeichert
recovery-codes-left =
    { $left ->
        [0] Du hast keine Wiederherstellungscodes. Ohne sie kann dir nur der Betreiber dieses Servers helfen, wenn du dein Passwort vergisst.
        [one] Du hast noch einen Wiederherstellungscode.
       *[other] Du hast noch { $left } Wiederherstellungscodes.
    }
recovery-codes-password = Dein Passwort
recovery-codes-new = Neue Codes erstellen
vacation = Urlaub
vacations = Urlaube
vacation-lead = An diesen Tagen stehen deine Uhren in Spielen mit Tagen pro Zug still. Ziehen kannst du trotzdem, und die anderen sehen, wann du wieder da bist. Ein Tag, der begonnen hat, zählt.
vacation-guest = Urlaubstage gibt es mit einem Konto. Leg dir eins an, und deine Uhren stehen still, während du weg bist.
vacation-left = { $left ->
        [one] Ein Urlaubstag von { $all } ist { $year } noch übrig.
       *[other] { $left } von { $all } Urlaubstagen sind { $year } noch übrig.
    }
vacation-from = Erster Tag
vacation-until = Letzter Tag
vacation-announce = Urlaub nehmen
vacation-take = { $days ->
        [one] Einen Tag Urlaub nehmen
       *[other] { $days } Tage Urlaub nehmen
    }
vacation-cancel = Absagen
vacation-end = Früher zurück
sessions = Wo du angemeldet bist
session-device = { $browser }, { $system }
session-unknown = Unbekanntes Gerät
session-current = dieses Gerät
session-seen = zuletzt benutzt { $at }
sign-out-others = Überall sonst abmelden
browser-firefox = Firefox
browser-edge = Edge
browser-opera = Opera
browser-chrome = Chrome
browser-safari = Safari
browser-other = anderer Browser
system-android = Android
system-iphone = iPhone
system-ipad = iPad
system-windows = Windows
system-mac = Mac
system-chromeos = ChromeOS
system-linux = Linux
system-other = anderes System
other-device = Auf einem anderen Gerät spielen
other-device-lead = Hol dir hier einen Code und gib ihn auf dem anderen Gerät unter { $address } ein. Beide Geräte teilen sich dann deinen Namen und deine Tische.
other-device-code = Code anzeigen
other-device-again = Neuen Code anzeigen
other-device-until = Gilt einmal, bis { $at }.
other-device-link = Oder öffne dort diesen Link
device-page = Auf diesem Gerät weiterspielen
device-page-lead = Wähle auf dem anderen Gerät oben deinen Namen und dann „Auf einem anderen Gerät spielen“.
device-page-replaces = Auf diesem Gerät bist du gerade { $name }. Die Spiele dieses Gasts hast du in diesem Browser dann nicht mehr.
device-page-code = Code vom anderen Gerät
device-page-do = Hier weiterspielen
other-device-qr = QR-Code mit dem Link für das andere Gerät
passkeys = Passkeys
passkeys-lead = Melde dich mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel statt mit deinem Passwort an.
passkeys-unavailable = Passkeys brauchen eine verschlüsselte Verbindung (HTTPS).
passkey-add = Passkey hinzufügen
passkey-remove = Entfernen
passkey-do-sign-in = Mit Passkey anmelden
passkey-do-register = Konto mit Passkey anlegen
set-password = Passwort festlegen
issuer = Anmeldung mit { $name }
issuer-lead = Verbinde dein Konto mit { $name }, um dich dort statt mit deinem Passwort anzumelden.
issuer-connected = Dein Konto ist verbunden: Du kannst dich mit { $name } anmelden.
issuer-connect = Mit { $name } verbinden
issuer-disconnect = Verbindung trennen
issuer-sign-in = Mit { $name } anmelden
sign-in-retry = Noch einmal versuchen
