//! The expansion's part of a view.

use crate::masterworks::components::{PALACE, SPACES_OF_TILE};
use crate::masterworks::state::{After, Board, Councilor, Due, ShopWindow, Step};
use crate::masterworks::vocabulary::{
    Cell, CouncilSpace, Dogaressa, Dogaressas, Masterwork, Masterworks, SpaceColor, Tile,
};
use crate::state::{self, MilleFiori};
use crate::vocabulary::Card;
use game::{PerSeat, Seat, Text, ToText, Viewer};
use serde::{Deserialize, Deserializer, Serialize};

/// The expansion's part of a view. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, utoipa::ToSchema),
    ts(rename = "MasterworksView"),
    schema(as = MasterworksView)
)]
pub struct View {
    #[serde(flatten)]
    pub board: Board,
    /// The seat that started this pass. The start player holds the Doge card.
    pub leader: Seat,
    /// The masterwork that a player has yet to lay in the window.
    #[cfg_attr(feature = "schema", schema(required))]
    pub placing: Option<Masterwork>,
    /// The step, if it belongs to the expansion and isn't secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub(crate) step: Option<Step>,
}

/// By hand: for a flattened field, serde would first read all fields into a buffer, and the code for that is large.
impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Fields {
            council: [Tile; Tile::COUNT],
            seats: PerSeat<Councilor>,
            open_masterworks: Masterworks,
            masterwork_stack: Masterworks,
            covered: Masterworks,
            open_dogaressas: Dogaressas,
            dogaressa_stack: Dogaressas,
            used_dogaressa: Option<Dogaressa>,
            #[serde(default)]
            due: Due,
            #[serde(default)]
            after: After,
            #[serde(default)]
            earned_extra_card: bool,
            leader: Seat,
            placing: Option<Masterwork>,
            step: Option<Step>,
        }

        let fields = Fields::deserialize(deserializer)?;
        let board = Board {
            council: fields.council,
            seats: fields.seats,
            open_masterworks: fields.open_masterworks,
            masterwork_stack: fields.masterwork_stack,
            covered: fields.covered,
            open_dogaressas: fields.open_dogaressas,
            dogaressa_stack: fields.dogaressa_stack,
            used_dogaressa: fields.used_dogaressa,
            due: fields.due,
            after: fields.after,
            earned_extra_card: fields.earned_extra_card,
        };
        Ok(Self { board, leader: fields.leader, placing: fields.placing, step: fields.step })
    }
}

impl View {
    /// Returns `None` without the expansion.
    pub(crate) fn new(game: &MilleFiori, viewer: Viewer) -> Option<Self> {
        let step = match game.step {
            state::Step::Masterworks(Step::BeginTurn(seat, _)) if !viewer.is(seat) => None,
            state::Step::Masterworks(step) => Some(step),
            _ => None,
        };
        let placing = step.and_then(Step::placing);
        game.options.masterworks.then_some(Self { board: game.masterworks, leader: game.leader, placing, step })
    }

    /// Returns the deck cards among the masterworks in windows and the one about to be placed.
    pub(crate) fn placed_cards(&self) -> Vec<Card> {
        self.board.placed_cards(self.placing)
    }

    /// Describes the council and the stacks.
    pub(crate) fn describe(&self, seats: impl Iterator<Item = Seat>) -> Vec<(Text, Vec<Text>)> {
        vec![
            (Text::new("view-council"), self.describe_council(seats)),
            (Text::new("view-stacks"), self.describe_stacks()),
        ]
    }

    fn describe_council(&self, seats: impl Iterator<Item = Seat>) -> Vec<Text> {
        let tiles: Vec<SpaceColor> = self.board.council.iter().map(|tile| tile.face().color).collect();
        let mut lines = vec![Text::new("view-tiles").with("tiles", tiles)];
        lines.extend(seats.map(|seat| self.describe_figure(seat, self.board.seat(seat))));
        lines
    }

    fn describe_figure(&self, seat: Seat, own: &Councilor) -> Text {
        match own.figure {
            PALACE => Text::new("view-figure-in-palace").with("seat", seat).with("value", own.palace),
            space => Text::new("view-figure").with("seat", seat).with("space", space).with("tile", self.color(space)),
        }
    }

    fn color(&self, space: CouncilSpace) -> SpaceColor {
        self.board.council[space.index() / SPACES_OF_TILE].face().color
    }

    fn describe_stacks(&self) -> Vec<Text> {
        let board = &self.board;
        let mut lines = vec![
            Text::new("view-masterworks")
                .with("cards", board.open_masterworks)
                .with("count", board.masterwork_stack.len()),
            Text::new("view-dogaressas")
                .with("cards", board.open_dogaressas)
                .with("count", board.dogaressa_stack.total()),
        ];
        lines.extend(board.used_dogaressa.map(|used| Text::new("view-used-dogaressa").with("dogaressa", used)));
        lines.extend(self.placing.map(|placing| Text::new("view-placing").with("masterwork", placing)));
        lines
    }

    /// Describes one player's part of the expansion.
    pub(crate) fn describe_seat(&self, seat: Seat) -> Vec<Text> {
        let own = self.board.seat(seat);
        let mut lines = Vec::new();
        if own.trade_city > 0 {
            lines.push(Text::new("view-trade-city").with("value", own.trade_city));
        }
        if !own.dogaressas.is_empty() {
            lines.push(Text::new("view-own-dogaressas").with("cards", own.dogaressas));
        }
        lines.extend(own.window.describe());
        lines
    }
}

impl ShopWindow {
    /// Describes the masterworks and their cells; `None` for an empty window.
    fn describe(&self) -> Option<Text> {
        let filled = Cell::all()
            .zip(self.cells())
            .filter_map(|(cell, top)| Some(Text { key: "view-cell", ..cell.text() }.with("masterwork", (*top)?)));
        let filled: Vec<Text> = filled.collect();
        (!filled.is_empty()).then(|| Text::new("view-window").with("cells", filled))
    }
}
