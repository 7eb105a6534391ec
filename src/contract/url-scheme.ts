// How the last part of a generated page's address is made (D40).

/**
 * `mintlify`: from the summary, as the platform does; `operation-id`: from the `operationId`; `method-path`: from method
 * and path alone, so that rewording a spec moves no page.
 */
export type UrlScheme = "mintlify" | "operation-id" | "method-path";

/** All of them, the default first. */
export const urlSchemes: readonly UrlScheme[] = ["mintlify", "operation-id", "method-path"];
