// Finds where a link of an old page leads in the new site.
import { decodeSegment, isExternalHref, writtenPath } from "../../compiler/contract/href.ts";
import { isPageFileName, pageHref } from "../../compiler/contract/page-path.ts";
import { ownValue } from "../../compiler/text/json-value.ts";
import { resolvePath } from "../../compiler/text/resolve-path.ts";
import type { ImportedPage, ImportedSite } from "./imported-site.ts";
import { addressKey, belowBase } from "./old-address.ts";
import type { TopIdFinder } from "./top-ids.ts";

/** Where links of the pages of a site lead. */
export type LinkFinder = (page: ImportedPage, href: string) => string | undefined;

/** What Docusaurus writes before an address that none of its pages has. */
const outsideRouter = "pathname://";

/** Links are files of the source folder, or addresses of the old site. Those to anything else stay as they are written. */
export function linkFinder(
  { pages, files, movedAddresses, links }: ImportedSite,
  topIdOf: TopIdFinder = () => undefined,
): LinkFinder {
  const byPath = new Map(pages.map((page) => [pageHref(page.path, ""), page]));
  /** Without an anchor that was the title of the page. */
  const linkTo = (href: string, tail: string): string => {
    const hash = tail.indexOf("#");
    const page = hash < 0 ? undefined : byPath.get(href);
    if (page === undefined || decodeSegment(tail.slice(hash + 1)) !== topIdOf(page)) return href + tail;
    return href + tail.slice(0, hash);
  };
  const byFile = new Map<string, string>();
  for (const { from, to } of files) if (!byFile.has(from)) byFile.set(from, `/${encodedPath(to)}`);
  for (const { file, path } of pages) if (file !== undefined) byFile.set(file, pageHref(path, ""));
  const byAddress = new Map<string, string>();
  for (const { addresses, path } of pages) for (const each of addresses) setFirst(byAddress, each, pageHref(path, ""));
  for (const { address, page } of movedAddresses) setFirst(byAddress, address, pageHref(page.path, ""));

  const ofFile = ({ file }: ImportedPage, target: string): string | undefined => {
    const all = (file === undefined ? undefined : links.filesFor?.(file, target)) ?? [target];
    const first = all.find((each) => byFile.has(each));
    return first === undefined ? undefined : byFile.get(first);
  };
  const fileAt = (page: ImportedPage, path: string, endings: readonly string[]): string | undefined => {
    const folder = (page.file ?? "").split("/").slice(0, -1).join("/");
    const places = path.startsWith("/")
      ? links.roots.map((root) => resolvePath(root, `./${path}`))
      : [resolvePath(folder, path)];
    for (const place of places)
      for (const ending of endings) {
        const found = place === undefined ? undefined : ofFile(page, place === "" ? ending.slice(1) : place + ending);
        if (found !== undefined) return found;
      }
    return undefined;
  };

  const find: LinkFinder = (page, href) => {
    const scheme = /^([a-z]+):(?!\/)/.exec(href)?.[1];
    const named = scheme === undefined || links.schemes === undefined ? undefined : ownValue(links.schemes, scheme);
    if (named !== undefined) {
      const address = named + href.slice(scheme!.length + 1);
      // Without a page it is an address all the same, and no other site, so that a check can name it.
      return find(page, address) ?? address;
    }
    if (href.startsWith(outsideRouter)) {
      const address = href.slice(outsideRouter.length);
      return find(page, address) ?? address;
    }
    if (isExternalHref(href)) return undefined;
    const written = writtenPath(href);
    if (written === "") {
      const own = pageHref(page.path, "");
      return linkTo(own, href) === own ? own : undefined;
    }
    const tail = href.slice(written.length);
    const path = decodedPath(written).replace(/^@site\//, "/");
    const isFile = isPageFileName(path) || /\.(?!html?$)\w+$/i.test(path);
    const address = absoluteAddress(page, written, links.base);
    const found =
      (isFile ? (fileAt(page, path, [""]) ?? fileAt(page, decodedPath(`/${address}`), [""])) : undefined) ??
      byAddress.get(addressKey(address)) ??
      fileAt(page, path.replace(/\/$/, ""), [".md", ".mdx", "/index.md", "/index.mdx", "/README.md", ""]);
    if (found !== undefined) return linkTo(found, tail);
    const below = belowBase(written, links.base);
    return below === written ? undefined : below + tail;
  };
  return find;
}

function setFirst(addresses: Map<string, string>, address: string, href: string): void {
  const key = addressKey(address);
  if (!addresses.has(key)) addresses.set(key, href);
}

/** As a browser resolves it on the old page. */
function absoluteAddress(page: ImportedPage, written: string, base: string): string {
  if (written.startsWith("/")) return belowBase(written, base);
  const [address = "/"] = page.addresses;
  return resolvePath(address.split("/").slice(1, -1).join("/"), written) ?? written;
}

function encodedPath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

function decodedPath(path: string): string {
  return path.split("/").map(decodeSegment).join("/");
}
