//! `tavola verify`: recomputes the chance outcomes of finished online games.

use super::print;
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::records_io::RecordReader;
use crate::serve_args::VerifyArgs;
use game::Text;
use std::io::Write;

pub(crate) fn run(args: &VerifyArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let (mut records, mut draws) = (0_usize, 0);
    for file in &args.files {
        for located in RecordReader::open(file)? {
            let located = located?;
            records += 1;
            draws += verifiable_chance::verify(&located.record).map_err(|error| Error::Verify {
                file: file.clone(),
                number: located.number,
                error: Box::new(error),
            })?;
        }
    }
    let text = Text::new("cli-verified").with("records", records).with("draws", draws);
    print(out, &(Localizer::new(lang, None).localize(&text) + "\n"))
}
