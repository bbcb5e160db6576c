//! What follows from an action, quickly: only the features that it touches are looked at again.

use super::features::{MilleFioriAppraisal, Part};
use crate::linear::{Appraisal, Weight};
use ::mille_fiori::{Area, Awaited, BonusRow, MilleFiori};
use game::{Game, MAX_SEATS, Seat, Turn};

/// What an extra card is worth before it is chosen.
pub(super) const EXTRA_CARD: f32 = 8.0;

const FEATURES: usize = MilleFioriAppraisal::FEATURES.len();

/// The points that the features of each seat promise before an action of one of them.
pub(super) struct Prospects {
    seat: Seat,
    bonuses: [u8; BonusRow::ALL.len()],
    /// What each feature is worth now.
    weights: [f32; FEATURES],
    by_seat: [[f32; Part::ALL.len()]; MAX_SEATS],
}

impl Prospects {
    pub(super) fn new(weights: &[Weight], game: &MilleFiori, seat: Seat) -> Self {
        let remaining = MilleFioriAppraisal::remaining(game);
        let weights = std::array::from_fn(|feature| weights[feature][0] + weights[feature][1] * remaining);
        let mut prospects = Self { seat, bonuses: game.player(seat).bonuses, weights, by_seat: Default::default() };
        for other in Seat::all(game.players()) {
            prospects.by_seat[other.index()] = Part::ALL.map(|part| prospects.worth(game, other, part));
        }
        prospects
    }

    /// By how much the seat is ahead of the mean of the others after it has used a card: to place a diamond in
    /// this area, or to sail. An extra card that is due is included.
    pub(super) fn margin(&self, after: &MilleFiori, area: Option<Area>) -> f32 {
        let players = after.players();
        let rival = |seat: Seat| MilleFioriAppraisal::certain(after, seat) + self.of_rival(after, seat, area);
        let rivals: f32 = Seat::all(players).filter(|seat| *seat != self.seat).map(rival).sum();
        let due = after.awaited() == Awaited::ExtraCard && after.turn() == Turn::Choose(self.seat);
        let own = MilleFioriAppraisal::certain(after, self.seat) + self.of_actor(after, area);
        own - rivals / (players - 1) as f32 + if due { EXTRA_CARD } else { 0.0 }
    }

    /// Diamonds, ship and races change with the own actions, and what the area holds.
    fn of_actor(&self, after: &MilleFiori, area: Option<Area>) -> f32 {
        let touched = |part| part == Part::Sea || part == Part::Races || touches(area, part);
        self.sum(after, self.seat, touched)
    }

    /// Races change with the actions of others only when these earn a bonus.
    fn of_rival(&self, after: &MilleFiori, seat: Seat, area: Option<Area>) -> f32 {
        let race_over = after.player(self.seat).bonuses != self.bonuses;
        self.sum(after, seat, |part| (part == Part::Races && race_over) || touches(area, part))
    }

    fn sum(&self, after: &MilleFiori, seat: Seat, touched: impl Fn(Part) -> bool) -> f32 {
        let before = self.by_seat[seat.index()];
        let worth = |part| if touched(part) { self.worth(after, seat, part) } else { before[part as usize] };
        Part::ALL.into_iter().map(worth).sum()
    }

    fn worth(&self, game: &MilleFiori, seat: Seat, part: Part) -> f32 {
        let (mut features, range) = ([0.0; FEATURES], part.range());
        part.write(game, seat, &mut features[range.clone()]);
        features[range.clone()].iter().zip(&self.weights[range]).map(|(feature, weight)| feature * weight).sum()
    }
}

/// Whether a diamond placed in this area changes these features. Goods decide what a fleet is worth.
fn touches(area: Option<Area>, part: Part) -> bool {
    match area {
        Some(Area::Workshops) => part == Part::Workshops,
        Some(Area::Houses) => part == Part::Houses,
        Some(Area::Nobles | Area::Commoners) => part == Part::Citizens,
        Some(Area::Trade) => part == Part::Trade || part == Part::Harbor,
        Some(Area::Harbor) => part == Part::Harbor,
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::linear::expected_points;
    use crate::mille_fiori::weights::TUNED;
    use game::{GameExt, GameOptions, OptionValue, OptionValues, SplitMix, choose};

    /// How far the quick margin of each use of a card in one random game is from the one that looks at
    /// everything, with weights that do not change as the game goes on.
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
        let points = expected_points::<MilleFioriAppraisal>(weights, game);
        let others = (points.values().sum::<f32>() - points[seat]) / (game.players() - 1) as f32;
        let due = game.awaited() == Awaited::ExtraCard && game.turn() == Turn::Choose(seat);
        points[seat] - others + if due { EXTRA_CARD } else { 0.0 }
    }

    #[test]
    fn nothing_that_an_action_touches_is_missed() {
        for (players, seed) in [(2, 1), (3, 2), (4, 3), (2, 4)] {
            let differences = differences(players, seed);
            assert!(differences.len() > 30, "{} uses", differences.len());
            assert!(differences.iter().all(|difference| difference.abs() < 0.01), "{differences:?}");
        }
    }
}
