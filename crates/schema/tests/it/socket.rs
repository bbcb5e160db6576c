//! The command schema accepts exactly what the server accepts.

use crate::schema_file;
use protocol::ToServer;
use serde_json::{Value, json};
use testkit::schema_fault;

fn commands() -> Vec<Value> {
    vec![
        json!({"type": "act", "seat": 0, "decision": 14, "action": "sail"}),
        json!({"type": "act", "seat": 0, "decision": 14, "action": ["space:houses-3"]}),
        json!({"type": "undo", "seat": 0}),
        json!({"type": "preview", "seat": 0, "action": "sail"}),
        json!({"type": "preview-all", "seat": 0}),
        json!({"type": "hint", "seat": 0}),
        json!({"type": "describe"}),
        json!({"type": "look", "seat": 1}),
        json!({"type": "look", "seat": null}),
        json!({"type": "look"}),
        json!({"type": "ready", "seat": 0, "nonce": "00112233445566778899aabbccddeeff"}),
        json!({"type": "leave", "seat": 0}),
        json!({"type": "return", "seat": 0}),
        json!({"type": "remove", "seat": 0}),
        json!({"type": "resign", "seat": 0}),
        json!({"type": "abandon", "seat": 0, "agree": true}),
        json!({"type": "rematch"}),
        json!({"type": "say", "text": "Hello"}),
        json!({"type": "mute", "seat": 0, "muted": true}),
        json!({"type": "attend", "looking": false}),
        json!({"type": "attend"}),
        json!({"type": "fly", "seat": 0}),
        json!({"type": "act", "seat": 0, "action": "sail"}),
        json!({"type": "act", "seat": 0, "decision": 14, "action": 7}),
        json!({"type": "undo", "seat": "0"}),
        json!({"type": "undo", "seat": -1}),
        json!({"seat": 0}),
        json!({}),
    ]
}

#[test]
fn the_schema_accepts_exactly_what_the_server_reads() {
    let schema = schema_file("socket");
    let mut read = 0;
    for mut command in commands() {
        command["id"] = json!("1");
        let is_described = schema_fault(&schema, &schema["$defs"]["ToServer"], &command).is_none();
        let is_read = serde_json::from_value::<ToServer>(command.clone()).is_ok();
        assert_eq!(is_described, is_read, "{command}");
        read += usize::from(is_read);
    }
    assert_eq!(read, 20);
}

#[test]
fn a_command_has_an_id() {
    let schema = schema_file("socket");
    let fault = schema_fault(&schema, &schema["$defs"]["ToServer"], &json!({"type": "describe"}));
    assert_eq!(fault, Some("id is missing".to_owned()));
}
