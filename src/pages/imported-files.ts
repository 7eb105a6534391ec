// Which page files are parts that other files import?
import { fencedBlocks, type FencedBlock } from "./fenced-blocks.ts";

// ESM of a page starts at the first column; what stands between the word and the file is a list of names.
const statement = /^(?:import|export)\b(?:[^"'`;]{0,2000}?\bfrom)?\s*(["'])([^"'\n]{1,1024}\.mdx?)\1/gm;

/** Those of `files` that one of them imports or exports from, outside blocks of code; each is read once. */
export function importedFiles(
  files: readonly string[],
  readText: (file: string) => string | undefined,
): ReadonlySet<string> {
  const known = new Set(files);
  const imported = new Set<string>();
  for (const file of files) {
    for (const target of targetsIn(readText(file) ?? "")) {
      const found = candidatesFor(target, file).find((candidate) => candidate !== file && known.has(candidate));
      if (found !== undefined) imported.add(found);
    }
  }
  return imported;
}

function targetsIn(text: string): readonly string[] {
  const statements = [...text.matchAll(statement)];
  if (statements.length === 0) return [];
  return outside(statements, fencedBlocks(text)).map(([, , target]) => target!);
}

/** Those that start in none of the blocks; both stand in the order of the text, and are walked through once. */
function outside(statements: readonly RegExpExecArray[], blocks: readonly FencedBlock[]): readonly RegExpExecArray[] {
  let next = 0;
  return statements.filter(({ index }) => {
    while (next < blocks.length && blocks[next]!.end <= index) next += 1;
    const block = blocks[next];
    return block === undefined || index < block.start;
  });
}

/** A path with a slash before it starts at the docs root, one with a dot at the file; any other may mean both. */
function candidatesFor(target: string, file: string): readonly string[] {
  const folder = file.split("/").slice(0, -1);
  const paths = target.startsWith("/") ? [[]] : target.startsWith(".") ? [folder] : [[], folder];
  return paths.map((from) => walk(from, target)).filter((path) => path !== undefined);
}

/** Undefined when the path leaves the docs root. */
function walk(from: readonly string[], target: string): string | undefined {
  const segments = [...from];
  for (const segment of target.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join("/");
}
