// Plans a change of a site: which files move, and every text that has to follow. Nothing is written. (D263)
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { isPageFileName } from "../../compiler/contract/page-path.ts";
import { indexLines } from "../../compiler/text/line-index.ts";
import { addressChanges, addressOfFile, type CommitHistory } from "./address-changes.ts";
import { allNames } from "./all-names.ts";
import { blockedPatterns } from "./blocked-patterns.ts";
import { certainProposals } from "./certain-proposals.ts";
import { withReferredFiles } from "./config-references.ts";
import { editionChoices } from "./edition-choices.ts";
import type { ChangedAddress, EditPlan, LeftName, PlannedFile } from "./edit-plan.ts";
import { folderAddresses, type LeadingNames } from "./folder-addresses.ts";
import { hostTexts, openHostFile } from "./hosts/host-texts.ts";
import { inOwnEdition } from "./in-own-edition.ts";
import { keptWays } from "./kept-ways.ts";
import { judgePlan, withProblemsOf } from "./judge-plan.ts";
import { filledSite, lackingFiles, leftLacking } from "./lacking-pages.ts";
import { leftAddresses } from "./left-addresses.ts";
import { movedName } from "./moved-name.ts";
import type { NewName } from "./name-pieces.ts";
import type { NextStep } from "./next-step.ts";
import { newTexts } from "./new-texts.ts";
import { openSite, type OpenedSite, type SiteToChange } from "./opened-site.ts";
import { ownLinks } from "./own-links.ts";
import { plannedFiles } from "./planned-files.ts";
import { ledElsewhere, type AddressChanges, type LedElsewhere } from "./led-elsewhere.ts";
import { planRedirects } from "./plan-redirects.ts";
import { unlistable, withAdvice } from "./refusal-advice.ts";
import { requireReadable } from "./require-readable.ts";
import { renamedWords } from "./renamed-words.ts";
import { readOnce } from "./read-once.ts";
import { redirectEdits } from "./redirect-edits.ts";
import { anchorTest, lostAnchorReason } from "./replaced-anchors.ts";
import { resolveChange } from "./resolve-change.ts";
import { givenFile } from "./resolve-moves.ts";
import type { KnownOutcome, ResolvedChange } from "./resolved-change.ts";
import { settingsNames } from "./settings-names.ts";
import type { RedirectPlace, SiteChange } from "./site-change.ts";
import { withoutPattern } from "./without-pattern.ts";
import { UsageError } from "../settings/usage-error.ts";
import { withPaths } from "./with-paths.ts";

/**
 * Plans a change, and compiles the site as it would be. The plan says which files move, are made and removed, each edit of a text,
 * what was left, and in `refusals` which addresses would be lost and which problems would be new. The readers of a removed page
 * without a target are sent to the page that `navc diff` proposes, if that is no guess. Rejects with `UsageError` if
 * the site has no navigation, and for an operation that names nothing.
 */
export async function planChange(given: SiteToChange, asked: SiteChange): Promise<EditPlan> {
  const site = readOnce(given);
  const opened = await openSite(site, site.host);
  requireReadable(opened);
  const change = { ...asked, operations: asked.operations.map((each) => withPaths(each, opened)) };
  const lacking = lackingFiles(change.operations, opened);
  if (lacking.length === 0) return planOpened(site, opened, change, new Set());
  const filled = filledSite(site, lacking);
  const withFiles = withProblemsOf(await openSite(filled, filled.host), opened);
  const plan = await planOpened(filled, withFiles, change, new Set(lacking));
  const isThere = (file: PlannedFile): boolean => file.kind !== "remove" || !lacking.includes(file.file);
  return { ...plan, files: plan.files.filter(isThere), left: [...plan.left, ...leftLacking(plan, lacking, withFiles)] };
}

/** `lacking`: the pages that only the plan takes for files. */
async function planOpened(
  site: SiteToChange,
  opened: OpenedSite,
  given: SiteChange,
  lacking: ReadonlySet<string>,
): Promise<EditPlan> {
  const { navigation, names } = opened;
  const fileOf = (page: string): string | undefined => givenFile(page, opened.host);
  const operations = given.operations.map((each) => inOwnEdition(each, { navigation, fileOf }));
  const change = { ...given, operations };
  site.onChoices?.(editionChoices(change.operations, { navigation, config: names.configFiles[0]! }, site));
  const first = await planOnce(site, opened, change, { lacking });
  const proposals = certainProposals(first);
  const skipped = unlistable(first.plan.refusals, first.resolved.unlisted);
  if (proposals.size === 0 && skipped.size === 0 && first.resolved.generated.size === 0) return first.plan;
  const targets = new Map([...proposals].map(([address, { to }]) => [address, to]));
  const { plan } = await planOnce(site, opened, change, { targets, skipped, lacking, leaving: first.leaving });
  const addresses = plan.addresses.map((each): ChangedAddress => {
    const reason = proposals.get(each.from)?.reason;
    return reason === undefined ? each : { ...each, reason };
  });
  return { ...plan, addresses };
}

interface PlanAndMeaning {
  readonly plan: EditPlan;
  readonly resolved: ResolvedChange;
  /** See `Judgment`. */
  readonly leaving: ReadonlySet<string>;
}

async function planOnce(
  site: SiteToChange,
  opened: OpenedSite,
  change: SiteChange,
  known: KnownOutcome = {},
): Promise<PlanAndMeaning> {
  const resolved = resolveChange(change, opened, site, known);
  const { known: knownAddresses, ...planned } = planTexts(opened, resolved, site, { place: change.redirects });
  const { files } = planned;
  if (files.length === 0) return { plan: { ...planned, refusals: [] }, resolved, leaving: new Set() };
  const { left, refusals, leaving, ...judged } = await judgePlan({
    site,
    opened,
    files,
    resolved,
    known: knownAddresses,
    addresses: planned.addresses,
  });
  const advised = withAdvice(refusals, change.operations, opened);
  const all = [...planned.left, ...withoutPattern(change, resolved, planned.counts, opened), ...left];
  return { plan: { ...planned, ...judged, left: all, refusals: advised }, resolved, leaving };
}

/** What a change does to texts and files. */
export interface PlannedTexts extends Omit<EditPlan, "refusals"> {
  /** The old addresses that lead on without a redirect of docs.json, or need not. */
  readonly known: ReadonlySet<string>;
}

/** How texts are planned. */
export interface TextOptions {
  /** Where redirects are written; absent: in docs.json. */
  readonly place?: RedirectPlace | undefined;
  /** Names for which it is false stay. */
  readonly isWanted?: (name: NewName) => boolean;
  /** See `AddressChanges`. */
  readonly isDecided?: AddressChanges["isDecided"];
  /** What led to the addresses before; absent: what leads there now. */
  readonly leading?: LeadingNames;
}

/** Every text that changes, and every file that moves. Names for which `isWanted` is false stay. */
export function planTexts(
  opened: OpenedSite,
  resolved: ResolvedChange,
  { host, baseline, files: allFiles, ...history }: Pick<SiteToChange, "host" | "baseline" | "files"> & CommitHistory,
  { place = { kind: "docs.json" }, isWanted = () => true, isDecided, leading }: TextOptions = {},
): PlannedTexts {
  const { names, navigation } = opened;
  const { files, moves, entries } = resolved;
  const config = names.configFiles[0]!;
  const configFiles = withReferredFiles(names.configFiles, host);
  const hostFile = place.kind === "host" ? openHostFile(place, opened) : undefined;
  const ofPages = addressChanges(opened, resolved, history, hostFile);
  const ofFolders = folderAddresses(opened, resolved, ofPages, leading ?? names);
  const changes = { ...ofPages, isDecided, ofFolders };
  const isLed = ledElsewhere(names.redirects, changes);
  const { renamed: found, left } = renamedNames(allNames(opened, allFiles, moves), { resolved, opened, isLed });
  const renamed = found.filter(isWanted);
  const planned = planRedirects(names.redirects, changes, isLed);
  if (place.kind === "none" && resolved.redirects.length > 0)
    throw new UsageError(
      'A redirect can\'t be added with "none" as the place of redirects. Name the place: docs.json, or host.',
    );
  const redirects = place.kind === "docs.json" ? planned : { ...planned, added: [] };
  const ledOn = redirects.changed
    .map(({ redirect, destination }): NewName => ({ name: namedDestination(redirect), text: destination }))
    .filter(isWanted);
  const settings = settingsNames({ host, baseline, files, rename: renamedWords(moves) }).filter(isWanted);
  const { texts, lost } = newTexts({
    names: [...renamed, ...ledOn, ...resolved.texts, ...settings],
    lists: redirectEdits(redirects, names.redirects, config, host),
    configFiles,
    resolved,
    host,
  });
  const onHost = hostFile && hostTexts(hostFile, opened, changes);
  const movedNames = renamed.map(({ name }) => name);
  const own = ownLinks(movedNames, resolved, host);
  const links = renamed.filter(({ name }) => isPageFileName(name.place.file));
  return {
    files: plannedFiles(new Map([...texts, ...(onHost?.texts ?? [])]), resolved, host),
    counts: {
      entries: entries.count + renamed.filter(({ name }) => name.form.kind === "entry").length,
      links: links.length,
      linkFiles: new Set(links.map(({ name }) => name.place.file)).size,
      redirectsAdded: redirects.added.length + (onHost?.counts.added ?? 0),
      redirectsChanged:
        ledOn.length +
        redirects.moved.filter(({ redirect: { destination: before }, destination }) => before === destination).length +
        (onHost?.counts.changed ?? 0),
      redirectsRemoved: redirects.removed.length + (onHost?.counts.removed ?? 0),
    },
    ...(settings.length === 0 ? {} : { settings: filesOf(settings) }),
    left: [
      ...left,
      ...lost,
      ...leftPartLinks(opened, files.after, navigation.pages),
      ...[...resolved.notListed, ...(resolved.leftEditions ?? [])].map(({ file, reason, next }) =>
        leftFile(file, reason, next),
      ),
      ...resolved.kept.map((file) => leftFile(file, "it is no page; remove it yourself if nothing shows it")),
      ...(onHost?.left ?? []),
      ...(place.kind === "docs.json" ? blockedPatterns(redirects.blocked, configFiles, host) : []),
      ...(place.kind === "docs.json" ? keptWays(redirects.kept, configFiles, host) : []),
      ...leftAddresses(changes, { host, files: allFiles, address: names.address }),
    ],
    ...(own.length === 0 ? {} : { ownLinks: own }),
    ...(resolved.placed.length === 0 ? {} : { placed: resolved.placed }),
    addresses: [...changes.sentTo, ...ofFolders].flatMap(([from, to]) =>
      changes.unpublished?.has(from) === true ? [] : { from, to },
    ),
    known: new Set([
      ...(changes.unpublished ?? []),
      ...(place.kind === "docs.json"
        ? []
        : [...changes.sentTo.keys()].filter((each) => onHost?.lost.has(each) !== true)),
    ]),
  };
}

interface RenamedNames {
  readonly renamed: readonly (NewName & { readonly name: SiteName })[];
  readonly left: LeftName[];
}

/** The files of names, each once. */
function filesOf(names: readonly NewName[]): readonly string[] {
  return [...new Set(names.map(({ name }) => name.place.file))];
}

interface HowRenamed {
  readonly resolved: ResolvedChange;
  readonly opened: OpenedSite;
  readonly isLed: LedElsewhere;
}

/** What each name becomes. A link that a redirect serves leads where the redirect leads, and not to what moved from there. */
function renamedNames(names: readonly SiteName[], { resolved, opened, isLed }: HowRenamed): RenamedNames {
  const { removed, entries } = resolved;
  const files = { ...resolved.files, insteadHas: anchorTest(opened, resolved) };
  const redirected = { ...files, after: (target: string): string => target };
  const left: LeftName[] = [];
  const renamed = names.flatMap((name) => {
    const { place } = name;
    const file = files.after(place.kind === "pointer" ? entries.fileAfter(place) : place.file);
    if (file === undefined || removed.has(name.place.file)) return [];
    const target = name.form.kind === "address" ? files.after(name.target) : undefined;
    const isRedirected = target !== undefined && isLed(addressOfFile(name.target), addressOfFile(target));
    const moved = movedName(name, file, isRedirected ? redirected : files);
    const text = (): string => opened.host.readText(place.file) ?? "";
    if (moved.kind === "left") left.push(leftName(name, text(), moved));
    const lost = moved.kind === "moved" ? lostAnchorReason(name, moved.lostAnchor, resolved, opened) : undefined;
    if (lost !== undefined) left.push(leftName(name, text(), lost));
    return moved.kind === "moved" ? [{ ...moved, name, isRedirected }] : [];
  });
  return { renamed: [...new Map(renamed.map((each) => [keyOf(each.name), each])).values()], left };
}

/** Two stages may have read one place. */
function keyOf({ place, part }: SiteName): string {
  return JSON.stringify([place, part]);
}

function leftFile(file: string, reason: string, next?: NextStep): LeftName {
  return { file, line: 1, written: file, reason, ...(next === undefined ? {} : { next }) };
}

function leftName(
  { place, written }: Pick<SiteName, "place" | "written">,
  text: string,
  { reason, isAnchor }: Pick<LeftName, "reason" | "isAnchor">,
): LeftName {
  const line = place.kind === "text" ? indexLines(text).position(place.start).line : 1;
  return { file: place.file, line, written, reason, ...(isAnchor === true ? { isAnchor } : {}) };
}

/** Relative links in parts of pages, whose page is not known. */
function leftPartLinks(
  { names, host }: OpenedSite,
  after: (file: string) => string | undefined,
  pages: OpenedSite["navigation"]["pages"],
): readonly LeftName[] {
  const moved = Object.values(pages).flatMap(({ file, path }) =>
    file === null || after(file) === file ? [] : [`/${path}`],
  );
  return names.partLinks
    .filter(({ end }) => moved.some((path) => path.endsWith(`/${end}`)))
    .map(({ file, end }) => {
      const at = (host.readText(file) ?? "").indexOf(end);
      const line = at === -1 ? 1 : indexLines(host.readText(file)!).position(at).line;
      return { file, line, written: end, reason: "where it leads depends on the page that shows it" };
    });
}

function namedDestination({ destination, destinationAt }: OpenedSite["names"]["redirects"][number]): NewName["name"] {
  const place = { kind: "pointer", at: "value", ...destinationAt } as const;
  return { place, written: destination, part: destination };
}
