//! Sessions that can be listed and ended, and recovery codes.

use super::open;
use crate::support::{TestStore, assert_refused};
use store::{CodeHash, CodePurpose, Millis, PasswordHash, SessionState, UserId};

const ONE: Millis = Millis(1_000);
const OTHER: Millis = Millis(2_000);

fn hash(text: &str) -> PasswordHash {
    PasswordHash(text.to_owned())
}

async fn account(store: &TestStore) -> UserId {
    let user = store.guest("Anna").await;
    store.register(user, "Anna", &hash("old")).await.expect("registered");
    user
}

async fn state(store: &TestStore, user: UserId, issued: Millis) -> SessionState {
    store.user_in_session(user, issued).await.expect("a user").1
}

#[tokio::test]
async fn sessions_are_noted_listed_and_ended_one_by_one() {
    let store = open().await;
    let user = store.guest("Anna").await;
    assert_eq!(state(&store, user, ONE).await, SessionState::Unknown);
    store.note_session(user, ONE, "firefox linux").await.expect("noted");
    store.note_session(user, OTHER, "safari iphone").await.expect("noted");
    assert!(matches!(state(&store, user, ONE).await, SessionState::Active(_)));
    let devices = async || -> Vec<String> {
        let sessions = store.list_sessions(user, 9).await.expect("a list");
        sessions.into_iter().map(|session| session.device).collect()
    };
    assert_eq!(devices().await.len(), 2);
    store.revoke_session(user, ONE).await.expect("ended");
    assert_eq!(devices().await, ["safari iphone"]);
    assert_eq!(state(&store, user, ONE).await, SessionState::Revoked);
    store.note_session(user, ONE, "firefox linux").await.expect("noted");
    assert_eq!(state(&store, user, ONE).await, SessionState::Revoked, "it stays ended");
    assert!(matches!(state(&store, user, OTHER).await, SessionState::Active(_)));
}

#[tokio::test]
async fn only_sessions_that_were_noted_can_be_ended() {
    let store = open().await;
    let user = store.guest("Anna").await;
    assert_refused(store.revoke_session(user, ONE).await, "store-not-found");
    store.note_session(user, ONE, "a device").await.expect("noted");
    for _ in 0..2 {
        store.revoke_session(user, ONE).await.expect("ended");
        assert_eq!(state(&store, user, ONE).await, SessionState::Revoked);
    }
    assert_eq!(store.forget_sessions(OTHER).await.expect("forgotten"), 1);
    assert_eq!(state(&store, user, ONE).await, SessionState::Unknown);
}

#[tokio::test]
async fn all_sessions_end_with_the_password_or_the_user() {
    let store = open().await;
    let user = account(&store).await;
    for end in ["password", "all", "link"] {
        store.note_session(user, ONE, "a device").await.expect("noted");
        match end {
            "password" => drop(store.set_password_hash(user, &hash("new")).await.expect("changed")),
            "all" => drop(store.revoke_sessions(user).await.expect("ended")),
            _ => {
                let until = Millis(Millis::now().0 + 1_000_000);
                store.create_code(user, CodePurpose::Password, CodeHash([1; 32]), until).await.expect("a link");
                store.use_password_code(CodeHash([1; 32]), &hash("newer")).await.expect("used");
            }
        }
        assert!(store.list_sessions(user, 9).await.expect("a list").is_empty(), "{end}");
    }
    store.note_session(user, ONE, "a device").await.expect("noted");
    assert_eq!(store.export_user(user).await.expect("an export").sessions.len(), 1);
    store.delete_user(user).await.expect("deleted");
    assert!(store.list_sessions(user, 9).await.expect("a list").is_empty());
    assert_refused(store.note_session(user, ONE, "a device").await, "store-not-found");
}

#[tokio::test]
async fn a_recovery_code_works_once() {
    let store = open().await;
    let (guest, user) = (store.guest("Bruno").await, account(&store).await);
    let [one, two, three] = [1, 2, 3].map(|byte| CodeHash([byte; 32]));
    assert_refused(store.set_recovery_codes(guest, &[one]).await, "store-not-found");
    store.set_recovery_codes(user, &[one, two]).await.expect("codes");
    assert_eq!(store.count_recovery_codes(user).await.expect("a count"), 2);
    assert_refused(store.use_recovery_code(user, three, &hash("new")).await, "store-not-found");
    assert_refused(store.use_recovery_code(guest, one, &hash("new")).await, "store-not-found");
    let before = store.user(user).await.expect("an account").session_epoch;
    let after = store.use_recovery_code(user, one, &hash("new")).await.expect("used");
    assert!(after.session_epoch > before);
    let account = store.find_account("Anna").await.expect("a search").expect("an account");
    assert_eq!(account.password_hash, hash("new"));
    assert_refused(store.use_recovery_code(user, one, &hash("newer")).await, "store-not-found");
    store.set_recovery_codes(user, &[three]).await.expect("codes");
    assert_refused(store.use_recovery_code(user, two, &hash("newer")).await, "store-not-found");
    assert_eq!(store.count_recovery_codes(user).await.expect("a count"), 1);
}
