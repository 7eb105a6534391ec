// How does a reader change the product, the version, the language? Lists of links behind a button.
import { isInTrail, languageChoices, versionChoices } from "navc/runtime";
import { html } from "./html.mjs";
import { themeIcon } from "./icons.mjs";
import { anchorTag, badge, divisionLink, editionData, title } from "./links.mjs";
import { shown } from "./view.mjs";

/** A list of links behind a button. It works without a script, which only closes it when the reader turns elsewhere. */
export function menu({ name, summary, links, style }) {
  const items = links.map((link) => html`<li>${link}</li>`);
  const label = name && html`<span class="unseen">${name}: </span>`;
  return html`<details class="menu ${style}" name="menu">
    <summary>${label}${summary}${themeIcon("chevron-down")}</summary>
    <ul>
      ${items}
    </ul>
  </details>`;
}

/** The languages that the reader can choose here. */
export function languages(view) {
  const icon = themeIcon("languages");
  return selector({ name: view.words.language, choices: languageChoices(view), icon, style: "selector language" });
}

/** The versions that the reader can choose here. */
export function versions(view) {
  return selector({ name: view.words.version, choices: versionChoices(view), style: "selector version" });
}

function selector({ name, choices, icon, style }) {
  if (choices.length === 0) return undefined;
  const current = choices.find((choice) => choice.current);
  const summary = html`${icon}<span class="chosen">${current?.label ?? name}</span>`;
  return menu({ name, summary, links: choices.map(choiceLink), style });
}

/** A choice leads to the same page in its version or language, else to what is nearest. */
function choiceLink({ label, bcp47, tag, target, external, current, edition }) {
  const words = html`<span${bcp47 && html` lang="${bcp47}"`}>${label}</span>`;
  return anchorTag({ href: target, external }, html`${words}${badge(tag)}`, current && "true", editionData(edition));
}

/** A menu of the products of each level that has some. */
export function products(view) {
  return view.levels.map((level) => divisionMenu(view, view.words.product, shown(level, "product"), "product"));
}

/** A menu of the dropdowns of each level that has some. */
export function dropdowns(view) {
  return view.levels.map((level) => divisionMenu(view, view.words.section, shown(level, "dropdown"), "dropdown"));
}

/** The button shows the division that is open. */
function divisionMenu(view, name, divisions, style) {
  if (divisions.length === 0) return undefined;
  const current = divisions.find((division) => isInTrail(view, division));
  const summary = current ? title(view, current) : name;
  return menu({ name, summary, links: divisions.map((division) => described(view, division)), style });
}

/** A link with the description of its division. */
export function described(view, division) {
  const note = division.description && html`<small>${division.description}</small>`;
  const { label, tag, icon } = division;
  const words = html`<span>${label}</span>${badge(tag)}${otherEdition(view, division)}${note}`;
  return divisionLink(view, division, html`${view.icon(icon)}<span class="words">${words}</span>`);
}

/** A division that has its content in another edition says in which. */
export function otherEdition({ opened }, { otherEdition: id }) {
  const other = opened.editionOf(id);
  return other && badge([other.version, other.language].filter(Boolean).join(" "));
}
