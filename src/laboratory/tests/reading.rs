//! What a library's text says, and where it is wrong.

use super::{CaseParts, classic, coded};
use crate::{LibraryFault, read_library};
use duvod::proof::Fact;

/// A case that is right: 4 and 2 in the first two cells, a candidate gone, one to strike.
fn line() -> String {
    format!(":0300:12:+42{}:436 437:411 125:::", ".".repeat(79)).replace(":::", "::17")
}

/// Checks the place and the fault of a text.
fn check(text: &str, place: (usize, usize), fault: &LibraryFault) {
    let error = read_library(text, classic()).expect_err("the text is wrong");
    assert_eq!(((error.line, error.column), &error.fault), (place, fault), "{text}");
}

#[test]
fn a_case_is_read_with_all_its_parts() {
    let text = format!("# a comment\n\n{}\n:0610-x::{}:::", line(), ".".repeat(81));
    let cases = read_library(&text, classic()).expect("two cases");
    let [first, second] = cases.as_slice() else { panic!("{cases:?}") };
    assert_eq!((first.line, first.name().as_str(), first.must_fail()), (3, "0300", false));
    let digits: String = first.digits.iter().map(|digit| classic().symbol(digit)).collect();
    assert_eq!(digits, "12");
    assert_eq!(first.state.print(classic()), format!("+42{}:436 437", ".".repeat(79)));
    let facts = Fact::parse_all("r1c1<>4 r2c5<>1", classic());
    assert_eq!(Ok(&first.facts), facts.as_ref());
    assert_eq!((second.line, second.name().as_str(), second.must_fail()), (4, "0610-x", true));
    assert!(second.digits.is_empty() && second.facts.is_empty());
}

#[test]
fn placements_are_read_as_such_and_line_ends_of_any_kind_pass() {
    let rule = coded("0003");
    let text =
        format!("\u{feff}{}\r\n{}\r\n", CaseParts::of(rule).text(), CaseParts::of(rule).text());
    let cases = read_library(&text, classic()).expect("two cases");
    assert_eq!(cases.len(), 2);
    assert!(cases.iter().all(|case| matches!(case.facts.first(), Some(Fact::Holds(..)))));
}

#[test]
fn errors_name_line_and_column() {
    let right = line();
    check("", (1, 1), &LibraryFault::Nothing);
    check("# only this\n", (1, 12), &LibraryFault::Nothing);
    check(&format!("{right}\n0300"), (2, 1), &LibraryFault::Start);
    check(":0300:1:..:", (1, 12), &LibraryFault::Fields { expected: 7, found: 4 });
    let more = format!("{right}:x");
    let column = right.chars().count() + 1;
    check(&more, (1, column), &LibraryFault::Fields { expected: 7, found: 8 });
    let fault = LibraryFault::Code("03a0".to_owned());
    check(&right.replace("0300", "03a0"), (1, 2), &fault);
    check(&right.replace("0300", "0300-"), (1, 2), &LibraryFault::Code("0300-".to_owned()));
    check(&right.replace(":12:", ":1x2:"), (1, 8), &LibraryFault::Digit('x'));
    check(&right.replace("+42", "+4§"), (1, 12), &LibraryFault::Cell('§'));
    let cells = LibraryFault::Cells { expected: 81, found: 80 };
    check(&right.replace("+42", "+4"), (1, 91), &cells);
    check(&right.replace("437", "430"), (1, 97), &LibraryFault::Candidate("430".to_owned()));
    check(&right.replace("411", "41"), (1, 101), &LibraryFault::Candidate("41".to_owned()));
    check(&right.replace("411 125", ""), (1, 101), &LibraryFault::NoConclusion);
}
