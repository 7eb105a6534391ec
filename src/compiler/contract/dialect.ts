// The choices that a site has in how its pages are generated (D6, D40).

/**
 * When pages are generated from a spec. `contract`: for a division with an `openapi` of its own and no `pages`; `mintlify`:
 * also for a division that has `pages`, as the platform does. In both dialects nothing is generated if an endpoint entry uses the spec of the division.
 */
export type Dialect = "contract" | "mintlify";

/** All of them, the default first. */
export const dialects: readonly Dialect[] = ["contract", "mintlify"];

/**
 * What the last part of a generated address is made from. `mintlify`: the summary, as the platform does;
 * `operation-id`: the `operationId`; `method-path`: only method and path, so that no page moves when texts in a spec change.
 */
export type UrlScheme = "mintlify" | "operation-id" | "method-path";

/** All of them, the default first. */
export const urlSchemes: readonly UrlScheme[] = ["mintlify", "operation-id", "method-path"];

/** The themes of the platform. */
export const themes: readonly string[] = [
  "mint",
  "maple",
  "palm",
  "willow",
  "linden",
  "almond",
  "aspen",
  "luma",
  "sequoia",
];
