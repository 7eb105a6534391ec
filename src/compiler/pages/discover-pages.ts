// Lists the page files below the root, named or not (`discover`, D14, D45).
import type { PhaseSteps } from "../contract/compile-progress.ts";
import { toPagePath, withoutPageExtension, type PagePath } from "../contract/page-path.ts";
import type { Host } from "../host/host.ts";
import { fencedBlocks, type FencedBlock } from "../text/fenced-blocks.ts";
import { importCandidates } from "../text/resolve-path.ts";

const aboutTheRepository = /(^|\/)(readme|licen[cs]e|contributing|contribute|changelog)\.md$/i;
const inPartsFolder = /(^|\/)(_|snippets\/)/;

/** Why no file with such a name is a page unless docs.json names it: it is about the repository, or a part of pages; undefined for other names. */
export function noPageByName(file: string): "about the repository" | "part" | undefined {
  if (inPartsFolder.test(file)) return "part";
  return aboutTheRepository.test(file) ? "about the repository" : undefined;
}

/** Reads what a file imports, as `importsIn` finds it; undefined if the file can't be read. */
export type ImportsOf = (file: string) => string | undefined;

/** What discovery needs apart from the host. */
export interface DiscoverInput {
  readonly host: Pick<Host, "list">;
  /** What a file imports, by `importsIn`. */
  readonly importsOf: ImportsOf;
  /** Whether `.mintignore` excludes a file. */
  readonly isIgnored: (file: string) => boolean;
  /** The page paths that docs.json names: these are pages even if other files import them. */
  readonly named: Iterable<PagePath>;
  /** Counts the files whose bodies are read. */
  readonly steps?: PhaseSteps;
}

/** The paths of all files that would be pages, sorted, without parts of pages and files about the repository. */
export function discoverPages({ host, importsOf, isIgnored, named, steps }: DiscoverInput): readonly PagePath[] {
  const files = host.list({ extensions: ["mdx", "md"], ignore: [] }).filter((file) => !isIgnored(file));
  const pages = files.filter((file) => noPageByName(file) === undefined);
  const listed: ReadonlySet<string> = new Set(named);
  const isUnnamed = (file: string): boolean => !listed.has(withoutPageExtension(file));
  // Bodies are read only where the answer changes something.
  const parts = pages.some(isUnnamed) ? importedFiles(files, importsOf, steps) : undefined;
  const paths = pages.filter((file) => !(parts?.has(file) && isUnnamed(file))).flatMap(pathOf);
  return [...new Set(paths)].toSorted();
}

/** Whether a path is a page file of the site; the files are searched at the first call if they are not known yet. */
export function isPageFile(input: DiscoverInput, discovered?: readonly PagePath[]): (path: string) => boolean {
  let known: ReadonlySet<string> | undefined;
  return (path) => (known ??= new Set<string>(discovered ?? discoverPages(input))).has(path);
}

function pathOf(file: string): readonly PagePath[] {
  const path = withoutPageExtension(file);
  const result = toPagePath(path);
  return result.ok && result.path === path ? [result.path] : [];
}

// ESM of a page starts at the first column; between the word and the file is a list of names.
const statement = /^(?:import|export)\b(?:[^"'`;]{0,2000}?\bfrom)?\s*(["'])([^"'\n]{1,1024}\.mdx?)\1/gm;

/** The files that another one of `files` imports or exports from, outside code blocks; each is read once. */
export function importedFiles(files: readonly string[], importsOf: ImportsOf, steps?: PhaseSteps): ReadonlySet<string> {
  const known = new Set(files);
  const imported = new Set<string>();
  void steps?.begin(files.length);
  for (const file of files) {
    for (const target of (importsOf(file) || undefined)?.split("\n") ?? []) {
      const found = importCandidates(target, file).find((candidate) => candidate !== file && known.has(candidate));
      if (found !== undefined) imported.add(found);
    }
    void steps?.step();
  }
  return imported;
}

/** The page files that the text of a page imports or exports from, as it names them, a line each. */
export function importsIn(text: string): string {
  const statements = [...text.matchAll(statement)];
  if (statements.length === 0) return "";
  return outside(statements, fencedBlocks(text))
    .map(([, , target]) => target!)
    .join("\n");
}

/** The elements that start outside all blocks. Both lists are in text order and are read once. */
function outside(statements: readonly RegExpExecArray[], blocks: readonly FencedBlock[]): readonly RegExpExecArray[] {
  let next = 0;
  return statements.filter(({ index }) => {
    while (next < blocks.length && blocks[next]!.end <= index) next += 1;
    const block = blocks[next];
    return block === undefined || index < block.start;
  });
}
