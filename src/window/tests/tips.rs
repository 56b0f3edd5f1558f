//! Tooltips stand beside what they are about, in the window, and on no heading.

use iced::{Event, Rectangle, mouse};
use iced_test::selector::Candidate;

use super::*;
use crate::widget::tip::{Open, Seen};

/// The sizes at which tooltips are tried.
const SIZES: [Size; 4] =
    [FIRST, Size::new(760.0, 560.0), Size::new(1024.0, 700.0), Size::new(1920.0, 1080.0)];

/// What a selector meets in the view.
struct Met {
    bounds: Rectangle,
    what: What,
}

enum What {
    /// Something that has a tooltip.
    Tipped,
    /// A tooltip.
    Tip,
    Text(String),
}

/// All that is seen, in the order of the view.
fn met(screen: &mut Simulator<'_, Message>) -> Vec<Met> {
    let mut found = Vec::new();
    let all = |candidate: Candidate<'_>| {
        let bounds = candidate.visible_bounds()?;
        let what = match candidate {
            Candidate::Custom { state, .. } if state.is::<Open>() => What::Tipped,
            Candidate::Custom { state, .. } if state.is::<Seen>() => What::Tip,
            Candidate::Text { content, .. } => What::Text(content.to_owned()),
            _ => return None,
        };
        found.push(Met { bounds, what });
        None::<()>
    };
    assert!(screen.find(all).is_err(), "all were asked");
    found
}

/// Every button on the screen has a tooltip, or a key stands on it: asked of each screen that any test looks at.
pub(super) fn assert_told(screen: &mut Simulator<'_, Message>) {
    let (mut mute, mut telling, mut texts) = (Vec::new(), Vec::new(), Vec::new());
    let all = |candidate: Candidate<'_>| {
        match candidate {
            Candidate::Custom { state, bounds, visible_bounds, .. } => {
                let _ = visible_bounds?;
                let open = state.downcast_ref::<Open>()?;
                if open.tells { &mut telling } else { &mut mute }.push(bounds);
            }
            Candidate::Text { content, bounds, .. } => texts.push((content.to_owned(), bounds)),
            _ => {}
        }
        None::<()>
    };
    assert!(screen.find(all).is_err(), "all were asked");
    for button in mute.into_iter().filter(|it| !telling.iter().any(|tip| it.is_within(tip))) {
        let on_it = texts.iter().filter(|(_, bounds)| bounds.is_within(&button));
        let words: Vec<&str> = on_it.map(|(text, _)| &**text).collect();
        let words = words.join(" ");
        let names_key = words.ends_with(')') && words.contains('(');
        assert!(names_key, "nothing says what {words:?} does, or which key does it");
    }
}

fn is_so(text: &str, heading: &str) -> bool {
    heading.strip_suffix('*').map_or(text == heading, |start| text.starts_with(start))
}

/// Moves the pointer over all that has a tooltip, at every size and in every language. Headings are these texts, or begin with
/// what stands before a star; each of them is to be seen at some size.
fn hover(window: &mut Window, headings: &[&str]) {
    let (mut tips, mut unseen) = (0, headings.to_vec());
    for (language, size) in
        (0..window.shared.speech.locales.len()).flat_map(|at| SIZES.map(|size| (at, size)))
    {
        act(window, ShowAction::Language(language));
        let _ = window.update(Message::System(SystemMessage::Resized(size)));
        let size = size * (1.0 / window.shared.appearance.text_scale());
        let mut screen = simulator(window, size);
        let tipped = met(&mut screen).into_iter().filter(|met| matches!(met.what, What::Tipped));
        for about in tipped.map(|met| met.bounds).collect::<Vec<_>>() {
            screen.point_at(about.center());
            let position = about.center();
            let moved = Event::Mouse(mouse::Event::CursorMoved { position });
            let _ = screen.simulate([moved]);
            let met = met(&mut screen);
            let tip = met.iter().position(|met| matches!(met.what, What::Tip));
            let Some((before, tip)) = tip.map(|at| (&met[..at], met[at].bounds)) else { continue };
            let at = format!("{size:?}, {language}: {tip:?} about {about:?}");
            assert!(tip.intersection(&about).is_none(), "covers what it is about: {at}");
            assert!(tip.is_within(&Rectangle::with_size(size)), "leaves the window: {at}");
            for met in before {
                let What::Text(text) = &met.what else { continue };
                let is_heading = headings.iter().any(|heading| is_so(text, heading));
                let is_covered = tip.intersection(&met.bounds).is_some();
                unseen.retain(|heading| !is_so(text, heading));
                assert!(!is_heading || !is_covered, "covers {text:?}: {at}");
            }
            tips += 1;
        }
    }
    assert!(tips > 0 && unseen.is_empty(), "not seen: {unseen:?}");
}

#[test]
fn in_the_empty_window() {
    let headings = ["Type digits, or load*", "Napište číslice, nebo nahrajte zadání"];
    hover(&mut window(), &headings);
}

#[test]
fn in_play() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    hover(&mut window, &["C1", "Políčko C1"]);
    act(&mut window, Action::Digit(0));
    act(&mut window, Action::Play(PlayAction::Check));
    let mistake = ["There is*", "Chyba je*"];
    hover(&mut window, &mistake);
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    hover(&mut window, &mistake);
}

#[test]
fn in_a_procedure_and_an_answer() {
    let mut window = selecting(solved(HARD), "C1");
    hover(&mut window, &["Why is*", "Proof", "Proč*", "Důkaz"]);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    act(&mut window, Action::Go(Go::First));
    hover(&mut window, &["Step\u{a0}1", "Krok\u{a0}1"]);
}

#[test]
fn on_pages() {
    let mut window = with_puzzle(EASY);
    for (page, headings) in [
        (Page::Preferences, ["Preferences", "Předvolby"]),
        (Page::Keys, ["First steps and keys", "První kroky a\u{a0}klávesy"]),
        (Page::About, ["About Důvod", "O\u{a0}programu"]),
    ] {
        act(&mut window, Action::Open(page));
        hover(&mut window, &headings);
    }
}

#[test]
fn in_lists() {
    let mut window = window();
    let file = Source::File("/somewhere/many.txt".into());
    loading::load(&mut window, file, &format!("{EASY} # a name\n{EASY}7x\n{HARD}"));
    hover(&mut window, &["Puzzles in the file", "Zadání v\u{a0}souboru"]);
    act(&mut window, Action::Enter);
    hover(&mut window, &["Puzzle 1 of 2", "Zadání 1 ze 2"]);
}

#[test]
fn among_solutions() {
    let mut window = solved(solutions::SEVERAL);
    hover(&mut window, &["Look at the solutions*", "Prohlédněte si jednotlivá*"]);
}

#[test]
fn in_the_rule_book() {
    let mut window = window();
    act(&mut window, Action::Place(MainView::RuleBook));
    hover(&mut window, &["How to spot it", "Jak hledat"]);
}

#[test]
fn in_the_list_of_steps() {
    let mut window = with_puzzle(EASY);
    key(&mut window, AnswerAction::AllSteps);
    assert!(!steps::list(&mut window).is_empty());
    hover(&mut window, &["All steps now", "Všechny kroky", "Hidden single*", "Jediné*"]);
}
