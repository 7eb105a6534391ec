// Finds the paths without a page that pages are known to have had. (D509)
import { isExternalHref, localTarget, withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { possiblePageFiles, pageHref, routeOf } from "../../compiler/contract/page-path.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import type { ActionSite } from "./action-site.ts";

/** More are not looked for at once: the history of a large site is long. */
const mostPaths = 100;

/**
 * The paths that entries name, that have no page now, and that had one: a revision has its file, or a redirect leads to its address.
 * It is asked once for all problems of a site.
 */
export const knownPaths: (site: ActionSite) => ReadonlySet<string> = perObject(({ found, navigation, pastFiles }) => {
  const paths = found.flatMap(({ target }) =>
    target?.kind === "missing" && target.moved !== undefined ? (target.path ?? []) : [],
  );
  const asked = [...new Set(paths)].slice(0, mostPaths);
  const basePath = navigation?.site.basePath ?? "";
  const led = new Set((navigation?.redirects ?? []).flatMap(({ destination }) => addressIn(destination, basePath)));
  const past = pastFiles(asked.flatMap(possiblePageFiles));
  return new Set(
    asked.filter(
      (path) => led.has(pageHref(routeOf(path), "")) || possiblePageFiles(path).some((file) => past.has(file)),
    ),
  );
});

function addressIn(destination: string, basePath: string): readonly string[] {
  const target = isExternalHref(destination)
    ? undefined
    : localTarget(writtenPath(withoutBasePath(destination.trim(), basePath)));
  return target === undefined ? [] : [pageHref(routeOf(target), "")];
}
