// Compiles a site with the records of its stages, for what the preview says about single pages.
import type { KnownBodies } from "../../../compiler/bodies/known-bodies.ts";
import type { SiteRecord } from "../../../compiler/site-record.ts";
import { ExplainedSite } from "../../../outputs/explain/explained-site.ts";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { explainPages } from "../../../outputs/explain/explain-page.ts";
import type { PageExplanation } from "../../../outputs/explain/explanation.ts";
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { sourceText } from "../../../compiler/host/source-text.ts";
import type { SiteLinks } from "../../../compiler/links/site-links.ts";
import type { CompileOptions } from "../../../compiler/options.ts";
import { problemPlaces, type ProblemPlace } from "../model/problem-places.ts";
import { sourceLines, type SourceLines } from "../model/source-lines.ts";
import { specCoverage, type SpecCoverage } from "../model/spec-coverage.ts";
import type { Edition } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";
import type { CompilerProgram, RecordedSite } from "../../../project/load-compiler.ts";

/** Compiles the site that `host` reads. */
export async function recordedSite(
  host: Host,
  options: CompileOptions,
  compiler: CompilerProgram,
): Promise<RecordedSite> {
  let record: SiteRecord | undefined;
  const result = await compiler.compile({ ...options, onProgress: givesTurn, host }, (kept) => void (record = kept));
  return { result, record, host };
}

/** What reading the bodies of all pages shows. */
export interface ReadLinks {
  /** Null without a tree. */
  readonly links: SiteLinks | null;
  /** Also those of links. */
  readonly problems: readonly Diagnostic[];
}

/**
 * The links of the site that `host` reads. The bodies of all pages are read, including unlisted ones, with
 * breaks for other requests; `bodies` are the known ones.
 */
export async function siteLinks(
  host: Host,
  options: CompileOptions,
  compiler: CompilerProgram,
  bodies?: KnownBodies,
): Promise<ReadLinks> {
  let record: SiteRecord | undefined;
  const all = { links: true, discover: true, specs: false };
  const given = { ...options, ...all, onProgress: givesTurn, host };
  const { diagnostics } = await compiler.compile(given, (kept) => void (record = kept), { bodies });
  return { links: record?.links?.() ?? null, problems: diagnostics };
}

/** Lets the server answer other requests between two steps. */
function givesTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** Why these pages are where they are, with those of the problems that are theirs; pages that the site lacks are left out. */
export function explanationsOf(
  hrefs: readonly string[],
  { result: { navigation }, record, host }: RecordedSite,
  diagnostics: readonly Diagnostic[],
): readonly PageExplanation[] {
  if (navigation === null || record === undefined) return [];
  const pages = hrefs.flatMap((href): readonly Page[] => {
    const page = Object.hasOwn(navigation.pages, href) ? navigation.pages[href] : undefined;
    return page === undefined ? [] : [page];
  });
  return explainPages(pages, new ExplainedSite({ navigation, diagnostics, record, host }));
}

/** Which operations have a page. */
export function coverageOf({ result, record }: RecordedSite): readonly SpecCoverage[] {
  if (result.navigation === null || record === undefined) return [];
  return specCoverage(result.navigation, record.documents);
}

/** The lines of all nodes of some editions. */
export function linesOf(editions: readonly Edition[], config: string, host: Host): SourceLines {
  return sourceLines(editions, config, textsOf(host));
}

/** All places that problems name. */
export function placesOf(
  problems: readonly Diagnostic[],
  editions: readonly Edition[],
  config: string,
  host: Host,
): readonly ProblemPlace[] {
  return problemPlaces(problems, { editions, config, textOf: textsOf(host) });
}

function textsOf(host: Host): (file: string) => string | undefined {
  return (file) => sourceText(host, file, defaultLimits);
}
