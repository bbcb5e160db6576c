mod chance;
mod lessons;
mod tables;
mod words;
