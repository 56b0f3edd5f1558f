//! `duvod rules new` makes a rule that is whole: it is read, told and concludes what it was copied from does.

use crate::support::program::{Folder, said};

#[test]
fn the_skeleton_of_a_rule_is_whole() {
    let folder = Folder::new("new");
    let name = folder.path("");
    for (id, like) in [("my-wing", "w-wing"), ("my-rectangle", "unique-rectangle-1")] {
        let _ = said(&["rules", "new", id, "My own", "--like", like, "--knowledge", &name]);
        for language in ["cs", "en"] {
            let show =
                |rule| said(&["rules", "show", rule, "--knowledge", &name, "--lang", language]);
            let (own, other) = (show(id), show(like));
            assert!(own.starts_with(&format!("My own ({id})\n")), "{own}");
            let says = |text: &str| text.lines().nth(2).map(str::to_owned);
            assert_eq!(says(&own), says(&other));
            let drawn = |text: &str| text.lines().rev().take(13).collect::<Vec<_>>().join("\n");
            assert_eq!(drawn(&own), drawn(&other), "the same example");
        }
    }
}
