//! TypeScript types for containers.

use crate::piece::HeapForm;
use crate::{BitSet, Counts, Multiset, MultisetPiece, PerSeat, Piece};
use ts_rs::{Config, Dummy, TS, TypeVisitor};

/// Implements `TS` for a container of `$of` whose TypeScript type is `$type`.
macro_rules! written_as {
    ([$($generics:tt)*] $container:ty, $of:ty, $type:expr) => {
        impl<$($generics)*> TS for $container {
            type WithoutGenerics = Vec<Dummy>;
            type OptionInnerType = Self;

            fn name(config: &Config) -> String {
                let written: fn(&Config) -> String = $type;
                written(config)
            }

            fn inline(config: &Config) -> String {
                Self::name(config)
            }

            fn visit_dependencies(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <$of>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <$of>::visit_generics(visitor);
                visitor.visit::<$of>();
            }
        }
    };
}

written_as!([T: TS] PerSeat<T>, T, Vec::<T>::name);
written_as!([T: Piece + TS, B: 'static] BitSet<T, B>, T, Vec::<T>::name);
written_as!([T: Piece + TS, const N: usize] Counts<T, N>, T, heap::<T>);
written_as!([T: MultisetPiece + TS] Multiset<T>, T, heap::<T>);

fn heap<T: Piece + TS>(config: &Config) -> String {
    match T::HEAP {
        HeapForm::List => Vec::<T>::name(config),
        HeapForm::Letters => "string".to_owned(),
        HeapForm::Map => format!("Record<{}, number>", T::name(config)),
    }
}
