//! Text as it is typed by whoever leaves out what is small: for looking for names.

/// The text in small letters without accents, and with a letter for the sign between 6×6, so that it is found however it is typed.
pub(crate) fn plain(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).map(without_accent).collect()
}

fn without_accent(letter: char) -> char {
    const ACCENTS: [(&str, char); 15] = [
        ("áàâä", 'a'),
        ("č", 'c'),
        ("ď", 'd'),
        ("éěèë", 'e'),
        ("í", 'i'),
        ("ľĺ", 'l'),
        ("ň", 'n'),
        ("óôö", 'o'),
        ("ř", 'r'),
        ("š", 's'),
        ("ť", 't'),
        ("úůü", 'u'),
        ("ý", 'y'),
        ("ž", 'z'),
        ("×", 'x'),
    ];
    let plain = ACCENTS.iter().find(|(accented, _)| accented.contains(letter));
    plain.map_or(letter, |&(_, plain)| plain)
}
