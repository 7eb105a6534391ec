// Draws the texts of some pages for a file, which has no server to ask for them. (D413)
import type { Host } from "../../../compiler/host/host.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import type { DrawnPage } from "../../../outputs/page-writer/drawn/drawn-node.ts";

/** Texts by the addresses of their pages. */
export interface DrawnTexts {
  readonly [href: string]: DrawnPage;
}

/** In UTF-16 units of JSON, of which packing leaves a small part. */
const usualMost = 4_000_000;

/** The texts of these pages, in their order, as long as they are not too long together. */
export async function drawnTexts(
  hrefs: readonly string[],
  navigation: ResolvedNavigation,
  host: Host,
  most: number = usualMost,
): Promise<DrawnTexts> {
  if (hrefs.length === 0) return {};
  const { drawnPage } = await import("../../../outputs/page-writer/drawn/drawn-page.ts");
  const { takeTree } = await import("../../../outputs/page-writer/source/kept-tree.ts");
  const { pageReader } = await import("../../../outputs/page-writer/source/page-source.ts");
  const { mathGrammar } = await import("../../../outputs/page-writer/source/math-grammar.ts");
  const read = pageReader(navigation, host, {}, mathGrammar, undefined, true);
  const texts: [string, DrawnPage][] = [];
  let left = most;
  for (const href of hrefs) {
    const page = ownValue(navigation.pages, href);
    // oxlint-disable-next-line no-await-in-loop -- one page is in memory at a time
    const source = page && (await read(page));
    if (source === undefined) continue;
    const text = drawnPage(source.body, undefined, takeTree(source), source.lead);
    left -= JSON.stringify(text).length;
    if (left < 0) break;
    texts.push([href, text]);
  }
  return Object.fromEntries(texts);
}
