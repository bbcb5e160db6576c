//! What is to be decided, without the secrets that go with it.

use crate::state::{MilleFiori, Step};
use game::Text;
use serde::Serialize;

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Awaited {
    StartPlayer,
    Display,
    Deal,
    Pick,
    Use,
    ExtraCard,
    Council,
    OpenMasterworks,
    OpenDogaressas,
    Play,
    TakeMasterwork,
    TakeDogaressa,
    DrawMasterwork,
    DrawDogaressa,
    PlaceMasterwork,
    /// The game is over.
    Nothing,
}

impl Awaited {
    pub(crate) fn text(self) -> Text {
        Text::new(match self {
            Awaited::StartPlayer => "awaited-start-player",
            Awaited::Display => "awaited-display",
            Awaited::Deal => "awaited-deal",
            Awaited::Pick => "awaited-pick",
            Awaited::Use => "awaited-use",
            Awaited::ExtraCard => "awaited-extra-card",
            Awaited::Council => "awaited-council",
            Awaited::OpenMasterworks => "awaited-open-masterworks",
            Awaited::OpenDogaressas => "awaited-open-dogaressas",
            Awaited::Play => "awaited-play",
            Awaited::TakeMasterwork => "awaited-take-masterwork",
            Awaited::TakeDogaressa => "awaited-take-dogaressa",
            Awaited::DrawMasterwork => "awaited-draw-masterwork",
            Awaited::DrawDogaressa => "awaited-draw-dogaressa",
            Awaited::PlaceMasterwork => "awaited-place-masterwork",
            Awaited::Nothing => "awaited-nothing",
        })
    }
}

impl MilleFiori {
    #[inline]
    pub fn awaited(&self) -> Awaited {
        match self.step {
            Step::DrawStartPlayer => Awaited::StartPlayer,
            Step::FillDisplay => Awaited::Display,
            Step::Deal => Awaited::Deal,
            Step::PickTogether | Step::PickOnTurn(_) => Awaited::Pick,
            Step::UseCard(..) => Awaited::Use,
            Step::ChooseExtraCard(_) => Awaited::ExtraCard,
            Step::Masterworks(step) => step.awaited(),
            Step::Over => Awaited::Nothing,
        }
    }
}
