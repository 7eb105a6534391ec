// Do the programs in the documentation have the types they need?
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Block } from "./markdown-blocks.ts";

/** What the compiler says of each program, "" where it has nothing to say. `navc` is the package beside `folder`. */
export async function checkTypes(blocks: readonly Block[], folder: string): Promise<ReadonlyMap<Block, string>> {
  const programs = programsOf(blocks);
  const sources = join(folder, "types");
  mkdirSync(sources);
  for (const [block, text] of programs) writeFileSync(join(sources, nameOf(block)), `${text}export {};\n`);
  writeFileSync(join(sources, "tsconfig.json"), JSON.stringify(settings));
  const output = await compiler(sources);
  const lines = output.split("\n");
  const messages = new Map<Block, string>();
  for (const block of programs.keys()) {
    messages.set(block, lines.filter((line) => line.includes(nameOf(block))).join("\n"));
  }
  // What it says of no program is wrong with the check itself.
  const stray = lines.filter((line) => line.includes("error") && !line.startsWith("block-"));
  if (stray.length > 0) throw new Error(stray.join("\n"));
  return messages;
}

function isProgram({ language }: Block): boolean {
  return language === "ts" || language === "js";
}

/** A program marked `continues` begins with the one before it. */
function programsOf(blocks: readonly Block[]): ReadonlyMap<Block, string> {
  const programs = new Map<Block, string>();
  let before = "";
  for (const block of blocks.filter(isProgram)) {
    before = block.marks.has("continues") ? before + block.text : block.text;
    programs.set(block, before);
  }
  return programs;
}

function nameOf({ document, line, language }: Block): string {
  return `block-${basename(document, ".md")}-${line}.${language === "ts" ? "mts" : "mjs"}`;
}

const settings = {
  extends: resolve("tsconfig.json"),
  compilerOptions: {
    typeRoots: [resolve("node_modules/@types")],
    allowImportingTsExtensions: true,
    checkJs: true,
    // A document may name something it does not use.
    noUnusedLocals: false,
    noUnusedParameters: false,
    declaration: false,
    isolatedDeclarations: false,
    skipLibCheck: true,
  },
  include: ["*"],
};

function compiler(folder: string): Promise<string> {
  return new Promise((done) => {
    const tsc = resolve("node_modules/typescript/bin/tsc");
    const words = [tsc, "-p", "tsconfig.json", "--pretty", "false"];
    execFile(process.execPath, words, { cwd: folder, maxBuffer: 2 ** 26 }, (_, output) => done(output));
  });
}
