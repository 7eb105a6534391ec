// Finds where redirects lead in the end.
import { isExternalHref, localTarget, withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { pageHref } from "../../compiler/contract/page-path.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";

/** Where the readers of these addresses are sent in the end, as far as they are redirected, and that is certain. */
export function redirectEnds(
  addresses: Iterable<string>,
  redirects: readonly Redirect[],
  basePath: string,
): ReadonlyMap<string, string> {
  const find = redirectFinder(redirects);
  const endOf = (from: string): string | undefined => {
    const passed = new Set<string>();
    for (let at = from, end: string | undefined; !passed.has(at);) {
      const next = find(at);
      if (next?.certain !== true) return end;
      passed.add(at);
      end = isExternalHref(next.destination) ? next.destination : withoutBasePath(next.destination.trim(), basePath);
      const path = isExternalHref(end) ? undefined : localTarget(writtenPath(end));
      if (path === undefined) return end;
      at = pageHref(path, "");
    }
    return undefined;
  };
  return new Map(
    [...addresses].flatMap((address) => {
      const end = endOf(address);
      return end === undefined ? [] : [[address, end] as const];
    }),
  );
}
