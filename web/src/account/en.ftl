# Messages of the account dialog, and of the pages that lead to an account.

name = Name
who-are-you = Who’s playing?
as-guest = Guest
sign-out-guest = Sign out of your guest session?
sign-out-warning = Guests can’t sign back in: your tables, finished games and progress will be lost. Create an account to keep them.
sign-out-really = Sign out anyway
register = Create account
password = Password
current-password = Current password
new-password = New password
change-name = Change name
name-lead = You also sign in with this name.
name-changed = Name changed.
change-password = Change password
password-changed = Password changed.
account-lead-guest = Guests only need a name, kept in this browser. No email, no password.
account-lead-sign-in = Sign in to see your tables on any device.
account-lead-register = Your guest games move to your account. Passwords need at least 8 characters. You’ll get codes in case you forget yours.
account-do-guest = Use this name
account-do-sign-in = Sign in
account-do-register = Create account
own-bots = Bots
own-bots-lead = Programs you run that play here. They are marked as bots, with your name.
bot-revoked = No token
bot-new-token = New token
bot-revoke = Revoke token
bot-delete = Delete bot
bot-delete-really = Delete permanently
bot-token = Token for { $name }
bot-token-once = Copy it now: it won’t be shown again.
bot-name = Bot name
create-bot = Create bot
export-data = Download my data
delete-account = Delete account
delete-guest = Delete my data
delete-password = Confirm with your password
delete-warning = Your name and data will be deleted. A computer player will finish your games.
delete-really = Delete permanently
new-password-for = New password for { $name }
new-password-lead = Choose a password with at least 8 characters. You’ll be signed in here and signed out everywhere else.
password-link-lost = This link doesn’t work anymore. Ask the operator of this server for a new one.
forgot-password = Forgot your password?
recover-lead = Enter one of your account’s recovery codes and choose a new password. If you have none left, ask the operator of this server for a link.
recovery-code = Recovery code
recovery-codes = Recovery codes
recovery-codes-shown = If you forget your password, each of these codes lets you set a new one once. Save them now: they won’t be shown again.
recovery-codes-saved = I’ve saved them
recovery-codes-left =
    { $left ->
        [0] You have no recovery codes. Without one, only the operator of this server can help if you forget your password.
        [one] You have one recovery code left.
       *[other] You have { $left } recovery codes left.
    }
recovery-codes-password = Your password
recovery-codes-new = Create new codes
vacation = Vacation
vacations = Vacations
vacation-lead = On these days, your clocks are paused in games with days per move. You can still move, and the others see when you’ll be back. Once a day has begun, it counts.
vacation-guest = Vacation days come with an account. Create one, and your clocks are paused while you’re away.
vacation-left = { $left ->
        [one] One of { $all } vacation days is left in { $year }.
       *[other] { $left } of { $all } vacation days are left in { $year }.
    }
vacation-from = First day
vacation-until = Last day
vacation-announce = Take vacation
vacation-take = { $days ->
        [one] Take one day of vacation
       *[other] Take { $days } days of vacation
    }
vacation-cancel = Cancel
vacation-end = Return early
sessions = Where you’re signed in
session-device = { $browser }, { $system }
session-unknown = Unknown device
session-current = this device
session-seen = last used { $at }
sign-out-others = Sign out everywhere else
browser-firefox = Firefox
browser-edge = Edge
browser-opera = Opera
browser-chrome = Chrome
browser-safari = Safari
browser-other = other browser
system-android = Android
system-iphone = iPhone
system-ipad = iPad
system-windows = Windows
system-mac = Mac
system-chromeos = ChromeOS
system-linux = Linux
system-other = other system
other-device = Play on another device
other-device-lead = Get a code here and enter it on the other device, at { $address }. Both devices then share your name and your tables.
other-device-code = Get a code
other-device-again = Get a new code
other-device-until = Works once, until { $at }.
other-device-link = Or open this link there
device-page = Continue from another device
device-page-lead = On your other device, select your name at the top and choose “Play on another device”.
device-page-replaces = You’re currently { $name } on this device. You’ll no longer have that guest’s games in this browser.
device-page-code = Code from the other device
device-page-do = Continue here
other-device-qr = QR code with the link for the other device
passkeys = Passkeys
passkeys-lead = Sign in with your fingerprint, face, PIN or security key instead of your password.
passkeys-unavailable = Passkeys require an encrypted connection (HTTPS).
passkey-add = Add a passkey
passkey-remove = Remove
passkey-do-sign-in = Sign in with a passkey
passkey-do-register = Create account with a passkey
set-password = Set a password
issuer = Sign-in with { $name }
issuer-lead = Connect your account with { $name } to sign in there instead of with your password.
issuer-connected = Your account is connected: you can sign in with { $name }.
issuer-connect = Connect with { $name }
issuer-disconnect = Disconnect
issuer-sign-in = Sign in with { $name }
sign-in-retry = Try again
