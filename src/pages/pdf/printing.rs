//! A PDF that asks to be printed as soon as it is opened.

/// The key of the catalogue that has a program open its dialog for printing. Programs that do not know it pass it over.
const ACTION: &str = "/OpenAction << /S /Named /N /Print >>";

/// The first row of a table of places, that of no object.
const FREE: &str = "0000000000 65535 f\r\n";

/// Returns the PDF of a document with the wish to be printed as soon as it is opened: the same file with another catalogue
/// behind it. What was not written by [`Document::pdf`](crate::pages::Document::pdf) is returned as it is.
pub fn to_print(pdf: &[u8]) -> Vec<u8> {
    let mut whole = pdf.to_vec();
    if let Some(behind) = behind(pdf) {
        whole.extend(behind);
    }
    whole
}

/// What is added: the catalogue, where it stands, and where the table before it stands.
fn behind(pdf: &[u8]) -> Option<Vec<u8>> {
    let trailer = last(pdf, b"trailer")?;
    let words = std::str::from_utf8(pdf.get(trailer..)?).ok()?;
    let entries = words.get(words.find("<<")? + 2..words.rfind(">>")?)?;
    let number = |name: &str, text: &str| -> Option<usize> {
        let after = text.get(text.find(name)? + name.len()..)?.trim_start();
        after.split(|sign: char| !sign.is_ascii_digit()).next()?.parse().ok()
    };
    let (root, table) = (number("/Root", entries)?, number("startxref", words)?);
    let head = format!("{root} 0 obj");
    let begin = last(pdf, format!("\n{head}").as_bytes()).map(|at| at + 1)?;
    let object = pdf.get(begin..)?;
    let end = object.windows(6).position(|part| part == b"endobj")?;
    let object = std::str::from_utf8(object.get(head.len()..end)?).ok()?;
    let kept = object.get(..object.rfind(">>")?)?;
    let place = pdf.len() + 1;
    let catalogue = format!("\n{head}{kept} {ACTION}\n>>\nendobj\n");
    let xref = pdf.len() + catalogue.len();
    let rows = format!("xref\n0 1\n{FREE}{root} 1\n{place:010} 00000 n\r\n");
    let end = format!("trailer\n<<{entries} /Prev {table} >>\nstartxref\n{xref}\n%%EOF\n");
    Some([catalogue, rows, end].concat().into_bytes())
}

/// Where these bytes occur last.
fn last(whole: &[u8], sought: &[u8]) -> Option<usize> {
    whole.windows(sought.len()).rposition(|part| part == sought)
}
