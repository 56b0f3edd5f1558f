//! Everything that can be wrong is told, with its name and place.

use super::{cell, cells, digit, locale};
use crate::locale::{Locale, LocaleError};
use crate::message::Message;

/// What is wrong with a message, in words.
fn fault(text: &str, message: &Message) -> String {
    match locale("en", text).try_say(message) {
        Ok(said) => panic!("it was said: {said}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_missing_message() {
    let found = fault("", &Message::new("no-such"));
    assert_eq!(found, "in language en: there is no message no-such");
    let found = fault("a = A\n    .b = B", &Message::new("a.c"));
    assert_eq!(found, "in language en: there is no message a.c");
    let found = fault("a =\n    .b = B", &Message::new("a"));
    assert_eq!(found, "in language en: there is no message a");
}

#[test]
fn missing_and_wrong_values_are_all_told() {
    let text = "a = { CELL($c) } { DIGITS($d) } { $n ->\n    [one] x\n    *[other] { $t }\n }";
    let message = Message::new("a").with("c", digit('1')).with("d", cells("A1")).with("t", "x");
    assert_eq!(
        fault(text, &message),
        "in language en: message a needs $c as a cell, not a digit; \
         message a needs $d as a digit or digits, not cells; message a needs $n"
    );
}

#[test]
fn a_value_used_in_two_ways_must_suit_both() {
    let text = "a = { CELLS($c) } { COUNT($c, noun: \"cell\") }";
    let found = fault(text, &Message::new("a").with("c", cell("A1")));
    assert_eq!(found, "in language en: message a needs $c as cells, not a cell");
}

#[test]
fn values_of_referred_messages_are_needed_too() {
    let text = "a = { b } and { c.d }\nb = { CELL($x) }\nc = C\n    .d = { DIGIT($y) }";
    let found = fault(text, &Message::new("a").with("x", cell("A1")));
    assert_eq!(found, "in language en: message a needs $y");
}

#[test]
fn faults_of_inner_messages_name_them() {
    let text = "a = { LIST($x, join: \"and\") }\nb = { CELL($c) }";
    let inner =
        vec![Message::new("b"), Message::new("gone"), Message::new("b").with("c", cell("A1"))];
    assert_eq!(
        fault(text, &Message::new("a").with("x", inner)),
        "in language en: message b needs $c; there is no message gone"
    );
}

#[test]
fn a_list_of_nothing_is_a_fault() {
    let none = Vec::<crate::message::CellName>::new;
    let found = fault("a = { CELLS($c) }", &Message::new("a").with("c", none()));
    assert_eq!(found, "in language en: message a has CELLS() of nothing");
    let text = "a = { LENGTH($c) ->\n    [0] none\n    *[other] { CELLS($c) }\n }";
    assert_eq!(locale("en", text).say(&Message::new("a").with("c", none())), "none");
}

#[test]
fn messages_are_joined_only_by_their_function() {
    let found = fault("a = { $x }", &Message::new("a").with("x", Vec::<Message>::new()));
    assert!(found.contains("message a needs $x as"), "{found}");
    assert!(found.ends_with("not messages"), "{found}");
}

#[test]
fn numbers_that_cannot_be_told_are_faults() {
    let text = "a = { $x ->\n    [one] one\n    *[other] { $x }\n }";
    for number in [f64::NAN, f64::INFINITY, -f64::INFINITY, 1e18, -1e300] {
        let found = fault(text, &Message::new("a").with("x", number));
        assert_eq!(found, "in language en: message a has no usable number as $x");
    }
    for number in [9e17, -9e17, 1e-300, f64::MIN_POSITIVE, 0.1 + 0.2, -0.0] {
        let said = locale("cs", text).try_say(&Message::new("a").with("x", number));
        assert!(said.is_ok(), "{number}");
    }
    for number in [i64::MIN, -1, 0, i64::MAX] {
        let said = locale("cs", text).try_say(&Message::new("a").with("x", number));
        assert!(said.is_ok(), "{number}");
    }
}

#[test]
fn fluent_tells_a_circle() {
    let found = fault("a = { b }\nb = { a }", &Message::new("a"));
    assert!(found.contains("Cyclic"), "{found}");
}

#[test]
fn what_cannot_be_said_is_said_elsewhere() {
    let czech = Locale::new("cs").expect("a language");
    let extended = locale("cs", "own = A");
    let name = Message::new("language-name");
    assert_eq!(czech.say_elsewhere(&name), "English");
    assert_eq!(extended.say_elsewhere(&name), "Čeština", "without the user's words");
    assert_eq!(czech.say_elsewhere(&Message::new("no-such").with("x", 1)), "[no-such]");
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "there is no message no-such")]
fn a_debug_build_panics_on_what_cannot_be_said() {
    let _ = Locale::new("en").expect("a language").say(&Message::new("no-such"));
}

/// The faults of a file of messages.
fn file_faults(text: &str) -> Vec<String> {
    match Locale::with_files("en", &[("my.ftl", text)]) {
        Err(LocaleError::Files(faults)) => faults.iter().map(ToString::to_string).collect(),
        Err(error) => panic!("another error: {error}"),
        Ok(_) => Vec::new(),
    }
}

/// Files with one fault each, and what is told of it; the head of the file says how they are written.
const FAULTY_FILES: &str = include_str!("faults.txt");

#[test]
fn faults_of_files_have_their_place() {
    let lines = FAULTY_FILES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let lines: Vec<&str> = lines.collect();
    for pair in lines.chunks(2) {
        let [text, expected] = pair else { panic!("{pair:?}") };
        assert_eq!(file_faults(&text.replace("\\n", "\n")), [*expected], "{text}");
    }
}

#[test]
fn all_faults_of_a_file_are_told() {
    assert_eq!(file_faults("a = { FOO($x) } { CELL() }\nb = { BAR($y) }").len(), 3);
}

#[test]
fn errors_can_be_said_in_every_language() {
    let errors = [
        Locale::new("xx").map(drop),
        Locale::new("not a tag").map(drop),
        Locale::new("").map(drop),
        Locale::with_files("en", &[("my.ftl", "a = { FOO() }")]).map(drop),
        locale("en", "").try_say(&Message::new("gone")).map(drop),
    ];
    for tag in Locale::languages() {
        let locale = Locale::new(tag).expect("an embedded language");
        for error in &errors {
            let error = error.as_ref().expect_err("each of these is wrong");
            let said = locale.try_say(&error.to_message()).expect("the message is there");
            assert!(said.ends_with('.'), "{said}");
        }
    }
    let english = Locale::new("en").expect("an embedded language");
    let message = errors[3].as_ref().expect_err("it is wrong").to_message();
    assert_eq!(
        english.say(&message),
        "These message files have faults: my.ftl, line 1, column 7: FOO() is no function."
            .replace("FOO() is no function", "there is no function FOO()")
    );
}

#[test]
fn a_users_words_may_use_only_what_messages_are_given() {
    let faults = file_faults("ok = A\nwhy-open = { $nothing } { DIGITS($cell) }");
    let expected = [
        "my.ftl:2:1: why-open is given $cell as a cell, not as a digit or digits",
        "my.ftl:2:1: why-open is not given $nothing",
    ];
    assert_eq!(faults, expected);
    assert!(file_faults("why-open = { CELL($cell) }").is_empty());
}

#[test]
fn a_users_words_are_not_nested_without_end() {
    let deep = format!("a = {}", "{".repeat(100_000));
    assert_eq!(file_faults(&deep), ["my.ftl:1:69: more than 64 braces are open"]);
}

#[test]
fn what_a_users_words_cannot_say_is_said_without_them() {
    // The value is right by its kind, and there is nothing to be listed.
    let text = "error-in-file = { LIST($file, join: \"and\") }";
    assert!(Locale::with_files("en", &[("my.ftl", text)]).is_err());
    let locale = Locale::with_files("en", &[("my.ftl", "new = New")]).expect("right files");
    assert_eq!(locale.say_elsewhere(&Message::new("language-name")), "English");
    assert_eq!(locale.say(&Message::new("no-such")), "[no-such]", "without a panic");
}
