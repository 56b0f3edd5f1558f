//! What is wrong with an acceptance library is said in every language, with its place.

use crate::support::languages;
use duvod_laboratory::{LibraryError, LibraryFault};

#[test]
fn every_fault_is_said_in_every_language() {
    let faults = [
        LibraryFault::Nothing,
        LibraryFault::Start,
        LibraryFault::Fields { expected: 7, found: 4 },
        LibraryFault::Code("x".to_owned()),
        LibraryFault::Digit('x'),
        LibraryFault::Cell('x'),
        LibraryFault::Cells { expected: 81, found: 80 },
        LibraryFault::Candidate("x".to_owned()),
        LibraryFault::NoConclusion,
    ];
    for locale in languages() {
        for fault in faults.clone() {
            let said = locale.try_say(&LibraryError { line: 3, column: 17, fault }.message());
            let said = said.unwrap_or_else(|error| panic!("{error}"));
            assert!(said.contains('3') && said.contains("17") && !said.contains("  "), "{said}");
        }
    }
}
