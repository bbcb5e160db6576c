//! Chapter 14: orders and sets, and the best choice between them.

use crate::components::{ORDERS, PRESTIGE_PER_SET};
use crate::vocabulary::{Color, Cubes, Order, Orders};
use arrayvec::ArrayVec;

/// The orders filled, and the sets made from the remaining cubes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deliveries {
    pub orders: Orders,
    pub sets: u8,
}

impl Deliveries {
    /// LI-14.1, LI-14.2: returns their total prestige.
    pub fn prestige(self) -> u8 {
        self.orders.iter().map(|order| order.tile().prestige).sum::<u8>() + self.sets * PRESTIGE_PER_SET
    }

    /// LI-14.3: returns the choice with the most prestige for these orders and this store. LI-14.4: unfilled orders
    /// cost nothing.
    ///
    /// A knapsack over cubes: for each combination of red, blue and yellow cubes, the best orders that it can fill. No
    /// combination has more cubes of a color than the held orders need, so the work is bounded by 18 orders times 22³
    /// cells, and small for the orders that players actually hold.
    #[inline]
    pub fn best(held: Orders, store: Cubes) -> Self {
        if held.is_empty() || store.is_empty() {
            return Self { orders: Orders::NONE, sets: store.sets() };
        }
        let needed = held.iter().fold(Cubes::NONE, |needed, order| needed + order.tile().cubes);
        let most = needed.capped(store);
        // The knapsack borrows the table, since moving it would cost more than filling it.
        let mut cells = ArrayVec::<Filled, { SIDE * SIDE * SIDE }>::new();
        cells.extend(most.choices().map(|_| Filled::NONE));
        let mut knapsack = Knapsack { most, cells: &mut cells };
        held.iter().for_each(|order| knapsack.offer(order));
        knapsack.best(store)
    }
}

/// One more than the number of cubes of one color needed for all orders.
const SIDE: usize = {
    let (mut order, mut needed) = (0, [0; Color::COUNT]);
    while order < ORDERS.len() {
        let [red, blue, yellow] = ORDERS[order].cubes.counts();
        needed = [needed[0] + red as usize, needed[1] + blue as usize, needed[2] + yellow as usize];
        order += 1;
    }
    assert!(needed[0] == needed[1] && needed[1] == needed[2], "all colors are needed equally");
    needed[0] + 1
};

/// The best orders for each combination of cubes.
struct Knapsack<'a> {
    most: Cubes,
    /// One cell for each of `most.choices()`.
    cells: &'a mut [Filled],
}

/// Orders and their prestige packed into one number, prestige in the high bits, so that greater is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Filled(u32);

impl Filled {
    const NONE: Filled = Filled(0);

    #[inline]
    fn with(self, order: Order) -> Self {
        Self(self.0 + (u32::from(order.tile().prestige) << Order::COUNT) + (1 << order.index()))
    }

    #[inline]
    fn prestige(self) -> u32 {
        self.0 >> Order::COUNT
    }

    fn orders(self) -> Orders {
        Orders::from_bits(self.0 & Orders::complete().bits())
    }
}

impl Knapsack<'_> {
    /// Adds `order` wherever it improves a cell. Iterates backward so that no cell uses the order twice.
    fn offer(&mut self, order: Order) {
        let needs = order.tile().cubes;
        if self.most.lacks(needs).is_some() {
            return;
        }
        let shift = self.index(needs);
        let [red, blue, yellow] = Color::ALL.map(|color| (needs[color]..=self.most[color]).rev());
        for red in red {
            for blue in blue.clone() {
                for yellow in yellow.clone() {
                    let cell = self.index(Cubes::new([red, blue, yellow]));
                    self.cells[cell] = self.cells[cell].max(self.cells[cell - shift].with(order));
                }
            }
        }
    }

    /// Returns the best choice, including the sets made from the rest of the store.
    fn best(&self, store: Cubes) -> Deliveries {
        let worth = |(used, filled): &(Cubes, &Filled)| {
            filled.prestige() + u32::from((store - *used).sets() * PRESTIGE_PER_SET)
        };
        let (used, filled) =
            self.most.choices().zip(self.cells.iter()).max_by_key(worth).expect("filling no order is a choice");
        Deliveries { orders: filled.orders(), sets: (store - used).sets() }
    }

    /// Returns a cell's index; cells are in the order of [`Cubes::choices`].
    #[inline]
    fn index(&self, cubes: Cubes) -> usize {
        let [red, blue, yellow] = Color::ALL.map(|color| usize::from(cubes[color]));
        let [_, blues, yellows] = Color::ALL.map(|color| usize::from(self.most[color]) + 1);
        (red * blues + blue) * yellows + yellow
    }
}
