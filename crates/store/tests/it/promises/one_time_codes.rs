//! Links for a new password, and codes that let a guest continue on another device.

use super::open;
use crate::support::{TestStore, assert_refused};
use store::{CodeHash, CodePurpose, Millis, PasswordHash, UserId};

const CODE: CodeHash = CodeHash([1; 32]);
const OTHER: CodeHash = CodeHash([2; 32]);

fn hash(text: &str) -> PasswordHash {
    PasswordHash(text.to_owned())
}

fn in_an_hour() -> Millis {
    Millis(Millis::now().0 + 3_600_000)
}

async fn account(store: &TestStore, name: &str) -> UserId {
    let user = store.guest(name).await;
    store.register(user, name, &hash("old")).await.expect("registered");
    user
}

#[tokio::test]
async fn a_code_gives_a_new_password_once() {
    let store = open().await;
    let user = account(&store, "Anna").await;
    let before = store.user(user).await.expect("an account");
    store.create_code(user, CodePurpose::Password, CODE, in_an_hour()).await.expect("a code");
    assert_eq!(store.find_code(CodePurpose::Password, CODE).await.expect("the code").id, user);
    let after = store.use_password_code(CODE, &hash("new")).await.expect("used");
    assert!(after.id == user && after.session_epoch > before.session_epoch);
    let account = store.find_account("Anna").await.expect("a search").expect("an account");
    assert_eq!(account.password_hash, hash("new"));
    assert_refused(store.use_password_code(CODE, &hash("newer")).await, "store-not-found");
}

#[tokio::test]
async fn old_unknown_and_replaced_codes_do_not_work() {
    let store = open().await;
    let (purpose, user) = (CodePurpose::Password, account(&store, "Anna").await);
    assert_refused(store.use_password_code(CODE, &hash("new")).await, "store-not-found");
    store.create_code(user, purpose, CODE, Millis(Millis::now().0 - 1)).await.expect("a code");
    assert_refused(store.use_password_code(CODE, &hash("new")).await, "store-not-found");
    store.create_code(user, purpose, CODE, in_an_hour()).await.expect("a code");
    store.create_code(user, purpose, OTHER, in_an_hour()).await.expect("another code");
    assert_refused(store.use_password_code(CODE, &hash("new")).await, "store-not-found");
    store.delete_user(user).await.expect("deleted");
    assert_refused(store.use_password_code(OTHER, &hash("new")).await, "store-not-found");
}

#[tokio::test]
async fn a_code_brings_a_guest_to_another_device_once() {
    let store = open().await;
    let guest = store.guest("Bruno").await;
    store.create_code(guest, CodePurpose::Device, CODE, in_an_hour()).await.expect("a code");
    assert_eq!(store.use_device_code(CODE).await.expect("used").id, guest);
    assert_refused(store.use_device_code(CODE).await, "store-not-found");
}

#[tokio::test]
async fn a_code_is_not_valid_for_another_purpose() {
    let store = open().await;
    let (guest, user) = (store.guest("Bruno").await, account(&store, "Anna").await);
    assert_refused(store.create_code(guest, CodePurpose::Password, CODE, in_an_hour()).await, "store-not-found");
    assert_refused(store.create_code(user, CodePurpose::Device, CODE, in_an_hour()).await, "store-not-found");
    store.create_code(guest, CodePurpose::Device, CODE, in_an_hour()).await.expect("a code");
    assert_refused(store.use_password_code(CODE, &hash("new")).await, "store-not-found");
    store.create_code(user, CodePurpose::Password, OTHER, in_an_hour()).await.expect("a code");
    assert_refused(store.use_device_code(OTHER).await, "store-not-found");
    store.register(guest, "Bruno", &hash("old")).await.expect("registered");
    assert_refused(store.use_device_code(CODE).await, "store-not-found");
}
