//! The program where there is no display: one line that says so and points to the command line.
use std::process::{Command, Output};

/// Runs the program without arguments, with this display or none.
fn open(display: Option<&str>) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_duvod"));
    let _ = program.args(["--lang", "en"]);
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        let _ = program.env_remove(name);
    }
    if let Some(display) = display {
        let _ = program.env("DISPLAY", display);
    }
    program.output().expect("the program runs")
}

fn check(display: Option<&str>) {
    let output = open(display);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("duvod --help"), "{said}");
    assert!(output.stdout.is_empty());
}

#[test]
fn without_a_display_the_command_line_is_pointed_to() {
    check(None);
}

#[test]
fn a_display_that_is_not_there_is_no_display() {
    check(Some(":4711"));
}
