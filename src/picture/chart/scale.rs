//! An axis with its ends and marks.

/// An axis with its ends and marks.
pub(super) struct Scale {
    is_logarithmic: bool,
    from: f64,
    to: f64,
    /// The values that are marked.
    pub(super) marks: Vec<f64>,
}

impl Scale {
    /// The scale on which all these values are. Of a logarithmic one only values above 0 are.
    pub(super) fn of(values: impl Iterator<Item = f64>, is_logarithmic: bool) -> Self {
        let values: Vec<f64> = values.filter(|value| !is_logarithmic || *value > 0.0).collect();
        let least = values.iter().copied().fold(f64::INFINITY, f64::min);
        let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let (least, most) = if least <= most { (least, most) } else { (1.0, 1.0) };
        if is_logarithmic {
            let from = least.log10().floor();
            let to = most.log10().ceil().max(from + 1.0);
            let marks = steps(from, to, 1.0).into_iter().map(|mark| 10_f64.powf(mark)).collect();
            return Self { is_logarithmic, from, to, marks };
        }
        let most = most.max(1.0);
        let power = 10_f64.powf((most / 5.0).log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|times| times * power);
        let step = step.into_iter().find(|step| most / step <= 6.0).unwrap_or(most);
        let to = (most / step).ceil() * step;
        Self { is_logarithmic, from: 0.0, to, marks: steps(0.0, to, step) }
    }

    /// Where a value is, from 0 to 1.
    pub(super) fn at(&self, value: f64) -> f32 {
        let value = if self.is_logarithmic { value.log10() } else { value };
        ((value - self.from) / (self.to - self.from)).clamp(0.0, 1.0) as f32
    }

    /// Whether a value can be shown.
    pub(super) fn shows(&self, value: f64) -> bool {
        !self.is_logarithmic || value > 0.0
    }
}

fn steps(from: f64, to: f64, step: f64) -> Vec<f64> {
    let next = |mark: &f64| (mark + step <= to + step / 1e6).then_some(mark + step);
    std::iter::successors(Some(from), next).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithmic_scales_go_by_powers_of_ten() {
        let scale = Scale::of([0.05, 0.0, 300.0].into_iter(), true);
        assert_eq!((scale.from, scale.to, scale.marks.len()), (-2.0, 3.0, 6));
        assert!((scale.at(1.0) - 0.4).abs() < 1e-6);
        assert!(scale.shows(0.05) && !scale.shows(0.0));
    }

    #[test]
    fn plain_scales_have_few_marks() {
        for most in [1.0, 3.0, 7.0, 42.0, 1000.0, 123_456.0] {
            let scale = Scale::of([0.0, most].into_iter(), false);
            assert!(scale.marks.len() >= 3 && scale.marks.len() <= 8, "{most}: {:?}", scale.marks);
            assert!(scale.to >= most && scale.at(most) > 0.5 && scale.shows(0.0), "{most}");
        }
    }
}
