//! Golden files: a readable game in every configuration.

use crate::configuration::{configurations, line, slug};
use crate::files::{bless, read, with_extension, write};
use crate::play::{Policy, RandomGame};
use crate::scene::{Eyes, describe};
use crate::verdict::{Verdict, fail_unless_empty};
use game::{Game, GameExt, Input, Seat, Viewer};
use serde::Serialize;
use std::fmt::Display;
use std::path::Path;

/// How much of a game is shown from its start and from its end.
const HEAD: Excerpt = Excerpt { inputs: 40, lines: 150 };
const TAIL: Excerpt = Excerpt { inputs: 10, lines: 80 };
/// The views of seat 0 and of a spectator are shown after these inputs, and at the end.
const VIEWS_AFTER: [usize; 3] = [6, 16, 32];
const SEED: u64 = 1;

/// Compares an eager game in every configuration with its golden file `dir/players-2.edition-first.txt`.
///
/// With `TAVOLA_BLESS=1` in the environment, the files are written instead: read the diff before committing it. A
/// file that doesn't belong to any configuration is always an error.
pub fn playthroughs<G: Game>(dir: &Path) {
    fail_unless_empty("playthroughs", &faults::<G>(dir, bless()));
}

fn faults<G: Game>(dir: &Path, bless: bool) -> Vec<String> {
    let mut faults = Vec::new();
    let mut expected = Vec::new();
    for options in configurations::<G>() {
        let path = dir.join(slug(&options) + ".txt");
        let played = playthrough::<G>(&options);
        let verdict = if bless { write(&path, &played) } else { compare(&path, &played) };
        faults.extend(verdict.err().map(|fault| format!("{}: {fault}", path.display())));
        expected.push(path);
    }
    let strangers = with_extension(dir, "txt").into_iter().filter(|path| !expected.contains(path));
    faults.extend(strangers.map(|path| format!("{}: not a configuration of the game", path.display())));
    faults
}

struct Excerpt {
    inputs: usize,
    lines: usize,
}

fn compare(path: &Path, played: &str) -> Verdict {
    ensure!(path.exists(), "file missing (TAVOLA_BLESS=1 writes it)");
    let golden = read(path);
    let (mut old, mut new) = (golden.lines(), played.lines());
    for number in 1.. {
        match (old.next(), new.next()) {
            (None, None) => break,
            (old, new) => {
                let [was, is] = [old, new].map(|line| line.unwrap_or("(the end)"));
                ensure!(was == is, "line {number} is different\n    file: {was}\n    game: {is}");
            }
        }
    }
    ensure!(golden == played, "the same lines, but different line endings");
    Ok(())
}

/// The golden file's text.
fn playthrough<G: Game>(options: &G::Options) -> String {
    let mut game = RandomGame::<G>::new(options, Policy::Eager, SEED);
    let mut paragraphs = Vec::new();
    while let Some(paragraph) = next_paragraph(&mut game, paragraphs.len() + 1) {
        paragraphs.push(paragraph);
    }
    let title = format!("# {}: {}\n# an eager game, seed {SEED}, {} inputs", G::SLUG, line(options), paragraphs.len());
    let end = game.table.game();
    let result = format!("over: scores {}, ranks {}", list(end.scores().values()), list(end.ranks().values()));
    let lines = [vec![title], excerpts(&paragraphs), views(end), vec![result]].concat();
    lines.join("\n") + "\n"
}

/// Plays an input and describes it: actor, notation, number of legal actions, resulting scores, and events.
fn next_paragraph<G: Game>(game: &mut RandomGame<G>, number: usize) -> Option<Vec<String>> {
    let (before, seen) = (game.table.game().clone(), game.table.events().len());
    let input = game.step()?;
    let choices = match input {
        Input::Act(seat, _) => format!(", one of {}", before.legal(seat).len()),
        Input::Chance(_) => String::new(),
    };
    let after = game.table.game();
    let scores = list(after.scores().values());
    let mut lines = vec![format!("{number}. {}{choices} -> {scores}", describe(&input))];
    lines.extend(game.table.events()[seen..].iter().map(|event| format!("    {}", json(event))));
    if VIEWS_AFTER.contains(&number) {
        lines.extend(views(after));
    }
    Some(lines)
}

fn views<G: Game>(game: &G) -> Vec<String> {
    let view = |viewer| format!("    {} knows {}", Eyes(viewer), json(&game.view(viewer)));
    [Viewer::Seat(Seat::new(0)), Viewer::Spectator].map(view).to_vec()
}

/// The lines of the first and the last paragraphs.
fn excerpts(paragraphs: &[Vec<String>]) -> Vec<String> {
    let head = HEAD.count(paragraphs.iter());
    let tail = TAIL.count(paragraphs[head..].iter().rev());
    let left_out = paragraphs.len() - head - tail;
    let gap = if left_out > 0 { vec![format!("... {left_out} inputs")] } else { Vec::new() };
    [paragraphs[..head].concat(), gap, paragraphs[paragraphs.len() - tail..].concat()].concat()
}

impl Excerpt {
    /// The number of these paragraphs that fit into the excerpt.
    fn count<'a>(&self, paragraphs: impl Iterator<Item = &'a Vec<String>>) -> usize {
        let total = |lines: &mut usize, paragraph: &Vec<String>| {
            *lines += paragraph.len();
            Some(*lines)
        };
        paragraphs.take(self.inputs).scan(0, total).take_while(|lines| *lines <= self.lines).count()
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| panic!("can't be written as JSON: {error}"))
}

fn list(values: impl Iterator<Item = impl Display>) -> String {
    values.map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Flaw, Folder, Toy};

    #[test]
    fn blessed_files_pass() {
        let folder = Folder::new("playthroughs");
        assert_eq!(faults::<Toy>(folder.path(), false).len(), configurations::<Toy>().len(), "no file is there yet");
        assert_eq!(faults::<Toy>(folder.path(), true), [""; 0]);
        assert_eq!(faults::<Toy>(folder.path(), false), [""; 0]);
        let game = read(&folder.path().join("players-2.stakes-low.peeking-true.txt"));
        assert!(game.lines().count() > 30 && game.contains("over: scores"), "{game}");
    }

    #[test]
    fn changed_rules_and_stray_files_are_found() {
        let folder = Folder::new("other-playthroughs");
        faults::<Toy>(folder.path(), true);
        let found = Flaw::UntoldPoints.found_by(|| playthroughs::<Toy>(folder.path())).unwrap_or_default();
        assert!(found.contains("is different\n    file: "), "{found}");
        folder.write("players-4.txt", "");
        let strangers = faults::<Toy>(folder.path(), true);
        assert!(strangers.len() == 1 && strangers[0].ends_with("not a configuration of the game"), "{strangers:?}");
    }

    #[test]
    fn excerpts_are_limited() {
        let paragraphs = vec![vec![String::new(); 5]; 100];
        assert_eq!(HEAD.count(paragraphs.iter()), 30);
        assert_eq!(TAIL.count(paragraphs.iter()), 10);
        assert_eq!(excerpts(&paragraphs).len(), 30 * 5 + 1 + 10 * 5);
    }
}
