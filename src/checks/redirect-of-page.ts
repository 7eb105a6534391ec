// Looks up the redirect that takes readers away from a page.
import { isExternalHref, localTarget } from "../contract/href.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import { redirectFinder } from "../links/redirects.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";

/** Where a redirect of docs.json sends the address of a page. */
export interface PageRedirect {
  readonly to: string;
  readonly place: Place;
  /** The page file it leads to, by its path; undefined when it leads to none. */
  readonly page: string | undefined;
}

/** A look-up by page path of the redirect that surely catches the address of that page. */
export const redirectOfPage: (site: CheckedSite) => (path: string) => PageRedirect | undefined = perObject(
  ({ config, files: { isFile } }) => {
    const find = redirectFinder(config.site.redirects);
    return (path) => {
      const found = find(path);
      if (found?.certain !== true) return undefined;
      const { file, pointer } = found.redirect.sourceAt;
      const target = isExternalHref(found.destination) ? undefined : localTarget(found.destination);
      const isPage = target !== undefined && [".mdx", ".md"].some((ending) => isFile(target + ending));
      return { to: found.destination, place: valueAt(file, pointer), page: isPage ? target : undefined };
    };
  },
);
