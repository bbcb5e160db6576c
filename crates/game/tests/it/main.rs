//! Tests of the derive macros for terms, and of the containers of pieces.

mod box_of_fruit;
mod containers;
mod terms;
