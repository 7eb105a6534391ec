// Finds the folders of addresses.
import { decodeSegment } from "../../../compiler/contract/href.ts";

/** True for the folder itself and for all addresses below it; all addresses are below "". */
export function isUnder(href: string, folder: string): boolean {
  return href === folder || href.startsWith(`${folder}/`);
}

/** The innermost folder that has all these addresses; undefined without an address. An address with others below it is a folder. */
export function commonFolder(hrefs: readonly string[]): string | undefined {
  const [first, ...others] = hrefs;
  if (first === undefined) return undefined;
  let folder = others.length === 0 ? parentOf(first) : first;
  for (const href of others) while (!isUnder(href, folder)) folder = parentOf(folder);
  return folder === "/" ? "" : folder;
}

function parentOf(href: string): string {
  return href.slice(0, Math.max(0, href.lastIndexOf("/")));
}

/** The address relative to a folder, from "/". */
export function addressIn(folder: string, href: string): string {
  const rest = isUnder(href, folder) ? href.slice(folder.length) : href;
  return rest === "" ? "/" : rest;
}

/** The address that Docusaurus can have in place of one: it has no page with "%", "#" or "?" in its path, and its router reads what is in parentheses as an expression. */
export function addressOnDocusaurus(path: string): string {
  return path.replaceAll(/%(?:25|23|3f|28|29)|[()]/gi, "-");
}

/** The slug of the page at an address. Docusaurus names the file of a page by it, and a server looks for the file of the decoded address. */
export function slugIn(folder: string, href: string): string {
  return addressOnDocusaurus(addressIn(folder, href)).split("/").map(decodeSegment).join("/");
}
