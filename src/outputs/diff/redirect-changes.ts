// Finds the redirects that only one of two sites has, that have another destination, or that are permanent on one side only.
import { isOnlySlashChange, type Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { readRedirectSource, sourceKey } from "../../compiler/links/redirect-source.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import type { RedirectedSides } from "./lost-hrefs.ts";
import type { RedirectChange } from "./navigation-diff.ts";
import { hasAddress } from "./side.ts";

/** Each redirect that was added, removed or changed: those of the new site in their order, then the removed ones. */
export function redirectChanges(sides: RedirectedSides): readonly RedirectChange[] {
  const [old, found] = [byPaths(sides.redirectsBefore), byPaths(sides.redirects)];
  const pages = hiddenPages(sides);
  const made = [...found].flatMap(([paths, redirect]): readonly RedirectChange[] => {
    const { source, destination } = redirect;
    const earlier = old.get(paths);
    const before = earlier?.destination ?? null;
    const lasts = earlier === undefined || isKept(earlier) === isKept(redirect) ? {} : { permanent: isKept(redirect) };
    if (before === destination && lasts.permanent === undefined) return [];
    return [{ source, before, after: destination, ...lasts, hides: pages.get(redirect) ?? [] }];
  });
  const removed = [...old].flatMap(([paths, { source, destination }]): readonly RedirectChange[] =>
    found.has(paths) ? [] : [{ source, before: destination, after: null, hides: [] }],
  );
  return [...made, ...removed];
}

/** Whether browsers keep it. (D578) */
function isKept({ permanent }: Redirect): boolean {
  return permanent !== false;
}

/** The redirects that take effect, by the paths that they match. */
function byPaths(redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> {
  const found = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const source = isOnlySlashChange(redirect) ? undefined : readRedirectSource(redirect.source);
    const key = source && sourceKey(source);
    if (key !== undefined && !found.has(key)) found.set(key, redirect);
  }
  return found;
}

/** The pages that no redirect hid before, by the redirect that matches them now. */
function hiddenPages(sides: RedirectedSides): ReadonlyMap<Redirect, readonly string[]> {
  const { after, redirects, redirectsBefore } = sides;
  if (redirects.length === 0) return new Map();
  const [find, findBefore] = [redirectFinder(redirects), redirectFinder(redirectsBefore)];
  const hidden = [...after.pages].flatMap(([address, page]) => {
    const found = hasAddress(page) ? find(address) : undefined;
    if (found?.matches !== true || findBefore(address)?.matches === true) return [];
    return [{ redirect: found.redirect, address }];
  });
  const groups = groupBy(hidden, ({ redirect }) => redirect);
  return new Map([...groups].map(([redirect, pages]) => [redirect, pages.map(({ address }) => address)]));
}
