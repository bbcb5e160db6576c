//! Black-box tests of the server: real sockets, a separate database for each test.

mod clocks;
mod conduct;
mod crowd;
mod earlier;
mod faults;
mod games;
mod identity;
mod insight;
mod instances;
mod kill;
mod lessons;
mod moves;
mod openapi;
mod page;
mod people;
mod persistence;
mod presence;
mod races;
mod records;
mod replay;
mod secrets;
mod sizes;
mod sleep;
mod statistics;
mod support;
mod thinking;
