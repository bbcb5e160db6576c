//! Records written by another implementation.

use crate::files::{read, with_extension};
use crate::verdict::{Verdict, fail_unless_empty};
use game::{Game, Record, replay};
use serde_json::Value;
use std::path::Path;

/// Replays every record in the `*.jsonl` files in `dir`, one per line. Each must be traced, be correct in every step,
/// count, score and result, and serialize to the same value.
pub fn samples<G: Game>(dir: &Path) {
    let mut faults = Vec::new();
    let mut records = 0;
    for path in with_extension(dir, "jsonl") {
        for (number, line) in read(&path).lines().enumerate() {
            records += 1;
            let place = format!("{}:{}", path.display(), number + 1);
            faults.extend(check::<G>(line).err().map(|fault| format!("{place}: {fault}")));
        }
    }
    assert!(records > 0, "no records in {}", dir.display());
    fail_unless_empty("samples", &faults);
}

/// Checks that the record on this line is traced and correct, and serializes to the same value.
pub(crate) fn check<G: Game>(line: &str) -> Verdict {
    let original: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let record: Record = serde_json::from_str(line).map_err(|error| error.to_string())?;
    ensure!(record.legal.is_some() && record.scores.is_some(), "the record is not traced");
    replay::<G>(&record).map_err(|error| format!("{error:?}"))?;
    let written = serde_json::to_value(&record).map_err(|error| error.to_string())?;
    ensure!(written == original, "it serializes differently: {written}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutation::traced_record;
    use crate::toy::{Flaw, Folder, Toy};

    fn found(name: &str, change: impl Fn(&mut Value)) -> Option<String> {
        let folder = Folder::new(name);
        let lines = crate::configurations::<Toy>().into_iter().map(|options| {
            let mut record = traced_record::<Toy>(&options);
            change(&mut record);
            format!("{record}\n")
        });
        folder.write("toy.jsonl", &lines.collect::<String>());
        Flaw::None.found_by(|| samples::<Toy>(folder.path()))
    }

    #[test]
    fn correct_records_pass() {
        assert_eq!(found("right-samples", |_| {}), None);
        assert_eq!(
            found("more-samples", |record| record["rules"] = "1 of today".into()),
            None,
            "unknown keys are kept"
        );
    }

    #[test]
    fn wrong_records_fail() {
        let untraced = |record: &mut Value| drop(record.as_object_mut().map(|record| record.remove("legal")));
        assert!(found("untraced-samples", untraced).is_some_and(|fault| fault.contains("not traced")));
        let miscounted = |record: &mut Value| record["legal"][3] = 99.into();
        assert!(found("miscounted-samples", miscounted).is_some_and(|fault| fault.contains("Legal")));
        let empty = Folder::new("no-samples");
        assert!(Flaw::None.found_by(|| samples::<Toy>(empty.path())).is_some_and(|fault| fault.contains("no records")));
    }
}
