//! Splits commands and lists of bots. Quotes work as in a shell, but nothing is expanded.

/// The error for an unclosed quote or a trailing backslash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unclosed;

/// The role of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// Outside quotes.
    Plain,
    /// Inside quotes or after a backslash.
    Quoted,
    /// A quotation mark or backslash that quotes other characters.
    Mark,
}

/// Splits a list at unquoted commas. Quotes are kept.
pub(crate) fn split_list(text: &str) -> Result<Vec<String>, Unclosed> {
    let mut items = vec![String::new()];
    for (letter, role) in scan(text)? {
        match (letter, role) {
            (',', Role::Plain) => items.push(String::new()),
            _ => items.last_mut().expect("there is an item").push(letter),
        }
    }
    Ok(items)
}

/// Splits a command at unquoted whitespace and removes the quotes.
pub(super) fn split_words(command: &str) -> Result<Vec<String>, Unclosed> {
    let mut words: Vec<String> = Vec::new();
    let mut inside = false;
    for (letter, role) in scan(command)? {
        if role == Role::Plain && letter.is_whitespace() {
            inside = false;
            continue;
        }
        if !inside {
            words.push(String::new());
            inside = true;
        }
        if role != Role::Mark {
            words.last_mut().expect("a word has begun").push(letter);
        }
    }
    Ok(words)
}

/// Each character with its role. `'…'` quotes everything; `"…"` quotes everything except backslashes. Outside `'…'`, a
/// backslash quotes the next character.
fn scan(text: &str) -> Result<Vec<(char, Role)>, Unclosed> {
    let mut found = Vec::new();
    let (mut quote, mut escaped) = (None, false);
    for letter in text.chars() {
        let role = match (letter, quote) {
            _ if escaped => Role::Quoted,
            ('\\', None | Some('"')) => Role::Mark,
            ('\'' | '"', None) => Role::Mark,
            (letter, Some(mark)) if letter == mark => Role::Mark,
            (_, Some(_)) => Role::Quoted,
            (_, None) => Role::Plain,
        };
        escaped = role == Role::Mark && letter == '\\';
        if role == Role::Mark && letter != '\\' {
            quote = if quote.is_none() { Some(letter) } else { None };
        }
        found.push((letter, role));
    }
    if quote.is_none() && !escaped { Ok(found) } else { Err(Unclosed) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(command: &str) -> Vec<String> {
        split_words(command).unwrap()
    }

    #[test]
    fn spaces_separate_words() {
        assert_eq!(words("./my-bot"), ["./my-bot"]);
        assert_eq!(words("  python3  bot.py --depth 3 "), ["python3", "bot.py", "--depth", "3"]);
        assert!(words("  ").is_empty());
    }

    #[test]
    fn quotes_keep_spaces_and_are_removed() {
        assert_eq!(words("'my bot' \"its file\" a\\ b"), ["my bot", "its file", "a b"]);
        assert_eq!(words("--name='x y'z '' "), ["--name=x yz", ""]);
        assert_eq!(words(r#"'a\b' "a\"b" "it's""#), [r"a\b", r#"a"b"#, "it's"]);
    }

    #[test]
    fn nothing_is_expanded() {
        assert_eq!(words("$HOME ~ *.py; ls | wc"), ["$HOME", "~", "*.py;", "ls", "|", "wc"]);
    }

    #[test]
    fn commas_separate_bots_unless_they_are_quoted() {
        let list = |text: &str| split_list(text).unwrap();
        assert_eq!(list("exec:./a b,level:expert"), ["exec:./a b", "level:expert"]);
        assert_eq!(list("exec:./a 'x,y',exec:./b x\\,y"), ["exec:./a 'x,y'", "exec:./b x\\,y"]);
        assert_eq!(list("eager,"), ["eager", ""]);
    }

    #[test]
    fn quotes_are_closed() {
        for text in ["'a", "\"a", "a\\", "'a\" b"] {
            assert_eq!(split_words(text), Err(Unclosed), "{text}");
            assert_eq!(split_list(text), Err(Unclosed), "{text}");
        }
    }
}
