// What a problem is about, as data for tools that offer to solve it: the words that identify it in a baseline are none of these. (D426)
import { isExternalHref, localTarget } from "../contract/href.ts";
import { pageHref } from "../contract/page-path.ts";

/**
 * `missing`: there is no page at an address, from "/"; `path` is that of a page that an entry names, `redirected` where readers of the
 * address are sent all the same, and `moved` the file of a page in no list that may be it;
 * `stayed` is true if that page should be at the path, as in other languages and versions. `page`: a page that is there, by its path.
 */
export type ProblemTarget =
  | {
      readonly kind: "missing";
      readonly address: string;
      readonly path?: string;
      readonly redirected?: string;
      readonly moved?: string;
      readonly stayed?: true;
    }
  | { readonly kind: "page"; readonly path: string };

/** A target without a page. */
export type MissingTarget = Extract<ProblemTarget, { readonly kind: "missing" }>;

/** What may be known of a page that an entry lacks. */
export interface LackingEntry {
  readonly path: string;
  readonly redirected?: string | undefined;
  readonly old?: string;
  readonly unlistedFile?: string;
  readonly nearestFile?: string | undefined;
}

/** The page that an entry lacks. */
export function missingEntry({ path, redirected, old, unlistedFile, nearestFile }: LackingEntry): ProblemTarget {
  const moved = old ?? unlistedFile ?? nearestFile;
  const known = { kind: "missing", address: pageHref(path, ""), path } as const;
  if (redirected !== undefined) return { ...known, redirected };
  if (moved === undefined) return known;
  return old === undefined ? { ...known, moved } : { ...known, moved, stayed: true };
}

/** What a link lacks; undefined for one out of the site. */
export function missingLink(href: string): ProblemTarget | undefined {
  const path = isExternalHref(href) ? undefined : localTarget(href);
  return path === undefined ? undefined : { kind: "missing", address: pageHref(path, "") };
}
