// Says of a page of one site whether the other one has its file and does not publish it. (D563)
import type { Page } from "../../compiler/site/page.ts";
import type { IgnoredFile } from "./navigation-diff.ts";

/** What leaves out the file of a page; undefined if nothing does, the file is gone, or that is not known. */
export type IgnoredBy = (page: Page) => IgnoredFile | undefined;
