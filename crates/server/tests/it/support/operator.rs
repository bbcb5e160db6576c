//! The operator of a test server.

use super::{Answer, Person, TestServer};
use serde_json::{Value, json};
use server::{OPERATOR_SECRET, OperatorKey};
use store::Store;

/// The operator, who can read the database.
pub(crate) struct Operator(OperatorKey, Person);

impl Operator {
    pub(crate) async fn of(server: &TestServer) -> Self {
        let key = Store::read_secret(server.data(), OPERATOR_SECRET).await.unwrap().unwrap();
        Self(OperatorKey::new(key), Person::stranger(server))
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.1.get_with(&format!("/api/admin{path}"), &[format!("Authorization: {}", self.0.authorization())]).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        let headers = [format!("Authorization: {}", self.0.authorization())];
        self.1.send_with("POST", &format!("/api/admin{path}"), &headers, &body.to_string()).await
    }

    pub(crate) async fn act(&self, person: &Person, action: &str) -> Answer {
        self.post(&format!("/users/id:{}", person.id), &json!({"do": action})).await
    }

    /// The entries of the audit log, latest first: actor, action and subject.
    pub(crate) async fn audit(&self) -> Vec<(Option<String>, String, String)> {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let entries = self.get("/audit").await.ok();
        let entry = |it: &Value| (text(&it["actor"]), text(&it["action"]).unwrap(), text(&it["subject"]).unwrap());
        entries.as_array().unwrap().iter().map(entry).collect()
    }
}
