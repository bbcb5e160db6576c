//! `tavola backup`: copies a server's database, even while the server is running.

use super::{print, serve};
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::serve_args::BackupArgs;
use game::Text;
use std::io::{self, Write};
use store::{Store, StoreError};

pub(crate) fn run(args: &BackupArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    serve::runtime()?.block_on(copy(args))?;
    let text = Text::new("cli-backup").with("file", args.to.display().to_string());
    print(out, &(Localizer::new(lang, None).localize(&text) + "\n"))
}

async fn copy(args: &BackupArgs) -> Result<(), Error> {
    if args.data.database_url.is_some() {
        return Err(Error::Store(StoreError::HasItsOwnBackup));
    }
    let file = args.data.data.join(Store::FILE);
    if !file.exists() {
        return Err(Error::file(&file.display().to_string(), io::ErrorKind::NotFound.into()));
    }
    Store::backup(&args.data.data, &args.to).await.map_err(Error::Store)
}
