//! Why constraints contradict each other is told on a grid without those that are not needed, and proved on the whole grid.

use crate::support::program::{duvod, program, started};
use serde_json::Value;

/// Puzzles without a solution, of whose constraints not all are needed for that: what is left out would add groups and sums, by
/// which the others have other numbers. On the last one a house follows from others only where the rest is left out: there
/// it is not proved.
const CASES: [(&str, &str); 3] = [
    ("................", "4x4+renban:A1B1B2B3+renban:C2D2A1C1"),
    (
        "1...............",
        "4x4+killer-cage:C3D3C4+killer-cage:A1B1:3+killer-cage:A2B2:4+killer-cage:D1D2:7",
    ),
    (
        "....................23.5.........64.",
        "6x6+region-sum:D2E2D1+killer-cage:E3F3+killer-cage:F1F2E2E1D1D2+killer-cage:A3A2:7+little-killer:B6C5D4E3F2:19\
         +killer-cage:D2C2B2A2:14+region-sum:A1B1C2+killer-cage:E1:5+little-killer:F1E2D3C4B5A6:19+little-killer:F4E5D6:13\
         +little-killer:B1A2:7",
    ),
];

#[test]
fn reasons_from_some_constraints_are_proved_on_the_whole_grid() {
    for (puzzle, grid) in CASES {
        let told = duvod(&["check", puzzle, "--grid", grid, "--json", "--lang", "en"]);
        let answer: Value = serde_json::from_slice(&told.stdout).expect("JSON");
        assert_eq!(answer["solutions"], 0, "{grid}");
        let trace = &answer["trace"];
        assert_eq!(trace.is_null(), (puzzle, grid) == CASES[2], "{grid}: {answer}");
        if trace.is_null() {
            continue;
        }
        assert_eq!(trace["grid"], answer["grid"], "{grid}: {answer}");
        let mut verify = program(&["verify", "-", "--lang", "en"]);
        let verified = started(&mut verify, &trace.to_string());
        assert_eq!(verified.status, 0, "{grid}: {}{}", verified.told, verified.errors);
    }
}
