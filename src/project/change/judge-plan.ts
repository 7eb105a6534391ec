// Compiles a site as it would be after a change, and finds what the change would lose or break. (D263)
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { withoutBasePath } from "../../compiler/contract/href.ts";
import { pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { lostBetween } from "../../outputs/diff/diff-navigation.ts";
import { targetOf } from "../../outputs/diff/lost-hrefs.ts";
import type { LostHref } from "../../outputs/diff/navigation-diff.ts";
import { baselineKey } from "../baseline/baseline.ts";
import { grownProblems } from "../baseline/grown-problems.ts";
import { brokenBefore } from "./broken-before.ts";
import { withReferredFiles } from "./config-references.ts";
import { ConfigValues } from "./config-values.ts";
import { changedHost } from "./changed-host.ts";
import { changedLanguages } from "./changed-languages.ts";
import type { EditPlan, PlannedFile, Refusal } from "./edit-plan.ts";
import { fewWords } from "./few-words.ts";
import { leftDivisions, leftEditions } from "./left-navigation.ts";
import { leftPlaces } from "./left-places.ts";
import { leftTranslations } from "./left-translations.ts";
import { leadsOn, linksToRemoved } from "./links-behind-redirects.ts";
import { namedElements } from "./named-elements.ts";
import { openSite, type OpenedSite, type SiteToChange } from "./opened-site.ts";
import { partedEditions } from "./parted-editions.ts";
import { partedPages } from "./parted-pages.ts";
import { partlyMoved } from "./partly-moved.ts";
import { placesBefore, type PlaceBefore } from "./place-before.ts";
import { renamedDestinations, type SubjectAfter } from "./renamed-destinations.ts";
import { renamedWords } from "./renamed-words.ts";
import { repeatedBefore } from "./repeated-before.ts";
import type { ResolvedChange } from "./resolved-change.ts";
import { givenFile } from "./resolve-moves.ts";
import { sameLabelsElsewhere } from "./same-labels-elsewhere.ts";
import { separatedByChange } from "./separated-by-change.ts";
import { textProblems } from "./text-problems.ts";
import { nameRefusals, unportableNames } from "./unportable-names.ts";

interface PlanToJudge {
  readonly site: SiteToChange;
  readonly opened: OpenedSite;
  readonly files: readonly PlannedFile[];
  readonly resolved: ResolvedChange;
  /** The old addresses that lead on without a redirect of docs.json, or need not. */
  readonly known: ReadonlySet<string>;
  readonly addresses: EditPlan["addresses"];
}

/** What is needed of a change to know the problems of before again. */
export type JudgedChange = Pick<ResolvedChange, "moves" | "sentNowhere" | "folderAfter" | "texts"> &
  Pick<PlanToJudge, "known">;

/** What is said about a plan when the site has been compiled as it would be. */
export interface Judgment extends Pick<EditPlan, "left" | "refusals" | "parted" | "separated" | "unportable"> {
  /** The addresses of the pages without a file that what is removed had, and that nothing makes any more. */
  readonly leaving: ReadonlySet<string>;
}

/** Nothing is at another place, and nothing is removed. */
export const nothingMoved: JudgedChange = {
  moves: new Map(),
  sentNowhere: new Set(),
  known: new Set(),
  folderAfter: () => undefined,
  texts: [],
};

/** What the site would lose, the errors and warnings that it would have in addition, and what stays as it is. */
export async function judgePlan({ site, opened, files, resolved, known, addresses }: PlanToJudge): Promise<Judgment> {
  const after = await openSite(site, changedHost(site.host, files, site.files));
  site.onPlanned?.(after.navigation);
  const apart = separatedByChange(opened, after, resolved.moves);
  const parted = partedPages(opened.navigation, after.navigation, {
    moves: resolved.moves,
    files: site.files(),
    separated: new Set(apart.map(({ file }) => file)),
  });
  const names = unportableNames(files, site.files);
  const config = opened.names.configFiles[0]!;
  const values = new ConfigValues(withReferredFiles(opened.names.configFiles, opened.host), opened.host);
  const fileOf = (page: string): string | undefined => givenFile(page, opened.host);
  const search = { navigation: opened.navigation, config, values };
  const changed = {
    before: opened.navigation,
    after: after.navigation,
    operations: resolved.operations,
    named: namedElements(resolved.operations, search),
    addresses,
    config,
    values,
  };
  const { left: partedLabels, separated } = partedEditions(apart, { ...changed, after: after.navigation });
  const generated = [...resolved.generated.keys()].map((path) => pageHref(path, ""));
  const { basePath } = after.navigation.site;
  return {
    leaving: new Set(generated.filter((address) => after.navigation.pages[basePath + address] === undefined)),
    ...(parted === undefined ? {} : { parted }),
    ...(separated.length === 0 ? {} : { separated }),
    ...partlyMoved(
      files.filter((file) => file.kind === "move"),
      site.files,
    ),
    ...names,
    left: [
      ...changedLanguages(opened.navigation, after.navigation, resolved.moves),
      ...leftPlaces({ ...changed, moves: resolved.moves }),
      ...leftTranslations(opened.navigation, after.navigation, resolved.removed),
      ...partedLabels,
      ...leftDivisions(changed),
      ...(await textProblems(opened, after, { moves: resolved.moves, files })),
      // With all languages or versions, those that lack the division or place are named by themselves. (D631)
      ...((resolved.leftEditions ?? []).length > 0
        ? []
        : sameLabelsElsewhere({ ...search, operations: resolved.operations, fileOf })),
    ],
    refusals: [
      ...leftEditions(changed),
      ...nameRefusals(names),
      ...uncommittedRefusals(files, site.uncommitted),
      ...(await refusalsOf(opened, after, { ...resolved, known, files })),
    ],
  };
}

/** Nothing brings a text back that only the removed file has. (D553) */
function uncommittedRefusals(
  files: readonly PlannedFile[],
  uncommitted: SiteToChange["uncommitted"],
): readonly Refusal[] {
  const removed = files.flatMap((file) => (file.kind === "remove" ? [file.file] : []));
  const lost = removed.length === 0 ? [] : (uncommitted?.(removed) ?? []);
  if (lost.length === 0) return [];
  const named = fewWords(lost);
  const message =
    lost.length === 1
      ? `No commit has the text of ${named} as it is now, so it would be lost with the file. Commit it first.`
      : `No commit has the texts of these files as they are now, so they would be lost: ${named}. Commit them first.`;
  return [{ kind: "uncommitted", message, files: lost }];
}

/** What a site loses by a change, and the errors and warnings that it has in addition, at their places before it. */
export async function refusalsOf(
  opened: OpenedSite,
  after: OpenedSite,
  resolved: JudgedChange & Pick<PlanToJudge, "files">,
): Promise<readonly Refusal[]> {
  const hosts = { before: opened.host, after: after.host };
  const lost = lostBetween(opened.navigation, after.navigation, { hosts });
  const { basePath } = opened.navigation.site;
  const sentNowhere = new Set([...resolved.sentNowhere].map((file) => pageHref(withoutPageExtension(file), "")));
  const isLost = (address: string): boolean => !resolved.known.has(address) && !sentNowhere.has(address);
  const gone = new Set([...lost.map(({ href }) => withoutBasePath(href, basePath)), ...sentNowhere]);
  const isKnown = leadsOn(after, resolved.known);
  const rename = renamedWords(resolved.moves);
  const wasBroken = brokenBefore(opened.diagnostics, rename);
  const wasRepeated = repeatedBefore(opened, after, rename);
  const destinationsIn = renamedDestinations(opened.names.redirects, after.names.redirects);
  const isReported = new Set(after.diagnostics);
  // What the text of a page has all the time is no new problem when a list gets the page. (D415)
  const grown = newProblems(withUnlisted(opened), withUnlisted(after), { ...resolved, destinationsIn });
  const refused = grown
    .map((now) => now.filter((each) => isReported.has(each)))
    .filter(
      (now) =>
        now.some((each) => each.severity !== "info" && !isKnown(each)) &&
        !now.every(wasBroken) &&
        !now.every(wasRepeated),
    );
  const problems = refused.length === 0 ? [] : await problemRefusals(refused, resolved.files);
  const saidDestinations = new Set(
    problems.flatMap((each) =>
      each.kind === "problem" && each.code === "redirect-target-missing" ? [each.subject] : [],
    ),
  );
  // The redirect itself is a problem then, which says where it leads.
  const isSaid = ({ redirect }: LostHref): boolean =>
    redirect !== undefined && (gone.has(targetOf(redirect.destination)!) || saidDestinations.has(redirect.destination));
  const addresses = lost
    .filter((each) => isLost(withoutBasePath(each.href, basePath)) && !isSaid(each))
    .map((each) => lostAddress(each, basePath));
  return [...addresses, ...problems, ...linksToRemoved(after, sentNowhere)];
}

function withUnlisted({ diagnostics, ofUnlisted }: OpenedSite): readonly Diagnostic[] {
  return [...diagnostics, ...ofUnlisted];
}

/** The problems of which there are more than before, whether or not a word of theirs is taken for the name of what moved. */
function newProblems(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  { moves, folderAfter, texts, destinationsIn }: JudgedChange & { readonly destinationsIn: SubjectAfter },
): readonly (readonly Diagnostic[])[] {
  const rename = renamedWords(moves, { folderAfter, labels: texts.map(({ name, text }) => [name.written, text]) });
  const moved = before.map((each) => ({ ...each, file: rename(each.file) }));
  const renamed = moved.map((each) => ({ ...each, subject: rename(each.subject) }));
  const followed = moved.map((each) => ({ ...each, subject: destinationsIn(each, rename) }));
  const isNew = [
    // A problem of several places is reported at the first of them, and after a change another file may be the first.
    grownProblems(renamed.map(anywhere), after.map(anywhere)),
    // A redirect that follows what moved may have led nowhere before.
    grownProblems(followed.map(anywhere), after.map(anywhere)),
    // A label may be the path of a page, too.
    grownProblems(moved.map(anywhere), after.map(anywhere)),
  ].map((grown) => new Set(grown.map(({ now }) => nameOf(now[0]!))));
  return grownProblems(renamed, after)
    .filter(({ now }) => isNew.every((names) => names.has(nameOf(now[0]!))))
    .map(({ now }) => now);
}

function anywhere(problem: Diagnostic): Diagnostic {
  return { ...problem, file: "" };
}

function nameOf({ code, subject }: Diagnostic): string {
  return JSON.stringify([code, subject]);
}

/** The first of each group, at its place before the change. */
async function problemRefusals(
  groups: readonly (readonly Diagnostic[])[],
  files: readonly PlannedFile[],
): Promise<readonly Refusal[]> {
  const placeBefore = await placesBefore(files);
  return groups.map(([first]): Refusal => ({
    kind: "problem",
    message: placed(first!, placeBefore),
    code: first!.code,
    file: first!.file,
    subject: first!.subject,
    ...(first!.target?.kind === "page" ? { page: first!.target.path } : {}),
  }));
}

function placed(problem: Diagnostic, placeBefore: PlaceBefore): string {
  const { file, line } = placeBefore(problem);
  return `${file}:${line}: ${problem.message}`;
}

function lostAddress({ href, title, proposal }: LostHref, basePath: string): Refusal {
  const guess = proposal?.guess === true ? ({ guess: true } as const) : {};
  return {
    kind: "address",
    message: `The address ${href} ("${title}") would lead nowhere.${proposal === undefined ? "" : proposalSentence(proposal)}`,
    address: withoutBasePath(href, basePath),
    ...(proposal === undefined ? {} : { proposal: { to: proposal.href, reason: proposal.reason, ...guess } }),
  };
}

function proposalSentence({ href, reason, caughtBy }: NonNullable<LostHref["proposal"]>): string {
  if (caughtBy === undefined) return ` Readers could be sent to ${href}: ${reason}.`;
  return ` Its page would be at ${href}, from which the redirect from "${caughtBy.source}" leads away: remove or change that one first.`;
}

/** A site that also knows the problems of another state of it, which are not new then. */
export function withProblemsOf<Site extends Pick<OpenedSite, "diagnostics">>(
  site: Site,
  { diagnostics }: Pick<OpenedSite, "diagnostics">,
): Site {
  const keys = new Set(site.diagnostics.map(baselineKey));
  const others = diagnostics.filter((each) => !keys.has(baselineKey(each)));
  return { ...site, diagnostics: [...site.diagnostics, ...others] };
}
