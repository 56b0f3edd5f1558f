//! How much of what there is a test takes: a sample in every run, all of it when `cargo test -- --ignored` is run, as
//! `.ci/nightly` does.

use std::hash::{DefaultHasher, Hash, Hasher};

/// The part of many cases that is taken.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Share {
    /// One of so many that follow one another, drawn by the version of the program and the name.
    One { of: usize, name: &'static str },
    /// Every one.
    All,
}

impl Share {
    /// Those of the cases that are taken, in their order. Says how many they are.
    pub(crate) fn of<T>(self, what: &str, cases: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut count = 0;
        let taken = cases.into_iter().enumerate().filter(|&(number, _)| {
            count += 1;
            self.takes(number)
        });
        let taken: Vec<T> = taken.map(|(_, case)| case).collect();
        println!("{what}: {} of {count} taken", taken.len());
        taken
    }

    /// Whether the case with this number is taken.
    pub(crate) fn takes(self, number: usize) -> bool {
        match self {
            Self::One { of, name } => number % of == drawn(name, number / of) % of,
            Self::All => true,
        }
    }

    /// How many there must be at least where there are so many in all: of a sample, half of its part and one.
    pub(crate) fn least(self, of_all: usize) -> usize {
        match self {
            Self::One { of, .. } => (of_all / (2 * of)).max(1),
            Self::All => of_all,
        }
    }
}

/// A number that is another with each version of the program.
pub(crate) fn drawn(name: &str, number: usize) -> usize {
    let mut hasher = DefaultHasher::new();
    (env!("CARGO_PKG_VERSION"), name, number).hash(&mut hasher);
    // Half of it fits into any.
    (hasher.finish() >> 33) as usize
}

/// Says what a run over all of it has found; `.ci/nightly` collects these lines.
pub(crate) fn found(share: Share, what: &str) {
    if matches!(share, Share::All) {
        println!("found: {what}");
    }
}

/// Two tests of a function of a [`Share`]: `sample`, which takes one case of so many, and `whole`, which takes all and is
/// run by `--ignored`.
macro_rules! sampled {
    ($(#[$about:meta])* $name:ident, one of $of:expr) => {
        mod $name {
            use crate::support::share::Share;

            $(#[$about])*
            #[test]
            fn sample() {
                super::$name(Share::One { of: $of, name: stringify!($name) });
            }

            $(#[$about])*
            #[test]
            #[ignore = "takes all cases, which is long"]
            fn whole() {
                super::$name(Share::All);
            }
        }
    };
}
pub(crate) use sampled;
