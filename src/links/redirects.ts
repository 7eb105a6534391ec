// Finds the redirect that catches a path. Sources are exact, or contain wildcards. (D44)
import { decoded, fillDestination, matchSource, readSource, segmentsOf } from "./redirect-source.ts";
import { sourcesByForm } from "./sources-by-form.ts";

/** An element of `redirects` in docs.json. */
export interface Redirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent?: boolean;
}

/** The redirect that catches a path, and where it leads with what its wildcards took filled in. */
export interface FoundRedirect<Kind extends Redirect = Redirect> {
  readonly redirect: Kind;
  readonly destination: string;
  /** False where the platform may decide otherwise: `:id(\\d+)`, `/a/:slug*` for `/a`, a wildcard before an exact source. */
  readonly certain: boolean;
}

/**
 * A look-up from a path (`/old/page`, without base path; query and hash don't count) to the first redirect in order that
 * catches it. A last `index` is no part of an address. What only adds or removes a slash is no redirect.
 */
export function redirectFinder<Kind extends Redirect>(
  redirects: readonly Kind[],
): (path: string) => FoundRedirect<Kind> | undefined {
  const exact = new Map<string, number>();
  const patterns = sourcesByForm();
  redirects.forEach((redirect, index) => {
    const source = onlyTidies(redirect) ? undefined : readSource(redirect.source);
    if (source?.exact !== undefined) {
      if (!exact.has(source.exact)) exact.set(source.exact, index);
    } else if (source !== undefined) patterns.add({ source, index });
  });
  const find = (segments: readonly string[]): FoundRedirect<Kind> | undefined => {
    const plain = exact.get(decoded(segments)) ?? Infinity;
    for (const { source, index } of patterns.candidatesFor(segments)) {
      if (index > plain) break;
      const taken = matchSource(source, segments);
      if (taken === undefined) continue;
      const redirect = redirects[index]!;
      const destination = fillDestination(redirect.destination, taken);
      return { redirect, destination, certain: taken.certain && plain === Infinity };
    }
    const redirect = redirects[plain];
    return redirect && { redirect, destination: redirect.destination, certain: true };
  };
  return (path) => {
    const segments = segmentsOf(path);
    return find(segments) ?? (segments.at(-1) === "index" ? find(segments.slice(0, -1)) : undefined);
  };
}

/** True for a redirect such as `/a/` to `/a`: it leads to the same address in another spelling. */
export function onlyTidies({ source, destination }: Redirect): boolean {
  const from = source.startsWith("/") ? source : `/${source}`;
  return from !== destination && !/[?#]/.test(destination) && pathOf(from) === pathOf(destination);
}

function pathOf(address: string): string {
  return decoded(segmentsOf(address));
}
