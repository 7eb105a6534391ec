// A spec to which overlays were applied (D234).
import type { RecordedChange } from "../overlays/overlaid-document.ts";
import type { SpecFile } from "./spec-files.ts";

/** A spec with its overlays. */
export interface OverlaidSpec {
  readonly file: SpecFile;
  /** The paths and addresses of the overlays that were applied, in order. */
  readonly applied: readonly string[];
  readonly changes: readonly RecordedChange[];
  /** The files in which it was reported that an overlay can't be applied: what it would change is not known. */
  readonly lost: readonly string[];
}
