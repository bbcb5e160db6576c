//! Chapter 1: components and set-up.

use crate::awaited::Awaited;
use crate::board::Board;
use crate::cards::Cards;
use crate::chance::Chance;
use crate::components::DIAMONDS;
use crate::event::Event;
use crate::masterworks::{NINE_IN_DISPLAY, NewBoard, NewStep};
use crate::options::{Edition, Options};
use crate::refusal::Refusal;
use crate::state::{MilleFiori, Player, Step};
use game::{Log, MAX_SEATS, Seat, below};
use rand_core::Rng;

impl MilleFiori {
    /// The table before the first start player is drawn.
    pub(crate) fn set_up(options: Options) -> Self {
        Self {
            options,
            deck: options.all_cards(),
            display: Cards::NONE,
            discard: Cards::NONE,
            hands: [Cards::NONE; MAX_SEATS],
            picked: [None; MAX_SEATS],
            board: Board::default(),
            players: [new_player(options.edition); MAX_SEATS],
            start: Seat::default(),
            leader: Seat::default(),
            round: 0,
            pass: 0,
            ending: false,
            step: Step::DrawStartPlayer,
            new_board: if options.masterworks { NewBoard::new() } else { NewBoard::default() },
        }
    }

    /// MF-1.7: chance decides who starts.
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
            Edition::Revised if self.options.masterworks => NewStep::LayCouncil.into(),
            Edition::Revised => Step::FillDisplay,
            Edition::First => Step::Deal,
        };
    }
}

/// MF-1.4, MF-1.5: diamonds by edition; the ship at the start; no points.
fn new_player(edition: Edition) -> Player {
    let reserve = match edition {
        Edition::Revised => 3,
        Edition::First => 5,
    };
    Player { personal: DIAMONDS - reserve, reserve, ..Player::default() }
}

impl Options {
    /// MF-1.3, MF-12.4: every card of the deck.
    pub(crate) fn all_cards(self) -> Cards {
        if self.masterworks { Cards::ALL } else { Cards::BASE }
    }

    /// MF-1.6, MF-2.2: how many cards are turned up into the display: once at the start, or after each deal.
    pub(crate) fn cards_revealed(self) -> usize {
        match (self.edition, self.players) {
            _ if self.masterworks => NINE_IN_DISPLAY,
            (Edition::First, players) => usize::from(players),
            (Edition::Revised, 3) => 4,
            (Edition::Revised, _) => 9,
        }
    }
}
