//! Leases: work that only one server should do.

use super::open;
use std::time::Duration;
use store::{Lease, Millis, Store};

const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(150);

#[tokio::test]
async fn a_lease_has_one_holder_which_may_renew_it() {
    let here = open().await;
    let there = Store::open(here.place()).await.expect("opened twice");
    let (table, other) = (here.table(1).await, here.table(2).await);
    assert_eq!(here.take_lease(&table, LONG).await.expect("an answer"), Lease::Ours);
    assert_eq!(here.take_lease(&table, LONG).await.expect("an answer"), Lease::Ours);
    let refused = there.take_lease(&table, LONG).await.expect("an answer");
    assert!(matches!(refused, Lease::Others(left) if left > LONG / 2 && left <= LONG), "{refused:?}");
    assert_eq!(there.take_lease(&other, LONG).await.expect("an answer"), Lease::Ours);
}

#[tokio::test]
async fn a_lease_expires() {
    let here = open().await;
    let there = Store::open(here.place()).await.expect("opened twice");
    let table = here.table(1).await;
    assert_eq!(here.take_lease(&table, SHORT).await.expect("an answer"), Lease::Ours);
    tokio::time::sleep(SHORT * 2).await;
    assert_eq!(there.take_lease(&table, LONG).await.expect("an answer"), Lease::Ours);
    assert!(matches!(here.take_lease(&table, LONG).await.expect("an answer"), Lease::Others(_)));
}

/// The database's clock was set back by an hour: nobody should wait that long for a holder that is gone.
#[tokio::test]
async fn a_lease_from_the_future_counts_as_expired() {
    let here = open().await;
    let there = Store::open(here.place()).await.expect("opened twice");
    let table = here.table(1).await;
    assert_eq!(here.take_lease(&table, LONG).await.expect("an answer"), Lease::Ours);
    here.execute("UPDATE leases SET until = until + 3600000").await;
    assert_eq!(there.take_lease(&table, LONG).await.expect("an answer"), Lease::Ours);
    assert!(matches!(here.take_lease(&table, LONG).await.expect("an answer"), Lease::Others(_)));
}

#[tokio::test]
async fn closing_a_store_returns_its_leases() {
    let here = open().await;
    let there = Store::open(here.place()).await.expect("opened twice");
    let table = here.table(1).await;
    assert_eq!(here.take_lease(&table, LONG).await.expect("an answer"), Lease::Ours);
    here.close().await;
    assert_eq!(there.take_lease(&table, LONG).await.expect("an answer"), Lease::Ours);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_one_of_many_callers_gets_a_lease() {
    let here = open().await;
    let table = here.table(1).await;
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..6 {
        let (place, table) = (here.place(), table.clone());
        asking.spawn(async move {
            let store = Store::open(place).await.expect("opened once more");
            (store.take_lease(&table, LONG).await.expect("an answer"), store)
        });
    }
    let answers = asking.join_all().await;
    assert_eq!(answers.iter().filter(|(lease, _)| *lease == Lease::Ours).count(), 1);
}

#[tokio::test]
async fn a_table_whose_lease_another_store_holds_is_not_woken() {
    let here = open().await;
    let there = Store::open(here.place()).await.expect("opened twice");
    let table = here.table(1).await;
    let due = async |store: &Store| store.tables_to_wake(Millis(0)..Millis(1)).await.expect("a list");
    assert_eq!(due(&there).await, std::slice::from_ref(&table));
    here.take_lease(&table, SHORT).await.expect("an answer");
    assert_eq!((due(&here).await, due(&there).await), (vec![table.clone()], vec![]));
    tokio::time::sleep(SHORT * 2).await;
    assert_eq!(due(&there).await, [table]);
}
