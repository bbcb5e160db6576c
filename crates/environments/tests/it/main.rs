//! Tests of environments, with every game in the catalog and all of its options.

mod batch;
mod matches;
mod session;

use game::{OptionKind, OptionValue, OptionValues};

/// Every game with every combination of options that it allows.
fn configurations() -> Vec<(&'static str, OptionValues)> {
    let mut all = Vec::new();
    for slug in catalog::SLUGS {
        let mut combinations = vec![OptionValues::new()];
        for spec in catalog::visit(slug, Specs).expect("a listed game") {
            let values = values(spec.kind);
            combinations = combinations
                .iter()
                .flat_map(|chosen| values.iter().map(|value| chosen.clone().with(spec.name, value.clone())))
                .collect();
        }
        let possible = combinations.into_iter().filter(|options| environments::open_session(slug, options).is_ok());
        all.extend(possible.map(|options| (*slug, options)));
    }
    all
}

fn values(kind: OptionKind) -> Vec<OptionValue> {
    kind.allowed()
}

struct Specs;

impl catalog::Visitor for Specs {
    type Output = &'static [game::OptionSpec];

    fn visit<G: catalog::Listed>(self) -> Self::Output {
        <G::Options as game::GameOptions>::SPECS
    }
}
