// What may the text of a page ask for? Addresses of links and pictures, icons, parts of other files, words of its language.
import { PageAnchorIds } from "navc/page-writer";
import { findPage } from "navc/runtime";
import { addressPath } from "./docs-folder.mjs";
import { themeIcon } from "./icons.mjs";
import { pageTree } from "./mdast.mjs";

/** The ids of what is around a text. They begin with a mark, because links to a heading named "Search" have to find the heading. */
const ownIds = ["_content", "_copy", "_page", "_results", "_search", "_sidebar"];

/** Collects the headings and the ids of the page while its text is drawn. */
export function textContext(view) {
  const { docs, page, words, icon, frames, left } = view;
  const from = page.file ?? page.path;
  return {
    words,
    themeIcon,
    iconOf: icon,
    headings: [],
    frames,
    /** Names something of the text that is not drawn. */
    leave: (what) => void left.add(what, from),
    anchors: new PageAnchorIds(ownIds),
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

/** Links in texts lead to pages of the site or out, also by a redirect; one that leads nowhere becomes plain text. */
function linkFrom({ navigation, opened, page }) {
  const { basePath } = navigation.site;
  const from = `https://site/${page.file ?? page.path}`;
  return (address) => {
    if (/^(?:https?:\/\/|mailto:|tel:)/i.test(address)) return address;
    if (!URL.canParse(address, from)) return undefined;
    const { host, protocol, pathname, search, hash } = new URL(address, from);
    if (host !== "site" || protocol !== "https:") return undefined;
    // A relative link may name the file of a page.
    const path = address.startsWith("/") ? pathname : pathname.replace(/(?:\/index)?\.mdx?$/i, "") || "/";
    for (const each of [path, basePath + path]) {
      const found = findPage(opened, each + search + hash);
      if (found.kind === "page" && !found.page.missing) return found.page.href + found.hash;
      if (found.kind === "redirect") return found.href;
    }
    return undefined;
  };
}

/** A picture of the docs folder, or one on another host. */
export function assetAddress({ docs, navigation, page }, address) {
  if (/^https?:\/\//i.test(address)) return address;
  const path = docs.asset(address, page.file ?? page.path);
  return path && `${navigation.site.basePath}/${path.split("/").map(encodeURIComponent).join("/")}`;
}
