// The facts of a page about the API operation or the part of a reference it describes; the result has them unchanged.
import type { SdkFormat } from "../contract/api-reference.ts";

interface OperationName {
  /** Path of the spec from the docs root, or its address; "" when it is not known which spec has the operation. */
  readonly spec: string;
  /** In capitals; a method of `additionalOperations` as the spec writes it; `""` for a channel. */
  readonly method: string;
  /** As the spec or docs.json writes it; null for a webhook or channel. */
  readonly path: string | null;
  /** The name of the webhook; null when it is none. */
  readonly webhook: string | null;
  /** The name of the channel; on operations of AsyncAPI specs only. */
  readonly channel?: string;
}

/** An operation as its spec describes it. */
export interface ResolvedOperation extends OperationName {
  /** As the spec has it; null where it has none. */
  readonly operationId: string | null;
  /** As the spec has it; null where it has none. */
  readonly summary: string | null;
  /** Whether the spec marks it as deprecated. */
  readonly deprecated: boolean;
  /** As the spec has them. */
  readonly tags: readonly string[];
  /** The file that has the operation: the spec, or one that the spec refers to. */
  readonly file: string;
  /** JSON pointer into that file. */
  readonly pointer: string;
  /** Only an operation that could not be looked up has it. */
  readonly unresolved?: undefined;
}

/** An operation that docs.json names and of which no more is known, because its spec was not read. */
export interface UnresolvedOperation extends OperationName {
  /** What a resolved operation does not have. */
  readonly unresolved: true;
}

/** A query, mutation or type of a GraphQL schema. */
export interface GraphqlPageReference {
  readonly kind: "query" | "mutation" | "type";
  /** Names of fields are joined by dots. */
  readonly name: string;
  /** Path of the schema from the docs root, or its address; "" where docs.json names none that can be read. */
  readonly source: string;
  /** True where no more is known of it, because the schema was not read or has no such part. */
  readonly unresolved?: true;
}

/** A page that the platform makes of what a documentation generator wrote. */
export interface SdkPageReference {
  readonly kind: "sdk";
  /** The generator that wrote it. */
  readonly format: SdkFormat;
  /** As docs.json names it. */
  readonly source: string;
  /** navc does not read what generators write. */
  readonly unresolved: true;
}

/** What a page describes beside operations of specs. */
export type PageReference = GraphqlPageReference | SdkPageReference;
