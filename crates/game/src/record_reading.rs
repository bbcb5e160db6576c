//! Reads records.
//!
//! This is done by hand: to keep unknown fields, serde would first read everything into a buffer. The code for that is
//! large, and the page's engine has to be small.

use crate::{Actor, Extra, OptionValues, Outcome, Record, Seat, Step};
use serde::de::{Error, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt;

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(RecordVisitor)
    }
}

struct RecordVisitor;

impl<'de> Visitor<'de> for RecordVisitor {
    type Value = Record;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Record, M::Error> {
        let mut fields = RecordFields::default();
        while let Some(name) = map.next_key::<String>()? {
            fields.read(name, &mut map)?;
        }
        fields.record()
    }
}

/// The fields of a record, as far as they have been read.
#[derive(Default)]
struct RecordFields {
    tavola: Option<u32>,
    game: Option<String>,
    options: Option<OptionValues>,
    seats: Option<Vec<String>>,
    steps: Option<Vec<Step>>,
    legal: Option<Option<Vec<u32>>>,
    scores: Option<Option<Vec<Vec<i16>>>>,
    result: Option<Option<Outcome>>,
    extra: BTreeMap<String, Extra>,
}

impl RecordFields {
    fn read<'de, M: MapAccess<'de>>(&mut self, name: String, map: &mut M) -> Result<(), M::Error> {
        match name.as_str() {
            "tavola" => read_once(&mut self.tavola, "tavola", map),
            "game" => read_once(&mut self.game, "game", map),
            "options" => read_once(&mut self.options, "options", map),
            "seats" => read_once(&mut self.seats, "seats", map),
            "steps" => read_once(&mut self.steps, "steps", map),
            "legal" => read_once(&mut self.legal, "legal", map),
            "scores" => read_once(&mut self.scores, "scores", map),
            "result" => read_once(&mut self.result, "result", map),
            _ => map.next_value().map(|value| drop(self.extra.insert(name, value))),
        }
    }

    fn record<E: Error>(self) -> Result<Record, E> {
        Ok(Record {
            tavola: required(self.tavola, "tavola")?,
            game: required(self.game, "game")?,
            options: required(self.options, "options")?,
            seats: required(self.seats, "seats")?,
            steps: required(self.steps, "steps")?,
            legal: self.legal.flatten(),
            scores: self.scores.flatten(),
            result: self.result.flatten(),
            extra: self.extra,
        })
    }
}

fn read_once<'de, T: Deserialize<'de>, M: MapAccess<'de>>(
    field: &mut Option<T>,
    name: &'static str,
    map: &mut M,
) -> Result<(), M::Error> {
    if field.is_some() {
        return Err(M::Error::duplicate_field(name));
    }
    *field = Some(map.next_value()?);
    Ok(())
}

fn required<T, E: Error>(field: Option<T>, name: &'static str) -> Result<T, E> {
    field.ok_or_else(|| E::missing_field(name))
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(OutcomeVisitor)
    }
}

struct OutcomeVisitor;

impl<'de> Visitor<'de> for OutcomeVisitor {
    type Value = Outcome;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the result of a game")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Outcome, M::Error> {
        let (mut scores, mut ranks, mut extra) = (None, None, BTreeMap::new());
        while let Some(name) = map.next_key::<String>()? {
            match name.as_str() {
                "scores" => read_once(&mut scores, "scores", &mut map)?,
                "ranks" => read_once(&mut ranks, "ranks", &mut map)?,
                _ => drop(extra.insert(name, map.next_value()?)),
            }
        }
        Ok(Outcome { scores: required(scores, "scores")?, ranks: required(ranks, "ranks")?, extra })
    }
}

impl<'de> Deserialize<'de> for Extra {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ExtraVisitor)
    }
}

struct ExtraVisitor;

impl<'de> Visitor<'de> for ExtraVisitor {
    type Value = Extra;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_unit<E: Error>(self) -> Result<Extra, E> {
        Ok(Extra::Null)
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<Extra, E> {
        Ok(Extra::Flag(flag))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Extra, E> {
        Ok(Extra::Whole(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Extra, E> {
        Ok(i64::try_from(number).map_or(Extra::Large(number), Extra::Whole))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Extra, E> {
        Ok(Extra::Number(number))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Extra, E> {
        Ok(Extra::Text(text.to_owned()))
    }

    fn visit_seq<S: SeqAccess<'de>>(self, mut items: S) -> Result<Extra, S::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Extra::List(list))
    }

    fn visit_map<M: MapAccess<'de>>(self, mut entries: M) -> Result<Extra, M::Error> {
        let mut map = BTreeMap::new();
        while let Some((key, value)) = entries.next_entry()? {
            map.insert(key, value);
        }
        Ok(Extra::Map(map))
    }
}

impl<'de> Deserialize<'de> for Step {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (actor, notation) = <(Actor, String)>::deserialize(deserializer)?;
        Ok(Step { actor, notation })
    }
}

impl<'de> Deserialize<'de> for Actor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ActorVisitor;

        impl Visitor<'_> for ActorVisitor {
            type Value = Actor;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat, counted from 0, or \"chance\"")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Actor, E> {
                let seat = usize::try_from(number).ok().and_then(Seat::try_new);
                seat.map(Actor::Seat).ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Actor, E> {
                if name == "chance" { Ok(Actor::Chance) } else { Err(E::invalid_value(Unexpected::Str(name), &self)) }
            }
        }

        deserializer.deserialize_any(ActorVisitor)
    }
}
