# Gemeinsam für alles, was Texte ausgibt.

list = { $rest } und { $last }
list-none = nichts
