//! The vocabulary that games are declared in, and the containers of its pieces.

mod box_of_fruit;
mod containers;
mod terms;
