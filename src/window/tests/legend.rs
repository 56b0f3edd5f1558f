//! The legend below the panel: what the marks and the lines of the shown step say.

use super::*;
use duvod::picture::{Sign, legend};

/// What the legend says of a branch and of a set, in the words that a reader sees.
fn said_of(scene: &Scene, sign: Sign) -> Option<String> {
    match sign {
        Sign::Branch(number) | Sign::Strand(number) => {
            let strand = scene.strands.get(&number);
            let supposed = *strand.unwrap_or_else(|| &scene.branches[&number]);
            let word = if strand.is_some() { "then" } else { "if" };
            let is = if matches!(supposed, Fact::Holds(..)) { "is" } else { "is not" };
            let (row, column) = (supposed.cell().index() / 9, supposed.cell().index() % 9);
            let digit = supposed.digit().index() + 1;
            Some(format!("{word} {}{} {is} {digit}", char::from(b"ABCDEFGHI"[column]), row + 1))
        }
        Sign::Set(number) => {
            Some(format!("set {}", ['Q', 'R', 'S', 'T', 'U', 'W'][usize::from(number)]))
        }
        _ => None,
    }
}

#[test]
fn branches_and_sets_are_named_in_the_legend_of_each_step_that_has_them() {
    let mut window = solved(HARD);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    let (mut branches, mut sets) = (0, 0);
    let trace = window.shared.session.trace().cloned().expect("a trace");
    for step in &trace.steps {
        act(&mut window, Action::Go(Go::On));
        let scene = drawn(&window);
        let signs = legend(&scene);
        let suppositions: Vec<Fact> = step.cases.iter().map(|case| case.supposed).collect();
        let named: Vec<Fact> = scene.branches.values().copied().collect();
        assert!(named.is_empty() || named == suppositions, "{step:?}");
        let mut screen = simulator(&window, FIRST);
        for &sign in &signs {
            let Some(name) = said_of(&scene, sign) else { continue };
            let shown = window.look().typeset(&name);
            assert!(screen.find(shown.as_str()).is_ok(), "{name:?} of {step:?}");
            branches += usize::from(matches!(sign, Sign::Branch(_)));
            sets += usize::from(matches!(sign, Sign::Set(_)));
        }
    }
    assert!(branches > 10 && sets > 2, "{branches} branches, {sets} sets");
}

#[test]
fn the_legend_is_reached_at_every_size_of_window_and_text() {
    let mut window = solved(HARD);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    act(&mut window, Action::Go(Go::On));
    while !legend(&drawn(&window)).contains(&Sign::Branch(0)) {
        act(&mut window, Action::Go(Go::On));
    }
    let name = said_of(&drawn(&window), Sign::Branch(0)).expect("a name");
    let name = name.as_str();
    let sizes = [(1920.0, 1080.0, 180), (1920.0, 1080.0, 200), (760.0, 560.0, 100)];
    let sizes = sizes.into_iter().chain([(760.0, 560.0, 150), (1280.0, 800.0, 200)]);
    for (width, height, text) in sizes {
        window.shared.appearance.scale_text(text);
        let size = Size::new(width, height);
        let _ = window.update(Message::System(SystemMessage::Resized(size)));
        let size = size * (1.0 / window.shared.appearance.text_scale());
        let seen = |window: &Window, text: &str| {
            let mut screen = simulator(window, size);
            let text = window.look().typeset(text);
            let place = screen.find(text.as_str()).ok()?;
            place.visible_bounds().filter(|at| at.y + at.height <= size.height + 0.5)
        };
        if let Some(button) = seen(&window, "What the signs say") {
            assert_eq!(seen(&window, name), None);
            let acts = asked_at(&window, size, [button.center()]);
            assert!(matches!(acts[..], [Action::Board(BoardAction::ToggleLegend)]), "{acts:?}");
            act(&mut window, BoardAction::ToggleLegend);
            assert!(seen(&window, name).is_some(), "{width} {height} {text}");
            act(&mut window, BoardAction::ToggleLegend);
        } else {
            assert!(seen(&window, name).is_some(), "{width} {height} {text}");
        }
    }
}

#[test]
fn what_is_plain_has_no_legend() {
    let mut window = solved(EASY);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    act(&mut window, Action::Go(Go::On));
    assert_eq!(legend(&drawn(&window)), []);
    assert!(!sees(&window, "supposition") && !sees(&window, "set Q"));
}

#[test]
fn each_sign_of_a_net_is_on_the_grid_and_each_on_the_grid_is_told() {
    use duvod::picture::{HouseRole, MarkKind};
    const NET: &str =
        "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3";
    let mut window = solved(NET);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    let (mut nets, mut forks, mut misses) = (0, 0, 0);
    let trace = window.shared.session.trace().cloned().expect("a trace");
    for step in trace.steps.iter().take(40) {
        act(&mut window, Action::Go(Go::On));
        let scene = drawn(&window);
        let ([case], false) = (&step.cases[..], scene.branches.is_empty()) else { continue };
        nets += 1;
        let mark = scene.marks[&case.supposed.candidate()];
        let is_shown = mark.supposed.is_some() || matches!(mark.kind, MarkKind::BranchFrom(_));
        assert!(is_shown, "{mark:?}");
        forks += usize::from(!scene.strands.is_empty());
        let signs = legend(&scene);
        let misses_one =
            scene.houses.iter().any(|(role, _)| matches!(role, HouseRole::Contradiction(_)));
        assert_eq!(signs.contains(&Sign::NoPlace), misses_one);
        misses += usize::from(misses_one);
        assert!(!misses_one || sees(&window, "no place left for the digit"));
    }
    assert!(nets > 2 && forks > 0 && misses > 0, "{nets} {forks} {misses}");
}
