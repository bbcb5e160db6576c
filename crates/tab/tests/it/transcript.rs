//! Writes down the outputs of the native engine; `web/tests/engine.test.ts` compares those of the compiled engine with
//! them.

use crate::page::{Page, seed_bytes};
use game::SplitMix;
use rand_core::Rng;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::env;
use std::fs::{File, create_dir_all};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use tab::{Input, Outputs, WorkKind};

/// Opponents, used in turn from game to game.
const BOTS: [&str; 4] = ["level:novice", "level:casual", "eager", "level:skilled"];

/// Number of moves in each game whose speed is compared.
const TIMED_MOVES: usize = 6;

/// Number of steps of a game that are reviewed: reviewing all of them would take too long.
const REVIEWED_STEPS: usize = 10;

/// Plays a game with each configuration, or `TAVOLA_TAB_GAMES` games if that is more.
#[test]
fn games_are_written_down() {
    let games = env::var("TAVOLA_TAB_GAMES").map_or(0, |games| games.parse().expect("a number of games"));
    let configurations = configurations();
    let mut transcript = Transcript::create("games");
    for number in 0..games.max(configurations.len()) {
        transcript.play(number, &configurations[number % configurations.len()]);
    }
    assert!(transcript.games >= configurations.len() && configurations.len() > 20);
}

/// The first moves of a bot in every game, to compare how long they take.
#[test]
fn moves_are_timed() {
    let bot = env::var("TAVOLA_TAB_BOT").unwrap_or_else(|_| "level:expert".to_owned());
    let mut transcript = Transcript::create("timed");
    for slug in catalog::SLUGS {
        let configuration = configurations().into_iter().find(|it| it.game == *slug).expect("a configuration");
        transcript.write(&json!({ "start": seed_text(1), "game": slug }));
        let mut observe = |input: &Input, outputs: &Outputs, time| transcript.add(input, outputs, time);
        let mut page = Page::observed_by(1, Some(&mut observe));
        page.open(slug, configuration.options, &vec![bot.as_str(); configuration.players - 1][..]);
        let mut rng = SplitMix::new(1);
        for _ in 0..TIMED_MOVES {
            page.wait();
            let clicks = page.any_choice(&mut rng);
            page.act(&clicks);
        }
        assert_eq!(page.phase(), "running");
    }
}

/// The beginning of a review, lessons, and answers to puzzles.
#[test]
fn study_is_written_down() {
    let mut transcript = Transcript::create("study");
    transcript.write(&json!({ "start": seed_text(7) }));
    let mut observe = |input: &Input, outputs: &Outputs, time| transcript.add(input, outputs, time);
    let mut page = Page::observed_by(7, Some(&mut observe));
    for slug in catalog::SLUGS {
        let puzzle = &insight::puzzles(slug)[0];
        page.request(
            "POST",
            &format!("games/{slug}/puzzles/{}", puzzle.id),
            Some(json!({ "action": puzzle.solution })),
        );
        page.get(&format!("games/{slug}/lessons"));
    }
    let table = page.open("summer-pavilion", json!({ "players": 2 }), &["greedy"]);
    page.play_to_the_end(&mut SplitMix::new(1));
    page.request("POST", &format!("tables/{table}/review"), None);
    for _ in 0..REVIEWED_STEPS {
        assert_eq!(page.work, Some(WorkKind::Review));
        page.handle(Input::Work);
    }
    assert_eq!(page.get(&format!("tables/{table}/review"))["progress"]["done"], REVIEWED_STEPS);
}

/// A game and its options.
struct Configuration {
    game: String,
    options: Value,
    players: usize,
}

/// All combinations of options that the games allow.
fn configurations() -> Vec<Configuration> {
    let games = Page::new(0).get("games");
    let games = games.as_array().expect("a list").iter();
    games.flat_map(combinations).filter(Configuration::is_possible).collect()
}

fn combinations(game: &Value) -> Vec<Configuration> {
    let mut combinations = vec![json!({})];
    for option in game["options"].as_array().expect("a list") {
        let name = option["name"].as_str().expect("a name");
        let allowed = option["allowed"].as_array().expect("a list");
        let with = |options: &Value, value: &Value| {
            let mut options = options.clone();
            options[name] = value.clone();
            options
        };
        combinations =
            combinations.iter().flat_map(|options| allowed.iter().map(|value| with(options, value))).collect();
    }
    let configuration = |options: Value| Configuration {
        game: game["slug"].as_str().expect("a name").to_owned(),
        players: options["players"].as_u64().expect("a number") as usize,
        options,
    };
    combinations.into_iter().map(configuration).collect()
}

impl Configuration {
    fn is_possible(&self) -> bool {
        let options = serde_json::from_value(self.options.clone()).expect("options");
        any_table::open_table(&self.game, &options).is_ok()
    }
}

/// A file with a line for each engine that starts, and one for each input, with a digest of its outputs and the time
/// taken.
struct Transcript {
    file: BufWriter<File>,
    games: usize,
}

impl Transcript {
    fn create(name: &str) -> Self {
        let folder = folder();
        create_dir_all(&folder).expect("a folder");
        let file = File::create(folder.join(format!("{name}.jsonl"))).expect("a file");
        Self { file: BufWriter::new(file), games: 0 }
    }

    fn write(&mut self, line: &Value) {
        writeln!(self.file, "{line}").expect("there is room");
    }

    fn add(&mut self, input: &Input, outputs: &Outputs, time: std::time::Duration) {
        let outputs = serde_json::to_vec(outputs).expect("JSON");
        let digest: String = Sha256::digest(&outputs).iter().map(|byte| format!("{byte:02x}")).collect();
        self.write(&json!({ "input": input, "digest": digest, "micros": time.as_micros() as u64 }));
    }

    /// Plays a game at random against bots; at its beginning, asks for everything a player can ask for.
    fn play(&mut self, number: usize, configuration: &Configuration) {
        let Configuration { game, options, players } = configuration;
        self.games += 1;
        self.write(&json!({ "start": seed_text(number as u32), "game": game }));
        let bot = BOTS[number % BOTS.len()];
        let mut observe = |input: &Input, outputs: &Outputs, time| self.add(input, outputs, time);
        let mut page = Page::observed_by(number as u32, Some(&mut observe));
        let table = page.open(game, options.clone(), &vec![bot; players - 1][..]);
        page.wait();
        let mut rng = SplitMix::stream(number as u64, 0);
        ask_everything(&mut page, game, &mut rng);
        page.play_to_the_end(&mut rng);
        page.get(&format!("tables/{table}/record"));
    }
}

fn ask_everything(page: &mut Page<'_>, game: &str, rng: &mut SplitMix) {
    let clicks = page.any_choice(rng);
    page.command(json!({ "type": "preview", "seat": 0, "action": clicks }));
    let question = json!({ "seat": 0, "view": page.position["view"], "action": clicks });
    page.request("POST", &format!("advice/{game}/preview"), Some(question));
    page.command(json!({ "type": "describe" }));
    if rng.next_u32().is_multiple_of(4) {
        page.command(json!({ "type": "hint", "seat": 0 }));
    }
    page.act(&clicks);
    page.command(json!({ "type": "undo", "seat": 0 }));
    page.wait();
}

/// The engine's random bytes in hexadecimal digits.
fn seed_text(seed: u32) -> String {
    seed_bytes(seed).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// `target/engine`, where the compiled engine is, too.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/engine")
}
