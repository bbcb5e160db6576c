//! The small part of CBOR (RFC 8949) that public keys use: a map from integers to integers and byte strings.

use std::collections::BTreeMap;

/// Maximum number of entries that are read.
const MAX_ENTRIES: u64 = 16;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Int(i64),
    Bytes(Vec<u8>),
}

/// Reads a map, and returns what follows it. `None` if it is malformed or has anything else in it.
pub(super) fn read_map(input: &[u8]) -> Option<(BTreeMap<i64, Item>, &[u8])> {
    let (5, entries @ ..=MAX_ENTRIES, mut rest) = head(input)? else { return None };
    let mut map = BTreeMap::new();
    for _ in 0..entries {
        let (Item::Int(key), after_key) = item(rest)? else { return None };
        let (value, after_value) = item(after_key)?;
        map.insert(key, value);
        rest = after_value;
    }
    Some((map, rest))
}

fn item(input: &[u8]) -> Option<(Item, &[u8])> {
    let (major, value, rest) = head(input)?;
    match major {
        0 => Some((Item::Int(i64::try_from(value).ok()?), rest)),
        1 => Some((Item::Int(-1 - i64::try_from(value).ok()?), rest)),
        2 => {
            let (bytes, rest) = rest.split_at_checked(usize::try_from(value).ok()?)?;
            Some((Item::Bytes(bytes.to_vec()), rest))
        }
        _ => None,
    }
}

/// The major type, its argument, and what follows.
fn head(input: &[u8]) -> Option<(u8, u64, &[u8])> {
    let (first, rest) = input.split_first()?;
    let width = match first & 31 {
        small @ 0..=23 => return Some((first >> 5, small.into(), rest)),
        24 => 1,
        25 => 2,
        26 => 4,
        _ => return None,
    };
    let (argument, rest) = rest.split_at_checked(width)?;
    Some((first >> 5, argument.iter().fold(0, |value, byte| value << 8 | u64::from(*byte)), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_of_integers_and_bytes_are_read() {
        // {1: 2, 3: -7, -1: h'0102', 500: 70000} and one more byte
        let input = [0xa4, 1, 2, 3, 0x26, 0x20, 0x42, 1, 2, 0x19, 1, 0xf4, 0x1a, 0, 1, 0x11, 0x70, 99];
        let (map, rest) = read_map(&input).unwrap();
        assert_eq!(map[&1], Item::Int(2));
        assert_eq!(map[&3], Item::Int(-7));
        assert_eq!(map[&-1], Item::Bytes(vec![1, 2]));
        assert_eq!(map[&500], Item::Int(70_000));
        assert_eq!(rest, [99]);
    }

    #[test]
    fn anything_else_is_refused() {
        let wrong: [&[u8]; 8] = [
            &[],
            &[0x80],             // an array
            &[0xa1, 1],          // no value
            &[0xa1, 1, 0x42, 1], // too few bytes
            &[0xa1, 0x41, 1, 1], // a key of bytes
            &[0xa1, 1, 0x61, 1], // a text
            &[0xbf, 1, 2, 0xff], // of unknown length
            &[0xb8, 200, 1, 1],  // too long
        ];
        for input in wrong {
            assert_eq!(read_map(input), None, "{input:?}");
        }
    }
}
