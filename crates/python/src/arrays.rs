//! The caller's NumPy arrays, written without copies.

use numpy::{PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::PyResult;
use pyo3::exceptions::PyValueError;

/// An observation: a contiguous array of 32-bit floats.
pub(crate) type Floats<'py> = PyReadwriteArrayDyn<'py, f32>;
/// A mask: a contiguous array of booleans.
pub(crate) type Flags<'py> = PyReadwriteArrayDyn<'py, bool>;
/// Seats: a contiguous array of 64-bit integers.
pub(crate) type Integers<'py> = PyReadwriteArrayDyn<'py, i64>;

/// The array's elements. Fails unless there are `len` of them.
pub(crate) fn exactly<'a, T: numpy::Element>(
    array: &'a mut PyReadwriteArrayDyn<'_, T>,
    len: usize,
) -> PyResult<&'a mut [T]> {
    if array.len() != len {
        return Err(PyValueError::new_err(format!("the array has {} elements instead of {len}", array.len())));
    }
    Ok(array.as_slice_mut()?)
}
