//! Passkeys of accounts.

use super::open;
use crate::support::{TestStore, assert_refused};
use store::{Millis, PasskeyRow, PasswordHash, UserId};

fn passkey(credential: u8) -> PasskeyRow {
    PasskeyRow {
        credential: vec![credential, 1],
        key: vec![credential, 2],
        count: 0,
        device: "firefox linux".to_owned(),
        created: Millis(i64::from(credential)),
        used: Millis(7),
    }
}

async fn account(store: &TestStore) -> UserId {
    let user = store.guest("Anna").await;
    store.register(user, "Anna", &PasswordHash("hash".to_owned())).await.expect("registered");
    user
}

#[tokio::test]
async fn a_passkey_belongs_to_one_account() {
    let store = open().await;
    let (anna, guest) = (account(&store).await, store.guest("Bruno").await);
    assert_refused(store.add_passkey(guest, &passkey(1), 9).await, "store-not-found");
    store.add_passkey(anna, &passkey(1), 2).await.expect("added");
    assert_refused(store.add_passkey(anna, &passkey(1), 2).await, "store-exists");
    store.add_passkey(anna, &passkey(2), 2).await.expect("added");
    assert_refused(store.add_passkey(anna, &passkey(3), 2).await, "store-too-many");
    assert_eq!(store.list_passkeys(anna).await.expect("a list"), [passkey(1), passkey(2)]);
    let (user, key) = store.find_passkey(&[1, 1]).await.expect("a search").expect("a passkey");
    assert_eq!((user.id, key), (anna, vec![1, 2]));
    assert!(store.find_passkey(&[9]).await.expect("a search").is_none());
    assert_eq!(store.export_user(anna).await.expect("an export").passkeys.len(), 2);
    store.delete_user(anna).await.expect("deleted");
    assert!(store.find_passkey(&[1, 1]).await.expect("a search").is_none());
}

#[tokio::test]
async fn a_copy_of_a_passkey_that_counts_is_noticed() {
    let store = open().await;
    let anna = account(&store).await;
    store.add_passkey(anna, &passkey(1), 9).await.expect("added");
    for _ in 0..2 {
        store.note_passkey_use(&[1, 1], 0).await.expect("it doesn't count");
    }
    store.note_passkey_use(&[1, 1], 5).await.expect("it counts");
    for old in [5, 4, 0] {
        assert_refused(store.note_passkey_use(&[1, 1], old).await, "store-not-found");
    }
    store.note_passkey_use(&[1, 1], 6).await.expect("it counts on");
    assert_eq!(store.list_passkeys(anna).await.expect("a list")[0].count, 6);
}

#[tokio::test]
async fn an_account_needs_a_way_to_sign_in() {
    let store = open().await;
    let (anna, bruno) = (account(&store).await, store.guest("Bruno").await);
    store.add_passkey(anna, &passkey(1), 9).await.expect("added");
    store.delete_passkey(anna, &[1, 1], None).await.expect("there is a password");
    assert_refused(store.delete_passkey(anna, &[1, 1], None).await, "store-not-found");
    store.register_with_passkey(bruno, "Bruno", &passkey(2)).await.expect("registered");
    let user = store.user(bruno).await.expect("an account");
    assert!(user.is_account && !user.has_password);
    assert_refused(store.delete_passkey(bruno, &[2, 1], None).await, "store-last-login");
    assert_eq!(store.list_passkeys(bruno).await.expect("a list").len(), 1, "nothing was deleted");
    assert_refused(store.delete_passkey(anna, &[2, 1], None).await, "store-not-found");
    store.set_password_hash(bruno, &PasswordHash("hash".to_owned())).await.expect("a first password");
    store.delete_passkey(bruno, &[2, 1], None).await.expect("there is a password now");
}

#[tokio::test]
async fn a_taken_name_or_passkey_registers_nobody() {
    let store = open().await;
    let (anna, bruno) = (account(&store).await, store.guest("Bruno").await);
    store.add_passkey(anna, &passkey(1), 9).await.expect("added");
    assert_refused(store.register_with_passkey(bruno, "anna", &passkey(2)).await, "store-name-taken");
    assert_refused(store.register_with_passkey(bruno, "Bruno", &passkey(1)).await, "store-exists");
    assert!(!store.user(bruno).await.expect("a guest").is_account);
}
