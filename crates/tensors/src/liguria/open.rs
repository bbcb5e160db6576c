//! The data in an observation: everything on the table is open information (LI-1.11).

use game::{Game, PerSeat, Seats};
use liguria::{Cards, Cubes, Heap, Island, Liguria, Player, Space, Step, TileRow, View, Voyage};

/// The parts of a view that an observation contains. Taking them from the game is cheaper than building the view.
pub(super) struct Open<'a> {
    pub(super) round: u8,
    pub(super) rounds: u8,
    pub(super) step: Step,
    pub(super) on_turn: Seats,
    /// Each seat's place in turn order, from 0.
    pub(super) order: PerSeat<u8>,
    pub(super) voyage: Voyage,
    pub(super) merchants: PerSeat<Option<Space>>,
    pub(super) row: &'a TileRow,
    pub(super) offer: Cards,
    pub(super) deck: Cards,
    pub(super) bag: Heap,
    pub(super) supply: Cubes,
    /// Empty before they are laid out.
    pub(super) islands: &'a [Island],
    pub(super) players: &'a PerSeat<Player>,
}

impl<'a> Open<'a> {
    pub(super) fn in_view(view: &'a View) -> Self {
        let place = |seat| view.order.values().position(|other| *other == seat).unwrap_or_default() as u8;
        Self {
            round: view.round,
            rounds: view.options.size().rounds,
            step: view.step,
            on_turn: view.turn.seats(),
            order: PerSeat::from_fn(view.seats.players(), place),
            voyage: view.voyage,
            merchants: view.merchants,
            row: &view.row,
            offer: view.offer,
            deck: view.deck,
            bag: view.bag,
            supply: view.supply,
            islands: &view.islands,
            players: &view.seats,
        }
    }

    pub(super) fn in_game(game: &'a Liguria) -> Self {
        let are_laid = !matches!(game.step(), Step::DrawOrder | Step::DrawIslands);
        let players = game.player_states().players();
        Self {
            round: game.round(),
            rounds: game.options().size().rounds,
            step: game.step(),
            on_turn: game.turn().seats(),
            order: PerSeat::from_fn(players, |seat| game.position_of(seat) as u8),
            voyage: game.voyage(),
            merchants: PerSeat::from_fn(players, |seat| game.merchant(seat)),
            row: game.row(),
            offer: game.offer(),
            deck: game.deck(),
            bag: game.bag(),
            supply: game.supply(),
            islands: if are_laid { game.islands() } else { &[] },
            players: game.player_states(),
        }
    }
}
