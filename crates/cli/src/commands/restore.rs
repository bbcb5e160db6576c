//! `tavola restore`: restores a backup to a server's folder.

use super::{print, serve};
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::serve_args::RestoreArgs;
use game::Text;
use std::io::{self, Write};
use std::path::Path;
use store::{Inspection, Store, StoreError};

pub(crate) fn run(args: RestoreArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let settings = args.data.settings()?;
    if settings.uses_postgres() {
        return Err(Error::Store(StoreError::HasItsOwnBackup));
    }
    let restored = serve::runtime()?.block_on(restore(&args.from, &settings.data))?;
    let text = Text::new("cli-restore").with("folder", settings.data.display().to_string());
    let text = text.with("found", restored.found.unwrap_or(0));
    print(out, &(Localizer::new(lang, None).localize(&text) + "\n"))
}

async fn restore(from: &Path, folder: &Path) -> Result<Inspection, Error> {
    if !from.is_file() {
        return Err(Error::file(&from.display().to_string(), io::ErrorKind::NotFound.into()));
    }
    Store::restore(from, folder).await.map_err(|error| match error {
        StoreError::Exists => Error::DatabaseExists { folder: folder.display().to_string() },
        error => Error::Store(error),
    })
}
