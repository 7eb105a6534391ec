// Does any text for people hold what steers a terminal or a job, or a word that only programs say?
import pc from "picocolors";
import { markdownDiff } from "../../../src/outputs/render/diff-markdown.ts";
import { styledDiff } from "../../../src/outputs/render/diff-text.ts";
import { explain } from "../../../src/outputs/explain/explain.ts";
import { explanationText } from "../../../src/outputs/render/explanation-text.ts";
import { diffNavigation, memoryHost, outline, parity, parityMarkdown, parityText } from "../../../src/index.ts";
import { githubReport } from "../../../src/outputs/render/github-report.ts";
import { markdownReport } from "../../../src/outputs/render/markdown-report.ts";
import { prettyReport } from "../../../src/outputs/render/pretty-report.ts";
import { explainable, plainStyle } from "../../outputs/explain/explain-files.ts";
import { compileSite, type FuzzedSite } from "../fuzzed-site.ts";
import { pick } from "../json-edits.ts";

type Texts = Readonly<Record<string, string>>;

/** Looks through all that navc prints of the site, and of what changed in it. */
export async function printedTexts(fuzzed: FuzzedSite): Promise<readonly string[]> {
  const texts = { ...reportsOf(fuzzed), ...(await textsOfSite(fuzzed)) };
  const words = programWords.filter((word) => !isWritten(word, fuzzed));
  return Object.entries(texts).flatMap(([name, text]) => [
    ...steering(text).map((line) => `${name} prints what steers: ${JSON.stringify(line)}`),
    ...words.flatMap((word) => (text.includes(word) ? [`${name} prints ${word}: ${lineWith(text, word)}`] : [])),
    ...(name === "github" ? commandsNotOurs(text) : []),
  ]);
}

const programWords = ["undefined", "NaN", "[object Object]", "Infinity"];

function reportsOf({ after, result: { diagnostics } }: FuzzedSite): Texts {
  const textOf = (file: string): string | undefined => after.files[file];
  return {
    pretty: prettyReport(diagnostics, textOf, { color: false, summary: true }),
    github: githubReport(diagnostics),
    markdown: markdownReport(diagnostics),
  };
}

async function textsOfSite({ before, after, result }: FuzzedSite): Promise<Texts> {
  const { navigation } = result;
  if (navigation === null) return {};
  const old = await compileSite(before);
  const diff = old.navigation === null ? undefined : diffNavigation(old.navigation, navigation);
  const hrefs = Object.keys(navigation.pages);
  const word = hrefs.length === 0 ? "/" : pick(hrefs, result.diagnostics.length);
  const site = await explainable({ ...after.options, discover: true, host: memoryHost(after.files) });
  return {
    tree: outline(navigation),
    parity: parityText(parity(navigation)),
    parityMarkdown: parityMarkdown(parity(navigation)),
    explain: explanationText(explain([word], site), plainStyle),
    ...(diff === undefined
      ? {}
      : { diff: styledDiff(diff, { colors: pc.createColors(false) }), markdownDiff: markdownDiff(diff) }),
  };
}

/** Lines with control characters, or with marks that turn text round. */
function steering(text: string): readonly string[] {
  return text
    .split("\n")
    .filter((line) => /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(line))
    .slice(0, 1);
}

/** A line that is a command of navc is read as that, whatever stands in it. */
function commandsNotOurs(text: string): readonly string[] {
  const lines = text.split("\n").filter((line) => !/^::(error|warning|notice) file=/.test(line));
  return lines.filter((line) => /^\s*::|##\[/.test(line)).map((line) => `github prints a command: ${line}`);
}

function lineWith(text: string, word: string): string {
  return text.split("\n").find((line) => line.includes(word)) ?? "";
}

/** Only heads of pages are printed. */
function isWritten(word: string, { before, after }: FuzzedSite): boolean {
  const texts = [before, after].flatMap(({ files, options }) => [
    JSON.stringify(options),
    ...Object.entries(files).flatMap(([name, text]) => [name, /\.mdx?$/.test(name) ? text.slice(0, 2_000) : text]),
  ]);
  const parts = word === "NaN" ? ["NaN", ".nan"] : word === "Infinity" ? ["Infinity", ".inf", "1e999"] : [word];
  return texts.some((text) => parts.some((part) => text.toLowerCase().includes(part.toLowerCase())));
}
