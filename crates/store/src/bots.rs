//! Bots: computer players that an account runs. A bot is a user with an owner, and signs in with a token.

use crate::random::random_user_id;
use crate::sql::{Connection, Row, query};
use crate::users::{one_row, read_user, user_columns, write_for};
use crate::{Millis, Store, StoreError, TokenHash, User, UserId, account_names, looks_of};
use serde::Serialize;

/// A bot of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotRow {
    pub id: UserId,
    pub name: String,
    pub created: Millis,
    /// Whether it has a token, so that it can sign in.
    pub has_token: bool,
    /// Which invitations it accepts (opaque).
    pub rules: String,
}

/// A bot in the export of its owner's data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedBot {
    pub id: UserId,
    pub name: String,
    pub created: Millis,
    pub rules: String,
}

impl Store {
    /// Creates a bot. As with accounts, nobody else can have its name from then on. [`StoreError::TooMany`] if its
    /// owner already has `limit` bots, [`StoreError::NotFound`] if there is no such owner, [`StoreError::NameTaken`] if
    /// the name looks like that of an account or of another bot.
    pub async fn create_bot(
        &self,
        owner: UserId,
        name: &str,
        token: &TokenHash,
        rules: &str,
        limit: u32,
    ) -> Result<UserId, StoreError> {
        let id = random_user_id()?;
        let work = async |mut connection: Connection<'_>| {
            write_for(&mut connection, owner).await?;
            if ids_of(&mut connection, owner).await?.len() >= limit as usize {
                return Err(StoreError::TooMany { limit });
            }
            let sql = "INSERT INTO users (id, name, session_epoch, created) VALUES ($1, $2, 0, $3)";
            query(sql).bind(id.0).bind(name).bind(Millis::now().0).execute(&mut connection).await?;
            let sql = "INSERT INTO bots (user_id, owner, token_hash, rules) VALUES ($1, $2, $3, $4)";
            let insert = query(sql).bind(id.0).bind(owner.0).bind(&token.0[..]).bind(rules);
            insert.execute(&mut connection).await?;
            account_names::claim(&mut connection, id, name).await?;
            Ok(id)
        };
        self.database.write(work).await
    }

    /// The bots of this account, oldest first.
    pub async fn list_bots(&self, owner: UserId) -> Result<Vec<BotRow>, StoreError> {
        self.database.fetch_all(query(BOTS_OF).bind(owner.0)).await?.iter().map(read_bot).collect()
    }

    /// The bot with this id, of any account.
    pub async fn load_bot(&self, bot: UserId) -> Result<BotRow, StoreError> {
        read_bot(&self.database.fetch_one(query(FIND_BOT).bind(bot.0)).await?)
    }

    /// The bot with this id or name, of any account.
    pub async fn find_bot_named(&self, name: &str) -> Result<BotRow, StoreError> {
        if let Ok(id) = name.parse::<i64>()
            && let Some(row) = self.database.fetch_optional(query(FIND_BOT).bind(id)).await?
        {
            return read_bot(&row);
        }
        for look in looks_of(name) {
            if let Some(row) = self.database.fetch_optional(query(BOT_NAMED).bind(&look)).await? {
                return read_bot(&row);
            }
        }
        Err(StoreError::NotFound)
    }

    /// The bot that has this token.
    pub async fn find_bot(&self, token: &TokenHash) -> Result<Option<User>, StoreError> {
        let row = self.database.fetch_optional(query(BOT_WITH_TOKEN).bind(&token.0[..])).await?;
        row.map(|row| read_user(&row)).transpose()
    }

    /// Replaces a bot's token, or revokes it, and ends the bot's sessions. [`StoreError::NotFound`] if the bot belongs
    /// to another account.
    pub async fn set_bot_token(&self, owner: UserId, bot: UserId, token: Option<&TokenHash>) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let end_sessions = "UPDATE users SET session_epoch = session_epoch + 1 WHERE id = $1 AND deleted IS NULL";
            one_row(query(end_sessions).bind(bot.0).execute(&mut connection).await?)?;
            let update = query("UPDATE bots SET token_hash = $3 WHERE user_id = $1 AND owner = $2");
            let token = token.map(|token| &token.0[..]);
            one_row(update.bind(bot.0).bind(owner.0).bind(token).execute(&mut connection).await?)
        };
        self.database.write(work).await
    }

    /// Replaces the rules for invitations.
    pub async fn set_bot_rules(&self, bot: UserId, rules: &str) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let update = query("UPDATE bots SET rules = $2 WHERE user_id = $1").bind(bot.0).bind(rules);
            one_row(update.execute(&mut connection).await?)
        };
        self.database.write(work).await
    }

    /// The number of tables where this user has a seat in a game that is waiting to start or in progress.
    pub async fn count_live_tables_of(&self, user: UserId) -> Result<u64, StoreError> {
        read_count(&self.database.fetch_one(query(COUNT_LIVE_TABLES_OF).bind(user.0)).await?)
    }
}

macro_rules! select_bots {
    ($which:literal) => {
        concat!(
            "SELECT u.id, u.name, u.created, b.token_hash IS NOT NULL AS has_token, b.rules
             FROM bots b JOIN users u ON u.id = b.user_id WHERE u.deleted IS NULL AND ",
            $which
        )
    };
}

pub(crate) const BOTS_OF: &str = select_bots!("b.owner = $1 ORDER BY u.created, u.id");

const FIND_BOT: &str = select_bots!("u.id = $1");

pub(crate) const BOT_NAMED: &str = select_bots!("u.id = (SELECT user_id FROM account_names WHERE look = $1)");

pub(crate) const BOT_WITH_TOKEN: &str = concat!(
    "SELECT ",
    user_columns!(),
    " FROM bots b JOIN users u ON u.id = b.user_id WHERE b.token_hash = $1 AND u.deleted IS NULL"
);

pub(crate) const COUNT_LIVE_TABLES_OF: &str = "
    SELECT COUNT(DISTINCT t.id) AS count FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.user_id = $1 AND t.state IN ('open', 'running')";

pub(crate) fn read_exported_bot(row: &Row) -> Result<ExportedBot, StoreError> {
    let BotRow { id, name, created, rules, .. } = read_bot(row)?;
    Ok(ExportedBot { id, name, created, rules })
}

fn read_bot(row: &Row) -> Result<BotRow, StoreError> {
    Ok(BotRow {
        id: UserId(row.get("id")?),
        name: row.get("name")?,
        created: Millis(row.get("created")?),
        has_token: row.get("has_token")?,
        rules: row.get("rules")?,
    })
}

/// Like [`Store::count_live_tables_of`], in the open transaction.
pub(crate) async fn count_live_tables(connection: &mut Connection<'_>, user: UserId) -> Result<u64, StoreError> {
    read_count(&query(COUNT_LIVE_TABLES_OF).bind(user.0).fetch_one(connection).await?)
}

fn read_count(row: &Row) -> Result<u64, StoreError> {
    Ok(u64::try_from(row.get::<i64>("count")?).unwrap_or_default())
}

/// The bots of this account.
pub(crate) async fn ids_of(connection: &mut Connection<'_>, owner: UserId) -> Result<Vec<UserId>, StoreError> {
    let rows = query(BOTS_OF).bind(owner.0).fetch_all(connection).await?;
    rows.iter().map(|row| Ok(UserId(row.get("id")?))).collect()
}
