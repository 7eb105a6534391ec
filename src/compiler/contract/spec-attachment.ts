// The specs that docs.json attaches (§2.11, D9).

/** Which description language a spec is attached as. */
export type SpecKind = "openapi" | "asyncapi";

/** What the last part of addresses is made from, as `slug` of an `openapi` object says (D40). */
export type SpecSlug = "operationId" | "summary";

/** All of them. */
export const specSlugs: readonly SpecSlug[] = ["operationId", "summary"];

/** An overlay that an attachment names, and where. */
export interface AttachedOverlay {
  /** A path, or an http(s) address, as written. */
  readonly source: string;
  readonly file: string;
  readonly pointer: string;
}

/** One spec attached to a division, as written there. */
export interface SpecAttachment {
  readonly kind: SpecKind;
  /** The source as written: a path, or an http(s) address. */
  readonly source: string;
  /** The first part of the paths of generated pages; undefined for the default. */
  readonly directory: string | undefined;
  /** Undefined if the option `urls` decides. */
  readonly slug: SpecSlug | undefined;
  /** The overlays that are applied to it, in order; undefined: those that extend it. OpenAPI only. */
  readonly overlays?: readonly AttachedOverlay[] | undefined;
  /** The docs.json (or `$ref`ed) file it is written in, and the pointer to the source text. */
  readonly file: string;
  readonly pointer: string;
}

/** The first folder of generated pages if docs.json names none. */
export const defaultDirectory = "api-reference";

/** True when a source is on the network. */
export function isRemote(source: string): boolean {
  return /^https?:\/\//i.test(source);
}
