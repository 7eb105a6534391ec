// Defines what an importer gets.
import type { OldFolder } from "./old-folder.ts";
import type { TreeLimits } from "./tree-limits.ts";

/** The folder to import, and what the user named in it. */
export interface ImportRequest {
  readonly source: OldFolder;
  /** The evaluated configuration as JSON, in the source folder; absent if the user named none. */
  readonly config?: string | undefined;
  /** How much its tree may hold. */
  readonly limits: TreeLimits;
}
