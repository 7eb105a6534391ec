// Writes a redirect as an element of `redirects` in vercel.json (D141).
import { encodeSegment } from "../../compiler/contract/page-path.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import type { SourcePart } from "../../compiler/links/redirect-source.ts";
import { encodeMark } from "./encoded-address.ts";
import { NotWritten, wouldHidePages, type RedirectRule } from "./redirect-rule.ts";

/** How many redirects vercel.json may have, and how long their texts may be. */
export const vercelLimits = { redirects: 2048, text: 4096 } as const;

/** Writes a rule for vercel.json, whose wildcards are those of docs.json, without `*` alone. */
export function vercelRedirect({
  source,
  destination,
  permanent,
  isFallback,
  sparedPage,
}: RedirectRule): Required<Redirect> | NotWritten {
  if (isFallback) return new NotWritten(wouldHidePages);
  const signOf = signsFor(sparedPage !== undefined);
  const names = new Map(source.flatMap((part) => ("name" in part ? [[part.name, nameOf(part.name, source)]] : [])));
  const segments: string[] = [];
  for (const part of source) {
    const segment = segmentOf(part, names, signOf);
    if (segment instanceof NotWritten) return segment;
    segments.push(segment);
  }
  // A "?" in a destination stays in its text.
  const several = source.flatMap((part) => (part.kind === "rest" && part.most > 1 ? [part] : []));
  const signs = new Map(several.map((part) => [part.name, signOf(part)]));
  const to = destination.map((part) => {
    if (part.kind === "text") return part.text.replaceAll(hostOrMark, hostOrEncodedMark);
    return `:${names.get(part.name) ?? part.name}${signs.get(part.name) ?? ""}`;
  });
  const written = { source: `/${segments.join("/")}`, destination: to.join(""), permanent };
  if (Math.max(written.source.length, written.destination.length) > vercelLimits.text)
    return new NotWritten(`its source or its destination is longer than ${String(vercelLimits.text)} characters`);
  return written;
}

/** Matches the host of an address, whose port is not a wildcard, or a mark that would be read as one. */
const hostOrMark = /^(?:https?:)?\/\/[^/?#]*|[()*$]|:(?=\w)/gi;

/** Keeps a host, and percent-encodes a mark, because otherwise it would be read as a wildcard in a destination. */
function hostOrEncodedMark(found: string): string {
  return found.length > 1 ? found : encodeMark(found);
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function segmentOf(part: SourcePart, names: ReadonlyMap<string, string>, signOf: SignOf): string | NotWritten {
  switch (part.kind) {
    case "text":
      return literal(encodeSegment(part.text));
    case "rest":
      return `:${names.get(part.name) ?? part.name}${signOf(part)}`;
    case "one": {
      const { before, after, name } = part;
      // A pattern ends the name, where letters are after it.
      return `${literal(before)}:${names.get(name) ?? name}${after === "" ? "" : "([^/]+?)"}${literal(after)}`;
    }
    case "unclear":
      // Vercel has the same expressions, but a deployment fails at one that is not valid.
      return new NotWritten(`what ${part.written} matches is known to the platform only`);
  }
}

/** What stands behind the name of a wildcard. */
type SignOf = (wildcard: { readonly least: number; readonly most: number }) => string;

function signsFor(hasSpared: boolean): SignOf {
  return ({ least, most }) => {
    if (most === 1) return hasSpared ? "" : "?";
    return least === 1 || hasSpared ? "+" : "*";
  };
}

/** The wildcard `*` has no name on Vercel. */
function nameOf(name: string, source: readonly SourcePart[]): string {
  if (name !== "*") return name;
  const others = new Set(source.flatMap((part) => ("name" in part ? [part.name] : [])));
  let free = "rest";
  while (others.has(free)) free += "_";
  return free;
}

function literal(text: string): string {
  return text.replaceAll(/[()*+?:{}\\]/g, String.raw`\$&`);
}
