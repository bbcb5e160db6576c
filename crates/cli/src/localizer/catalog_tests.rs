//! Every text that a game can produce has a message in every language.

use super::*;
use catalog::{Listed, Visitor};
use game::{
    Choice, ChoiceTree, Event, Game, GameExt, GameOptions, NotationError, OptionSpec, OptionValues, ScoreSheet, Seat,
    Text, ToText, Turn, View, Viewer, choose,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use std::collections::BTreeSet;
use std::str::FromStr;

const LANGS: [Lang; 2] = [Lang::En, Lang::De];
const GAMES_PER_SETTING: u64 = 3;
/// Number of actions from other positions tried at each decision, to collect refusals.
const WRONG_TRIES: usize = 40;

#[test]
fn every_text_exists_in_every_language() {
    for slug in catalog::SLUGS {
        catalog::visit(slug, SayEverything);
    }
}

#[test]
fn languages_have_the_same_messages() {
    assert_eq!(keys(PROGRAM.en), keys(PROGRAM.de));
    assert_eq!(keys(game::WORDS.en), keys(game::WORDS.de));
    assert_eq!(keys(insight::WORDS.en), keys(insight::WORDS.de));
    assert_eq!(keys(localizer::WORDS.en), keys(localizer::WORDS.de));
    assert_eq!(keys(protocol::WORDS.en), keys(protocol::WORDS.de));
    assert_eq!(keys(verifiable_chance::WORDS.en), keys(verifiable_chance::WORDS.de));
    for slug in catalog::SLUGS {
        catalog::visit(slug, SameKeys);
    }
}

#[test]
fn lists_are_joined_as_the_language_requires() {
    let list = |seats| {
        Text::new("seat").with("seat", Seat::all(seats).map(|s| Text::new("seat").with("seat", s)).collect::<Vec<_>>())
    };
    let say = |lang, seats| {
        Localizer::new(lang, None).with_names(["A", "B", "C"].map(String::from).into()).localize(&list(seats))
    };
    assert_eq!(say(Lang::En, 1), "A");
    assert_eq!(say(Lang::En, 2), "A and B");
    assert_eq!(say(Lang::De, 3), "A, B und C");
}

#[test]
fn a_missing_message_or_argument_is_found() {
    let localizer = Localizer::new(Lang::En, None);
    assert!(localizer.try_localize(&Text::new("nobody-wrote-this")).is_err());
    assert!(localizer.try_localize(&Text::new("cli-error")).is_err());
    assert_eq!(localizer.localize(&Text::new("nobody-wrote-this")), "nobody-wrote-this");
}

struct SameKeys;

impl Visitor for SameKeys {
    type Output = ();

    fn visit<G: Listed>(self) {
        assert_eq!(keys(G::WORDS.en), keys(G::WORDS.de), "{}", G::SLUG);
    }
}

/// The message keys in a file.
fn keys(fluent: &str) -> BTreeSet<&str> {
    let is_key = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    fluent.lines().filter(is_key).filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
}

struct SayEverything;

impl Visitor for SayEverything {
    type Output = ();

    fn visit<G: Listed>(self) {
        for options in settings::<G>() {
            let mut speaker = Speaker::<G>::new(options);
            speaker.say(&Text::new("game-name"));
            (0..GAMES_PER_SETTING).for_each(|seed| speaker.play(seed));
        }
    }
}

/// Every valid combination of options.
fn settings<G: Game>() -> Vec<G::Options> {
    let vary = |settings: Vec<OptionValues>, spec: &OptionSpec| {
        let values = |setting: OptionValues| {
            spec.kind.allowed().into_iter().map(move |value| setting.clone().with(spec.name, value))
        };
        settings.into_iter().flat_map(values).collect()
    };
    let all = G::Options::SPECS.iter().fold(vec![OptionValues::new()], vary);
    all.iter().filter_map(|setting| setting.read().ok()).collect()
}

/// Plays random games and localizes every text along the way.
struct Speaker<G: Game> {
    options: G::Options,
    localizers: Vec<Localizer>,
    /// Actions seen so far; most are illegal at other decisions.
    seen: Vec<G::Action>,
    /// Chance outcomes seen so far; likewise, most are illegal elsewhere.
    drawn: Vec<G::Chance>,
}

impl<G: Game> Speaker<G> {
    fn new(options: G::Options) -> Self {
        let localizers = LANGS.map(|lang| Localizer::new(lang, Some(G::WORDS))).into();
        Self { options, localizers, seen: Vec::new(), drawn: Vec::new() }
    }

    fn play(&mut self, seed: u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut game, mut events) = (G::new(&self.options), Vec::new());
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.draw(&mut rng);
                    self.say_draw(&game, &chance);
                    game.reveal(chance, &mut events);
                }
                turn => {
                    let seat = turn.seats().first().unwrap();
                    self.say_choices(&game, seat, &mut rng);
                    game.play(seat, choose(&mut rng, &game.legal(seat)), &mut events);
                }
            }
            self.say_views(&game);
        }
        self.say_events(&events, game.players());
    }

    fn say(&self, text: &Text) {
        for localizer in &self.localizers {
            if let Err(error) = localizer.try_localize(text) {
                panic!("{} ({:?}): {text:?}: {error}", G::SLUG, localizer.lang());
            }
        }
    }

    fn say_draw(&mut self, game: &G, chance: &G::Chance) {
        for refusal in self.drawn.iter().filter_map(|drawn| game.check_chance(drawn).err()) {
            self.say(&refusal.text());
        }
        self.say_misspelt::<G::Chance>(&chance.to_string());
        self.drawn.push(chance.clone());
    }

    /// The errors for notation that is too short, is too long, or has a wrong token.
    fn say_misspelt<T: FromStr<Err = NotationError>>(&self, notation: &str) {
        let tokens: Vec<&str> = notation.split(' ').collect();
        for index in 0..tokens.len() {
            let (before, after) = (tokens[..index].join(" "), tokens[index + 1..].join(" "));
            for misspelt in [before.clone(), format!("{before} ? {after}"), format!("{notation} ?")] {
                misspelt.parse::<T>().err().iter().for_each(|error| self.say(&error.text()));
            }
        }
    }

    fn say_choices(&mut self, game: &G, seat: Seat, rng: &mut ChaCha8Rng) {
        self.say_parts(&ChoiceTree::new(game, seat).roots);
        let view = game.view(Viewer::Seat(seat));
        for action in game.legal(seat) {
            self.say(&action.text());
            self.say(&G::label(&view, &action));
            self.say_misspelt::<G::Action>(&action.to_string());
            self.seen.push(action);
        }
        for _ in 0..WRONG_TRIES {
            let action = choose(rng, &self.seen);
            self.say(&action.text());
            if let Err(refusal) = game.check(seat, &action) {
                self.say(&refusal.text());
            }
        }
    }

    fn say_parts(&self, choices: &[Choice<G>]) {
        for choice in choices {
            self.say(&choice.part.text());
            self.say_parts(&choice.then);
        }
    }

    fn say_views(&self, game: &G) {
        for viewer in Viewer::all(game.players()) {
            for (heading, lines) in game.view(viewer).describe() {
                self.say(&heading);
                lines.iter().for_each(|line| self.say(line));
            }
        }
    }

    fn say_events(&self, events: &[G::Event], players: usize) {
        for viewer in Viewer::all(players) {
            events.iter().filter_map(|event| event.seen_by(viewer)).for_each(|event| self.say(&event.text()));
        }
        events.iter().for_each(|event| self.say(&event.text()));
        for line in ScoreSheet::new(players, events).lines() {
            for localizer in &self.localizers {
                assert!(localizer.try_source(line.source).is_ok(), "source-{}", line.source);
            }
        }
    }
}
