//! Vacations: whole days of a user, each of which begins and ends in the user's time zone.

use crate::sql::{Connection, Query, Row, Value, query};
use crate::users::write_for;
use crate::{Millis, Store, StoreError, UserId};
use serde::Serialize;
use std::collections::BTreeSet;

/// A day of a user's vacation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct VacationDay {
    /// The date, such as `2026-11-24`.
    pub day: String,
    /// When the day begins for the user, or when it was taken if it had begun before.
    pub from: Millis,
    pub until: Millis,
}

/// A time in which a user is on vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    pub user: UserId,
    pub from: Millis,
    pub until: Millis,
}

impl Store {
    /// All days of the user's vacations, by date.
    pub async fn vacation_days(&self, user: UserId) -> Result<Vec<VacationDay>, StoreError> {
        self.database.fetch_all(query(DAYS_OF).bind(user.0)).await?.iter().map(read_day).collect()
    }

    /// Adds these days; days that the user has already taken stay as they are. Running games of the user get a new
    /// revision, so that every server tells them. [`StoreError::TooMany`] if the user would then have more than `limit`
    /// days in a calendar year, [`StoreError::NotFound`] if there is no such user.
    pub async fn take_vacation(&self, user: UserId, days: &[VacationDay], limit: u32) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            query(TOUCH_RUNNING).bind(user.0).execute(&mut connection).await?;
            write_for(&mut connection, user).await?;
            for VacationDay { day, from, until } in days {
                let take = query(TAKE).bind(user.0).bind(day).bind(from.0).bind(until.0);
                take.execute(&mut connection).await?;
            }
            for year in years(days) {
                check_year(&mut connection, user, year, limit).await?;
            }
            Ok(())
        };
        self.database.write(work).await
    }

    /// Removes the days from `first` to `last` that begin after `now`. Running games of the user get a new revision.
    /// [`StoreError::NotFound`] if there is no such user.
    pub async fn give_back_vacation(
        &self,
        user: UserId,
        first: &str,
        last: &str,
        now: Millis,
    ) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            query(TOUCH_RUNNING).bind(user.0).execute(&mut connection).await?;
            write_for(&mut connection, user).await?;
            let give_back = query(GIVE_BACK).bind(user.0).bind(first).bind(last).bind(now.0);
            give_back.execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }

    /// When these users are on vacation, day by day, as far as that ends after `after`; by user and time.
    pub async fn absences_of(&self, users: &[UserId], after: Millis) -> Result<Vec<Absence>, StoreError> {
        if users.is_empty() {
            return Ok(Vec::new());
        }
        let places: Vec<String> = (2..).take(users.len()).map(|place| format!("${place}")).collect();
        let sql = format!("{ABSENCES} ({}) ORDER BY user_id, day", places.join(", "));
        let values = [after.0].into_iter().chain(users.iter().map(|user| user.0)).map(Value::from).collect();
        self.database.fetch_all(Query::built(sql, values)).await?.iter().map(read_absence).collect()
    }
}

/// The years of these days.
fn years(days: &[VacationDay]) -> BTreeSet<&str> {
    days.iter().filter_map(|it| it.day.split('-').next()).collect()
}

async fn check_year(connection: &mut Connection<'_>, user: UserId, year: &str, limit: u32) -> Result<(), StoreError> {
    let (first, last) = (format!("{year}-01-01"), format!("{year}-12-31"));
    let count = query(COUNT).bind(user.0).bind(&first).bind(&last);
    let count = count.fetch_one(connection).await?.get::<i64>("count")?;
    if count <= i64::from(limit) { Ok(()) } else { Err(StoreError::TooMany { limit }) }
}

pub(crate) const DAYS_OF: &str = "SELECT * FROM vacation_days WHERE user_id = $1 ORDER BY day";

const ABSENCES: &str = "SELECT user_id, starts, ends FROM vacation_days WHERE ends > $1 AND user_id IN";

const TAKE: &str = "
    INSERT INTO vacation_days (user_id, day, starts, ends) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id, day) DO NOTHING";

const GIVE_BACK: &str = "DELETE FROM vacation_days WHERE user_id = $1 AND day BETWEEN $2 AND $3 AND starts > $4";

const COUNT: &str = "SELECT COUNT(*) AS count FROM vacation_days WHERE user_id = $1 AND day BETWEEN $2 AND $3";

const TOUCH_RUNNING: &str = "
    UPDATE tables SET revision = revision + 1
    WHERE state = 'running' AND id IN (SELECT table_id FROM seats WHERE user_id = $1)";

pub(crate) const FORGET: &str = "DELETE FROM vacation_days WHERE user_id = $1";

pub(crate) fn read_day(row: &Row) -> Result<VacationDay, StoreError> {
    Ok(VacationDay { day: row.get("day")?, from: Millis(row.get("starts")?), until: Millis(row.get("ends")?) })
}

fn read_absence(row: &Row) -> Result<Absence, StoreError> {
    let (from, until) = (Millis(row.get("starts")?), Millis(row.get("ends")?));
    Ok(Absence { user: UserId(row.get("user_id")?), from, until })
}
