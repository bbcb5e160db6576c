//! Text in the user's language.

use catalog::{Listed, Visitor};
use game::{Languages, Text};
use localizer::{Language, Localizer};
use pyo3::exceptions::PyValueError;
use pyo3::{PyErr, PyResult};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// The localizers used so far: parsing the messages takes longer than formatting them.
static LOCALIZERS: Mutex<BTreeMap<(String, bool), Arc<Localizer>>> = Mutex::new(BTreeMap::new());

/// The localizer for a game in the language with this code.
pub(crate) fn localizer(slug: &str, code: &str) -> PyResult<Arc<Localizer>> {
    let language = match code {
        "en" => Language::English,
        "de" => Language::German,
        _ => return Err(unknown(code)),
    };
    Ok(cached(slug, language))
}

/// The text in English, for exception messages.
pub(crate) fn say(slug: &str, text: &Text) -> String {
    cached(slug, Language::English).localize(text)
}

fn unknown(code: &str) -> PyErr {
    PyValueError::new_err(format!("there is no language {code:?}; there are \"en\" and \"de\""))
}

fn cached(slug: &str, language: Language) -> Arc<Localizer> {
    let key = (slug.to_owned(), language == Language::German);
    let mut localizers = LOCALIZERS.lock().expect("no thread panics while it holds the messages");
    Arc::clone(localizers.entry(key).or_insert_with(|| Arc::new(load(slug, language))))
}

fn load(slug: &str, language: Language) -> Localizer {
    let always = [game::WORDS, protocol::WORDS, insight::WORDS];
    let names = (0..game::MAX_SEATS).map(|seat| seat.to_string()).collect();
    Localizer::new(language, always.into_iter().chain(catalog::visit(slug, Words))).with_names(names)
}

struct Words;

impl Visitor for Words {
    type Output = Languages;

    fn visit<G: Listed>(self) -> Languages {
        G::WORDS
    }
}
