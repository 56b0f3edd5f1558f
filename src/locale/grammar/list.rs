//! Lists: items joined by a conjunction, as sentences, or numbered.

use super::sentence;
use crate::locale::lexicon::Lexicon;
use crate::locale::options::Join;

/// The items as one text. `depth` counts the numbered lists that this one is inside of.
pub(in crate::locale) fn join(
    words: &Lexicon,
    items: &[String],
    how: Join,
    depth: usize,
) -> String {
    match how {
        Join::And => conjoined(words.word("join-and"), items),
        Join::Or => conjoined(words.word("join-or"), items),
        Join::Within => conjoined(words.form("join-or", &["within"]), items),
        Join::Either => either(words, items),
        Join::Nor => neither(words, items),
        Join::Comma => items.join(", "),
        Join::Semicolon => items.join("; "),
        Join::Parts => parts(words, items),
        Join::Ways => ways(words, items),
        Join::Sentences => {
            items.iter().map(|item| sentence::whole(item)).collect::<Vec<_>>().join(" ")
        }
        Join::Numbered => {
            let labelled = |(index, item)| format!("({}) {item}", label(depth, index));
            items.iter().enumerate().map(labelled).collect::<Vec<_>>().join("; ")
        }
        Join::Lines => items.join("\n"),
        Join::Paragraphs => items.join("\n\n"),
    }
}

/// "a, b and c".
fn conjoined(conjunction: &str, items: &[String]) -> String {
    conjoined_behind("", conjunction, items)
}

/// The same with a mark before the conjunction.
fn conjoined_behind(mark: &str, conjunction: &str, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [front @ .., last] => format!("{}{mark} {conjunction} {last}", front.join(", ")),
    }
}

/// "a, b and c" of simple items; of items among which are lists, see [`apart`].
fn parts(words: &Lexicon, items: &[String]) -> String {
    let and = words.word("join-and");
    let is_list = |item: &String| item.contains(", ") || item.contains(&format!(" {and} "));
    if items.iter().any(is_list) { apart(words, items) } else { conjoined(and, items) }
}

/// The word between the last two of items that are lists themselves.
pub(super) const JOIN_PARTS: &str = "join-parts";

/// Items that are lists themselves: "a and b, c, and d"; semicolons stand between three or more where one before the last has commas
/// inside. A language whose word has no attribute `marked` has no mark before it: "a a b, c a také d".
pub(super) fn apart(words: &Lexicon, items: &[String]) -> String {
    match items {
        [] | [_] => conjoined("", items),
        [front @ .., last] => {
            let is_long = front.len() > 1 && front.iter().any(|item| item.contains(", "));
            let mark = if is_long { ";" } else { "," };
            let behind = words.attribute(JOIN_PARTS, "marked").map_or("", |_| mark);
            let front = front.join(&format!("{mark} "));
            format!("{front}{behind} {} {last}", words.word(JOIN_PARTS))
        }
    }
}

/// Items of which exactly one is true, and which may be lists themselves: "6 and 9, or 7 and 8"; semicolons stand between those
/// that have commas inside.
fn ways(words: &Lexicon, items: &[String]) -> String {
    let mark = if items.iter().any(|item| item.contains(", ")) { ";" } else { "," };
    match items {
        [] | [_] => conjoined("", items),
        [front @ .., last] => {
            let front = front.join(&format!("{mark} "));
            format!("{front}{mark} {} {last}", words.word("join-either"))
        }
    }
}

/// Items among which there are choices themselves: "a or b, or c". A language whose word has no attribute `marked` has no
/// mark before it: "a či b nebo c".
pub(super) fn or_apart(words: &Lexicon, items: &[String]) -> String {
    let mark = words.attribute("join-or", "marked").map_or("", |_| ",");
    conjoined_behind(mark, words.word("join-or"), items)
}

/// "a, b or c". Between two items what a language's word has as its attribute `behind` stands before it: "a, nebo b".
fn either(words: &Lexicon, items: &[String]) -> String {
    let term = "join-either";
    match items {
        [] | [_] => conjoined("", items),
        [front @ .., last] => {
            let behind = words.attribute(term, "behind").filter(|_| front.len() == 1);
            let behind = behind.unwrap_or_default();
            format!("{}{behind} {} {last}", front.join(", "), words.word(term))
        }
    }
}

/// "neither a, b nor c". A language whose word has the attribute `repeated` puts that before every
/// item ("ani a, ani b"); `single` is what one item alone gets ("not a").
fn neither(words: &Lexicon, items: &[String]) -> String {
    let term = "join-nor";
    let before = |attribute| {
        words.attribute(term, attribute).map_or(String::new(), |word| format!("{word} "))
    };
    match items {
        [] => String::new(),
        [only] => before("single") + only,
        _ if words.attribute(term, "repeated").is_some() => {
            let repeated = before("repeated");
            items.iter().map(|item| format!("{repeated}{item}")).collect::<Vec<_>>().join(", ")
        }
        _ => before("first") + &conjoined(words.word(term), items),
    }
}

/// The label of an item: figures, then letters, then small Roman numerals, then figures again.
fn label(depth: usize, index: usize) -> String {
    match depth % 3 {
        0 => (index + 1).to_string(),
        1 => letters(index),
        _ => roman(index + 1),
    }
}

/// a, b, …, z, aa, ab, …
fn letters(index: usize) -> String {
    let letter = char::from(b'a' + u8::try_from(index % 26).unwrap_or(0));
    match index / 26 {
        0 => letter.to_string(),
        more => letters(more - 1) + &letter.to_string(),
    }
}

/// A number in small Roman numerals.
fn roman(mut number: usize) -> String {
    const PARTS: [(usize, &str); 13] = [
        (1000, "m"),
        (900, "cm"),
        (500, "d"),
        (400, "cd"),
        (100, "c"),
        (90, "xc"),
        (50, "l"),
        (40, "xl"),
        (10, "x"),
        (9, "ix"),
        (5, "v"),
        (4, "iv"),
        (1, "i"),
    ];
    let mut text = String::new();
    for (value, numeral) in PARTS {
        while number >= value {
            text.push_str(numeral);
            number -= value;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{label, roman};

    #[test]
    fn labels_change_their_sort_with_depth() {
        let row = |depth| [0, 1, 3, 25, 26, 27].map(|index| label(depth, index));
        assert_eq!(row(0), ["1", "2", "4", "26", "27", "28"]);
        assert_eq!(row(1), ["a", "b", "d", "z", "aa", "ab"]);
        assert_eq!(row(2), ["i", "ii", "iv", "xxvi", "xxvii", "xxviii"]);
        assert_eq!(row(3), ["1", "2", "4", "26", "27", "28"]);
    }

    #[test]
    fn roman_numerals() {
        let cases = [(1, "i"), (9, "ix"), (14, "xiv"), (49, "xlix"), (99, "xcix"), (444, "cdxliv")];
        for (number, expected) in cases {
            assert_eq!(roman(number), expected);
        }
    }
}
