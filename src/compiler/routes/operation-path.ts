// The default paths of the pages of a spec. Existing sites depend on these rules. (D8)
import { titleFromPath, toPagePath, type PagePath, routeOf } from "../contract/page-path.ts";
import type { UrlScheme } from "../contract/dialect.ts";
import { defaultDirectory, type SpecSlug } from "../contract/spec-attachment.ts";
import {
  type Operation,
  isUnresolvedOperation,
  type NamedOperation,
  type SpecDocument,
} from "../specs/spec-catalog.ts";

/** A scheme of addresses: one for the whole site, or for one spec with `slug` (D40). */
export type PathScheme = UrlScheme | "slug";

/** The scheme of a spec; `urls` is that of the site, which `slug` overrides. */
export function pathScheme(slug: SpecSlug | undefined, urls: UrlScheme): PathScheme {
  if (slug === undefined) return urls;
  return slug === "operationId" ? "slug" : "mintlify";
}

/** The path that `x-mint.href` gives a page, independent of where its spec is used; undefined if there is none. */
export function ownPath(operation: NamedOperation): string | undefined {
  const href = fieldsOf(operation).mint?.href;
  const path = href === undefined ? "" : asFolders(href);
  return path === "" ? undefined : path;
}

/** The path of an operation's page if no other operation has it. */
export function operationPath(operation: NamedOperation, directory: string | undefined, urls: PathScheme): string {
  return ownPath(operation) ?? joined(pathFolder(directory), generatedPath(operation, urls));
}

/** The part of a path below the directory: the first tag, and the segment that the scheme makes. */
export function generatedPath(operation: NamedOperation, urls: PathScheme): string {
  return joined(sanitize(folderOf(operation)), lastSegments[urls](operation).text).toLowerCase();
}

/** What the last segment of a path is made from; `name`: method and path, or the name of a webhook or channel. */
export type SegmentOrigin = "summary" | "operationId" | "name";

/** What the path of an operation below its directory is made from. */
export interface PathWords {
  /** Its folder as written in the spec; "" if it has none. */
  readonly folder: string;
  readonly last: SegmentOrigin;
}

/** The words that `generatedPath` makes a path from. */
export function pathWords(operation: NamedOperation, urls: PathScheme): PathWords {
  const folder = folderOf(operation);
  return { folder: sanitize(folder) === "" ? "" : folder, last: lastSegments[urls](operation).from };
}

/** The folder for generated pages; "" for the root. */
export function pathFolder(directory: string | undefined): string {
  return asFolders(directory ?? defaultDirectory).toLowerCase();
}

/** Folders and names as one path; empty ones are left out. */
export function joined(...parts: readonly string[]): string {
  return joinedBy("/", ...parts);
}

function joinedBy(between: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(between);
}

/** The summary of an operation, if it is the title of its page; a webhook has none. */
export function summaryTitle(operation: NamedOperation): string | undefined {
  return operation.kind === "webhook" ? undefined : fieldsOf(operation).summary;
}

/** The title of an operation's page: its summary as written, else the name of a channel, or its path, in words. */
export function operationTitle(operation: NamedOperation, path: string, urls: PathScheme): string {
  const summary = summaryTitle(operation);
  if (summary !== undefined) return summary;
  if (operation.kind === "channel") return channelTitle(operation);
  // Neither an option nor a lock changes what a page is called.
  const plain = ownPath(operation) ?? generatedPath(operation, urls === "slug" ? urls : "mintlify");
  return titleFromPath(lastOf(path).startsWith(lastOf(plain)) ? path : plain);
}

/** The name of a channel as the platform writes it in a title: `userSignedUp` is "User signed up". */
export function channelTitle({ target }: NamedOperation): string {
  const words = target.replaceAll(/(?!^)(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function folderOf(operation: NamedOperation): string {
  return fieldsOf(operation).group?.tag ?? (operation.kind === "channel" ? "websockets" : "");
}

/** The fields of an operation in its spec; empty if the spec was not read. */
function fieldsOf(operation: NamedOperation): Partial<Pick<Operation, "group" | "mint" | "operationId" | "summary">> {
  return isUnresolvedOperation(operation) ? {} : operation;
}

interface Segment {
  readonly text: string;
  readonly from: SegmentOrigin;
}

const lastSegments: { readonly [Scheme in PathScheme]: (operation: NamedOperation) => Segment } = {
  mintlify: fromSummary,
  "operation-id": fromOperationId,
  "method-path": fromMethodAndPath,
  slug: fromSlug,
};

/** The summary, or method and path if there is none. */
function fromSummary(operation: NamedOperation): Segment {
  const { kind, method, target } = operation;
  const { summary } = fieldsOf(operation);
  const words = summary === undefined ? "" : sanitize(summary);
  if (words !== "") return { text: words, from: "summary" };
  // Also for a summary of nothing but marks, which would leave the page without a name.
  return { text: kind === "path" ? `${method}-${sanitize(target)}` : sanitize(target) || kind, from: "name" };
}

function fromOperationId(operation: NamedOperation): Segment {
  const text = sanitize(fieldsOf(operation).operationId ?? "");
  return text === "" ? fromMethodAndPath(operation) : { text, from: "operationId" };
}

/** `listUsers` as `list-users`, as the platform makes slugs; the summary if there is no id. */
function fromSlug(operation: NamedOperation): Segment {
  const words = (fieldsOf(operation).operationId ?? "")
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .split(/[\s_-]/)
    .map((word) => word.replaceAll(/[^A-Za-z\d]/g, ""));
  const text = words.filter((word) => word !== "").join("-");
  return text === "" ? fromSummary(operation) : { text, from: "operationId" };
}

/** `get-users-id-posts`, which does not change with the texts of the spec (D40). For a webhook or channel, its name. */
function fromMethodAndPath({ kind, method, target }: NamedOperation): Segment {
  const words = target.replaceAll(/[{}(),.'\s/]+/g, "-").replaceAll(/^-|-$/g, "");
  return { text: kind === "path" ? joinedBy("-", method, words) : words || kind, from: "name" };
}

/** A string as one segment of a path, as the platform writes it: `People & Co.` becomes `people-&-co`. */
export function sanitize(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/ /g, "-")
    .replaceAll(/\{[^{}]*\}/g, "-")
    .replace(/^-/, "")
    .replace(/-$/, "")
    .replaceAll(/[{}(),.'\n/]/g, "")
    .replaceAll("--", "-")
    .toLowerCase();
}

/** A path without empty segments, and without those that lead to other folders. */
function asFolders(path: string): string {
  const segments = path.toWellFormed().trim().split("/");
  return segments.filter((segment) => !["", ".", ".."].includes(segment)).join("/");
}

/** False for a path from `x-mint.href` that is not a page path: it can't have a file, and no lock may contain it. */
export function isPagePath(path: string): path is PagePath {
  const result = toPagePath(path);
  return result.ok && result.path === path;
}

/** The paths of one document's operations. */
export interface DocumentPaths {
  readonly pathOf: (operation: Operation, directory: string | undefined) => string;
  /** The number that an operation got; undefined if no other has its path. */
  readonly numberOf: (operation: Operation) => PathNumber | undefined;
}

/** What makes the path of an operation differ from that of an earlier one of its document. */
export interface PathNumber {
  /** As written: `-1`. */
  readonly number: string;
  /** The operation that has the path without a number. */
  readonly earlier: Operation;
}

/** How paths are made, and which operations need none because a lock has their paths. */
export interface DocumentPathRules {
  readonly urls: PathScheme;
  readonly isLocked: (operation: Operation) => boolean;
}

/**
 * Numbers the operations of a document that would have the same path. Unlisted ones are numbered, too, so that no page moves
 * when another is listed. This is done once per document, because a large one may be used below a thousand directories.
 */
export function documentPaths({ operations }: SpecDocument, { urls, isLocked }: DocumentPathRules): DocumentPaths {
  const numbers = new Map<Operation, PathNumber>();
  const open = operations.filter((operation) => !operation.excluded && !isLocked(operation));
  const own = distinctPaths(open, ownPath, numbers);
  const below = distinctPaths(
    open.filter((operation) => !own.has(operation)),
    (operation) => generatedPath(operation, urls),
    numbers,
  );
  return {
    pathOf: (operation, directory) => {
      const path = below.get(operation);
      if (path !== undefined) return joined(pathFolder(directory), path);
      return own.get(operation) ?? operationPath(operation, directory, urls);
    },
    numberOf: (operation) => numbers.get(operation),
  };
}

function distinctPaths(
  operations: readonly Operation[],
  plainPath: (operation: Operation) => string | undefined,
  numbers: Map<Operation, PathNumber>,
): ReadonlyMap<Operation, string> {
  const taken = new Map<string, Operation>();
  const paths = new Map<Operation, string>();
  const freePath = numberedPaths();
  for (const operation of operations) {
    const plain = plainPath(operation);
    if (plain === undefined) continue;
    const path = freePath(plain, (candidate) => taken.has(routeOf(candidate)));
    if (path !== plain)
      numbers.set(operation, { number: path.slice(plain.length), earlier: taken.get(routeOf(plain))! });
    taken.set(routeOf(path), operation);
    paths.set(operation, path);
  }
  return paths;
}

/** Finds free paths: the wanted one, else the same with `-1`, `-2`… at its end. Remembers the last number, so that many equal paths take little time. */
export function numberedPaths(): (wanted: string, isTaken: (path: string) => boolean) => string {
  const last = new Map<string, number>();
  return (wanted, isTaken) => {
    if (!isTaken(wanted)) return wanted;
    let number = last.get(wanted) ?? 0;
    do number += 1;
    while (isTaken(`${wanted}-${number}`));
    last.set(wanted, number);
    return `${wanted}-${number}`;
  };
}
