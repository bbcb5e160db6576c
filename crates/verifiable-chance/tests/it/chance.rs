//! Anyone who knows the seed and the nonces can repeat the draws; no one else can.

use any_table::open_table;
use game::{OptionValues, Turn};
use verifiable_chance::{Seed, VerifiableDraws};

fn dealt(chance: &VerifiableDraws) -> Vec<String> {
    let mut table = open_table("mille-fiori", &OptionValues::new()).unwrap();
    let mut outcomes = Vec::new();
    while table.turn() == Turn::Chance {
        let outcome = chance.draw(table.as_ref()).unwrap();
        table.reveal(&outcome).unwrap();
        outcomes.push(outcome);
    }
    assert_eq!(chance.draw(table.as_ref()), None);
    outcomes
}

#[test]
fn the_same_seed_and_nonces_give_the_same_draws() {
    let seed = Seed([7; 32]);
    assert_eq!(dealt(&VerifiableDraws::new(&seed, ["a", "b"])), dealt(&VerifiableDraws::new(&seed, ["a", "b"])));
}

#[test]
fn the_seed_and_every_nonce_matter() {
    let seed = Seed([7; 32]);
    let drawn = dealt(&VerifiableDraws::new(&seed, ["a", "b"]));
    for other in [
        VerifiableDraws::new(&seed, ["a", "c"]),
        VerifiableDraws::new(&seed, ["c", "b"]),
        VerifiableDraws::new(&Seed([8; 32]), ["a", "b"]),
    ] {
        assert_ne!(dealt(&other), drawn);
    }
}

#[test]
fn draws_are_counted_by_kind() {
    let mut table = open_table("mille-fiori", &OptionValues::new()).unwrap();
    let chance = VerifiableDraws::new(&Seed([1; 32]), []);
    let mut kinds = Vec::new();
    while let Some(draw) = table.awaited_draw() {
        kinds.push(draw);
        let outcome = chance.draw(table.as_ref()).unwrap();
        assert!(outcome.starts_with(draw.0), "{outcome}");
        table.reveal(&outcome).unwrap();
    }
    assert_eq!(kinds, [("start", 0), ("display", 0), ("deal", 0)]);
}

#[test]
fn a_seed_is_written_in_hexadecimal() {
    let seed = Seed(std::array::from_fn(|index| index as u8 * 7));
    assert!(Seed::from_hex(&seed.to_hex()) == Some(seed));
    for wrong in ["", "12", &"g".repeat(64), &"1".repeat(65), &"é".repeat(32)] {
        assert!(Seed::from_hex(wrong).is_none(), "{wrong}");
    }
}

/// SHA-256 of 32 zero bytes, computed with another program.
#[test]
fn the_commitment_is_the_hash_of_the_seed() {
    let expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    assert_eq!(Seed([0; 32]).commitment(), expected);
}
