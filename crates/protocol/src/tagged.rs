//! Reads what is tagged with its type or kind: all fields first, then the variant that the tag names.
//!
//! serde would read such a value into a buffer and the variant from there. The code for that is large, and the page's
//! engine has to be small.

use crate::http::SeatPlan;
use crate::{Access, ActionName, ChatMode, ClockRule, Command, Phrase, Reaction, Spectators, ToServer};
use game::OptionValues;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;

/// Returns the field that the variant needs.
pub fn required<T, E: Error>(field: Option<T>, name: &'static str) -> Result<T, E> {
    field.ok_or_else(|| E::missing_field(name))
}

/// The fields of all commands.
#[derive(Deserialize)]
struct CommandFields {
    id: String,
    #[serde(rename = "type")]
    kind: CommandKind,
    seat: Option<u8>,
    decision: Option<u32>,
    action: Option<ActionName>,
    steps: Option<Vec<ActionName>>,
    on: Option<bool>,
    nonce: Option<String>,
    bot: Option<String>,
    options: Option<OptionValues>,
    access: Option<Access>,
    clock: Option<ClockRule>,
    hints: Option<bool>,
    spectators: Option<Spectators>,
    spectator_delay: Option<u32>,
    chat: Option<ChatMode>,
    agree: Option<bool>,
    whose: Option<u8>,
    looking: Option<bool>,
    text: Option<String>,
    phrase: Option<Phrase>,
    line: Option<u32>,
    reaction: Option<Reaction>,
    muted: Option<bool>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum CommandKind {
    Act,
    Undo,
    Preview,
    PreviewAll,
    Hint,
    Foresee,
    Plan,
    AutoPass,
    Describe,
    Look,
    Ready,
    Leave,
    Return,
    Remove,
    Readmit,
    SetBot,
    Configure,
    Close,
    Resign,
    Abandon,
    Extend,
    OfferSeat,
    Rematch,
    Attend,
    Say,
    React,
    Mute,
}

impl<'de> Deserialize<'de> for ToServer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        CommandFields::deserialize(deserializer)?.message()
    }
}

impl CommandFields {
    fn message<E: Error>(self) -> Result<ToServer, E> {
        let (named, agree) = (self.seat, self.agree);
        let seat = || required(named, "seat");
        let agree = || required(agree, "agree");
        let command = match self.kind {
            CommandKind::Act => Command::Act {
                seat: seat()?,
                decision: required(self.decision, "decision")?,
                action: required(self.action, "action")?,
            },
            CommandKind::Undo => Command::Undo { seat: seat()? },
            CommandKind::Preview => Command::Preview { seat: seat()?, action: required(self.action, "action")? },
            CommandKind::PreviewAll => Command::PreviewAll { seat: seat()? },
            CommandKind::Hint => Command::Hint { seat: seat()? },
            CommandKind::Foresee => Command::Foresee { seat: seat()?, steps: required(self.steps, "steps")? },
            CommandKind::Plan => Command::Plan { seat: seat()?, steps: required(self.steps, "steps")? },
            CommandKind::AutoPass => Command::AutoPass { seat: seat()?, on: required(self.on, "on")? },
            CommandKind::Describe => Command::Describe,
            CommandKind::Look => Command::Look { seat: named },
            CommandKind::Ready => Command::Ready { seat: seat()?, nonce: required(self.nonce, "nonce")? },
            CommandKind::Leave => Command::Leave { seat: seat()? },
            CommandKind::Return => Command::Return { seat: seat()? },
            CommandKind::Remove => Command::Remove { seat: seat()? },
            CommandKind::Readmit => Command::Readmit,
            CommandKind::SetBot => Command::SetBot { seat: seat()?, bot: self.bot },
            CommandKind::Configure => Command::Configure {
                options: required(self.options, "options")?,
                access: required(self.access, "access")?,
                clock: required(self.clock, "clock")?,
                hints: required(self.hints, "hints")?,
                spectators: self.spectators,
                spectator_delay: self.spectator_delay,
                chat: self.chat,
            },
            CommandKind::Close => Command::Close,
            CommandKind::Resign => Command::Resign { seat: seat()? },
            CommandKind::Abandon => Command::Abandon { seat: seat()?, agree: agree()? },
            CommandKind::Extend => Command::Extend { seat: seat()?, agree: agree()? },
            CommandKind::OfferSeat => {
                Command::OfferSeat { seat: seat()?, whose: required(self.whose, "whose")?, agree: agree()? }
            }
            CommandKind::Rematch => Command::Rematch,
            CommandKind::Attend => Command::Attend { looking: required(self.looking, "looking")? },
            CommandKind::Say => Command::Say { text: self.text, phrase: self.phrase },
            CommandKind::React => Command::React {
                line: required(self.line, "line")?,
                reaction: required(self.reaction, "reaction")?,
                on: required(self.on, "on")?,
            },
            CommandKind::Mute => Command::Mute { seat: seat()?, muted: required(self.muted, "muted")? },
        };
        Ok(ToServer { id: self.id, command })
    }
}

impl<'de> Deserialize<'de> for ClockRule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Kind {
            None,
            PerMove,
            PerGame,
            Days,
        }

        #[derive(Deserialize)]
        struct Fields {
            kind: Kind,
            seconds: Option<u32>,
            increment: Option<u32>,
            days: Option<u32>,
            weekends_off: Option<String>,
        }

        let Fields { kind, seconds, increment, days, weekends_off } = Fields::deserialize(deserializer)?;
        Ok(match kind {
            Kind::None => ClockRule::None,
            Kind::PerMove => ClockRule::PerMove { seconds: required(seconds, "seconds")? },
            Kind::PerGame => {
                ClockRule::PerGame { seconds: required(seconds, "seconds")?, increment: increment.unwrap_or_default() }
            }
            Kind::Days => ClockRule::Days { days: required(days, "days")?, weekends_off },
        })
    }
}

impl<'de> Deserialize<'de> for SeatPlan {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "lowercase")]
        enum Kind {
            Open,
            Mine,
            Bot,
        }

        #[derive(Deserialize)]
        struct Fields {
            kind: Kind,
            name: Option<String>,
            bot: Option<String>,
        }

        let Fields { kind, name, bot } = Fields::deserialize(deserializer)?;
        Ok(match kind {
            Kind::Open => SeatPlan::Open,
            Kind::Mine => SeatPlan::Mine { name },
            Kind::Bot => SeatPlan::Bot { bot: required(bot, "bot")? },
        })
    }
}

impl<'de> Deserialize<'de> for ActionName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;

        impl<'de> Visitor<'de> for Name {
            type Value = ActionName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an action in notation, or a list of clicks")
            }

            fn visit_str<E: Error>(self, notation: &str) -> Result<ActionName, E> {
                Ok(ActionName::Notation(notation.to_owned()))
            }

            fn visit_seq<S: SeqAccess<'de>>(self, mut parts: S) -> Result<ActionName, S::Error> {
                let mut clicks = Vec::new();
                while let Some(part) = parts.next_element()? {
                    clicks.push(part);
                }
                Ok(ActionName::Clicks(clicks))
            }
        }

        deserializer.deserialize_any(Name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read_json;
    use serde::Serialize;

    fn expect_read_again<T: Serialize + PartialEq + fmt::Debug>(value: T, read: fn(&str) -> Option<T>) {
        let written = serde_json::to_string(&value).unwrap();
        assert_eq!(read(&written), Some(value), "{written}");
    }

    fn commands() -> Vec<Command> {
        let (seat, action) = (1, ActionName::Clicks(vec!["a".to_owned()]));
        let options = OptionValues::new().with("players", game::OptionValue::Number(2));
        let clock = ClockRule::PerGame { seconds: 60, increment: 5 };
        vec![
            Command::Act { seat, decision: 7, action: action.clone() },
            Command::Undo { seat },
            Command::Preview { seat, action: action.clone() },
            Command::PreviewAll { seat },
            Command::Hint { seat },
            Command::Foresee { seat, steps: vec![action.clone()] },
            Command::Plan { seat, steps: vec![action] },
            Command::AutoPass { seat, on: true },
            Command::Describe,
            Command::Look { seat: None },
            Command::Look { seat: Some(2) },
            Command::Ready { seat, nonce: "00".to_owned() },
            Command::Leave { seat },
            Command::Return { seat },
            Command::Remove { seat },
            Command::Readmit,
            Command::SetBot { seat, bot: None },
            Command::SetBot { seat, bot: Some("greedy".to_owned()) },
            Command::Configure {
                options,
                access: Access::Public,
                clock,
                hints: true,
                spectators: Some(Spectators::Nobody),
                spectator_delay: Some(300),
                chat: Some(ChatMode::Phrases),
            },
            Command::Close,
            Command::Resign { seat },
            Command::Abandon { seat, agree: false },
            Command::Extend { seat, agree: true },
            Command::OfferSeat { seat, whose: 2, agree: true },
            Command::Rematch,
            Command::Attend { looking: true },
            Command::Say { text: Some("hello".to_owned()), phrase: None },
            Command::Say { text: None, phrase: Some(Phrase::GoodLuck) },
            Command::React { line: 7, reaction: Reaction::Heart, on: true },
            Command::Mute { seat, muted: true },
        ]
    }

    #[test]
    fn every_command_is_read_as_it_is_written() {
        let mut kinds = Vec::new();
        for command in commands() {
            let message = ToServer { id: "a".to_owned(), command };
            let kind = serde_json::to_value(&message).unwrap()["type"].take();
            kinds.push(serde_json::from_value::<CommandKind>(kind).unwrap() as usize);
            expect_read_again(message.clone(), |text| serde_json::from_str(text).ok());
            expect_read_again(message, read_json);
        }
        kinds.dedup();
        assert_eq!(kinds, (0..=CommandKind::Mute as usize).collect::<Vec<_>>());
    }

    #[test]
    fn every_clock_and_seat_is_read_as_it_is_written() {
        let rules = [
            ClockRule::None,
            ClockRule::PerMove { seconds: 5 },
            ClockRule::PerGame { seconds: 5, increment: 0 },
            ClockRule::Days { days: 3, weekends_off: None },
            ClockRule::Days { days: 3, weekends_off: Some("Europe/Berlin".to_owned()) },
        ];
        rules.into_iter().for_each(|rule| expect_read_again(rule, read_json));
        let seats = [SeatPlan::Open, SeatPlan::Mine { name: None }, SeatPlan::Bot { bot: "eager".to_owned() }];
        seats.into_iter().for_each(|seat| expect_read_again(seat, read_json));
        expect_read_again(ActionName::Notation("sail".to_owned()), read_json);
    }

    #[test]
    fn a_missing_field_is_named() {
        let error = serde_json::from_str::<ToServer>(r#"{"id":"a","type":"undo"}"#).unwrap_err();
        assert_eq!(error.to_string(), "missing field `seat`");
        let error = serde_json::from_str::<ClockRule>(r#"{"kind":"days"}"#).unwrap_err();
        assert!(error.to_string().starts_with("missing field `days`"));
        assert_eq!(read_json::<SeatPlan>(r#"{"kind":"floor"}"#), None);
    }
}
