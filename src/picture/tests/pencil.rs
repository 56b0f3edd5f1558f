//! How pencil marks are written.

use super::Position;
use crate::picture::{Form, Layer, Pencil, Scene, Weight, shapes};

/// The sizes and weights of the pencil marks of an empty grid, and how far two of them are apart.
fn written(written: Pencil) -> (Vec<(f32, Weight)>, f32) {
    let position = Position::empty();
    let mut scene =
        Scene::of(&position.geometry, &position.board).pencil_marks(&position.candidates).scene();
    scene.written = written;
    let shapes = shapes(&scene, &position.geometry, 60.0);
    let texts = shapes.iter().filter(|shape| shape.layer == Layer::Digits);
    let mut places = Vec::new();
    let texts = texts.filter_map(|shape| match &shape.form {
        Form::Text { centre, size, weight, .. } => {
            places.push(centre.x);
            Some((*size, *weight))
        }
        _ => None,
    });
    let texts: Vec<_> = texts.collect();
    (texts, places[1] - places[0])
}

#[test]
fn marks_are_as_large_and_as_strong_as_is_wanted_and_never_touch() {
    let (usual, apart) = written(Pencil::default());
    assert_eq!(usual.len(), 9 * 81);
    let (large, _) = written(Pencil { percent: Pencil::LARGEST, bold: true });
    let (too_large, _) = written(Pencil { percent: 300, bold: true });
    assert_eq!(large, too_large);
    for (&(usual, plain), &(large, bold)) in usual.iter().zip(&large) {
        assert_eq!((plain, bold), (Weight::Regular, Weight::SemiBold));
        assert!((large / usual - 1.4).abs() < 0.01, "{usual} {large}");
        // A digit is no wider than two thirds of its type, and three quarters as high.
        assert!(0.75 * large < apart, "{large} {apart}");
    }
}
