//! The commands a player can type.

/// A parsed input line. Actions stay unparsed, since their notation depends on the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// Make the choice with this number.
    Choose(usize),
    /// Explain the choice with this number.
    Explain(usize),
    /// Go back to the previous part.
    Back,
    /// Show the board and the choices again.
    Show,
    Undo,
    /// Describe the whole position.
    View,
    /// Describe the player's own area.
    Hand,
    Sheet,
    Log,
    Save(String),
    Help,
    Quit,
    /// Anything else, taken as an action in notation.
    Action(String),
}

impl Request {
    pub(super) fn read(line: &str) -> Self {
        let line = line.trim();
        if let Ok(number) = line.parse() {
            return Request::Choose(number);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", "") => Request::Show,
            ("back", "") => Request::Back,
            ("undo", "") => Request::Undo,
            ("view", "") => Request::View,
            ("hand", "") => Request::Hand,
            ("sheet", "") => Request::Sheet,
            ("log", "") => Request::Log,
            ("help" | "?", "") => Request::Help,
            ("quit" | "exit", "") => Request::Quit,
            ("save", file) if !file.is_empty() => Request::Save(file.to_owned()),
            ("why", number) => number.parse().map_or_else(|_| Request::Action(line.to_owned()), Request::Explain),
            _ => Request::Action(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_words_are_understood() {
        assert_eq!(Request::read(" 12 "), Request::Choose(12));
        assert_eq!(Request::read("why 3"), Request::Explain(3));
        assert_eq!(Request::read("undo"), Request::Undo);
        assert_eq!(Request::read(""), Request::Show);
    }

    #[test]
    fn a_file_name_may_have_spaces() {
        assert_eq!(Request::read("save my game.jsonl"), Request::Save("my game.jsonl".to_owned()));
    }

    #[test]
    fn anything_else_may_be_an_action() {
        for line in ["place 3", "save", "why", "why not", "undo all"] {
            assert_eq!(Request::read(line), Request::Action(line.to_owned()));
        }
    }
}
