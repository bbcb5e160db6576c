//! Converts a game's choices to the format sent to clients.

use foldhash::HashMap;
use game::{Choice, Game, ToText};
use protocol::{ChoicePart, Choices, Click};

/// Converts a choice tree to the format sent to clients.
pub(crate) fn write<G: Game>(choices: &game::ChoiceTree<G>) -> Choices {
    let mut writer = Writer::<G> { choices: Choices::default(), parts: HashMap::default(), places: HashMap::default() };
    if !choices.roots.is_empty() {
        writer.place(&choices.roots);
    }
    writer.choices
}

/// The action that these clicks lead to, if any.
pub(crate) fn follow<G: Game>(choices: &game::ChoiceTree<G>, clicks: &[String]) -> Option<G::Action> {
    let (first, rest) = clicks.split_first()?;
    let step = |level: &'_ [Choice<G>], click: &String| level.iter().position(|it| it.part.to_string() == *click);
    let mut at = &choices.roots[step(&choices.roots, first)?];
    for click in rest {
        at = &at.then[step(&at.then, click)?];
    }
    at.action
}

/// Assigns indices to parts and places, sharing equal ones.
struct Writer<G: Game> {
    choices: Choices,
    parts: HashMap<G::Part, u16>,
    places: HashMap<Vec<Click>, u16>,
}

impl<G: Game> Writer<G> {
    fn place(&mut self, level: &[Choice<G>]) -> u16 {
        let clicks: Vec<Click> = level.iter().map(|choice| self.click(choice)).collect();
        let next = self.choices.places.len() as u16;
        *self.places.entry(clicks).or_insert_with_key(|clicks| {
            self.choices.places.push(clicks.clone());
            next
        })
    }

    fn click(&mut self, choice: &Choice<G>) -> Click {
        let then = (!choice.then.is_empty()).then(|| self.place(&choice.then));
        Click(self.part(choice.part), choice.action.is_some(), then)
    }

    fn part(&mut self, part: G::Part) -> u16 {
        let next = self.choices.parts.len() as u16;
        *self.parts.entry(part).or_insert_with(|| {
            self.choices.parts.push(ChoicePart { part: part.to_string(), label: part.text() });
            next
        })
    }
}
