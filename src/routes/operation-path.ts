// Which path does the page of an operation get? The rules that sites already live by (D8).
import { titleFromPath } from "../contract/page-path.ts";
import type { UrlScheme } from "../contract/url-scheme.ts";
import type { Operation } from "../specs/spec-catalog.ts";

/** First folder of generated pages where docs.json names none. */
const defaultDirectory = "api-reference";

/** The path that `x-mint.href` gives a page, wherever its spec is used; undefined without one. */
export function ownPath({ mint }: Operation): string | undefined {
  const path = mint?.href === undefined ? "" : asFolders(mint.href);
  return path === "" ? undefined : path;
}

/** The part of a path below the directory: the tag, and what the scheme makes of the operation. */
export function pathBelow(operation: Operation, urls: UrlScheme): string {
  return joined(sanitize(folderOf(operation)), lastSegments[urls](operation)).toLowerCase();
}

/** The folder that generated pages go below; "" for the root. */
export function pathFolder(directory: string | undefined): string {
  return asFolders(directory ?? defaultDirectory).toLowerCase();
}

/** Folders and names as one path; those that are empty are left out. */
export function joined(...parts: readonly string[]): string {
  return joinedBy("/", ...parts);
}

function joinedBy(between: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(between);
}

/** The title of an operation's page: its summary as written, else its path in words; a webhook always in words. */
export function operationTitle(operation: Operation, path: string): string {
  if (operation.kind !== "webhook" && operation.summary !== undefined) return operation.summary;
  // Neither another scheme nor a lock changes what a page is called.
  const usual = ownPath(operation) ?? pathBelow(operation, "mintlify");
  return titleFromPath(lastOf(path).startsWith(lastOf(usual)) ? path : usual);
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function folderOf({ kind, tags }: Operation): string {
  return kind === "channel" ? "websockets" : (tags[0] ?? "");
}

const lastSegments: { readonly [Scheme in UrlScheme]: (operation: Operation) => string } = {
  mintlify: fromSummary,
  "operation-id": fromOperationId,
  "method-path": fromMethodAndPath,
};

/** The summary, or method and path where there is none. */
function fromSummary({ kind, method, target, summary }: Operation): string {
  const words = summary === undefined ? "" : sanitize(summary);
  if (words !== "") return words;
  // Also for a summary of nothing but marks, which would leave the page without a name.
  return kind === "path" ? `${method}-${sanitize(target)}` : sanitize(target) || kind;
}

function fromOperationId(operation: Operation): string {
  return sanitize(operation.operationId ?? "") || fromMethodAndPath(operation);
}

/** `get-users-id-posts`: what no rewording of the spec moves (D40). A webhook or channel by its name. */
function fromMethodAndPath({ kind, method, target }: Operation): string {
  const words = target.replaceAll(/[{}(),.'\s/]+/g, "-").replaceAll(/^-|-$/g, "");
  return kind === "path" ? joinedBy("-", method, words) : words || kind;
}

/** A text as one segment of a path, the way the platform writes it: `People & Co.` becomes `people-&-co`. */
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

/** A path without empty segments, and without those that would lead elsewhere. */
function asFolders(path: string): string {
  const segments = path.toWellFormed().trim().split("/");
  return segments.filter((segment) => !["", ".", ".."].includes(segment)).join("/");
}
