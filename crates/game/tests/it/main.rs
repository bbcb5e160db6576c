//! Tests for the derive macros and the piece containers.

mod box_of_fruit;
mod containers;
mod terms;
