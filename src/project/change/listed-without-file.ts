// Says whether a list names a page that has no file.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";

/** `path`: that of the page, without an extension. */
export function isListedWithoutFile(path: string, { pages }: Pick<ResolvedNavigation, "pages">): boolean {
  return Object.values(pages).some((page) => page.missing === true && page.path === path);
}
