// Defines the options of a command or a tool, which override the configuration of a site.
import type { Dialect, UrlScheme } from "../../compiler/contract/dialect.ts";

/** The options for compiling a site; each may be absent. */
export interface SiteOptions {
  /** False: no settings of the docs folder are read. */
  readonly settings?: boolean;
  /** A file for commands that take one; false: what the configuration names accepts nothing. */
  readonly baseline?: string | false;
  readonly config?: string;
  readonly dialect?: Dialect;
  readonly urls?: UrlScheme;
  readonly basePath?: string;
  readonly remoteSpecs?: boolean;
  readonly lock?: string;
  /** Whether the lock is also written, so that there may be none yet (D462). */
  readonly writesLock?: boolean;
  /** `owner/repo=folder`, or `owner/repo:/address=folder`. */
  readonly source?: readonly string[];
  readonly rule?: readonly string[];
  readonly links?: boolean;
  readonly assets?: boolean;
  readonly specs?: boolean;
  /** A folder; false with `--no-cache`. */
  readonly cache?: string | boolean;
  readonly quiet?: boolean;
  readonly color?: boolean;
}
