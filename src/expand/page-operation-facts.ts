// The facts of a page about the API operation it describes; the result has them unchanged.

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
  readonly operationId: string | null;
  readonly summary: string | null;
  readonly deprecated: boolean;
  readonly tags: readonly string[];
  /** The file that has the operation: the spec, or one that the spec refers to. */
  readonly file: string;
  /** JSON pointer into that file. */
  readonly pointer: string;
}

/** An operation that docs.json names and of which no more is known, because its spec was not read. */
export interface UnresolvedOperation extends OperationName {
  readonly unresolved: true;
}
