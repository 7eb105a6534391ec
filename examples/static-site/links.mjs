// How is a link to a division or to a page drawn, with its icon and its marks?
import { isCurrent, isInTrail } from "navc/runtime";
import { html } from "./html.mjs";
import { themeIcon } from "./icons.mjs";

export function divisionLink(view, division, content) {
  const current = isCurrent(view, division) ? "page" : isInTrail(view, division) && "true";
  return anchorTag(division, content, current, editionData(division.otherEdition));
}

/** For client/editions.js: the edition to which a link leads, where that is another one than the page is in. */
export function editionData(edition) {
  return edition && html` data-edition="${edition}"`;
}

/** A link; what leads nowhere (a division without a page to show) is text. */
export function anchorTag({ href, external }, content, current, data) {
  if (href === undefined) return html`<span class="dead">${content}</span>`;
  const marks = [data, current && html` aria-current="${current}"`, external && html` rel="external"`];
  return html`<a href="${href}" ${marks}>${content}${external && themeIcon("arrow-up-right")}</a>`;
}

/** Icon, label and tag of a division. */
export function title(view, { label, tag, icon }) {
  return html`${view.icon(icon)}<span>${label}</span>${badge(tag)}`;
}

export function badge(text) {
  return text && html` <em class="badge">${text}</em>`;
}

/** The method of an endpoint, in the colour of its kind. */
export function method(name, label = name) {
  const kind = /^[A-Za-z]+$/.test(name) ? name.toLowerCase() : "other";
  return html`<b class="method ${kind}">${label}</b>`;
}
