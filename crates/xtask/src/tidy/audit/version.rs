//! Versions and requirements of them, by the rules of semantic versioning.

use std::fmt;

/// `1.2.3` or `1.2.3-rc.1`; what stands behind `+` makes no difference.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Version {
    numbers: [u64; 3],
    /// What comes before a release is less than it.
    is_release: bool,
    pre_release: Vec<Identifier>,
}

/// Numbers are less than words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Identifier {
    Number(u64),
    Word(String),
}

/// Which versions are meant: all bounds hold, as in `>=1.2.3, <2.0.0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Requirement {
    text: String,
    bounds: Vec<Bound>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Bound {
    AtLeast(Version),
    MoreThan(Version),
    AtMost(Version),
    LessThan(Version),
    Exactly(Version),
    /// That version and later ones that may take its place: `^1.2.3`.
    Compatible(Version),
}

type MakeBound = fn(Version) -> Bound;

/// How bounds begin; longer signs before those they begin with.
const SIGNS: [(&str, MakeBound); 6] = [
    (">=", Bound::AtLeast),
    ("<=", Bound::AtMost),
    (">", Bound::MoreThan),
    ("<", Bound::LessThan),
    ("=", Bound::Exactly),
    ("^", Bound::Compatible),
];

impl Version {
    pub(super) fn parse(text: &str) -> Option<Self> {
        let text = text.split('+').next()?;
        let (release, pre_release) = text.split_once('-').map_or((text, None), |(release, pre)| (release, Some(pre)));
        let numbers: Option<Vec<u64>> = release.split('.').map(number).collect();
        Some(Self {
            numbers: numbers?.try_into().ok()?,
            is_release: pre_release.is_none(),
            pre_release: pre_release.into_iter().flat_map(|pre| pre.split('.')).map(Identifier::parse).collect(),
        })
    }

    /// The first version that can't take the place of this one: the first number that is not 0 has grown.
    fn next_breaking(&self) -> Self {
        let [major, minor, patch] = self.numbers;
        let numbers = match (major, minor) {
            (0, 0) => [0, 0, patch + 1],
            (0, _) => [0, minor + 1, 0],
            _ => [major + 1, 0, 0],
        };
        Self { numbers, is_release: true, pre_release: Vec::new() }
    }
}

impl Identifier {
    fn parse(text: &str) -> Self {
        number(text).map_or_else(|| Self::Word(text.to_owned()), Self::Number)
    }
}

impl Requirement {
    /// `None` for anything but bounds with a sign and a whole version each.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let bounds: Option<Vec<Bound>> = text.split(',').map(|bound| Bound::parse(bound.trim())).collect();
        Some(Self { text: text.to_owned(), bounds: bounds? })
    }

    pub(super) fn matches(&self, version: &Version) -> bool {
        self.bounds.iter().all(|bound| bound.holds_for(version))
    }
}

impl fmt::Display for Requirement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Bound {
    fn parse(text: &str) -> Option<Self> {
        let (bound, version) = SIGNS.iter().find_map(|(sign, bound)| Some((bound, text.strip_prefix(sign)?)))?;
        Some(bound(Version::parse(version.trim())?))
    }

    fn holds_for(&self, version: &Version) -> bool {
        match self {
            Bound::AtLeast(bound) => version >= bound,
            Bound::MoreThan(bound) => version > bound,
            Bound::AtMost(bound) => version <= bound,
            Bound::LessThan(bound) => version < bound,
            Bound::Exactly(bound) => version == bound,
            Bound::Compatible(bound) => version >= bound && *version < bound.next_breaking(),
        }
    }
}

/// Digits only: no sign as the standard library allows.
fn number(text: &str) -> Option<u64> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(text: &str) -> Version {
        Version::parse(text).unwrap_or_else(|| panic!("{text}"))
    }

    #[test]
    fn versions_are_in_order() {
        let ordered = [
            "0.0.9",
            "0.9.0",
            "0.10.0-alpha",
            "0.10.0-alpha.1",
            "0.10.0-alpha.beta",
            "0.10.0-beta.2",
            "0.10.0-beta.11",
            "0.10.0-rc.1",
            "0.10.0",
            "1.0.0",
            "1.2.3",
            "1.10.0",
        ];
        for pair in ordered.windows(2) {
            assert!(version(pair[0]) < version(pair[1]), "{pair:?}");
        }
        assert_eq!(version("1.2.3+4"), version("1.2.3+5"));
    }

    #[test]
    fn what_is_no_version() {
        for text in ["", "1", "1.2", "1.2.3.4", "1.2.x", "v1.2.3", "1.+2.3", "1..3"] {
            assert_eq!(Version::parse(text), None, "{text}");
        }
    }

    #[test]
    fn requirements_are_met_or_not() {
        for (requirement, met, unmet) in [
            (">=1.2.3", &["1.2.3", "1.10.0", "2.0.0-rc.1"][..], &["1.2.2", "1.2.3-rc.1", "0.9.9"][..]),
            (">1.2.3", &["1.2.4"], &["1.2.3"]),
            ("<=1.2.3", &["1.2.3", "0.1.0"], &["1.2.4"]),
            ("<0.3.0-rc.1", &["0.2.9", "0.3.0-beta"], &["0.3.0-rc.1", "0.3.0"]),
            ("=1.2.3", &["1.2.3", "1.2.3+x"], &["1.2.4", "1.2.3-rc.1"]),
            (">= 0.6.14, < 1.0.0", &["0.6.14", "0.99.0"], &["0.6.13", "1.0.0"]),
            ("<0.10.0, >=0.9.3", &["0.9.3", "0.9.9"], &["0.9.2", "0.10.0"]),
            ("^1.8.1", &["1.8.1", "1.99.0"], &["1.8.0", "2.0.0"]),
            ("^0.13.10", &["0.13.10", "0.13.99"], &["0.13.9", "0.14.0"]),
            ("^0.0.3", &["0.0.3"], &["0.0.2", "0.0.4"]),
        ] {
            let requirement = Requirement::parse(requirement).expect(requirement);
            assert!(met.iter().all(|text| requirement.matches(&version(text))), "{requirement}");
            assert!(!unmet.iter().any(|text| requirement.matches(&version(text))), "{requirement}");
        }
    }

    #[test]
    fn what_is_no_requirement() {
        for text in ["", "1.2.3", ">=1.2", "~1.2.3", ">=1.2.3,", ">=1.2.3 <2.0.0", "*"] {
            assert_eq!(Requirement::parse(text), None, "{text}");
        }
    }
}
