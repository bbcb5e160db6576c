//! Features of The Masterworks: council, Dogaressas and shop window.

use super::features::List;
use ::mille_fiori::components::{BONUS_VALUES, HIGHEST_WHEEL};
use ::mille_fiori::masterworks::components::{
    Landing, PALACE, POINTS_FOR_LINE, Reward, SEA_ROUTE, SPACES_OF_TILE, TRADE_CITY, WINDOW_LINES,
};
use ::mille_fiori::masterworks::{Board, Cell, CouncilSpace, Councilor, Dogaressa, Masterwork, SpaceColor};
use ::mille_fiori::{Area, MilleFiori};
use game::{Game, Seat};

/// The cells of a shop window.
type Cells = [Option<Masterwork>; Cell::COUNT];

/// What a masterwork, a Dogaressa and a move of the ship are roughly worth as rewards, in points.
const REWARDS: [f32; 3] = [6.0, 9.0, 6.0];

/// The council and the sea route beyond what the base game's features know.
pub(super) fn add_council(game: &MilleFiori, seat: Seat, list: &mut List<'_>) {
    let Some(board) = game.masterworks() else { return list.skip(COUNCIL) };
    let own = &board.seats[seat];
    let next: [Option<Reward>; 3] = next_rewards(game, board, own.figure);
    next.into_iter().for_each(|reward| list.add(reward.map_or(0.0, worth)));
    list.add(f32::from(u8::from(next[0] == Some(Reward::Masterwork))));
    list.add(f32::from(u8::from(next[0] == Some(Reward::Dogaressa))));
    list.add(f32::from(u8::from(matches!(next[0], Some(Reward::Ship(_))))));
    let palace = bonus(game, own.palace, |other| board.seats[other].palace);
    let height = own.figure.index() as f32 / PALACE.index() as f32;
    list.add(height);
    list.add(palace * height);
    list.add(if next[1].is_none() { palace } else { 0.0 });
    list.add(if own.figure < PALACE { cards_of_color(game, board, own.figure) } else { 0.0 });
    add_route(game, board, seat, list);
}

/// Number of features of the council and the sea route, of Dogaressas and of a window.
pub(super) const COUNCIL: usize = 14;
pub(super) const DOGARESSAS: usize = Dogaressa::COUNT;
pub(super) const WINDOW: usize = 7;

/// The rewards of the next three free spaces; `None` from the palace on.
fn next_rewards(game: &MilleFiori, board: &Board, figure: CouncilSpace) -> [Option<Reward>; 3] {
    let is_free = |space: &usize| Seat::all(game.players()).all(|seat| board.seats[seat].figure.index() != *space);
    let mut free = (figure.index() + 1..PALACE.index()).filter(is_free);
    std::array::from_fn(|_| {
        let space = free.next()?;
        let tile = board.council.get(space / SPACES_OF_TILE)?;
        Some(tile.face().rewards[space % SPACES_OF_TILE])
    })
}

fn worth(reward: Reward) -> f32 {
    match reward {
        Reward::Points(points) => f32::from(points),
        Reward::Masterwork => REWARDS[0],
        Reward::Dogaressa => REWARDS[1],
        Reward::Ship(_) => REWARDS[2],
    }
}

/// A tenth of the bonus that the next player at the end of a track gets; 0 for players who have theirs.
fn bonus(game: &MilleFiori, own: u8, of: impl Fn(Seat) -> u8) -> f32 {
    let taken = Seat::all(game.players()).filter(|other| of(*other) > 0).count();
    if own > 0 { 0.0 } else { f32::from(BONUS_VALUES[taken.min(BONUS_VALUES.len() - 1)]) / 10.0 }
}

/// The free spaces that a card could be for that moves a figure on this space: about as many cards are still to come.
fn cards_of_color(game: &MilleFiori, board: &Board, figure: CouncilSpace) -> f32 {
    let color = board.council.get(figure.index() / SPACES_OF_TILE).map(|tile| tile.face().color);
    let areas = Area::ALL.iter().filter(|area| SpaceColor::of(**area) == color);
    let free: usize = areas.map(|area| area.spaces() - game.board()[*area].occupied().len()).sum();
    free as f32 / 10.0
}

/// What a ship may land on besides points and extra cards, and how far it is from the trade city.
fn add_route(game: &MilleFiori, board: &Board, seat: Seat, list: &mut List<'_>) {
    let ship = game.player(seat).ship.index();
    let (mut masterworks, mut arrows, mut city) = (0, 0, 0);
    for wheel in (1..=usize::from(HIGHEST_WHEEL)).filter(|_| ship < TRADE_CITY.index()) {
        match SEA_ROUTE[(ship + wheel).min(TRADE_CITY.index())].landing {
            Landing::Masterwork => masterworks += 1,
            Landing::Arrows(steps) => arrows += steps,
            Landing::TradeCity => city += 1,
            Landing::Nothing | Landing::ExtraCard => {}
        }
    }
    let value = bonus(game, board.seats[seat].trade_city, |other| board.seats[other].trade_city);
    list.add(masterworks as f32 / f32::from(HIGHEST_WHEEL));
    list.add(f32::from(arrows) / f32::from(HIGHEST_WHEEL));
    list.add(value * city as f32 / f32::from(HIGHEST_WHEEL));
    list.add(value * ship as f32 / TRADE_CITY.index() as f32);
}

/// The Dogaressas that can still be used in `turns` turns.
pub(super) fn add_dogaressas(game: &MilleFiori, seat: Seat, turns: f32, list: &mut List<'_>) {
    let Some(board) = game.masterworks() else { return list.skip(DOGARESSAS) };
    let own = board.seats[seat].dogaressas;
    let usable = (turns / f32::from(own.total().max(1))).min(1.0);
    own.counts().into_iter().for_each(|count| list.add(f32::from(count) * usable));
}

pub(super) fn add_window(game: &MilleFiori, seat: Seat, list: &mut List<'_>) {
    let Some(board) = game.masterworks() else { return list.skip(WINDOW) };
    let own: &Councilor = &board.seats[seat];
    window_features(own.window.cells()).into_iter().for_each(|feature| list.add(feature));
}

/// The cells in use; the lines that one masterwork would complete, by what its two others have in common, and by
/// whether the cell is empty or has to be covered; the lines with one masterwork; and those with none.
fn window_features(cells: &Cells) -> [f32; WINDOW] {
    let mut features = [0.0; WINDOW];
    features[0] = cells.iter().flatten().count() as f32;
    for line in WINDOW_LINES {
        let [a, b, c] = line.map(|cell| cells[cell.index()]);
        match (a, b, c) {
            (Some(a), Some(b), None) | (Some(a), None, Some(b)) | (None, Some(a), Some(b)) => {
                let alike = in_common(a, b);
                features[1] += f32::from(u8::from(alike.0));
                features[2] += f32::from(u8::from(alike.1));
                features[3] += f32::from(u8::from(alike.0 && alike.1));
            }
            (Some(a), Some(b), Some(c)) => {
                let pairs = [in_common(a, b), in_common(b, c), in_common(a, c)];
                let glass = pairs.iter().filter(|pair| pair.0).count();
                let shape = pairs.iter().filter(|pair| pair.1).count();
                features[4] += f32::from(u8::from(glass == 1)) + f32::from(u8::from(shape == 1));
            }
            (None, None, None) => features[6] += 1.0,
            _ => features[5] += 1.0,
        }
    }
    features
}

/// Whether two masterworks have the same glass, and the same shape.
fn in_common(a: Masterwork, b: Masterwork) -> (bool, bool) {
    (a.glass() == b.glass(), a.shape() == b.shape())
}

/// What laying a masterwork in the best cell is worth: its value, lines, and the window's features.
pub(super) fn best_placement(cells: &Cells, masterwork: Masterwork, weights: &[f32]) -> f32 {
    let worth = |cells: &Cells| -> f32 {
        let features = window_features(cells);
        complete_lines(cells) + features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f32>()
    };
    let best = (0..Cell::COUNT).map(|cell| {
        let mut after = *cells;
        after[cell] = Some(masterwork);
        worth(&after)
    });
    f32::from(masterwork.value()) + best.fold(f32::NEG_INFINITY, f32::max) - worth(cells)
}

fn complete_lines(cells: &Cells) -> f32 {
    let points = WINDOW_LINES.iter().map(|line| {
        let [Some(a), Some(b), Some(c)] = line.map(|cell| cells[cell.index()]) else { return 0 };
        let ((glass, shape), (same_glass, same_shape)) = (in_common(a, b), in_common(b, c));
        POINTS_FOR_LINE * (u8::from(glass && same_glass) + u8::from(shape && same_shape))
    });
    f32::from(points.sum::<u8>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::linear::FeatureSet;
    use crate::mille_fiori::MilleFioriFeatures;
    use crate::mille_fiori::features::FeatureGroup;
    use ::mille_fiori::Awaited;
    use game::{GameExt, GameOptions, OptionValue, OptionValues, SplitMix, Turn, Viewer, choose};

    const WEIGHTS: [f32; WINDOW] = [0.5, 2.0, 3.0, -1.0, 0.75, 1.5, 1.25];

    /// The points for lines and the window's features. Points already scored don't count: the card that brought the
    /// masterwork may bring more.
    fn worth(game: &MilleFiori, seat: Seat) -> f32 {
        let mut features = [0.0; WINDOW];
        FeatureGroup::Window.write(game, seat, &mut features);
        let weighted: f32 = features.iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum();
        MilleFioriFeatures::certain(game, seat) - f32::from(game.player(seat).score) + weighted
    }

    /// What the best cell is worth, besides the masterwork's value, by trying all of them; `None` if the game may end with it.
    fn tried_out(game: &MilleFiori, seat: Seat) -> Option<f32> {
        let after = game.legal(seat).into_iter().map(|action| {
            let mut after = *game;
            after.play(seat, action, &mut ());
            (after.turn() != Turn::Over).then(|| worth(&after, seat) - worth(game, seat))
        });
        after.reduce(|best, worth| Some(best?.max(worth?))).flatten()
    }

    #[test]
    fn the_best_placement_is_the_best_of_all_cells() {
        let values = OptionValues::new().with("masterworks", OptionValue::Flag(true));
        let options = values.with_defaults(::mille_fiori::Options::SPECS).read().unwrap();
        let (mut game, mut rng, mut checked) = (MilleFiori::new(&options), SplitMix::new(7), 0);
        while game.turn() != Turn::Over {
            let Some(seat) = game.turn().seats().first() else {
                let chance = game.draw(&mut rng);
                game.reveal(chance, &mut ());
                continue;
            };
            if game.awaited() == Awaited::PlaceMasterwork {
                let view = game.view(Viewer::Seat(seat)).masterworks.expect("the expansion");
                let card = view.placing.expect("a masterwork");
                if let Some(best) = tried_out(&game, seat) {
                    let found = best_placement(view.board.seats[seat].window.cells(), card, &WEIGHTS);
                    let best = best + f32::from(card.value());
                    assert!((found - best).abs() < 0.01, "{found} instead of {best}");
                    checked += 1;
                }
            }
            let action = choose(&mut rng, &game.legal(seat));
            game.play(seat, action, &mut ());
        }
        assert!(checked > 5, "{checked}");
    }
}
