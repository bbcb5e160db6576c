//! Features of a Mille Fiori position.

use super::expansion::{add_council, add_dogaressas, add_window};
use super::places::{ABOVE_BASE, GOODS, Group, PIGMENTS, ROWS, groups};
use crate::linear::FeatureSet;
use ::mille_fiori::components::{
    BONUS_VALUES, DIAMONDS, FLEET_POINTS, HAND_SIZE, HIGHEST_WHEEL, HOUSES, LEVEL_POINTS, ROWS as GOODS_OF_A_KIND,
    SEA_TRACK, SHIPS_PER_ROW, VALUES_FOR_BONUS, VALUES_FOR_EXTRA_CARD,
};
use ::mille_fiori::masterworks::components::{Landing, SEA_ROUTE};
use ::mille_fiori::places::{BASE, COMMONERS_BY_SYMBOL, HOUSES_BY_VALUE, MATERIALS, MIDDLE, NOBLES_BY_SYMBOL};
use ::mille_fiori::{Area, Awaited, BonusRow, MilleFiori, Space, Spaces};
use game::{Game, Seat};
use std::ops::Range;

/// Mille Fiori's features.
pub struct MilleFioriFeatures;

impl FeatureSet for MilleFioriFeatures {
    type Game = MilleFiori;

    #[rustfmt::skip]
    const FEATURES: &'static [&'static str] = &[
        "workshop diamonds", "workshop reach", "largest group",
        "house run", "house before extra card", "houses after bonus",
        "covered soon", "covered later", "citizens",
        "good next", "goods to come", "good deals",
        "fleet next", "fleet", "ships",
        "landing", "extra card at sea", "ship", "diamonds", "last diamonds",
        "workshops 1", "workshops 2", "houses 1", "houses 2", "nobles 1", "nobles 2",
        "commoners 1", "commoners 2", "trade 1", "trade 2", "first",
        "next step", "second step", "third step", "masterwork step", "Dogaressa step", "ship step",
        "figure", "palace", "palace near", "cards of color",
        "masterworks at sea", "arrows at sea", "trade city near", "trade city",
        "points Dogaressa", "two masterworks", "extra card", "sea route", "small Dogate", "large Dogate",
        "masterworks", "two of a glass", "two of a shape", "two of a kind", "to cover", "lines begun", "empty lines",
    ];

    /// Based on the cards still to be played or on the fewest diamonds any player has left, whichever is less.
    fn remaining(game: &MilleFiori) -> f32 {
        let diamonds = Seat::all(game.players()).map(|seat| game.player(seat).personal).min().unwrap_or(0);
        turns_by_cards(game).min(f32::from(diamonds)) / f32::from(DIAMONDS)
    }

    fn certain(game: &MilleFiori, seat: Seat) -> f32 {
        let player = game.player(seat);
        if game.awaited() == Awaited::Nothing {
            return f32::from(player.score);
        }
        let bonuses: f32 = player.bonuses.iter().map(|value| f32::from(*value)).sum();
        f32::from(player.score) + bonuses + window_lines(game, seat)
    }

    fn features(game: &MilleFiori, seat: Seat, features: &mut [f32]) {
        for group in FeatureGroup::ALL {
            if let Some(features) = features.get_mut(group.range()) {
                group.write(game, seat, features);
            }
        }
    }
}

/// Features that change together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FeatureGroup {
    Workshops,
    Houses,
    Citizens,
    Trade,
    Harbor,
    Sea,
    Races,
    Start,
    Council,
    Dogaressas,
    Window,
}

/// Number of features that the base game has, too.
pub(super) const BASE_FEATURES: usize = 31;

impl FeatureGroup {
    pub(super) const ALL: [FeatureGroup; 11] = [
        FeatureGroup::Workshops,
        FeatureGroup::Houses,
        FeatureGroup::Citizens,
        FeatureGroup::Trade,
        FeatureGroup::Harbor,
        FeatureGroup::Sea,
        FeatureGroup::Races,
        FeatureGroup::Start,
        FeatureGroup::Council,
        FeatureGroup::Dogaressas,
        FeatureGroup::Window,
    ];

    /// The indices of the group's features.
    #[inline]
    pub(super) fn range(self) -> Range<usize> {
        const FIRST: [usize; 12] = [0, 3, 6, 9, 12, 15, 20, 30, BASE_FEATURES, 45, 51, 58];
        FIRST[self as usize]..FIRST[self as usize + 1]
    }

    /// Whether cards of the expansion change it. One of them may give the Doge card.
    pub(super) fn is_new(self) -> bool {
        self as usize >= FeatureGroup::Start as usize
    }

    /// Writes the group's features for `seat`.
    pub(super) fn write(self, game: &MilleFiori, seat: Seat, features: &mut [f32]) {
        let mut list = List { features, next: 0 };
        match self {
            FeatureGroup::Workshops => add_workshops(game, seat, &mut list),
            FeatureGroup::Houses => add_houses(game, seat, &mut list),
            FeatureGroup::Citizens => add_citizens(game, seat, &mut list),
            FeatureGroup::Trade => add_trade(game, seat, &mut list),
            FeatureGroup::Harbor => add_harbor(game, seat, &mut list),
            FeatureGroup::Sea => add_sea(game, seat, &mut list),
            FeatureGroup::Races => BonusRow::ALL.iter().for_each(|row| add_race(game, seat, *row, &mut list)),
            FeatureGroup::Start => list.add(f32::from(u8::from(game.start_player() == seat))),
            FeatureGroup::Council => add_council(game, seat, &mut list),
            FeatureGroup::Dogaressas => add_dogaressas(game, seat, turns_by_cards(game), &mut list),
            FeatureGroup::Window => add_window(game, seat, &mut list),
        }
    }
}

/// Writes features one after the other.
pub(super) struct List<'a> {
    features: &'a mut [f32],
    next: usize,
}

impl List<'_> {
    pub(super) fn add(&mut self, feature: f32) {
        self.features[self.next] = feature;
        self.next += 1;
    }

    /// Leaves this many features at 0.
    pub(super) fn skip(&mut self, count: usize) {
        self.next += count;
    }
}

/// The shop window's current points.
fn window_lines(game: &MilleFiori, seat: Seat) -> f32 {
    let window = game.masterworks().map(|board| board.seats[seat].window);
    window.map_or(0.0, |window| window.lines().map(|(_, points)| f32::from(points)).sum())
}

/// The number of turns each player has left, going by the cards.
fn turns_by_cards(game: &MilleFiori) -> f32 {
    let players = game.players();
    let last = game.options().last_cards();
    let rounds = game.deck_size() / (HAND_SIZE * players);
    let held = Seat::all(players).map(|seat| game.cards_held(seat)).max().unwrap_or(0);
    (rounds * (HAND_SIZE - last) + held.saturating_sub(last)) as f32
}

fn add_workshops(game: &MilleFiori, seat: Seat, list: &mut List<'_>) {
    let diamonds = &game.board()[Area::Workshops];
    let own = diamonds.of(seat);
    let free = Area::Workshops.all_spaces() - diamonds.occupied();
    let (mut reached, mut largest) = (0, 0);
    for Group { cells, reach } in groups(own) {
        let open = reach & free;
        reached += cells.len() * (open.len() + (open & PIGMENTS).len());
        largest = largest.max(if open.is_empty() { 0 } else { cells.len() });
    }
    list.add(own.len() as f32);
    list.add(reached as f32 / 10.0);
    list.add(largest as f32);
}

fn add_houses(game: &MilleFiori, seat: Seat, list: &mut List<'_>) {
    let diamonds = &game.board()[Area::Houses];
    let own = diamonds.of(seat);
    let next = diamonds.occupied().len();
    let run = Space::all().take(next).rev().take_while(|house| own.contains(*house));
    let run: u8 = run.map(|house| HOUSES[house.index()]).sum();
    let different = HOUSES_BY_VALUE.iter().filter(|houses| own.meets(**houses)).count();
    list.add(if next < Area::Houses.spaces() { f32::from(run) } else { 0.0 });
    list.add(f32::from(u8::from(different + 1 == VALUES_FOR_EXTRA_CARD[0])));
    list.add(f32::from(u8::from(different + 1 == VALUES_FOR_EXTRA_CARD[1])));
}

/// The points the seat's diamonds will score when the free spaces above them are filled.
fn add_citizens(game: &MilleFiori, seat: Seat, list: &mut List<'_>) {
    let (mut soon, mut later, mut own_diamonds) = (0, 0, 0);
    for area in [Area::Nobles, Area::Commoners] {
        let (occupied, own) = (game.board()[area].occupied(), game.board()[area].of(seat));
        own_diamonds += own.len() as u8;
        for (space, beneath, support) in ABOVE_BASE {
            if occupied.contains(space) {
                continue;
            }
            let base = (own & beneath & BASE).len() as u8 * LEVEL_POINTS[0];
            let points = base + (own & beneath & MIDDLE).len() as u8 * LEVEL_POINTS[1];
            if occupied.contains_all(support) { soon += points } else { later += points }
        }
    }
    list.add(f32::from(soon));
    list.add(f32::from(later));
    list.add(f32::from(own_diamonds));
}

fn add_trade(game: &MilleFiori, seat: Seat, list: &mut List<'_>) {
    let diamonds = &game.board()[Area::Trade];
    let (mut next, mut to_come, mut deals) = (0, 0, 0);
    for good in GOODS {
        let worth = (diamonds.occupied() & good).len();
        let own = (diamonds.of(seat) & good).len();
        if worth < GOODS_OF_A_KIND {
            next += own * (worth + 1);
            to_come += own * (worth + 2..=GOODS_OF_A_KIND).sum::<usize>();
            let most = Seat::all(game.players()).map(|other| (diamonds.of(other) & good).len()).max();
            deals += usize::from(most.unwrap_or(0) > own + 1);
        }
    }
    list.add(next as f32);
    list.add(to_come as f32 / 10.0);
    list.add(deals as f32);
}

fn add_harbor(game: &MilleFiori, seat: Seat, list: &mut List<'_>) {
    let (ships, goods) = (&game.board()[Area::Harbor], game.board()[Area::Trade].occupied());
    let (mut next, mut fleet, mut own_ships) = (0, 0, 0);
    for (harbor_row, trade_row) in ROWS {
        let own = (ships.of(seat) & harbor_row).len() as u8;
        let each = FLEET_POINTS[(goods & trade_row).len()];
        match SHIPS_PER_ROW - (ships.occupied() & harbor_row).len() {
            0 => {}
            1 => (next, own_ships) = (next + own * each, own_ships + own),
            _ => (fleet, own_ships) = (fleet + own * each, own_ships + own),
        }
    }
    list.add(f32::from(next));
    list.add(f32::from(fleet));
    list.add(f32::from(own_ships));
}

/// The points for a sea space, and whether it gives an extra card.
fn landing(game: &MilleFiori, space: usize) -> (u8, bool) {
    if game.masterworks().is_some() {
        let space = SEA_ROUTE[space];
        return (space.points, space.landing == Landing::ExtraCard);
    }
    (SEA_TRACK[space].points, SEA_TRACK[space].extra_card)
}

fn add_sea(game: &MilleFiori, seat: Seat, list: &mut List<'_>) {
    let player = game.player(seat);
    let ship = player.ship.index();
    let last = game.options().last_sea_space().index();
    let landings =
        (1..=usize::from(HIGHEST_WHEEL)).map(|wheel| landing(game, (ship + wheel).min(last))).filter(|_| ship < last);
    let (points, extra) = landings.fold((0, 0), |(points, extra), to| (points + to.0, extra + u8::from(to.1)));
    list.add(f32::from(points) / f32::from(HIGHEST_WHEEL));
    list.add(f32::from(extra) / f32::from(HIGHEST_WHEEL));
    list.add(ship as f32 / last as f32);
    list.add(f32::from(player.personal + player.reserve) / 10.0);
    list.add(f32::from(3_u8.saturating_sub(player.personal)));
}

/// Adds two features: the bonus's value if it is one step away, and its value if it is two steps away; otherwise 0.
fn add_race(game: &MilleFiori, seat: Seat, row: BonusRow, list: &mut List<'_>) {
    let earned = |seat: Seat| game.player(seat).bonuses[row.index()] > 0;
    let taken = Seat::all(game.players()).filter(|other| earned(*other)).count();
    let value = f32::from(BONUS_VALUES[taken.min(BONUS_VALUES.len() - 1)]) / 10.0;
    let missing = if earned(seat) { 9 } else { missing(game.board()[row.area()].of(seat), row) };
    list.add(if missing == 1 { value } else { 0.0 });
    list.add(if missing == 2 { value } else { 0.0 });
}

/// The number of different symbols, values or goods still missing for a bonus.
fn missing(own: Spaces, row: BonusRow) -> usize {
    let without = |kinds: &[Spaces]| kinds.iter().filter(|spaces| !own.meets(**spaces)).count();
    match row {
        BonusRow::Workshops => MATERIALS.iter().filter(|(_, cells)| !own.meets(*cells)).count(),
        BonusRow::Houses => without(&HOUSES_BY_VALUE).saturating_sub(HOUSES_BY_VALUE.len() - VALUES_FOR_BONUS),
        BonusRow::Nobles => without(&NOBLES_BY_SYMBOL),
        BonusRow::Commoners => without(&COMMONERS_BY_SYMBOL),
        BonusRow::Trade => without(&GOODS),
    }
}
