//! What points are given for.

use crate::components::{Area, BonusRow};
use crate::masterworks::NewReason;
use game::Text;
use serde::Serialize;

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Reason {
    /// A group of so many diamonds in the workshops, each worth this.
    Group { diamonds: u8, each: u8 },
    /// A row of so many houses.
    Row { houses: u8 },
    /// A diamond in a pyramid; doubled if the symbol fits.
    Level { area: Area, doubled: bool },
    /// Diamonds beneath a new one in a pyramid.
    Beneath { area: Area, diamonds: u8 },
    /// Diamonds on a good, each worth this.
    Goods { diamonds: u8, each: u8 },
    /// Diamonds in a fleet, each worth this.
    Fleet { diamonds: u8, each: u8 },
    /// The ship ended its move on this space of the sea track.
    Landing { space: u8 },
    /// An extra card was due, but the display was empty.
    EmptyDisplay,
    /// A bonus space, in the final scoring.
    Bonus { row: BonusRow },
    /// Something that only the expansion knows.
    #[serde(untagged)]
    #[cfg_attr(feature = "schema", schema(rename = "(untagged)"))]
    Masterworks(NewReason),
}

impl Reason {
    /// The line of the score sheet.
    pub fn source(self) -> &'static str {
        match self {
            Reason::Group { .. } => "workshops",
            Reason::Row { .. } => "houses",
            Reason::Level { area, .. } | Reason::Beneath { area, .. } => area.name(),
            Reason::Goods { .. } => "trade",
            Reason::Fleet { .. } => "harbor",
            Reason::Landing { .. } => "sea-track",
            Reason::EmptyDisplay => "empty-display",
            Reason::Bonus { row: BonusRow::Workshops } => "bonus-workshops",
            Reason::Bonus { row: BonusRow::Houses } => "bonus-houses",
            Reason::Bonus { row: BonusRow::Nobles } => "bonus-nobles",
            Reason::Bonus { row: BonusRow::Commoners } => "bonus-commoners",
            Reason::Bonus { row: BonusRow::Trade } => "bonus-trade",
            Reason::Masterworks(reason) => reason.source(),
        }
    }

    pub fn rule(self) -> &'static str {
        match self {
            Reason::Group { each: 1, .. } => "MF-3.3",
            Reason::Group { .. } => "MF-3.4",
            Reason::Row { .. } => "MF-4.3",
            Reason::Level { doubled: false, .. } => "MF-5.4",
            Reason::Level { doubled: true, .. } => "MF-5.5",
            Reason::Beneath { .. } => "MF-5.6",
            Reason::Goods { .. } => "MF-6.3",
            Reason::Fleet { .. } => "MF-7.3",
            Reason::Landing { .. } => "MF-7.5",
            Reason::EmptyDisplay => "MF-9.3",
            Reason::Bonus { .. } => "MF-11.6",
            Reason::Masterworks(reason) => reason.rule(),
        }
    }

    pub fn text(self) -> Text {
        match self {
            Reason::Group { diamonds, each } => counted("reason-group", diamonds, each),
            Reason::Row { houses } => Text::new("reason-row").with("houses", houses),
            Reason::Level { area, doubled: false } => Text::new("reason-level").with("area", area.text()),
            Reason::Level { area, doubled: true } => Text::new("reason-level-doubled").with("area", area.text()),
            Reason::Beneath { area, diamonds } => {
                Text::new("reason-beneath").with("area", area.text()).with("diamonds", diamonds)
            }
            Reason::Goods { diamonds, each } => counted("reason-goods", diamonds, each),
            Reason::Fleet { diamonds, each } => counted("reason-fleet", diamonds, each),
            Reason::Landing { space } => Text::new("reason-landing").with("space", space),
            Reason::EmptyDisplay => Text::new("reason-empty-display"),
            Reason::Bonus { row } => Text::new("reason-bonus").with("area", row.area().text()),
            Reason::Masterworks(reason) => reason.text(),
        }
    }
}

fn counted(key: &'static str, diamonds: u8, each: u8) -> Text {
    Text::new(key).with("diamonds", diamonds).with("each", each)
}
