//! Reads which modules a source file has, what they define, and whom they name.
//!
//! It reads tokens, not letters, so that comments and texts do not count, and names within macros do. It knows as much
//! of Rust's grammar as names take.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A path as it stands in the source, segment by segment.
pub(super) type Names = Vec<String>;

/// A name that a module brings in by `use`.
#[derive(Debug, Clone)]
pub(super) struct Import {
    /// Where it comes from.
    pub path: Names,
    /// Whether it is handed on, as by `pub use`.
    pub is_handed_on: bool,
}

/// What one module says: a file, or a module in braces within it.
#[derive(Debug, Default)]
pub(super) struct Module {
    /// Modules that are files of their own.
    pub files: BTreeSet<String>,
    /// Modules in braces.
    pub inner: BTreeMap<String, Module>,
    /// The names that `use` brings in.
    pub imports: BTreeMap<String, Import>,
    /// Of what all names are brought in.
    pub all_of: Vec<Names>,
    /// The names of what is defined here.
    pub items: BTreeSet<String>,
    /// All other paths of the code, single names among them.
    pub paths: BTreeSet<Names>,
}

impl Module {
    /// Every path that the module and those within it write, brought in or not.
    pub(super) fn written(&self) -> BTreeSet<&Names> {
        let imports = self.imports.values().map(|import| &import.path);
        let mut written: BTreeSet<&Names> =
            imports.chain(&self.all_of).chain(&self.paths).collect();
        written.extend(self.inner.values().flat_map(Module::written));
        written
    }
}

/// Reads a source. Code that is there only for tests is left out.
pub(super) fn read(source: &str) -> Module {
    let tokens: TokenStream = source.parse().expect("a source that compiles");
    let mut module = Module::default();
    Reader { tokens: tokens.into_iter().collect(), at: 0 }.items(&mut module, true);
    module
}

/// The tokens of a file or of what stands in one pair of brackets.
struct Reader {
    tokens: Vec<TokenTree>,
    at: usize,
}

impl Reader {
    /// Reads to the end. Only at the level of items do definitions count as the module's.
    fn items(mut self, module: &mut Module, defines: bool) {
        let mut is_public = false;
        while self.at < self.tokens.len() {
            if self.takes_punct('#') {
                self.attribute();
                continue;
            }
            if self.takes_word("pub") {
                is_public = true;
                if self.group(Delimiter::Parenthesis).is_some() {
                    self.at += 1;
                }
                continue;
            }
            let is_handed_on = std::mem::take(&mut is_public);
            match self.word(0).as_deref() {
                Some("use") if !self.is_punct(1, '<') => {
                    self.at += 1;
                    self.import(&[], is_handed_on, module);
                }
                Some("mod") if self.word(1).is_some() => self.inner(module),
                Some("r#macro" | "macro_rules") if self.is_punct(1, '!') => self.at += 2,
                Some(keyword) if defines && DEFINING.contains(&keyword) => {
                    self.at += 1;
                    self.definition(module);
                }
                Some(_) => self.path(module),
                None => self.other(module),
            }
        }
    }

    /// Passes over an attribute, and over what it is about if that is there only for tests.
    fn attribute(&mut self) {
        let _ = self.takes_punct('!');
        let Some(inner) = self.group(Delimiter::Bracket) else { return };
        self.at += 1;
        if is_for_tests(inner) {
            self.pass_item();
        }
    }

    fn pass_item(&mut self) {
        while let Some(token) = self.tokens.get(self.at) {
            self.at += 1;
            match token {
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => return,
                TokenTree::Punct(punct) if punct.as_char() == ';' => return,
                _ => {}
            }
        }
    }

    /// One tree of a `use`, after the path that leads to it.
    fn import(&mut self, before: &[String], is_handed_on: bool, module: &mut Module) {
        let mut path = before.to_vec();
        while self.at < self.tokens.len() {
            if let Some(inner) = self.group(Delimiter::Brace) {
                self.at += 1;
                let mut trees = Self { tokens: inner, at: 0 };
                while trees.at < trees.tokens.len() {
                    trees.import(&path, is_handed_on, module);
                }
            } else if self.takes_punct('*') {
                module.all_of.push(path.clone());
            } else if let Some(word) = self.word(0) {
                self.at += 1;
                path.push(word);
                if !self.is_punct(0, ':') {
                    self.bring_in(path.clone(), is_handed_on, module);
                }
            } else if self.takes_punct(',') || self.takes_punct(';') {
                return;
            } else {
                self.at += 1;
            }
        }
    }

    fn bring_in(&mut self, mut path: Names, is_handed_on: bool, module: &mut Module) {
        if path.last().is_some_and(|last| last == "self") {
            let _ = path.pop();
        }
        let mut name = path.last().cloned().unwrap_or_default();
        if self.takes_word("as") {
            name = self.word(0).expect("a name");
            self.at += 1;
        }
        if name == "_" {
            // A trait that is brought in without a name.
            name = path.join("::");
        }
        let _ = module.imports.insert(name, Import { path, is_handed_on });
    }

    /// A module of its own file, or in braces.
    fn inner(&mut self, module: &mut Module) {
        let name = self.word(1).expect("a name");
        self.at += 2;
        if let Some(inner) = self.group(Delimiter::Brace) {
            self.at += 1;
            let mut within = Module::default();
            Self { tokens: inner, at: 0 }.items(&mut within, true);
            let _ = module.inner.insert(name, within);
        } else {
            let _ = module.files.insert(name);
        }
    }

    fn definition(&mut self, module: &mut Module) {
        if let Some(name) = self.word(0)
            && !DEFINING.contains(&name.as_str())
        {
            self.at += 1;
            let _ = module.items.insert(name);
        }
    }

    /// A path, unless it belongs to something that stands before it: a method, a field, what a type has.
    fn path(&mut self, module: &mut Module) {
        let is_own = self.at == 0 || !self.belongs_to_what_stands_before();
        let mut path = vec![self.word(0).expect("a word")];
        self.at += 1;
        while self.is_punct(0, ':') && self.is_punct(1, ':') {
            let Some(word) = self.word(2) else { break };
            path.push(word);
            self.at += 3;
        }
        let is_field = path.len() == 1 && self.is_punct(0, ':') && !self.is_punct(1, ':');
        if is_own && !is_field {
            let _ = module.paths.insert(path);
        }
    }

    fn belongs_to_what_stands_before(&self) -> bool {
        let is_before = |back: usize, sign: char| {
            self.at.checked_sub(back).is_some_and(|at| is_punct(&self.tokens, at, sign))
        };
        let is_word = |known: &str| word(&self.tokens, self.at - 1).is_some_and(|it| it == known);
        is_before(1, '.') && !is_before(2, '.')
            || is_before(1, ':') && is_before(2, ':')
            || is_before(1, '\'')
            || is_word("fn")
            || is_word("let")
    }

    /// What is neither an item nor a path.
    fn other(&mut self, module: &mut Module) {
        if let TokenTree::Group(group) = &self.tokens[self.at] {
            let tokens = group.stream().into_iter().collect();
            Self { tokens, at: 0 }.items(module, false);
        }
        self.at += 1;
    }

    fn word(&self, ahead: usize) -> Option<String> {
        word(&self.tokens, self.at + ahead)
    }

    fn is_punct(&self, ahead: usize, sign: char) -> bool {
        is_punct(&self.tokens, self.at + ahead, sign)
    }

    fn takes_punct(&mut self, sign: char) -> bool {
        let takes = self.is_punct(0, sign);
        self.at += usize::from(takes);
        takes
    }

    fn takes_word(&mut self, word: &str) -> bool {
        let takes = self.word(0).as_deref() == Some(word);
        self.at += usize::from(takes);
        takes
    }

    fn group(&self, delimiter: Delimiter) -> Option<Vec<TokenTree>> {
        group(&self.tokens, self.at, delimiter)
    }
}

/// Whether what has this attribute is there only for tests.
pub(super) fn is_for_tests(attribute: Vec<TokenTree>) -> bool {
    let text = attribute.into_iter().collect::<TokenStream>().to_string().replace(' ', "");
    ["cfg(test)", "cfg(all(test,", "cfg(any(test,"].iter().any(|start| text.starts_with(start))
}

const DEFINING: [&str; 9] =
    ["fn", "struct", "enum", "trait", "type", "const", "static", "union", "unsafe"];

/// The word at this place.
pub(super) fn word(tokens: &[TokenTree], at: usize) -> Option<String> {
    match tokens.get(at)? {
        TokenTree::Ident(word) => Some(word.to_string()),
        _ => None,
    }
}

/// Whether this sign stands at this place.
pub(super) fn is_punct(tokens: &[TokenTree], at: usize, sign: char) -> bool {
    matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

/// What stands in the brackets at this place, if they are such.
pub(super) fn group(
    tokens: &[TokenTree],
    at: usize,
    delimiter: Delimiter,
) -> Option<Vec<TokenTree>> {
    match tokens.get(at)? {
        TokenTree::Group(group) if group.delimiter() == delimiter => {
            Some(group.stream().into_iter().collect())
        }
        _ => None,
    }
}
