//! The command line as a page for `man`, made of its declaration.

use super::cli;
use super::manual::{about, arguments, leaves, usage};
use super::synopsis::is_shared;
use duvod::locale::Locale;
use duvod::message::{Message, words};

/// The page: what the program is, then each command with its arguments, what all of them take, and the exit statuses.
pub fn man_page(locale: &Locale) -> String {
    let say = |words: Message| locale.say(&words);
    let whole = cli::command(locale);
    let heading = |words: Message| format!(".SH {}\n", quoted(&say(words).to_uppercase()));
    let mut parts = vec![
        format!(".TH DUVOD 1 \"\" \"duvod {}\"\n", env!("CARGO_PKG_VERSION")),
        heading(words::ManHeadingName.into()),
        format!("duvod \\- {}\n", text(&say(words::ManName.into()))),
        heading(words::HelpHeadingUsage.into()),
        ".B duvod\n[FILE]\n.br\n.B duvod\nCOMMAND \\&...\n".to_owned(),
        heading(words::ManHeadingDescription.into()),
        format!("{}\n", text(&about(&whole))),
        heading(words::HelpHeadingCommands.into()),
    ];
    for mut command in leaves(&whole) {
        let written = usage(&mut command);
        parts.push(format!(".SS {}\n{}\n", quoted(&text(&written)), text(&about(&command))));
        parts.extend(entries(arguments(&command, |arg| !is_shared(arg))));
    }
    parts.push(heading(words::HelpHeadingOptions.into()));
    parts.extend(entries(arguments(&whole, is_shared)));
    parts.push(heading(words::ManHeadingStatus.into()));
    let statuses: [(&str, Message); 4] = [
        ("0", words::ManStatusDone.into()),
        ("1", words::ManStatusNo.into()),
        ("2", words::ManStatusWrong.into()),
        ("3", words::ManStatusSpent.into()),
    ];
    parts.extend(entries(statuses.map(|(number, words)| (number.to_owned(), say(words)))));
    parts.concat()
}

/// Terms, each with what it means.
fn entries(rows: impl IntoIterator<Item = (String, String)>) -> impl Iterator<Item = String> {
    rows.into_iter().map(|(term, meaning)| format!(".TP\n.B {}\n{}\n", text(&term), text(&meaning)))
}

/// An argument of a macro that may hold blanks.
fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

/// A text in which nothing is a command of the page: no stroke, quotation mark, dash or point at its beginning.
fn text(plain: &str) -> String {
    let escaped = plain.replace('\\', "\\e").replace('"', "\\(dq").replace('-', "\\-");
    let lines: Vec<String> = escaped.lines().map(|line| format!("\\&{line}")).collect();
    lines.join("\n.br\n")
}
