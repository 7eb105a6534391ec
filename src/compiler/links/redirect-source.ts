// Reads the source of a redirect and matches paths with it. (D44)
import { decodeSegment, isExternalHref, longestAddress, writtenPath } from "../contract/href.ts";

/** One segment of a source: it matches one given segment, any one segment, or several segments. */
export type SourcePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "one"; readonly name: string; readonly before: string; readonly after: string }
  /** A part that only the platform can match, such as `v:id(\\d+)`; a segment that it matches begins with the text before the expression. */
  | { readonly kind: "unclear"; readonly written: string; readonly before: string }
  | { readonly kind: "rest"; readonly name: string; readonly least: number; readonly most: number };

/** A source in parts. */
export interface RedirectSource {
  readonly parts: readonly SourcePart[];
  /** The path that it matches if it has no wildcard. */
  readonly exact: string | undefined;
}

/** What the wildcards of a source match in a path, by name; `certain` is false if the platform may decide differently. */
export interface Taken {
  readonly values: ReadonlyMap<string, string>;
  readonly certain: boolean;
}

/** The segments of a path as written: without query, hash, empty and `.` segments. */
export function segmentsOf(path: string): readonly string[] {
  return writtenSegments(writtenPath(path));
}

function writtenSegments(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "" && segment !== ".");
}

/** Segments decoded, as addresses are compared (D15). */
export function decoded(segments: readonly string[]): string {
  return segments.map(decodeSegment).join("/");
}

/** Reads a source; undefined for a source that no path can match: the address of another site, or one with a query or a hash. */
export function readRedirectSource(source: string): RedirectSource | undefined {
  if (isExternalHref(source) || source.includes("#")) return undefined;
  const segments = writtenSegments(source);
  if (segments.some((segment) => segment.includes("?") && !/^:.*\?$/.test(segment))) return undefined;
  const parts = segments.map(readPart);
  const exact = parts.every(({ kind }) => kind === "text") ? decoded(segments) : undefined;
  return { parts, exact };
}

/** True for a segment that matches others: `:slug`, `:slug*`, `*`, `article-*`. */
export function isWildcard(segment: string): boolean {
  return /:[a-z_]|[*(){}]/i.test(segment);
}

function readPart(segment: string): SourcePart {
  if (!isWildcard(segment)) return { kind: "text", text: decodeSegment(segment) };
  const several = /^(?::(\w+))?([*+?])$/.exec(segment);
  if (several !== null && (several[1] !== undefined || several[2] === "*")) {
    const [, name = "*", sign] = several;
    return { kind: "rest", name, least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Infinity };
  }
  const one = /^(?::(\w+)|([^:*(){}]*)\*([^:*(){}]*))$/.exec(segment);
  if (one === null) return { kind: "unclear", written: segment, before: /^[^:*(){}\\]*/.exec(segment)![0] };
  const [, name = "*", before = "", after = ""] = one;
  return { kind: "one", name, before, after };
}

/** Equal for two sources that match the same paths, even if their wildcards have different names. */
export function sourceKey({ parts, exact }: RedirectSource): string {
  return exact ?? parts.map(keyOf).join("/");
}

function keyOf(part: SourcePart): string {
  if (part.kind === "text") return part.text;
  if (part.kind === "one") return `${part.before}\0${part.after}`;
  return part.kind === "rest" ? `\0${part.least}-${part.most}` : part.written;
}

/** Matches a path, given as written segments; undefined if the source does not match it. */
export function matchSource({ parts }: RedirectSource, path: readonly string[]): Taken | undefined {
  const values = new Map<string, string>();
  const at = parts.findIndex(({ kind }) => kind === "rest");
  const rest = parts[at];
  let certain = !isForPathsWithoutPage({ parts });
  let taken = path;
  if (rest?.kind === "rest") {
    const size = path.length - parts.length + 1;
    if (size < rest.least || size > rest.most) return undefined;
    taken = path.toSpliced(at, size, path.slice(at, at + size).join("/"));
  }
  if (taken.length !== parts.length) return undefined;
  for (const [index, part] of parts.entries()) {
    const segment = taken[index]!;
    if (part.kind === "text") {
      if (decodeSegment(segment) !== part.text) return undefined;
    } else if (part.kind === "one") {
      const value = between(segment, part.before, part.after);
      if (value === undefined) return undefined;
      if (value.includes(sampleRest)) certain = false;
      values.set(part.name, value);
    } else if (part.kind === "unclear") {
      if (!segment.startsWith(part.before)) return undefined;
      certain = false;
    } else {
      // Whether `/a/:slug*` takes `/a` too is documented nowhere.
      certain &&= part === rest && segment !== "";
      values.set(part.name, segment);
    }
  }
  return { values, certain };
}

/** True for `/:slug*`, which is meant for paths without a page: otherwise no page of the site could be opened. */
export function isForPathsWithoutPage({ parts }: Pick<RedirectSource, "parts">): boolean {
  return parts.length > 0 && parts.every(isOpen);
}

/** True for a segment that is only a wildcard. */
function isOpen(part: SourcePart): boolean {
  return part.kind === "rest" || (part.kind === "one" && part.before === "" && part.after === "");
}

/** True if some path may match both sources; a wildcard for several segments counts as at least one segment. */
export function canMatchOnePath(a: RedirectSource, b: RedirectSource): boolean {
  const [one, other] = [fixedParts(a), fixedParts(b)];
  return (
    Math.max(a.parts.length, b.parts.length) <= Math.min(one.most, other.most) &&
    one.before.every((part, index) => canMatchOneSegment(part, other.before[index])) &&
    one.after.every((part, index) => canMatchOneSegment(part, other.after[index]))
  );
}

/** The parts before a wildcard for several segments, and those after it, the last one first; without such a wildcard, both have all parts. */
interface FixedParts {
  readonly before: readonly SourcePart[];
  readonly after: readonly SourcePart[];
  /** The number of segments that a path may have. */
  readonly most: number;
}

function fixedParts({ parts }: RedirectSource): FixedParts {
  const rest = parts.findIndex(({ kind }) => kind === "rest");
  const isFixed = rest === -1;
  const after = isFixed ? parts : parts.slice(rest + 1);
  return {
    before: isFixed ? parts : parts.slice(0, rest),
    after: after.toReversed(),
    most: isFixed ? parts.length : Infinity,
  };
}

function canMatchOneSegment(a: SourcePart, b: SourcePart | undefined): boolean {
  if (b === undefined) return true;
  if (a.kind === "text" && b.kind === "text") return a.text === b.text;
  if (a.kind === "text" && b.kind === "one") return between(a.text, b.before, b.after) !== undefined;
  if (a.kind === "text" && b.kind === "unclear") return a.text.startsWith(b.before);
  return b.kind === "text" && a.kind !== "text" ? canMatchOneSegment(b, a) : true;
}

function between(segment: string, before: string, after: string): string | undefined {
  const fits = segment.length > before.length + after.length && segment.startsWith(before) && segment.endsWith(after);
  return fits ? segment.slice(before.length, segment.length - after.length) : undefined;
}

/** A wildcard in a destination; it is filled in if the source has it, too. */
export const wildcardInDestination: RegExp = /:([A-Za-z_]\w*)(?:\([^()]*\))?[*+]?/g;

/**
 * A destination in which the names of wildcards (`:slug`, `:slug*`) and `*` are replaced by what they matched. It is unchanged
 * if it would get too long: it could double with each redirect.
 */
export function fillDestination(destination: string, { values }: Taken): string {
  const wildcards = destination.split(":").length;
  if (destination.length + wildcards * [...values.values()].join("").length > 4 * longestAddress) return destination;
  const filled = destination.replaceAll(wildcardInDestination, (written, name: string) => values.get(name) ?? written);
  const rest = values.get("*");
  return rest === undefined ? filled : filled.replace("*", () => rest);
}

// No address has a NUL, so a sample is never taken for a path that somebody wrote.
const sampleRest = "\0+";

/** Sample values for the wildcards of a source, to find out where the paths that it matches lead. */
export function sampleOf({ parts }: RedirectSource): Taken {
  const values = parts.flatMap((part): readonly (readonly [string, string])[] => {
    if (part.kind === "rest") return [[part.name, `${sampleRest}${part.name}\0`]];
    return part.kind === "one" ? [[part.name, `\0${part.name}\0`]] : [];
  });
  return { values: new Map(values), certain: true };
}

/** A path with samples, written as a destination. */
export function writtenSample(path: string): string {
  // oxlint-disable-next-line no-control-regex
  return path.replaceAll(/\0(\+?)([^\0]*)\0/g, (_, several: string, name: string) =>
    name === "*" ? "*" : `:${name}${several === "" ? "" : "*"}`,
  );
}
