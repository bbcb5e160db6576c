//! `tavola backup`: copies a server's database, even while the server is running.

use super::{print, serve};
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::serve_args::BackupArgs;
use crate::settings::Settings;
use game::Text;
use std::io::{self, Write};
use std::path::Path;
use store::{Store, StoreError};

pub(crate) fn run(args: BackupArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let settings = args.data.settings()?;
    serve::runtime()?.block_on(copy(&settings, &args.to))?;
    let text = Text::new("cli-backup").with("file", args.to.display().to_string());
    print(out, &(Localizer::new(lang, None).localize(&text) + "\n"))
}

async fn copy(settings: &Settings, to: &Path) -> Result<(), Error> {
    if settings.uses_postgres() {
        return Err(Error::Store(StoreError::HasItsOwnBackup));
    }
    let file = settings.data.join(Store::FILE);
    if !file.exists() {
        return Err(Error::file(&file.display().to_string(), io::ErrorKind::NotFound.into()));
    }
    Store::backup(&settings.data, to).await.map_err(Error::Store)
}
