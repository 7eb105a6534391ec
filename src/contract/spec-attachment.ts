// The specs that docs.json attaches (§2.11, D9).

/** Which description language a spec is attached as. */
export type SpecKind = "openapi" | "asyncapi";

/** One spec attached to a division, as written there. */
export interface SpecAttachment {
  readonly kind: SpecKind;
  /** The source as written: a path, or an http(s) address. */
  readonly source: string;
  /** First part of the paths of generated pages; undefined: the default. */
  readonly directory: string | undefined;
  /** The docs.json (or `$ref`ed) file it is written in, and the pointer to the source text. */
  readonly file: string;
  readonly pointer: string;
}

/** True when a source is on the network. */
export function isRemote(source: string): boolean {
  return /^https?:\/\//i.test(source);
}
