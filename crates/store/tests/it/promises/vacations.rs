//! Vacations: whole days, as many in a year as the caller allows.

use super::open;
use crate::support::{TestStore, assert_refused, new_table, seat_of};
use store::{Absence, Millis, TableState, UserId, VacationDay};

/// The n-th of November 2026 in UTC.
fn november(day: i64) -> VacationDay {
    let from = Millis(1_793_491_200_000 + (day - 1) * 86_400_000);
    VacationDay { day: format!("2026-11-{day:02}"), from, until: Millis(from.0 + 86_400_000) }
}

fn these(days: &[i64]) -> Vec<VacationDay> {
    days.iter().map(|day| november(*day)).collect()
}

async fn days(store: &TestStore, user: UserId) -> Vec<String> {
    store.vacation_days(user).await.expect("a list").into_iter().map(|it| it.day).collect()
}

#[tokio::test]
async fn days_are_taken_once_and_within_the_limit_of_each_year() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    store.take_vacation(ada, &these(&[10, 11]), 3).await.expect("taken");
    store.take_vacation(ada, &these(&[11, 12]), 3).await.expect("one of them is new");
    assert_refused(store.take_vacation(ada, &these(&[13]), 3).await, "store-too-many");
    store.take_vacation(ben, &these(&[13]), 3).await.expect("somebody else's");
    let next = VacationDay { day: "2027-01-01".to_owned(), ..november(30) };
    store.take_vacation(ada, &[next], 3).await.expect("in another year");
    assert_refused(store.take_vacation(UserId(77), &these(&[1]), 3).await, "store-not-found");
    let store = store.reopen().await;
    assert_eq!(days(&store, ada).await, ["2026-11-10", "2026-11-11", "2026-11-12", "2027-01-01"]);
}

#[tokio::test]
async fn a_refused_vacation_leaves_nothing_behind() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    assert_refused(store.take_vacation(ada, &these(&[1, 2, 3]), 2).await, "store-too-many");
    assert_eq!(days(&store, ada).await, [""; 0]);
}

#[tokio::test]
async fn only_days_that_have_not_begun_are_given_back() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    store.take_vacation(ada, &these(&[10, 11, 12, 20]), 30).await.expect("taken");
    let noon = Millis(november(11).from.0 + 43_200_000);
    store.give_back_vacation(ada, "2026-11-10", "2026-11-12", noon).await.expect("given back");
    assert_eq!(days(&store, ada).await, ["2026-11-10", "2026-11-11", "2026-11-20"]);
}

#[tokio::test]
async fn absences_are_listed_for_many_users_by_time() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    store.take_vacation(ada, &these(&[9, 10, 12]), 30).await.expect("taken");
    store.take_vacation(ben, &these(&[11]), 30).await.expect("taken");
    let absence = |user, day| Absence { user, from: november(day).from, until: november(day).until };
    let after = november(9).until;
    let mut both = vec![absence(ada, 10), absence(ada, 12), absence(ben, 11)];
    both.sort_by_key(|it| (it.user, it.from));
    assert_eq!(store.absences_of(&[ben, ada], after).await.expect("a list"), both);
    assert_eq!(store.absences_of(&[ben], after).await.expect("a list"), [absence(ben, 11)]);
    assert_eq!(store.absences_of(&[], after).await.expect("a list"), []);
}

#[tokio::test]
async fn running_games_get_a_new_revision_so_that_every_server_tells_them() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    let create = async |number: usize| {
        let mut table = new_table(number, ada);
        table.meta.seats = vec![seat_of(ada, "Ada")];
        table.meta.state = if number == 1 { TableState::Running } else { TableState::Finished };
        store.create_table(&table).await.expect("a new table");
        table.id
    };
    let (running, finished) = (create(1).await, create(2).await);
    let revisions = async || {
        let [one, two] = [&running, &finished].map(|id| store.load_table(id));
        (one.await.expect("a table").revision.0, two.await.expect("a table").revision.0)
    };
    assert_eq!(revisions().await, (1, 1));
    store.take_vacation(ada, &these(&[10]), 30).await.expect("taken");
    assert_eq!(revisions().await, (2, 1));
    store.give_back_vacation(ada, "2026-11-10", "2026-11-10", Millis(0)).await.expect("given back");
    assert_eq!(revisions().await, (3, 1));
}

#[tokio::test]
async fn vacations_are_exported_and_deleted_with_the_account() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    store.take_vacation(ada, &these(&[10]), 30).await.expect("taken");
    assert_eq!(store.export_user(ada).await.expect("an export").vacation_days, these(&[10]));
    assert_eq!(store.export_user(ben).await.expect("an export").vacation_days, []);
    store.delete_user(ada).await.expect("deleted");
    assert_eq!(days(&store, ada).await, [""; 0]);
}
