//! The exponential function and the logarithm, the same on every machine.

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

/// The logarithm of a finite positive number that isn't subnormal; like [`exp`], the same everywhere.
pub(crate) fn ln(x: f32) -> f32 {
    // A power of 2 times a number from √½ to √2.
    let bits = f64::from(x).to_bits() + (1 << 52) - std::f64::consts::SQRT_2.to_bits() % (1 << 52);
    let power = (bits >> 52) as i64 - 1_023;
    let rest = f64::from(x) * f64::from_bits(((1_023 - power) as u64) << 52);
    // ln((1 + s) / (1 − s)) = 2 · (s + s³/3 + s⁵/5 + …)
    let s = (rest - 1.0) / (rest + 1.0);
    let mut sum = 0.0;
    for odd in [13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0] {
        sum = sum * s * s + 1.0 / odd;
    }
    (2.0 * s * sum + power as f64 * std::f64::consts::LN_2) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_agrees_with_the_exact_value() {
        let mut x = 1e-9_f32;
        while x < 1e9 {
            let exact = f64::from(x).ln();
            assert!((f64::from(ln(x)) - exact).abs() <= exact.abs() * f64::from(f32::EPSILON), "ln({x}) is {}", ln(x));
            x *= 1.000_1;
        }
        assert_eq!([ln(1.0), ln(0.5), ln(4.0)], [0.0, -std::f32::consts::LN_2, 2.0 * std::f32::consts::LN_2]);
    }

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
