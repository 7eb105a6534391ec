// Says which spec of a division has no effect because of another one beside it (D233).
import type { Dialect } from "../contract/dialect.ts";
import type { ConfigDivision } from "./config-tree.ts";

/** True for `asyncapi` beside an `openapi` on a group, which the platform drops. An `openapi` that can't be read drops nothing. */
export function isAsyncapiDropped({ kind, openapi, asyncapi, unread }: ConfigDivision, dialect: Dialect): boolean {
  if (dialect !== "mintlify" || kind !== "group") return false;
  return asyncapi !== undefined && openapi !== undefined && unread?.has("openapi") !== true;
}
