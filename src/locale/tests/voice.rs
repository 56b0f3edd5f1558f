//! Whole sentences of both languages, as messages would have them: what the functions are for.

use super::{cell, cells, digit, digits, house, houses, locale};
use crate::message::Message;

#[test]
fn a_hidden_single() {
    let message = Message::new("hidden-single")
        .with("house", house("b5"))
        .with("digit", digit('7'))
        .with("cell", cell("D4"))
        .with("seen", houses("r5 r6 c6"));
    let english = locale(
        "en",
        "hidden-single = { HOUSE($house, prep: \"in\", start: \"yes\") } the digit { DIGIT($digit) }
    fits only into { CELL($cell) }: the other empty cells of the { HOUSE($house, form: \"noun\") }
    see a { DIGIT($digit) } { HOUSES($seen, prep: \"in\", join: \"or\") }.
    So { CELL($cell) } is { DIGIT($digit) }.",
    );
    assert_eq!(
        english.say(&message),
        "In block 5 the digit 7 fits only into D4: the other empty cells of the block see a 7 \
         in row 5 or 6, or in column F. So D4 is 7."
    );
    let czech = locale(
        "cs",
        "hidden-single = { HOUSE($house, prep: \"in\", start: \"yes\") } se
    { DIGIT($digit, noun: \"yes\") } vejde jen { CELL($cell, prep: \"into\", noun: \"yes\") }:
    ostatní volná políčka { HOUSE($house, form: \"noun\", case: \"genitive\") } vidí
    { DIGIT($digit, form: \"name\", case: \"accusative\") }
    { HOUSES($seen, prep: \"in\", join: \"or\") }.
    { CELL($cell, prep: \"into\", start: \"yes\") } proto patří { DIGIT($digit) }.",
    );
    assert_eq!(
        czech.say(&message),
        "V 5. bloku se číslice 7 vejde jen do políčka D4: ostatní volná políčka bloku vidí \
         sedmičku v 5. či 6. řádku nebo ve sloupci F. Do D4 proto patří 7."
    );
}

#[test]
fn a_naked_pair() {
    let message = Message::new("naked-pair")
        .with("cells", cells("B2 B8"))
        .with("digits", digits("49"))
        .with("house", house("c2"))
        .with("struck", vec![(digit('4'), cells("B5")), (digit('9'), cells("B5 B6"))]);
    let czech = locale(
        "cs",
        "naked-pair = { CELLS($cells, noun: \"yes\", start: \"yes\") } mohou obsahovat jen
    { DIGITS($digits, noun: \"yes\", case: \"accusative\") }. Žádné další políčko
    { HOUSE($house, case: \"genitive\") } tedy nemůže být { DIGITS($digits, join: \"nor\") }:
    vyškrtneme { ELIMINATIONS($struck) }.",
    );
    assert_eq!(
        czech.say(&message),
        "Políčka B2 a B8 mohou obsahovat jen číslice 4 a 9. Žádné další políčko sloupce B tedy \
         nemůže být ani 4, ani 9: vyškrtneme 4 z B5 a 9 z B5 a B6."
    );
}

#[test]
fn the_start_of_why() {
    let message =
        Message::new("why").with("digit", digit('3')).with("cell", cell("E7")).with("step", 8);
    let czech = locale(
        "cs",
        "why = Proč je { CELL($cell, noun: \"yes\", prep: \"in\") }
    { DIGIT($digit, noun: \"yes\") }? Doplnili jsme ji { ORDINAL($step, noun: \"step\", prep: \"in\") }.",
    );
    assert_eq!(czech.say(&message), "Proč je v políčku E7 číslice 3? Doplnili jsme ji v 8. kroku.");
}

#[test]
fn line_breaks_of_a_file_are_spaces() {
    let text = "test = one\n    two { $x }\n    { $x } three\n\n    four\n    .note = a\n        b";
    let message = |id| Message::new(id).with("x", "…");
    assert_eq!(locale("en", text).say(&message("test")), "one two … … three\n\nfour");
    assert_eq!(locale("en", text).say(&message("test.note")), "a b");
    let windows = text.replace('\n', "\r\n");
    assert_eq!(locale("en", &windows).say(&message("test")), "one two … … three\n\nfour");
}
