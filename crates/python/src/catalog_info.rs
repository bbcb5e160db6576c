//! Lists the games, with their options, components and tensors, and the bots.

use crate::error::{bad_json, no_such_game, not_planned};
use catalog::{Listed, Visitor};
use game::{GameOptions, OptionKind, OptionSpec, OptionValues};
use pyo3::prelude::*;
use serde_json::{Value, json};

/// All games' components as JSON, as generated for the page.
const COMPONENTS: &str = include_str!("../../../web/src/protocol/components.json");

#[pyfunction]
pub(crate) fn game_names() -> Vec<&'static str> {
    catalog::SLUGS.to_vec()
}

#[pyfunction]
pub(crate) fn bot_names() -> Vec<&'static str> {
    bots::Bot::NAMES.to_vec()
}

/// The options of a game, as JSON: name, default and allowed values of each.
#[pyfunction]
pub(crate) fn option_specs(slug: &str) -> PyResult<String> {
    let specs = catalog::visit(slug, Specs).ok_or_else(|| no_such_game(slug))?;
    let describe = |spec: &OptionSpec| {
        let (default, allowed) = (OptionKind::default(spec.kind), spec.kind.allowed());
        json!({ "name": spec.name, "default": default, "allowed": allowed })
    };
    Ok(Value::from_iter(specs.iter().map(describe)).to_string())
}

/// A game's components, as JSON.
#[pyfunction]
pub(crate) fn components(slug: &str) -> PyResult<String> {
    let all: Value = serde_json::from_str(COMPONENTS).map_err(|error| bad_json("components", &error))?;
    all.get(slug).map(ToString::to_string).ok_or_else(|| no_such_game(slug))
}

/// Version of the encoding, number of players, floats per observation, number of distinct clicks.
#[pyfunction]
pub(crate) fn shape(slug: &str, options: &str) -> PyResult<(u32, usize, usize, usize)> {
    let shape = environments::shape(slug, &read(options)?).map_err(|error| not_planned(slug, &error))?;
    Ok((shape.version, shape.players, shape.observation, shape.clicks))
}

/// A field's name, its seat (counted from the viewer), its start and its length.
type Field = (&'static str, Option<usize>, usize, usize);

/// The fields of an observation.
#[pyfunction]
pub(crate) fn layout(slug: &str, options: &str) -> PyResult<Vec<Field>> {
    let layout = environments::layout(slug, &read(options)?).map_err(|error| not_planned(slug, &error))?;
    Ok(layout.fields.iter().map(|field| (field.name, field.seat, field.start, field.len)).collect())
}

#[pyfunction]
pub(crate) fn click_names(slug: &str) -> PyResult<Vec<String>> {
    environments::click_names(slug).map_err(|error| not_planned(slug, &error))
}

fn read(options: &str) -> PyResult<OptionValues> {
    serde_json::from_str(options).map_err(|error| bad_json("options", &error))
}

struct Specs;

impl Visitor for Specs {
    type Output = &'static [OptionSpec];

    fn visit<G: Listed>(self) -> Self::Output {
        G::Options::SPECS
    }
}
