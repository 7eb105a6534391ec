// What is known of specs on a site that names none?
import type { SpecCatalog } from "./spec-catalog.ts";

/** The catalogue of a site on which nothing names a spec or an endpoint. */
export const noSpecs: SpecCatalog = {
  resolve: ({ word }) => ({ kind: "unread", source: word }),
  operation: () => undefined,
  holders: () => [],
  named: [],
  found: [],
  remote: [],
  unfetched: [],
  unread: [],
};
