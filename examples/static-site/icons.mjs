// How does the name of an icon become a picture in the page? Lucide draws the theme's own icons; docs.json names those of
// Font Awesome Free (CC BY 4.0, https://fontawesome.com) or Lucide (ISC).
import { icons as brands } from "@iconify-json/fa6-brands";
import { icons as solid } from "@iconify-json/fa6-solid";
import { icons as lucide } from "@iconify-json/lucide";
import { html, markup } from "./html.mjs";

/** An icon of the theme, by its Lucide name. It is decoration: what it stands for is written beside it or in a label. */
export function themeIcon(name) {
  return drawing(lucide, name);
}

/** An icon of docs.json or of a page; undefined when no set has its name. `library` is that of the site. */
export function iconOf(icon, library) {
  const { name, library: own = library } = typeof icon === "string" ? { name: icon } : (icon ?? {});
  if (typeof name !== "string") return undefined;
  const plain = name.toLowerCase().replace(/^(?:fa-|lucide-)/, "");
  const sets = own === "lucide" ? [lucide, solid, brands] : [solid, brands, lucide];
  const set = sets.find((each) => partsOf(each, plain) !== undefined);
  return set && drawing(set, plain);
}

const drawn = new Map();

function drawing(set, name) {
  const key = `${set.prefix} ${name}`;
  if (!drawn.has(key)) drawn.set(key, svg(set, partsOf(set, name)));
  return drawn.get(key);
}

/** All of it is from the packages, so it is not escaped. */
function svg(set, { body, left = 0, top = 0, width = set.width, height = set.height }) {
  const box = [left, top, width ?? 16, height ?? 16].join(" ");
  return html`<svg class="icon" viewBox="${box}" aria-hidden="true">${markup(body)}</svg>`;
}

function partsOf({ icons, aliases = {} }, name) {
  if (Object.hasOwn(icons, name)) return icons[name];
  return Object.hasOwn(aliases, name) ? icons[aliases[name].parent] : undefined;
}
