// Tabs in a text: without a script all parts are shown below one another; with it, one at a time.
export function setUpChoices() {
  for (const [number, group] of [...document.querySelectorAll(".choices")].entries()) {
    const parts = [...group.children].filter((child) => child.dataset.label);
    if (parts.length > 1) makeTabs(group, parts, `choice-${number}`);
  }
}

function makeTabs(group, parts, id) {
  const list = document.createElement("div");
  list.className = "choice-list";
  list.role = "tablist";
  const buttons = parts.map((part, index) => buttonFor(part, `${id}-${index}`));
  const panels = parts.map((part, index) => panelFor(part, `${id}-${index}`));
  list.append(...buttons);
  group.prepend(list);
  group.classList.add("ready");
  const choose = (index) => {
    for (const [each, button] of buttons.entries()) {
      button.ariaSelected = String(each === index);
      button.tabIndex = each === index ? 0 : -1;
      panels[each].hidden = each !== index;
    }
  };
  for (const [index, button] of buttons.entries()) button.addEventListener("click", () => choose(index));
  list.addEventListener("keydown", (event) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1 };
    const step = (steps[event.key] ?? 0) * (getComputedStyle(list).direction === "rtl" ? -1 : 1);
    if (step === 0) return;
    const next = (buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length;
    choose(next);
    buttons[next].focus();
  });
  choose(0);
}

function buttonFor(part, id) {
  const button = document.createElement("button");
  button.type = "button";
  button.role = "tab";
  button.id = id;
  button.textContent = part.dataset.label;
  return button;
}

/** Around the part, which has a role of its own. */
function panelFor(part, id) {
  const panel = document.createElement("div");
  panel.role = "tabpanel";
  panel.setAttribute("aria-labelledby", id);
  part.replaceWith(panel);
  panel.append(part);
  return panel;
}
