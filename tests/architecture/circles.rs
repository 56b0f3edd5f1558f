//! No files of `src/` name each other in a circle.
//!
//! A file names another one if it uses something that is defined there, by whatever way it gets at it: what a
//! `mod.rs` only hands on counts as named in the file that defines it, and handing on, or declaring a module, is no
//! naming. A call of a method names the file that gives it to its type. So files can be read from the bottom up, each with what
//! it needs already known.

use std::collections::{BTreeMap, BTreeSet};

use super::methods::{self, calls_within};
use super::naming::{Edges, PACKAGES, edges, within};

/// The sets of files that can all be reached from one another, each with the edges among them.
fn circles(edges: &Edges) -> Vec<Vec<String>> {
    let mut next: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (from, to) in edges.keys() {
        next.entry(from).or_default().push(to);
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        next.keys().map(|&from| (from, reached_from(from, &next))).collect();
    let mutual = |a: &str, b: &str| {
        let reaches = |from: &str, to: &str| reached.get(from).is_some_and(|all| all.contains(to));
        reaches(a, b) && reaches(b, a)
    };
    let mut told: BTreeSet<&str> = BTreeSet::new();
    let mut circles = Vec::new();
    for &file in next.keys() {
        if told.contains(file) || !mutual(file, file) {
            continue;
        }
        let together: BTreeSet<&str> =
            next.keys().copied().filter(|other| mutual(file, other)).collect();
        let among = edges.iter().filter(|((from, to), _)| {
            together.contains(from.as_str()) && together.contains(to.as_str())
        });
        circles.push(among.map(|((from, to), name)| format!("{from} → {to}: {name}")).collect());
        told.extend(together);
    }
    circles
}

/// All that is reached from here, by one edge or several.
pub(super) fn reached_from<'a>(
    from: &'a str,
    next: &BTreeMap<&'a str, Vec<&'a str>>,
) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        let others = next.get(file).into_iter().flatten();
        open.extend(others.filter(|&&other| reached.insert(other)));
    }
    reached
}

#[test]
fn no_files_name_each_other_in_a_circle() {
    let found = PACKAGES.iter().flat_map(|&(folder, _)| {
        let (names, calls) = (within(folder), calls_within(folder));
        assert!(names.len() > 50, "files of {folder:?} that name others");
        assert!(calls.len() > 20, "files of {folder:?} that call methods of others");
        circles(&both(names, calls))
    });
    let found: Vec<String> = found.map(|circle| format!("{}\n", circle.join("\n"))).collect();
    assert!(found.is_empty(), "circles of files:\n{}", found.join("\n"));
}

/// The edges by paths, and those by calls of methods.
fn both(mut names: Edges, calls: Edges) -> Edges {
    for (edge, call) in calls {
        let _ = names.entry(edge).or_insert(call);
    }
    names
}

#[test]
fn it_finds_circles_of_methods() {
    let check = |a: &str, b: &str, expected: &[&str]| {
        let files = [("lib.rs", "mod a; mod b; struct T;"), ("a.rs", a), ("b.rs", b)];
        let all: BTreeMap<&str, &str> = files.into_iter().collect();
        let names = edges("lib.rs", &|file| all.get(file).map(|&text| text.to_owned()));
        let found = circles(&both(names, methods::edges(files.into_iter()))).concat();
        assert_eq!(found, expected, "{a} | {b}");
    };
    let circle = ["a.rs → b.rs: T.g()", "b.rs → a.rs: T.f()"];
    let calls_g = "impl T { pub fn f(&mut self) { self.g(); } }";
    check(calls_g, "impl T { fn g(&mut self) { if true { self.f() } } }", &circle);
    check(calls_g, "impl T { fn g(&mut self) {} }", &[]);
    check(calls_g, "impl T { fn g(&self) {} } fn h(it: &mut T) { it.f(); }", &circle);
    check(
        calls_g,
        "impl T { fn g(&self) {} } struct V { t: T } impl V { fn h(&self) { self.t.f() } }",
        &circle,
    );
    check(
        calls_g,
        "impl T { fn g(&self) {} } fn h<F: Fn(&V) -> u8>(it: &mut T, of: F) { it.f(); }",
        &circle,
    );
    let taken = "impl T { fn g(&self) {} } struct V { t: T } impl V { fn h(&self) { let Self { t, .. } = self; t.f() } }";
    check(calls_g, taken, &circle);
    check(
        calls_g,
        "impl T { fn g(&self) {} } #[cfg(test)] mod tests { fn h(it: &T) { it.f(); } }",
        &[],
    );
    check(calls_g, "impl T { fn g(&self) {} } struct V; impl V { fn f(&self) { self.f() } }", &[]);
}

/// The circles of a library of these files, as sets of edges.
fn circles_of(files: &[(&str, &str)]) -> Vec<Vec<String>> {
    let files: BTreeMap<&str, &str> = files.iter().copied().collect();
    circles(&edges("lib.rs", &|file| files.get(file).map(|&text| text.to_owned())))
}

#[test]
fn it_finds_circles() {
    let check = |a: &str, b: &str, expected: &[&str]| {
        let files = [("lib.rs", "mod a; mod b;"), ("a.rs", a), ("b.rs", b)];
        assert_eq!(circles_of(&files).concat(), expected, "{a} | {b}");
    };
    let both = ["a.rs → b.rs: super::b::B", "b.rs → a.rs: crate::a::A"];
    check("use super::b::B; struct A;", "use crate::a::A; struct B;", &both);
    check("use super::b::B; struct A;", "fn f() -> crate::a::A { loop {} } struct B;", &both);
    check("use super::b::B; struct A;", "fn f() { vec![crate::a::A] } struct B;", &both);
    check("use super::{b::{B}}; struct A;", "struct B { a: Vec<crate::a::A> }", &both);
    let by_module = ["a.rs → b.rs: b::B", "b.rs → a.rs: crate::a::A"];
    check("use super::b; type A = Vec<b::B>;", "struct B { a: Vec<crate::a::A> }", &by_module);
    check("use crate::b::B; struct A;", "struct B;", &[]);
    check("use crate::b::B; struct A;", "// use crate::a::A;\nstruct B;", &[]);
    check("use crate::b::B; struct A;", "struct B; const T: &str = \"crate::a::A\";", &[]);
    check(
        "use crate::b::B; struct A;",
        "struct B; #[cfg(test)] mod tests { use crate::a::A; }",
        &[],
    );
    check("use crate::b::B; struct A;", "struct B; #[cfg(test)] use crate::a::A;", &[]);
}

#[test]
fn it_sees_through_what_is_handed_on() {
    let check = |parent: &str, child: &str, other: &str, expected: &[&str]| {
        let lib = "mod room; mod other;";
        let files = [
            ("lib.rs", lib),
            ("room/mod.rs", parent),
            ("room/child.rs", child),
            ("other.rs", other),
        ];
        assert_eq!(circles_of(&files).concat(), expected, "{parent} | {child} | {other}");
    };
    // Declaring a module and handing on its names is no naming.
    check("mod child; pub use child::C; pub struct P;", "use super::P; struct C(P);", "", &[]);
    // What is handed on is named in the file that defines it.
    check(
        "mod child; pub use child::C;",
        "use crate::other::O; struct C;",
        "use crate::room::C; struct O;",
        &["other.rs → room/child.rs: crate::room::C", "room/child.rs → other.rs: crate::other::O"],
    );
    // What is handed on and used as well is named.
    check(
        "mod child; pub(crate) use child::C; pub struct P(C);",
        "struct C(super::P);",
        "",
        &["room/child.rs → room/mod.rs: super::P", "room/mod.rs → room/child.rs: C"],
    );
    check(
        "mod child; pub struct P; fn f() { child::g() }",
        "pub(super) fn g(place: &super::P) {}",
        "",
        &["room/child.rs → room/mod.rs: super::P", "room/mod.rs → room/child.rs: child::g"],
    );
    // A function may have the name of its module.
    check("mod child; pub use child::child; pub struct P;", "fn child(p: super::P) {}", "", &[]);
}
