//! The chat of a table: lines, quick phrases and reactions.

use serde::{Deserialize, Serialize};

/// A line of chat. If it is sent again, because its reactions have changed, it replaces the one with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at this table, which increases from line to line.
    pub line: u32,
    /// The sender's seat.
    pub seat: u8,
    pub name: String,
    /// Empty for a quick phrase.
    pub text: String,
    /// A quick phrase, to be put into words in the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub phrase: Option<Phrase>,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: i64,
    /// In the order in which they were added.
    pub reactions: Vec<ChatReaction>,
}

/// A player's reaction to a line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChatReaction {
    pub reaction: Reaction,
    pub seat: u8,
    pub name: String,
}

/// What players can say in the chat of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ChatMode {
    /// Anything.
    #[default]
    Free,
    /// Only quick phrases; reactions are allowed as well.
    Phrases,
}

macro_rules! keys {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $key:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($variant,)+
        }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The key under which it is stored, the same as in messages.
            pub fn key(self) -> &'static str {
                match self {
                    $($name::$variant => $key,)+
                }
            }

            /// `None` if there is none with this key, at least in this version.
            pub fn from_key(key: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|it| it.key() == key)
            }
        }
    };
}

keys! {
    /// A quick phrase: stored and sent as its key, read by everybody in their own language.
    Phrase {
        Hello = "hello",
        GoodLuck = "good-luck",
        WellPlayed = "well-played",
        Thanks = "thanks",
        Sorry = "sorry",
        Oops = "oops",
        OneMoment = "one-moment",
        TakeYourTime = "take-your-time",
        HaveToGo = "have-to-go",
        PlayAgain = "play-again",
        Yes = "yes",
        NoThanks = "no-thanks",
    }
}

keys! {
    /// A reaction to a line of chat.
    Reaction {
        ThumbsUp = "thumbs-up",
        Heart = "heart",
        Laughing = "laughing",
        Surprised = "surprised",
        Thinking = "thinking",
        Sad = "sad",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_the_same_in_messages_and_in_the_store() {
        for phrase in Phrase::ALL {
            assert_eq!(serde_json::to_value(phrase).unwrap(), phrase.key());
            assert_eq!(Phrase::from_key(phrase.key()), Some(*phrase));
        }
        for reaction in Reaction::ALL {
            assert_eq!(serde_json::to_value(reaction).unwrap(), reaction.key());
            assert_eq!(Reaction::from_key(reaction.key()), Some(*reaction));
        }
        assert_eq!((Phrase::from_key("checkmate"), Reaction::from_key("")), (None, None));
    }
}
