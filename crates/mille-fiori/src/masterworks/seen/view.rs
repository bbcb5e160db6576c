//! What everybody sees of the new board.

use super::cards::{Masterwork, NewCard};
use super::components::{PALACE, SPACES_OF_TILE, Tile};
use super::{Councilor, NewBoard, NewStep};
use crate::card::Card;
use crate::cards::Cards;
use crate::state::{MilleFiori, Step};
use game::{Seat, Text, Viewer};
use serde::Serialize;

/// The new board, which lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MasterworksView {
    #[serde(flatten)]
    pub board: NewBoard,
    /// Who was first in this pass; the start player is whoever has the Doge card.
    pub leader: Seat,
    /// The masterwork that a player has and has still to lay into the window.
    #[cfg_attr(feature = "schema", schema(required))]
    pub placing: Option<Masterwork>,
    /// What is awaited, where it is the expansion's and no secret.
    #[serde(skip)]
    pub(crate) step: Option<NewStep>,
}

impl MasterworksView {
    /// None without the expansion.
    pub(crate) fn new(game: &MilleFiori, viewer: Viewer) -> Option<Self> {
        let step = match game.step {
            Step::Masterworks(NewStep::BeginTurn(seat, _)) if !viewer.is(seat) => None,
            Step::Masterworks(step) => Some(step),
            _ => None,
        };
        let placing = step.and_then(NewStep::placing);
        game.options.masterworks.then_some(Self { board: game.new_board, leader: game.leader, placing, step })
    }

    /// The cards of the deck that lie in windows, or are about to.
    pub(crate) fn placed_cards(&self) -> Vec<Card> {
        self.board.placed_cards(self.placing)
    }

    /// The new board in words, but for what belongs to one player.
    pub(crate) fn describe(&self, seats: impl Iterator<Item = Seat>) -> Vec<(Text, Vec<Text>)> {
        vec![
            (Text::new("view-council"), self.describe_council(seats)),
            (Text::new("view-stacks"), self.describe_stacks()),
        ]
    }

    fn describe_council(&self, seats: impl Iterator<Item = Seat>) -> Vec<Text> {
        let tiles: Vec<Text> = self.board.council.iter().map(|tile| tile.text()).collect();
        let mut lines = vec![Text::new("view-tiles").with("tiles", tiles)];
        lines.extend(seats.map(|seat| self.describe_figure(seat, self.board.seat(seat))));
        lines
    }

    fn describe_figure(&self, seat: Seat, own: &Councilor) -> Text {
        match own.figure {
            PALACE => Text::new("view-figure-in-palace").with("seat", seat).with("value", own.palace),
            space => {
                Text::new("view-figure").with("seat", seat).with("space", space).with("tile", self.tile(space).text())
            }
        }
    }

    fn tile(&self, space: u8) -> Tile {
        self.board.council[usize::from(space) / SPACES_OF_TILE]
    }

    fn describe_stacks(&self) -> Vec<Text> {
        let board = &self.board;
        let mut lines = vec![
            Text::new("view-masterworks")
                .with("cards", board.open_masterworks.texts())
                .with("count", board.masterwork_stack.len()),
            Text::new("view-dogaressas")
                .with("cards", board.open_dogaressas.texts())
                .with("count", board.dogaressa_stack.len()),
        ];
        lines.extend(board.used_dogaressa.map(|used| Text::new("view-used-dogaressa").with("dogaressa", used.text())));
        lines.extend(self.placing.map(|placing| Text::new("view-placing").with("masterwork", placing.text())));
        lines
    }

    /// What a player has, in words.
    pub(crate) fn describe_seat(&self, seat: Seat) -> Vec<Text> {
        let own = self.board.seat(seat);
        let mut lines = Vec::new();
        if own.trade_city > 0 {
            lines.push(Text::new("view-trade-city").with("value", own.trade_city));
        }
        if !own.dogaressas.is_empty() {
            lines.push(Text::new("view-own-dogaressas").with("cards", own.dogaressas.texts()));
        }
        lines.extend(own.window.describe());
        lines
    }
}

impl NewBoard {
    /// The masterworks in all windows, covered ones too.
    pub(crate) fn placed(&self) -> impl Iterator<Item = Masterwork> {
        let windows = self.seats.iter().flat_map(|own| own.window.cells().iter().copied().flatten());
        windows.chain(self.covered.iter())
    }

    /// Those of them that came from the deck, and the one that is about to be placed, if it does.
    pub(crate) fn placed_cards(&self, placing: Option<Masterwork>) -> Vec<Card> {
        let is_placed = |card: &Card| match card.new_card() {
            Some(NewCard::Masterwork(masterwork)) => self.placed().chain(placing).any(|placed| placed == masterwork),
            _ => false,
        };
        Cards::ALL.kinds().filter(is_placed).collect()
    }
}

impl NewStep {
    /// The masterwork that has been taken or played, and not yet placed.
    pub(crate) fn placing(self) -> Option<Masterwork> {
        match self {
            NewStep::PlaceMasterwork(_, masterwork) => Some(masterwork),
            NewStep::DrawMasterwork(_, taken) => taken,
            _ => None,
        }
    }
}

impl MilleFiori {
    pub(crate) fn placing(&self) -> Option<Masterwork> {
        if let Step::Masterworks(step) = self.step { step.placing() } else { None }
    }
}
