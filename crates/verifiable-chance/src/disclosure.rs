//! The fields of a record about its table's chance.

use crate::Seed;
use game::Extra;
use std::collections::BTreeMap;

/// The fields of a record that [`verify`](fn@crate::verify) needs: the commitment and, once the game is over, the seed
/// and each seat's nonce, which is empty for a seat that has none.
pub fn disclosure<'a>(
    seed: &Seed,
    nonces: impl IntoIterator<Item = &'a str>,
    is_over: bool,
) -> BTreeMap<String, Extra> {
    let mut fields = BTreeMap::from([("commitment".to_owned(), Extra::Text(seed.commitment()))]);
    if is_over {
        let nonces = nonces.into_iter().map(|nonce| Extra::Text(nonce.to_owned()));
        fields.insert("seed".to_owned(), Extra::Text(seed.to_hex()));
        fields.insert("nonces".to_owned(), Extra::List(nonces.collect()));
    }
    fields
}
