//! Plans: what a player wants to do on their next turn, known to nobody else.

use crate::{ActionName, Json, PositionView};
use serde::{Deserialize, Serialize};

/// One action of a plan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlannedStep {
    pub action: ActionName,
    /// What it would score at the time of planning. It is played only if this is still true.
    #[cfg_attr(feature = "schema", ts(as = "crate::Preview"), schema(value_type = crate::Preview))]
    pub preview: Json,
}

/// A seat's next turn, as if the seats before it did nothing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Foreseen {
    pub steps: Vec<PlannedStep>,
    /// The position after these steps, with the seat's next choices; `null` if nothing more can be planned.
    #[cfg_attr(feature = "schema", schema(required))]
    pub position: Option<Box<PositionView>>,
}

/// What is to happen on a seat's next turn without its player. Sent to that player only.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatOrders {
    pub seat: u8,
    /// The plan's remaining steps; empty if there is no plan.
    pub steps: Vec<PlannedStep>,
    /// Why the plan was not played on the seat's turn; it is now a proposal to the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub dropped: Option<PlanDropped>,
    /// Whether the server moves where there is nothing to decide.
    pub auto_pass: bool,
}

/// Why a plan was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlanDropped {
    /// Something was drawn since, which the plan could not take into account.
    Drawn,
    /// A step is no longer possible.
    Impossible,
    /// A step would cost or score something else.
    Changed,
}
