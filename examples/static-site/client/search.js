// The search: a dialog that `/` and Ctrl-K open. The index and the library are loaded when it opens first.
import { searchOptions } from "./search-options.js";

const most = 12;

export function setUpSearch() {
  const button = document.querySelector("[data-search]");
  const dialog = document.querySelector("#_search");
  const input = dialog.querySelector("input");
  let index;
  const search = async () => {
    index ??= load(button.dataset.search);
    showResults(dialog, (await index).search(input.value), button.dataset.empty);
  };
  const open = () => {
    dialog.showModal();
    input.select();
    void search();
  };
  button.hidden = false;
  button.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    if (!isShortcut(event) || dialog.open) return;
    event.preventDefault();
    open();
  });
  input.addEventListener("input", () => void search());
  input.addEventListener("keydown", (event) => moveOrOpen(event, dialog));
  // A click beside the dialog is one on its backdrop.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}

async function load(address) {
  const [{ default: MiniSearch }, answer] = await Promise.all([import("./minisearch.js"), fetch(address)]);
  return MiniSearch.loadJSON(await answer.text(), searchOptions);
}

/** `/` types a slash in a field. */
function isShortcut({ key, ctrlKey, metaKey, target }) {
  if ((ctrlKey || metaKey) && key.toLowerCase() === "k") return true;
  return key === "/" && !ctrlKey && !metaKey && !/^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

function showResults(dialog, results, empty) {
  const list = dialog.querySelector("ul");
  list.replaceChildren(...results.slice(0, most).map(resultItem));
  const input = dialog.querySelector("input");
  const nothing = results.length === 0 && input.value.trim() !== "";
  dialog.querySelector("output").textContent = nothing ? empty : "";
  select(dialog, 0);
}

/** Everything is set as text: titles may hold what looks like markup. */
function resultItem({ id, title, path, about, endpoint }, number) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  item.role = "presentation";
  link.role = "option";
  link.id = `result-${number}`;
  link.href = id;
  link.tabIndex = -1;
  for (const [tag, text] of [
    ["small", path],
    ["b", title],
    ["code", endpoint],
    ["span", about],
  ]) {
    if (!text) continue;
    const part = document.createElement(tag);
    part.textContent = text;
    link.append(part);
  }
  item.append(link);
  return item;
}

/** The arrow keys choose a result while the cursor stays in the field; Enter opens it. */
function moveOrOpen(event, dialog) {
  const options = [...dialog.querySelectorAll("[role=option]")];
  const current = options.findIndex((option) => option.ariaSelected === "true");
  if (event.key === "ArrowDown") select(dialog, Math.min(current + 1, options.length - 1));
  else if (event.key === "ArrowUp") select(dialog, Math.max(current - 1, 0));
  else if (event.key === "Enter") options[current]?.click();
  // A search field would only be emptied.
  else if (event.key === "Escape") dialog.close();
  else return;
  event.preventDefault();
}

function select(dialog, number) {
  const options = [...dialog.querySelectorAll("[role=option]")];
  for (const [each, option] of options.entries()) option.ariaSelected = String(each === number);
  const input = dialog.querySelector("input");
  input.ariaExpanded = String(options.length > 0);
  input.setAttribute("aria-activedescendant", options[number]?.id ?? "");
  options[number]?.scrollIntoView({ block: "nearest" });
}
