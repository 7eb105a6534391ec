// Reads the texts of the pages of a site, and makes llms-full.txt of them.
import { defaultLimits, type Limits } from "../../compiler/contract/limits.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { LlmsFullOptions } from "../../outputs/feeds/llms-full-text.ts";
import type { PageSource } from "../../outputs/page-writer/source/page-source.ts";

/** llms-full.txt, and what its readers should know. */
export interface LlmsFull {
  readonly text: string;
  /** A sentence for each page whose text is left out. */
  readonly notes: readonly string[];
}

export async function llmsFullOf(
  navigation: ResolvedNavigation,
  host: Host,
  options: LlmsFullOptions = {},
  limits: Partial<Limits> = {},
): Promise<LlmsFull> {
  const { readPageSources } = await import("../../outputs/page-writer/source/page-source.ts");
  const texts = await llmsFullTexts(navigation, options);
  const notes: string[] = [];
  const sources = readPageSources(navigation, host, {
    limits: { ...defaultLimits, ...limits },
    onFault: (fault) => {
      if (fault.kind === "too-large") notes.push(`The text of ${fault.file} is left out, because it is too long.`);
      if (fault.kind === "unreadable")
        notes.push(`The text of the page "${fault.title}" is left out, because its file can't be read.`);
    },
  });
  for await (const source of sources) texts.add(source);
  return { text: texts.join(), notes };
}

/** The texts of pages for llms-full.txt. */
export interface LlmsFullTexts {
  /** Takes the text of a page, if it belongs there; before its tree is changed. */
  readonly add: (source: PageSource) => void;
  /** llms-full.txt with what was taken. */
  readonly join: () => string;
}

/** For who reads the pages for something else, too. */
export async function llmsFullTexts(
  navigation: ResolvedNavigation,
  options: LlmsFullOptions = {},
): Promise<LlmsFullTexts> {
  const { llmsFullPages, llmsFullText } = await import("../../outputs/feeds/llms-full-text.ts");
  const { textForModels } = await import("../../outputs/page-writer/source/text-for-models.ts");
  const wanted = new Set(llmsFullPages(navigation, options).map(({ href }) => href));
  const texts = new Map<string, string>();
  return {
    add(source) {
      if (wanted.has(source.href)) texts.set(source.href, textForModels(source));
    },
    join: () => llmsFullText(navigation, texts, options),
  };
}
