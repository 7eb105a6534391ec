// Writes the code that a spec has beside an operation, such as its code samples, as blocks of code. (D614)
import { codeFence, safeText } from "./safe-text.ts";
import { textIn, valueIn, type SpecLayers, type SpecReader } from "./spec-reader.ts";

const mostSamples = 50;
/** Characters of all samples of an operation: a spec may name a long one in each of its operations. */
const mostCharacters = 200_000;

/** A block of code with a title. */
export interface CodeSample {
  readonly language: string;
  /** "" for none. */
  readonly title: string;
  readonly code: string;
}

/** The samples that a spec has for calls of an operation, and whether some of them can't be shown. */
export function codeSamples(
  spec: SpecReader,
  operation: SpecLayers,
): { readonly samples: readonly CodeSample[]; readonly isCut: boolean } {
  const name = ["x-codeSamples", "x-code-samples"].find((each) => Array.isArray(valueIn(operation, each)));
  const all = name === undefined ? [] : spec.items(operation, name, mostSamples + 1);
  const labels = all.map((sample) => textIn(sample, "label")?.trim());
  const samples: CodeSample[] = [];
  let left = mostCharacters;
  for (const [index, sample] of all.slice(0, mostSamples).entries()) {
    const code = textIn(sample, "source");
    if (code === undefined || code.length > left) continue;
    left -= code.length;
    const lang = textIn(sample, "lang")?.trim() ?? "";
    const label = labels[index];
    // Two tabs must not have the same name.
    const isShared = labels.filter((other) => other === label).length > 1;
    const shown = label === undefined ? lang : isShared && lang !== "" ? `${label} (${lang})` : label;
    samples.push({ language: languageOf(lang), title: shown, code });
  }
  return { samples, isCut: samples.length < all.length };
}

/** Blocks of code as Markdown: several of them as a group of tabs. */
export function codeBlocks(samples: readonly CodeSample[]): readonly string[] {
  const blocks = samples.map(codeBlock);
  return blocks.length < 2 ? blocks : ["<CodeGroup>", ...blocks, "</CodeGroup>"];
}

function codeBlock({ language, title, code }: CodeSample): string {
  const text = code
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();
  const fence = codeFence(text, 3);
  // A quotation mark would end the title. Words behind a language need one.
  const name = title === "" ? "" : ` title="${safeText(title.replaceAll('"', "'").trim())}"`;
  return `${fence}${language === "" && name !== "" ? "text" : language}${name}\n${text}\n${fence}`;
}

/** Names of languages in specs, which hosts know by another name. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["c#", "csharp"],
  ["c++", "cpp"],
  ["cli", "bash"],
  ["curl", "bash"],
  ["golang", "go"],
  ["node", "javascript"],
  ["node.js", "javascript"],
  ["nodejs", "javascript"],
  ["objective-c", "objc"],
  ["python3", "python"],
]);

/** The name of a language, as behind the marks of a block of code; "" for one that can't stand there. */
function languageOf(lang: string): string {
  const name = lang.toLowerCase();
  const known = otherNames.get(name) ?? name;
  return /^[a-z][\w+#.-]{0,29}$/.test(known) ? known : "";
}
