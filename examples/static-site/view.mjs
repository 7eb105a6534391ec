// What does the drawing of one page read? The page, where it is, and the divisions on the way to it.
import { iconOf } from "./icons.mjs";
import { wordsOf } from "./words.mjs";

/** `site` has the navigation and the settings of docs.json. Everything around the page is drawn from its first placement. */
export function viewOf(site, page) {
  const { navigation, settings } = site;
  const [place] = page.placements;
  const edition = navigation.editions.find(({ id }) => id === place.editions[0]);
  const trail = [edition.tree];
  for (const id of place.trail) trail.push(trail.at(-1).children.find((child) => child.id === id));
  const levels = trail.slice(0, trail.findIndex(({ id }) => id === place.sidebar) + 1);
  const language = navigation.languages.find(({ code }) => code === edition.language);
  const words = wordsOf(language?.bcp47);
  return {
    ...site,
    page,
    place,
    edition,
    trail,
    levels,
    language,
    words,
    icon: (icon) => iconOf(icon, settings.icons),
  };
}

export function isOpen({ place }, division) {
  return place.trail.includes(division.id);
}

/** The children of one kind that are shown. */
export function shown(division, kind) {
  return division.children.filter((child) => child.kind === kind && isVisible(child));
}

/** A group whose pages are all hidden has nothing to show either. */
export function isVisible(node) {
  if (node.hidden) return false;
  return node.kind !== "group" || node.href !== undefined || node.children.some(isVisible);
}
