//! Steps that rest on one constraint.

use super::{grid, law, told};

#[test]
fn a_cage_lists_its_combinations() {
    let geometry = grid("9x9+killer-cage:A1B1:15");
    let step = law(&geometry, &[0], &[], &["A1 B1=12345"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "The cage of 15 at A1 can only hold 6 and 9, or 7 and 8: strike 1, 2, 3, 4 and 5 from A1 \
             and B1. No digit is repeated in the cage of 15 at A1.",
            "Klec se součtem 15 u A1 může obsahovat jen 6 a 9, nebo 7 a 8: vyškrtneme 1, 2, 3, 4 a 5 \
             z A1 a B1. V kleci se součtem 15 u A1 se žádná číslice neopakuje.",
        ]
    );
}

#[test]
fn a_cage_lists_its_fillings_where_digits_alone_are_no_reason() {
    let geometry = grid("9x9+killer-cage:A1B1:15");
    let step = law(&geometry, &[0], &["A1=67"], &["B1=67"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "A1 can only be 6 or 7. The cage of 15 at A1 can then only hold 6 in A1 and 9 in B1, or \
             7 in A1 and 8 in B1: strike 6 and 7 from B1. No digit is repeated in the cage of 15 at \
             A1.",
            "V A1 může být jen 6 nebo 7. Klec se součtem 15 u A1 pak může obsahovat jen 6 v A1 a 9 v \
             B1, nebo 7 v A1 a 8 v B1: vyškrtneme 6 a 7 z B1. V kleci se součtem 15 u A1 se žádná \
             číslice neopakuje.",
        ]
    );
}

#[test]
fn a_sum_leaves_too_much_or_too_little() {
    let geometry = grid("9x9+little-killer:A1B2C3D4E5F6G7H8I9:20");
    let high = law(&geometry, &[0], &[], &["A1=6789"]);
    assert_eq!(
        told(&geometry, &[high]),
        [
            "On the diagonal sum of 20 from A1 to I9, with 6 or more in A1, at most 14 would be \
             left for B2, C3, D4, E5, F6, G7, H8 and I9, which come to at least 15. So strike 6, \
             7, 8 and 9 from A1.",
            "Pro šikmý součet s hodnotou 20 od A1 do I9 platí: kdyby v A1 byla šestka nebo vyšší \
             číslice, zbylo by nejvýš 14 pro B2, C3, D4, E5, F6, G7, H8 a I9, kde je dohromady \
             aspoň 15. Vyškrtneme proto 6, 7, 8 a 9 z A1.",
        ]
    );
    let geometry = grid("9x9+little-killer:A1B2C3D4E5F6G7H8I9:70");
    let low = law(&geometry, &[0], &["E5 F6=56789"], &["A1 B2=12"]);
    assert_eq!(
        told(&geometry, &[low]),
        [
            "E5 and F6 can only be 5, 6, 7, 8 or 9. On the diagonal sum of 70 from A1 to I9, with \
             2 or less in A1, there would be at least 68 left for B2, C3, D4, E5, F6, G7, H8 and \
             I9, which come to at most 65; with 2 or less in B2, there would be at least 68 left \
             for A1, C3, D4, E5, F6, G7, H8 and I9, which come to at most 65. So strike 1 and 2 \
             from A1 and B2.",
            "V E5 a F6 může být jen 5, 6, 7, 8 nebo 9. Pro šikmý součet s hodnotou 70 od A1 do I9 \
             platí: kdyby v A1 byla dvojka nebo nižší číslice, muselo by aspoň 68 zbýt pro B2, C3, \
             D4, E5, F6, G7, H8 a I9, kde je dohromady nejvýš 65; kdyby v B2 byla dvojka nebo \
             nižší číslice, muselo by aspoň 68 zbýt pro A1, C3, D4, E5, F6, G7, H8 a I9, kde je \
             dohromady nejvýš 65. Vyškrtneme proto 1 a 2 z A1 a B2.",
        ]
    );
}

#[test]
fn a_digit_of_every_filling_goes_elsewhere() {
    let geometry = grid("9x9+killer-cage:A1B1:16");
    let step = law(&geometry, &[0], &[], &["C1 D1=9", "C1=7"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "Every way to fill the cage of 16 at A1 has 7 and 9 in A1 or B1. A cell that sees all of \
             these places cannot hold the same digit: strike 7 from C1, and 9 from C1 and D1. No \
             digit is repeated in the cage of 16 at A1.",
            "Ať klec se součtem 16 u A1 vyplníme jakkoli, bude tam sedmička a devítka v A1 nebo B1. \
             Políčko, které vidí všechna tato místa, stejnou číslici mít nemůže: vyškrtneme 7 z C1 a \
             9 z C1 a D1. V kleci se součtem 16 u A1 se žádná číslice neopakuje.",
        ]
    );
}

#[test]
fn each_way_to_fill_rules_out_something_else() {
    let geometry = grid("9x9+killer-cage:A1B1:15+ratio:A1A2");
    let step = law(&geometry, &[0], &[], &["A2=6"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "The cage of 15 at A1 can only hold 6 in A1 and 9 in B1, 7 in A1 and 8 in B1, 8 in A1 \
             and 7 in B1, or 9 in A1 and 6 in B1. Whichever it is, these candidates go: strike 6 \
             from A2. No digit is repeated in the cage of 15 at A1.",
            "Klec se součtem 15 u A1 může obsahovat jen 6 v A1 a 9 v B1, 7 v A1 a 8 v B1, 8 v A1 a 7 \
             v B1, nebo 9 v A1 a 6 v B1. Ať je to tak či onak, tito kandidáti neobstojí: vyškrtneme \
             6 z A2. V kleci se součtem 15 u A1 se žádná číslice neopakuje.",
        ]
    );
}

#[test]
fn a_thermometer_leaves_what_its_rule_leaves() {
    let geometry = grid("9x9+thermometer:A1B2C3D4E5F6");
    let step = law(&geometry, &[0], &[], &["A1=56789", "F6=12345"]);
    assert_eq!(
        told(&geometry, &[step]),
        [
            "On the thermometer from A1 to F6, the digits rise from A1 on, so F6 is at least 6; \
             the digits rise up to F6, so A1 is at most 4. So strike 1, 2, 3 and 4 from F6; 5 from \
             A1 and F6; and 6, 7, 8 and 9 from A1.",
            "Pro teploměr od A1 do F6 platí: číslice rostou od políčka A1, takže v F6 je aspoň \
             šestka; číslice rostou až k políčku F6, takže v A1 je nejvýš čtyřka. Vyškrtneme proto \
             1, 2, 3 a 4 z F6; 5 z A1 a F6 a také 6, 7, 8 a 9 z A1.",
        ]
    );
}

#[test]
fn thermometers_that_share_a_part_are_told_alike() {
    let geometry = grid("9x9+thermometer:A1B1C2+thermometer:A1B1D1");
    for number in [0, 1] {
        let struck = [["B1 C2=1", "C2=2"], ["B1 D1=1", "D1=2"]][number];
        let told = told(&geometry, &[law(&geometry, &[number], &[], &struck)]);
        assert!(told[0].contains("the digits rise from A1 on, so B1 is at least 2"), "{told:?}");
    }
}

#[test]
fn what_one_cell_would_do_to_another() {
    let palindrome = grid("9x9+palindrome:A1B2C3D4");
    let arrow = grid("9x9+arrow:A1/A2A3A4A5");
    let zipper = grid("9x9+zipper:A1B2C5D8E9");
    let slow = grid("9x9+slow-thermometer:A1B2C3");
    let dot = grid("9x9+ratio:A1B1");
    let told = [
        told(&palindrome, &[law(&palindrome, &[0], &["D4=129"], &["A1=345"])]),
        told(&slow, &[law(&slow, &[0], &["C3=45"], &["A1 B2=6789"])]),
        told(&dot, &[law(&dot, &[0], &["A1=36"], &["B1=1245789"])]),
        told(&arrow, &[law(&arrow, &[0], &[], &["A2=4589"])]),
        told(&zipper, &[law(&zipper, &[0], &["A1=89"], &["C5=123"])]),
    ]
    .concat();
    assert_eq!(
        told,
        [
            "D4 can only be 1, 2 or 9. On the palindrome from A1 to D4, with 3, 4 or 5 in A1, D4 would have \
             to hold the same digit. So strike 3, 4 and 5 from A1.",
            "V D4 může být jen 1, 2 nebo 9. Pro palindrom od A1 do D4 platí: kdyby v A1 byla \
             trojka, čtyřka nebo pětka, musela by v D4 být táž číslice. Vyškrtneme proto 3, 4 a 5 \
             z A1.",
            "C3 can only be 4 or 5. On the slow thermometer from A1 to C3, the digits do not fall, \
             and differ where cells see each other, up to C3, where the digit is at most 5, so B2 \
             is at most 4 and A1 is at most 3. So strike 6, 7, 8 and 9 from A1 and B2.",
            "V C3 může být jen 4 nebo 5. Pro pomalý teploměr od A1 do C3 platí: číslice neklesají \
             (a kde se políčka vidí, rostou) až k políčku C3, kde je nejvýš pětka, takže v B2 je \
             nejvýš čtyřka a v A1 je nejvýš trojka. Vyškrtneme proto 6, 7, 8 a 9 z A1 a B2.",
            "A1 can only be 3 or 6. At the black dot between A1 and B1, with 1, 2, 4, 5, 7, 8 or 9 in B1, A1 \
             could be neither 3 nor 6. So strike 1, 2, 4, 5, 7, 8 and 9 from B1.",
            "V A1 může být jen 3 nebo 6. Pro černou tečku mezi A1 a B1 platí: kdyby v B1 byla \
             jednička, dvojka, čtyřka, pětka, sedmička, osmička nebo devítka, nemohla by v A1 být \
             ani trojka, ani šestka. Vyškrtneme proto 1, 2, 4, 5, 7, 8 a 9 z B1.",
            "On the arrow at A1, with 4 or more in A2, cells A2, A3, A4 and A5 would come to at \
             least 10, but A1 is at most 9. So strike 4, 5, 8 and 9 from A2.",
            "Pro šipku u A1 platí: kdyby v A2 byla čtyřka nebo vyšší číslice, bylo by v A2, A3, A4 \
             a A5 dohromady aspoň 10, ale v A1 je nejvýš 9. Vyškrtneme proto 4, 5, 8 a 9 z A2.",
            "A1 can only be 8 or 9. On the zipper line from A1 to E9, with 3 or less in C5, A1 and \
             E9 would have to come to 3 or less, but come to at least 9. So strike 1, 2 and 3 from \
             C5.",
            "V A1 může být jen 8 nebo 9. Pro zip od A1 do E9 platí: kdyby v C5 byla trojka nebo \
             nižší číslice, muselo by v A1 a E9 být dohromady nejvýš 3, ale je tam aspoň 9. \
             Vyškrtneme proto 1, 2 a 3 z C5.",
        ]
    );
}
