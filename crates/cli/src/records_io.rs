//! Reads and writes record files.

use crate::error::Error;
use game::Record;
use serde_json::StreamDeserializer;
use serde_json::de::IoRead;
use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::rc::Rc;

/// The path that means standard input or output.
pub(crate) const STANDARD: &str = "-";

/// A record and its location in the file.
pub(crate) struct LocatedRecord {
    pub(crate) record: Record,
    /// 1-based index among the file's records.
    pub(crate) number: usize,
    /// 1-based line on which the record begins.
    pub(crate) line: usize,
}

/// Iterates over the records in a file, with any whitespace between or inside them.
pub(crate) struct RecordReader {
    path: String,
    lines: Rc<LineCounter>,
    records: StreamDeserializer<'static, IoRead<LineCountingReader>, Record>,
    number: usize,
}

impl RecordReader {
    /// Opens the file at `path`, or standard input.
    pub(crate) fn open(path: &str) -> Result<Self, Error> {
        let source: Box<dyn Read> = if path == STANDARD {
            Box::new(io::stdin().lock())
        } else {
            Box::new(File::open(path).map_err(|error| Error::file(path, error))?)
        };
        Ok(Self::new(path, source))
    }

    fn new(path: &str, source: Box<dyn Read>) -> Self {
        let lines = Rc::new(LineCounter::default());
        let source = LineCountingReader { source: BufReader::new(source), lines: Rc::clone(&lines) };
        let records = serde_json::Deserializer::from_reader(source).into_iter();
        Self { path: path.to_owned(), lines, records, number: 0 }
    }

    fn error(&self, error: serde_json::Error) -> Error {
        let path = self.path.clone();
        if error.is_io() { Error::File { path, error: error.into() } } else { Error::Json { path, error } }
    }
}

impl Iterator for RecordReader {
    type Item = Result<LocatedRecord, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        self.lines.record_line.set(None);
        let record = self.records.next()?;
        self.number += 1;
        let line = self.lines.record_line.get().unwrap_or(1);
        Some(match record {
            Ok(record) => Ok(LocatedRecord { record, number: self.number, line }),
            Err(error) => Err(self.error(error)),
        })
    }
}

/// Counts the lines of a file while it is read.
#[derive(Default)]
struct LineCounter {
    line_breaks: Cell<usize>,
    /// The line of the first character of the current record.
    record_line: Cell<Option<usize>>,
}

/// A reader that updates a [`LineCounter`].
struct LineCountingReader {
    source: BufReader<Box<dyn Read>>,
    lines: Rc<LineCounter>,
}

impl LineCountingReader {
    fn count(&self, byte: u8) {
        let LineCounter { line_breaks, record_line } = &*self.lines;
        if byte == b'\n' {
            line_breaks.set(line_breaks.get() + 1);
        } else if !byte.is_ascii_whitespace() && record_line.get().is_none() {
            record_line.set(Some(line_breaks.get() + 1));
        }
    }
}

impl Read for LineCountingReader {
    /// Reads byte by byte: bytes that the parser hasn't consumed must not be counted.
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let one = into.len().min(1);
        let read = self.source.read(&mut into[..one])?;
        into[..read].iter().for_each(|byte| self.count(*byte));
        Ok(read)
    }
}

/// The record as one line of a file, including the line break.
pub(crate) fn to_line(record: &Record) -> String {
    serde_json::to_string(record).expect("a record is JSON") + "\n"
}

/// Opens a file for writing, truncating it if it exists.
pub(crate) fn create(path: &str) -> Result<BufWriter<File>, Error> {
    let file = File::create(path).map_err(|error| Error::file(path, error))?;
    Ok(BufWriter::new(file))
}

/// Writes one record to a file of its own.
pub(crate) fn write_one(path: &str, record: &Record) -> Result<(), Error> {
    let mut file = create(path)?;
    let written = file.write_all(to_line(record).as_bytes()).and_then(|()| file.flush());
    written.map_err(|error| Error::file(path, error))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = r#"{"tavola":1,"game":"go","options":{},"seats":[],"steps":[]}"#;

    fn read(text: String) -> Vec<Result<LocatedRecord, Error>> {
        RecordReader::new("file", Box::new(io::Cursor::new(text))).collect()
    }

    #[test]
    fn each_record_has_its_number_and_line() {
        let pretty = RECORD.replace(',', ",\n ");
        let found = read(format!("{RECORD}\n\n{pretty}\n{RECORD}"));
        let places: Vec<_> =
            found.into_iter().map(|found| found.unwrap()).map(|found| (found.number, found.line)).collect();
        assert_eq!(places, [(1, 1), (2, 3), (3, 8)]);
    }

    #[test]
    fn a_malformed_record_is_located() {
        let found = read(format!("{RECORD}\n{{\"tavola\": true}}"));
        let Some(Err(Error::Json { error, .. })) = found.last() else { panic!("the second record is none") };
        assert_eq!((error.line(), error.column(), error.is_data()), (2, 15, true));
    }

    #[test]
    fn reading_stops_at_the_first_error() {
        assert_eq!(read(format!("{{\n{RECORD}")).len(), 1);
    }

    #[test]
    fn a_written_record_is_one_line() {
        let record: Record = serde_json::from_str(RECORD).unwrap();
        assert_eq!(to_line(&record), format!("{RECORD}\n"));
    }
}
