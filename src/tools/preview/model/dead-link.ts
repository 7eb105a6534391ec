// Defines a link of a page that leads nowhere, or to an anchor that is not there.
import type { BaselineIdentity } from "../../../project/baseline/baseline.ts";

/** A link that does not lead where it says. */
export interface DeadLink {
  /** What is wrong, and what to do. */
  readonly message: string;
  /** Where it leads instead, in words. */
  readonly where: string;
  /** The address that it most likely means; one that begins with "#" is an anchor of the same page. */
  readonly suggestion?: string;
  /** What a redirect may lead from, without the base path; absent if something is suggested, or a page is listed there. */
  readonly from?: string;
  /** The problem that is reported about it. */
  readonly problem: BaselineIdentity;
}
