// What may the text of a page ask for? Addresses of links and pictures, icons, parts of other files, words of its language.
import { addressPath } from "./docs-folder.mjs";
import { themeIcon } from "./icons.mjs";
import { pageTree } from "./mdast.mjs";

/** Collects the headings and the ids of the page while its text is drawn. */
export function textContext(view) {
  const { docs, page, words, icon } = view;
  const from = page.file ?? page.path;
  return {
    words,
    themeIcon,
    iconOf: icon,
    headings: [],
    ids: new Set(),
    imports: new Map(),
    linkTo: linkFrom(view),
    assetFor: (address) => assetAddress(view, address),
    partTree: (file) => partTree(docs, addressPath(file, from)),
  };
}

function partTree(docs, path) {
  const text = path === undefined ? undefined : docs.text(path);
  return text === undefined ? undefined : pageTree(text);
}

/** Links in texts lead to pages of the site or out; one that leads nowhere becomes plain text. */
function linkFrom({ navigation, page }) {
  const { basePath } = navigation.site;
  return (address) => {
    if (/^(?:https?:\/\/|mailto:|tel:)/i.test(address)) return address;
    if (!URL.canParse(address, `https://site${page.href}`)) return undefined;
    const { host, protocol, pathname, hash } = new URL(address, `https://site${page.href}`);
    if (host !== "site" || protocol !== "https:") return undefined;
    const path = pathname.replace(/(.)\/$/, "$1");
    const target = navigation.pages[path] ?? navigation.pages[`${basePath}${path === "/" ? "" : path}`];
    return target && target.href + hash;
  };
}

/** A picture of the docs folder, or one on another host. */
export function assetAddress({ docs, navigation, page }, address) {
  if (/^https?:\/\//i.test(address)) return address;
  const path = docs.asset(address, page.file ?? page.path);
  return path && `${navigation.site.basePath}/${path.split("/").map(encodeURIComponent).join("/")}`;
}
