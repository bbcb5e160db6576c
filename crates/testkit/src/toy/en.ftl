event-dealt = Everyone is dealt a card.
event-bid = { $seat } bids.
event-showed-bids = The bids are { $bids }.
event-paid = { $seat } pays { $coins }.
event-kept = { $seat } keeps the card.
event-peeked = { $seat } peeks at { $neighbor }’s card.
event-swapped = { $seat } swaps { $card } for another card.
event-drew = { $seat } draws a card.
event-showed = { $seat } shows { $card } for { $points }.
event-counted-coins = { $seat } counts { $points ->
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
options-high-without-peeking = High stakes require peeking.
refused-too-few-coins = You don’t have that many coins.
refused-not-now = You can’t do that now.
refused-no-such-cards = There are no such cards.
