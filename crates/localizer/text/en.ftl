# Shared by everything that formats messages.

list = { $rest } and { $last }
list-none = none
