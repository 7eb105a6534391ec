// Compiles a site repeatedly. If only descriptions of pages have changed, only these are made again (D106).
import type { KnownBodies } from "../../compiler/bodies/known-bodies.ts";
import { runStages, type MadeFrom, type StagedCompile } from "../../compiler/compile.ts";
import { resultOf, type CompileResult, type FinishedCompile } from "../../compiler/compile-result.ts";
import { differInDescriptionOnly } from "../../compiler/contract/page-fields.ts";
import { pageHref } from "../../compiler/contract/page-path.ts";
import type { ExpandedPage, PageProvenance } from "../../compiler/expand/expanded-tree.ts";
import { filePage } from "../../compiler/expand/page-facts.ts";
import { guardedHost } from "../../compiler/host/guarded-host.ts";
import type { Host } from "../../compiler/host/host.ts";
import { RecordedQuestions } from "../../compiler/host/recorded-questions.ts";
import type { RecordedInputs } from "../../compiler/host/recording-host.ts";
import { nodeMachine } from "../node-machine.ts";
import { resolveOptions, type CompileOptions, type ResolvedOptions } from "../../compiler/options.ts";
import { importsIn } from "../../compiler/pages/discover-pages.ts";
import { readPage } from "../../compiler/pages/load-pages.ts";
import { namesSdk, type PageFile } from "../../compiler/pages/page-catalog.ts";
import { describeAgain } from "../../compiler/site/described-pages.ts";
import { pagesNamedByOthers } from "../../compiler/site/page-table.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import { keptReports } from "../../compiler/kept-checks.ts";
import type { ParsedBefore } from "../../compiler/specs/spec-files.ts";

/** What a compiler keeps from one compile to the next. No result depends on it. */
export interface CompileMemory {
  readonly specs: ParsedBefore;
  /** Undefined before bodies were read. */
  bodies: KnownBodies | undefined;
  /** Whether the checks are kept for `recheckAgain`. */
  readonly keepsChecks?: boolean;
  /** Undefined after a compile that failed. */
  latest: LatestCompile | undefined;
}

/** The latest compile. */
interface LatestCompile {
  readonly result: CompileResult;
  /** With its checks, if they were kept. */
  readonly staged: StagedCompile | undefined;
  readonly finished: FinishedCompile;
  readonly questions: RecordedQuestions;
  /** What the stages recorded; undefined for a site without a tree. */
  readonly record: SiteRecord | undefined;
  /** Undefined if every change of a page needs all stages. */
  readonly pages: DescribablePages | undefined;
}

/** The pages whose descriptions can be renewed without running all stages. */
interface DescribablePages {
  /** Pages for which nothing was reported when they were read, by file. */
  readonly read: ReadonlyMap<string, PageFile>;
  /** Pages that were read again since then. */
  readonly readAgain: ReadonlyMap<string, PageFile>;
  /** Files that were read to find the lines of problems, and files of pages whose titles other pages show: a change in them needs all stages. */
  readonly bound: ReadonlySet<string>;
  /** What pages show of an operation, by file; most show none. */
  readonly operations: ReadonlyMap<string, PageProvenance>;
  /** The keys of the table of pages. */
  readonly hrefs: readonly string[];
  readonly spareBytes: number;
}

/**
 * Compiles a site; `given` is the same each time, except for the host. The result is that of `compileNavigation`, and all its
 * diagnostics have their places. `keep` gets what the stages recorded when they ran last. Throws like `compileNavigation`.
 */
export async function compileAgain(
  given: CompileOptions,
  memory: CompileMemory,
  keep?: (record: SiteRecord) => void,
): Promise<CompileResult> {
  const options = await resolveOptions(given, nodeMachine);
  const { latest } = memory;
  memory.latest = undefined;
  memory.latest = (latest && (await describedAgain(latest, options))) ?? (await compileWhole(options, memory, latest));
  if (memory.latest.record !== undefined) keep?.(memory.latest.record);
  return memory.latest.result;
}

/** Whether a host answers all that the latest compile asked as it did then. */
export function isUnchanged({ latest }: CompileMemory, host: Host): boolean {
  const parts = { isSame: () => false, mayGrow: () => false };
  return latest?.questions.changedHeads(guardedHost(host), parts)?.size === 0;
}

/** A result whose places are all looked up: its files may have changed when somebody asks. */
export function withRelatedPlaces(result: CompileResult): CompileResult {
  for (const { related } of result.diagnostics) for (const { range } of related) void range;
  return result;
}

async function compileWhole(
  options: ResolvedOptions,
  memory: CompileMemory,
  latest: LatestCompile | undefined,
): Promise<LatestCompile> {
  const questions = new RecordedQuestions();
  const host = questions.recording(guardedHost(options.host));
  const page = (file: string, head: string): PageFile | undefined =>
    latest?.finished.recorded.headOf(file) === head ? latestPage(file, latest.pages) : undefined;
  const { specs } = memory;
  const bodies = options.links || options.assets ? await bodiesOf(memory) : undefined;
  const keep = memory.keepsChecks === true ? keptReports : undefined;
  const staged = await runStages({ ...options, host }, { specs, page, bodies, keep });
  const { made, ...finished } = staged;
  const { recorded } = finished;
  const shown = new Set<string>();
  const noted = { ...recorded, unrecorded: noting(recorded.unrecorded, shown) };
  const result = withRelatedPlaces(await resultOf({ ...finished, recorded: noted }));
  specs.endRound();
  const pages = made && describablePages(made, finished, shown);
  return { result, staged: keep && staged, finished, questions, record: made?.record, pages };
}

async function bodiesOf(memory: CompileMemory): Promise<KnownBodies> {
  // Without links the parser is not needed.
  const { knownBodies } = await import("../../compiler/bodies/known-bodies.ts");
  return (memory.bodies ??= knownBodies());
}

/** The same host; the files that are read are added to `files`. */
function noting(host: Host, files: Set<string>): Host {
  return {
    ...host,
    readText(path) {
      files.add(path);
      return host.readText(path);
    },
    readHead(path, bytes) {
      files.add(path);
      return host.readHead(path, bytes);
    },
  };
}

function latestPage(file: string, pages: DescribablePages | undefined): PageFile | undefined {
  return pages?.readAgain.get(file) ?? pages?.read.get(file);
}

/** Undefined if something was left out because of a limit, if something was fetched, or if an address belongs to several pages. */
function describablePages(
  { pages, record, faultyFiles, spareBytes }: MadeFrom,
  { recorded, options, navigation }: FinishedCompile,
  shownFiles: ReadonlySet<string>,
): DescribablePages | undefined {
  if (options.remote !== undefined || recorded.budget.leftOut().length > 0 || spareBytes === 0) return undefined;
  // What is written below the front matter counts, too.
  if (options.links || options.assets) return undefined;
  const { listings, pageAt } = record.site;
  const shown = [...listings.listed.keys(), ...listings.unplaced.keys()];
  const hrefs = Object.keys(navigation?.pages ?? {});
  if (hrefs.length < shown.length) return undefined;
  const read = new Map<string, PageFile>();
  for (const page of pages.pages) if (!faultyFiles.has(page.file)) read.set(page.file, page);
  const namedByOthers = pagesNamedByOthers(shown, { basePath: options.basePath, pageAt });
  return {
    read,
    readAgain: new Map(),
    bound: new Set([...shownFiles, ...[...namedByOthers].flatMap(({ file }) => file ?? [])]),
    operations: new Map(
      shown.flatMap(({ file, operation, provenance }) =>
        file === null || operation === undefined ? [] : [[file, provenance] as const],
      ),
    ),
    hrefs,
    spareBytes,
  };
}

/** The latest compile with the new descriptions of pages; undefined if all stages have to run. */
async function describedAgain(latest: LatestCompile, options: ResolvedOptions): Promise<LatestCompile | undefined> {
  const { finished, questions, pages, result } = latest;
  if (pages === undefined || !isSameSettings(finished.options, options)) return undefined;
  const host = guardedHost(options.host);
  const changed = changedHeads(questions, host, finished.recorded);
  if (changed === undefined) return undefined;
  const read = new Map<string, PageFile>();
  const heads = new Map<string, string>();
  for (const file of changed) {
    const before = pages.bound.has(file) ? undefined : latestPage(file, pages);
    // oxlint-disable-next-line no-await-in-loop -- only blocks of YAML are waited for
    const now = before && (await readAgain(before, questions, { host, finished }));
    if (before === undefined || now === undefined) return undefined;
    const [was, is] = [before.frontMatter, now.page.frontMatter];
    if (!differInDescriptionOnly(was, is) || namesSdk(was) || namesSdk(is)) return undefined;
    if (now.head === finished.recorded.headOf(file)) continue;
    read.set(file, now.page);
    heads.set(file, now.head);
  }
  if (read.size === 0 || finished.navigation === null) return latest;
  const described = describeAgain(finished.navigation, pages.hrefs, shownPages(read, latest));
  const { navigation, bytesAtMost, mayShareTitles } = described;
  if (mayShareTitles || bytesAtMost > pages.spareBytes) return undefined;
  const now = { ...finished, navigation, recorded: finished.recorded.withHeads(heads) };
  return {
    result: await resultOf(now, result.diagnostics),
    staged: undefined,
    finished: now,
    questions,
    record: latest.record,
    pages: {
      ...pages,
      readAgain: new Map([...pages.readAgain, ...read]),
      spareBytes: pages.spareBytes - bytesAtMost,
    },
  };
}

/** The pages that the site shows from these files, by their addresses. */
function shownPages(
  read: ReadonlyMap<string, PageFile>,
  { finished, pages }: LatestCompile,
): ReadonlyMap<string, ExpandedPage> {
  const shown = new Map<string, ExpandedPage>();
  for (const [file, page] of read) {
    const href = pageHref(page.path, finished.options.basePath);
    const { named, route } = pages?.operations.get(file) ?? {};
    // Of two files with one address the site shows one.
    if (finished.navigation?.pages[href]?.file === file) shown.set(href, filePage(page, named, route));
  }
  return shown;
}

/** Whether options that are objects of the caller have not changed. */
function isSameSettings(one: ResolvedOptions, other: ResolvedOptions): boolean {
  return JSON.stringify([one.config, one.lock]) === JSON.stringify([other.config, other.lock]);
}

/** Also undefined if the host fails: then all stages run, and the compile has the failure. */
function changedHeads(
  questions: RecordedQuestions,
  host: Host,
  { importsOf, budget }: RecordedInputs,
): ReadonlySet<string> | undefined {
  try {
    return questions.changedHeads(host, {
      isSame: (path, text) => importsOf(path) === importsIn(text),
      mayGrow: (path, bytes) => importsOf(path) !== undefined && budget.take(Math.max(0, bytes), path),
    });
  } catch {
    return undefined;
  }
}

interface PageAgain {
  readonly page: PageFile;
  /** The part of the file that was used. */
  readonly head: string;
}

/** The page from its current file; undefined if there is no file, if reading it reports something, or if it is over the limit of bytes. */
async function readAgain(
  { file, path }: PageFile,
  questions: RecordedQuestions,
  { host, finished }: { readonly host: Host; readonly finished: FinishedCompile },
): Promise<PageAgain | undefined> {
  const { options, recorded } = finished;
  let isFaulty = false;
  let head = "";
  let length = -questions.forgetHead(file);
  const recording = questions.recording(host);
  const page = await readPage(file, path, {
    host: {
      ...recording,
      readHead(asked, bytes) {
        const text = recording.readHead(asked, bytes);
        length += text?.length ?? 0;
        return text;
      },
    },
    limits: options.limits,
    report: () => {
      isFaulty = true;
    },
    used: (_, text) => {
      head = text;
    },
  });
  // A compile reads a head twice at most: as the file of an entry, and as that of an address.
  const fits = recorded.budget.take(2 * Math.max(0, length), file);
  return page === undefined || isFaulty || !fits ? undefined : { page, head };
}
