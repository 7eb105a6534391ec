// Reads a redirect of docs.json into parts that each host writes in its own way (D141).
import { decodeSegment, isExternalHref, localHref, localTarget } from "../../compiler/contract/href.ts";
import { isOnlySlashChange, type Redirect } from "../../compiler/links/find-redirect.ts";
import {
  isForPathsWithoutPage,
  sourceKey,
  segmentsOf,
  wildcardInDestination,
  type SourcePart,
} from "../../compiler/links/redirect-source.ts";
import { leadsElsewhere, readAskedSource, unaskedReason } from "../../compiler/links/unasked-path.ts";
import { encodeSegment } from "../../compiler/contract/page-path.ts";
import { encodedAddress, encodeMark } from "./encoded-address.ts";

/** A redirect whose wildcards are known. */
export interface RedirectRule {
  /** The segments of the base path, then those of its source. */
  readonly source: readonly SourcePart[];
  /** Equal for two rules that match the same paths. */
  readonly key: string;
  /** An address with the base path, percent-encoded, and the names of wildcards of the source. */
  readonly destination: readonly DestinationPart[];
  readonly permanent: boolean;
  /** True if it would match every page, and is meant for addresses without a page. */
  readonly isFallback: boolean;
  /** The path that it matches with nothing for its wildcard, if a page is there: hosts redirect only what is below. */
  readonly sparedPage: string | undefined;
}

/** A piece of a destination: text, or what a wildcard of the source matches. */
export type DestinationPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "wildcard"; readonly name: string };

/** Why a redirect is not written for a host, as the end of a sentence. */
export class NotWritten {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Why a rule such as `/:slug*` is not written for a host that redirects before it looks for a page. */
export const wouldHidePages = "it would redirect every page, because the host redirects before it looks for a page";

/** Reads a redirect. `basePath` is where the site is on the host, and `pages` are the addresses that it answers there. */
export function readRule(
  redirect: Redirect,
  basePath: string,
  pages: ReadonlySet<string> = new Set(),
): RedirectRule | NotWritten {
  const source = readAskedSource(redirect.source);
  if (source === undefined) {
    const unasked = isExternalHref(redirect.source) ? undefined : unaskedReason(redirect.source);
    return new NotWritten(unasked ?? "its source has a query or a hash, or is a whole web address");
  }
  if (isOnlySlashChange(redirect)) return new NotWritten("it only adds or removes a slash");
  const names = source.parts.flatMap((part) => ("name" in part ? [part.name] : []));
  if (new Set(names).size < names.length) return new NotWritten("two wildcards of its source have one name");
  if (source.parts.filter(({ kind }) => kind === "rest").length > 1)
    return new NotWritten("two wildcards of its source take several segments");
  const base = segmentsOf(basePath).map((text) => ({ kind: "text", text: decodeSegment(text) }) as const);
  if (leadsElsewhere(redirect.destination))
    return new NotWritten("a browser would read another path in its destination");
  const address = addressOf(redirect.destination, encodedAddress(basePath).replaceAll(/[:*]/g, encodeMark));
  if (address === undefined) return new NotWritten("its destination is not a web address");
  const parts = [...base, ...source.parts];
  const destination = destinationParts(address, new Set(names));
  const bare = barePath(parts);
  // The host would redirect without end.
  if (isSamePath(parts, destination)) return new NotWritten("it leads to its own source");
  return {
    source: parts,
    key: sourceKey(source),
    destination,
    // As on the platform.
    permanent: redirect.permanent ?? true,
    isFallback: isForPathsWithoutPage(source),
    sparedPage: bare !== undefined && pages.has(bare) ? bare : undefined,
  };
}

/** The path that a source matches with nothing for its only wildcard; undefined if it matches none so. */
function barePath(parts: readonly SourcePart[]): string | undefined {
  const others = parts.filter((part) => part.kind !== "rest" || part.least > 0);
  if (others.length === parts.length) return undefined;
  const texts = others.flatMap((part) => (part.kind === "text" ? [encodeSegment(part.text)] : []));
  return texts.length === others.length ? `/${texts.join("/")}` : undefined;
}

function addressOf(destination: string, basePath: string): string | undefined {
  const trimmed = destination.trim();
  // A host has no scheme to keep.
  if (trimmed.startsWith("//")) return encodedAddress(`https:${trimmed}`);
  if (isExternalHref(trimmed)) return /^https?:\/\//i.test(trimmed) ? encodedAddress(trimmed) : undefined;
  if (localTarget(trimmed) !== undefined) return encodedAddress(localHref(trimmed, basePath));
  return `${basePath}${encodedAddress(trimmed.startsWith("/") ? trimmed : `/${trimmed}`)}`;
}

/** True if source and destination have the same path; query and hash do not count. */
function isSamePath(source: readonly SourcePart[], destination: readonly DestinationPart[]): boolean {
  const to = destination.map((part) => (part.kind === "text" ? part.text : nameInPath(part.name))).join("");
  if (isExternalHref(to)) return false;
  const from = source.map((part) => {
    if (part.kind === "text") return part.text;
    if (part.kind === "unclear") return part.written;
    return part.kind === "rest" ? nameInPath(part.name) : `${part.before}${nameInPath(part.name)}${part.after}`;
  });
  return from.join("\n") === segmentsOf(to).map(decodeSegment).join("\n");
}

/** A character that is in no address. */
function nameInPath(name: string): string {
  return `\0${name}\0`;
}

function destinationParts(address: string, names: ReadonlySet<string>): readonly DestinationPart[] {
  const parts: DestinationPart[] = [];
  let end = 0;
  let isStarFree = names.has("*");
  for (const found of address.matchAll(new RegExp(`${wildcardInDestination.source}|\\*`, "g"))) {
    const [written, name = "*"] = found;
    if (written === "*" ? !isStarFree : !names.has(name)) continue;
    if (written === "*") isStarFree = false;
    parts.push({ kind: "text", text: address.slice(end, found.index) }, { kind: "wildcard", name });
    end = found.index + written.length;
  }
  parts.push({ kind: "text", text: address.slice(end) });
  return parts.filter((part) => part.kind === "wildcard" || part.text !== "");
}
