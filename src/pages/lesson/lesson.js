"use strict";
// Shows why a cell holds its digit. All data is in the page: texts, pieces of pictures, and for each cell the steps that
// its digit rests on. A picture is its marks around the digits that stand there before the step.
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const find = (id) => document.getElementById(id);
  const buttons = [...document.querySelectorAll("#grid button")];
  const side = data.side;
  // What is shown: the steps (numbers of records), what each refers to, the one that is drawn, and the cell asked about.
  let shown = { steps: data.procedure, refers: [], at: -1, cell: -1 };

  const draw = (digits, marks) => {
    const [under, outlines, hidden, added, over] = marks || [[], [], [], [], []];
    const left = [...digits].filter((one) => !hidden.includes(one));
    const pieces = (list) => list.map((one) => data.pieces[one]).join("");
    find("drawn").innerHTML =
      pieces(under) + pieces(data.lines) + pieces(outlines) + pieces(left.concat(added)) + pieces(over);
  };

  // The digits and candidates before the step with this number of those that are shown.
  const before = (steps, count) => {
    const digits = new Set(data.start);
    for (const step of steps.slice(0, count)) {
      const record = data.steps[step];
      record[4].forEach((one) => digits.delete(one));
      record[5].forEach((one) => digits.add(one));
    }
    return digits;
  };

  const text = (number) => data.texts[number];
  const result = (place) => text(data.steps[shown.steps[place]][0]);

  const show = (place, speak) => {
    shown.at = place;
    const steps = shown.steps;
    const whole = place < 0;
    if (whole) draw(before(data.procedure, shown.cell < 0 ? data.procedure.length : 0), null);
    else draw(before(steps, place), data.marks[data.steps[steps[place]][3]]);
    const caption = whole
      ? ""
      : data.caption.replace("{1}", place + 1).replace("{2}", steps.length).replace("{3}", result(place));
    find("caption").textContent = caption;
    find("back").disabled = place <= 0;
    find("on").disabled = place + 1 >= steps.length;
    [...find("steps").querySelectorAll("button")].forEach((button, number) => {
      if (number === place) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    if (speak) {
      const current = find("steps").querySelector("[aria-current]");
      if (current) current.parentElement.scrollIntoView({ block: "nearest" });
    }
  };

  const make = (name, words, style) => {
    const made = document.createElement(name);
    made.textContent = words;
    if (style) made.className = style;
    return made;
  };

  const list = () => {
    const items = shown.steps.map((step, place) => {
      const [, rule, lines] = data.steps[step];
      const item = document.createElement("li");
      const button = make("button", result(place));
      button.type = "button";
      button.append(" ", make("span", text(rule), "rule"));
      button.addEventListener("click", () => show(place, false));
      item.append(button);
      lines.forEach(([depth, words], number) => {
        const refers = number === 0 ? shown.refers[place] : undefined;
        const line = make("p", text(words) + (refers ? " " + text(refers) : ""));
        line.style.marginInlineStart = depth * 0.9 + "em";
        item.append(line);
      });
      return item;
    });
    find("steps").replaceChildren(...items);
    find("proof").hidden = items.length === 0;
  };

  const choose = (cell) => {
    const [question, said, steps, refers] = data.cells[cell];
    shown = { steps, refers, at: -1, cell };
    find("question").textContent = text(question);
    find("said").replaceChildren(...said.map((line) => make("p", text(line))));
    list();
    buttons.forEach((button, number) => {
      button.setAttribute("aria-pressed", number === cell);
      button.tabIndex = number === cell ? 0 : -1;
    });
    show(steps.length ? 0 : -1, false);
    history.replaceState(null, "", "#" + buttons[cell].dataset.name);
  };

  const procedure = () => {
    shown = { steps: data.procedure, refers: [], at: -1, cell: -1 };
    find("question").textContent = data.title;
    find("said").replaceChildren(make("p", data.about));
    list();
    buttons.forEach((button) => button.setAttribute("aria-pressed", "false"));
    show(data.procedure.length ? 0 : -1, false);
    history.replaceState(null, "", "#");
  };

  buttons.forEach((button, cell) => button.addEventListener("click", () => choose(cell)));
  find("grid").addEventListener("keydown", (event) => {
    const at = buttons.indexOf(document.activeElement);
    const row = Math.floor(at / side);
    const ways = {
      ArrowLeft: at % side ? at - 1 : at,
      ArrowRight: at % side < side - 1 && at + 1 < buttons.length ? at + 1 : at,
      ArrowUp: row ? at - side : at,
      ArrowDown: at + side < buttons.length ? at + side : at,
      Home: event.ctrlKey ? 0 : row * side,
      End: event.ctrlKey ? buttons.length - 1 : Math.min(row * side + side, buttons.length) - 1,
    };
    const next = ways[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    buttons[at].tabIndex = -1;
    buttons[next].tabIndex = 0;
    buttons[next].focus();
  });
  find("back").addEventListener("click", () => show(shown.at - 1, true));
  find("on").addEventListener("click", () => show(shown.at + 1, true));
  find("all").addEventListener("click", procedure);

  document.body.classList.add("alive");
  const named = buttons.findIndex((button) => "#" + button.dataset.name === location.hash);
  if (named < 0) procedure();
  else choose(named);
})();
