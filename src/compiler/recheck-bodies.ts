// Compiles a site again of which only bodies of pages differ: only the checks that read bodies run. (D305)
import type { LoadedBody } from "./bodies/body-catalog.ts";
import { readBody } from "./bodies/read-body.ts";
import { replaceBodies } from "./bodies/replace-bodies.ts";
import type { CheckedSite } from "./checks/check.ts";
import { linkPrefix } from "./checks/link-prefix.ts";
import { recordedLinks } from "./checks/recorded-links.ts";
import { runBodyChecks } from "./checks/run-checks.ts";
import type { StagedCompile } from "./compile.ts";
import { collectFindings } from "./diagnostics/collector.ts";
import { stageReport } from "./diagnostics/stage-report.ts";
import type { Host } from "./host/host.ts";
import { recordInputs } from "./host/recording-host.ts";
import type { ResolvedOptions } from "./options.ts";
import { importsIn } from "./pages/discover-pages.ts";
import { utf8Length } from "./text/byte-lengths.ts";
import { groupBy } from "./text/group-by.ts";
import { perObject } from "./text/per-object.ts";
import { findFrontMatter } from "./text/front-matter-block.ts";

/** The text of a file at the compile, and now. */
export interface TypedText {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** The same site after edits. */
export interface RecheckedSite {
  readonly texts: readonly TypedText[];
  /** Its files. */
  readonly host: Host;
  readonly onProgress: ResolvedOptions["onProgress"];
}

/**
 * The compile with the new texts, the same as all stages would make it; undefined if all stages have to run, because an edit changes more than
 * links, anchors and headings, or because a search was left out. `staged` is a compile of all stages that has kept its checks.
 */
export async function recheckBodies(
  staged: StagedCompile,
  { texts, host, onProgress }: RecheckedSite,
): Promise<StagedCompile | undefined> {
  const { made, options, navigation, recorded } = staged;
  const { bodies } = made?.kept?.checked ?? {};
  if (made?.kept === undefined || bodies === undefined || navigation === null) return undefined;
  const { checked: first, reports, left, restoreSearches } = made.kept;
  // Which searches are left out depends on how many came before.
  if (first.hints.budget.hasRefused()) return undefined;
  const shared = sharedFiles(staged);
  if (texts.some(({ file }) => shared.has(file))) return undefined;
  const edited = texts.map((text) => editedBody(text, bodies.bodies.get(text.file), options));
  if (edited.some((body) => body === undefined)) return undefined;
  const replaced = edited.flatMap((body) => body ?? []);
  const checked: CheckedSite = { ...first, bodies: replaceBodies(bodies, replaced) };
  // Redirects are read with it, and checks that read no bodies judge redirects.
  if (linkPrefix(checked)?.path !== linkPrefix(first)?.path) return undefined;
  const collector = collectFindings(options.rules, { most: options.limits.findings, file: made.record.config });
  for (const { code, place, args, details } of reports) collector.report(code, place, args, details);
  restoreSearches();
  const more = await runBodyChecks(checked, stageReport(collector.report, options), onProgress);
  if (first.hints.budget.hasRefused()) return undefined;
  return {
    ...staged,
    findings: collector.findings(),
    hasErrors: !collector.ok(),
    notJudged: [...left, ...more].filter(({ code }) => options.rules[code] !== "off"),
    recorded: { ...recorded, unrecorded: recordInputs(host, options.limits.readBytes).unrecorded },
    made: { ...made, record: { ...made.record, ...recordedLinks(checked, made.record.config, navigation.site.href) } },
  };
}

/** The files that a page or part shares with another one, through links of the disk: both show one text. */
const sharedFiles: (staged: StagedCompile) => ReadonlySet<string> = perObject(({ made, recorded }) => {
  const files = [...(made?.kept?.checked.bodies?.bodies.keys() ?? [])];
  const byReal = groupBy(files, (file) => recorded.unrecorded.stat(file)?.real ?? file);
  return new Set([...byReal.values()].flatMap((same) => (same.length > 1 ? same : [])));
});

/** The new body of a file; undefined if more of the file has changed. */
function editedBody(
  { file, before, after }: TypedText,
  known: LoadedBody | undefined,
  { limits }: ResolvedOptions,
): LoadedBody | undefined {
  const start = sameStart(before, after);
  if (known === undefined || start === undefined || !/\.mdx?$/i.test(file)) return undefined;
  if (utf8Length(after) > limits.bodyBytes || importsIn(before) !== importsIn(after)) return undefined;
  const body = readBody(after.slice(start), 0);
  return shownFiles(body) === shownFiles(known)
    ? { ...body, file, start, isPage: known.isPage, parts: known.parts }
    : undefined;
}

/** What decides which files a body shows. */
function shownFiles({ imports, anchors }: Pick<LoadedBody, "imports" | "anchors">): string {
  return JSON.stringify([imports, anchors.filter(({ kind }) => kind === "snippet")]);
}

/** Where the body of both texts begins; undefined if they do not have the same front matter, or one that can't be read. */
function sameStart(before: string, after: string): number | undefined {
  const [old, now] = [findFrontMatter(before, true), findFrontMatter(after, true)];
  if (JSON.stringify(old) !== JSON.stringify(now)) return undefined;
  if (now.kind === "none") return 0;
  return now.kind === "block" && before.slice(0, now.close) === after.slice(0, now.close) ? now.close : undefined;
}
