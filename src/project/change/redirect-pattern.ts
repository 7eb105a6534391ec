// Reads redirects with one wildcard: from an address that they lead to, the address that led there can be made. (D556)
import { addressedHref, isExternalHref, withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { pageHref, routeOf } from "../../compiler/contract/page-path.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import {
  decoded,
  isWildcard,
  readRedirectSource,
  segmentsOf,
  type SourcePart,
} from "../../compiler/links/redirect-source.ts";
import type { AddressChanges } from "./led-elsewhere.ts";
import { folderHref } from "./new-destination.ts";

/** A redirect whose only wildcard stands for whole segments of its destination, too. */
export interface RedirectPattern {
  /** What stands for the wildcard if the redirect leads to an address; undefined if it leads to no such address. */
  readonly middleOf: (target: readonly string[]) => readonly string[] | undefined;
  /** Its source with these segments; undefined for the home of the site. */
  readonly sourceWith: (middle: readonly string[]) => string | undefined;
  /** The same for a folder inside the one that it leads into; undefined if that folder has not moved as a whole. */
  readonly insideOf: (middle: readonly string[], folderAfter: AddressChanges["folderAfter"]) => Redirect | undefined;
}

/** Reads a redirect; undefined for any other. */
export function readPattern({ source, destination }: Redirect, basePath: string): RedirectPattern | undefined {
  if (isExternalHref(destination)) return undefined;
  const inside = writtenPath(withoutBasePath(destination.trim(), basePath));
  const [from, to] = [source, inside].map((each) => onlyWildcard(each));
  if (from === undefined || to === undefined || from.part.name !== to.part.name) return undefined;
  const { least, most } = from.part.kind === "rest" ? from.part : { least: 1, most: 1 };
  const sourceWith = (middle: readonly string[]): string | undefined => {
    const segments = [...from.before, ...middle, ...from.after];
    return segments.length === 0 ? undefined : `/${segments.join("/")}`;
  };
  return {
    middleOf: (target) => {
      const size = target.length - to.before.length - to.after.length;
      const middle = target.slice(to.before.length, to.before.length + size);
      if (size < least || size > most || !isSame(target.slice(0, to.before.length), to.before)) return undefined;
      if (!isSame(target.slice(to.before.length + size), to.after)) return undefined;
      return most === 1 && middle.some(isWildcard) ? undefined : middle;
    },
    sourceWith,
    insideOf: (middle, folderAfter) => {
      const folder = folderAfter(decoded([...to.before, ...middle]));
      if (folder === undefined) return undefined;
      return {
        source: sourceWith([...middle, from.written])!,
        destination: [folderHref(folder), to.written, ...to.after].join("/"),
      };
    },
  };
}

interface OnlyWildcard {
  readonly part: Extract<SourcePart, { readonly kind: "one" | "rest" }>;
  readonly written: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The wildcard of a source or destination that has one, for one or several whole segments. */
function onlyWildcard(written: string): OnlyWildcard | undefined {
  const wildcards = (readRedirectSource(written)?.parts ?? []).flatMap((part, at) =>
    part.kind === "text" ? [] : [{ part, at }],
  );
  const [first, ...others] = wildcards;
  if (first === undefined || others.length > 0 || first.part.kind === "unclear") return undefined;
  if (first.part.kind === "one" && first.part.before + first.part.after !== "") return undefined;
  const segments = segmentsOf(written);
  const [before, after] = [segments.slice(0, first.at), segments.slice(first.at + 1)];
  return { part: first.part, written: segments[first.at]!, before, after };
}

function isSame(segments: readonly string[], others: readonly string[]): boolean {
  return !segments.some(isWildcard) && decoded(segments) === decoded(others);
}

/** Where an address leads, and whether a wildcard of the destination was filled in. */
export interface LedAddress {
  readonly address: string;
  readonly isFilled: boolean;
}

/** Where a destination leads if these segments stand for its wildcard. */
export function filledAddress(destination: string, middle: readonly string[], basePath: string): LedAddress {
  if (isExternalHref(destination)) return { address: destination, isFilled: false };
  const inside = writtenPath(withoutBasePath(destination.trim(), basePath));
  const segments = segmentsOf(inside);
  const filled = segments.flatMap((segment) => (isWildcard(segment) ? middle : [segment]));
  return { address: endAddress(`/${filled.join("/")}`), isFilled: segments.some(isWildcard) };
}

/** A destination as an address of the site, or as it is. */
export function endAddress(written: string): string {
  return isExternalHref(written) ? written : addressedHref(written, "");
}

/** A source in one form, however it is written. */
export function sourceName(source: string): string {
  const exact = readRedirectSource(source)?.exact;
  return exact === undefined ? `/${segmentsOf(source).join("/")}` : pageHref(routeOf(exact), "");
}
