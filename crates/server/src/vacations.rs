//! Vacations over HTTP. Only accounts have them: anyone can make another guest, with as many days again.

use crate::accounts::MAX_TABLES;
use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::input::{Body, Path};
use crate::registry::Registry;
use crate::session::AccountHolder;
use crate::table::{TableSetup, start_of};
use axum::Json;
use axum::extract::State;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use protocol::{ApiError, ClockRule, Code, NewVacation, Vacation, VacationYear, Vacations};
use std::collections::BTreeMap;
use store::{Millis, StoreError, TableRow, TableState, UserId, VacationDay};

pub(crate) async fn list(State(app): State<Shared>, AccountHolder(user): AccountHolder) -> Answer<Json<Vacations>> {
    Ok(Json(vacations(&app, user.id).await?))
}

/// Announces a vacation. Days that are taken already are not counted twice.
pub(crate) async fn announce(
    State(app): State<Shared>,
    AccountHolder(user): AccountHolder,
    Body(body): Body<NewVacation>,
) -> Answer<Json<Vacations>> {
    let limit = app.config.limits.vacation_days;
    if limit == 0 {
        return Err(Code::Closed.into());
    }
    let days = days_of(&body, app.now())?;
    app.store.take_vacation(user.id, &days, limit).await.map_err(none_left)?;
    tell_tables(&app, user.id).await?;
    Ok(Json(vacations(&app, user.id).await?))
}

/// Gives back the days of the vacation that begins on this day, except those that have begun.
pub(crate) async fn give_back(
    State(app): State<Shared>,
    AccountHolder(user): AccountHolder,
    Path(day): Path<String>,
) -> Answer<Json<Vacations>> {
    let days = app.store.vacation_days(user.id).await.map_err(store_error)?;
    let runs = runs(&days);
    let run = runs.iter().find(|run| run[0].day == day).ok_or(Code::NotFound)?;
    let last = &run[run.len() - 1].day;
    app.store.give_back_vacation(user.id, &day, last, app.now()).await.map_err(store_error)?;
    tell_tables(&app, user.id).await?;
    Ok(Json(vacations(&app, user.id).await?))
}

/// Tells the user's games. Those at other servers are told by the store; sleeping ones are woken, since they may now have
/// to wake earlier.
async fn tell_tables(app: &Shared, user: UserId) -> Result<(), ApiError> {
    let rows = app.store.list_tables_of(user, MAX_TABLES).await.map_err(store_error)?;
    app.tables.refresh(&rows);
    for row in rows.iter().filter(|row| row.meta.state == TableState::Running && counts_days(row)) {
        // Nobody is waiting at a table that can't be loaded.
        let _ = Registry::wake(app, &row.id).await;
    }
    Ok(())
}

fn counts_days(row: &TableRow) -> bool {
    let setup: Option<TableSetup> = serde_json::from_str(&row.meta.settings).ok();
    setup.is_some_and(|setup| matches!(setup.clock, ClockRule::Days { .. }))
}

/// The days of a vacation; `bad-vacation` unless it begins today or later and ends with the next calendar year at the
/// latest.
fn days_of(body: &NewVacation, now: Millis) -> Result<Vec<VacationDay>, ApiError> {
    let zone = TimeZone::get(&body.zone).map_err(|_| ApiError::bad_field(Some("zone".to_owned())))?;
    let (from, until) = (date(&body.from, "from")?, date(&body.until, "until")?);
    let now_there = Timestamp::from_millisecond(now.0).map_err(|_| Code::Unavailable)?.to_zoned(zone.clone());
    let today = now_there.date();
    if from < today || until < from || until.year() > today.year() + 1 {
        return Err(Code::BadVacation.into());
    }
    let days = from.series(1.day()).take_while(|day| *day <= until);
    days.map(|day| vacation_day(day, &zone, now).ok_or_else(|| Code::BadVacation.into())).collect()
}

fn date(text: &str, field: &str) -> Result<Date, ApiError> {
    text.parse().map_err(|_| ApiError::bad_field(Some(field.to_owned())))
}

/// Today begins now: what has passed of it was no vacation.
fn vacation_day(day: Date, zone: &TimeZone, now: Millis) -> Option<VacationDay> {
    let (from, until) = (start_of(day, zone)?, start_of(day.tomorrow().ok()?, zone)?);
    Some(VacationDay { day: day.to_string(), from: from.max(now), until })
}

/// Days without a gap, by date.
fn runs(days: &[VacationDay]) -> Vec<&[VacationDay]> {
    days.chunk_by(|day, next| is_next(&day.day, &next.day)).collect()
}

fn is_next(day: &str, next: &str) -> bool {
    let tomorrow = day.parse().ok().and_then(|day: Date| day.tomorrow().ok());
    tomorrow.is_some_and(|tomorrow| tomorrow.to_string() == next)
}

async fn vacations(app: &Shared, user: UserId) -> Result<Vacations, ApiError> {
    let days = app.store.vacation_days(user).await.map_err(store_error)?;
    let now = app.now();
    let mut years = BTreeMap::new();
    for year in days.iter().filter_map(|it| it.day.split('-').next()?.parse().ok()) {
        *years.entry(year).or_default() += 1;
    }
    let shown = |run: &[VacationDay]| {
        let last = run.last().filter(|last| last.until > now)?;
        Some(Vacation { from: run[0].day.clone(), until: last.day.clone() })
    };
    Ok(Vacations {
        days_a_year: app.config.limits.vacation_days,
        years: years.into_iter().map(|(year, taken)| VacationYear { year, taken }).collect(),
        vacations: runs(&days).into_iter().filter_map(shown).collect(),
    })
}

fn none_left(error: StoreError) -> ApiError {
    match error {
        StoreError::TooMany { .. } => Code::NoVacationLeft.into(),
        error => store_error(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(time: &str) -> Millis {
        Millis(time.parse::<Timestamp>().expect("a time").as_millisecond())
    }

    fn in_berlin(from: &str, until: &str, now: &str) -> Result<Vec<VacationDay>, Code> {
        let zone = "Europe/Berlin".to_owned();
        let body = NewVacation { from: from.to_owned(), until: until.to_owned(), zone };
        days_of(&body, at(now)).map_err(|error| error.code)
    }

    #[test]
    fn days_begin_and_end_in_the_zone_of_the_person() {
        let days = in_berlin("2026-10-24", "2026-10-25", "2026-10-01T12:00:00Z").expect("two days");
        let day = |day: &str, from, until| VacationDay { day: day.to_owned(), from: at(from), until: at(until) };
        let expected = [
            day("2026-10-24", "2026-10-23T22:00:00Z", "2026-10-24T22:00:00Z"),
            day("2026-10-25", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
        ];
        assert_eq!(days, expected);
    }

    #[test]
    fn a_vacation_that_begins_today_begins_now() {
        let days = in_berlin("2026-11-20", "2026-11-20", "2026-11-20T12:00:00Z").expect("a day");
        assert_eq!((days[0].from, days[0].until), (at("2026-11-20T12:00:00Z"), at("2026-11-20T23:00:00Z")));
        let night = in_berlin("2026-11-20", "2026-11-20", "2026-11-19T23:30:00Z").expect("it is the 20th in Berlin");
        assert_eq!(night[0].from, at("2026-11-19T23:30:00Z"));
    }

    #[test]
    fn the_past_the_far_future_and_reversed_days_are_refused() {
        const NOW: &str = "2026-11-20T12:00:00Z";
        for (from, until) in [("2026-11-19", "2026-11-21"), ("2026-11-22", "2026-11-21"), ("2027-12-31", "2028-01-01")]
        {
            assert_eq!(in_berlin(from, until, NOW), Err(Code::BadVacation), "{from} {until}");
        }
        for (from, until) in [("soon", "2026-11-21"), ("2026-11-21", "2026-11-31")] {
            assert_eq!(in_berlin(from, until, NOW), Err(Code::BadMessage), "{from} {until}");
        }
        assert_eq!(in_berlin("2027-12-31", "2027-12-31", NOW).expect("a day").len(), 1);
    }

    #[test]
    fn days_without_a_gap_are_one_vacation() {
        let days = in_berlin("2026-11-29", "2026-12-03", "2026-11-20T12:00:00Z").expect("days");
        let without_one = [&days[..2], &days[3..]].concat();
        let lengths = |days: &[VacationDay]| runs(days).iter().map(|run| run.len()).collect::<Vec<_>>();
        assert_eq!((lengths(&days), lengths(&without_one), lengths(&[])), (vec![5], vec![2, 2], vec![]));
    }
}
