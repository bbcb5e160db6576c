//! A game's options, chosen before it starts.

use crate::Text;
use serde::de::{Error, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A game's typed options. Records and the command line use [`OptionValues`].
pub trait GameOptions: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// All options, in the order used by records. The first is `players`.
    const SPECS: &'static [OptionSpec];

    /// Converts values that have passed [`OptionValues::validate`]. Fails only if they conflict.
    fn from_values(values: &OptionValues) -> Result<Self, OptionsError>;

    fn to_values(&self) -> OptionValues;
}

/// An option: its name, its allowed values and its default.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    pub name: &'static str,
    pub kind: OptionKind,
}

/// The allowed values of an option, and its default.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    Number {
        min: i64,
        max: i64,
        default: i64,
    },
    /// One of these words; the first is the default.
    Choice(&'static [&'static str]),
    Flag {
        default: bool,
    },
}

impl OptionKind {
    pub fn default(self) -> OptionValue {
        match self {
            OptionKind::Number { default, .. } => OptionValue::Number(default),
            OptionKind::Choice(words) => OptionValue::Word(words[0].to_owned()),
            OptionKind::Flag { default } => OptionValue::Flag(default),
        }
    }

    pub fn allowed(self) -> Vec<OptionValue> {
        match self {
            OptionKind::Number { min, max, .. } => (min..=max).map(OptionValue::Number).collect(),
            OptionKind::Choice(words) => words.iter().map(|word| OptionValue::Word((*word).to_owned())).collect(),
            OptionKind::Flag { .. } => vec![OptionValue::Flag(true), OptionValue::Flag(false)],
        }
    }
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum OptionValue {
    Flag(bool),
    Number(i64),
    Word(String),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Flag(flag) => write!(f, "{flag}"),
            OptionValue::Number(number) => write!(f, "{number}"),
            OptionValue::Word(word) => f.write_str(word),
        }
    }
}

/// Option values by name, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "{ [name: string]: OptionValue }"), schema(value_type = std::collections::BTreeMap<String, OptionValue>))]
pub struct OptionValues(Vec<(String, OptionValue)>);

impl OptionValues {
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets an option, replacing any earlier value.
    #[must_use]
    pub fn with(mut self, name: &str, value: OptionValue) -> Self {
        self.set(name, value);
        self
    }

    pub fn set(&mut self, name: &str, value: OptionValue) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value,
            None => self.0.push((name.to_owned(), value)),
        }
    }

    pub fn get(&self, name: &str) -> Option<&OptionValue> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// The value of this numeric option. Panics if there is none: only for values that have passed [`Self::validate`].
    pub fn number(&self, name: &str) -> i64 {
        match self.get(name) {
            Some(OptionValue::Number(number)) => *number,
            other => panic!("option {name} is {other:?}, not a number"),
        }
    }

    /// The value of this word option. Panics if there is none: only for values that have passed [`Self::validate`].
    pub fn word(&self, name: &str) -> &str {
        match self.get(name) {
            Some(OptionValue::Word(word)) => word,
            other => panic!("option {name} is {other:?}, not a word"),
        }
    }

    /// The value of this flag. Panics if there is none: only for values that have passed [`Self::validate`].
    pub fn flag(&self, name: &str) -> bool {
        match self.get(name) {
            Some(OptionValue::Flag(flag)) => *flag,
            other => panic!("option {name} is {other:?}, not true or false"),
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &OptionValue)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// Parses name–value pairs as typed by a user, each value according to the option's kind.
    pub fn parse<'a>(
        specs: &[OptionSpec],
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionsError> {
        let mut values = Self::new();
        for (name, value) in pairs {
            let spec = find(specs, name)?;
            let allowed = spec.kind.allowed();
            let parsed = allowed.iter().find(|allowed| allowed.to_string() == value);
            let parsed = parsed.ok_or_else(|| OptionsError::bad_value(spec, value.to_owned()))?;
            values.set(name, parsed.clone());
        }
        Ok(values)
    }

    /// Fills in defaults for missing options; the result is in the order of `specs`.
    pub fn with_defaults(&self, specs: &[OptionSpec]) -> Self {
        let mut all = Self::new();
        for spec in specs {
            all.set(spec.name, self.get(spec.name).cloned().unwrap_or_else(|| spec.kind.default()));
        }
        for (name, value) in self.iter() {
            all.set(name, value.clone());
        }
        all
    }

    /// Checks that no option is missing or unknown, and that each has an allowed value.
    pub fn validate(&self, specs: &[OptionSpec]) -> Result<(), OptionsError> {
        for (name, value) in self.iter() {
            let spec = find(specs, name)?;
            if !spec.kind.allowed().contains(value) {
                return Err(OptionsError::bad_value(spec, value.to_string()));
            }
        }
        match specs.iter().find(|spec| self.get(spec.name).is_none()) {
            Some(spec) => Err(OptionsError::Missing { name: spec.name }),
            None => Ok(()),
        }
    }

    /// Validates the values and converts them to a game's typed options.
    pub fn read<O: GameOptions>(&self) -> Result<O, OptionsError> {
        self.validate(O::SPECS)?;
        O::from_values(self)
    }
}

fn find<'a>(specs: &'a [OptionSpec], name: &str) -> Result<&'a OptionSpec, OptionsError> {
    specs.iter().find(|spec| spec.name == name).ok_or_else(|| OptionsError::Unknown {
        name: name.to_owned(),
        known: specs.iter().map(|spec| spec.name).collect(),
    })
}

impl Serialize for OptionValues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// By hand: serde would first read the value into a buffer, and the code for that is large.
impl<'de> Deserialize<'de> for OptionValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Value;

        impl Visitor<'_> for Value {
            type Value = OptionValue;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("true, false, a whole number or a word")
            }

            fn visit_bool<E: Error>(self, flag: bool) -> Result<OptionValue, E> {
                Ok(OptionValue::Flag(flag))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<OptionValue, E> {
                Ok(OptionValue::Number(number))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<OptionValue, E> {
                let small = i64::try_from(number).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self));
                small.map(OptionValue::Number)
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<OptionValue, E> {
                Ok(OptionValue::Word(word.to_owned()))
            }
        }

        deserializer.deserialize_any(Value)
    }
}

impl<'de> Deserialize<'de> for OptionValues {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Values;

        impl<'de> Visitor<'de> for Values {
            type Value = OptionValues;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map from option names to values")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<OptionValues, M::Error> {
                let mut values = OptionValues::new();
                while let Some((name, value)) = map.next_entry::<String, OptionValue>()? {
                    if values.get(&name).is_some() {
                        return Err(M::Error::custom(format_args!("duplicate option `{name}`")));
                    }
                    values.0.push((name, value));
                }
                Ok(values)
            }
        }

        deserializer.deserialize_map(Values)
    }
}

/// Deserializes a game's options, as in a view: every option must be present and have an allowed value.
pub fn read_options<'de, D: Deserializer<'de>, O: GameOptions>(deserializer: D) -> Result<O, D::Error> {
    let values = OptionValues::deserialize(deserializer)?;
    values.read().map_err(|error| D::Error::custom(format_args!("options that are not allowed: {error:?}")))
}

/// Why a game's options are not valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionsError {
    Unknown {
        name: String,
        known: Vec<&'static str>,
    },
    Missing {
        name: &'static str,
    },
    BadValue {
        name: &'static str,
        value: String,
        allowed: Vec<OptionValue>,
    },
    /// The values conflict; the text says why.
    Conflict(Text),
}

impl OptionsError {
    fn bad_value(spec: &OptionSpec, value: String) -> Self {
        OptionsError::BadValue { name: spec.name, value, allowed: spec.kind.allowed() }
    }

    pub fn text(&self) -> Text {
        match self {
            OptionsError::Unknown { name, known } => {
                Text::new("options-unknown").with("name", name.as_str()).with("known", known.join(", "))
            }
            OptionsError::Missing { name } => Text::new("options-missing").with("name", *name),
            OptionsError::BadValue { name, value, allowed } => {
                let allowed: Vec<String> = allowed.iter().map(ToString::to_string).collect();
                Text::new("options-bad-value")
                    .with("name", *name)
                    .with("value", value.as_str())
                    .with("allowed", allowed.join(", "))
            }
            OptionsError::Conflict(text) => text.clone(),
        }
    }
}
