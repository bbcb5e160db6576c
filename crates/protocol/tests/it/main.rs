mod exports;
mod words;
