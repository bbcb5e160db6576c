//! Vacations of an account, in whole days.

use serde::{Deserialize, Serialize};

/// Your vacations, and how many days you may take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Vacations {
    /// Number of days that you may take in a calendar year; 0 if this server has no vacations.
    pub days_a_year: u32,
    /// The years in which you have taken days.
    pub years: Vec<VacationYear>,
    /// Vacations that have not ended, earliest first. Days without a gap between them are one vacation.
    pub vacations: Vec<Vacation>,
}

/// How many days of vacation you have taken in a calendar year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct VacationYear {
    pub year: u16,
    pub taken: u32,
}

/// A vacation: its first and its last day, such as `2026-11-24`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Vacation {
    pub from: String,
    pub until: String,
}

/// A request for a vacation that begins today or later, and ends with the next calendar year at the latest.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewVacation {
    /// The first day, such as `2026-11-20`.
    pub from: String,
    /// The last day.
    pub until: String,
    /// Your time zone, such as `Europe/Berlin`, in which the days begin and end.
    pub zone: String,
}
