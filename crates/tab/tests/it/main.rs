//! The table in the tab, as the page uses it.

mod advice;
mod page;
mod requests;
mod study;
mod tables;
mod transcript;
