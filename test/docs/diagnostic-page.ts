// What does a page of docs/reference/diagnostics say, and what does navc print for its example?
import { readFileSync } from "node:fs";
import {
  compileNavigation,
  memoryHost,
  type CompileOptions,
  type Diagnostic,
  type SourceFolder,
} from "../../src/index.ts";
import { prettyReport } from "../../src/outputs/render/pretty-report.ts";
import { blocksOf, type Block } from "./markdown-blocks.ts";

/** The files of an example, by path, and the options it is compiled with. */
interface Example {
  readonly files: Readonly<Record<string, string>>;
  readonly options: CompileOptions;
}

export interface DiagnosticPage {
  readonly text: string;
  readonly title: string;
  /** The severities named in bold in the first paragraph. */
  readonly severities: readonly string[];
  /** The first paragraph without them: one sentence. */
  readonly summary: string;
  readonly headings: readonly string[];
  readonly before: Example;
  /** The files of `before` with those of the second example over them. */
  readonly after: Example;
  /** The block that shows what is printed. */
  readonly printed: Block | undefined;
}

/** Reads a page; `file` is its path from the root of the repository. */
export function readPage(file: string): DiagnosticPage {
  const text = readFileSync(file, "utf8");
  const [title = "", first = ""] = text.split(/\n\n+/, 2);
  const blocks = blocksOf(file);
  const turn = text.slice(0, text.indexOf("\n## After")).split("\n").length;
  const before = exampleOf(blocks.filter(({ line }) => line < turn));
  const after = exampleOf(blocks.filter(({ line }) => line > turn));
  const files = Object.entries({ ...before.files, ...after.files }).filter(([, content]) => content !== "<removed>\n");
  return {
    text,
    title: title.replace("# ", ""),
    severities: [...first.matchAll(/\*\*(error|warning|info)\*\*/g)].map(([, severity = ""]) => severity),
    summary: first.slice(first.lastIndexOf(" · ") + 3),
    headings: [...text.matchAll(/^## (.*)$/gm)].map(([, heading = ""]) => heading),
    before,
    after: { files: Object.fromEntries(files), options: { ...before.options, ...after.options } },
    printed: blocks.find(({ marks }) => marks.has("printed")),
  };
}

/** Marks above the blocks: `file: path`, and `options: {…}` where the example needs some; `remote` in them names the file behind each address. */
function exampleOf(blocks: readonly Block[]): Example {
  const files = blocks.flatMap(({ marks, text }) => (marks.has("file") ? [[marks.get("file") ?? "", text]] : []));
  const written = blocks.flatMap(({ marks }) => marks.get("options") ?? [])[0] ?? "{}";
  const { remote, ...options } = JSON.parse(written) as CompileOptions & { readonly remote?: Record<string, string> };
  const fetched = remote === undefined ? {} : { remoteSpecs: answer };
  return { files: Object.fromEntries(files) as Example["files"], options: { ...options, ...fetched } };
}

async function answer(): Promise<string> {
  throw new Error("nothing answers at this address");
}

/** What is found in an example. */
export async function diagnosticsOf({ files, options }: Example): Promise<readonly Diagnostic[]> {
  const sources = Object.fromEntries(
    Object.keys(options.sources ?? {}).map((name) => [
      name,
      { host: memoryHost(filesBelow(options.sources![name], files)) },
    ]),
  );
  return (await compileNavigation({ ...options, sources, host: memoryHost(files) })).diagnostics;
}

/** The files of another repository: those of its folder, such as `../api-docs`. */
function filesBelow(source: string | SourceFolder | undefined, files: Example["files"]): Example["files"] {
  const start = `${typeof source === "string" ? source : (source?.root ?? "")}/`;
  const below = Object.entries(files).filter(([file]) => file.startsWith(start));
  return Object.fromEntries(below.map(([file, text]) => [file.slice(start.length), text]));
}

/** The problems of one code as `navc check --all` prints them. */
export async function printedFor(code: string, { files, options }: Example): Promise<string> {
  const found = (await diagnosticsOf({ files, options })).filter((each) => each.code === code);
  return prettyReport(found, (file) => files[file], { color: false, summary: false, all: true });
}
