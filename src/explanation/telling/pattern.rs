//! A pattern of one's own in a sentence, with the names that its file gives.

use crate::message::{Message, words};
use crate::proof::schema::{Atom, End, Schema, Sort};

/// Says what must be so of a pattern and what follows, by the names of its file.
pub fn pattern(schema: &Schema) -> Message {
    let named = Named { schema };
    let sorts = [Sort::Any, Sort::Row, Sort::Column, Sort::Line, Sort::Block];
    let sorts = sorts.into_iter().filter_map(|sort| of_sort(schema, sort));
    let conditions = sorts.chain(schema.atoms.iter().map(|atom| named.atom(atom))).collect();
    let follows = schema.ends.iter().map(|end| named.end(*end)).collect();
    let sizes: Vec<String> =
        schema.sizes.iter().map(|(name, number)| format!("{name} = {number}")).collect();
    let count = sizes.len();
    words::PatternSays { conditions, count, follows, sizes: sizes.join(", ") }.into()
}

/// Says which houses are of this sort, if any are.
fn of_sort(schema: &Schema, sort: Sort) -> Option<Message> {
    let houses = schema.houses.iter().filter(|(_, its)| *its == sort);
    let names = houses.map(|(name, _)| words::PatternNamed { name }.into());
    let names: Vec<Message> = names.collect();
    (!names.is_empty()).then(|| match sort {
        Sort::Any => words::PatternHouses { names }.into(),
        Sort::Row => words::PatternRows { names }.into(),
        Sort::Column => words::PatternColumns { names }.into(),
        Sort::Line => words::PatternLines { names }.into(),
        Sort::Block => words::PatternBlocks { names }.into(),
    })
}

/// The names of a pattern.
struct Named<'a> {
    schema: &'a Schema,
}

impl Named<'_> {
    fn cell(&self, place: usize) -> &str {
        &self.schema.cells[place]
    }

    fn digit(&self, place: usize) -> &str {
        &self.schema.digits[place]
    }

    fn house(&self, place: usize) -> &str {
        &self.schema.houses[place].0
    }

    fn cells(&self, places: &[usize]) -> Vec<Message> {
        places.iter().map(|&it| words::PatternNamed { name: self.cell(it) }.into()).collect()
    }

    fn digits(&self, places: &[usize]) -> Vec<Message> {
        places.iter().map(|&it| words::PatternNamed { name: self.digit(it) }.into()).collect()
    }

    fn atom(&self, atom: &Atom) -> Message {
        match atom {
            Atom::OnlyDigits { cells, digits } => {
                words::PatternOnlyDigits { cells: self.cells(cells), digits: self.digits(digits) }
                    .into()
            }
            Atom::OnlyPlaces { house, digit, cells } => words::PatternOnlyPlaces {
                cells: self.cells(cells),
                digit: self.digit(*digit),
                house: self.house(*house),
            }
            .into(),
            &Atom::Filled(cell, digit) => {
                words::PatternIs { cell: self.cell(cell), digit: self.digit(digit) }.into()
            }
            Atom::Sees(cells, others) => {
                words::PatternSees { cells: self.cells(cells), others: self.cells(others) }.into()
            }
            Atom::DoesNotSee(cells, others) => {
                words::PatternDoesNotSee { cells: self.cells(cells), others: self.cells(others) }
                    .into()
            }
            &Atom::NotBoth((cell, digit), (other, another)) => words::PatternNotBoth {
                another: self.digit(another),
                cell: self.cell(cell),
                digit: self.digit(digit),
                other: self.cell(other),
            }
            .into(),
            Atom::In(cells, house) => {
                words::PatternIn { cells: self.cells(cells), house: self.house(*house) }.into()
            }
            &Atom::AtMostOnce(house, digit) => {
                words::PatternAtMostOnce { digit: self.digit(digit), house: self.house(house) }
                    .into()
            }
            Atom::Different(cells) => words::PatternDifferent { names: self.cells(cells) }.into(),
            Atom::DifferentHouses(houses) => {
                let names = houses.iter();
                let names = names.map(|&it| words::PatternNamed { name: self.house(it) }.into());
                words::PatternDifferent { names: names.collect() }.into()
            }
            Atom::SameBand(cells) => words::PatternSameBand { cells: self.cells(cells) }.into(),
            Atom::SameStack(cells) => words::PatternSameStack { cells: self.cells(cells) }.into(),
        }
    }

    fn end(&self, End { cell, digit, holds }: End) -> Message {
        let (cell, digit) = (self.cell(cell), self.digit(digit));
        if holds {
            words::PatternIs { cell, digit }.into()
        } else {
            words::PatternIsNot { cell, digit }.into()
        }
    }
}
