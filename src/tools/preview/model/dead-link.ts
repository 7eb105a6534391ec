// Defines a link of a page that leads nowhere.
import type { BaselineIdentity } from "../../../project/baseline/baseline.ts";

/** A link that leads nowhere. */
export interface DeadLink {
  /** What is wrong, and what to do. */
  readonly message: string;
  /** The address that it most likely means. */
  readonly suggestion?: string;
  /** The problem that is reported about it. */
  readonly problem: BaselineIdentity;
}
