//! Pieces for tests: a box of fruit.

use game::{BitSet, Counts, Multiset, MultisetPiece, Piece, Places};

/// A fruit. [`IN_BOX`] is the number of copies of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(heap = "map", counted = "fruits", none = "fruits-none")]
pub(crate) enum Fruit {
    Apple,
    Pear,
    #[piece(name = "dark-plum")]
    Plum,
    Quince,
}

pub(crate) const IN_BOX: [u8; Fruit::COUNT] = [5, 1, 3, 2];

pub(crate) type Heap = Counts<Fruit, { Fruit::COUNT }>;
pub(crate) type Kinds = BitSet<Fruit, u8>;
pub(crate) type Basket = Multiset<Fruit>;

/// The first place of each kind in the box, followed by the end.
const STARTS: [u32; Fruit::COUNT + 1] = [0, 5, 6, 9, 11];

impl MultisetPiece for Fruit {
    type Places = u128;
    const BOX: u128 = (1 << STARTS[Fruit::COUNT]) - 1;

    fn run(self) -> <u128 as Places>::Run {
        let index = self.index();
        (1 << STARTS[index + 1]) - (1 << STARTS[index])
    }

    fn at(place: usize) -> Self {
        let kind = STARTS[1..].iter().position(|end| place < *end as usize);
        Fruit::ALL[kind.expect("a place in the box")]
    }
}

/// A side of a die; heaps are written in letters. There are eleven, too many for a heap to fit into one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(heap = "letters", names_in_data)]
pub(crate) enum Side {
    #[word("A")]
    First,
    #[word("B")]
    Second,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
}

pub(crate) type Sides = Counts<Side, { Side::COUNT }>;
