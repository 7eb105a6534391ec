// Compiles a site again and again, and makes anew only what pages say of themselves where nothing else has changed (D106).
import { runStages, type MadeFrom } from "./compile.ts";
import { resultOf, type CompileResult, type FinishedCompile } from "./compile-result.ts";
import { differInDescriptionOnly } from "./contract/page-fields.ts";
import { pageHref } from "./contract/page-path.ts";
import type { Finding } from "./diagnostics/diagnostic.ts";
import type { ExpandedPage } from "./expand/expanded-tree.ts";
import { filePage } from "./expand/page-facts.ts";
import { guardedHost } from "./host/guarded-host.ts";
import type { Host } from "./host/host.ts";
import { RecordedQuestions } from "./host/recorded-questions.ts";
import { resolveOptions, type CompileOptions, type ResolvedOptions } from "./options.ts";
import { readPage } from "./pages/load-pages.ts";
import type { PageFile } from "./pages/page-catalog.ts";
import { describeAgain } from "./site/described-pages.ts";
import { pagesNamedByOthers } from "./site/page-table.ts";
import type { ParsedBefore } from "./specs/spec-files.ts";

/** What a compiler keeps from one compile to the next. No result depends on it. */
export interface CompileMemory {
  readonly specs: ParsedBefore;
  /** Undefined after a compile that failed. */
  latest: LatestCompile | undefined;
}

/** The latest compile. */
interface LatestCompile {
  readonly result: CompileResult;
  readonly finished: FinishedCompile;
  readonly questions: RecordedQuestions;
  /** Undefined where a change of a page needs all stages. */
  readonly pages: DescribablePages | undefined;
}

/** The pages that can be described anew without running all stages. */
interface DescribablePages {
  /** Those whose reading reported nothing, in which no problem has a line, and whose title no other page shows; by file. */
  readonly read: ReadonlyMap<string, PageFile>;
  /** The pages of the site that are shown from a file, by file, with their addresses. What they say of themselves may be out of date. */
  readonly shown: ReadonlyMap<string, ShownPage>;
  /** The keys of the table of pages. */
  readonly hrefs: readonly string[];
  readonly spareBytes: number;
}

interface ShownPage {
  readonly href: string;
  readonly page: ExpandedPage;
}

/**
 * Compiles a site; `given` is the same each time but for the host. The result is that of `compileNavigation`; all its diagnostics have their places.
 * Throws as that does.
 */
export async function compileAgain(given: CompileOptions, memory: CompileMemory): Promise<CompileResult> {
  const options = await resolveOptions(given);
  const { latest } = memory;
  memory.latest = undefined;
  memory.latest = (latest && (await describedAgain(latest, options))) ?? (await compileWhole(options, memory.specs));
  return memory.latest.result;
}

async function compileWhole(options: ResolvedOptions, specs: ParsedBefore): Promise<LatestCompile> {
  const questions = new RecordedQuestions();
  const host = questions.recording(guardedHost(options.host));
  const { made, ...finished } = await runStages({ ...options, host }, specs);
  const result = await resultOf(finished);
  // Their places are looked up in files that may have changed when somebody asks.
  void result.diagnostics;
  specs.endRound();
  return { result, finished, questions, pages: made && describablePages(made, finished) };
}

/** Undefined where something was left out for a limit, what is fetched can't be asked for again, or an address does not say which page it is of. */
function describablePages(
  { pages, record, faultyFiles, spareBytes }: MadeFrom,
  { recorded, options, findings, navigation }: FinishedCompile,
): DescribablePages | undefined {
  if (options.remote !== undefined || recorded.budget.leftOut().length > 0 || spareBytes === 0) return undefined;
  // What is written below the front matter counts, too.
  if (options.links || options.assets) return undefined;
  const { listed, unplaced } = record.site.listings;
  const all = [...listed.keys(), ...unplaced.keys()].map((page) => ({
    href: pageHref(page.path, options.basePath),
    page,
  }));
  if (new Set(all.map(({ href }) => href)).size < all.length) return undefined;
  const namedByOthers = pagesNamedByOthers([...listed.keys(), ...unplaced.keys()], {
    basePath: options.basePath,
    pageAt: record.site.pageAt,
  });
  const excluded = new Set([
    ...faultyFiles,
    ...findings.flatMap(filesShown),
    ...[...namedByOthers].map(({ file }) => file),
  ]);
  const read = pages.pages.flatMap((page) => (excluded.has(page.file) ? [] : [[page.file, page] as const]));
  const shown = all.flatMap((each) => (each.page.file === null ? [] : [[each.page.file, each] as const]));
  const hrefs = Object.keys(navigation?.pages ?? {});
  return { read: new Map(read), shown: new Map(shown), hrefs, spareBytes };
}

/** The files in which a finding has lines; they move when something is written above them. */
function filesShown({ place, details: { related = [], edits = [] } }: Finding): readonly string[] {
  const places = [place, ...related.map((each) => each.place), ...edits.map((each) => each.place)];
  return places.flatMap(({ kind, file }) => (kind === "file" ? [] : [file]));
}

/** The latest compile with what pages say of themselves now; undefined where all stages have to run. */
async function describedAgain(latest: LatestCompile, options: ResolvedOptions): Promise<LatestCompile | undefined> {
  const { finished, questions, pages, result } = latest;
  if (pages === undefined || !isSameSettings(finished.options, options)) return undefined;
  const host = guardedHost(options.host);
  const changed = changedHeads(questions, host);
  if (changed === undefined) return undefined;
  const again = new Map<string, ExpandedPage>();
  const heads = new Map<string, string>();
  for (const file of changed) {
    const before = pages.read.get(file);
    // oxlint-disable-next-line no-await-in-loop -- only blocks of YAML are waited for
    const now = before && (await readAgain(before, questions, { host, finished }));
    if (before === undefined || now === undefined) return undefined;
    if (!differInDescriptionOnly(before.frontMatter, now.page.frontMatter)) return undefined;
    if (now.head === finished.recorded.headOf(file)) continue;
    heads.set(file, now.head);
    const shown = pages.shown.get(file);
    if (shown !== undefined) again.set(shown.href, describedNow(now.page, shown.page));
  }
  if (heads.size === 0 || finished.navigation === null) return latest;
  const described = describeAgain(finished.navigation, pages.hrefs, again);
  if (described.bytesAtMost > pages.spareBytes) return undefined;
  const { navigation, bytesAtMost } = described;
  const now = { ...finished, navigation, recorded: finished.recorded.withHeads(heads) };
  return {
    result: await resultOf(now, result.diagnostics),
    finished: now,
    questions,
    pages: { ...pages, spareBytes: pages.spareBytes - bytesAtMost },
  };
}

function describedNow(file: PageFile, { provenance }: ExpandedPage): ExpandedPage {
  return filePage(file, provenance.named, provenance.route);
}

/** Whether options that are objects of the caller say what they said before. */
function isSameSettings(one: ResolvedOptions, other: ResolvedOptions): boolean {
  return JSON.stringify([one.config, one.lock]) === JSON.stringify([other.config, other.lock]);
}

/** Undefined as well where the host fails: then all stages run, and the failure is that of the compile. */
function changedHeads(questions: RecordedQuestions, host: Host): ReadonlySet<string> | undefined {
  try {
    return questions.changedHeads(host);
  } catch {
    return undefined;
  }
}

interface PageAgain {
  readonly page: PageFile;
  /** What was used of the file. */
  readonly head: string;
}

/** The page as its file is now; undefined where it is gone, where reading it reports something, or where it is over the limit of bytes. */
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
