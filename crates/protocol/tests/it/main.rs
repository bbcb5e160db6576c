mod chance;
mod exports;
mod lessons;
mod tables;
mod words;
