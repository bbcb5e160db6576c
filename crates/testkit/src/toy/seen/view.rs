//! Views of the toy game.

use crate::toy::flaw::Flaw;
use crate::toy::options::ToyOptions;
use crate::toy::state::{Stage, Table, Toy};
use game::{Game, GameOptions, OptionValues, PerSeat, Seat, Text, View, Viewer};
use serde::{Deserialize, Serialize, Serializer};
use std::hash::{Hash, Hasher};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ToyView {
    pub(crate) viewer: Viewer,
    #[serde(serialize_with = "as_values", deserialize_with = "game::read_options")]
    pub(crate) options: ToyOptions,
    #[serde(flatten)]
    pub(crate) table: Table,
    /// The cards the viewer knows.
    pub(crate) cards: PerSeat<Option<u8>>,
    /// The bids the viewer knows.
    pub(crate) bids: PerSeat<Option<u8>>,
}

impl ToyView {
    pub(crate) fn new(toy: &Toy, viewer: Viewer) -> Self {
        let (mut cards, mut bids) = (PerSeat::new(toy.players(), None), PerSeat::new(toy.players(), None));
        for seat in Seat::all(toy.players()) {
            cards[seat] = Some(toy.hands[seat]).filter(|card| *card > 0 && knows_card(toy, viewer, seat));
            bids[seat] = toy.bids[seat].filter(|_| knows_bid(toy, viewer, seat));
        }
        Self { viewer, options: toy.options, table: toy.table.clone(), cards, bids }
    }
}

/// A seat knows its own card, and its neighbor's after peeking.
fn knows_card(toy: &Toy, viewer: Viewer, seat: Seat) -> bool {
    let peeked = |by: Seat| toy.table.peeked && viewer.is(by) && seat == by.next(toy.players());
    match toy.table.stage {
        Stage::Use(by) if Flaw::ForgetsCard.is_on() && toy.table.peeked && by != seat => peeked(by),
        _ if viewer.is(seat) || Flaw::ShowsDeal.is_on() => true,
        Stage::Use(by) | Stage::Draw(by) => peeked(by),
        _ => false,
    }
}

fn knows_bid(toy: &Toy, viewer: Viewer, seat: Seat) -> bool {
    match Flaw::current() {
        _ if !matches!(toy.table.stage, Stage::Bid(_)) => true,
        Flaw::ShowsBid => true,
        Flaw::ShowsBidLater => Seat::all(toy.players()).any(|own| viewer.is(own) && toy.bids[own].is_some()),
        _ => viewer.is(seat),
    }
}

/// All fields except the options, which never change.
impl Hash for ToyView {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.viewer, &self.table, self.cards, self.bids).hash(state);
        Flaw::UnevenHash.count().hash(state);
    }
}

impl View for ToyView {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn describe(&self) -> Vec<(Text, Vec<Text>)> {
        let score = |(seat, points): (Seat, &i16)| Text::new("score").with("seat", seat).with("points", *points);
        vec![(Text::new("scores"), self.table.scores.iter().map(score).collect())]
    }

    fn sketch(&self, _: &dyn Fn(&Text) -> String) -> String {
        format!("{:?}", self.table.scores)
    }
}

fn as_values<S: Serializer>(options: &ToyOptions, serializer: S) -> Result<S::Ok, S::Error> {
    let high = options.high && !Flaw::SendsLowStakes.is_on();
    OptionValues::serialize(&ToyOptions { high, ..*options }.to_values(), serializer)
}
