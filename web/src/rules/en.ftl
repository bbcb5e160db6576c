# Words of the rules pages

rules-contents = Contents
rules-search = Search in the rules
rules-found = { $count ->
        [0] Nothing found
        [one] One paragraph found
       *[other] { $count } paragraphs found
    }
rules-house = house
rules-house-hint = marks values and rulings of our own
rules-print = Print
rules-play = Try it yourself
rules-figure = Figure
