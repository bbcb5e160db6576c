//! Notes: one text per user and table, of nobody's concern but the user's.

use super::open;
use crate::support::{TestStore, assert_refused, new_table};
use store::{Millis, TableId, UserId};

async fn table_of(store: &TestStore, number: usize, host: UserId) -> TableId {
    let table = new_table(number, host);
    store.create_table(&table).await.expect("a new table");
    table.id
}

async fn note(store: &TestStore, user: UserId, table: &TableId) -> Option<String> {
    store.load_note(user, table).await.expect("an answer")
}

#[tokio::test]
async fn a_note_belongs_to_a_user_and_a_table() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    let (one, two) = (table_of(&store, 1, ada).await, table_of(&store, 2, ada).await);
    store.set_note(ada, &one, "red").await.expect("kept");
    store.set_note(ben, &one, "blue").await.expect("kept");
    store.set_note(ada, &one, "green").await.expect("replaced");
    let store = store.reopen().await;
    assert_eq!(note(&store, ada, &one).await.as_deref(), Some("green"));
    assert_eq!(note(&store, ben, &one).await.as_deref(), Some("blue"));
    assert_eq!(note(&store, ada, &two).await, None);
    store.set_note(ada, &one, "").await.expect("deleted");
    assert_eq!((note(&store, ada, &one).await, note(&store, ben, &one).await.is_some()), (None, true));
}

#[tokio::test]
async fn a_note_is_exported_to_its_author_and_deleted_with_the_account() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    let table = table_of(&store, 1, ben).await;
    store.set_note(ada, &table, "secret").await.expect("kept");
    assert_eq!(store.export_user(ada).await.expect("an export").notes[0].text, "secret");
    assert!(store.export_user(ben).await.expect("an export").notes.is_empty());
    store.delete_user(ada).await.expect("deleted");
    assert_eq!(note(&store, ada, &table).await, None);
    assert_refused(store.set_note(ada, &table, "again").await, "store-not-found");
}

#[tokio::test]
async fn a_note_is_removed_with_its_table() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    let table = table_of(&store, 1, ada).await;
    store.set_note(ada, &table, "red").await.expect("kept");
    assert_eq!(store.purge(Millis(i64::MAX)).await.expect("purged"), 1);
    assert_eq!(note(&store, ada, &table).await, None);
    assert_refused(store.set_note(ada, &table, "again").await, "store-not-found");
}
