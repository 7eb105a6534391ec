// Finds what gives a division pages apart from its lists.
import type { DivisionFields } from "./config-tree.ts";

const fields = ["root", "openapi", "asyncapi", "graphql", "sdk"] as const;

/** The first field, apart from lists, that gives a division pages; undefined if there is none. */
export function pageMaker(division: DivisionFields): (typeof fields)[number] | undefined {
  return fields.find((field) => division[field] !== undefined);
}
