//! The puzzles that come with the program: each has one solution, and is as hard as its file says.

use duvod::inference::Options;
use duvod::knowledge::Knowledge;
use duvod::rating::rate;
use duvod::session::{Command, Outcome, Progress, Session, SessionEvent};

#[test]
fn every_example_is_as_hard_as_its_file_says() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let mut other = Vec::new();
    for example in knowledge.puzzles() {
        let name = example.id.as_str();
        let puzzle = knowledge.puzzle(example).expect(name);
        let mut session = Session::new(knowledge, &puzzle.geometry, &Options::default())
            .expect("the default profile");
        let _ = session.apply(Command::Load(puzzle.board));
        let mut events = session.apply(Command::Solve).into_iter();
        let job = events.find_map(|event| match event {
            SessionEvent::Work(job) => Some(job),
            _ => None,
        });
        let nothing = Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None };
        let Outcome::Solved { in_order: Some(trace), .. } = job.expect("work").run(nothing) else {
            panic!("{name} has not one solution, or is not rated");
        };
        let level = rate(knowledge, &trace).level;
        if example.level != level {
            other.push((name, example.level, level));
        }
    }
    assert!(other.is_empty(), "said and found: {other:?}");
}
