# Shared by everything that formats texts.

list = { $rest } and { $last }
list-none = none
