//! `duvod rules new` makes a rule that is whole: it is read, told and concludes what it was copied from does.

use std::fs;

use crate::support::program::duvod;

fn check(arguments: &[&str], status: i32, part: &str) {
    let output = duvod(arguments);
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {said}");
    assert!(said.contains(part), "{arguments:?}: {said}");
}

#[test]
fn the_skeleton_of_a_rule_is_whole() {
    let folder = std::env::temp_dir().join(format!("duvod-new-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let name = folder.to_str().expect("a name");
    let own = |language| ["--knowledge", name, "--lang", language];
    let new = |id, like, language| {
        [&["rules", "new", id, "My own", "--like", like][..], &own(language)].concat()
    };
    let show = |rule, language| {
        let output = duvod(&[&["rules", "show", rule][..], &own(language)].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("the program writes UTF-8")
    };
    for (id, like) in [("my-wing", "w-wing"), ("my-rectangle", "unique-rectangle-1")] {
        check(&new(id, like, "en"), 0, "rules mine");
        check(&new(id, like, "cs"), 2, "už existuje");
        for language in ["cs", "en"] {
            let (own, other) = (show(id, language), show(like, language));
            assert!(own.starts_with(&format!("My own ({id})\n")), "{own}");
            let says = |text: &str| text.lines().nth(2).map(str::to_owned);
            assert_eq!(says(&own), says(&other));
            let drawn = |text: &str| text.lines().rev().take(13).collect::<Vec<_>>().join("\n");
            assert_eq!(drawn(&own), drawn(&other), "the same example");
        }
    }
    check(&new("My wing", "w-wing", "en"), 2, "cannot be the id");
    check(&new("their-wing", "no-such-wing", "en"), 2, "There is no rule");
    fs::remove_dir_all(&folder).expect("the folder is removed");
}
