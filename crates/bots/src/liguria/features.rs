//! Features of a Liguria position.

use super::standing::{Standing, remaining};
use crate::linear::FeatureSet;
use ::liguria::components::PRESTIGE_PER_SET;
use ::liguria::{Cubes, Diplomat, Knight, Liguria};
use game::Seat;

/// Liguria's features.
#[derive(Clone, Copy, Debug)]
pub struct LiguriaFeatures;

/// Cubes of each color that a player can expect to get.
const EXPECTED_CUBES: u8 = 2;

impl FeatureSet for LiguriaFeatures {
    type Game = Liguria;

    const FEATURES: &'static [&'static str] = &[
        "islands",
        "exposed islands",
        "debt",
        "credit",
        "cargo",
        "cargo near home",
        "orders within reach",
        "cubes",
        "wheels",
        "sacks",
        "swords",
        "knights",
        "scrolls",
        "coins",
        "room beside diplomats",
        "pending tiles",
        "place in the street",
        "wheels on the card",
        "anchor on the card",
        "arrow on the card",
    ];

    fn remaining(game: &Liguria) -> f32 {
        remaining(game)
    }

    /// Includes buildings, orders, sets and diplomats: none of them can be lost.
    fn certain(game: &Liguria, seat: Seat) -> f32 {
        let standing = Standing::new(game, seat);
        f32::from(standing.player.harbor.prestige()) + standing.deliveries(Cubes::NONE) + standing.diplomats()
    }

    fn features(game: &Liguria, seat: Seat, features: &mut [f32]) {
        let standing = Standing::new(game, seat);
        let (possessions, plans) = features.split_at_mut(15);
        possessions.copy_from_slice(&possessions_of(&standing));
        plans.copy_from_slice(&plans_of(&standing));
    }
}

fn possessions_of(standing: &Standing) -> [f32; 15] {
    let player = standing.player;
    let [cargo, reachable] = cubes_to_come(standing);
    let balance = standing.game.balance(standing.seat);
    [
        standing.islands(),
        standing.exposed_islands(),
        standing.penalty(balance),
        f32::from(balance.max(0)),
        cargo,
        if standing.is_near_home() { cargo } else { 0.0 },
        reachable,
        f32::from((player.store + player.ship.cargo).total()),
        f32::from(player.harbor.wheels()),
        f32::from(player.harbor.sacks()),
        f32::from(player.knights.sum(Knight::swords)),
        f32::from(player.knights.total()),
        f32::from(player.diplomats.sum(Diplomat::scrolls)),
        f32::from(player.coins),
        standing.rows_beside_diplomats().1,
    ]
}

/// The prestige that the cargo adds once stored, and the prestige, without sets, of orders that a few more cubes
/// would fill.
fn cubes_to_come(standing: &Standing) -> [f32; 2] {
    let cargo = standing.player.ship.cargo;
    let stored = standing.deliveries(Cubes::NONE);
    let landed = if cargo.is_empty() { stored } else { standing.deliveries(cargo) };
    if standing.player.orders.is_empty() {
        return [landed - stored, 0.0];
    }
    let sets = f32::from(EXPECTED_CUBES * PRESTIGE_PER_SET);
    [landed - stored, (standing.deliveries(cargo + Cubes::of_each(EXPECTED_CUBES)) - landed - sets).max(0.0)]
}

/// The prospects from the merchant's stall and from this round's ship card.
fn plans_of(standing: &Standing) -> [f32; 5] {
    let merchant = standing.game.merchant(standing.seat);
    let (tiles, place) =
        merchant.map_or((0.0, 0.0), |space| (f32::from(space.stall().tiles), f32::from(space.number())));
    let card = standing.player.card.filter(|_| standing.is_about_to_sail()).map(|card| card.face());
    let flag = |set: bool| f32::from(u8::from(set));
    let [wheels, anchor, arrow] =
        card.map_or([0.0; 3], |card| [f32::from(card.wheels), flag(card.anchor), flag(card.reverse)]);
    [tiles, place, wheels, anchor, arrow]
}
