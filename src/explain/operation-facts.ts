// The operation that a page describes, and what names it.
import type { Page, PageOperation, ResolvedOperation } from "../site/navigation.ts";
import type { EntryFacts, OperationFacts, Origin } from "./explanation.ts";
import type { PageSources } from "./page-sources.ts";

/** The operation of a page; undefined without one. */
export function operationFacts(
  { operation }: Page,
  entries: readonly EntryFacts[],
  { sources, file, frontMatter }: PageSources,
): OperationFacts | undefined {
  if (operation === undefined) return undefined;
  const field = (["openapi", "asyncapi"] as const).find((name) => frontMatter?.[name] !== undefined);
  const origin =
    file !== null && field !== undefined
      ? { from: `"${field}" in the front matter`, at: sources.at(file, `/${field}`) }
      : originIn(entries);
  const named = { name: operationName(operation), spec: operation.spec };
  return isResolved(operation)
    ? { ...named, at: sources.at(operation.file, operation.pointer), origin }
    : { ...named, origin };
}

function originIn(entries: readonly EntryFacts[]): Origin {
  const [entry] = entries;
  if (entry === undefined) return { from: "the spec" };
  return { from: entry.kind === "spec" ? "all operations of the spec have a page" : "its entry" };
}

/** `GET /users`, `webhook orderCreated`, `channel chat`. */
export function operationName(operation: PageOperation): string {
  const { method, path, webhook } = operation;
  if (path !== null) return `${method} ${path}`;
  if (webhook !== null) return `webhook ${webhook}`;
  return "channel" in operation && operation.channel !== undefined ? `channel ${operation.channel}` : method;
}

/** False for an operation of a spec that was not read. */
export function isResolved(operation: PageOperation): operation is ResolvedOperation {
  return !("unresolved" in operation);
}
