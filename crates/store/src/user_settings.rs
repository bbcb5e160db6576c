//! Settings of a user that the server needs, such as quiet hours.

use crate::sql::{Connection, query};
use crate::users::write_for;
use crate::{Store, StoreError, UserId};

impl Store {
    /// The user's settings (opaque); `None` if there are none.
    pub async fn load_user_settings(&self, user: UserId) -> Result<Option<String>, StoreError> {
        let row = self.database.fetch_optional(query(FIND).bind(user.0)).await?;
        row.map(|row| row.get("settings")).transpose()
    }

    /// Replaces the user's settings. [`StoreError::NotFound`] if there is no such user.
    pub async fn set_user_settings(&self, user: UserId, settings: &str) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for(&mut connection, user).await?;
            query(SET).bind(user.0).bind(settings).execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }
}

pub(crate) const FIND: &str = "SELECT settings FROM user_settings WHERE user_id = $1";

const SET: &str = "
    INSERT INTO user_settings (user_id, settings) VALUES ($1, $2)
    ON CONFLICT (user_id) DO UPDATE SET settings = EXCLUDED.settings";

pub(crate) async fn read(connection: &mut Connection<'_>, user: UserId) -> Result<Option<String>, StoreError> {
    let row = query(FIND).bind(user.0).fetch_optional(connection).await?;
    row.map(|row| row.get("settings")).transpose()
}
