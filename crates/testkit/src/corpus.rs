//! Records from every version of the rules, kept forever.

use crate::configuration::{configurations, slug};
use crate::files::{bless, read, with_extension, write};
use crate::play::{Policy, RandomGame};
use crate::samples;
use crate::verdict::{Verdict, fail_unless_empty};
use game::{Extra, Game, Record, trace};
use std::path::{Path, PathBuf};

/// Number of games per configuration.
const GAMES: u64 = 2;

/// File in an earlier version's folder listing the records that replay differently today, and where.
const CHANGED: &str = "changed.txt";

/// Replays the records in `dir/rules-1`, `dir/rules-2`, … up to the current version of the rules.
///
/// The current version must have games in every configuration, and each must replay step by step with the same
/// legal-action counts, scores and result. So must a record from an earlier version, unless `changed.txt` beside it
/// lists the step at which today's rules differ: a new version declares which games it changes, and changes no
/// others.
///
/// With `TAVOLA_BLESS=1` in the environment, games in missing configurations are added and `changed.txt` is written.
/// Existing records are never overwritten.
pub fn corpus<G: Game>(dir: &Path) {
    fail_unless_empty("corpus", &faults::<G>(dir, G::RULES_VERSION, bless()));
}

fn faults<G: Game>(dir: &Path, today: u32, bless: bool) -> Vec<String> {
    let mut faults = if bless { add_missing::<G>(dir, today) } else { missing::<G>(dir, today) };
    for version in 1..today {
        faults.extend(check_earlier::<G>(&folder(dir, version), version, bless).err());
    }
    if faults.is_empty() {
        faults = wrong_records::<G>(&folder(dir, today), today);
    }
    faults
}

fn folder(dir: &Path, version: u32) -> PathBuf {
    dir.join(format!("rules-{version}"))
}

fn paths<G: Game>(dir: &Path, today: u32) -> impl Iterator<Item = (G::Options, PathBuf)> {
    let path = move |options: &G::Options| folder(dir, today).join(slug(options) + ".jsonl");
    configurations::<G>().into_iter().map(move |options| (options.clone(), path(&options)))
}

fn missing<G: Game>(dir: &Path, today: u32) -> Vec<String> {
    let absent = paths::<G>(dir, today).filter(|(_, path)| !path.exists());
    absent.map(|(_, path)| format!("{}: file missing (TAVOLA_BLESS=1 adds it)", path.display())).collect()
}

fn add_missing<G: Game>(dir: &Path, today: u32) -> Vec<String> {
    let absent = paths::<G>(dir, today).filter(|(_, path)| !path.exists());
    let added = absent.map(|(options, path)| write(&path, &games::<G>(&options, today)));
    added.filter_map(Result::err).collect()
}

/// Games in this configuration, one per line.
fn games<G: Game>(options: &G::Options, today: u32) -> String {
    let game = |seed| {
        let table = RandomGame::<G>::new(options, Policy::Eager, seed).finish();
        let mut record = table.record(vec!["eager".to_owned(); table.game().players()]);
        record.extra.insert("rules".to_owned(), Extra::Whole(i64::from(today)));
        trace::<G>(&mut record).unwrap_or_else(|error| panic!("a record can't be traced: {error:?}"));
        serde_json::to_string(&record).unwrap_or_else(|error| panic!("a record can't be serialized: {error}")) + "\n"
    };
    (1..=GAMES).map(game).collect()
}

/// The records from this version that don't replay under today's rules, as `file:line: fault`.
fn wrong_records<G: Game>(folder: &Path, version: u32) -> Vec<String> {
    let mut faults = Vec::new();
    for path in with_extension(folder, "jsonl") {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for (number, line) in read(&path).lines().enumerate() {
            let verdict = check_version(line, version).and_then(|()| samples::check::<G>(line));
            faults.extend(verdict.err().map(|fault| format!("{name}:{}: {fault}", number + 1)));
        }
    }
    faults
}

/// The record states this version of the rules.
fn check_version(line: &str, version: u32) -> Verdict {
    let record: Record = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let says = record.extra.get("rules");
    ensure!(says == Some(&Extra::Whole(i64::from(version))), "it isn't a record of rules version {version}: {says:?}");
    Ok(())
}

fn check_earlier<G: Game>(folder: &Path, version: u32, bless: bool) -> Verdict {
    ensure!(folder.exists(), "{}: folder missing", folder.display());
    let found: String = wrong_records::<G>(folder, version).iter().map(|fault| format!("{fault}\n")).collect();
    let path = folder.join(CHANGED);
    if bless {
        return write(&path, &found);
    }
    ensure!(path.exists(), "{}: file missing (TAVOLA_BLESS=1 writes it)", path.display());
    let known = read(&path);
    ensure!(known == found, "{}: today's rules change these records:\n{found}", path.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Folder, Toy};

    /// A corpus for the toy game's first version.
    fn first_version(name: &str) -> Folder {
        let folder = Folder::new(name);
        assert_eq!(faults::<Toy>(folder.path(), 1, true), [""; 0]);
        folder
    }

    fn a_file(folder: &Folder) -> PathBuf {
        with_extension(&folder.path().join("rules-1"), "jsonl").remove(0)
    }

    #[test]
    fn a_blessed_corpus_passes() {
        let folder = first_version("corpus-right");
        assert_eq!(faults::<Toy>(folder.path(), 1, false), [""; 0]);
        assert_eq!(read(&a_file(&folder)).lines().count(), GAMES as usize);
    }

    #[test]
    fn every_configuration_and_version_is_required() {
        let folder = first_version("corpus-missing");
        std::fs::remove_file(a_file(&folder)).unwrap();
        assert!(faults::<Toy>(folder.path(), 1, false)[0].contains("file missing"));
        let found = faults::<Toy>(folder.path(), 3, false).join("\n");
        assert!(found.contains("rules-3") && found.contains("rules-2: folder missing"), "{found}");
    }

    #[test]
    fn changed_rules_are_found_and_records_are_never_rewritten() {
        let folder = first_version("corpus-changed");
        let before = read(&a_file(&folder));
        let changed = before.replacen("\"legal\":[0,", "\"legal\":[1,", 1);
        std::fs::write(a_file(&folder), &changed).unwrap();
        assert!(faults::<Toy>(folder.path(), 1, false)[0].contains("Legal"));
        assert_eq!(faults::<Toy>(folder.path(), 1, true).len(), 1, "blessing doesn't fix it");
        assert_eq!(read(&a_file(&folder)), changed);
    }

    #[test]
    fn a_record_of_another_rules_version_is_found() {
        let folder = first_version("corpus-other");
        let renumbered = read(&a_file(&folder)).replace("\"rules\":1", "\"rules\":2");
        std::fs::write(a_file(&folder), renumbered).unwrap();
        assert!(faults::<Toy>(folder.path(), 1, false)[0].contains("isn't a record of rules version 1"));
    }

    /// In a new version, changed records are listed, and the others must replay.
    #[test]
    fn an_earlier_version_replays_except_for_known_changes() {
        let folder = first_version("corpus-earlier");
        assert_eq!(faults::<Toy>(folder.path(), 2, true), [""; 0]);
        assert_eq!(faults::<Toy>(folder.path(), 2, false), [""; 0]);
        let changed = read(&a_file(&folder)).replacen("\"legal\":[0,", "\"legal\":[1,", 1);
        std::fs::write(a_file(&folder), changed).unwrap();
        assert!(faults::<Toy>(folder.path(), 2, false)[0].contains("today's rules change"));
        assert_eq!(faults::<Toy>(folder.path(), 2, true), [""; 0]);
        assert_eq!(faults::<Toy>(folder.path(), 2, false), [""; 0]);
        assert_eq!(read(&folder.path().join("rules-1").join(CHANGED)).lines().count(), 1);
    }
}
