// The limits of a compile (D22).

/** How much a compile may do. An exceeded limit is a diagnostic, never a crash. */
export interface Limits {
  /** docs.json and each file it refers to, in bytes. */
  readonly configBytes: number;
  /** Nesting of docs.json, in levels. */
  readonly depth: number;
  /** Front matter of one page, in bytes. */
  readonly frontMatterBytes: number;
  /** One page whose body is read (option `links`), in bytes. */
  readonly bodyBytes: number;
  /** One file that is copied for readers, such as a picture, in bytes. */
  readonly assetBytes: number;
  /** One spec, in bytes. */
  readonly specBytes: number;
  /** All bytes that are read: each file once, including the beginnings of pages and fetched specs. */
  readonly readBytes: number;
  /** Operations of one spec. */
  readonly operations: number;
  /** Nodes of the whole result. */
  readonly nodes: number;
  /** The result as JSON, in bytes. */
  readonly outputBytes: number;
  /** `$ref`s followed one after another. */
  readonly refHops: number;
  /** Problems of one code and severity that are listed; the others are counted. */
  readonly findings: number;
}

/** The limits that apply if the caller sets none. */
export const defaultLimits: Limits = {
  configBytes: 32 * 1024 * 1024,
  depth: 100,
  frontMatterBytes: 64 * 1024,
  bodyBytes: 2 * 1024 * 1024,
  assetBytes: 512 * 1024 * 1024,
  specBytes: 64 * 1024 * 1024,
  readBytes: 512 * 1024 * 1024,
  operations: 100_000,
  nodes: 500_000,
  outputBytes: 256 * 1024 * 1024,
  refHops: 16,
  findings: 10_000,
};
