//! Days, as they are written.

use duvod::message::{Message as Words, words};

/// How many seconds a day has.
pub(crate) const DAY: u64 = 24 * 60 * 60;

/// The day of a moment at Greenwich, where the days of puzzles begin too.
///
/// The years are counted from March, so that the day that not each of them has is their last (Howard Hinnant,
/// *chrono-Compatible Low-Level Date Algorithms*, 2013).
pub(crate) fn date(at: u64) -> Words {
    const DAYS_BEFORE: u64 = 719_468;
    const ERA: u64 = 146_097;
    let days = at / DAY + DAYS_BEFORE;
    let (era, day) = (days / ERA, days % ERA);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = year + era * 400 + later;
    words::PastDate { day: day.to_string(), month: month.to_string(), year: year.to_string() }
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use duvod::locale::Locale;

    #[test]
    fn days_have_their_dates() {
        let czech = Locale::new("cs").expect("Czech");
        let said = |day: u64| czech.say(&date(day * DAY + 5)).replace('\u{a0}', " ");
        assert_eq!(said(0), "1. 1. 1970");
        assert_eq!(said(20_783), "26. 11. 2026");
        assert_eq!((said(11_016), said(11_017)), ("29. 2. 2000".into(), "1. 3. 2000".into()));
        assert_eq!(said(20_818), "31. 12. 2026");
    }
}
