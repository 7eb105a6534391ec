// Finds the redirect that matches a path (D44).
import {
  decoded,
  fillDestination,
  matchSource,
  readRedirectSource,
  segmentsOf,
  type RedirectSource,
} from "./redirect-source.ts";

/** An element of `redirects` in docs.json. */
export interface Redirect {
  /** The path that readers ask for, with or without wildcards, as written. */
  readonly source: string;
  /** Where they are sent, as written. */
  readonly destination: string;
  /** As written; absent if docs.json does not say. */
  readonly permanent?: boolean;
}

/** The redirect that is used for a path: the first one in order that matches it for certain, else the first one that may match it. */
export interface FoundRedirect<Kind extends Redirect = Redirect> {
  /** The element of `redirects`. */
  readonly redirect: Kind;
  /** Where it leads this path, with the wildcards filled in. */
  readonly destination: string;
  /** True if no wildcard is involved. */
  readonly plain: boolean;
  /** True if the path is redirected on every platform, even if it is not certain where to. */
  readonly matches: boolean;
  /** False if the platform may decide differently: `:id(\\d+)`, `/a/:slug*` for `/a`, a wildcard before an exact source that leads elsewhere. */
  readonly certain: boolean;
}

/** A source and the number of its redirect. */
export interface NumberedSource {
  readonly source: RedirectSource;
  readonly index: number;
}

/** Sources with wildcards. */
export interface PatternIndex {
  /** Adds a source; sources must be added in order. */
  readonly add: (source: NumberedSource) => void;
  /** The sources that may match a path, in their order, at least up to the first that matches it for certain; the path is given as written segments. */
  readonly candidatesFor: (path: readonly string[]) => readonly NumberedSource[];
}

/**
 * A look-up from a path (`/old/page`, without base path; query and hash don't count) to the redirect that is
 * used for it; `patterns` has to be empty, and finds the sources with wildcards. A last `index` is not part of an address. A redirect that only adds or removes a slash is not a redirect.
 */
export function findRedirects<Kind extends Redirect>(
  redirects: readonly Kind[],
  patterns: PatternIndex,
): (path: string) => FoundRedirect<Kind> | undefined {
  const exact = new Map<string, number>();
  redirects.forEach((redirect, index) => {
    const source = isOnlySlashChange(redirect) ? undefined : readRedirectSource(redirect.source);
    if (source?.exact !== undefined) {
      if (!exact.has(source.exact)) exact.set(source.exact, index);
    } else if (source) patterns.add({ source, index });
  });
  const find = (segments: readonly string[]): FoundRedirect<Kind> | undefined => {
    const plain = exact.get(decoded(segments)) ?? Infinity;
    const last = redirects[plain];
    // Only some platforms match the path with these.
    const unsure: FoundRedirect<Kind>[] = [];
    const found = (redirect: Kind, destination: string, matches: boolean): FoundRedirect<Kind> => {
      const certain = matches && ![...unsure, last].some((each) => each && each.destination !== destination);
      return { redirect, destination, plain: redirect === last, matches, certain };
    };
    for (const { source, index } of patterns.candidatesFor(segments)) {
      if (index > plain) break;
      const taken = matchSource(source, segments);
      if (!taken) continue;
      const redirect = redirects[index]!;
      const match = found(redirect, fillDestination(redirect.destination, taken), taken.certain);
      if (match.matches) return match;
      unsure.push(match);
    }
    return last ? found(last, last.destination, true) : unsure[0];
  };
  return (path) => {
    const segments = segmentsOf(path);
    return find(segments) ?? (segments.at(-1) === "index" ? find(segments.slice(0, -1)) : undefined);
  };
}

/** True for a redirect such as `/a/` to `/a`: it leads to the same address in another spelling. */
export function isOnlySlashChange({ source, destination }: Redirect): boolean {
  const from = source.startsWith("/") ? source : `/${source}`;
  return from !== destination && !/[?#]/.test(destination) && pathOf(from) === pathOf(destination);
}

function pathOf(address: string): string {
  return decoded(segmentsOf(address));
}
