//! Guarantees of every database. The tests of each include these modules, with their own `home`.

mod administration;
mod blocks;
mod bots;
mod chat;
mod conflicts;
mod durability;
mod former_players;
mod friends;
mod full;
mod group_commit;
mod health;
mod identities;
mod invitations;
mod learning;
mod lobby;
mod notes;
mod notices;
mod one_time_codes;
mod opening;
mod passkeys;
mod purge;
mod seat_orders;
mod sessions;
mod tables;
mod tasks;
mod users;
mod vacations;
mod wakeups;

use super::home;
use crate::support::TestStore;
use store::Settings;

async fn open() -> TestStore {
    open_with(Settings::default()).await
}

async fn open_with(settings: Settings) -> TestStore {
    TestStore::open(home(), settings).await
}
