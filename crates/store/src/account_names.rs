//! Names of accounts and their bots: no two of them can have names that look the same.

use crate::sql::{Connection, Row, query};
use crate::{Store, StoreError, UserId};
use std::collections::BTreeSet;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// Normalized forms of a name's appearance, as written and in lower case. Names that share a form look alike: they
/// differ only in case, width, invisible characters, or characters that Unicode lists as confusable (UTS 39).
///
/// Both are needed: `I` looks like `l`, but `Ina` and `ina` are the same name.
pub fn looks_of(name: &str) -> BTreeSet<String> {
    let name: String = name.nfkc().collect();
    [look_of(&name), look_of(&name.to_lowercase())].into()
}

fn look_of(name: &str) -> String {
    skeleton(name).collect::<String>().to_lowercase()
}

impl Store {
    /// Whether this name looks like that of an account or bot other than `user`.
    pub async fn is_name_of_another(&self, name: &str, user: Option<UserId>) -> Result<bool, StoreError> {
        for look in looks_of(name) {
            let owner = self.database.fetch_optional(query(OWNER).bind(&look)).await?;
            if owner.map(|row| read_owner(&row)).transpose()?.is_some_and(|owner| Some(owner) != user) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

pub(crate) const OWNER: &str = "SELECT user_id FROM account_names WHERE look = $1";

/// Reserves this name for the account or bot. [`StoreError::NameTaken`] if it looks like the name of another.
pub(crate) async fn claim(connection: &mut Connection<'_>, user: UserId, name: &str) -> Result<(), StoreError> {
    let release = query("DELETE FROM account_names WHERE user_id = $1").bind(user.0);
    release.execute(connection).await?;
    for look in looks_of(name) {
        let insert = query("INSERT INTO account_names (look, user_id) VALUES ($1, $2)").bind(&look).bind(user.0);
        insert.execute(connection).await.map_err(|error| match error {
            StoreError::Exists => StoreError::NameTaken,
            other => other,
        })?;
    }
    Ok(())
}

/// Fills in the names of accounts that are older than the table `account_names`. If names look alike, the oldest
/// account gets the name.
pub(crate) async fn fill(connection: &mut Connection<'_>) -> Result<(), StoreError> {
    let accounts = query("SELECT id, name FROM users WHERE account_key IS NOT NULL ORDER BY created, id");
    for row in accounts.fetch_all(connection).await? {
        let (user, name): (i64, &str) = (row.get("id")?, row.get("name")?);
        for look in looks_of(name) {
            let sql = "INSERT INTO account_names (look, user_id) VALUES ($1, $2) ON CONFLICT (look) DO NOTHING";
            query(sql).bind(&look).bind(user).execute(connection).await?;
        }
    }
    Ok(())
}

fn read_owner(row: &Row) -> Result<UserId, StoreError> {
    Ok(UserId(row.get("user_id")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look_alike(one: &str, other: &str) -> bool {
        !looks_of(one).is_disjoint(&looks_of(other))
    }

    #[test]
    fn names_that_look_alike_have_a_common_look() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "ANNA"),
            ("Anna", "Аnnа"), // Cyrillic А and а
            ("Anna", "Ａｎｎａ"),
            ("Anna", "An\u{200d}na"),
            ("Anna", "An\u{34f}na"),
            ("Bruno", "Brun0"),
            ("Ina", "ina"),
            ("lena", "Iena"),
            ("Müller", "Mu\u{308}ller"),
            ("MÜLLER", "müller"),
            ("Straße", "straße"),
        ] {
            assert!(look_alike(one, other), "{one} {other}: {:?} {:?}", looks_of(one), looks_of(other));
        }
    }

    #[test]
    fn names_that_differ_have_none() {
        for (one, other) in [("Anna", "Änna"), ("Anna", "Ana"), ("Elia", "Ella"), ("Anna", "Anna 2"), ("Lina", "Tina")]
        {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
