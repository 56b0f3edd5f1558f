//! Which language the user's system asks for.

use unic_langid::LanguageIdentifier;

use super::embedded::FALLBACK;

/// The best of the languages there are: the first wish that one of them meets, by the whole tag or
/// else by the language alone; the fallback if none does.
pub(super) fn best<'a>(wishes: impl Iterator<Item = String>, tags: &[&'a str]) -> &'a str {
    for wish in wishes {
        let name = wish.split(['.', '@']).next().unwrap_or_default();
        let Ok(wish) = name.parse::<LanguageIdentifier>() else {
            continue;
        };
        let identifiers =
            || tags.iter().filter_map(|tag| Some((*tag, tag.parse::<LanguageIdentifier>().ok()?)));
        let whole = identifiers().find(|(_, identifier)| *identifier == wish);
        let language = || identifiers().find(|(_, other)| other.language == wish.language);
        if let Some((tag, _)) = whole.or_else(language) {
            return tag;
        }
    }
    tags.iter().find(|tag| **tag == FALLBACK).or(tags.first()).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::best;

    #[test]
    fn the_first_wish_that_can_be_met_is_met() {
        let tags = ["cs", "de-AT", "en", "pt", "pt-BR"];
        let cases: [(&[&str], &str); 9] = [
            (&["cs-CZ"], "cs"),
            (&["cs_CZ.UTF-8"], "cs"),
            (&["sk-SK", "cs-CZ", "en-US"], "cs"),
            (&["en-GB", "cs"], "en"),
            (&["de-DE"], "de-AT"),
            (&["pt-BR"], "pt-BR"),
            (&["pt-PT"], "pt"),
            (&["C", "POSIX", "xx-weird-", ""], "en"),
            (&[], "en"),
        ];
        for (wishes, expected) in cases {
            assert_eq!(best(wishes.iter().map(ToString::to_string), &tags), expected, "{wishes:?}");
        }
    }
}
