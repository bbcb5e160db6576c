//! All combinations of a game's options.

use game::{Game, GameOptions, OptionValue, OptionValues};

/// All valid combinations of option values, in the order of the option specs.
pub fn configurations<G: Game>() -> Vec<G::Options> {
    combinations::<G>().iter().filter_map(|values| G::Options::from_values(values).ok()).collect()
}

/// All combinations of allowed option values, including conflicting ones.
pub(crate) fn combinations<G: Game>() -> Vec<OptionValues> {
    G::Options::SPECS.iter().fold(vec![OptionValues::new()], |shorter, spec| {
        let allowed = spec.kind.allowed();
        let extended = |values: &OptionValues| -> Vec<OptionValues> {
            allowed.iter().map(|value| values.clone().with(spec.name, value.clone())).collect()
        };
        shorter.iter().flat_map(extended).collect()
    })
}

/// The options on one line: `players=2 edition=first`.
pub(crate) fn line(options: &impl GameOptions) -> String {
    joined(options, "=", " ")
}

/// The options as a file name: `players-2.edition-first`.
pub(crate) fn slug(options: &impl GameOptions) -> String {
    joined(options, "-", ".")
}

fn joined(options: &impl GameOptions, equals: &str, separator: &str) -> String {
    let pair = |(name, value): (&str, &OptionValue)| format!("{name}{equals}{value}");
    options.to_values().iter().map(pair).collect::<Vec<_>>().join(separator)
}
