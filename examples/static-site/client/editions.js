// How does a page look that several versions have? As in the one that the reader saw last: tabs and menus lead there.
import { barsOf, loadEdition, versionChoices, viewPage } from "./runtime.js";

const { dataset } = document.documentElement;
const place = `edition ${dataset.navigation}`;

/** The page was drawn in its first edition. The navigation of another one is only loaded where the page needs it. */
export async function showLastEdition() {
  const last = localStorage.getItem(place);
  if (last === dataset.edition || !JSON.parse(dataset.editions).includes(last))
    localStorage.setItem(place, dataset.edition);
  else await showIn(last);
}

async function showIn(edition) {
  const read = async (file) => (await fetch(`${dataset.navigation}/${file}`)).json();
  const site = await loadEdition(await read("index.json"), edition, read);
  const view = viewPage(site, site.navigation.pages[dataset.page], edition);
  for (const { id, href } of barsOf(view).flatMap(({ entries }) => entries)) lead("division", id, href);
  for (const { edition, label, target, current } of versionChoices(view)) {
    for (const link of lead("choice", edition, target)) {
      link.toggleAttribute("aria-current", false);
      if (!current) continue;
      link.setAttribute("aria-current", "true");
      link.closest("details").querySelector(".chosen").textContent = label;
    }
  }
}

/** Gives links another address; what leads nowhere stays as it is. */
function lead(name, value, href) {
  const links = [...document.querySelectorAll(`a[data-${name}="${CSS.escape(value ?? "")}"]`)];
  if (href !== undefined) for (const link of links) link.href = href;
  return links;
}
