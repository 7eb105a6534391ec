// Adds the glossary of a GitBook of the older program, which is a page in no list. (D440)
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { isHiddenFile } from "../hidden-files.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { OldFolder } from "../old-folder.ts";
import { readOldPage } from "../old-page.ts";
import type { PageList } from "../page-list.ts";

/** Where a glossary is. */
export interface GlossaryFile {
  /** In the source folder. */
  readonly file: string;
  readonly addresses: readonly [string, ...string[]];
  /** What readers see of a heading. */
  readonly titleOf: (heading: string) => string;
}

/** Adds its page, if there is such a file; its terms are headings of the second level, and none of them is its title. */
export function addGlossary(
  { file, addresses: [address, ...more], titleOf }: GlossaryFile,
  source: OldFolder,
  pages: PageList,
): readonly ImportLoss[] {
  if (!source.has(file) || isHiddenFile(file)) return [];
  const reason = "the old program makes them in all texts, and the new site makes none; the glossary is a page";
  const loss: ImportLoss = { feature: "links of words to the glossary", reason, file };
  if (pages.ofFile(file) !== undefined) return [loss];
  const { heading } = readOldPage(source.text(file, defaultLimits.bodyBytes) ?? "");
  const title = heading?.level === 1 ? titleOf(heading.title) : "Glossary";
  const shown = heading?.level === 1 ? heading.title : title;
  pages.add({ file, address, more, fields: { title }, dialect: "gitbook", heading: shown });
  return [loss];
}
