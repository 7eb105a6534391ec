// Plans how a language or version gets the structure of another one. Nothing is written. (D296)
import { placeKey } from "../../../compiler/syntax/config-value.ts";
import { UsageError } from "../../settings/usage-error.ts";
import { changedHost } from "../changed-host.ts";
import { withReferredFiles } from "../config-references.ts";
import { ConfigValues } from "../config-values.ts";
import type { LeftName, PlannedFile, Refusal, SyncPlan, UntranslatedPage } from "../edit-plan.ts";
import { EntryEdits } from "../entry-edits.ts";
import { nothingMoved, refusalsOf } from "../judge-plan.ts";
import { newTexts } from "../new-texts.ts";
import { openSite, type OpenedSite, type SiteToChange } from "../opened-site.ts";
import { leftDivisions } from "../left-navigation.ts";
import { separatedByChange } from "../separated-by-change.ts";
import { textProblems } from "../text-problems.ts";
import { readOnce } from "../read-once.ts";
import { requireReadable } from "../require-readable.ts";
import { limitedPairs } from "./limited-pairs.ts";
import { branchPairs, type BranchPair, type NamedRequest, type SyncRequest } from "./branch-pairs.ts";
import { counterpartFiles, type CounterpartFile } from "./counterpart-files.ts";
import { sameInnerBranches } from "./inner-branches.ts";
import { frameInTarget } from "./new-language.ts";
import { stayedNames } from "./stayed-names.ts";
import { pairName, PresentPlaces } from "./present-places.ts";
import { leftOf, missingNames, uniqueNames } from "./left-after-sync.ts";
import type { KnownLabels } from "./parallel-divisions.ts";
import { SpecNames } from "./spec-names.ts";
import { syncBranch } from "./sync-branch.ts";
import { WrittenFiles } from "./written-files.ts";

/** New divisions are made in the first round, and what moves into them in the next one. */
const mostRounds = 5;

/**
 * Plans the edits of docs.json after which languages or versions have the divisions and pages of another one, in its order. Labels,
 * icons and what only they have stay. Rejects with `UsageError` if the site has no navigation, or no such language or version.
 */
export async function planSync(given: SiteToChange, request: SyncRequest): Promise<SyncPlan> {
  const site = readOnce(given);
  const opened = await openSite(site, site.host);
  requireReadable(opened);
  const texts = new Map<string, string>();
  const from = request.from ?? defaultLabel(opened.navigation, request);
  const labels: LabelsByTarget = new Map();
  const made = new Set<string>();
  const { configFiles } = opened.names;
  const values = new ConfigValues(withReferredFiles(configFiles, opened.host), opened.host);
  const present = new PresentPlaces(branchPairs({ ...request, from }, configFiles[0]!, values), values);
  let left: readonly LeftName[] = [];
  let untranslated: readonly UntranslatedPage[] = [];
  let entries = 0;
  let now = opened;
  for (let round = 0; round < mostRounds; round += 1) {
    const step = syncStep(now, { ...request, from }, { labels, made, present });
    // What one round leaves may move in the next one.
    ({ left, untranslated } = step);
    if (step.edits.count === 0) break;
    entries += step.edits.count;
    for (const [file, after] of step.texts) texts.set(file, after);
    // oxlint-disable-next-line no-await-in-loop -- each round begins with the result of the one before
    now = await openSite(site, changedHost(site.host, plannedFiles(texts, opened), site.files));
  }
  const files = plannedFiles(texts, opened);
  const others = uniqueNames(left);
  const separated = files.length === 0 ? [] : separatedByChange(opened, now, new Map());
  const gone = leftDivisions({
    before: opened.navigation,
    after: now.navigation,
    named: [],
    addresses: [],
    config: configFiles[0]!,
    values,
  });
  const refused = files.length === 0 ? [] : await refusalsOf(opened, now, { ...nothingMoved, files });
  const inTexts = await textProblems(opened, now, { moves: nothingMoved.moves, files });
  const collisions = refused.filter(isCollision);
  const none = { links: 0, linkFiles: 0, redirectsAdded: 0, redirectsChanged: 0, redirectsRemoved: 0 };
  return {
    files,
    counts: { entries, ...none },
    ...(separated.length === 0 ? {} : { separated }),
    left: [
      ...gone,
      ...inTexts,
      ...collisions.map(collisionName),
      ...others.filter(({ page }) => page === undefined),
      ...stayedNames(untranslated, from, site.files()),
      ...missingNames(untranslated, now.isLeftOut),
      ...others.filter(({ page }) => page !== undefined),
    ],
    untranslated,
    addresses: [],
    refusals: refused.filter((each) => !isCollision(each)),
  };
}

/** The language or version that is the source if none is named. Throws `UsageError` if the site has none. */
export function defaultLabel({ editions }: OpenedSite["navigation"], { versions }: SyncRequest): string {
  const main = editions.find((edition) => edition.default);
  const label = versions === true ? main?.version : main?.language;
  if (typeof label === "string") return label;
  const hint = versions !== true && typeof main?.version === "string" ? " For versions, use --versions." : "";
  const [list, element] = versions === true ? ["versions", '"version": "v1"'] : ["languages", '"language": "en"'];
  throw new UsageError(
    `The navigation has no ${list}, so nothing can be in step.${hint} To begin them, put all that "navigation" has now into the first one: "navigation": { "${list}": [{ ${element}, … }] }.`,
  );
}

function plannedFiles(texts: ReadonlyMap<string, string>, { host }: OpenedSite): readonly PlannedFile[] {
  return [...texts].flatMap(([file, after]): readonly PlannedFile[] => {
    const before = host.readText(file) ?? "";
    return before === after ? [] : [{ kind: "edit", file, before, after }];
  });
}

/** Two specs want one address. Each operation has one all the same, and only who writes the specs can part them. (D559) */
function isCollision(refusal: Refusal): refusal is Extract<Refusal, { readonly kind: "problem" }> {
  return refusal.kind === "problem" && refusal.code === "endpoint-collision";
}

/** The message of a refusal begins with its place. */
function collisionName({ file, subject, message }: Extract<Refusal, { readonly kind: "problem" }>): LeftName {
  const [, line = "1", reason = message] = /^.*?:(\d+): (.*)$/s.exec(message) ?? [];
  return { file, line: Number(line), written: subject, reason };
}

type LabelsByTarget = Map<string, KnownLabels>;

interface SyncStep {
  readonly edits: EntryEdits;
  readonly texts: ReadonlyMap<string, string>;
  readonly left: readonly LeftName[];
  readonly untranslated: readonly UntranslatedPage[];
}

interface SyncState {
  /** Gets the matches of a round, for the next one. */
  readonly labels: LabelsByTarget;
  /** Gets the divisions that a round makes, and the sources of new languages and versions. */
  readonly made: Set<string>;
  readonly present: PresentPlaces;
}

function syncStep(opened: OpenedSite, request: NamedRequest, { labels, made, present }: SyncState): SyncStep {
  const { names, host } = opened;
  const configFiles = withReferredFiles(names.configFiles, host);
  const values = new ConfigValues(configFiles, host);
  const edits = new EntryEdits(values);
  const written = new WrittenFiles(names);
  const untranslated: UntranslatedPage[] = [];
  const links = new Set(Object.values(opened.navigation.pages).map(({ file, url }) => url !== undefined && file));
  const pairs = limitedPairs(branchPairs(request, names.configFiles[0]!, values), request);
  const left = pairs.flatMap((pair): readonly LeftName[] => {
    const { source, label, target, beside, only } = pair;
    const mayBeSame = "kind" in target ? sameInnerBranches(source, target) : () => true;
    const places = written.placesIn(source);
    const counterpart = counterpartFiles({
      navigation: opened.navigation,
      source: places,
      target: "kind" in target ? written.placesIn(target) : [],
      mayBeSame,
      labels: [request.from, label],
      isFile: (file) => host.stat(file)?.kind === "file" && !opened.isLeftOut(file),
    });
    if (!("kind" in target)) {
      const found = places.map(({ file, within }) => counterpart(file, within));
      requirePages(found, pair, request);
      const specs = new SpecNames(counterpart).fieldsInTarget(source);
      made.add(placeKey(source.element));
      edits.add(
        target,
        request.versions === true
          ? { version: label, ...specs }
          : { language: label, ...frameInTarget(source, opened.navigation, counterpart), ...specs },
      );
      return [];
    }
    const name = pairName(pair);
    const known = labels.get(name) ?? new Map<string, string>();
    const synced = syncBranch({
      source,
      target,
      written,
      counterpart,
      mayBeSame,
      known,
      fallback: request.fallback === true,
      isLink: (file) => links.has(file),
      isShared: (file) =>
        request.versions === true && beside.length > 0 && beside.every((each) => written.in(each).has(file)),
      isLeftOut: opened.isLeftOut,
      only,
    });
    labels.set(name, synced.labels);
    edits.rearrange(synced.additions);
    for (const { element } of synced.removed) edits.remove(element);
    for (const { at } of synced.emptyLists) edits.removeField(at);
    for (const [file, expected] of synced.missing) {
      const maybe = synced.stayed.get(file);
      const known = { ...(expected === undefined ? {} : { expected }), ...(maybe === undefined ? {} : { maybe }) };
      untranslated.push({ file, label, ...known });
    }
    for (const each of synced.made) made.add(placeKey(each.element));
    return leftOf(synced, pair, { request, values, made, present });
  });
  const resolved = { entries: edits, removed: new Map<string, undefined>() };
  const { texts } = newTexts({ names: [], lists: new Map(), configFiles, resolved, host });
  return { edits, texts: new Map([...texts].map(([file, { after }]) => [file, after])), left, untranslated };
}

/** A name that is written wrong has no pages. */
function requirePages(found: readonly CounterpartFile[], { label }: BranchPair, { versions }: SyncRequest): void {
  if (found.some(({ file }) => file !== undefined)) return;
  const example = found.find(({ expected }) => expected !== undefined)?.expected;
  const where = example === undefined ? "" : `, such as ${example}`;
  throw new UsageError(
    `The navigation has no ${versions === true ? "version" : "language"} "${label}", and there is no page for it${where}.`,
  );
}
