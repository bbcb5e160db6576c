//! Worked-example positions.

use crate::components::{BONUS_VALUES, DIAMONDS, HAND_SIZE};
use crate::masterworks::seen as masterworks;
use crate::options::{Draft, Edition, Options};
use crate::state::{CardInPlay, MilleFiori, Player, Step};
use crate::vocabulary::{Area, BoardSpace, BonusRow, Card, Cards, SeaSpace, Space};
use game::{Game, Seat, SortedMap};
use serde::Deserialize;

/// A position in which a player is about to use a card. Omitted parts are filled in.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    players: u8,
    #[serde(default)]
    edition: Edition,
    #[serde(default)]
    draft: Draft,
    /// The seat that uses the card.
    turn: usize,
    card: Card,
    /// Whether it is an extra card rather than one from the hand.
    #[serde(default)]
    extra: bool,
    #[serde(default)]
    seats: Vec<SeatPosition>,
    #[serde(default)]
    display: Vec<Card>,
    /// The start player; by default, the current player.
    start: Option<usize>,
    /// Number of cards left in the deck; by default, enough for another round.
    deck: Option<usize>,
    /// Number of times the hands have been passed in this round.
    #[serde(default)]
    pass: u8,
    /// The expansion board, if the expansion is in play.
    masterworks: Option<masterworks::Position>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatPosition {
    #[serde(default)]
    diamonds: SortedMap<Area, Vec<Space>>,
    /// The bonus spaces held, by row.
    #[serde(default)]
    bonuses: SortedMap<BonusRow, u8>,
    #[serde(default)]
    ship: SeaSpace,
    /// Diamonds in the personal supply; by default, those not on the board or in the reserve.
    personal: Option<u8>,
    reserve: Option<u8>,
    #[serde(default)]
    score: i16,
    /// The player's expansion pieces.
    #[serde(default)]
    masterworks: masterworks::SeatPosition,
}

impl Position {
    pub(crate) fn arrange(self) -> Result<MilleFiori, String> {
        let mut game = self.empty_table()?;
        for (seat, of_seat) in game.seats().zip(&self.seats) {
            of_seat.place_diamonds(&mut game, seat)?;
            game.players[seat] = of_seat.player(&game, seat)?;
        }
        game.ending = game.seats().any(|seat| game.player(seat).personal == 0);
        self.deal_cards(&mut game)?;
        Ok(game)
    }

    fn empty_table(&self) -> Result<MilleFiori, String> {
        if !(2..=4).contains(&self.players) || self.seats.len() > usize::from(self.players) {
            return Err(format!("{} players, {} seats described", self.players, self.seats.len()));
        }
        let masterworks = self.masterworks.is_some();
        let options = Options { players: self.players, edition: self.edition, draft: self.draft, masterworks };
        let mut game = MilleFiori::new(&options);
        let seat = |index: usize| {
            let seat = Seat::try_new(index).filter(|seat| seat.index() < usize::from(self.players));
            seat.ok_or(format!("there is no seat {index}"))
        };
        game.start = seat(self.start.unwrap_or(self.turn))?;
        game.leader = game.start;
        game.round = 1;
        game.pass = self.pass;
        let played = CardInPlay { card: self.card, extra: self.extra };
        game.step = Step::UseCard(seat(self.turn)?, played);
        if let Some(described) = &self.masterworks {
            let seats: Vec<&masterworks::SeatPosition> =
                self.seats.iter().map(|of_seat| &of_seat.masterworks).collect();
            game.masterworks = described.board(&seats)?;
            game.leader = seat(described.leader.unwrap_or(game.start.index()))?;
            game.step = described.step(seat(self.turn)?, played);
        }
        Ok(game)
    }

    /// Deals the described display, then hands, picks for seats later in this pass, and the deck; discards the rest.
    fn deal_cards(&self, game: &mut MilleFiori) -> Result<(), String> {
        let mut named = game.masterworks.placed_cards(None);
        named.extend(self.display.iter().copied().chain([self.card]));
        let all = game.options.all_cards();
        if let Some(card) = all.first_missing(&named) {
            return Err(format!("too many copies of card {card}"));
        }
        game.display = self.display.iter().copied().collect();
        let mut rest = all;
        rest.remove_all(named.into_iter().collect());
        let turn = Seat::new(self.turn).distance_from(game.leader, game.player_count());
        for (order, seat) in game.seats_from(game.leader).enumerate() {
            let picks = order > turn && self.draft == Draft::Simultaneous;
            let holds = HAND_SIZE - 1 - usize::from(self.pass) + usize::from(order > turn && !picks);
            game.hands[seat] = take_first(&mut rest, holds);
            game.picked[seat] = if picks { take_first(&mut rest, 1).iter().next() } else { None };
        }
        let round = HAND_SIZE * game.player_count();
        game.deck = take_first(&mut rest, self.deck.unwrap_or(round));
        game.discard = rest;
        Ok(())
    }
}

fn take_first(rest: &mut Cards, count: usize) -> Cards {
    let taken: Cards = rest.iter().take(count).collect();
    rest.remove_all(taken);
    taken
}

impl SeatPosition {
    fn place_diamonds(&self, game: &mut MilleFiori, seat: Seat) -> Result<(), String> {
        for (area, spaces) in self.diamonds.iter() {
            for space in spaces {
                if space.index() >= area.spaces() || game.board[*area].owner(*space).is_some() {
                    return Err(format!("{} is not a free space", BoardSpace { area: *area, space: *space }));
                }
                game.board[*area].put(seat, *space);
            }
        }
        Ok(())
    }

    fn player(&self, game: &MilleFiori, seat: Seat) -> Result<Player, String> {
        let mut player = *game.player(seat);
        let placed = game.board.diamonds_of(seat);
        let on_bonuses = self.bonuses.len() as u8 + self.masterworks.bonus_diamonds();
        let left = DIAMONDS.checked_sub(placed + on_bonuses).ok_or("too many diamonds")?;
        player.reserve = self.reserve.unwrap_or(player.reserve.min(left));
        player.personal = self.personal.unwrap_or(left.saturating_sub(player.reserve));
        player.score = self.score;
        player.ship = self.ship;
        player.bonus_diamonds = on_bonuses;
        for (row, value) in self.bonuses.iter() {
            player.bonuses[row.index()] = *value;
        }
        if self.ship > game.options.last_sea_space() || self.bonuses.values().any(|value| !BONUS_VALUES.contains(value))
        {
            return Err(format!("seat {seat}: no such sea track or bonus space"));
        }
        Ok(player)
    }
}
