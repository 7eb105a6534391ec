// What is known about the GraphQL schemas that docs.json names (D112).
import type { GraphqlReference } from "../contract/api-reference.ts";
import type { GraphqlPart } from "../contract/graphql-entry.ts";

/** What a schema says about one of its parts. */
export interface GraphqlDefinition {
  readonly description: string | undefined;
  readonly deprecated: boolean;
  /** `QUERY`, `MUTATION`, or the kind of a type in capitals, as shown by the platform beside the title. */
  readonly tag: string;
}

/** A schema that was read. */
export interface GraphqlSchema {
  readonly find: (part: GraphqlPart) => GraphqlDefinition | undefined;
  /** The names that an entry of a kind can have, without nested fields. */
  readonly names: (kind: GraphqlPart["kind"]) => readonly string[];
}

/** The state of a schema: it was read; it is on the network and was not fetched; or it could not be read, which was reported. */
export type GraphqlState =
  | { readonly kind: "read"; readonly source: string; readonly schema: GraphqlSchema }
  | { readonly kind: "remote" | "unread"; readonly source: string };

/** Every schema that docs.json names. */
export interface GraphqlCatalog {
  /** The state of the schema of a reference. */
  readonly of: (reference: GraphqlReference) => GraphqlState;
}
