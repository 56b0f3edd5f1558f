//! Automata against all fillings of small cases.

use super::*;

/// Numbers by lot, the same at each run.
pub(super) fn draws(seed: u64) -> impl FnMut() -> usize {
    let mut state = seed;
    move || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize
    }
}

/// Three cells of four digits with the sum 6; digits count from 1.
fn six() -> Automaton {
    let step = |sum: &usize, _: usize, digit: Digit| Some(sum + digit.index() + 1);
    Automaton::made((3, 4), 0, step, |&sum| sum == 6, 1_000).expect("small")
}

fn all_of(places: usize, digits: usize) -> Vec<Vec<Digit>> {
    let mut all = vec![Vec::new()];
    for _ in 0..places {
        let longer = |start: &Vec<Digit>| {
            let start = start.clone();
            (0..digits).map(move |digit| [&start[..], &[Digit::new(digit)]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

#[test]
fn it_accepts_what_it_means() {
    for filling in all_of(3, 4) {
        let sum: usize = filling.iter().map(|digit| digit.index() + 1).sum();
        assert_eq!(six().accepts(&filling), sum == 6, "{filling:?}");
    }
}

#[test]
fn what_is_left_is_what_is_in_fillings() {
    let law = six();
    for first in 1..16 {
        for second in 1..16 {
            let digits = [first, second, 0b1011].map(DigitSet::from_bits);
            let fits = |filling: &Vec<Digit>| {
                filling.iter().zip(digits).all(|(digit, allowed)| allowed.contains(*digit))
            };
            let all = all_of(3, 4).into_iter();
            let expected: Vec<_> = all.filter(|it| law.accepts(it) && fits(it)).collect();
            assert_eq!(law.fillings(&digits, 100), Some(expected.clone()));
            let mut left = digits;
            assert_eq!(law.narrow(&mut left, &mut Scratch::default()), !expected.is_empty());
            for (place, left) in left.iter().enumerate().filter(|_| !expected.is_empty()) {
                let of_fillings = expected.iter().map(|filling| filling[place]);
                assert_eq!(*left, of_fillings.collect());
            }
        }
    }
    assert_eq!(law.fillings(&[DigitSet::first_n(4); 3], 3), None);
}

#[test]
fn what_grows_without_end_is_refused() {
    let step =
        |list: &Vec<usize>, _: usize, digit: Digit| Some([&list[..], &[digit.index()]].concat());
    assert_eq!(Automaton::made((20, 9), Vec::new(), step, |_| true, 10_000), Err(TooLarge));
}

/// Cells of nine digits, all different; whether the sum and the highest of them are so.
fn different(places: usize, holds: impl Fn(usize, usize) -> bool) -> Automaton {
    let step = |&held: &u16, _: usize, digit: Digit| {
        let bit = 1 << digit.index();
        (held & bit == 0).then_some(held | bit)
    };
    let ends = |&held: &u16| {
        let digits = (1..=9).filter(|digit| held >> (digit - 1) & 1 == 1);
        holds(digits.clone().sum(), digits.max().unwrap_or_default())
    };
    Automaton::made((places, 9), 0, step, ends, 10_000).expect("small")
}

#[test]
fn what_counts_digits_alone_is_gone_through_as_sets() {
    let mut drawn = draws(1);
    let mut random = || drawn() as u16;
    for places in 1..=6 {
        for total in 3..30 {
            let law = different(places, |sum, highest| sum == total || highest == 7);
            assert!(law.is_of_sets());
            let layers = Automaton { sets: None, ..law.clone() };
            for _ in 0..40 {
                let digits: Vec<DigitSet> = (0..places)
                    .map(|_| DigitSet::from_bits((random() | random()) & 0x1ff))
                    .collect();
                let (mut one, mut other) = (digits.clone(), digits.clone());
                let musts = law.narrow_to_musts(&mut one, &mut Scratch::default());
                let is_filled = layers.narrow(&mut other, &mut Scratch::default());
                assert_eq!(musts.is_some(), is_filled);
                let Some(musts) = musts else { continue };
                assert_eq!(one, other);
                let fillings = layers.fillings(&digits, 100_000).expect("few");
                let in_all = |digit: &Digit| fillings.iter().all(|filling| filling.contains(digit));
                let expected: DigitSet = (0..9).map(Digit::new).filter(in_all).collect();
                assert_eq!(musts, expected);
            }
        }
    }
}

#[test]
fn what_counts_order_or_allows_repetition_is_not() {
    let rise = |last: &usize, _: usize, digit: Digit| {
        (digit.index() >= *last).then_some(digit.index() + 1)
    };
    let rise = Automaton::made((3, 9), 0, rise, |_| true, 10_000).expect("small");
    let sum = |sum: &usize, _: usize, digit: Digit| Some(sum + digit.index() + 1);
    let sum = Automaton::made((3, 9), 0, sum, |&sum| sum == 12, 10_000).expect("small");
    assert!(!rise.is_of_sets() && !sum.is_of_sets());
}

#[test]
fn cells_that_differ_are_known_to() {
    // The highest digit comes last: as many of them as rise.
    let seen = |places: usize, wanted: u8| {
        let step = |&(high, seen): &(usize, u8), _: usize, digit: Digit| {
            let rises = digit.index() + 1 > high;
            Some((high.max(digit.index() + 1), seen + u8::from(rises)))
        };
        Automaton::made((places, 5), (0, 0), step, |state| state.1 == wanted, 10_000)
    };
    for (places, wanted) in [(3, 2), (4, 3), (5, 2)] {
        let law = seen(places, wanted).expect("small");
        let differing = law.differing(5, 10_000).expect("small");
        for filling in all_of(places, 5) {
            let differ = (1..places).all(|it| !filling[..it].contains(&filling[it]));
            assert_eq!(differing.accepts(&filling), differ && law.accepts(&filling), "{filling:?}");
        }
        assert_eq!(law.differing(5, 3), None);
        assert_eq!(law.differing(10, 10_000), None);
    }
}

#[test]
fn where_nothing_more_is_said_the_same_is_left() {
    let mut random = draws(7);
    let (mut taken, mut none) = (0, 0);
    for _ in 0..300 {
        let (places, first, most) = (4 + random() % 5, random() % 6, random() % 12);
        let times = 1 + random() % 2;
        // If the first cells hold a digit, those behind rise to a sum; once it is there, nothing is asked for.
        let step = |sum: &Option<usize>, place: usize, digit: Digit| match sum {
            None => Some(None),
            Some(_) if place < times => Some((digit.index() == first).then_some(0)),
            Some(sum) if sum + digit.index() == most => Some(None),
            Some(sum) => (sum + digit.index() < most).then(|| Some(sum + digit.index())),
        };
        let law = Automaton::made((places, 6), Some(0), step, Option::is_none, 100_000);
        let law = law.expect("small");
        assert!(!law.layered.open.is_empty() || most == 0, "{places} {first} {most}");
        let mut plain = law.clone();
        plain.layered.open = Vec::new();
        for _ in 0..60 {
            let few = |random: usize| DigitSet::from_bits((random & 0x3f) as u16);
            let digits: Vec<DigitSet> =
                (0..places).map(|_| few(random() | random() & random())).collect();
            let (mut one, mut other) = (digits.clone(), digits.clone());
            let is_filled = law.narrow(&mut one, &mut Scratch::default());
            assert_eq!(plain.narrow(&mut other, &mut Scratch::default()), is_filled, "{digits:?}");
            assert!(!is_filled || one == other, "{digits:?}: {one:?}, {other:?}");
            taken += usize::from(is_filled && one != digits);
            none += usize::from(!is_filled);
        }
    }
    assert!(taken > 250 && none > 250, "{taken} {none}");
}
