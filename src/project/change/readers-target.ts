// Finds the address that the readers of a removed page are sent to.
import { isExternalHref, withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { isPageFileName, pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { wordPaths } from "../../compiler/contract/word-paths.ts";
import { didYouMean } from "../../compiler/diagnostics/codes.ts";
import { nearest } from "../../compiler/text/nearest.ts";
import { resolvePath } from "../../compiler/text/resolve-path.ts";
import { UsageError } from "../settings/usage-error.ts";
import { pagesWithTitle } from "./not-found.ts";
import type { OpenedSite } from "./opened-site.ts";
import { pageOrFile } from "./resolve-moves.ts";

/** What becomes of page files. */
export interface ChangedPages {
  readonly isRemoved: (file: string) => boolean;
  /** The new path of a file. */
  readonly after: (file: string) => string;
}

/**
 * The address after the change, without the base path, of what a user wrote: a page, its address with or without the base path or the
 * address of the site, with or without an anchor; an address of another site as it is. Throws `UsageError` if there is no such page.
 */
export function readersTarget(written: string, opened: OpenedSite, changed: ChangedPages): string {
  const { navigation, names, host } = opened;
  const { basePath } = navigation.site;
  const named = written.trim();
  const own = isExternalHref(named) ? pathOnOwnSite(named, names.address) : named;
  if (own === undefined) {
    if (/^(?:https?:)?\/\//i.test(named)) return named;
    throw new UsageError(`Readers can't be sent to "${written}". Name a page, its address, or a web address.`);
  }
  const path = writtenPath(own);
  for (const each of wordPaths(path === "" ? "/" : path, basePath)) {
    const inRoot = resolvePath("", each);
    const file = inRoot === undefined ? undefined : pageOrFile(inRoot, host);
    const isPage = file !== undefined && isPageFileName(file);
    const page = isPage ? withoutPageExtension(file) : inRoot;
    if (page === undefined || navigation.pages[basePath + pageHref(page, "")] === undefined) continue;
    if (isPage && changed.isRemoved(file))
      throw new UsageError(`There is no page "${written}" that readers could be sent to: it is removed, too.`);
    const after = isPage ? withoutPageExtension(changed.after(file)) : page;
    return pageHref(after, "") + own.slice(path.length);
  }
  if (isExternalHref(named) && basePath === "") return named;
  const addresses = Object.values(navigation.pages).map((page) => page.path);
  const near = nearest(withoutBasePath(path, basePath).replace(/^\//, ""), addresses);
  const [titled] = pagesWithTitle(written, navigation.pages);
  throw new UsageError(`There is no page "${written}" that readers could be sent to.${didYouMean(titled ?? near)}`);
}

/** The part of a web address that is inside the site; undefined for one on another host. */
export function pathOnOwnSite(address: string, site: string | undefined): string | undefined {
  const whole = address.startsWith("//") ? `https:${address}` : address;
  if (site === undefined || !URL.canParse(whole) || !/^https?:/i.test(whole)) return undefined;
  const [own, target] = [new URL(site), new URL(whole)];
  if (own.host !== target.host) return undefined;
  return withoutBasePath(target.pathname, own.pathname.replace(/\/$/, "")) + target.search + target.hash;
}
