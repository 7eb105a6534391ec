// Reads the texts of the pages of a site, and makes llms-full.txt of them.
import { defaultLimits, type Limits } from "../../compiler/contract/limits.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { LlmsFullOptions } from "../../outputs/feeds/llms-full-text.ts";

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
  const { llmsFullPages, llmsFullText } = await import("../../outputs/feeds/llms-full-text.ts");
  const { readPageSources } = await import("../../outputs/page-writer/source/page-source.ts");
  const { textForModels } = await import("../../outputs/page-writer/source/text-for-models.ts");
  const wanted = new Set(llmsFullPages(navigation, options).map(({ href }) => href));
  const texts = new Map<string, string>();
  const notes: string[] = [];
  const sources = readPageSources(navigation, host, {
    limits: { ...defaultLimits, ...limits },
    onFault: (fault) => {
      if (fault.kind === "too-large") notes.push(`The text of ${fault.file} is left out, because it is too long.`);
      if (fault.kind === "unreadable")
        notes.push(`The text of the page "${fault.title}" is left out, because its file can't be read.`);
    },
  });
  for await (const source of sources) if (wanted.has(source.href)) texts.set(source.href, textForModels(source));
  return { text: llmsFullText(navigation, texts, options), notes };
}
