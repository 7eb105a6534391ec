// Reads the bodies of pages, and those of the files that they import.
import { PhaseSteps, type ProgressListener } from "../contract/compile-progress.ts";
import type { Limits } from "../contract/limits.ts";
import { snippetPaths } from "../contract/shown-files.ts";
import { fileAt } from "../diagnostics/place.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Host } from "../host/host.ts";
import type { WholeReads } from "../host/whole-reads.ts";
import { findFrontMatter } from "../text/front-matter-block.ts";
import { importCandidates } from "../text/resolve-path.ts";
import { perLongText, perObject } from "../text/per-object.ts";
import { anchorsOf, KnownIds } from "./anchor-ids.ts";
import type { BodyCatalog, LoadedBody } from "./body-catalog.ts";
import type { KnownBodies } from "./known-bodies.ts";
import type { PageBody } from "./page-body.ts";

/** What is needed to load bodies. */
export interface LoadBodiesInput {
  /** The files of the pages, in reading order. */
  readonly files: ReadonlySet<string>;
  /** The style sheets of the site. */
  readonly styleSheets: readonly string[];
  /** The specs that the site names; those at web addresses are left out. */
  readonly specs: readonly string[];
  readonly host: Host;
  readonly limits: Limits;
  readonly report: Report;
  readonly onProgress?: ProgressListener | undefined;
  /** What was read in other runs. */
  readonly known?: KnownBodies | undefined;
  /** Makes a function of texts that is called once for files with the same text. */
  readonly perText?: WholeReads["perText"];
  /** The folder of the repository that a file belongs to; "" for all files if absent. */
  readonly rootOf?: (file: string) => string;
}

/** Reads each body once, pages first. A file over the limit is reported and left out. */
export async function loadBodies(input: LoadBodiesInput): Promise<BodyCatalog> {
  const { files, host, onProgress, rootOf = () => "", perText = (factOf) => factOf } = input;
  // Where all is known nobody waits for the parser.
  const known = input.known ?? (await import("./known-bodies.ts")).knownBodies();
  const bodies = new Map<string, LoadedBody>();
  const isFile = (file: string): boolean => host.stat(file)?.kind === "file";
  const bodyOfPage = perText(unreadPage);
  const bodyOfProgram = perText(unreadProgram);
  const bodyText = (file: string): BodyText | undefined => {
    const text = textWithin(file, input);
    if (text === undefined) return undefined;
    return { file, body: programNames.test(file) ? bodyOfProgram(text) : bodyOfPage(text) };
  };
  const load = async (waiting: readonly string[], isPage: boolean): Promise<void> => {
    for (const { texts, files: done } of batches(waiting, bodyText)) {
      // oxlint-disable-next-line no-await-in-loop -- one batch is held at a time
      await readTexts(texts, known);
      for (const {
        file,
        body: { start, read },
      } of texts) {
        const parts = partsOf(read!, file, { isFile, root: rootOf(file) });
        bodies.set(file, { ...read!, file, start, isPage, parts });
      }
      // oxlint-disable-next-line no-await-in-loop -- a program that shows the progress needs a turn
      if (isPage) await stepped(done);
    }
  };
  const steps = new PhaseSteps("links", onProgress);
  const stepped = async (count: number): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    for (let step = 0; step < count; step += 1) await steps.step();
  };
  await steps.begin(files.size);
  await load([...files], true);
  const seen = new Set(files);
  for (let parts = partsBehind(bodies.values(), seen); parts.length > 0;) {
    // oxlint-disable-next-line no-await-in-loop -- parts name the next ones
    await load(parts, false);
    parts = partsBehind(
      parts.flatMap((file) => bodies.get(file) ?? []),
      seen,
    );
  }
  for (const other of [...(await readStyleSheets(input)), ...(await readSpecTexts(input))])
    bodies.set(other.file, other);
  const ids = new KnownIds(bodies.size);
  return { bodies, anchorsOf: perObject((body) => anchorsOf(body, bodies, ids)) };
}

/** The style sheets, as parts of every page, because what they show is shown on every page. */
async function readStyleSheets(input: LoadBodiesInput): Promise<readonly LoadedBody[]> {
  const texts = input.styleSheets
    .map((file) => ({ file, text: textWithin(file, input) ?? "" }))
    .filter(({ text }) => /url\(/i.test(text));
  if (texts.length === 0) return [];
  const { readStyleSheet } = await import("./read-program.ts");
  return texts.map(({ file, text }) => ({ ...readStyleSheet(text), file, ...ofPart }));
}

/** The specs whose descriptions may have links, as parts of pages. */
async function readSpecTexts({ specs, host, limits }: LoadBodiesInput): Promise<readonly LoadedBody[]> {
  const texts = specs.flatMap((file) => {
    const text = host.stat(file)?.kind === "file" ? host.readText(file) : undefined;
    return text?.includes("](/") === true ? [{ file, text }] : [];
  });
  if (texts.length === 0) return [];
  const { readSpecText } = await import("./read-program.ts");
  const bodyOf = perLongText((text) => readSpecText(text, limits.depth));
  return texts.map(({ file, text }) => ({ ...bodyOf(text), file, ...ofPart, isSpec: true }));
}

const ofPart = { start: 0, isPage: false, parts: new Map<string, string>() };

/** Reads the bodies that no file before had. */
async function readTexts(texts: readonly BodyText[], known: KnownBodies): Promise<void> {
  const unread = [...new Set(texts.map(({ body }) => body))].filter(({ read }) => read === undefined);
  const [programs, pages] = [unread.filter(isProgram), unread.filter((body) => !isProgram(body))];
  addRead(await known.read(pages.map(({ text }) => text)), pages);
  if (programs.length > 0) addRead(await known.readPrograms(programs.map(({ text }) => text)), programs);
}

function addRead(read: readonly PageBody[], of: readonly UnreadBody[]): void {
  for (const [index, body] of read.entries()) of[index]!.read = body;
}

function isProgram({ grammar }: UnreadBody): boolean {
  return grammar === "program";
}

interface BodyText {
  readonly file: string;
  /** The same object for files with the same text. */
  readonly body: UnreadBody;
}

/** The text of a body, and where in its file it begins. */
interface UnreadBody {
  readonly text: string;
  readonly start: number;
  readonly grammar: "page" | "program";
  /** What was found in it, once it is read. */
  read: PageBody | undefined;
}

function unreadPage(text: string): UnreadBody {
  const block = findFrontMatter(text, true);
  const start = block.kind === "block" ? block.close : 0;
  return { text: text.slice(start), start, grammar: "page", read: undefined };
}

function unreadProgram(text: string): UnreadBody {
  return { text, start: 0, grammar: "program", read: undefined };
}

/** Undefined for a file that can't be read, or that is over the limit; the limit is reported. */
function textWithin(file: string, input: LoadBodiesInput): string | undefined {
  const { host, limits, report } = input;
  if ((host.stat(file)?.size ?? 0) > limits.bodyBytes) {
    const args = {
      what: `The ${nounOf(file, input)} ${file}`,
      limit: `${limits.bodyBytes} bytes`,
      option: "bodyBytes",
    };
    report("limit-exceeded", fileAt(file), args);
    return undefined;
  }
  return host.readText(file);
}

function nounOf(file: string, { files, styleSheets }: LoadBodiesInput): string {
  if (files.has(file)) return "page";
  return styleSheets.includes(file) ? "style sheet" : "file";
}

interface Batch {
  readonly texts: readonly BodyText[];
  /** The number of files that were needed, including those without a text. */
  readonly files: number;
}

/** In UTF-16 units. Between two batches other work can run. */
const batchLength = 256 * 1024;

function* batches(files: readonly string[], textOf: (file: string) => BodyText | undefined): Generator<Batch, void> {
  let texts: BodyText[] = [];
  let first = 0;
  let length = 0;
  for (const [index, file] of files.entries()) {
    const read = textOf(file);
    if (read !== undefined) texts.push(read);
    length += read?.body.text.length ?? 0;
    if (length < batchLength) continue;
    yield { texts, files: index + 1 - first };
    texts = [];
    first = index + 1;
    length = 0;
  }
  yield { texts, files: files.length - first };
}

/** The files that bodies show and that have not been read yet. */
function partsBehind(bodies: Iterable<LoadedBody>, seen: Set<string>): readonly string[] {
  const parts = new Set<string>();
  for (const body of bodies) for (const part of body.parts.values()) if (!seen.has(part)) parts.add(part);
  for (const part of parts) seen.add(part);
  return [...parts];
}

const programNames = /\.[jt]sx$/i;
/** The imported files of a page that the platform shows. */
const partNames = /\.(?:mdx?|[jt]sx)$/i;

/** One map for all bodies that show no other file, because an empty map takes as much memory as the rest of a body. */
const noParts: ReadonlyMap<string, string> = new Map();

/** The files of components, by the names that the body gives them. */
function partsOf(
  { imports, anchors }: Pick<LoadedBody, "imports" | "anchors">,
  file: string,
  { isFile, root }: { readonly isFile: (file: string) => boolean; readonly root: string },
): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const add = (name: string, candidates: readonly string[]): void => {
    const found = candidates.find((candidate) => candidate !== file && isFile(candidate));
    if (found !== undefined) parts.set(name, found);
  };
  for (const { name, target } of imports)
    if (partNames.test(target)) add(name ?? target, importCandidates(target, file, root));
  for (const anchor of anchors) {
    if (anchor.kind !== "snippet") continue;
    add(
      anchor.file,
      snippetPaths(anchor.file).flatMap((path) => importCandidates(path, file, root)),
    );
  }
  return parts.size === 0 ? noParts : parts;
}
