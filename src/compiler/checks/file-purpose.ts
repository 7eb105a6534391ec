// Knows the page files that are not for readers by their names. (D45)
import type { FilePurpose } from "../diagnostics/page-codes.ts";

/** The purpose of files with certain names that are not pages for readers. */
type Purpose = "skill" | FilePurpose;

const purposes: readonly (readonly [RegExp, Purpose])[] = [
  // The skill of the site, which the platform publishes at this address.
  [/^skill\.md$/i, "skill"],
  [/(^|\/)(Assistant|ASSISTANT)\.md$/, "assistant"],
  [/(^|\/)(Agents|AGENTS)\.md$/, "agent"],
  [/(^|\/)(CLAUDE|CLAUDE\.local|GEMINI)\.md$/, "tool"],
  [/(^|\/)(SECURITY|CODE_OF_CONDUCT|SUPPORT|GOVERNANCE|MAINTAINERS|PULL_REQUEST_TEMPLATE)\.md$/, "repository"],
  // A README in another language, such as README.zh-CN.md, which the platform publishes.
  [/(^|\/)README[-_.][a-z]{2,4}(?:[-_][a-z]{2,4})?\.md$/i, "repository"],
];

/** The purpose of a file; undefined for a page for readers. */
export function purposeOf(file: string): Purpose | undefined {
  return purposes.find(([name]) => name.test(file))?.[1];
}
