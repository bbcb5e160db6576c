//! What chance decides on and beside the new board.

use super::cards::{Dogaressa, Masterwork};
use super::components::Tile;
use super::piles::{Dogaressas, Masterworks};
use crate::chance::{Chance, unexpected};
use game::{NotationError, Words};
use std::fmt;

/// An outcome of chance that the base game does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewChance {
    /// The tiles of the council, from the bottom to the top.
    Council([Tile; Tile::ALL.len()]),
    /// The first open masterworks.
    Masterworks(Masterworks),
    /// The first open Dogaressas.
    Dogaressas(Dogaressas),
    /// A masterwork from its stack.
    Masterwork(Masterwork),
    /// A Dogaressa from its stack.
    Dogaressa(Dogaressa),
}

impl From<NewChance> for Chance {
    fn from(chance: NewChance) -> Self {
        Chance::Masterworks(chance)
    }
}

impl NewChance {
    /// Reads the rest of an outcome whose first word is `kind`; `None` if the expansion has no such outcome.
    pub(crate) fn parse(kind: &str, words: &mut Words<'_>) -> Result<Option<Self>, NotationError> {
        Ok(Some(match kind {
            "council" => NewChance::Council(tiles(words)?),
            "masterworks" => NewChance::Masterworks(masterworks(words.parse_rest("expected-masterwork")?)?),
            "dogaressas" => NewChance::Dogaressas(dogaressas(words.parse_rest("expected-dogaressa")?)?),
            "masterwork" => NewChance::Masterwork(words.parse("expected-masterwork")?),
            "dogaressa" => NewChance::Dogaressa(words.parse("expected-dogaressa")?),
            _ => return Ok(None),
        }))
    }
}

fn tiles(words: &mut Words<'_>) -> Result<[Tile; Tile::ALL.len()], NotationError> {
    let mut tiles = Tile::ALL;
    for tile in &mut tiles {
        *tile = words.parse("expected-tile")?;
    }
    Ok(tiles)
}

/// The set of these, each once.
fn masterworks(list: Vec<Masterwork>) -> Result<Masterworks, NotationError> {
    let mut all = Masterworks::NONE;
    for masterwork in list {
        if all.contains(masterwork) {
            return Err(unexpected(&masterwork.to_string(), "expected-masterwork"));
        }
        all.insert(masterwork);
    }
    Ok(all)
}

/// The multiset of these, if there are as many of each.
fn dogaressas(list: Vec<Dogaressa>) -> Result<Dogaressas, NotationError> {
    let mut all = Dogaressas::NONE;
    for dogaressa in list {
        if all.count(dogaressa) == Dogaressas::ALL.count(dogaressa) {
            return Err(NotationError::Surplus { word: dogaressa.to_string() });
        }
        all.insert(dogaressa);
    }
    Ok(all)
}

impl fmt::Display for NewChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NewChance::Council(tiles) => {
                f.write_str("council")?;
                tiles.iter().try_for_each(|tile| write!(f, " {tile}"))
            }
            NewChance::Masterworks(cards) => write!(f, "masterworks {cards}"),
            NewChance::Dogaressas(cards) => write!(f, "dogaressas {cards}"),
            NewChance::Masterwork(masterwork) => write!(f, "masterwork {masterwork}"),
            NewChance::Dogaressa(dogaressa) => write!(f, "dogaressa {dogaressa}"),
        }
    }
}
