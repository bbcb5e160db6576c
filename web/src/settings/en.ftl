# Messages of the settings and the keyboard shortcuts.

clear-device = Delete games on this device
clear-device-warning = This deletes your games and progress that are stored only on this device.
clear-device-really = Delete them
clear-device-done = Your games on this device have been deleted.
theme = Theme
theme-system = System default
theme-light = Light
theme-dark = Dark
speed = Animation speed
speed-off = Off
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
confirm-moves = Confirm moves
confirm-touch = On touch screens
confirm-always = Always
confirm-never = Never
undo-time = Undo window against computer players
undo-seconds = { $seconds ->
        [0] Off
       *[other] { $seconds } s
    }
patterns = Patterns on pieces
sound = Sound
sound-off = Off
sound-turn = My turn
sound-all = All
keys-number = Go to the choice with this number
keys-choices = Go to the first choice
keys-arrows = Move between choices
keys-enter = Choose
keys-escape = Cancel a choice
keys-undo = Undo the last move
keys-hint = Ask for a hint
keys-rule = Open the rule named in the tip
keys-scores = Show the scores
keys-log = Hear the latest events again
keys-turn = Hear whose turn it is
keys-plan = Plan your next turn
keys-help = Show this list
