// What is told of an address in a site that is only texts?
import { compileNavigation, memoryHost, type CompileOptions } from "../../src/index.ts";
import { explain } from "../../src/explain/explain.ts";
import type { Explanation } from "../../src/explain/explanation.ts";
import { explanationText } from "../../src/render/explanation-text.ts";
import type { TextStyle } from "../../src/render/text-layout.ts";

const same = (text: string): string => text;
export const plainStyle: TextStyle = { heading: same, faint: same, place: same, fileName: same };

/** The facts about what a word names. */
export async function explainIn(
  files: Readonly<Record<string, string>>,
  word: string,
  options: CompileOptions = {},
): Promise<Explanation> {
  const host = memoryHost(files);
  const { navigation, diagnostics, redirects } = await compileNavigation({ ...options, host });
  if (navigation === null) throw new Error("this site has no navigation");
  const locked = typeof options.lock === "object" ? { locked: options.lock.operations } : {};
  return explain([word], { navigation, diagnostics, redirects, host, config: "docs.json", ...locked });
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
