//! What is lit, pale, ticked off or offered first is so for a reason.

use super::*;

/// Writes a digit into each of these cells.
fn write(window: &mut Window, digit: usize, cells: &[&str]) {
    for name in cells {
        act(window, Act::Select(cell(name)));
        act(window, Act::Digit(digit - 1));
    }
}

#[test]
fn a_digit_is_ticked_off_where_all_of_it_stand_rightly() {
    let mut window = with_puzzle(EASY);
    let counts_nought = |window: &Window| simulator(window, FIRST).find("0").is_ok();
    write(&mut window, 1, &["H1", "A3", "C7", "G9"]);
    assert!(!counts_nought(&window), "two are to be found");
    // They collide with nothing, and are wrong.
    write(&mut window, 1, &["B4", "F6"]);
    assert!(window.session.board().collisions(window.session.geometry()).is_empty());
    assert!(counts_nought(&window), "none is left, and it is not well");
    for name in ["B4", "F6"] {
        act(&mut window, Act::Select(cell(name)));
        act(&mut window, Act::Clear);
    }
    write(&mut window, 1, &["F4", "B6"]);
    assert!(!counts_nought(&window), "a tick stands in its place");
}
