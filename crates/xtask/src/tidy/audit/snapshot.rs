//! What `advisories.toml` says.

use super::tables::{Table, tables};
use super::version::{Requirement, Version};

/// A line and what is wrong there.
pub(super) type Fault = (usize, String);

/// The advisories that concern us, as of a day.
#[derive(Debug, Default)]
pub(super) struct Snapshot {
    dated: bool,
    clean: Vec<String>,
    pub(super) advisories: Vec<Advisory>,
    /// Advisories that we live with, and where the file says so.
    pub(super) allowed: Vec<(String, usize)>,
}

/// Something wrong with some versions of a package.
#[derive(Debug)]
pub(super) struct Advisory {
    pub(super) id: String,
    pub(super) package: String,
    pub(super) about: String,
    fixed: Vec<Requirement>,
    unaffected: Vec<Requirement>,
}

impl Snapshot {
    pub(super) fn read(text: &str) -> Result<Self, Fault> {
        let mut snapshot = Self::default();
        for table in tables(text) {
            snapshot.add(&table)?;
        }
        if snapshot.dated { Ok(snapshot) } else { Err((1, "does not say of which day it is".to_owned())) }
    }

    fn add(&mut self, table: &Table) -> Result<(), Fault> {
        match table.name {
            "snapshot" => {
                check_date(table)?;
                self.dated = true;
                self.clean = table.list("clean").to_vec();
            }
            "advisory" => self.advisories.push(Advisory::read(table)?),
            "allowed" => {
                demand(table, "reason")?;
                self.allowed.push((demand(table, "id")?, table.line));
            }
            other => return Err((table.line, format!("`{other}` is not known here"))),
        }
        Ok(())
    }

    /// Whether the package was looked up.
    pub(super) fn knows(&self, package: &str) -> bool {
        let is_clean = self.clean.iter().any(|name| name == package);
        is_clean || self.advisories.iter().any(|advisory| advisory.package == package)
    }

    pub(super) fn allows(&self, id: &str) -> bool {
        self.allowed.iter().any(|(allowed, _)| allowed == id)
    }
}

impl Advisory {
    fn read(table: &Table) -> Result<Self, Fault> {
        check_date(table)?;
        Ok(Self {
            id: demand(table, "id")?,
            package: demand(table, "package")?,
            about: demand(table, "about")?,
            fixed: requirements(table, "fixed")?,
            unaffected: requirements(table, "unaffected")?,
        })
    }

    pub(super) fn affects(&self, version: &Version) -> bool {
        !self.fixed.iter().chain(&self.unaffected).any(|requirement| requirement.matches(version))
    }

    /// Which versions to take instead.
    pub(super) fn remedy(&self) -> String {
        let list = |requirements: &[Requirement]| {
            requirements.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ")
        };
        let fixed = if self.fixed.is_empty() {
            "not fixed yet".to_owned()
        } else {
            "fixed in ".to_owned() + &list(&self.fixed)
        };
        if self.unaffected.is_empty() { fixed } else { format!("{fixed}, unaffected {}", list(&self.unaffected)) }
    }
}

fn demand(table: &Table, key: &str) -> Result<String, Fault> {
    let value = table.text(key).filter(|value| !value.is_empty());
    value.map(str::to_owned).ok_or_else(|| (table.line, format!("lacks `{key}`")))
}

fn requirements(table: &Table, key: &str) -> Result<Vec<Requirement>, Fault> {
    let read =
        |text: &String| Requirement::parse(text).ok_or_else(|| (table.line, format!("`{text}` is no requirement")));
    table.list(key).iter().map(read).collect()
}

/// A day is written as year, month and day: `2026-01-31`.
fn check_date(table: &Table) -> Result<(), Fault> {
    let date = demand(table, "date")?;
    let parts: Vec<&str> = date.split('-').collect();
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    match lengths == [4, 2, 2] && parts.iter().all(is_number) {
        true => Ok(()),
        false => Err((table.line, format!("`{date}` is no date"))),
    }
}
