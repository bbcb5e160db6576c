//! Compares each container with a simple standard-library collection.

use crate::box_of_fruit::{Basket, Fruit, Heap, IN_BOX, Kinds, Side, Sides};
use game::{Arg, SplitMix, Text, ones};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

fn fruits() -> impl Strategy<Value = Vec<Fruit>> {
    prop::collection::vec(prop::sample::select(Fruit::ALL.to_vec()), 0..12)
}

/// Fruit that can come from one box.
fn boxed_fruits() -> impl Strategy<Value = Vec<Fruit>> {
    let mut all: Vec<Fruit> = Fruit::ALL.into_iter().flat_map(|fruit| vec![fruit; in_box(fruit)]).collect();
    all.sort_unstable();
    prop::sample::subsequence(all.clone(), 0..=all.len())
}

fn in_box(fruit: Fruit) -> usize {
    usize::from(IN_BOX[fruit.index()])
}

fn sorted(mut fruits: Vec<Fruit>) -> Vec<Fruit> {
    fruits.sort_unstable();
    fruits
}

fn tally(fruits: &[Fruit]) -> BTreeMap<Fruit, u8> {
    let mut tally = BTreeMap::new();
    fruits.iter().for_each(|fruit| *tally.entry(*fruit).or_default() += 1);
    tally
}

proptest! {
    #[test]
    fn ones_are_the_indices_of_set_bits(bits: u128) {
        let set: Vec<usize> = (0..128).filter(|index| bits >> index & 1 == 1).collect();
        let mut folded = Vec::new();
        ones(bits).for_each(|index| folded.push(index));
        prop_assert_eq!(&folded, &set);
        let mut rest = ones(bits);
        prop_assert_eq!(std::iter::from_fn(|| rest.next()).collect::<Vec<_>>(), set);
        prop_assert!(ones(bits as u32).eq((0..32).filter(|index| bits >> index & 1 == 1)));
    }

    #[test]
    fn counts_are_a_tally(one in fruits(), other in fruits()) {
        let [heap, more]: [Heap; 2] = [&one, &other].map(|fruits| fruits.iter().copied().collect());
        let both: Vec<Fruit> = one.iter().chain(&other).copied().collect();
        prop_assert_eq!(heap.counted().collect::<BTreeMap<_, _>>(), tally(&one));
        prop_assert_eq!((heap + more).each().collect::<Vec<_>>(), sorted(both.clone()));
        prop_assert_eq!((0..=both.len()).map_while(|n| (heap + more).nth(n)).collect::<Vec<_>>(), sorted(both.clone()));
        prop_assert_eq!(heap + more - more, heap);
        prop_assert_eq!(usize::from((heap + more).total()), both.len());
        prop_assert_eq!(heap.is_empty(), one.is_empty());
        let kinds: Kinds = heap.kinds();
        prop_assert_eq!(kinds.iter().collect::<Vec<_>>(), tally(&one).into_keys().collect::<Vec<_>>());
        let lacking = Fruit::ALL.into_iter().find(|fruit| heap[*fruit] < more[*fruit]);
        prop_assert_eq!(heap.lacks(more), lacking);
        let capped = Fruit::ALL.map(|fruit| heap[fruit].min(more[fruit]));
        prop_assert_eq!(heap.capped(more).counts(), capped);
    }

    #[test]
    fn choices_are_all_sub_heaps_in_order(counts in prop::array::uniform4(0_u8..4)) {
        let choices: Vec<Heap> = Heap::new(counts).choices().collect();
        prop_assert_eq!(choices.len(), counts.iter().map(|count| usize::from(*count) + 1).product::<usize>());
        prop_assert!(choices.windows(2).all(|pair| pair[0] < pair[1]));
        prop_assert!(choices.iter().all(|choice| Heap::new(counts).lacks(*choice).is_none()));
    }

    #[test]
    fn draws_remove_what_they_return(fruits in boxed_fruits(), seed: u64, count in 0_u8..12) {
        let (heap, basket): (Heap, Basket) = (fruits.iter().copied().collect(), fruits.iter().copied().collect());
        let mut rest = heap;
        let drawn = rest.draw(count.min(heap.total()), &mut SplitMix::new(seed));
        prop_assert_eq!(drawn + rest, heap);
        let mut left = basket;
        let mut out = Vec::new();
        while !left.is_empty() {
            out.push(left.draw(&mut SplitMix::new(seed)));
        }
        prop_assert_eq!(sorted(out), fruits);
    }

    #[test]
    fn bit_sets_are_sets(one in fruits(), other in fruits()) {
        let [left, right]: [BTreeSet<Fruit>; 2] = [&one, &other].map(|fruits| fruits.iter().copied().collect());
        let [a, b]: [Kinds; 2] = [&one, &other].map(|fruits| fruits.iter().copied().collect());
        let list = |set: Kinds| set.iter().collect::<BTreeSet<_>>();
        prop_assert_eq!(list(a | b), left.union(&right).copied().collect::<BTreeSet<_>>());
        prop_assert_eq!(list(a & b), left.intersection(&right).copied().collect::<BTreeSet<_>>());
        prop_assert_eq!(list(a - b), left.difference(&right).copied().collect::<BTreeSet<_>>());
        prop_assert_eq!(list(a.complement()).len(), Fruit::COUNT - left.len());
        prop_assert_eq!((a.len(), a.is_empty(), a.first(), a.last()),
            (left.len(), left.is_empty(), left.first().copied(), left.last().copied()));
        prop_assert_eq!(a.meets(b), !left.is_disjoint(&right));
        prop_assert_eq!(a.contains_all(b), left.is_superset(&right));
        prop_assert_eq!(a.single(), left.first().copied().filter(|_| left.len() == 1));
    }

    #[test]
    fn multisets_are_a_tally(one in boxed_fruits(), other in boxed_fruits()) {
        let basket: Basket = one.iter().copied().collect();
        prop_assert_eq!(basket.iter().collect::<Vec<_>>(), one.clone());
        prop_assert_eq!(basket.counted().map(|(fruit, count)| (fruit, count as u8)).collect::<BTreeMap<_, _>>(), tally(&one));
        prop_assert!(Fruit::ALL.iter().all(|fruit| basket.contains(*fruit) == one.contains(fruit)));
        let missing = basket.first_missing(&other);
        let lacking = other.iter().copied().find(|fruit| tally(&other)[fruit] as usize > basket.count(*fruit));
        prop_assert_eq!(missing.is_some(), lacking.is_some());
        let mut emptied = basket;
        emptied.remove_all(basket);
        prop_assert!(emptied.is_empty());
        emptied.insert_all(basket);
        prop_assert_eq!(emptied, basket);
    }
}

#[test]
fn equal_multisets_have_equal_bits() {
    let mut left: Basket = [Fruit::Plum, Fruit::Plum, Fruit::Quince].into_iter().collect();
    let right: Basket = [Fruit::Quince, Fruit::Plum].into_iter().collect();
    left.remove(Fruit::Plum);
    assert_eq!(left.places(), right.places());
}

#[test]
fn many_kinds_are_counted_one_by_one() {
    let heap = Sides::of_each(3);
    assert_eq!(heap.total(), 33);
    assert_eq!((heap + Sides::of(Side::K, 2) - heap).counts(), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    let kinds: game::BitSet<Side, u16> = Sides::of(Side::J, 1).kinds();
    assert_eq!(kinds.single(), Some(Side::J));
}

#[test]
fn heaps_are_serialized_as_declared() {
    let json = |value: &dyn erased::Json| value.json();
    let fruits = [Fruit::Apple, Fruit::Plum, Fruit::Plum];
    let (heap, basket): (Heap, Basket) = (fruits.into_iter().collect(), fruits.into_iter().collect());
    assert_eq!(json(&heap), r#"{"apple":1,"pear":0,"dark-plum":2,"quince":0}"#);
    assert_eq!(json(&basket), r#"{"apple":1,"dark-plum":2}"#);
    let sides: Sides = "ABBk".parse().unwrap();
    assert_eq!(json(&sides), r#""ABBk""#);
    assert_eq!(json(&Sides::NONE), r#""-""#);
    assert_eq!(serde_json::from_str::<Sides>(r#""ABBk""#).unwrap(), sides);
    assert!(serde_json::from_str::<Sides>(r#""AXB""#).is_err());
    assert_eq!(json(&Side::First), r#""first""#);
    assert_eq!(Side::First.to_string(), "A");
}

#[test]
fn heaps_are_described_by_kind() {
    let heap: Heap = [Fruit::Apple, Fruit::Apple].into_iter().collect();
    let two = Text::new("fruits").with("count", 2_u8).with("fruit", Fruit::Apple);
    assert_eq!(Arg::from(heap), Arg::List(vec![two]));
    assert_eq!(Arg::from(Heap::NONE), Arg::List(vec![Text::new("fruits-none")]));
}

mod erased {
    pub(super) trait Json {
        fn json(&self) -> String;
    }

    impl<T: serde::Serialize> Json for T {
        fn json(&self) -> String {
            serde_json::to_string(self).expect("data")
        }
    }
}
