// Reads all specs of the site, and reports those that can't be read.
import { PhaseSteps, type ProgressListener } from "../contract/compile-progress.ts";
import type { Dialect } from "../contract/dialect.ts";
import type { Limits } from "../contract/limits.ts";
import type { AttachedOverlay, SpecKind } from "../contract/spec-attachment.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { explainedByUnlisted } from "../diagnostics/resolve-causes.ts";
import { type Place, otherPlaces } from "../diagnostics/place.ts";
import type { HintBudget } from "../hints/hint-budget.ts";
import { suggestSpecs, type SuggestSpec } from "../hints/suggest-spec.ts";
import type { SourceNames } from "../contract/source-names.ts";
import type { SpecValidator } from "../host/spec-validator.ts";
import type { Host } from "../host/host.ts";
import type { ReadBudget } from "../host/recording-host.ts";
import { fetchSpecs } from "./fetch-specs.ts";
import { documentsWith, findOperation } from "./find-operation.ts";
import { findSpecs, listSpecFiles, looksLikeSpec, specWords, type WordTarget } from "./find-specs.ts";
import { groupBy } from "../text/group-by.ts";
import { overlayLists } from "./overlay-lists.ts";
import { readSpec, type ReadingInput } from "./read-spec.ts";
import { reportedPlaces } from "../diagnostics/reported-places.ts";
import { reportFaults, reportUnvalidated, validateSpec, type SpecFault } from "./validate-spec.ts";
import type { SpecCatalog, UnfetchedSpec, SpecDocument, SpecState, SpecWord } from "./spec-catalog.ts";
import { specMounts } from "./spec-mounts.ts";
import { specOverlays } from "./spec-overlays.ts";
import { specFiles, type OpenedSpec, type ParsedBefore } from "./spec-files.ts";

/** A spec word in docs.json or front matter, and the place at which a problem with it is reported. */
export interface SpecMention extends SpecWord {
  readonly place: Place;
  /** The overlays that are named with it; undefined: those that extend it. */
  readonly overlays?: readonly AttachedOverlay[] | undefined;
  /** The whole value at the place, if it is more than the word. */
  readonly written?: string;
}

/** An endpoint named without a spec; `method` in upper case, `WEBHOOK`, or `""` for a channel. */
export interface BareEntry {
  readonly method: string;
  readonly target: string;
  /** Whether docs.json names the page that contains it. */
  readonly isOfSite: boolean;
}

/** What to read, and from where. */
export interface SpecSources {
  /** Every use of a spec, docs.json first, in document order. */
  readonly uses: readonly SpecMention[];
  /** If none of the named specs has such an entry, navc searches all files (D10). */
  readonly bareEntries: readonly BareEntry[];
  /** Whether a file is no overlay, whatever is in it: docs.json, and what `.mintignore` leaves out. */
  readonly isNoOverlay: (file: string) => boolean;
  readonly host: Host;
  readonly sources: SourceNames;
  readonly limits: Limits;
  readonly dialect: Dialect;
  readonly budget: ReadBudget;
  readonly hints: HintBudget;
  /** Fetches an http(s) spec; undefined: the network is switched off. */
  readonly remote: ((url: string) => Promise<string>) | undefined;
  readonly report: Report;
  /** Validates whole specs; undefined: they are not validated. */
  readonly validate?: SpecValidator | undefined;
  /** What earlier compiles parsed. */
  readonly parsed?: ParsedBefore | undefined;
  readonly onProgress?: ProgressListener | undefined;
}

/** Reads every named spec and, if a bare entry is in none of them, the specs that nothing names. Never rejects. */
export async function loadSpecs(sources: SpecSources): Promise<SpecCatalog> {
  const { host, limits } = sources;
  let listed: readonly string[] | undefined;
  const listing = (): readonly string[] => (listed ??= listSpecFiles(host));
  const words = specWords(host, listing, sources.sources);
  const targets = sources.uses.map((use) => ({ use, target: words.resolve(use.word, use.file) }));
  const isSpec = (path: string): boolean => looksLikeSpec(host.readText(path) ?? "");
  const used = new Set(targets.flatMap(({ target }) => (target.kind === "file" ? [target.path] : [])));
  reportUnresolved(targets, suggestSpecs({ isSpec, listing, used, budget: sources.hints }), sources.report);
  const files = specFiles(host, limits, sources.budget, sources.parsed);
  const overlayUses = targets.flatMap(({ use: { overlays, place }, target }) => {
    const spec = sourceOf(target);
    return overlays === undefined || spec === undefined ? [] : [{ spec, overlays, place }];
  });
  const overlay = specOverlays({
    files,
    host,
    budget: sources.budget,
    remote: sources.remote,
    lists: overlayLists(overlayUses, host, sources.report),
    listing: () => listing().filter((path) => !used.has(path) && !sources.isNoOverlay(path)),
  });
  const room: ReadingInput = {
    files,
    dialect: sources.dialect,
    limits,
    operations: { left: limits.nodes },
    copies: new WeakMap(),
    mountOf: specMounts(targets, sources.sources),
    overlay,
  };
  const states = await readNamed(targets, room, sources);
  const named = [...states.values()].flatMap((state) => (state.kind === "read" ? [state.document] : []));
  const { found, lost } = await findUnnamed(named, () => listing().filter((path) => !states.has(path)), room, sources);
  await validateFound(found, room, sources);
  if (sources.validate !== undefined) {
    const asyncApi = [...named, ...found].filter(({ kind }) => kind === "asyncapi");
    reportUnvalidated(
      asyncApi.map(({ source }) => source),
      sources.report,
    );
  }
  return {
    resolve: ({ word, file }) => stateOf(words.resolve(word, file), word.trim(), states),
    operation: findOperation,
    holders: documentsWith,
    named,
    found,
    remote: [...states.values()].flatMap((state) => (state.kind === "remote" ? [state.source] : [])),
    unfetched: sources.remote === undefined ? unfetchedSpecs(targets) : [],
    unread: [...unreadSources(targets, states), ...lost],
  };
}

/** Validates the specs that nothing names but that have the operations of entries. */
async function validateFound(
  found: readonly SpecDocument[],
  { files, overlay }: ReadingInput,
  { bareEntries, validate, limits, report }: SpecSources,
): Promise<void> {
  if (validate === undefined) return;
  const faults: (readonly SpecFault[])[] = [];
  for (const document of found) {
    const isUsed = bareEntries.some(({ method, target }) => findOperation(document, method, target) !== undefined);
    const opened = isUsed && document.kind === "openapi" ? files.open(document.source, report) : undefined;
    if (opened?.kind !== "file") continue;
    // oxlint-disable-next-line no-await-in-loop -- applied already
    const { file } = await overlay(opened.file, report);
    // oxlint-disable-next-line no-await-in-loop -- one thread at a time
    faults.push(await validateSpec(file, { validate, files, limits, known: reportedPlaces(report) }));
  }
  reportFaults(faults.flat(), () => report);
}

interface Unnamed {
  readonly found: readonly SpecDocument[];
  /** The paths of specs that can't be read; that was reported. */
  readonly lost: readonly string[];
}

// A file that nothing names is reported as broken only where an entry is in no other file, and so may be in it (D10).
async function findUnnamed(
  named: readonly SpecDocument[],
  listing: () => readonly string[],
  room: ReadingInput,
  { bareEntries, host, report }: SpecSources,
): Promise<Unnamed> {
  const sought = absentFrom(bareEntries, named);
  if (sought.length === 0) return { found: [], lost: [] };
  const { documents, lost } = await findSpecs(listing(), { ...room, host, report });
  const absent = absentFrom(sought, documents);
  const needed = new Set(absent.map(kindOf));
  // What only drafts need is no fault of the site (D45).
  const neededBySite = new Set(absent.filter(({ isOfSite }) => isOfSite).map(kindOf));
  const missed = lost.filter(({ kind }) => needed.has(kind));
  for (const lostSpec of missed) if (neededBySite.has(lostSpec.kind)) lostSpec.report();
  return { found: documents, lost: missed.map(({ source }) => source) };
}

function kindOf({ method }: BareEntry): SpecKind {
  return method === "" ? "asyncapi" : "openapi";
}

function absentFrom(entries: readonly BareEntry[], documents: readonly SpecDocument[]): readonly BareEntry[] {
  return entries.filter(({ method, target }) => documentsWith(documents, method, target).length === 0);
}

interface ResolvedUse {
  readonly use: SpecMention;
  readonly target: WordTarget;
}

/** The state of each source, by path or address, in the order of first mention. */
async function readNamed(
  targets: readonly ResolvedUse[],
  room: ReadingInput,
  sources: SpecSources,
): Promise<ReadonlyMap<string, SpecState>> {
  const { budget, remote, validate, limits, onProgress } = sources;
  const uses = groupBy(targets, ({ target }) => sourceOf(target));
  const { files } = room;
  const nextBody = fetchSpecs(
    targets.flatMap(({ use, target }) => (target.kind === "remote" ? [{ url: target.url, place: use.place }] : [])),
    { remote, budget, report: sources.report, onProgress },
  );
  const steps = new PhaseSteps("specs", onProgress);
  await steps.begin(uses.size - (uses.has(undefined) ? 1 : 0));
  const states = new Map<string, SpecState>();
  const faults: (readonly SpecFault[])[] = [];
  for (const [source, [first, ...others]] of uses) {
    if (source === undefined || first === undefined) continue;
    const isFile = first.target.kind === "file";
    const report = reportFor([first, ...others], sources.report);
    // What is fetched is no file of the site: its problems are reported where it is named.
    const reportHere = isFile ? report : reportAt(first.use.place, report);
    const body = isFile ? undefined : await nextBody(source);
    const opened: OpenedSpec = isFile
      ? files.open(source, reportHere)
      : body === undefined
        ? { kind: "absent" }
        : files.adopt(source, body, reportHere);
    const known = reportedPlaces(reportHere);
    const document = opened.kind === "file" ? await readSpec(opened.file, room, known.report) : undefined;
    if (document !== undefined) reportOtherKind(document, [first, ...others], report);
    if (document?.kind === "openapi" && opened.kind === "file" && validate !== undefined) {
      const { file } = await room.overlay(opened.file, report);
      const found = await validateSpec(file, { validate, files, limits, known });
      faults.push(found.map((fault) => (isFile ? fault : { ...fault, place: first.use.place })));
    }
    states.set(
      source,
      document ? { kind: "read", document } : { kind: !isFile && body === undefined ? "remote" : "unread", source },
    );
    // oxlint-disable-next-line no-await-in-loop -- a program that shows the progress needs a turn
    await steps.step();
  }
  reportFaults(faults.flat(), (specs) =>
    reportFor(
      specs.flatMap((spec) => uses.get(spec) ?? []),
      sources.report,
    ),
  );
  return states;
}

function unfetchedSpecs(targets: readonly ResolvedUse[]): readonly UnfetchedSpec[] {
  const remote = targets.flatMap(({ use, target }) =>
    target.kind === "remote" ? [{ url: target.url, place: use.place }] : [],
  );
  return [...groupBy(remote, ({ url }) => url)].map(([url, [first, ...others]]) => ({
    url,
    places: [first!.place, ...others.map(({ place }) => place)],
  }));
}

function sourceOf(target: WordTarget): string | undefined {
  if (target.kind === "file") return target.path;
  return target.kind === "remote" ? target.url : undefined;
}

function stateOf(target: WordTarget, word: string, states: ReadonlyMap<string, SpecState>): SpecState {
  const source = sourceOf(target) ?? word;
  return states.get(source) ?? { kind: "unread", source };
}

function unreadSources(targets: readonly ResolvedUse[], states: ReadonlyMap<string, SpecState>): readonly string[] {
  const all = targets.map(({ use, target }) => stateOf(target, use.word.trim(), states));
  return [...new Set(all.flatMap((state) => (state.kind === "unread" ? [state.source] : [])))];
}

/** Returns a `report` for specs. A fault is not reported if only unlisted pages name the spec (D45). */
function reportFor(uses: readonly ResolvedUse[], report: Report): Report {
  return explainedByUnlisted(report, () => uses.map(({ use }) => use.place.file));
}

function reportAt(place: Place, report: Report): Report {
  return (code, _place, args, details) => report(code, place, args, details);
}

/** Reports one problem for each word, even if it is written several times. */
function reportUnresolved(targets: readonly ResolvedUse[], suggest: SuggestSpec, report: Report): void {
  const lost = targets.filter(({ target }) => target.kind === "missing" || target.kind === "outside");
  for (const [word, uses] of groupBy(lost, ({ use }) => use.word.trim())) {
    const { use, target } = uses[0]!;
    const related = otherPlaces(
      uses.slice(1).map((lostUse) => lostUse.use.place),
      "also needed here",
    );
    const reportUse = reportFor(uses, report);
    if (target.kind === "outside") reportUse("spec-outside-root", use.place, { target: word }, { related });
    else if (target.kind === "missing") {
      const nearest = target.fits === undefined ? suggest(word, use.file) : undefined;
      const details =
        nearest === undefined
          ? { related }
          : { related, suggestion: use.written?.trim().replace(word, () => nearest) ?? nearest };
      reportUse("spec-not-found", use.place, { word, uses: uses.length, nearest, fits: target.fits }, details);
    }
  }
}

// The document is valid; only the field that attaches it is wrong.
function reportOtherKind({ source, kind }: SpecDocument, uses: readonly ResolvedUse[], report: Report): void {
  const wrong = uses.find(({ use }) => use.kind !== kind);
  if (wrong === undefined) return;
  const language = kind === "openapi" ? "an OpenAPI" : "an AsyncAPI";
  report("spec-version", wrong.use.place, {
    spec: source,
    problem: `it is ${language} document; attach it with "${kind}" instead of "${wrong.use.kind}"`,
  });
}
