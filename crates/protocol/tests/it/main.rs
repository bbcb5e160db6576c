mod chance;
mod exports;
mod tables;
mod words;
