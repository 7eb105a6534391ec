// An operation of a spec that was not read, of which only the name is known.
import type { Operation } from "../specs/spec-catalog.ts";

/** What an entry names when its spec was not read: nothing is known but what the entry says (D9, D56). */
export interface UnresolvedOperation extends Pick<Operation, "kind" | "method" | "target"> {
  readonly unresolved: true;
  /** The path or address of its spec; `""` where not even that is known. */
  readonly spec: string;
}

/** What an entry or a page names. */
export type NamedOperation = Operation | UnresolvedOperation;

/** True for an operation of a spec that was not read. */
export function isUnresolved(operation: NamedOperation): operation is UnresolvedOperation {
  return "unresolved" in operation;
}

/** The operation that an entry names in a spec that was not read. `method` is `WEBHOOK` for a webhook, `""` for a channel. */
export function unresolvedOperation(spec: string, method: string, target: string): UnresolvedOperation {
  return { unresolved: true, spec, kind: kindOf(method), method, target };
}

/** The spec of an operation where it is not known which one is meant. */
export const unknownSpec = "";

function kindOf(method: string): Operation["kind"] {
  if (method === "") return "channel";
  return method === "WEBHOOK" ? "webhook" : "path";
}
