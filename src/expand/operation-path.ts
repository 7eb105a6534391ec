// Which path does the page of an operation get? The rules that sites already live by (D8).
import { titleFromPath } from "../contract/page-path.ts";
import type { Operation } from "../specs/spec-catalog.ts";

/** First folder of generated pages where docs.json names none. */
const defaultDirectory = "api-reference";

/** The path that `x-mint.href` gives a page, wherever its spec is used; undefined without one. */
export function ownPath({ mint }: Operation): string | undefined {
  const path = mint?.href === undefined ? "" : asFolders(mint.href);
  return path === "" ? undefined : path;
}

/** The part of a path below the directory: tag / summary, or method and path where there is no summary. */
export function pathBelow(operation: Operation): string {
  return joined(sanitize(folderOf(operation)), lastSegment(operation)).toLowerCase();
}

/** The folder that generated pages go below; "" for the root. */
export function pathFolder(directory: string | undefined): string {
  return asFolders(directory ?? defaultDirectory).toLowerCase();
}

/** Folders and names as one path; those that are empty are left out. */
export function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("/");
}

/** The title of an operation's page: its summary as written, else its path in words; a webhook always in words. */
export function operationTitle(operation: Operation, path: string): string {
  return operation.kind === "webhook" ? titleFromPath(path) : (operation.summary ?? titleFromPath(path));
}

function folderOf({ kind, tags }: Operation): string {
  return kind === "channel" ? "websockets" : (tags[0] ?? "");
}

function lastSegment({ kind, method, target, summary }: Operation): string {
  const words = summary === undefined ? "" : sanitize(summary);
  if (words !== "") return words;
  // Also for a summary of nothing but marks, which would leave the page without a name.
  return kind === "path" ? `${method}-${sanitize(target)}` : sanitize(target) || kind;
}

/** A text as one segment of a path, the way the platform writes it: `People & Co.` becomes `people-&-co`. */
export function sanitize(text: string): string {
  return text
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
  const segments = path.trim().split("/");
  return segments.filter((segment) => !["", ".", ".."].includes(segment)).join("/");
}
