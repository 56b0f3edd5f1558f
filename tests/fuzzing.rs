//! Every reader stands whatever it is given: the inputs of `fuzz/corpus` and seeded changes of them.
//!
//! What is tried is the same code that `fuzz/nightly` runs for hours. `DUVOD_FUZZ` is how many changed inputs are tried
//! for each reader; `DUVOD_FUZZ_ONLY` names the only reader that they are for.

use std::fs;
use std::path::Path;

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::support::set;

#[allow(unreachable_pub, reason = "a library of its own for libFuzzer")]
#[path = "../fuzz/src/lib.rs"]
mod attacks;

/// How many changed inputs are tried unless `DUVOD_FUZZ` says it.
const TRIES: usize = 100;

/// What is put into inputs: what readers look for.
const PIECES: [&str; 24] = [
    "\"",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    ",",
    ":",
    "\n",
    "\r\n",
    "\t",
    "0",
    "-1",
    "18446744073709551616",
    "1e999",
    "null",
    "r1c1",
    "\u{feff}",
    "\u{0}",
    "ž",
    "🂡",
    "A1",
    "//",
];

#[test]
fn readers_stand_the_corpus_and_changes_of_it() {
    let tries = set("DUVOD_FUZZ").unwrap_or(TRIES);
    let only = std::env::var("DUVOD_FUZZ_ONLY").ok();
    let is_wanted = |name: &str| only.as_deref().is_none_or(|only| only == name);
    let targets = attacks::TARGETS.iter().enumerate().filter(|(_, (name, _))| is_wanted(name));
    for (seed, (name, attack)) in targets {
        let corpus = corpus(name);
        assert!(corpus.len() >= 3, "{name} has a corpus");
        let mut random = ChaCha8Rng::seed_from_u64(seed as u64);
        for input in &corpus {
            attack(input);
        }
        for _ in 0..tries {
            attack(&changed(&corpus, &mut random));
        }
    }
}

#[test]
fn every_target_has_a_file_and_a_binary() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("the manifest");
    for (name, _) in attacks::TARGETS {
        let path = format!("targets/{name}.rs");
        assert!(
            folder.join(&path).is_file() && manifest.contains(&format!("path = \"{path}\"")),
            "{name}"
        );
    }
    let files = fs::read_dir(folder.join("targets")).expect("the targets").count();
    assert_eq!(files, attacks::TARGETS.len());
}

/// The kept inputs of a target, by their names.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(name);
    let entries =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("a kept input")).collect()
}

/// An input of the corpus with one to eight changes.
fn changed(corpus: &[Vec<u8>], random: &mut impl Rng) -> Vec<u8> {
    let any = |random: &mut dyn Rng| corpus[random.random_range(0..corpus.len())].clone();
    let mut input = any(random);
    for _ in 0..random.random_range(1..=8) {
        let at = random.random_range(0..=input.len());
        let end = (at + random.random_range(0..40)).min(input.len());
        match random.random_range(0..6) {
            0 => drop(input.drain(at..end)),
            1 => drop(input.splice(at..at, PIECES[random.random_range(0..PIECES.len())].bytes())),
            2 => {
                let piece = input[at..end].to_vec();
                drop(input.splice(end..end, piece));
            }
            3 if at < input.len() => input[at] = random.random(),
            4 => {
                let other = any(random);
                let from = random.random_range(0..=other.len());
                let piece = &other[from..(from + 60).min(other.len())];
                drop(input.splice(at..end, piece.iter().copied()));
            }
            _ => input.truncate(if random.random_ratio(1, 8) { at } else { input.len() }),
        }
    }
    input
}
