// Where does a reader search? In a dialog, whose list client/search.js fills.
import { html } from "./html.mjs";
import { themeIcon } from "./icons.mjs";

/** It is closed at first, and stays so without a script. */
export function searchDialog(words) {
  return html`<dialog id="_search" aria-label="${words.search}">
    <form method="dialog">
      ${themeIcon("search")}
      <input
        type="search"
        role="combobox"
        aria-label="${words.search}"
        placeholder="${words.search}"
        aria-controls="_results"
        aria-expanded="false"
        autocomplete="off"
        spellcheck="false"
      />
      <button class="plain" aria-label="${words.close}">${themeIcon("x")}</button>
    </form>
    <output></output>
    <ul id="_results" role="listbox" aria-label="${words.search}"></ul>
  </dialog>`;
}
