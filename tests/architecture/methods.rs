//! Finds which file calls a method that another one gives to a type: such a call names no path.
//!
//! It reads tokens and knows of types what stands written: what `self` is, the types of parameters and of fields, and what is
//! taken out of `Self` by `let`. A call on what another call gives is not followed. Where two types share a name, a method
//! counts as that of the type in the same folder, and else not at all. The file that defines a type may call all its methods:
//! what these are belongs to it, wherever they stand.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::naming::{Edges, LIBRARY, PACKAGES};
use super::reading::{self, group, is_punct, word};
use super::root;
use crate::support::sources;

/// What wraps a type without hiding its methods, as far as fields and parameters are concerned.
const WRAPPERS: [&str; 4] = ["Option", "Box", "Arc", "Rc"];

/// What the files of a package say of types, and which methods they call.
#[derive(Default)]
struct Known {
    /// The file in which a type has a method of this name, by the type.
    methods: BTreeMap<(String, String), BTreeSet<String>>,
    /// The types of fields, by the type that has them and the name.
    fields: BTreeMap<(String, String), BTreeSet<String>>,
    /// The files that define a type of this name.
    homes: BTreeMap<String, BTreeSet<String>>,
    /// The calls: in which file, on what (a type and fields of it), and of which method.
    calls: Vec<(String, Vec<String>, String)>,
}

/// The edges by calls of methods between the files of the package in this folder of `src/`, but those of its tests.
pub(super) fn calls_within(folder: &str) -> Edges {
    let top = root().join(folder);
    let mut files = BTreeMap::new();
    for path in sources(&top) {
        let file = path.strip_prefix(&top).expect("a file of the folder");
        let file = file.to_str().expect("a name in letters").replace('\\', "/");
        let is_of_other = folder == LIBRARY
            && PACKAGES.iter().any(|(other, _)| file.split('/').next() == Some(other));
        if !is_of_other && !file.split('/').any(|part| part == "tests" || part == "tests.rs") {
            let _ = files.insert(file, fs::read_to_string(path).expect("a source file"));
        }
    }
    edges(files.iter().map(|(file, text)| (file.as_str(), text.as_str())))
}

/// The edges by calls of methods between these files.
pub(super) fn edges<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> Edges {
    let mut known = Known::default();
    for (file, text) in files {
        let tokens: TokenStream = text.parse().expect("a source that compiles");
        Reader { file, known: &mut known }.items(&tokens.into_iter().collect::<Vec<_>>());
    }
    known.edges()
}

impl Known {
    fn edges(&self) -> Edges {
        let mut edges = Edges::new();
        for (file, on, method) in &self.calls {
            let mut types = BTreeSet::from([on[0].clone()]);
            for field in &on[1..] {
                let of = |of: &String| self.fields.get(&(of.clone(), field.clone()));
                types = types.iter().filter_map(of).flatten().cloned().collect();
            }
            for on in types {
                let is_home = self.homes.get(&on).is_some_and(|homes| homes.contains(file));
                if is_home {
                    continue;
                }
                let Some(owner) = self.owner(file, &(on.clone(), method.clone())) else { continue };
                if owner != *file {
                    let call = format!("{on}.{method}()");
                    let _ = edges.entry((file.clone(), owner)).or_insert(call);
                }
            }
        }
        edges
    }

    /// The file that gives a type this method.
    fn owner(&self, caller: &str, method: &(String, String)) -> Option<String> {
        let all = self.methods.get(method)?;
        let folder = |file: &str| file.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
        let mut beside = all.iter().filter(|file| all.len() == 1 || folder(file) == folder(caller));
        beside.next().filter(|_| beside.next().is_none()).cloned()
    }
}

/// Reads one file.
struct Reader<'a> {
    file: &'a str,
    known: &'a mut Known,
}

impl Reader<'_> {
    /// Reads items, of a file or of a module in braces; what is there only for tests is passed over.
    fn items(&mut self, tokens: &[TokenTree]) {
        let mut at = 0;
        while at < tokens.len() {
            if is_for_tests(tokens, at) {
                at = after_item(tokens, at + 2);
                continue;
            }
            match word(tokens, at).as_deref() {
                Some("impl") => at = self.implementation(tokens, at + 1),
                Some("struct" | "enum") => at = self.structure(tokens, at + 1),
                Some("fn") => at = self.function(tokens, at, None),
                Some("mod") => {
                    if let Some(inner) = group(tokens, at + 2, Delimiter::Brace) {
                        self.items(&inner);
                    }
                    at += 2;
                }
                _ => at += 1,
            }
        }
    }

    /// An `impl`, whose own methods belong to its type; those of a trait belong to the trait.
    fn implementation(&mut self, tokens: &[TokenTree], start: usize) -> usize {
        let body = (start..tokens.len()).find(|at| group(tokens, *at, Delimiter::Brace).is_some());
        let Some(body) = body else { return tokens.len() };
        let head = &tokens[start..body];
        let place = head.iter().position(|token| token.to_string() == "for");
        let Some(name) = type_name(after_generics(&head[place.map_or(0, |place| place + 1)..]))
        else {
            return body + 1;
        };
        let inner = group(tokens, body, Delimiter::Brace).expect("it is there");
        let mut at = 0;
        while at < inner.len() {
            if is_for_tests(&inner, at) {
                at = after_item(&inner, at + 2);
            } else if word(&inner, at).as_deref() == Some("fn") {
                if place.is_none() {
                    let method = word(&inner, at + 1).expect("a name");
                    let files = self.known.methods.entry((name.clone(), method)).or_default();
                    let _ = files.insert(self.file.to_owned());
                }
                at = self.function(&inner, at, Some(&name));
            } else {
                at += 1;
            }
        }
        body + 1
    }

    fn structure(&mut self, tokens: &[TokenTree], start: usize) -> usize {
        let Some(name) = word(tokens, start) else { return start + 1 };
        let homes = self.known.homes.entry(name.clone()).or_default();
        let _ = homes.insert(self.file.to_owned());
        let end = after_item(tokens, start);
        let body = (start..end).find_map(|at| group(tokens, at, Delimiter::Brace));
        for (field, of) in body.map(|body| typed(&body)).unwrap_or_default() {
            let _ = self.known.fields.entry((name.clone(), field)).or_default().insert(of);
        }
        end
    }

    /// A function, with the calls in it.
    fn function(&mut self, tokens: &[TokenTree], start: usize, within: Option<&str>) -> usize {
        let end = after_item(tokens, start);
        let mut at = start;
        let mut types: BTreeMap<String, Vec<String>> = BTreeMap::new();
        // Behind `fn`, the name and what is generic.
        let head = end - after_generics(&tokens[(start + 2).min(end)..end]).len();
        let parameters =
            (head..end).find(|at| group(tokens, *at, Delimiter::Parenthesis).is_some());
        if let Some(place) = parameters {
            let inner = group(tokens, place, Delimiter::Parenthesis).expect("it is there");
            types.extend(typed(&inner).into_iter().map(|(name, of)| (name, vec![of])));
            at = place + 1;
        }
        if let Some(within) = within {
            let _ = types.insert("self".to_owned(), vec![within.to_owned()]);
        }
        self.body(&tokens[at..end], &mut types);
        end
    }

    fn body(&mut self, tokens: &[TokenTree], types: &mut BTreeMap<String, Vec<String>>) {
        let mut at = 0;
        while at < tokens.len() {
            // `let Self { board, .. } = self;`
            if word(tokens, at).as_deref() == Some("Self")
                && let Some(inner) = group(tokens, at + 1, Delimiter::Brace)
                && let Some(own) = types.get("self").cloned()
                && word(tokens, at + 3).as_deref() == Some("self")
            {
                for token in inner {
                    if let TokenTree::Ident(field) = token {
                        let of = own.iter().cloned().chain([field.to_string()]).collect();
                        let _ = types.insert(field.to_string(), of);
                    }
                }
                at += 4;
                continue;
            }
            if let TokenTree::Group(inner) = &tokens[at] {
                self.body(&inner.stream().into_iter().collect::<Vec<_>>(), types);
            } else if let Some(first) = word(tokens, at)
                && !(at > 0 && is_punct(tokens, at - 1, '.'))
            {
                at = self.chain(tokens, at, types.get(&first));
                continue;
            }
            at += 1;
        }
    }

    /// What begins with a name: its fields, and the first method that is called on them.
    fn chain(&mut self, tokens: &[TokenTree], start: usize, of: Option<&Vec<String>>) -> usize {
        let mut on = of.cloned().unwrap_or_default();
        let mut at = start + 1;
        while is_punct(tokens, at, '.')
            && let Some(name) = word(tokens, at + 1)
        {
            let is_call = group(tokens, at + 2, Delimiter::Parenthesis).is_some();
            at += 2;
            if is_call {
                if !on.is_empty() {
                    self.known.calls.push((self.file.to_owned(), on, name));
                }
                return at;
            }
            if !on.is_empty() {
                on.push(name);
            }
        }
        at
    }
}

/// The names with a type: `name: Type`, of parameters or fields.
fn typed(tokens: &[TokenTree]) -> Vec<(String, String)> {
    let parts = tokens.split(|token| token.to_string() == ",");
    let part = |part: &[TokenTree]| {
        let colon = part.iter().position(|token| token.to_string() == ":")?;
        Some((word(part, colon.checked_sub(1)?)?, type_name(&part[colon + 1..])?))
    };
    parts.filter_map(part).collect()
}

/// The last name of a type's path, within what wraps it.
fn type_name(tokens: &[TokenTree]) -> Option<String> {
    let mut last = None;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(name) if name == "mut" || name == "dyn" => {}
            TokenTree::Ident(name) => last = Some(name.to_string()),
            TokenTree::Punct(sign) if sign.as_char() == '<' => {
                let wraps = last.as_deref().is_some_and(|name| WRAPPERS.contains(&name));
                return if wraps { type_name(&tokens[at + 1..]) } else { last };
            }
            TokenTree::Punct(sign) if "&':".contains(sign.as_char()) => {}
            _ => break,
        }
    }
    last
}

/// What stands behind `<…>` at the beginning.
fn after_generics(tokens: &[TokenTree]) -> &[TokenTree] {
    if !is_punct(tokens, 0, '<') {
        return tokens;
    }
    let mut open = 0;
    for at in 0..tokens.len() {
        let is_arrow = at > 0 && is_punct(tokens, at - 1, '-');
        let closes = is_punct(tokens, at, '>') && !is_arrow;
        open += i32::from(is_punct(tokens, at, '<')) - i32::from(closes);
        if open == 0 {
            return &tokens[at + 1..];
        }
    }
    &[]
}

/// The place behind an item: behind its braces, or behind its semicolon.
fn after_item(tokens: &[TokenTree], start: usize) -> usize {
    let ends =
        |at: &usize| is_punct(tokens, *at, ';') || group(tokens, *at, Delimiter::Brace).is_some();
    (start..tokens.len()).find(ends).map_or(tokens.len(), |at| at + 1)
}

fn is_for_tests(tokens: &[TokenTree], at: usize) -> bool {
    is_punct(tokens, at, '#')
        && group(tokens, at + 1, Delimiter::Bracket).is_some_and(reading::is_for_tests)
}
