// An address in a site that is only texts, explained.
import { memoryHost, type CompileOptions, type CompileResult, type Host } from "../../../src/index.ts";
import { compile as compileWithRecord } from "../../../src/project/compile-on-disk.ts";
import { explain } from "../../../src/outputs/explain/explain.ts";
import type { SiteRecord } from "../../../src/compiler/site-record.ts";
import type { ExplainInput } from "../../../src/outputs/explain/explained-site.ts";
import type { Explanation } from "../../../src/outputs/explain/explanation.ts";
import { explanationText } from "../../../src/outputs/render/explanation-text.ts";
import type { TextStyle } from "../../../src/outputs/render/text-layout.ts";

const same = (text: string): string => text;
export const plainStyle: TextStyle = { heading: same, faint: same, place: same, fileName: same };

/** A compiled site as it is explained, with its whole result. */
export async function explainable(
  options: CompileOptions & { readonly host: Host },
): Promise<ExplainInput & CompileResult> {
  let record: SiteRecord | undefined;
  const result = await compileWithRecord(options, (kept) => void (record = kept));
  const { navigation } = result;
  if (navigation === null || record === undefined) throw new Error("this site has no navigation");
  return { ...result, navigation, record, host: options.host };
}

/** The facts about what a word names. */
export async function explainIn(
  files: Readonly<Record<string, string>>,
  word: string,
  options: CompileOptions = {},
): Promise<Explanation> {
  return explain([word], await explainable({ ...options, host: memoryHost(files) }));
}

/** The same as people read it, without colours. */
export async function textIn(
  files: Readonly<Record<string, string>>,
  word: string,
  options: CompileOptions = {},
): Promise<string> {
  return `\n${explanationText(await explainIn(files, word, options), plainStyle)}`;
}

/** docs.json with this navigation, one value a line. */
export function docsJson(content: object): string {
  return JSON.stringify(content, null, 2);
}
