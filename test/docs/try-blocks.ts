// What happens when a reader does what a document says, block by block?
import type { Block } from "./markdown-blocks.ts";
import type { Workshop } from "./workshop.ts";

/** What a document promises, and what was found; equal when it is right. */
export interface Finding {
  readonly promised: string;
  readonly found: string;
}

type Try = (block: Block, workshop: Workshop, rest: readonly Block[]) => Promise<Finding> | Finding;

const kept: Finding = { promised: "", found: "" };

/** Only text is written in these; a file's own reader says whether it is right. */
const plain = ["json", "jsonc", "yaml", "mdx", "md", "text", "html"];

/** Tries the blocks of one document one after another, in one workshop. */
export async function tryBlocks(blocks: readonly Block[], workshop: Workshop): Promise<ReadonlyMap<Block, Finding>> {
  const findings = new Map<Block, Finding>();
  for (const [index, block] of blocks.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- each step builds on the one before
    findings.set(block, await tryBlock(block, workshop, blocks.slice(index + 1)));
  }
  return findings;
}

function tryBlock(block: Block, workshop: Workshop, rest: readonly Block[]): Promise<Finding> | Finding {
  const { language, marks } = block;
  if (marks.has("not run")) return { promised: "a reason", found: marks.get("not run") === "" ? "none" : "a reason" };
  if (marks.has("file")) return writeBlock(block, workshop);
  if (marks.has("output")) return kept; // Held against what the block before it printed.
  if (language === "ts" || language === "js") return marks.has("run") ? runProgram(block, workshop, rest) : kept;
  const attempt = tries[language];
  if (attempt !== undefined) return attempt(block, workshop, rest);
  return { promised: "a block that can be checked", found: `a block of "${language}" without a mark` };
}

const tries: { readonly [language: string]: Try } = {
  sh: runScript,
  console: runSession,
  diff: applyDiff,
  json: ({ text }) => ({ promised: "JSON", found: text.includes("…") || isJson(text) ? "JSON" : text }),
};

function writeBlock({ language, text, marks }: Block, workshop: Workshop): Finding {
  workshop.write(marks.get("file") ?? "", text);
  const known = [...plain, "ts", "js"].includes(language);
  return { promised: "the file of a known language", found: known ? "the file of a known language" : language };
}

async function runProgram({ text, line }: Block, workshop: Workshop, rest: readonly Block[]): Promise<Finding> {
  workshop.write(`block-${line}.mjs`, text);
  const { code, output } = await workshop.run(`node block-${line}.mjs`);
  // `console.log` of a text that ends a line leaves an empty one.
  return compare(`${outputAfter(rest)}exit 0\n`, `${output.replace(/\n+$/, "\n")}exit ${code}\n`);
}

/** All lines of a script, each of which has to succeed. */
async function runScript({ text, marks }: Block, workshop: Workshop, rest: readonly Block[]): Promise<Finding> {
  const { code, output } = await workshop.run(`set -e\n${text}`);
  const expected = `exit ${marks.get("exit") ?? "0"}\n`;
  // A script without a block of output says nothing of what it prints.
  const isSilent = rest[0]?.marks.has("output") !== true;
  return isSilent && `exit ${code}\n` === expected
    ? kept
    : compare(outputAfter(rest) + expected, `${output}exit ${code}\n`);
}

/** Lines that start with `$ ` are commands, the others are what they print. */
async function runSession({ text }: Block, workshop: Workshop): Promise<Finding> {
  const lines = text.split("\n").slice(0, -1);
  const found: string[] = [];
  let status = 0;
  for (const line of lines.filter((each) => each.startsWith("$ "))) {
    // oxlint-disable-next-line no-await-in-loop -- a session has an order
    const { code, output } = await workshop.run(line.slice(2), status);
    status = code;
    found.push(`${line}\n`, output === "" || output.endsWith("\n") ? output : `${output}\n`);
  }
  return compare(text, found.join(""));
}

async function applyDiff({ text }: Block, workshop: Workshop): Promise<Finding> {
  workshop.write("block.diff", text);
  // The lines around a change are as the document has room for.
  const { code, output } = await workshop.run("git apply --recount --unidiff-zero block.diff");
  return { promised: "exit 0\n", found: `${output}exit ${code}\n` };
}

function outputAfter([next]: readonly Block[]): string {
  return next?.marks.has("output") === true ? next.text : "";
}

/** `…` stands for any text in a line; alone in a line, for any number of lines. Blanks at the end of a line are not seen. */
export function compare(promised: string, found: string): Finding {
  const trimmed = found.replace(/[ \t]+$/gm, "");
  return new RegExp(`^${pattern(promised)}$`).test(trimmed) ? kept : { promised, found: trimmed };
}

function pattern(promised: string): string {
  return promised
    .split(/^[ \t]*…\n/m)
    .map((part) => part.split("…").map(escaped).join(".*"))
    .join("(?:.*\\n)*?");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
