//! The page of new puzzles makes the same puzzles as `duvod generate` when the same is chosen.

use std::process::Command;
use std::sync::Arc;

use crate::support::{EXAMPLE, knowledge};
use duvod::formats::print_line;
use duvod::generator::Symmetry;
use duvod::grid::CellSet;
use duvod::inference::Options;
use duvod::knowledge::Level;
use duvod::locale::Locale;
use duvod_window::{
    Action, Choice, FileAction, MakerMessage, Message, PageMessage, Window, WindowOptions,
};

/// The lines that the command writes.
fn by_command(arguments: &str) -> Vec<String> {
    let program = env!("CARGO_BIN_EXE_duvod");
    let arguments = arguments.split_whitespace();
    let output = Command::new(program).arg("generate").args(arguments).output();
    let output = output.expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("the program writes UTF-8");
    text.lines().map(str::to_owned).collect()
}

/// What is chosen on the page: what has a number, what is typed, or what is drawn.
enum Chosen {
    Number(Choice, usize),
    Typed(Choice, &'static str),
    Drawn(CellSet),
}

use Chosen::{Drawn, Number, Typed};

/// The lines of what the page makes beside the textbook example.
fn by_page(chosen: &[Chosen]) -> Vec<String> {
    let english = Locale::new("en").expect("English");
    let known = Arc::new(knowledge().clone());
    let options = WindowOptions::new(known, Options::default(), english).expect("all languages");
    let mut window = Window::new(&options).expect("a window");
    let geometry = knowledge().grid("9x9").expect("the classic grid");
    let _ = window.update(Message::Act(Action::File(FileAction::Example(0))));
    for chosen in chosen {
        let message = match chosen {
            Number(choice, number) => MakerMessage::Choose(*choice, *number),
            Typed(choice, text) => MakerMessage::Type(*choice, (*text).to_owned()),
            Drawn(cells) => MakerMessage::DrawOnly(*cells),
        };
        let _ = window.update(Message::Page(PageMessage::Maker(message)));
    }
    let _ = window.update(Message::Page(PageMessage::Maker(MakerMessage::Make)));
    let (_, order) = window.order().expect("puzzles to make");
    let mut lines = Vec::new();
    let mut put = |_: &_, made: Option<duvod::generator::Made>| {
        lines.extend(made.map(|made| print_line(&made.board, geometry)));
    };
    order.run(&mut put, &|| false).expect("a wish that can be");
    lines
}

/// The number of a rule among those that can be chosen, which are in the order of the profile.
fn rule(id: &str) -> usize {
    let profile = knowledge().profile("default").expect("the default profile");
    let mut rules = knowledge().rules_of(profile);
    1 + rules.position(|rule| rule.id.as_str() == id).expect("a rule of the profile")
}

#[test]
fn the_page_makes_what_the_command_makes() {
    let level = Level::ALL.iter().position(|level| *level == Level::Medium).expect("a level");
    let of = |symmetry| Symmetry::ALL.iter().position(|it| *it == symmetry).expect("a symmetry");
    let profile = |name| {
        let mut profiles = knowledge().profiles();
        1 + profiles.position(|profile| profile.name == name).expect("a profile")
    };
    let file = std::env::temp_dir().join(format!("duvod-from-{}.txt", std::process::id()));
    std::fs::write(&file, EXAMPLE).expect("a file");
    let from = |how: &str| format!("--from {} {how} --count 3 --seed 2", file.display());
    let cases = [
        ("--seed 4 --count 3".to_owned(), vec![Typed(Choice::Seed, "4")]),
        (
            "--seed 4 --count 3 --level medium --givens 26-30 --symmetry half-turn".to_owned(),
            vec![
                Typed(Choice::Seed, "4"),
                Number(Choice::Level, 1 + level),
                Typed(Choice::Givens, "26-30"),
                Number(Choice::Symmetry, of(Symmetry::HalfTurn)),
            ],
        ),
        (
            "--seed 8 --count 3 --score 400-700 --minimal --guessing 40".to_owned(),
            vec![
                Typed(Choice::Seed, "8"),
                Typed(Choice::Score, "400-700"),
                Number(Choice::Minimal, 1),
                Typed(Choice::Guessing, "40"),
            ],
        ),
        (
            "--seed 1 --count 3 --rule naked-pair --alone --solvable-by default".to_owned(),
            vec![
                Typed(Choice::Seed, "1"),
                Number(Choice::Rule, rule("naked-pair")),
                Number(Choice::Alone, 1),
                Number(Choice::SolvableBy, profile("default")),
            ],
        ),
        (from("--harder"), vec![Typed(Choice::Seed, "2"), Number(Choice::From, 2)]),
        (from("--easier"), vec![Typed(Choice::Seed, "2"), Number(Choice::From, 1)]),
    ];
    for (arguments, mut chosen) in cases {
        chosen.push(Typed(Choice::Count, "3"));
        let made = by_command(&arguments);
        assert_eq!(made.len(), 3, "{arguments}");
        assert_eq!(by_page(&chosen), made, "{arguments}");
    }
    std::fs::remove_file(&file).expect("the file");
}

#[test]
fn the_page_makes_puzzles_on_a_pattern_as_the_command_does() {
    let pattern =
        ".x.x.x.x.x.......x..x...x..x...x...x..x.x.x..x...x...x..x...x..x.......x.x.x.x.x.";
    let geometry = knowledge().grid("9x9").expect("the classic grid");
    let cells = duvod::generator::pattern(pattern, geometry).expect("a pattern");
    let made = by_command(&format!("--seed 6 --count 2 --pattern {pattern}"));
    let chosen = [
        Typed(Choice::Seed, "6"),
        Typed(Choice::Count, "2"),
        Number(Choice::Pattern, 1),
        Drawn(cells),
    ];
    assert_eq!(by_page(&chosen), made);
    assert_eq!(made.len(), 2);
}
