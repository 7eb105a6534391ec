// Plans how a language or version gets the structure of another one. Nothing is written. (D296)
import { placeKey } from "../../../compiler/syntax/config-value.ts";
import { UsageError } from "../../settings/usage-error.ts";
import { changedHost } from "../changed-host.ts";
import { withReferredFiles } from "../config-references.ts";
import { ConfigValues } from "../config-values.ts";
import type { LeftName, PlannedFile, SyncPlan, UntranslatedPage } from "../edit-plan.ts";
import { EntryEdits } from "../entry-edits.ts";
import { nothingMoved, refusalsOf } from "../judge-plan.ts";
import { newTexts } from "../new-texts.ts";
import { openSite, type OpenedSite, type SiteToChange } from "../opened-site.ts";
import { readOnce } from "../read-once.ts";
import { requireReadable } from "../require-readable.ts";
import { limitedPairs } from "./limited-pairs.ts";
import { branchPairs, type BranchPair, type NamedRequest, type SyncRequest } from "./branch-pairs.ts";
import { counterpartFiles, type CounterpartFile } from "./counterpart-files.ts";
import type { KnownLabels } from "./parallel-divisions.ts";
import { syncBranch, type SyncedBranch } from "./sync-branch.ts";
import { writtenEntries, type WrittenDivision, type WrittenEntry, type WrittenItem } from "../written-tree.ts";

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
  const left = new Map<string, LeftName>();
  const labels: LabelsByTarget = new Map();
  let untranslated: readonly UntranslatedPage[] = [];
  let entries = 0;
  let now = opened;
  for (let round = 0; round < mostRounds; round += 1) {
    const step = syncStep(now, { ...request, from }, labels);
    for (const each of step.left) left.set(`${each.written}\n${each.reason}`, each);
    untranslated = step.untranslated;
    if (step.edits.count === 0) break;
    entries += step.edits.count;
    for (const [file, after] of step.texts) texts.set(file, after);
    // oxlint-disable-next-line no-await-in-loop -- each round begins with the result of the one before
    now = await openSite(site, changedHost(site.host, plannedFiles(texts, opened), site.files));
  }
  const files = plannedFiles(texts, opened);
  const none = { links: 0, linkFiles: 0, redirectsAdded: 0, redirectsChanged: 0, redirectsRemoved: 0 };
  return {
    files,
    counts: { entries, ...none },
    left: [...left.values()],
    untranslated,
    addresses: [],
    refusals: files.length === 0 ? [] : refusalsOf(opened, now, nothingMoved),
  };
}

/** The language or version that is the source if none is named. Throws `UsageError` if the site has none. */
export function defaultLabel({ editions }: OpenedSite["navigation"], { versions }: SyncRequest): string {
  const main = editions.find((edition) => edition.default);
  const label = versions === true ? main?.version : main?.language;
  if (typeof label === "string") return label;
  const hint = versions !== true && typeof main?.version === "string" ? " For versions, use --versions." : "";
  throw new UsageError(
    `The navigation has no ${versions === true ? "versions" : "languages"}, so nothing can be in step.${hint}`,
  );
}

function plannedFiles(texts: ReadonlyMap<string, string>, { host }: OpenedSite): readonly PlannedFile[] {
  return [...texts].flatMap(([file, after]): readonly PlannedFile[] => {
    const before = host.readText(file) ?? "";
    return before === after ? [] : [{ kind: "edit", file, before, after }];
  });
}

type LabelsByTarget = Map<string, KnownLabels>;

interface SyncStep {
  readonly edits: EntryEdits;
  readonly texts: ReadonlyMap<string, string>;
  readonly left: readonly LeftName[];
  readonly untranslated: readonly UntranslatedPage[];
}

/** `labels` gets the matches of this round, for the next one. */
function syncStep(opened: OpenedSite, request: NamedRequest, labels: LabelsByTarget): SyncStep {
  const { names, host } = opened;
  const configFiles = withReferredFiles(names.configFiles, host);
  const values = new ConfigValues(configFiles, host);
  const edits = new EntryEdits(values);
  const pageAt = new Map(names.entries.map(({ page, source }) => [placeKey(source), page]));
  const fileOf = ({ element }: WrittenEntry): string | undefined => pageAt.get(placeKey(element));
  const untranslated: UntranslatedPage[] = [];
  const pairs = limitedPairs(branchPairs(request, names.configFiles[0]!, values), request);
  const left = pairs.flatMap((pair): readonly LeftName[] => {
    const { source, label, target, only } = pair;
    const filesIn = (branch: WrittenDivision): ReadonlySet<string> =>
      new Set(writtenEntries(branch).flatMap((entry) => fileOf(entry) ?? []));
    const counterpart = counterpartFiles({
      navigation: opened.navigation,
      source: filesIn(source),
      target: "kind" in target ? filesIn(target) : new Set(),
      labels: [request.from, label],
      isFile: (file) => host.stat(file)?.kind === "file",
    });
    if (!("kind" in target)) {
      requirePages([...filesIn(source)].map(counterpart), pair, request);
      edits.add(target, { [request.versions === true ? "version" : "language"]: label });
      return [];
    }
    const name = `${placeKey(source.at)} ${label}`;
    const known = labels.get(name) ?? new Map<string, string>();
    const synced = syncBranch({
      source,
      target,
      fileOf,
      counterpart,
      known,
      fallback: request.fallback === true,
      only,
    });
    labels.set(name, synced.labels);
    edits.rearrange(synced.additions);
    for (const { element } of synced.removed) edits.remove(element);
    for (const [file, expected] of synced.missing)
      untranslated.push({ file, label, ...(expected === undefined ? {} : { expected }) });
    return leftOf(synced, label, values);
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

/** What stays as it is, for people. */
function leftOf({ missing, own, made }: SyncedBranch, label: string, values: ConfigValues): readonly LeftName[] {
  const lines = values.linesOf([...own, ...made].map(({ element }) => element));
  const inConfig = (item: WrittenItem, at: number, reason: string): LeftName => ({
    file: item.element.file,
    line: lines[at]!,
    written: item.kind === "entry" ? item.text : (item.label ?? ""),
    reason,
  });
  return [
    ...[...missing].map(([file, expected]): LeftName => {
      const where = expected === undefined ? "" : `; write it as ${expected}`;
      return { file, line: 1, written: file, reason: `${label} has no such page${where}` };
    }),
    ...own.map((item, at) => inConfig(item, at, `only ${label} has it, so it stays where it is`)),
    ...made.map((item, at) => inConfig(item, own.length + at, `its label in ${label} is not translated yet`)),
  ];
}
