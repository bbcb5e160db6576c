//! Systems of linear equations.

/// Solves `matrix` · x = `right` by Gaussian elimination with partial pivoting. The matrix is regular.
pub(crate) fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        let pivot = (column..size).max_by(|a, b| matrix[*a][column].abs().total_cmp(&matrix[*b][column].abs()));
        let pivot = pivot.expect("a row below");
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        let (done, below) = matrix.split_at_mut(column + 1);
        let row = &done[column];
        for (offset, other) in below.iter_mut().enumerate() {
            let factor = other[column] / row[column];
            for (cell, above) in other[column..].iter_mut().zip(&row[column..]) {
                *cell -= factor * above;
            }
            right[column + 1 + offset] -= factor * right[column];
        }
    }
    for column in (0..size).rev() {
        let known: f64 = (column + 1..size).map(|other| matrix[column][other] * right[other]).sum();
        right[column] = (right[column] - known) / matrix[column][column];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let matrix = vec![vec![0.0, 2.0, 1.0], vec![1.0, 1.0, 0.0], vec![4.0, 0.0, -3.0]];
        let (x, y, z) = (3.0, -1.0, 0.5);
        let right = vec![2.0 * y + z, x + y, 4.0 * x - 3.0 * z];
        let solution = solve(matrix, right);
        assert!(solution.iter().zip([x, y, z]).all(|(found, right)| (found - right).abs() < 1e-9), "{solution:?}");
    }
}
