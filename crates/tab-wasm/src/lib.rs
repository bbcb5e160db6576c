//! The exports with which a Web Worker runs the crate `tab`; empty on other targets.
//!
//! Messages are exchanged through two buffers in the module's memory: the worker asks for room ([`input`]), writes,
//! calls [`handle`], and reads as many bytes as that returns from [`output`]. A call is never interrupted by another
//! one.
#![cfg(target_arch = "wasm32")]

use std::sync::Mutex;
use std::time::Duration;
use tab::Tab;

static ENGINE: Mutex<Option<Tab>> = Mutex::new(None);
static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static OUTPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since some fixed moment.
    safe fn now() -> f64;
}

/// Makes room for an input of `length` bytes, and returns where to write it.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    let mut input = INPUT.lock().expect(NOT_SHARED);
    input.clear();
    input.resize(length, 0);
    input.as_mut_ptr()
}

/// Starts the engine with the input, 32 random bytes. Returns false for any other number of bytes.
#[unsafe(no_mangle)]
pub extern "C" fn start() -> bool {
    let seed = INPUT.lock().expect(NOT_SHARED).as_slice().try_into().ok();
    *ENGINE.lock().expect(NOT_SHARED) = seed.map(|seed| Tab::new(time, seed));
    seed.is_some()
}

/// Handles the input, a message in JSON, and returns the number of bytes of the output.
#[unsafe(no_mangle)]
pub extern "C" fn handle() -> usize {
    let input = INPUT.lock().expect(NOT_SHARED);
    let mut engine = ENGINE.lock().expect(NOT_SHARED);
    let engine = engine.as_mut().expect("the worker starts the engine first");
    let mut output = OUTPUT.lock().expect(NOT_SHARED);
    *output = engine.handle_json(&input);
    output.len()
}

/// The address of the output.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    OUTPUT.lock().expect(NOT_SHARED).as_ptr()
}

const NOT_SHARED: &str = "there is one thread, and a panic ends the module";

fn time() -> Duration {
    Duration::from_secs_f64(now().max(0.0) / 1000.0)
}
