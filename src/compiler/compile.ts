// Runs the stages in order; no other file knows the order.
import { bindNavigation } from "./bind/bind-navigation.ts";
import type { BoundTree } from "./bind/bound-tree.ts";
import { collectReferences } from "./bind/collect-references.ts";
import { bareEntries, pageSpecUses } from "./pages/operation-entry.ts";
import type { Dialect } from "./contract/dialect.ts";
import { PhaseSteps } from "./contract/compile-progress.ts";
import { sourceFolderOf } from "./contract/source-names.ts";
import { boundedFacts, overLimit, unreadConfig, type UnknownFact } from "./contract/unknown-fact.ts";
import { diagnosticsOf, resultOf, type CompileResult, type FinishedCompile } from "./compile-result.ts";
import type { Finding, Report } from "./diagnostics/diagnostic.ts";
import { reportLeftOut } from "./diagnostics/report-left-out.ts";
import type { NotJudged } from "./diagnostics/not-judged.ts";
import { collectFindings } from "./diagnostics/collector.ts";
import { stageReport } from "./diagnostics/stage-report.ts";
import { unknownOperations } from "./expand/unknown-operations.ts";
import { filledLists } from "./checks/division-check.ts";
import type { KeptChecks, StageReports } from "./kept-checks.ts";
import type { KeptRecord, SiteRecord } from "./site-record.ts";
import { expandNavigation } from "./expand/expand-navigation.ts";
import { type LockFile, readLock } from "./routes/read-lock.ts";
import { namedSdks } from "./routes/named-sdks.ts";
import { planReferences } from "./routes/reference-plan.ts";
import { planRoutes } from "./routes/plan-routes.ts";
import { nextLock, openLock, routeLock } from "./routes/route-lock.ts";
import { attachedSpecs, specUses, type UsesByDivision } from "./routes/spec-uses.ts";
import { recordInputs, type RecordedInputs } from "./host/recording-host.ts";
import { visibleHost } from "./host/visible-host.ts";
import type { WholeReads } from "./host/whole-reads.ts";
import { configFile, resolveOptions, type CompileOptions, type Machine, type ResolvedOptions } from "./options.ts";
import { discoverPages, importsIn, isPageFile } from "./pages/discover-pages.ts";
import { ignoredInSite } from "./pages/ignored-in-site.ts";
import { addressesOf, loadPages, type ReadPageInput } from "./pages/load-pages.ts";
import { hintBudget, type HintBudget } from "./hints/hint-budget.ts";
import { movedPages } from "./hints/moved-pages.ts";
import { nearestPages } from "./hints/nearest-page.ts";
import { styleSheets } from "./pages/style-sheets.ts";
import { pageLinks, type PageCatalog } from "./pages/page-catalog.ts";
import type { KnownBodies } from "./bodies/known-bodies.ts";
import { pageFilesOf } from "./expand/placed-pages.ts";
import type { CheckedSite } from "./checks/check.ts";
import { unreachedEntries } from "./checks/page-detours.ts";
import { recordedLinks } from "./checks/recorded-links.ts";
import { runChecks } from "./checks/run-checks.ts";
import { buildSite } from "./site/build-site.ts";
import { loadGraphql } from "./specs/load-graphql.ts";
import { readSdks } from "./read-sdks.ts";
import { readSiteSpecs } from "./read-site-specs.ts";
import type { ParsedBefore } from "./specs/spec-files.ts";
import { loadConfig } from "./syntax/load-config.ts";
import { readConfig, type SiteCheck } from "./syntax/read-config.ts";

/**
 * Compiles a site; `keep` gets what the stages recorded, which the result does not contain. It is not called for a site without
 * a tree. Nothing in the site makes it throw: problems come back as `diagnostics`. Throws `TypeError` for wrong options, and
 * `HostFailure` if the machine fails to read.
 */
export async function compileSite(
  given: CompileOptions,
  machine: Machine,
  keep?: (record: KeptRecord) => void,
  before?: ReadBefore,
): Promise<CompileResult> {
  const { made, ofUnlisted, ...finished } = await runStages(await resolveOptions(given, machine), before);
  if (made !== undefined) keep?.({ ...made.record, ofUnlisted: () => diagnosticsOf(ofUnlisted(), finished) });
  return resultOf(finished);
}

/** What the result of a compile was made from. */
export interface MadeFrom {
  readonly record: SiteRecord;
  readonly pages: PageCatalog;
  /** The page files for which something was reported while they were read, even if it was dropped later. */
  readonly faultyFiles: ReadonlySet<string>;
  /** The number of bytes by which the result may at least grow. */
  readonly spareBytes: number;
  /** Only if the checks were to be kept. */
  readonly kept?: KeptChecks | undefined;
}

/** Everything that a compile produces; `made` is undefined for a site without a tree. */
export interface StagedCompile extends FinishedCompile {
  readonly made?: MadeFrom | undefined;
  /** The findings that are left out only because no list has their page. */
  readonly ofUnlisted: () => readonly Finding[];
}

/** What earlier compiles have read, by text. */
export interface ReadBefore {
  readonly specs?: ParsedBefore | undefined;
  readonly page?: NonNullable<ReadPageInput["known"]>;
  readonly bodies?: KnownBodies | undefined;
  /** Keeps the checks, to run some of them again. */
  readonly keep?: ((reports: StageReports) => StageReports) | undefined;
}

/** Runs all stages. Throws as `compileNavigation` does. */
export async function runStages(options: ResolvedOptions, before?: ReadBefore): Promise<StagedCompile> {
  // Most compiles need no bodies, and load nothing for them.
  const reads = options.links || options.assets ? await import("./host/whole-reads.ts") : undefined;
  const whole = reads?.wholeReads(options.host);
  const shown = visibleHost(whole?.host ?? options.host, configFile(options.config));
  const recorded = recordInputs(shown, options.limits.readBytes);
  const collector = collectFindings(options.rules, {
    most: options.limits.findings,
    file: typeof options.config === "string" ? options.config : "docs.json",
  });
  const run = { options, recorded, before, perText: whole?.perText ?? ((factOf) => factOf) };
  const compiled = await compileTree(run, before?.keep?.(collector) ?? collector);
  whole?.release();
  const { ofUnlisted } = collector;
  return { ...compiled, options, recorded, findings: collector.findings(), ofUnlisted, hasErrors: !collector.ok() };
}

type CompiledTree = Pick<StagedCompile, "navigation" | "unknown" | "notJudged" | "lock" | "made">;

interface ExpandedPages extends Omit<
  CheckedSite,
  "config" | "bound" | "site" | "dialect" | "discover" | "basePath" | "bodies" | "assets" | "sources"
> {
  readonly nextLock: LockFile | undefined;
  readonly faultyFiles: ReadonlySet<string>;
}

interface Run {
  readonly options: ResolvedOptions;
  readonly recorded: RecordedInputs;
  readonly before: ReadBefore | undefined;
  readonly perText: WholeReads["perText"];
  readonly searches: HintBudget;
  readonly report: Report;
}

async function compileTree(
  { options, recorded, before, perText }: Pick<Run, "options" | "recorded" | "before" | "perText">,
  collector: StageReports,
): Promise<CompiledTree> {
  const report = stageReport(collector.report, options);
  const { host } = recorded;
  const { config, limits, dialect, basePath, discover, assets, onProgress, sources } = options;
  const searches = hintBudget();
  const loaded = loadConfig({ config, host, limits, hints: searches, report, sources });
  const tree = loaded === undefined ? undefined : readConfig(loaded, report, await siteCheck(dialect));
  if (loaded === undefined || tree === undefined) {
    reportLeftOut(recorded.budget, limits, collector.report);
    return { navigation: null, unknown: [unreadConfig(configFile(config))], notJudged: [] };
  }
  const bound = bindNavigation(tree, { nodes: limits.nodes, dialect });
  const {
    nextLock: lock,
    unknown: unknownOperations,
    faultyFiles,
    ...facts
  } = await expandPages(bound, {
    // Pages in no list are a part of such a site (D251).
    options: { ...options, discover: discover || tree.site.seo.indexing === "all" },
    recorded,
    before,
    perText,
    searches,
    report,
  });
  const { expanded } = facts;
  const built = buildSite({ tree: expanded, config: loaded.root.file, basePath, dialect, urls: options.urls }, limits);
  const known = before?.bodies;
  // Without the option nobody waits for the parser.
  const reader = options.links || assets ? await import("./bodies/load-bodies.ts") : undefined;
  const bodies = await reader?.loadBodies({
    files: pageFilesOf(expanded),
    styleSheets: assets ? styleSheets(host, (file) => facts.files.ignoredAt?.(file) !== undefined) : [],
    specs: facts.specs.named.map(({ source }) => source),
    host: known?.sha256 === undefined ? host : recorded.passing(perText(known.sha256)),
    limits,
    report: collector.report,
    onProgress,
    known,
    perText,
    rootOf: (file) => sourceFolderOf(file, sources),
  });
  reportLeftOut(recorded.budget, limits, collector.report);
  const withoutRoom = recorded.budget.leftOut().map(overLimit);
  const unknown = [...tree.unknown, ...unknownOperations, ...built.facts.unknown, ...withoutRoom];
  const given = { dialect, discover, basePath, bodies, assets, sources };
  const checked: CheckedSite = { config: tree, bound, ...facts, site: built.facts, unknown, ...given };
  const beforeBodies = (ofStructure: readonly NotJudged[]): void => collector.keep?.(checked, ofStructure);
  const left = await runChecks(checked, report, { onProgress, beforeBodies });
  const notJudged = left.filter(({ code }) => options.rules[code] !== "off");
  const { ignoredAt, isPage } = facts.files;
  const record = {
    site: built.facts,
    ignoredAt,
    unreached: () => unreachedEntries(checked),
    isPage,
    config: loaded.root.file,
    documents: facts.specs.named,
    ...recordedLinks(checked, loaded.root.file, built.navigation.site.href),
    attached: (): UsesByDivision => attachedSpecs(bound, facts.specs),
    generates: facts.uses.generates,
    rootLists: filledLists(tree.root),
    urls: options.urls,
  };
  const made = { record, pages: facts.pages, faultyFiles, spareBytes: built.spareBytes, kept: collector.kept?.() };
  return { navigation: built.navigation, unknown: boundedFacts(unknown), notJudged, lock, made };
}

/** The platform's own check of docs.json. Its tables are large, and other dialects do not need them. */
async function siteCheck(dialect: Dialect): Promise<SiteCheck | undefined> {
  return dialect === "mintlify" ? (await import("./syntax/check-site.ts")).checkSite : undefined;
}

async function expandPages(tree: BoundTree, run: Run): Promise<ExpandedPages> {
  const { options, recorded, perText, searches, report } = run;
  const { limits, dialect, urls, discover, onProgress } = options;
  const { host, used } = recorded;
  const references = collectReferences(tree);
  const ignoredAt = await ignoredInSite(host, options.sources, report);
  const isIgnored = (file: string): boolean => ignoredAt?.(file) !== undefined;
  const importsInText = perText(importsIn);
  const importsOf = (file: string): string | undefined => recorded.readImports(file, importsInText);
  const discovery = { host, importsOf, isIgnored, named: references.pages };
  const discovering = new PhaseSteps("files", onProgress);
  const discovered = discover ? discoverPages({ ...discovery, steps: discovering }) : [];
  await discovering.shown;
  const faultyFiles = new Set<string>();
  const reportPage: Report = (code, place, args, details) => {
    faultyFiles.add(place.file);
    report(code, place, args, details);
  };
  const reading = { host, limits, report: reportPage, used, known: run.before?.page };
  const named = await loadPages({
    ...reading,
    references: new Set([...references.pages, ...discovered]),
    steps: new PhaseSteps("pages", onProgress),
  });
  const uses = [...references.specs, ...pageSpecUses(named, references)];
  const isNoOverlay = (file: string): boolean => file === options.config || isIgnored(file);
  const specs = await readSiteSpecs({ uses, bareEntries: bareEntries(named, references), isNoOverlay }, run);
  const specUse = specUses(tree, specs, { dialect, nodes: limits.nodes });
  const lock = options.lock === undefined ? undefined : readLock(options.lock);
  const lockInUse = lock?.kind === "read" ? routeLock(lock.paths, specs) : openLock;
  const routes = planRoutes(tree, specUse, { urls, lock: lockInUse });
  const graphql = await loadGraphql({ schemas: references.graphql, host, limits, report });
  const sdk = await readSdks({ references: namedSdks(tree, named), host, limits, report, sources: options.sources });
  const made = planReferences(tree, { graphql, sdk, pages: named, nodes: limits.nodes });
  // A page file at the path of a generated page replaces it, so those paths are looked up too (D8).
  const links = pageLinks(named);
  const linked = links.flatMap(({ target }) => target ?? []);
  const wanted = [...routes.paths, ...made.paths, ...linked].filter((path) => named.find(path) === undefined);
  const unfound = references.pages.filter((path) => named.find(path) === undefined);
  const more = new Set([...wanted, ...addressesOf(unfound)]);
  const atRoutes = await loadPages({ ...reading, references: more, steps: new PhaseSteps("addresses", onProgress) });
  const pages: PageCatalog = {
    find: (path) => named.find(path) ?? atRoutes.find(path),
    pages: [...named.pages, ...atRoutes.pages],
  };
  const isPage = isPageFile(discovery, discover ? discovered : undefined);
  const hints = {
    budget: searches,
    nearestPage: nearestPages(host, searches, isPage),
    movedPages: movedPages(host, isPage),
  };
  const files = {
    isFile: (path: string): boolean => host.stat(path)?.kind === "file",
    isFolder: (path: string): boolean => host.stat(path)?.kind === "folder",
    ignoredAt,
    isPage,
    discovered,
  };
  const expanded = expandNavigation({
    tree,
    uses: specUse,
    specs,
    graphql,
    sdk,
    pages,
    routes,
    references: made,
    linked: [...references.links, ...linked],
    discovered,
  });
  const next = lock?.kind === "read" ? nextLock(lock.paths, routes.planned) : undefined;
  const beyondLimit = made.beyondLimit.map(({ file, pointer }): UnknownFact => ({ ...overLimit(file), pointer }));
  const unknown = [...unknownOperations({ tree, references, specs, uses: specUse, expanded }), ...beyondLimit];
  const found = {
    references: made,
    pages,
    specs,
    graphql,
    sdk,
    uses: specUse,
    routes,
    lock,
    expanded,
    links,
    files,
    hints,
    unknown,
  };
  return { ...found, nextLock: next, faultyFiles };
}
