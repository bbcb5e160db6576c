//! The exponential function, the same on every machine.

/// Adding and subtracting this rounds a small number to a whole one.
const ROUNDING: f64 = 6_755_399_441_055_744.0;

/// Coefficients of the Taylor series, from the highest: 1/9!, …, 1, 1.
const TAYLOR: [f64; 10] =
    [1.0 / 362_880.0, 1.0 / 40_320.0, 1.0 / 5_040.0, 1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];

/// e to the power of `x`, correctly rounded unless it is within a thousandth of the last digit of a tie.
///
/// Systems and browsers have their own versions of `exp`, which differ in the last digit. A search that used them would
/// sometimes decide differently, and reviews and puzzles would not be reproducible. This one uses only operations whose
/// results are specified exactly.
#[inline]
pub fn exp(x: f32) -> f32 {
    // Beyond these bounds, the result is infinite or 0 in an f32.
    let x = f64::from(x.clamp(-104.0, 89.0));
    let whole = x * std::f64::consts::LOG2_E + ROUNDING - ROUNDING;
    let rest = x - whole * std::f64::consts::LN_2;
    let mut sum = 0.0;
    for coefficient in TAYLOR {
        sum = sum * rest + coefficient;
    }
    // An f64 can represent every power of 2 that can occur here.
    let power = f64::from_bits(((whole as i64 + 1_023) as u64) << 52);
    (sum * power) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_agrees_with_the_exact_value_to_the_last_digit_but_one() {
        let mut x = -104.0_f32;
        while x < 88.7 {
            let exact = f64::from(x).exp();
            let error = (f64::from(exp(x)) - exact).abs();
            assert!(
                error <= exact * f64::from(f32::EPSILON) / 2.0 * 1.001 + 1e-45,
                "exp({x}) is {}, not {exact}",
                exp(x)
            );
            x += 0.000_917;
        }
    }

    #[test]
    fn the_ends_are_reached() {
        assert_eq!([exp(0.0), exp(-1000.0), exp(f32::NEG_INFINITY)], [1.0, 0.0, 0.0]);
        assert_eq!([exp(1000.0), exp(f32::INFINITY)], [f32::INFINITY; 2]);
        assert!(exp(f32::NAN).is_nan());
    }
}
