//! What a text of a message makes of its values, read off its syntax.
//!
//! The catalogue of a language and the build script, which makes a typed constructor of each message, read the same
//! texts by the same walk: so this file names nothing but the kinds and what functions take.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;

use super::kinds::Kinds;
use super::signatures;

/// The values that a text needs, and the messages that it refers to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Uses {
    /// The values, each with what it may be.
    pub(super) variables: BTreeMap<String, Kinds>,
    /// The messages that it refers to, `id` or `id.attribute`.
    pub(super) references: BTreeSet<String>,
}

/// Is told what a text is made of, as the walk comes to it.
pub(super) trait Watch {
    /// The variants of a text are chosen by this literal.
    fn chosen_by_literal(&mut self, _literal: &str) {}
    /// The text has this number in it.
    fn number(&mut self, _literal: &str) {}
    /// The text refers to this term.
    fn term(&mut self, _name: &str) {}
    /// The text calls this function.
    fn call(&mut self, _name: &str, _arguments: &ast::CallArguments<&str>) {}
}

impl Watch for () {}

impl Uses {
    /// Adds what this text uses. In a term, variables are its own arguments and no values of a message.
    pub(super) fn read(
        &mut self,
        pattern: &ast::Pattern<&str>,
        in_term: bool,
        watch: &mut impl Watch,
    ) {
        Reader { uses: self, in_term, watch }.pattern(pattern);
    }

    /// Notes that a value is needed as one of these kinds. Says whether that is new.
    pub(super) fn narrow(&mut self, name: &str, kinds: Kinds) -> bool {
        let before = self.variables.get(name).copied();
        let after = before.map_or(kinds, |before| before.both(kinds));
        before != Some(after) && {
            let _ = self.variables.insert(name.to_owned(), after);
            true
        }
    }
}

/// Adds to each what the messages that it refers to need; `uses` shows the uses of an item.
pub(super) fn follow_references<T>(
    items: &mut BTreeMap<String, T>,
    uses: impl for<'a> Fn(&'a mut T) -> &'a mut Uses,
) {
    let needs = items.iter_mut().map(|(id, item)| (id.clone(), uses(item).variables.clone()));
    let mut known: BTreeMap<String, BTreeMap<String, Kinds>> = needs.collect();
    loop {
        let mut changed = false;
        for (id, item) in items.iter_mut() {
            let item = uses(item);
            let mut needs_more = false;
            for reference in item.references.clone() {
                for (name, &kinds) in known.get(&reference).into_iter().flatten() {
                    needs_more |= item.narrow(name, kinds);
                }
            }
            if needs_more {
                let _ = known.insert(id.clone(), item.variables.clone());
            }
            changed |= needs_more;
        }
        if !changed {
            return;
        }
    }
}

/// Walks through one text.
struct Reader<'a, W> {
    uses: &'a mut Uses,
    in_term: bool,
    watch: &'a mut W,
}

impl<W: Watch> Reader<'_, W> {
    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, Kinds::PLAIN),
            ast::Expression::Select { selector, variants } => {
                if let ast::InlineExpression::StringLiteral { value }
                | ast::InlineExpression::NumberLiteral { value } = selector
                {
                    self.watch.chosen_by_literal(value);
                }
                self.inline(selector, Kinds::SELECTORS);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    /// Reads an expression whose value is used as one of `kinds`.
    fn inline(&mut self, inline: &ast::InlineExpression<&str>, kinds: Kinds) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                let _ = !self.in_term && self.uses.narrow(id.name, kinds);
            }
            ast::InlineExpression::MessageReference { id, attribute } => {
                let id = attribute.as_ref().map_or(id.name.to_owned(), |attribute| {
                    format!("{}.{}", id.name, attribute.name)
                });
                let _ = self.uses.references.insert(id);
            }
            ast::InlineExpression::TermReference { id, arguments, .. } => {
                self.watch.term(id.name);
                if let Some(arguments) = arguments {
                    let named = arguments.named.iter().map(|argument| &argument.value);
                    for argument in arguments.positional.iter().chain(named) {
                        self.inline(argument, Kinds::PLAIN);
                    }
                }
            }
            ast::InlineExpression::FunctionReference { id, arguments } => {
                self.watch.call(id.name, arguments);
                let accepted = signatures::accepted(id.name);
                if let (Some(accepted), [argument]) = (accepted, arguments.positional.as_slice()) {
                    self.inline(argument, accepted);
                }
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
            ast::InlineExpression::NumberLiteral { value } => self.watch.number(value),
            ast::InlineExpression::StringLiteral { .. } => {}
        }
    }
}
