//! Identities of accounts at issuers.

use super::open;
use crate::support::{TestStore, assert_refused};
use store::{Identity, Millis, PasskeyRow, PasswordHash, UserId};

const CLUB: &str = "https://id.club.example";

fn identity(subject: &str) -> Identity {
    Identity { issuer: CLUB.to_owned(), subject: subject.to_owned() }
}

async fn account(store: &TestStore, name: &str) -> UserId {
    let user = store.guest(name).await;
    store.register(user, name, &PasswordHash("hash".to_owned())).await.expect("registered");
    user
}

#[tokio::test]
async fn an_identity_belongs_to_one_account() {
    let store = open().await;
    let (anna, bruno) = (account(&store, "Anna").await, account(&store, "Bruno").await);
    let guest = store.guest("Carla").await;
    assert_refused(store.add_identity(guest, &identity("anna")).await, "store-not-found");
    store.add_identity(anna, &identity("anna")).await.expect("added");
    assert_refused(store.add_identity(bruno, &identity("anna")).await, "store-exists");
    assert_refused(store.add_identity(anna, &identity("another")).await, "store-exists");
    let elsewhere = Identity { issuer: "https://other.example".to_owned(), ..identity("anna") };
    assert!(store.find_identity(&elsewhere).await.expect("a search").is_none(), "a subject is the issuer's own");
    store.add_identity(bruno, &elsewhere).await.expect("added");
    let found = store.find_identity(&identity("anna")).await.expect("a search").expect("an account");
    assert_eq!(found.id, anna);
    assert!(store.has_identity(anna, CLUB).await.expect("an answer"));
    assert!(!store.has_identity(bruno, CLUB).await.expect("an answer"));
    let exported = store.export_user(anna).await.expect("an export").identities;
    assert_eq!((exported.len(), exported[0].subject.as_str()), (1, "anna"));
    store.delete_user(anna).await.expect("deleted");
    assert!(store.find_identity(&identity("anna")).await.expect("a search").is_none());
    store.add_identity(bruno, &identity("anna")).await.expect("it is free again");
}

#[tokio::test]
async fn an_identity_makes_an_account_of_a_guest_or_a_new_one() {
    let store = open().await;
    let guest = store.guest("Guest").await;
    let anna = store.register_with_identity(Some(guest), "Anna", &identity("anna")).await.expect("registered");
    assert_eq!(anna, guest);
    let bruno = store.register_with_identity(None, "Bruno", &identity("bruno")).await.expect("registered");
    for (user, name) in [(anna, "Anna"), (bruno, "Bruno")] {
        let user = store.user(user).await.expect("an account");
        assert_eq!((user.name.as_str(), user.is_account, user.has_password), (name, true, false));
    }
    let refused = store.register_with_identity(Some(anna), "Anna", &identity("x")).await;
    assert_refused(refused.map(drop), "store-not-a-guest");
}

#[tokio::test]
async fn a_taken_name_or_identity_registers_nobody() {
    let store = open().await;
    store.register_with_identity(None, "Anna", &identity("anna")).await.expect("registered");
    let bruno = store.guest("Bruno").await;
    for guest in [Some(bruno), None] {
        let name = store.register_with_identity(guest, "anna", &identity("bruno")).await;
        assert_refused(name.map(drop), "store-name-taken");
        let taken = store.register_with_identity(guest, "Bruno", &identity("anna")).await;
        assert_refused(taken.map(drop), "store-exists");
    }
    assert!(!store.user(bruno).await.expect("a guest").is_account);
    assert_eq!(store.find_account("Bruno").await.expect("a search"), None);
}

#[tokio::test]
async fn an_identity_is_a_way_to_sign_in() {
    let store = open().await;
    let anna = store.register_with_identity(None, "Anna", &identity("anna")).await.expect("registered");
    assert_refused(store.delete_identity(anna, CLUB).await, "store-last-login");
    assert!(store.has_identity(anna, CLUB).await.expect("an answer"), "nothing was deleted");
    let passkey = PasskeyRow {
        credential: vec![1],
        key: vec![2],
        count: 0,
        device: String::new(),
        created: Millis(1),
        used: Millis(1),
    };
    store.add_passkey(anna, &passkey, 9).await.expect("added");
    store.delete_passkey(anna, &[1], Some(CLUB)).await.expect("there is the identity");
    store.add_passkey(anna, &passkey, 9).await.expect("added");
    for issuer in [None, Some("https://other.example")] {
        assert_refused(store.delete_passkey(anna, &[1], issuer).await, "store-last-login");
    }
    store.delete_identity(anna, CLUB).await.expect("there is the passkey");
    assert_refused(store.delete_identity(anna, CLUB).await, "store-not-found");
}
