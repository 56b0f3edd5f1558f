//! Profiles of rules: kept under names, found again, and told where they are damaged.

use super::keeping::opened;
use super::*;
use crate::{Ask, BookMessage, ComparisonMessage};
use duvod::knowledge::DEFAULT_PROFILE;
use duvod::storage::{self, Storage};

fn ask(window: &mut Window, ask: Ask) {
    act(window, Action::Book(ask));
}

fn book(window: &mut Window, message: BookMessage) {
    let _ = window.update(Message::Book(message));
}

/// Writes everything, as closing the window does, and opens it again.
fn again(window: &mut Window, folder: &Folder) -> Window {
    window.keep_now();
    let mut window = opened(folder);
    act(&mut window, Action::Place(MainView::RuleBook));
    window
}

fn with_book(folder: &Folder) -> Window {
    let mut window = opened(folder);
    act(&mut window, Action::Place(MainView::RuleBook));
    window
}

/// Saves the profile in use under a name.
fn save_as(window: &mut Window, name: &str) {
    ask(window, Ask::SaveAs);
    book(window, BookMessage::NameTyped(name.to_owned()));
    book(window, BookMessage::NameGiven);
}

fn first() -> RuleId {
    RuleId::new("full-house")
}

fn is_on(window: &Window) -> bool {
    window.book.arrangement().is_on(first())
}

#[test]
fn what_is_changed_is_there_again_and_can_be_as_it_came() {
    let folder = Folder::new("changed-profile");
    let mut window = with_book(&folder);
    assert!(!sees(&window, "changed"));
    act(&mut window, Action::Play(PlayAction::NextEntry));
    assert!(!is_on(&window) && sees(&window, "changed") && sees(&window, "Undo all changes"));
    let mut window = again(&mut window, &folder);
    assert!(!is_on(&window) && sees(&window, "changed"));
    let storage = Storage::in_folder(&folder.0);
    assert!(storage.changed_profile(DEFAULT_PROFILE).exists());
    assert!(!storage.profile(DEFAULT_PROFILE).exists());
    ask(&mut window, Ask::AsItCame);
    assert!(is_on(&window) && !sees(&window, "changed"));
    let mut window = again(&mut window, &folder);
    assert!(is_on(&window));
    assert!(!storage.changed_profile(DEFAULT_PROFILE).exists());
    ask(&mut window, Ask::AsItCame);
    assert!(sees(&window, "The profile has no changes to undo."));
}

#[test]
fn a_profile_is_saved_under_a_name_renamed_and_deleted() {
    let folder = Folder::new("own-profile");
    let storage = Storage::in_folder(&folder.0);
    let mut window = with_book(&folder);
    act(&mut window, Action::Play(PlayAction::NextEntry));
    ask(&mut window, Ask::Save);
    assert!(sees(&window, "Save the profile under which name?"));
    book(&mut window, BookMessage::NameTyped("Moje zkouška".to_owned()));
    book(&mut window, BookMessage::NameGiven);
    assert!(sees(&window, "The profile “Moje zkouška” was saved."));
    assert_eq!(window.shared.rules.profile, "Moje zkouška");
    let mut window = again(&mut window, &folder);
    assert_eq!(window.shared.rules.profile, "Moje zkouška");
    assert!(!is_on(&window) && !sees(&window, "changed"));
    let default = window.shared.knowledge.profile(DEFAULT_PROFILE).expect("the default profile");
    assert!(default.rules.contains(&first()), "what it was saved from is as it came");
    act(&mut window, Action::Play(PlayAction::NextEntry));
    ask(&mut window, Ask::Save);
    assert!(is_on(&window) && !sees(&window, "changed"), "one's own is saved in its place");
    ask(&mut window, Ask::Rename);
    book(&mut window, BookMessage::NameTyped(" Jiná ".to_owned()));
    act(&mut window, Action::Enter);
    let mut window = again(&mut window, &folder);
    assert_eq!(window.shared.rules.profile, "Jiná");
    assert!(!storage.profile("Moje zkouška").exists() && storage.profile("Jiná").exists());
    ask(&mut window, Ask::Delete);
    assert!(sees(&window, "Delete the profile “Jiná”?"));
    act(&mut window, Action::Escape);
    assert_eq!(window.shared.rules.profile, "Jiná");
    ask(&mut window, Ask::Delete);
    click(&mut window, "Delete");
    assert_eq!(window.shared.rules.profile, DEFAULT_PROFILE);
    let window = again(&mut window, &folder);
    assert!(window.shared.knowledge.profile("Jiná").is_none() && !storage.profile("Jiná").exists());
}

#[test]
fn names_that_cannot_be_are_refused() {
    let folder = Folder::new("names-of-profiles");
    let mut window = with_book(&folder);
    for name in ["", "a/b", ".."] {
        save_as(&mut window, name);
        assert!(
            window.shared.notices.said.is_some() && window.shared.rules.profile == DEFAULT_PROFILE,
            "{name:?}"
        );
    }
    save_as(&mut window, "SE");
    assert!(sees(&window, "There is already a profile “SE”. Choose another name."));
    for request in [Ask::Rename, Ask::Delete] {
        ask(&mut window, Ask::Profiles);
        ask(&mut window, request);
        assert!(window.shared.notices.said.is_some());
    }
    save_as(&mut window, "mine");
    save_as(&mut window, "mine");
    assert!(sees(&window, "There is already a profile “mine”. Choose another name."));
    act(&mut window, Action::Escape);
    ask(&mut window, Ask::SaveAs);
    book(&mut window, BookMessage::NameGiven);
    assert_eq!(window.shared.rules.profile, "My rules", "a name is proposed");
    ask(&mut window, Ask::SaveAs);
    book(&mut window, BookMessage::NameGiven);
    assert_eq!(window.shared.rules.profile, "My rules 2");
}

#[test]
fn a_profile_is_chosen_by_keyboard_and_by_mouse() {
    let folder = Folder::new("chosen-profile");
    let mut window = with_book(&folder);
    ask(&mut window, Ask::Profiles);
    act(&mut window, Action::Move(Move::Down));
    act(&mut window, Action::Enter);
    assert_eq!(window.shared.rules.profile, "se");
    assert!(sees(&window, "Profile: Sudoku Explainer, basic rules"));
    assert!(window.book.arrangement().is_on(RuleId::new("direct-pointing")));
    click(&mut window, "Profile: Sudoku Explainer, basic rules");
    click(&mut window, "Default");
    assert_eq!(window.shared.rules.profile, DEFAULT_PROFILE);
}

#[test]
fn a_damaged_profile_is_told_with_its_place_and_left() {
    let folder = Folder::new("damaged-profile");
    let storage = Storage::in_folder(&folder.0);
    let path = storage.profile("mine");
    storage::write(&path, "Profile(\n  name: \"mine\",\n  rulez: [])").expect("a file");
    let clash = storage.profile("se");
    storage::write(&clash, "Profile(name: \"se\", rules: [])").expect("a file");
    for _ in 0..2 {
        let window = opened(&folder);
        assert!(
            sees(&window, "2 profiles of rules cannot be used"),
            "{:?}",
            window.shared.notices.card
        );
        let place = format!("{}, line 3, column 3", path.display());
        let Some(Card::Trouble(_, reasons)) = &window.shared.notices.greeting else {
            panic!("a card")
        };
        let said: Vec<String> =
            reasons.iter().map(|words| window.shared.locale().say(words)).collect();
        assert!(said[0].starts_with(&place), "{said:?}");
        assert!(
            path.exists() && clash.exists() && window.shared.knowledge.profile("mine").is_none()
        );
    }
    let mut window = opened(&folder);
    act(&mut window, Action::Place(MainView::RuleBook));
    assert!(sees(&window, "2 profiles of rules cannot be used"), "in the rule book too");
    act(&mut window, ShowAction::Dismiss);
    assert!(window.shared.notices.greeting.is_none());
}

#[test]
fn a_profile_of_the_program_says_why_it_stays() {
    let folder = Folder::new("program-profile");
    let mut window = with_book(&folder);
    for request in [Ask::Rename, Ask::Delete] {
        key(&mut window, Action::Book(request));
        let told = "A built-in profile cannot be renamed or deleted. You can save it under a name of your own.";
        assert_eq!(said(&window).as_deref(), Some(told));
        assert!(sees(&window, told) && window.book.card.is_none());
    }
}

#[test]
fn while_profiles_are_listed_no_key_reaches_the_rules() {
    let folder = Folder::new("listed-profiles");
    let mut window = with_book(&folder);
    key(&mut window, Action::Book(Ask::Profiles));
    for asked in [
        Action::Play(PlayAction::NextEntry),
        Action::NextTab,
        Action::Type('x'),
        Action::Book(Ask::Rename),
    ] {
        key(&mut window, asked);
        assert!(is_on(&window) && sees(&window, "155 rules, 131 on"), "{asked:?}");
    }
    key(&mut window, Action::Book(Ask::SaveAs));
    key(&mut window, Action::Type('x'));
    key(&mut window, Action::Enter);
    assert_eq!(window.shared.rules.profile, "My rulesx");
    key(&mut window, Action::Book(Ask::SaveAs));
    let _ = window.update(Message::FieldLeft);
    assert!(window.book.card.is_none(), "Esc closes it at once");
}

#[test]
fn a_profile_that_another_window_has_saved_meanwhile_is_not_lost() {
    let folder = Folder::new("two-profiles");
    let storage = Storage::in_folder(&folder.0);
    let save = |window: &mut Window| {
        act(window, Action::Play(PlayAction::NextEntry));
        save_as(window, "mine");
    };
    let (mut first, mut second) = (with_book(&folder), with_book(&folder));
    save(&mut first);
    act(&mut second, Action::Move(Move::Down));
    save(&mut second);
    first.keep_now();
    let there = fs::read_to_string(storage.profile("mine")).expect("a profile");
    second.keep_now();
    let here = fs::read_to_string(storage.profile("mine")).expect("a profile");
    let kept = fs::read_to_string(storage.profile("mine 2")).expect("the other profile");
    assert!(here != there && kept == there.replacen("mine", "mine 2", 1));
    let window = keeping::opened(&folder);
    assert!(card(&window).is_none() && window.shared.knowledge.profile("mine 2").is_some());
}

/// Does the comparison that the window waits for.
pub(super) fn compare(window: &mut Window) {
    let (number, contest) = work::contest(window).expect("a comparison");
    let compared = contest.run(&|| false);
    book(window, BookMessage::Comparison(ComparisonMessage::Done(number, compared)));
}

#[test]
fn two_profiles_are_compared_on_the_puzzle_side_by_side() {
    let mut window = solved(HARD);
    let rated = window.shared.session.rated_trace().expect("a trace");
    let (steps, rating) = (rated.steps.len(), duvod::rating::rate(&window.shared.knowledge, rated));
    act(&mut window, Action::Place(MainView::RuleBook));
    click(&mut window, "Compare…");
    assert!(sees(&window, "Two profiles on this puzzle") && sees(&window, "First profile"));
    assert_eq!(window.shared.opened.place, MainView::RuleBook);
    let choose = |window: &mut Window, side, number| {
        book(window, BookMessage::Comparison(ComparisonMessage::Choose(side, number)));
    };
    let named = window.book.compared_profiles(&window.shared);
    let place = |name: &str| named.all.iter().position(|other| other == name).expect("a profile");
    choose(&mut window, 0, place(DEFAULT_PROFILE));
    choose(&mut window, 1, place("singles"));
    key(&mut window, Action::Enter);
    assert!(sees(&window, "Cancel"), "it goes on in the background");
    compare(&mut window);
    assert!(sees(&window, "Hardest rule") && sees(&window, "not finished"));
    assert!(sees(&window, &steps.to_string()), "as many steps as those by which it is rated");
    let [score, level] = [
        words::MakerNumber { number: rating.score }.into(),
        rating.level.expect("a level").message(),
    ]
    .map(|words: duvod::message::Message| window.look().say(&words));
    assert!(sees(&window, &score) && sees(&window, &level), "the same as the puzzle's");
    paint(&window, FIRST);
    act(&mut window, ShowAction::NextLanguage);
    assert!(sees(&window, "Nejtěžší pravidlo") && sees(&window, "nedokončeno"));
    act(&mut window, Action::NextTab);
    act(&mut window, Action::Move(Move::Left));
    assert_ne!(window.book.compared_profiles(&window.shared).chosen[1], place("singles"));
    assert!(!sees(&window, "Nejtěžší pravidlo"), "what was found for others is not shown");
    compare(&mut window);
    assert!(sees(&window, "Nejtěžší pravidlo"), "they are compared at once");
    book(&mut window, BookMessage::Comparison(ComparisonMessage::Open(0)));
    let first = window.book.compared_profiles(&window.shared).chosen[0];
    key(&mut window, Action::Move(Move::Down));
    assert_ne!(window.book.compared_profiles(&window.shared).chosen[0], first);
    assert!(work::contest(&window).is_some(), "while the list is open, too");
    key(&mut window, Action::Go(Go::Last));
    let last = window.book.compared_profiles(&window.shared).all.len() - 1;
    assert_eq!(
        window.book.compared_profiles(&window.shared).chosen[0],
        last,
        "End leads to the end of the list"
    );
    key(&mut window, Action::Enter);
    assert!(work::contest(&window).is_some(), "the list is closed");
    let page = window.shared.opened.page;
    for scrolls in [Action::Go(Go::First), Action::Puzzle(Go::On)] {
        key(&mut window, scrolls);
        assert_eq!(
            (window.book.compared_profiles(&window.shared).chosen[0], window.shared.opened.page),
            (last, page)
        );
    }
}

#[test]
fn a_comparison_is_given_up_and_what_is_no_puzzle_is_said() {
    let mut window = window();
    act(&mut window, Action::Open(Page::Profiles));
    assert!(sees(&window, "There is no puzzle in the grid."));
    let mut window = with_puzzle(HARD);
    act(&mut window, Action::Open(Page::Profiles));
    key(&mut window, Action::Enter);
    let (number, contest) = work::contest(&window).expect("a comparison");
    assert!(contest.run(&|| true).is_none());
    let compared = contest.run(&|| false);
    key(&mut window, Action::Escape);
    assert!(work::contest(&window).is_none() && sees(&window, "First profile"));
    book(&mut window, BookMessage::Comparison(ComparisonMessage::Done(number, compared)));
    assert!(!sees(&window, "Hardest rule"), "it is late");
    key(&mut window, Action::Escape);
    assert!(!sees(&window, "First profile"));
    let mut window = with_puzzle(&EASY.replace(['5', '3'], "."));
    act(&mut window, Action::Open(Page::Profiles));
    key(&mut window, Action::Enter);
    compare(&mut window);
    let refused = "The puzzle does not have exactly one solution, so there is nothing to compare.";
    assert!(sees(&window, refused));
}

#[test]
fn a_rule_that_is_called_just_so_comes_first() {
    let mut window = super::book::with_book();
    for query in ["skryta dvojice", "Hidden pair"] {
        super::book::search(&mut window, query);
        let first = window.book.chosen().map(|rule| rule.to_string());
        assert_eq!(first.as_deref(), Some("hidden-pair"), "{query}");
        assert!(sees(&window, "Direct hidden pair"), "others hold the same words");
        act(&mut window, Action::Escape);
    }
}
