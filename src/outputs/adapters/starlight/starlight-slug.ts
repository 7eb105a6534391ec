// Makes the name of a page in Starlight.
import { addressedPath, withoutBasePath } from "../../../compiler/contract/href.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";

/** The slug of the page at an address: its path below the base path, decoded; "" for the root of the site. */
export function slugOf(href: string, { site }: ResolvedNavigation): string {
  const sitePath = withoutBasePath(href, site.basePath);
  const path = addressedPath(sitePath) ?? sitePath.slice(1);
  return path === "index" ? "" : path;
}
