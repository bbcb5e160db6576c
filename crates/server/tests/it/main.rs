//! The server from outside: real sockets, a database of its own for each test.

mod conduct;
mod games;
mod identity;
mod moves;
mod page;
mod people;
mod persistence;
mod presence;
mod secrets;
mod sizes;
mod support;
