// Which path does the page of an operation get? The rules that sites already live by (D8).
import { titleFromPath } from "../contract/page-path.ts";
import type { Operation } from "../specs/spec-catalog.ts";

/** First folder of generated pages where docs.json names none. */
const defaultDirectory = "api-reference";

/** The path of an operation's page before collisions are settled: `directory` / tag / summary, or what `x-mint.href` says. */
export function operationPath(operation: Operation, directory: string | undefined): string {
  const own = operation.mint?.href;
  if (own !== undefined && trimSlashes(own) !== "") return trimSlashes(own);
  const parts = [pathFolder(directory), sanitize(folderOf(operation)), lastSegment(operation)];
  return parts
    .filter((part) => part !== "")
    .join("/")
    .toLowerCase();
}

/** The folder that generated pages go below. */
export function pathFolder(directory: string | undefined): string {
  return trimSlashes((directory ?? defaultDirectory).replaceAll(/\/{2,}/g, "/")).toLowerCase();
}

/** The title of an operation's page: its summary as written, else its path in words; a webhook always in words. */
export function operationTitle(operation: Operation, path: string): string {
  return operation.kind === "webhook" ? titleFromPath(path) : (operation.summary ?? titleFromPath(path));
}

function folderOf({ kind, tags }: Operation): string {
  return kind === "channel" ? "websockets" : (tags[0] ?? "");
}

function lastSegment({ kind, method, target, summary }: Operation): string {
  if (summary !== undefined) return sanitize(summary);
  return kind === "path" ? `${method}-${sanitize(target)}` : sanitize(target);
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

function trimSlashes(path: string): string {
  return path.trim().replaceAll(/^(\.?\/)+|\/+$/g, "");
}
