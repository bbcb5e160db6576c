//! The expansion's part of worked-example positions.

use crate::masterworks::chapters::{is_valid, masterwork_stack};
use crate::masterworks::components::ALL_DOGARESSAS;
use crate::masterworks::state::{Board, Councilor, Step};
use crate::masterworks::vocabulary::{self, Cell, CouncilSpace, Dogaressa, Dogaressas, Masterwork, Masterworks, Tile};
use crate::state::{self, CardInPlay};
use game::Seat;
use serde::Deserialize;

/// The expansion board. Omitted parts are filled in.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Position {
    /// From bottom to top.
    council: Vec<Tile>,
    #[serde(default)]
    moment: Moment,
    #[serde(default)]
    open_masterworks: Vec<Masterwork>,
    /// By default, all that aren't elsewhere. If given, masterworks that are listed nowhere are covered in windows.
    masterwork_stack: Option<Vec<Masterwork>>,
    #[serde(default)]
    open_dogaressas: Vec<Dogaressa>,
    /// The seat that started this pass; by default, the start player.
    pub(crate) leader: Option<usize>,
}

/// The pending decision of the current player.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Moment {
    /// Play the card, or use a Dogaressa instead.
    #[default]
    Begin,
    /// Use the card, which has already been played.
    Use,
    /// Take a masterwork as a reward; the card has already been used.
    TakeMasterwork,
    /// Take a Dogaressa as a reward; the card has already been used.
    TakeDogaressa,
}

/// One player's part of the expansion.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SeatPosition {
    #[serde(default)]
    figure: CouncilSpace,
    #[serde(default)]
    palace: u8,
    #[serde(default)]
    trade_city: u8,
    #[serde(default)]
    dogaressas: Vec<Dogaressa>,
    /// Nine cells, row by row; an empty list means an empty window.
    #[serde(default)]
    window: Vec<Option<Masterwork>>,
}

impl Position {
    pub(crate) fn board(&self, seats: &[&SeatPosition]) -> Result<Board, String> {
        let council = self.council.as_slice().try_into().ok().filter(is_valid);
        let mut board = Board::new();
        board.council = council.ok_or("a council needs all six tiles, adjacent ones of different colors")?;
        for (own, described) in board.seats.as_mut_slice().iter_mut().zip(seats) {
            *own = described.councilor()?;
        }
        board.open_masterworks = self.open_masterworks.iter().copied().collect();
        board.open_dogaressas = self.open_dogaressas.iter().copied().collect();
        self.stack_masterworks(&mut board);
        stack_dogaressas(&mut board)?;
        Ok(board)
    }

    fn stack_masterworks(&self, board: &mut Board) {
        let is_elsewhere = |masterwork: &Masterwork| {
            board.open_masterworks.contains(*masterwork) || board.placed().any(|placed| placed == *masterwork)
        };
        let rest: Masterworks = masterwork_stack().iter().filter(|masterwork| !is_elsewhere(masterwork)).collect();
        let stack = self.masterwork_stack.as_ref().map(|list| list.iter().copied().collect());
        board.masterwork_stack = stack.unwrap_or(rest);
        board.covered = rest.iter().filter(|masterwork| !board.masterwork_stack.contains(*masterwork)).collect();
    }

    /// Returns the position's step.
    pub(crate) fn step(&self, seat: Seat, played: CardInPlay) -> state::Step {
        match (self.moment, played.card.masterworks()) {
            (Moment::Begin, _) => Step::BeginTurn(seat, played.card).into(),
            (Moment::Use, Some(vocabulary::Card::Masterwork(masterwork))) => {
                Step::PlaceMasterwork(seat, masterwork).into()
            }
            (Moment::Use, _) => state::Step::UseCard(seat, played),
            (Moment::TakeMasterwork, _) => Step::TakeMasterwork(seat).into(),
            (Moment::TakeDogaressa, _) => Step::TakeDogaressa(seat).into(),
        }
    }
}

fn stack_dogaressas(board: &mut Board) -> Result<(), String> {
    let held = board.seats.values().fold(Dogaressas::NONE, |all, own| all + own.dogaressas);
    let elsewhere = held + board.open_dogaressas;
    if let Some(kind) = ALL_DOGARESSAS.lacks(elsewhere) {
        return Err(format!("too many copies of Dogaressa {kind}"));
    }
    board.dogaressa_stack = ALL_DOGARESSAS - elsewhere;
    Ok(())
}

impl SeatPosition {
    fn councilor(&self) -> Result<Councilor, String> {
        if ![0, Cell::COUNT].contains(&self.window.len()) {
            return Err("not nine cells".to_owned());
        }
        let mut own = Councilor {
            figure: self.figure,
            palace: self.palace,
            trade_city: self.trade_city,
            dogaressas: self.dogaressas.iter().copied().collect(),
            ..Councilor::default()
        };
        for (cell, masterwork) in Cell::all().zip(&self.window) {
            if let Some(masterwork) = masterwork {
                own.window.lay(cell, *masterwork);
            }
        }
        Ok(own)
    }

    /// Returns the number of diamonds on the expansion's bonus spaces.
    pub(crate) fn bonus_diamonds(&self) -> u8 {
        u8::from(self.palace > 0) + u8::from(self.trade_city > 0)
    }
}
