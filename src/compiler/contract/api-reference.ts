// What the platform makes reference pages from, apart from specs: GraphQL schemas, and what documentation generators write (D112).

/** A generator whose output the platform reads. */
export type SdkFormat = "typedoc" | "docfx" | "javadoc" | "sphinx" | "phpdoc";

/** All of them. */
export const sdkFormats: readonly SdkFormat[] = ["typedoc", "docfx", "javadoc", "sphinx", "phpdoc"];

/** A GraphQL schema: the platform makes a page for each query, mutation and type. */
export interface GraphqlReference {
  readonly kind: "graphql";
  /** Path of the file or its address, as written. */
  readonly source: string;
  /** The first part of the addresses of its pages, without outer slashes. */
  readonly directory?: string;
}

/** The output of a documentation generator for a library. */
export interface SdkReference {
  readonly kind: "sdk";
  /** The generator that wrote it. */
  readonly format: SdkFormat;
  /** Path of the file or folder or its address, as written. */
  readonly source: string;
  /** The first part of the addresses of its pages, without outer slashes. */
  readonly directory?: string;
}

/** A GraphQL schema, or the output of a documentation generator. */
export type ApiReference = GraphqlReference | SdkReference;

const directories: Readonly<Record<ApiReference["kind"], string>> = {
  graphql: "graphql-reference",
  sdk: "sdk-reference",
};

/** The folder of the pages of a reference. */
export function referenceFolder({ kind, directory }: Pick<ApiReference, "kind" | "directory">): string {
  return directory ?? directories[kind];
}
