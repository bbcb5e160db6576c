//! Whether a stored table can be continued.

use super::TableSetup;
use super::load::{new_play, read_json};
use crate::games::Games;
use game::OptionValues;
use protocol::{ApiError, Code};
use store::{Store, TableId, TableState, Version};

/// Replays a table's log with all checks of the rules. Fails with the code that a visitor of the table would get.
pub(crate) async fn check_replays(store: &Store, id: &TableId) -> Result<(), Code> {
    replay(store, id).await.map_err(|error| error.code)
}

async fn replay(store: &Store, id: &TableId) -> Result<(), ApiError> {
    let row = store.load_table(id).await.map_err(crate::error::store_error)?;
    let options = read_json::<OptionValues>(&row.meta.options)?;
    let setup = read_json::<TableSetup>(&row.meta.settings)?;
    if row.meta.state == TableState::Open {
        return Ok(());
    }
    let mut play = new_play(Games::default(), &row, &options, &setup)?;
    play.read(&store.load_log(id, Version::START).await.map_err(crate::error::store_error)?)
}
