//! Features of an Azul: Summer Pavilion position.

use super::board::PlayerBoard;
use super::reach::Reaches;
use crate::linear::FeatureSet;
use ::summer_pavilion::components::{CORNERS, JOKERS, NUMBER_VALUES, ROUNDS, STRUCTURES};
use ::summer_pavilion::{Color, Space, Star, Step, SummerPavilion};
use game::{Game, Seat, Turn};

/// Azul: Summer Pavilion's features.
pub struct SummerPavilionFeatures;

/// The number of features that earlier evaluations use.
pub(super) const EARLIER_FEATURES: usize = 41;

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
        "bonus due", "kept plan", "kept tiles", "star with jokers", "number with jokers", "structure with jokers",
        "center plan",
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
        let numbers = board.missing().zip(NUMBER_VALUES).filter(|(missing, _)| *missing == 0);
        f32::from(game.player(seat).score) + stars + f32::from(numbers.map(|(_, value)| value).sum::<i16>())
    }

    fn features(game: &SummerPavilion, seat: Seat, features: &mut [f32]) {
        let board = PlayerBoard::new(game, seat);
        features.fill(0.0);
        let all = features.len() > EARLIER_FEATURES;
        if all && Self::is_settled(game, seat) {
            // All that can still change is known: the loss for leftovers.
            features[40] = f32::from(board.hand.total());
            return;
        }
        let reaches = Reaches::new(&board);
        features[0] = board.covered.len() as f32 / 10.0;
        write_stars(&board, &mut features[1..7]);
        write_numbers(&board, &reaches, features);
        write_structures(&reaches, features);
        features[13] = board.rings().iter().map(|ring| ring.promise()).sum();
        let stars = board.stars();
        write_hand(game, seat, &board, &stars, &mut features[14..20]);
        features[20] = f32::from(u8::from(game.token_holder() == Some(seat)));
        let (mut colors, mut most) = (0_u8, 0);
        board.for_center().for_each(|count| (colors, most) = (colors + 1, count.max(most)));
        features[32] = f32::from(colors);
        features[33] = f32::from(most);
        let without_star = Color::ALL.into_iter().zip(stars).filter(|(_, star)| star.is_none());
        features[34] = f32::from(without_star.map(|(color, _)| board.hand[color]).sum::<u8>());
        features[35] = f32::from(u8::from(game.turn() == Turn::Choose(seat)));
        if game.round() == ROUNDS {
            features.copy_within(14..18, 36);
            features[40] = if game.has_passed(seat) { f32::from(board.hand.total()) } else { 0.0 };
        }
        if all {
            write_more(game, seat, &board, &reaches, features);
        }
    }

    fn is_settled(game: &SummerPavilion, seat: Seat) -> bool {
        game.round() == ROUNDS && game.has_passed(seat)
    }

    const DETAILS: &'static [(&'static str, usize)] =
        &[("covered", Space::COUNT), ("held", Color::COUNT), ("passed", 1)];

    /// Which spaces are covered, the number of tiles in hand of each color, and whether the player has passed.
    fn details(game: &SummerPavilion, seat: Seat, details: &mut [f32]) {
        let player = game.player(seat);
        player.board.covered().iter().for_each(|space| details[space.index()] = 1.0);
        player.hand.counted().for_each(|(color, count)| details[Space::COUNT + color.index()] = f32::from(count));
        details[Space::COUNT + Color::COUNT] = f32::from(u8::from(game.has_passed(seat)));
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

/// Numbers, by how many spaces are empty, and by their cost beyond the tiles in hand.
fn write_numbers(board: &PlayerBoard<'_>, reaches: &Reaches, features: &mut [f32]) {
    for (missing, value) in board.missing().zip(NUMBER_VALUES) {
        if (1..=3).contains(&missing) {
            features[6 + missing] += f32::from(value) / 10.0;
        }
    }
    for (reach, value) in reaches.numbers.iter().zip(NUMBER_VALUES).filter(|(reach, _)| reach.cost > 0) {
        if let Some(class) = [0, 2, 4, 7, 12, 18].iter().position(|most| reach.lacking <= *most) {
            features[21 + class] += f32::from(value) / 10.0;
        }
    }
}

/// Structures, by their cost, and by their cost beyond the tiles in hand.
fn write_structures(reaches: &Reaches, features: &mut [f32]) {
    let (mut by_cost, mut by_lacking) = ([0_u8; 3], [0_u8; 6]);
    for (reach, structure) in reaches.structures.iter().zip(&STRUCTURES).filter(|(reach, _)| reach.cost > 0) {
        by_cost[COST_CLASSES[usize::from(reach.cost)]] += structure.reward;
        by_lacking[LACKING_CLASSES[usize::from(reach.lacking)]] += structure.reward;
    }
    features[10..13].iter_mut().zip(by_cost).for_each(|(feature, reward)| *feature = f32::from(reward));
    features[27..32].iter_mut().zip(by_lacking).for_each(|(feature, reward)| *feature = f32::from(reward));
}

/// The class of a structure with this cost, which is at most that of its most expensive spaces.
const COST_CLASSES: [usize; 24] = classes([3, 6, u8::MAX]);
/// The last class, of structures that are out of reach, has no feature.
const LACKING_CLASSES: [usize; 24] = classes([0, 1, 2, 4, 7, u8::MAX]);

/// The first class with at least this cost, by cost.
const fn classes<const N: usize>(most: [u8; N]) -> [usize; 24] {
    let (mut classes, mut cost, mut class) = ([0; 24], 0, 0);
    while cost < classes.len() {
        while cost > most[class] as usize {
            class += 1;
        }
        classes[cost] = class;
        cost += 1;
    }
    classes
}

fn write_hand(
    game: &SummerPavilion,
    seat: Seat,
    board: &PlayerBoard<'_>,
    stars: &[Option<Star>; Color::COUNT],
    features: &mut [f32],
) {
    let hand = board.hand;
    let plays = !game.has_passed(seat);
    let joker = game.current_joker();
    let jokers = joker.filter(|_| plays).map_or(0, |joker| hand[joker]);
    let (mut plan, mut best_joker_use) = (0, 0);
    for (color, star) in Color::ALL.into_iter().zip(stars).filter(|(color, _)| hand[*color] > 0) {
        let Some(star) = *star else { continue };
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

/// The features that earlier evaluations don't know.
fn write_more(game: &SummerPavilion, seat: Seat, board: &PlayerBoard<'_>, reaches: &Reaches, features: &mut [f32]) {
    let acts = game.turn() == Turn::Choose(seat);
    if let Step::ChooseBonus(due) = game.step()
        && acts
    {
        features[41] = f32::from(due);
    }
    if game.has_passed(seat) {
        (features[42], features[43]) = (features[14], features[16]);
    } else {
        write_jokers(game, board, reaches, &mut features[44..47]);
    }
    features[47] = f32::from(center_plan(board));
}

/// Stars, numbers and structures that this round's jokers in hand bring within reach.
fn write_jokers(game: &SummerPavilion, board: &PlayerBoard<'_>, reaches: &Reaches, features: &mut [f32]) {
    let Some(joker) = game.current_joker().filter(|joker| board.hand[*joker] > 0) else { return };
    let jokers = board.hand[joker];
    let needs_jokers = |lacking: u8| (1..=jokers).contains(&lacking);
    for star in Star::ALL {
        let (color, value) = board.outlook(star);
        let Some(color) = color.filter(|color| *color != joker) else { continue };
        let (ring, held) = (board.ring(star), board.hand[color]);
        if held >= ring.gaps() && needs_jokers(ring.cost().saturating_sub(held)) {
            features[0] += value / 10.0;
        }
    }
    for (_, value) in reaches.numbers.iter().zip(NUMBER_VALUES).filter(|(reach, _)| needs_jokers(reach.lacking)) {
        features[1] += f32::from(value) / 10.0;
    }
    let structures = reaches.structures.iter().zip(&STRUCTURES).filter(|(reach, _)| needs_jokers(reach.lacking));
    features[2] = structures.map(|(_, structure)| f32::from(structure.reward)).sum();
}

/// The most points that tiles of one color in hand can score in the center star at once, if it takes several colors.
fn center_plan(board: &PlayerBoard<'_>) -> u8 {
    board.center_run(board.for_center().max().unwrap_or(0))
}
