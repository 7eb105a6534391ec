// Finds all addresses to which redirects may lead from a path, whatever is certain on each platform. (D419)
import { isExternalHref, localTarget } from "../contract/href.ts";
import { pageHref } from "../contract/page-path.ts";
import type { Redirect } from "./find-redirect.ts";
import { decoded, fillDestination, matchSource, readRedirectSource, segmentsOf } from "./redirect-source.ts";
import { sourcesByForm } from "./sources-by-form.ts";

/** Wildcards can make new addresses for ever. */
const mostAddresses = 50;

/** A look-up of the addresses inside the site that redirects may lead to from a path, each as that of a page. */
export function addressesBehind(redirects: readonly Redirect[]): (path: string) => ReadonlySet<string> {
  const destinationsFrom = everyMatch(redirects);
  return (path) => {
    const found = new Set<string>();
    const waiting = [path];
    for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
      for (const destination of destinationsFrom(from)) {
        const target = isExternalHref(destination) ? undefined : localTarget(destination);
        const address = target === undefined ? undefined : pageHref(target, "");
        if (address === undefined || found.has(address) || found.size === mostAddresses) continue;
        found.add(address);
        waiting.push(address);
      }
    }
    return found;
  };
}

/** The destinations of all redirects that match a path: which of them is used may depend on the platform (D44). */
function everyMatch(redirects: readonly Redirect[]): (path: string) => readonly string[] {
  const exact = new Map<string, string>();
  const patterns = sourcesByForm();
  for (const [index, { source: written, destination }] of redirects.entries()) {
    const source = readRedirectSource(written);
    if (source === undefined) continue;
    if (source.exact === undefined) patterns.add({ source, index });
    else if (!exact.has(source.exact)) exact.set(source.exact, destination);
  }
  const matching = (segments: readonly string[]): readonly string[] => [
    ...patterns.candidatesFor(segments).flatMap(({ index }) => {
      const { source, destination } = redirects[index]!;
      const taken = matchSource(readRedirectSource(withoutExpressions(source))!, segments);
      return taken === undefined ? [] : [fillDestination(destination, taken)];
    }),
    ...[exact.get(decoded(segments))].filter((destination) => destination !== undefined),
  ];
  return (path) => {
    const segments = segmentsOf(path);
    return [...matching(segments), ...(segments.at(-1) === "index" ? matching(segments.slice(0, -1)) : [])];
  };
}

/** `:id(\\d+)` as `:id`: only the platform knows what an expression matches. */
function withoutExpressions(source: string): string {
  return source.replaceAll(/(:\w+)\([^()]*\)/g, "$1");
}
