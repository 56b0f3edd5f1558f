//! A folder with rules of one's own and no words, in the window: they are named by their ids and told by their files, in every
//! language.

use std::io::{Cursor, sink};
use std::sync::Arc;

use crate::support::program::Folder;
use duvod_command::{Ending, Settings, Streams, run};
use duvod_window::{Action, FileAction, MainView, Message, Setting, Window, WindowOptions};

/// Three patterns.
const PATTERNS: [(&str, &str); 3] = [
    (
        "own-pair",
        r#"cells: ["p", "q", "t"], digits: ["a", "b"],
        when: [OnlyDigits(["p", "q"], ["a", "b"]), Sees(["p"], ["q"]), Sees(["t"], ["p", "q"])],
        then: [Not("t", "a"), Not("t", "b")]"#,
    ),
    (
        "own-lock",
        r#"cells: ["c[3]", "t"], digits: ["x"], houses: {"k": Block, "r": Line},
        when: [OnlyPlaces("k", "x", ["c[]"]), In(["c[]", "t"], "r"), Different(["c[]", "t"])],
        then: [Not("t", "x")]"#,
    ),
    (
        "own-single",
        r#"cells: ["c"], digits: ["x"], houses: {"h": Any}, when: [OnlyPlaces("h", "x", ["c"])], then: [Is("c", "x")]"#,
    ),
];

/// What the window is opened with.
fn settings(folder: &Folder) -> Settings {
    let streams = Streams::new(Cursor::new(String::new()), sink(), sink());
    let folder = folder.path("");
    let arguments = ["duvod", "--lang", "en", "--knowledge", &folder, "--profile", "mine"];
    match run(arguments.iter().map(Into::into), &streams) {
        Ending::Window(settings) => *settings,
        Ending::Exit(status) => panic!("it ends with {status}"),
    }
}

#[test]
fn rules_without_words_are_named_by_their_ids_in_every_language() {
    let file = |(id, body): (&str, &str)| {
        let text = format!("Rule(id: \"{id}\", level: easy, cost: 20, body: Schema({body}))");
        (format!("rules/schema/{id}.ron"), text)
    };
    let mut files: Vec<(String, String)> = PATTERNS.into_iter().map(file).collect();
    let rules: Vec<String> = PATTERNS.iter().map(|(id, _)| format!("{id:?}")).collect();
    let profile = format!("Profile(name: \"mine\", rules: [{}])", rules.join(", "));
    files.push(("profiles/mine.ron".to_owned(), profile));
    let files: Vec<(&str, &str)> =
        files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    let folder = Folder::with("own-rules-window", &files);
    let Settings { locale, others, knowledge, options, .. } = settings(&folder);
    assert!(!others.is_empty(), "the other languages know the rules, too");
    let options = WindowOptions::new(Arc::new(knowledge), options, locale).expect("languages");
    let options = options.speaking(others);
    for language in 0..options.locales.len() {
        let mut window = Window::new(&options).expect("a window");
        for action in [
            Action::Set(Setting::Language, language),
            Action::File(FileAction::Example(0)),
            Action::Solve,
            Action::Place(MainView::RuleBook),
        ] {
            let _ = window.update(Message::Act(action));
            let _ = window.view();
        }
    }
}
