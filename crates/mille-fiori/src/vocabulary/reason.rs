//! Reasons for points.

use crate::masterworks;
use crate::vocabulary::{Area, BonusRow, SeaSpace};
use serde::Serialize;

/// Why points were scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, game::Reason)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Reason {
    /// A group of diamonds in the workshops, worth `each` points apiece.
    #[source("workshops")]
    #[rule(with = group_rule(each))]
    Group { diamonds: u8, each: u8 },
    /// An unbroken run of houses.
    #[source("houses")]
    #[rule("MF-4.3")]
    Row { houses: u8 },
    /// A diamond in a pyramid; doubled if the symbol matches.
    #[source(with = area_source(area))]
    #[rule(with = level_rule(doubled))]
    #[text(when(doubled) = "reason-level-doubled")]
    Level {
        area: Area,
        #[arg(skip)]
        doubled: bool,
    },
    /// Diamonds beneath a new one in a pyramid.
    #[source(with = area_source(area))]
    #[rule("MF-5.6")]
    Beneath { area: Area, diamonds: u8 },
    /// Diamonds in a column of goods, worth `each` points apiece.
    #[source("trade")]
    #[rule("MF-6.3")]
    Goods { diamonds: u8, each: u8 },
    /// Diamonds in a fleet, worth `each` points apiece.
    #[source("harbor")]
    #[rule("MF-7.3")]
    Fleet { diamonds: u8, each: u8 },
    /// The ship ended its move on this space.
    #[source("sea-track")]
    #[rule("MF-7.5")]
    Landing {
        #[arg(skip)]
        space: SeaSpace,
    },
    /// An extra card was earned, but the display was empty.
    #[source("empty-display")]
    #[rule("MF-9.3")]
    EmptyDisplay,
    /// A bonus space, in the final scoring.
    #[source(with = bonus_source(row))]
    #[rule("MF-11.6")]
    Bonus {
        #[arg("area", with = BonusRow::area)]
        row: BonusRow,
    },
    /// An expansion reason.
    #[inner]
    #[serde(untagged)]
    #[cfg_attr(feature = "schema", schema(rename = "(untagged)"))]
    Masterworks(masterworks::Reason),
}

fn group_rule(each: &u8) -> &'static str {
    if *each == 1 { "MF-3.3" } else { "MF-3.4" }
}

fn level_rule(doubled: &bool) -> &'static str {
    if *doubled { "MF-5.5" } else { "MF-5.4" }
}

fn area_source(area: &Area) -> &'static str {
    area.name()
}

fn bonus_source(row: &BonusRow) -> &'static str {
    match row {
        BonusRow::Workshops => "bonus-workshops",
        BonusRow::Houses => "bonus-houses",
        BonusRow::Nobles => "bonus-nobles",
        BonusRow::Commoners => "bonus-commoners",
        BonusRow::Trade => "bonus-trade",
    }
}
