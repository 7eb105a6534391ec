// Finds pages that no sidebar lists.
import type { Page } from "./page.ts";

/** True for an unlisted page: of a hidden operation, of a link, or of a file that no entry names (D14). */
export function isUnlisted({ placements }: Page): boolean {
  return placements.every(({ node }) => node === null);
}
