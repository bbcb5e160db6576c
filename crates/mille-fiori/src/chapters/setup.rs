//! Chapter 1: components and setup.

use crate::components::DIAMONDS;
use crate::masterworks;
use crate::options::{Edition, Options};
use crate::state::{Board, MilleFiori, Player, Step};
use crate::vocabulary::{Awaited, BASE_DECK, Cards, Chance, Event, Refusal};
use game::{Log, PerSeat, Seat, below};
use rand_core::Rng;

impl MilleFiori {
    /// Returns the state before the first start player is drawn.
    pub(crate) fn set_up(options: Options) -> Self {
        let players = usize::from(options.players);
        Self {
            options,
            deck: options.all_cards(),
            display: Cards::NONE,
            discard: Cards::NONE,
            hands: PerSeat::new(players, Cards::NONE),
            picked: PerSeat::new(players, None),
            board: Board::default(),
            players: PerSeat::new(players, new_player(options.edition)),
            start: Seat::default(),
            leader: Seat::default(),
            round: 0,
            pass: 0,
            ending: false,
            step: Step::DrawStartPlayer,
            masterworks: if options.masterworks { masterworks::Board::new() } else { masterworks::Board::default() },
        }
    }

    /// MF-1.7: draws the first start player at random.
    pub(crate) fn draw_start_player<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        Chance::Start(Seat::new(below(rng, u32::from(self.options.players)) as usize))
    }

    pub(crate) fn check_start_player(&self, chance: &Chance) -> Result<(), Refusal> {
        match chance {
            Chance::Start(seat) if seat.index() < self.player_count() => Ok(()),
            Chance::Start(seat) => Err(Refusal::NoSuchSeat { seat: *seat }),
            _ => Err(Refusal::OtherChance { awaited: Awaited::StartPlayer }),
        }
    }

    pub(crate) fn set_start_player(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.start = seat;
        log.add(|| Event::StartPlayerDrawn { seat });
        self.step = match self.options.edition {
            Edition::Revised if self.options.masterworks => masterworks::Step::LayCouncil.into(),
            Edition::Revised => Step::FillDisplay,
            Edition::First => Step::Deal,
        };
    }
}

/// MF-1.4, MF-1.5: returns a player with the edition's diamonds, the ship at the start and no points.
fn new_player(edition: Edition) -> Player {
    Player { personal: DIAMONDS - edition.reserve(), reserve: edition.reserve(), ..Player::default() }
}

impl Options {
    /// MF-1.3, MF-12.4: returns all cards in the deck at the start.
    pub(crate) fn all_cards(self) -> Cards {
        if self.masterworks { Cards::ALL } else { BASE_DECK }
    }
}
