//! A sort that is compiled only once, for all types.

use std::cmp::Ordering;

/// Sorts like [`slice::sort_by`], which is compiled anew for each type and would make up a twelfth of the page's
/// engine. This one sorts indices, with one function for all types.
pub(crate) fn sort_by<T>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let places = sorted_places(items.len(), &|a, b| compare(&items[a], &items[b]));
    let mut unsorted: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(places.into_iter().filter_map(|place| unsorted[place].take()));
}

fn sorted_places(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    places.sort_by(|a, b| compare(*a, *b));
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_sorted_and_equal_ones_keep_their_order() {
        let mut items = vec![(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_by(&mut items, |a, b| b.0.cmp(&a.0));
        assert_eq!(items, [(3, 'a'), (3, 'c'), (2, 'd'), (1, 'b'), (1, 'e')]);
    }
}
