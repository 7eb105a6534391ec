// The choices that a site has in how its pages are generated.

/** By which reading of §2.11: `contract` follows it to the letter, `mintlify` adds pages where the platform does (D6). */
export type Dialect = "contract" | "mintlify";

/** All of them, the default first. */
export const dialects: readonly Dialect[] = ["contract", "mintlify"];

/**
 * What the last part of a generated address is made from (D40). `mintlify`: the summary, as the platform does;
 * `operation-id`: the `operationId`; `method-path`: method and path alone, so that rewording a spec moves no page.
 */
export type UrlScheme = "mintlify" | "operation-id" | "method-path";

/** All of them, the default first. */
export const urlSchemes: readonly UrlScheme[] = ["mintlify", "operation-id", "method-path"];
