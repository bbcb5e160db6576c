//! The native part of the Python package `tavola`: a thin layer over `environments`, described in
//! `python/tavola/_tavola.pyi`. Everything else is written in Python.

mod arrays;
mod batch;
mod catalog_info;
mod error;
mod matches;
mod records;
mod seen;
mod session;
mod words;

use pyo3::pymodule;

#[pymodule]
mod _tavola {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::catalog_info::{bot_names, click_names, components, game_names, layout, option_specs, shape};
    #[pymodule_export]
    use crate::error::{IllegalAction, RecordError};
    #[pymodule_export]
    use crate::matches::Match;
    #[pymodule_export]
    use crate::records::{replay, review, trace};
    #[pymodule_export]
    use crate::seen::Seen;
    #[pymodule_export]
    use crate::session::Session;
}
