// How does a reader change the product, the version, the language? Lists of links behind a button.
import { html } from "./html.mjs";
import { themeIcon } from "./icons.mjs";
import { anchorTag, badge, divisionLink, title } from "./links.mjs";
import { isOpen, shown } from "./view.mjs";

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

/** The languages: those of the innermost place that offers some, else all of the site. */
export function languages(view) {
  const options = view.trail.findLast((division) => division.languages)?.languages ?? view.navigation.languages;
  const icon = themeIcon("languages");
  return selector(view, { name: view.words.language, options, icon, style: "selector language" });
}

/** The versions of the innermost place that offers some. */
export function versions(view) {
  const options = view.trail.findLast((division) => division.versions)?.versions ?? [];
  return selector(view, { name: view.words.version, options, style: "selector version" });
}

function selector(view, { name, options, icon, style }) {
  const current = options.find((option) => option.current);
  const entries = options.filter((option) => !option.hidden || option.current);
  if (entries.length === 0) return undefined;
  const links = entries.map((option) => optionLink(view, option));
  const summary = html`${icon}<span class="chosen">${current?.label ?? name}</span>`;
  return menu({ name, summary, links, style });
}

function optionLink(view, option) {
  const href = option.current ? view.page.href : optionHref(view, option);
  const label = html`<span${option.bcp47 && html` lang="${option.bcp47}"`}>${option.label}</span>`;
  return anchorTag({ ...option, href }, html`${label}${badge(option.tag)}`, option.current && "true");
}

/** Where a choice of another version or language leads: the same page there, else its first page. */
function optionHref(view, option) {
  return view.navigation.counterparts[view.page.key]?.[option.edition] ?? option.href;
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
  const current = divisions.find((division) => isOpen(view, division));
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
export function otherEdition({ navigation }, division) {
  const other = navigation.editions.find((edition) => edition.id === division.otherEdition);
  return other && badge([other.version, other.language].filter(Boolean).join(" "));
}
