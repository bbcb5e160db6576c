//! Every error has a message in every language.

use protocol::{Code, WORDS};

fn keys(text: &str) -> Vec<&str> {
    let keys = text.lines().filter_map(|line| line.split_once(" = ").map(|(key, _)| key));
    keys.filter(|key| key.starts_with("error-")).collect()
}

#[test]
fn every_code_has_a_message_and_vice_versa() {
    let codes: Vec<&str> = Code::ALL.iter().map(|code| code.key()).collect();
    assert_eq!(keys(WORDS.en), codes);
    assert_eq!(keys(WORDS.de), codes);
}

#[test]
fn a_code_is_named_after_its_message() {
    for code in Code::ALL {
        let name = serde_json::to_value(code).unwrap();
        assert_eq!(format!("error-{}", name.as_str().unwrap()), code.key());
    }
}
