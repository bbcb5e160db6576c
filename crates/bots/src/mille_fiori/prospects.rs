//! Fast evaluation after an action: recomputes only the features it affects.

use super::expansion::best_placement;
use super::features::{BASE_FEATURES, FeatureGroup, MilleFioriFeatures};
use crate::linear::{FeatureSet, Weight};
use ::mille_fiori::masterworks::{self, Dogaressa, Masterwork};
use ::mille_fiori::{Action, Area, Awaited, BonusRow, MilleFiori};
use game::{Game, MAX_SEATS, Seat, Turn};

/// The value of an extra card before it is chosen.
pub(super) const EXTRA_CARD: f32 = 8.0;
/// The value of a masterwork or a Dogaressa from the top of its stack, besides what every masterwork brings.
const TOP_CARD: [f32; 2] = [7.0, 9.0];

const FEATURES: usize = MilleFioriFeatures::FEATURES.len();

/// The evaluation of each seat's features before an action.
pub(super) struct Prospects {
    seat: Seat,
    bonuses: [u8; BonusRow::ALL.len()],
    /// The value of each feature at this point in the game.
    weights: [f32; FEATURES],
    /// Whether the weights know the expansion, and it is in play.
    expanded: bool,
    by_seat: [[f32; FeatureGroup::ALL.len()]; MAX_SEATS],
}

impl Prospects {
    pub(super) fn new(weights: &[Weight], game: &MilleFiori, seat: Seat) -> Self {
        let remaining = MilleFioriFeatures::remaining(game);
        let expanded = weights.len() > BASE_FEATURES;
        let weights = weights.iter().map(|[end, start]| end + start * remaining);
        let weights = padded(weights);
        let bonuses = game.player(seat).bonuses;
        let mut prospects = Self { seat, bonuses, weights, expanded, by_seat: Default::default() };
        for other in Seat::all(game.players()) {
            prospects.by_seat[other.index()] = FeatureGroup::ALL.map(|group| prospects.worth(game, other, group));
        }
        prospects
    }

    /// What this action brings that the position after it doesn't show yet: a card taken from beside the board.
    pub(super) fn taken(&self, game: &MilleFiori, action: Action) -> f32 {
        match (action, game.awaited(), game.masterworks()) {
            (Action::Masterworks(masterworks::Action::TakeMasterwork(card)), _, Some(board)) => {
                self.placement(board, card)
            }
            (Action::Masterworks(masterworks::Action::TakeTop), Awaited::TakeMasterwork, _) => TOP_CARD[0],
            (Action::Masterworks(masterworks::Action::TakeTop), _, _) => TOP_CARD[1],
            (Action::Masterworks(masterworks::Action::UseDogaressa(Dogaressa::TwoMasterworks, _)), _, _) => TOP_CARD[0],
            _ => 0.0,
        }
    }

    fn placement(&self, board: &masterworks::Board, card: Masterwork) -> f32 {
        let window = board.seats[self.seat].window;
        best_placement(window.cells(), card, &self.weights[FeatureGroup::Window.range()])
    }

    /// The seat's lead over the others' average, in points, after using a card to place a diamond in this area or to
    /// sail. Includes the value of an extra card still to be taken.
    pub(super) fn margin(&self, after: &MilleFiori, area: Option<Area>) -> f32 {
        let players = after.players();
        let rival = |seat: Seat| MilleFioriFeatures::certain(after, seat) + self.of_rival(after, seat, area);
        let rivals: f32 = Seat::all(players).filter(|seat| *seat != self.seat).map(rival).sum();
        let due = after.awaited() == Awaited::ExtraCard && after.turn() == Turn::Choose(self.seat);
        let own = MilleFioriFeatures::certain(after, self.seat) + self.of_actor(after, area);
        own - rivals / (players - 1) as f32 + if due { EXTRA_CARD } else { 0.0 }
    }

    /// A player's own action affects its diamonds, ship and races, and the area.
    fn of_actor(&self, after: &MilleFiori, area: Option<Area>) -> f32 {
        let touched = |group: FeatureGroup| {
            let always = group == FeatureGroup::Sea || group == FeatureGroup::Races || self.expanded && group.is_new();
            always || touches(area, group)
        };
        self.sum(after, self.seat, touched)
    }

    /// Another player's action affects the races only when it earns a bonus.
    fn of_rival(&self, after: &MilleFiori, seat: Seat, area: Option<Area>) -> f32 {
        let race_over = after.player(self.seat).bonuses != self.bonuses;
        let touched = |group| match group {
            FeatureGroup::Races => race_over,
            FeatureGroup::Start => self.expanded,
            group => touches(area, group),
        };
        self.sum(after, seat, touched)
    }

    fn sum(&self, after: &MilleFiori, seat: Seat, touched: impl Fn(FeatureGroup) -> bool) -> f32 {
        let before = self.by_seat[seat.index()];
        let worth = |group| if touched(group) { self.worth(after, seat, group) } else { before[group as usize] };
        FeatureGroup::ALL.into_iter().map(worth).sum()
    }

    fn worth(&self, game: &MilleFiori, seat: Seat, group: FeatureGroup) -> f32 {
        if group.range().start >= BASE_FEATURES && !self.expanded {
            return 0.0;
        }
        let (mut features, range) = ([0.0; FEATURES], group.range());
        group.write(game, seat, &mut features[range.clone()]);
        features[range.clone()].iter().zip(&self.weights[range]).map(|(feature, weight)| feature * weight).sum()
    }
}

fn padded(values: impl Iterator<Item = f32>) -> [f32; FEATURES] {
    let mut padded = [0.0; FEATURES];
    padded.iter_mut().zip(values).for_each(|(place, value)| *place = value);
    padded
}

/// Whether a diamond placed in this area changes these features. Goods determine a fleet's value.
fn touches(area: Option<Area>, group: FeatureGroup) -> bool {
    match area {
        Some(Area::Workshops) => group == FeatureGroup::Workshops,
        Some(Area::Houses) => group == FeatureGroup::Houses,
        Some(Area::Nobles | Area::Commoners) => group == FeatureGroup::Citizens,
        Some(Area::Trade) => group == FeatureGroup::Trade || group == FeatureGroup::Harbor,
        Some(Area::Harbor) => group == FeatureGroup::Harbor,
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::linear::expected_points;
    use crate::mille_fiori::weights::TUNED;
    use game::{GameExt, GameOptions, OptionValue, OptionValues, SplitMix, choose};

    /// The differences between the fast margin and the full evaluation for each use of a card in one random game,
    /// with weights that stay constant over the game.
    fn differences(players: i64, seed: u64) -> Vec<f32> {
        let values = OptionValues::new().with("players", OptionValue::Number(players));
        let options = values.with_defaults(::mille_fiori::Options::SPECS).read().unwrap();
        let weights = TUNED.map(|[end, _]| [end, 0.0]);
        let (mut game, mut rng) = (MilleFiori::new(&options), SplitMix::new(seed));
        let mut differences = Vec::new();
        while game.turn() != Turn::Over {
            let Some(seat) = game.turn().seats().first() else {
                let chance = game.draw(&mut rng);
                game.reveal(chance, &mut ());
                continue;
            };
            let action = choose(&mut rng, &game.legal(seat));
            let (area, prospects) = (super::super::area_of(&game, action), Prospects::new(&weights, &game, seat));
            let start = game.start_player();
            game.play(seat, action, &mut ());
            let uses = matches!(action, ::mille_fiori::Action::Place(_) | ::mille_fiori::Action::Sail);
            if uses && game.turn() != Turn::Over && game.start_player() == start {
                differences.push(prospects.margin(&game, area) - full_margin(&weights, &game, seat));
            }
        }
        differences
    }

    fn full_margin(weights: &[Weight], game: &MilleFiori, seat: Seat) -> f32 {
        let points = expected_points::<MilleFioriFeatures>(weights, game);
        let others = (points.values().sum::<f32>() - points[seat]) / (game.players() - 1) as f32;
        let due = game.awaited() == Awaited::ExtraCard && game.turn() == Turn::Choose(seat);
        points[seat] - others + if due { EXTRA_CARD } else { 0.0 }
    }

    #[test]
    fn the_fast_margin_equals_the_full_evaluation() {
        for (players, seed) in [(2, 1), (3, 2), (4, 3), (2, 4)] {
            let differences = differences(players, seed);
            assert!(differences.len() > 30, "{} uses", differences.len());
            assert!(differences.iter().all(|difference| difference.abs() < 0.01), "{differences:?}");
        }
    }
}
