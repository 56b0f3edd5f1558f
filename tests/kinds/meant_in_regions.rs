//! What constraints mean that go by how cells lie.

use super::meant::{At, Full, Said};

/// Whether a full grid keeps such a constraint; `None` if it is none.
pub(super) fn keeps(of: &Full, said: &Said) -> Option<bool> {
    let value = said.number().unwrap_or_default();
    Some(match said.kind.as_str() {
        "connected" => {
            let listed = said.value.as_ref()?;
            let is_in = |at: &At| listed.contains(&of.at(*at).to_string());
            hang_together(&said.parts[0].iter().copied().filter(is_in).collect::<Vec<At>>())
        }
        "found-regions" => keeps_regions(of, said, value),
        "region-count" => {
            let all = [said.digits(0, of), said.digits(1, of)].concat();
            let region = all[1];
            all[0] + value == all[1..].iter().filter(|it| **it == region).count()
        }
        "region-arrow" => {
            let lists: Vec<Vec<usize>> =
                (0..said.parts.len()).map(|part| said.digits(part, of)).collect();
            let own = lists.first().and_then(|it| it.last()).map_or(0, |digit| digit + value);
            let start = lists.get(1).cloned().unwrap_or_default();
            let region = start.last().copied().unwrap_or_default();
            let run = |arm: &Vec<usize>| arm.iter().take_while(|it| **it == region).count();
            own == start.len() + lists.iter().skip(2).map(run).sum::<usize>()
        }
        _ => return None,
    })
}

/// Whether one comes from each of these cells to each other, from side to side.
fn hang_together(cells: &[At]) -> bool {
    let Some(first) = cells.first() else { return true };
    let mut met = vec![*first];
    loop {
        let touches =
            |one: &At| met.iter().any(|at| one.0.abs_diff(at.0) + one.1.abs_diff(at.1) == 1);
        let next = cells.iter().copied().find(|one| !met.contains(one) && touches(one));
        match next {
            Some(next) => met.push(next),
            None => return cells.iter().all(|one| met.contains(one)),
        }
    }
}

fn keeps_regions(of: &Full, said: &Said, size: usize) -> bool {
    let (cells, numbers) = (&said.parts[0], said.digits(1, of));
    if !(2..=of.n).contains(&size) || cells.len() % size != 0 {
        return false;
    }
    let count = cells.len() / size;
    let mut begun = 0;
    for number in &numbers {
        if *number > begun + 1 || *number > count {
            return false;
        }
        begun = begun.max(*number);
    }
    (1..=count).all(|number| {
        let of_region: Vec<At> = cells
            .iter()
            .zip(&numbers)
            .filter(|(_, it)| **it == number)
            .map(|(at, _)| *at)
            .collect();
        let mut digits: Vec<usize> = of_region.iter().map(|at| of.at(*at)).collect();
        digits.sort_unstable();
        digits.dedup();
        of_region.len() == size && digits.len() == size && hang_together(&of_region)
    })
}
