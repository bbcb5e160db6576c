dealt = Everybody is dealt a card.
bid = { $seat } bids.
showed-bids = The bids are { $bids }.
paid = { $seat } pays { $coins }.
kept = { $seat } keeps the card.
peeked = { $seat } looks at the card of { $neighbor }.
swapped = { $seat } swaps { $card } for another card.
drew = { $seat } draws a card.
showed = { $seat } shows { $card } for { $points }.
counted-coins = { $seat } counts { $points ->
    [one] a coin
   *[other] { $points } coins
}.

coins = { $coins }
scores = Scores
score = { $seat }: { $points }
source-cards = Cards
source-coins = Coins

action-bid = Bid { $coins }
part-bid = Bid
part-keep = Keep
part-peek = Peek
part-show = Show
part-swap = Swap

expected-card = a card
options-high-without-peeking = High stakes need peeking.
refused-too-few-coins = There are not as many coins.
refused-not-now = That is not what is asked.
refused-no-such-cards = There are no such cards.
