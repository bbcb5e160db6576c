//! What a position of Mille Fiori holds for a seat besides its points.

use super::places::{Places, groups, reach};
use crate::linear::Appraisal;
use ::mille_fiori::components::{
    Area, BONUS_VALUES, BonusRow, COMMONERS, FLEET_POINTS, GOODS, HOUSES, LEVEL_POINTS, NOBLES, SEA_TRACK,
};
use ::mille_fiori::{MilleFiori, SeatView, Spaces, View};
use game::{PerSeat, Seat};

/// The features of Mille Fiori.
pub struct MilleFioriAppraisal;

impl Appraisal for MilleFioriAppraisal {
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
    ];

    /// By the cards still to be played, or by the diamonds of whoever has the fewest.
    fn remaining(view: &View) -> f32 {
        let diamonds = view.seats.values().map(|seat| seat.player.personal).min().unwrap_or(0);
        turns_by_cards(view).min(f32::from(diamonds)) / 30.0
    }

    fn certain(view: &View, seat: Seat) -> f32 {
        let player = &view.seats[seat].player;
        f32::from(player.score) + player.bonuses.iter().map(|value| f32::from(*value)).sum::<f32>()
    }

    fn features(view: &View, seat: Seat, features: &mut [f32]) {
        let mut list = List { features, next: 0 };
        add_workshops(view, seat, &mut list);
        add_houses(view, seat, &mut list);
        add_citizens(view, seat, &mut list);
        add_trade(view, seat, &mut list);
        add_harbor(view, seat, &mut list);
        add_sea(&view.seats, seat, &mut list);
        for row in BonusRow::ALL {
            add_race(view, seat, row, &mut list);
        }
        list.add(f32::from(u8::from(view.start == seat)));
    }
}

/// Features as they are written one after the other.
struct List<'a> {
    features: &'a mut [f32],
    next: usize,
}

impl List<'_> {
    fn add(&mut self, feature: f32) {
        self.features[self.next] = feature;
        self.next += 1;
    }
}

/// How many turns each player has left by the cards.
fn turns_by_cards(view: &View) -> f32 {
    let players = view.seats.players();
    let (played, last) = if players == 2 { (3.0, 2) } else { (4.0, 1) };
    let rounds = (usize::from(view.deck) / (5 * players)) as f32;
    let held = view.seats.values().map(|seat| seat.holds).max().unwrap_or(0);
    rounds * played + f32::from(held.saturating_sub(last))
}

fn add_workshops(view: &View, seat: Seat, list: &mut List<'_>) {
    let diamonds = &view.board[Area::Workshops];
    let own = diamonds.of(seat);
    let free = Spaces::all(Area::Workshops) - diamonds.occupied();
    let (mut reached, mut largest) = (0, 0);
    for group in groups(own) {
        let open = reach(group) & free;
        reached += u32::from(group.len()) * u32::from(open.len() + (open & Places::PIGMENTS).len());
        largest = largest.max(if open.is_empty() { 0 } else { group.len() });
    }
    list.add(f32::from(own.len()));
    list.add(reached as f32 / 10.0);
    list.add(f32::from(largest));
}

fn add_houses(view: &View, seat: Seat, list: &mut List<'_>) {
    let diamonds = &view.board[Area::Houses];
    let own = diamonds.of(seat);
    let next = diamonds.occupied().len();
    let run = (0..next).rev().take_while(|house| own.contains(*house));
    let run: u8 = run.map(|house| HOUSES[usize::from(house)]).sum();
    let different = Places::HOUSE_VALUES.iter().filter(|houses| own.meets(**houses)).count();
    list.add(if next < Area::Houses.spaces() { f32::from(run) } else { 0.0 });
    list.add(f32::from(u8::from(different == 2)));
    list.add(f32::from(u8::from(different == 4)));
}

/// What diamonds beneath free spaces will bring when these are filled.
fn add_citizens(view: &View, seat: Seat, list: &mut List<'_>) {
    let (mut soon, mut later, mut own_diamonds) = (0, 0, 0);
    for area in [Area::Nobles, Area::Commoners] {
        let (occupied, own) = (view.board[area].occupied(), view.board[area].of(seat));
        own_diamonds += own.len();
        for (space, beneath, support) in Places::ABOVE_BASE {
            if occupied.contains(space) {
                continue;
            }
            let base = (own & beneath & Places::BASE).len() * LEVEL_POINTS[0];
            let points = base + (own & beneath & Places::MIDDLE).len() * LEVEL_POINTS[1];
            if occupied.contains_all(support) { soon += points } else { later += points }
        }
    }
    list.add(f32::from(soon));
    list.add(f32::from(later));
    list.add(f32::from(own_diamonds));
}

fn add_trade(view: &View, seat: Seat, list: &mut List<'_>) {
    let diamonds = &view.board[Area::Trade];
    let (mut next, mut to_come, mut deals) = (0, 0, 0);
    for good in Places::GOODS {
        let worth = (diamonds.occupied() & good).len();
        let own = (diamonds.of(seat) & good).len();
        if worth < 5 {
            next += own * (worth + 1);
            to_come += own * (worth + 2..=5).sum::<u8>();
            let most = Seat::all(view.seats.players()).map(|other| (diamonds.of(other) & good).len()).max();
            deals += u8::from(most.unwrap_or(0) > own + 1);
        }
    }
    list.add(f32::from(next));
    list.add(f32::from(to_come) / 10.0);
    list.add(f32::from(deals));
}

fn add_harbor(view: &View, seat: Seat, list: &mut List<'_>) {
    let (ships, goods) = (&view.board[Area::Harbor], view.board[Area::Trade].occupied());
    let (mut next, mut fleet, mut own_ships) = (0, 0, 0);
    for (harbor_row, trade_row) in Places::ROWS {
        let own = (ships.of(seat) & harbor_row).len();
        let each = FLEET_POINTS[usize::from((goods & trade_row).len())];
        match (ships.occupied() & harbor_row).len() {
            3 => {}
            2 => (next, own_ships) = (next + own * each, own_ships + own),
            _ => (fleet, own_ships) = (fleet + own * each, own_ships + own),
        }
    }
    list.add(f32::from(next));
    list.add(f32::from(fleet));
    list.add(f32::from(own_ships));
}

fn add_sea(seats: &PerSeat<SeatView>, seat: Seat, list: &mut List<'_>) {
    let player = &seats[seat].player;
    let ship = usize::from(player.ship);
    let last = SEA_TRACK.len() - 1;
    let landings = (1..=5).map(|wheel| SEA_TRACK[(ship + wheel).min(last)]).filter(|_| ship < last);
    let (points, extra) =
        landings.fold((0, 0), |(points, extra), to| (points + to.points, extra + u8::from(to.extra_card)));
    list.add(f32::from(points) / 5.0);
    list.add(f32::from(extra) / 5.0);
    list.add(ship as f32 / last as f32);
    list.add(f32::from(player.personal + player.reserve) / 10.0);
    list.add(f32::from(3_u8.saturating_sub(player.personal)));
}

/// The value of a bonus that is one step away, or two; nothing once it is earned.
fn add_race(view: &View, seat: Seat, row: BonusRow, list: &mut List<'_>) {
    let player = &view.seats[seat].player;
    let earned = |player: &::mille_fiori::Player| player.bonuses[row.index()] > 0;
    let taken = view.seats.values().filter(|other| earned(&other.player)).count();
    let value = f32::from(BONUS_VALUES[taken.min(3)]) / 10.0;
    let missing = if earned(player) { 9 } else { missing(view.board[row.area()].of(seat), row) };
    list.add(if missing == 1 { value } else { 0.0 });
    list.add(if missing == 2 { value } else { 0.0 });
}

/// How many different things a bonus still takes.
fn missing(own: Spaces, row: BonusRow) -> usize {
    let without = |kinds: &[Spaces]| kinds.iter().filter(|spaces| !own.meets(**spaces)).count();
    match row {
        BonusRow::Workshops => without(&Places::MATERIALS),
        BonusRow::Houses => without(&Places::HOUSE_VALUES).saturating_sub(2),
        BonusRow::Nobles => without(&Places::citizens(&NOBLES)),
        BonusRow::Commoners => without(&Places::citizens(&COMMONERS)),
        BonusRow::Trade => without(&Places::GOODS[..GOODS.len()]),
    }
}
