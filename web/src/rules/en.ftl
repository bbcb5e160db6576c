# Messages of the rules pages

rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
        [0] Nothing found
        [one] One paragraph found
       *[other] { $count } paragraphs found
    }
rules-house = house
rules-house-hint = marks our own values and rulings
rules-print = Print
rules-play = Try it yourself
rules-figure = Figure
