// What does the drawing of one page read? What navc/runtime says of it, with the settings and the words of the site.
import { barEntries, viewPage } from "navc/runtime";
import { html } from "./html.mjs";
import { iconOf } from "./icons.mjs";
import { assetAddress } from "./text-context.mjs";
import { wordsOf } from "./words.mjs";

/** `site` has the opened navigation and the settings of docs.json; `last` is the edition that the reader saw last, if there is one. */
export function viewOf(site, page, last) {
  const view = viewPage(site.opened, page, last);
  return {
    ...site,
    ...view,
    words: wordsOf(view.lang),
    icon: (icon) => pictureOf(icon, site) ?? iconOf(icon, site.settings.icons),
  };
}

/** An icon may be the path of a picture, from the docs root. */
function pictureOf(icon, { docs, navigation }) {
  const name = (typeof icon === "string" ? icon : icon?.name) ?? "";
  const address = assetAddress({ docs, navigation, page: { path: "" } }, name.replace(/^(?:\.?\/)*/, "/"));
  return address && html`<img class="icon" src="${address}" alt="" />`;
}

/** The children of one kind that are shown. */
export function shown(division, kind) {
  return barEntries(division).filter((child) => child.kind === kind);
}
