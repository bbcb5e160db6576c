//! Features of an Azul: Summer Pavilion position.

use super::board::PlayerBoard;
use crate::linear::FeatureSet;
use ::summer_pavilion::components::{CORNERS, JOKERS, ROUNDS, STRUCTURES};
use ::summer_pavilion::{Color, Star, Step, SummerPavilion};
use game::{Game, Seat, Turn};

/// Azul: Summer Pavilion's features.
pub struct SummerPavilionFeatures;

impl FeatureSet for SummerPavilionFeatures {
    type Game = SummerPavilion;

    #[rustfmt::skip]
    const FEATURES: &'static [&'static str] = &[
        "covered spaces",
        "star for 0", "star for 3", "star for 6", "star for 10", "star for 15", "star for 21",
        "number missing 1", "number missing 2", "number missing 3",
        "structure for 3", "structure for 6", "structure for 11", "promise",
        "plan", "plan with jokers", "tiles", "jokers", "jokers to come", "surplus tiles", "token",
        "number lacking 0", "number lacking 2", "number lacking 4",
        "number lacking 7", "number lacking 12", "number lacking 18",
        "structure lacking 0", "structure lacking 1", "structure lacking 2",
        "structure lacking 4", "structure lacking 7",
        "center colors", "center tiles", "useless tiles", "to act",
        "last plan", "last plan with jokers", "last tiles", "last jokers", "leftovers",
    ];

    fn remaining(game: &SummerPavilion) -> f32 {
        let this_round = match game.step() {
            Step::Play | Step::ChooseBonus(_) | Step::RefillSupply => 0.5,
            Step::Over => 0.0,
            _ => 1.0,
        };
        (f32::from(ROUNDS - game.round().clamp(1, ROUNDS)) + this_round) / f32::from(ROUNDS)
    }

    /// Includes completed stars and numbers.
    fn certain(game: &SummerPavilion, seat: Seat) -> f32 {
        let board = PlayerBoard::new(game, seat);
        let stars = Star::ALL.into_iter().filter(|star| board.ring(*star).cost() == 0);
        let stars: f32 = stars.map(|star| board.outlook(star).1).sum();
        let numbers = board.numbers().filter(|(missing, _)| *missing == 0);
        f32::from(game.player(seat).score) + stars + numbers.map(|(_, value)| value).sum::<f32>()
    }

    fn features(game: &SummerPavilion, seat: Seat, features: &mut [f32]) {
        let board = PlayerBoard::new(game, seat);
        features.fill(0.0);
        features[0] = board.covered.len() as f32 / 10.0;
        write_stars(&board, &mut features[1..7]);
        write_numbers(&board, &mut features[7..10]);
        write_structures(&board, &mut features[10..13]);
        features[13] = Star::ALL.into_iter().map(|star| board.ring(star).promise()).sum();
        write_hand(game, seat, &board, &mut features[14..20]);
        features[20] = f32::from(u8::from(game.token_holder() == Some(seat)));
        write_reach(&board, &mut features[21..32]);
        features[32] = board.for_center().count() as f32;
        features[33] = f32::from(board.for_center().max().unwrap_or(0));
        features[34] = f32::from(board.useless());
        features[35] = f32::from(u8::from(game.turn() == Turn::Choose(seat)));
        if game.round() == ROUNDS {
            features.copy_within(14..18, 36);
            features[40] = if game.has_passed(seat) { f32::from(board.hand.total()) } else { 0.0 };
        }
    }
}

/// Stars, by the cost of their empty spaces beyond the tiles in hand.
fn write_stars(board: &PlayerBoard<'_>, features: &mut [f32]) {
    for star in Star::ALL {
        let cost = board.ring(star).cost();
        if cost == 0 {
            continue;
        }
        let (color, value) = board.outlook(star);
        let held = color.map_or(0, |color| board.hand[color]);
        let class = match cost.saturating_sub(held) {
            0 => 0,
            1..=3 => 1,
            4..=6 => 2,
            7..=10 => 3,
            11..=15 => 4,
            _ => 5,
        };
        features[class] += value / 10.0;
    }
}

fn write_numbers(board: &PlayerBoard<'_>, features: &mut [f32]) {
    for (missing, value) in board.numbers() {
        if let Some(feature) = missing.checked_sub(1).and_then(|class| features.get_mut(class)) {
            *feature += value / 10.0;
        }
    }
}

fn write_structures(board: &PlayerBoard<'_>, features: &mut [f32]) {
    for structure in &STRUCTURES {
        let class = match board.cost(structure.spaces - board.covered) {
            0 => continue,
            1..=3 => 0,
            4..=6 => 1,
            _ => 2,
        };
        features[class] += f32::from(structure.reward);
    }
}

/// Numbers and structures, by their cost beyond the tiles in hand.
fn write_reach(board: &PlayerBoard<'_>, features: &mut [f32]) {
    let held = board.held();
    for (spaces, value) in board.numbered().filter(|(spaces, _)| !board.covered.contains_all(*spaces)) {
        let lacking = board.lacking(spaces, &held);
        if let Some(class) = [0, 2, 4, 7, 12, 18].iter().position(|most| lacking <= *most) {
            features[class] += value / 10.0;
        }
    }
    for structure in STRUCTURES.iter().filter(|structure| !board.covered.contains_all(structure.spaces)) {
        let lacking = board.lacking(structure.spaces, &held);
        if let Some(class) = [0, 1, 2, 4, 7].iter().position(|most| lacking <= *most) {
            features[6 + class] += f32::from(structure.reward);
        }
    }
}

fn write_hand(game: &SummerPavilion, seat: Seat, board: &PlayerBoard<'_>, features: &mut [f32]) {
    let hand = board.hand;
    let plays = !game.has_passed(seat);
    let joker = game.current_joker();
    let jokers = joker.filter(|_| plays).map_or(0, |joker| hand[joker]);
    let (mut plan, mut best_joker_use) = (0, 0);
    for color in Color::ALL.into_iter().filter(|color| hand[*color] > 0) {
        let Some(star) = board.star_for(color) else { continue };
        let natural = board.ring(star).plan(hand[color]);
        plan += natural;
        if Some(color) != joker {
            best_joker_use = best_joker_use.max(board.ring(star).plan(hand[color] + jokers) - natural);
        }
    }
    features[0] = f32::from(plan);
    features[1] = f32::from(best_joker_use);
    features[2] = f32::from(hand.total());
    features[3] = f32::from(jokers);
    features[4] = JOKERS.get(usize::from(game.round())).map_or(0.0, |next| f32::from(hand[*next]));
    features[5] = f32::from(hand.total().saturating_sub(CORNERS));
}
