// Finds and reads the file of each page path (D3).
import type { PhaseSteps } from "../contract/compile-progress.ts";
import type { Limits } from "../contract/limits.ts";
import { localTarget } from "../contract/href.ts";
import { pageHref, toPagePath, withoutPageExtension, type PagePath } from "../contract/page-path.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Host } from "../host/host.ts";
import type { Used } from "../host/recording-host.ts";
import { readFrontMatter } from "./front-matter.ts";
import type { FoundPage, PageCatalog, PageFile } from "./page-catalog.ts";
import { readPageHead } from "./page-head.ts";

/** What is needed to read a page. */
export interface ReadPageInput {
  readonly host: Host;
  readonly limits: Limits;
  readonly report: Report;
  /** Called with the beginning of each page that was read. */
  readonly used?: Used;
  /** The page that an earlier compile read from the same beginning of a file, if it had nothing to report. */
  readonly known?: ((file: string, head: string) => PageFile | undefined) | undefined;
}

/** What is needed to load pages. */
export interface LoadPagesInput extends ReadPageInput {
  readonly references: ReadonlySet<PagePath>;
  /** Counts the references. */
  readonly steps?: PhaseSteps;
}

/** A file other than `<path>.mdx` that a page path may mean, and the path of its page. */
interface Candidate {
  readonly file: string;
  readonly path: PagePath;
  readonly by: FoundPage["by"];
}

/** Finds and reads the file of each path, each file once; a path without one is not reported here. */
export async function loadPages(input: LoadPagesInput): Promise<PageCatalog> {
  const pageByFile = new Map<string, PageFile | undefined>();
  const foundByPath = new Map<PagePath, FoundPage | undefined>();
  const keep = (file: string, page: PageFile | undefined): PageFile | undefined => {
    pageByFile.set(file, page);
    return page;
  };
  const pageOf: PageOf = (file, path) => {
    const known = pageByFile.get(file);
    if (known !== undefined || pageByFile.has(file)) return known;
    const read = readPage(file, path, input);
    return read instanceof Promise ? read.then((page) => keep(file, page)) : keep(file, read);
  };
  await input.steps?.begin(input.references.size);
  for (const path of input.references) {
    // Most pages are there at once: a promise or a list of candidates each would take longer than their front matter.
    const first = pageOf(`${path}.mdx`, path);
    const page = first instanceof Promise ? await first : first;
    foundByPath.set(path, page === undefined ? await findElsewhere(path, pageOf) : { page, by: "path" });
    const shown = input.steps?.step();
    // oxlint-disable-next-line no-await-in-loop -- a program that shows the progress needs a turn
    if (shown !== undefined) await shown;
  }
  const pages = [...pageByFile.values()].filter((page) => page !== undefined);
  return { find: (path) => foundByPath.get(path), pages };
}

type PageOf = (file: string, path: PagePath) => PageFile | undefined | Promise<PageFile | undefined>;

async function findElsewhere(path: PagePath, pageOf: PageOf): Promise<FoundPage | undefined> {
  for (const { file, path: pagePath, by } of otherCandidates(path)) {
    // oxlint-disable-next-line no-await-in-loop -- the first file that is there is the page
    const page = await pageOf(file, pagePath);
    if (page !== undefined) return { page, by };
  }
  return undefined;
}

/** The extension is appended and never replaces another one: dots in names are common (D3). */
function* otherCandidates(path: PagePath): Generator<Candidate> {
  yield { file: `${path}.md`, path, by: "path" };
  const bare = withoutPageExtension(path);
  if (bare !== path) for (const file of [path, `${bare}.mdx`, `${bare}.md`]) yield* candidate(file, bare, "extension");
  yield* candidate(`${path}/index.mdx`, `${path}/index`, "index");
  yield* candidate(`${path}/index.md`, `${path}/index`, "index");
}

function* candidate(file: string, path: string, by: FoundPage["by"]): Generator<Candidate> {
  const normal = toPagePath(path);
  if (normal.ok && normal.path === path) yield { file, path: normal.path, by };
}

/** Reads a page file; undefined if there is none. Only front matter that is more than plain lines needs a promise. */
export function readPage(
  file: string,
  path: PagePath,
  { host, limits, report, used, known }: ReadPageInput,
): PageFile | undefined | Promise<PageFile> {
  const head = readPageHead(host, file, limits.frontMatterBytes);
  if (head === undefined) return undefined;
  used?.(file, head.text);
  const same = known?.(file, head.text);
  if (same !== undefined) return same;
  const frontMatter = readFrontMatter(head, { file, limits, report });
  if (frontMatter instanceof Promise) return frontMatter.then((read) => ({ path, file, frontMatter: read }));
  return { path, file, frontMatter };
}

/** For entries without a file: the paths of other files that have their addresses, such as `a/b` for `a/b/index` (D3). */
export function addressesOf(paths: readonly PagePath[]): readonly PagePath[] {
  return paths.flatMap((path) => {
    const address = localTarget(pageHref(path, ""));
    return address === undefined || address === path ? [] : [address];
  });
}
