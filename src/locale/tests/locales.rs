//! Opening languages, embedded, extended and new.

use std::collections::BTreeSet;

use super::{cell, house, locale};
use crate::locale::{Coordinates, Locale, LocaleError, embedded};
use crate::message::Message;

#[test]
fn every_folder_is_a_language_that_names_itself() {
    assert!(Locale::languages().contains(&"cs"));
    assert!(Locale::languages().contains(&"en"));
    let mut names = BTreeSet::new();
    for tag in Locale::languages() {
        let locale = Locale::new(tag).expect("an embedded language");
        assert_eq!(locale.tag(), tag);
        let _ = names.insert(locale.say(&Message::new("language-name")));
    }
    assert_eq!(names.len(), Locale::languages().len());
}

#[cfg(feature = "system")]
#[test]
fn the_detected_language_is_embedded() {
    assert!(Locale::languages().contains(&Locale::detect()));
}

#[test]
fn an_unknown_language_tells_the_known_ones() {
    let known: Vec<String> = Locale::languages().into_iter().map(str::to_owned).collect();
    for tag in ["xx", "", "not a tag", "../en"] {
        let error = Locale::new(tag).map(drop);
        assert_eq!(
            error,
            Err(LocaleError::UnknownLanguage { tag: tag.to_owned(), known: known.clone() })
        );
    }
}

#[test]
fn extra_files_add_and_override() {
    let text = "language-name = Tykání\nmy-rule = Moje { CELL($c) }";
    let locale = locale("cs", text);
    assert_eq!(locale.say(&Message::new("language-name")), "Tykání");
    assert_eq!(locale.say(&Message::new("my-rule").with("c", cell("A1"))), "Moje A1");
    assert!(locale.has("my-rule"));
    assert!(!Locale::new("cs").expect("an embedded language").has("my-rule"));
}

#[test]
fn an_overriding_message_takes_its_attributes_along() {
    let files = [("one.ftl", "a = { $x }\n    .b = { $y }\nab = C"), ("two.ftl", "c = C")];
    let first = Locale::with_files("en", &files).expect("right files");
    assert!(first.has("a.b"));
    let embedded = "language-name = New\n    .short = N";
    assert!(locale("en", embedded).has("language-name.short"));
    let files = [("one.ftl", "language-name = Again"), ("two.ftl", "new = { $x }")];
    let again = Locale::with_files("en", &files).expect("right files");
    assert!(!again.has("language-name.short"));
    assert_eq!(again.say(&Message::new("new").with("x", "X")), "X");
}

#[test]
fn words_can_be_overridden() {
    let text = "-noun-row = line\n    .plural = lines\ntest = { HOUSE($x) }";
    let locale = locale("en", text);
    assert_eq!(locale.say(&Message::new("test").with("x", house("r3"))), "line 3");
}

#[test]
fn a_new_language_needs_no_code() {
    let text = "language-name = Deutsch\n\
                -decimal-mark = ,\n\
                -join-and = und\n\
                -preposition-in = in\n    .case = dative\n\
                -noun-row = Zeile\n    .plural = Zeilen\n\
                -noun-diagonal = Diagonale\n    .in = auf\n\
                -house-diagonal-1 = die Diagonale\n    .dative = der Diagonale\n    .in = auf\n\
                -number-2 = zwei\n\
                rows = { HOUSES($x) } { COUNT($x, noun: \"row\") } { HOUSES($x, prep: \"in\") }\n\
                half = { $x }\n\
                cell = { CELL($x, noun: \"yes\") }";
    let german = Locale::with_files("de", &[("de.ftl", text)]).expect("a new language");
    let rows = vec![house("r2"), house("r7")];
    assert_eq!(
        german.say(&Message::new("rows").with("x", rows)),
        "Zeilen 2 und 7 zwei Zeilen in Zeilen 2 und 7"
    );
    let mixed = vec![house("d1"), house("r7"), house("r8")];
    assert_eq!(
        german.say(&Message::new("rows").with("x", mixed)),
        "die Diagonale und Zeilen 7 und 8 three Zeilen auf der Diagonale und in Zeilen 7 und 8"
    );
    assert_eq!(german.say(&Message::new("half").with("x", 1234.5)), "1\u{202f}234,5");
    assert_eq!(german.say(&Message::new("cell").with("x", cell("A1"))), "cell A1");
}

#[test]
fn coordinates_are_the_users_choice() {
    let mut locale =
        locale("en", "test = { CELL($c) } { LIST($x, join: \"and\") }\nin = { CELL($c) }");
    let inner = vec![Message::new("in").with("c", cell("B1"))];
    let message = Message::new("test").with("c", cell("E7")).with("x", inner);
    assert_eq!(locale.say(&message), "E7 B1");
    let other = locale.clone();
    locale.set_coordinates(Coordinates::RowColumn);
    assert_eq!(locale.coordinates(), Coordinates::RowColumn);
    assert_eq!(locale.say(&message), "r7c5 r1c2");
    assert_eq!(other.say(&message), "E7 B1");
}

#[test]
fn a_locale_can_be_shared_by_threads() {
    fn is_shared<T: Send + Sync + Clone + 'static>() {}
    is_shared::<Locale>();
}

#[test]
fn embedded_files_are_sorted_and_have_their_folder() {
    let paths: Vec<&str> = embedded::FILES.iter().map(|(path, _)| *path).collect();
    assert!(paths.is_sorted());
    assert!(paths.contains(&"cs/general.ftl"));
    let is_message_file =
        |path: &&str| path.split_once('/').is_some_and(|(_, rest)| rest.contains(".ftl"));
    assert!(paths.iter().all(is_message_file));
}
