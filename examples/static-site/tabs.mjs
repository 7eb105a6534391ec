// What is in the rows at the top? The tabs of each level, and the menu items that are outside a tab.
import { isInTrail, isShown } from "navc/runtime";
import { html } from "./html.mjs";
import { divisionLink, title } from "./links.mjs";
import { described, menu, otherEdition } from "./menus.mjs";
import { shown } from "./view.mjs";

/** A row for each level that has tabs or items. */
export function tabRows(view) {
  const rows = view.levels.flatMap((level) => [
    tabRow(view, view.words.tabs, shown(level, "tab")),
    isMenu(level) ? undefined : tabRow(view, view.words.sections, shown(level, "item")),
  ]);
  return rows.filter((row) => row !== undefined);
}

function tabRow(view, name, divisions) {
  if (divisions.length === 0) return undefined;
  const items = divisions.map(
    (division) => html`<li>${isMenu(division) ? tabMenu(view, division) : tabLink(view, division)}</li>`,
  );
  return html`<nav class="tabs" aria-label="${name}">
    <ul>
      ${items}
    </ul>
  </nav>`;
}

function tabLink(view, tab) {
  return divisionLink(view, tab, html`${title(view, tab)}${otherEdition(view, tab)}`);
}

function tabMenu(view, tab) {
  const links = shown(tab, "item").map((item) => described(view, item));
  return menu({ summary: title(view, tab), links, style: isInTrail(view, tab) ? "tab open" : "tab" });
}

/** A tab that holds items opens as a menu of them. */
function isMenu(division) {
  const children = division.children.filter(isShown);
  return division.kind === "tab" && children.length > 0 && children.every((child) => child.kind === "item");
}
