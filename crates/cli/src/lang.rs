//! The languages the program supports.

use clap::ValueEnum;
use localizer::Language;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Lang {
    /// English
    En,
    /// Deutsch
    De,
}

impl Lang {
    /// The language of the user's locale if it is supported, else English.
    pub(crate) fn of_environment() -> Self {
        Self::of_locales(["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok()))
    }

    /// The first locale that is set decides, as in POSIX.
    fn of_locales<const N: usize>(locales: [Option<String>; N]) -> Self {
        let set = locales.into_iter().flatten().find(|locale| !locale.is_empty()).unwrap_or_default();
        let language = set.split(['_', '-', '.', '@']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case("de") { Lang::De } else { Lang::En }
    }

    pub(crate) fn language(self) -> Language {
        match self {
            Lang::En => Language::English,
            Lang::De => Language::German,
        }
    }

    /// Formats `number` with this many decimals.
    pub(crate) fn decimal(self, number: f64, decimals: usize) -> String {
        let plain = format!("{number:.decimals$}");
        match self {
            Lang::En => plain,
            Lang::De => plain.replace('.', ","),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(locales: [&str; 3]) -> Lang {
        Lang::of_locales(locales.map(|locale| Some(locale.to_owned())))
    }

    #[test]
    fn the_first_locale_that_is_set_decides() {
        assert_eq!(of(["", "", "de_DE.UTF-8"]), Lang::De);
        assert_eq!(of(["C", "", "de_DE.UTF-8"]), Lang::En);
        assert_eq!(of(["de", "en_US", "en_US"]), Lang::De);
        assert_eq!(Lang::of_locales([None, None, None]), Lang::En);
    }

    #[test]
    fn only_german_locales_select_german() {
        assert_eq!(of(["de-AT", "", ""]), Lang::De);
        assert_eq!(of(["den_CA", "", ""]), Lang::En);
        assert_eq!(of(["", "", "fr_FR"]), Lang::En);
    }

    #[test]
    fn german_uses_a_decimal_comma() {
        assert_eq!(Lang::En.decimal(12.346, 2), "12.35");
        assert_eq!(Lang::De.decimal(12.345, 1), "12,3");
    }
}
