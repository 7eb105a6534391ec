// What does a build read?
import type { ResolvedNavigation } from "../site/navigation.ts";

/**
 * The result as JSON in one line, with a line break at the end. Indenting would add a third to the tens of megabytes
 * of a large site; people read the outline. `null`: there was no docs.json to resolve.
 */
export function navigationJson(navigation: ResolvedNavigation | null): string {
  return `${JSON.stringify(navigation)}\n`;
}
