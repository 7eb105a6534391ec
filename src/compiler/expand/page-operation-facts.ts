// The facts of a page about the API operation or the part of a reference it describes, as they are in the result.
import type { SdkFormat } from "../contract/api-reference.ts";
import type { sdkSymbolKinds } from "../contract/sdk-symbol.ts";

interface OperationName {
  /** Path of the spec from the docs root, or its address; "" if it is not known which spec has the operation. */
  readonly spec: string;
  /** In capitals; a method of `additionalOperations` as written; `""` for a channel. */
  readonly method: string;
  /** As written in the spec or docs.json; null for a webhook or channel. */
  readonly path: string | null;
  /** The name of the webhook; null if it is not a webhook. */
  readonly webhook: string | null;
  /** The name of the channel; only for operations of AsyncAPI specs. */
  readonly channel?: string;
}

/** An operation as its spec describes it. */
export interface ResolvedOperation extends OperationName {
  /** As in the spec; null if it has none. */
  readonly operationId: string | null;
  /** As in the spec; null if it has none. */
  readonly summary: string | null;
  /** Whether the spec marks it as deprecated. */
  readonly deprecated: boolean;
  /** As in the spec. */
  readonly tags: readonly string[];
  /** The file that has the operation: the spec, or one that the spec refers to. */
  readonly file: string;
  /** JSON pointer into that file. */
  readonly pointer: string;
  /** Absent: the operation was found. */
  readonly unresolved?: undefined;
}

/** An operation that docs.json names. Nothing else is known about it, because its spec was not read. */
export interface UnresolvedOperation extends OperationName {
  /** Only for an operation that could not be looked up. */
  readonly unresolved: true;
}

/** A query, mutation or type of a GraphQL schema. */
export interface GraphqlPageReference {
  readonly kind: "query" | "mutation" | "type";
  /** Names of fields are joined by dots. */
  readonly name: string;
  /** Path of the schema from the docs root, or its address; "" if docs.json names no readable schema. */
  readonly source: string;
  /** True if nothing else is known about it, because the schema was not read or has no such part. */
  readonly unresolved?: true;
}

/** A page that the platform makes from the output of a documentation generator. */
export interface SdkPageReference {
  readonly kind: "sdk";
  /** The generator that wrote it. */
  readonly format: SdkFormat;
  /** As docs.json names it. */
  readonly source: string;
  /** navc does not read the output of generators. */
  readonly unresolved: true;
}

/** A symbol of a library, such as a class, that a page describes. */
export interface PageSymbol {
  readonly kind: (typeof sdkSymbolKinds)[number];
  /** Its name, without its namespaces. */
  readonly name: string;
  /** The class or interface of a method or property. */
  readonly parent?: string;
  /** The generator that documented the library. */
  readonly format: SdkFormat;
  /** As docs.json or the page names it. */
  readonly source: string;
  /** True if no more is known of it, because navc does not read the format, or the library has no such symbol. */
  readonly unresolved?: true;
}

/** What a page describes if it is not an operation of a spec. */
export type PageReference = GraphqlPageReference | SdkPageReference;
