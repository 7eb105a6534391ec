// Says in lines what a plan does, or did.
import { count, inWords } from "../../compiler/diagnostics/codes.ts";
import { visible } from "../../compiler/text/visible.ts";
import { lostRows } from "../../outputs/render/diff-lost.ts";
import { editionLabels, keyField } from "../../outputs/render/separated-words.ts";
import { fewWords } from "./few-words.ts";
import { joinedMoves, type PathMove } from "./joined-moves.ts";
import { leftInWritten, leftLines, type LeftWords } from "./left-lines.ts";
import type { EditPlan, PlacedEntry, PlannedFile, RepairPlan } from "./edit-plan.ts";
import { notOnWindowsLines } from "./unportable-names.ts";
import type { PartedPages } from "./parted-pages.ts";

/** More moved files than this are one line for their folder. */
const mostFiles = 12;
const mostLost = 20;
/** More edited files than this are counted. */
const mostNamed = 3;

/** How a plan is written. */
export interface PlanWords extends LeftWords {
  /** Also each address that leads elsewhere, because no redirect was made. */
  readonly listsAddresses?: boolean;
  /** How moved pages and their counterparts are kept together, as the end of a sentence. */
  readonly partedWords?: (parted: PartedPages) => string | undefined;
  /** The command that prints redirects for what a repair leaves. */
  readonly redirectsCommand?: string | undefined;
}

/** What a plan does, a line for each thing: `moved guides/start.mdx to guides/begin.mdx · 3 entries · 14 links in 9 pages · 1 redirect`. */
export function planLines(plan: EditPlan | RepairPlan, isDone: boolean, words: PlanWords = {}): readonly string[] {
  const { listsAddresses = false, partedWords, all = false } = words;
  const moved = "moved" in plan ? plan.moved : [];
  const done = [
    ...movedLines(moved, "found", "at", plan.partly),
    ...movedLines(
      plan.files.filter((file) => file.kind === "move"),
      verbs.move[isDone ? 0 : 1],
      "to",
      plan.partly,
    ),
    ...plan.files.flatMap((file) => doneLine(file, isDone) ?? []),
  ];
  const shown: string[] =
    done.length > mostFiles && !all
      ? [...done.slice(0, mostFiles - 1), `… and ${count(done.length - mostFiles + 1, "more file")}`]
      : done;
  const counts = countsOf(plan);
  const edited = plan.files.filter((file) => file.kind === "edit").map(({ file }) => file);
  if (done.length === 0 && edited.length > 0) shown.push(`${isDone ? "changed" : "would change"} ${namesOf(edited)}`);
  const summary = counts === "" ? [] : [counts];
  const others = [
    ...unportableLines(plan, isDone, words),
    ...placedLines(plan, isDone, all),
    ...ownLinkLines(plan, isDone, all),
    ...partedLines(plan, isDone, partedWords),
    ...separatedLines(plan, isDone, all),
    ...leftLines(isDone ? { left: leftInWritten(plan.left) } : plan, words),
    ...("addresses" in plan ? addressLines(plan, listsAddresses, all) : []),
    ...("lost" in plan ? leftByRepair(plan, words) : []),
  ];
  if (shown.length === 1) return [[shown[0]!, ...summary].join(" · "), ...others];
  return [...shown, ...summary, ...others];
}

/** What is done all the same: a site may have such names on purpose. */
function unportableLines(plan: EditPlan, isDone: boolean, { nextWords, all = false }: PlanWords): readonly string[] {
  const lines = notOnWindowsLines(plan, isDone, nextWords);
  const most = all ? lines.length : mostNamed;
  const more = lines.length > most ? [`… and ${count(lines.length - most, "more name")}`] : [];
  return [...lines.slice(0, most), ...more];
}

/** What a repair can't put right: files that it found nowhere, and lost addresses, each with the page that a redirect could lead to. */
export function leftByRepair(
  { unmatched = [], lost }: Pick<RepairPlan, "unmatched" | "lost">,
  { all = false, redirectsCommand }: Pick<PlanWords, "all" | "redirectsCommand"> = {},
): readonly string[] {
  const files = unmatched.map((file) => `  ${visible(file)}`);
  const renamed = lost.filter(({ proposal, redirect }) => proposal?.kind === "moved" && redirect === undefined);
  const others = lost.filter((each) => !renamed.includes(each));
  // Of a page that is there, only the redirect from its address is wrong.
  const why = others.every(({ redirect }) => redirect === undefined) ? ", because their pages were removed" : "";
  const isPrinted = renamed.some(({ proposal }) => proposal?.caughtBy === undefined);
  return [
    ...headed("are named still, and were found at no other path:", files, all),
    // No file has moved: a spec names an operation otherwise, or a division that makes addresses has another label.
    ...headed("still lead nowhere, because their pages have other addresses now:", lostLines(renamed), all),
    ...(isPrinted && redirectsCommand !== undefined
      ? [`For redirects to paste into docs.json: ${visible(redirectsCommand)}`]
      : []),
    ...headed(`still lead nowhere${why}:`, lostLines(others), all),
  ];
}

function lostLines(lost: RepairPlan["lost"]): readonly string[] {
  return lostRows({ lost }).map(({ from, to, reason }) => {
    const target = to === undefined ? "" : ` → ${visible(to)}`;
    return `  ${visible(from)}${target}: ${visible(reason)}`;
  });
}

function headed(title: string, lines: readonly string[], all: boolean): readonly string[] {
  if (lines.length === 0) return [];
  const most = all ? lines.length : mostLost;
  return [title, ...lines.slice(0, most), ...(lines.length > most ? [`  … and ${lines.length - most} more`] : [])];
}

/** Where entries and divisions are now: a count of entries does not say it. */
function placedLines({ placed = [], files }: EditPlan, isDone: boolean, all: boolean): readonly string[] {
  const verb = isDone ? "is now" : "would be";
  // The page of a new title is a file that is edited.
  const isFile = (name: string): boolean => files.some((each) => each.kind === "edit" && each.file === name);
  const most = all ? placed.length : mostFiles;
  const lines = placed
    .slice(0, most)
    .map(({ name, into = [], alsoIn = [], label, isHeading, pages, chosenBy, isOrder }) => {
      if (label !== undefined && isFile(name)) {
        const where = isHeading ? "in the sidebar and at the top of the page" : "in the sidebar";
        return `  the title of ${visible(name)} ${where} ${verb} "${visible(label)}"`;
      }
      if (label !== undefined) return `  "${visible(name)}" ${verb} "${visible(label)}"${alsoLabelled(alsoIn, isDone)}`;
      if (isOrder === true) return orderLine({ name, into, alsoIn }, isDone, all);
      const where = placeWords(into) + alsoInWords(alsoIn, all);
      const guess = guessOf(chosenBy);
      if (pages !== undefined) return `  ${count(pages, "page")} ${isDone ? "are now" : verb} ${where}${guess}`;
      return `  "${visible(name)}" ${verb} ${where}${guess}`;
    });
  return placed.length > most ? [...lines, `  … and ${placed.length - most} more`] : lines;
}

function placeWords(labels: readonly string[]): string {
  return labels.length === 0 ? "at the top level" : `in "${visible(labels.join(" > "))}"`;
}

/** What stays in its list. */
function orderLine({ name, into = [], alsoIn = [] }: PlacedEntry, isDone: boolean, all: boolean): string {
  const [has, stays] = isDone ? ["has", "stays"] : ["would have", "stay"];
  const others = alsoIn.length === 0 ? "" : `, and ${stays} where it is ${placesInWords(alsoIn, all)}`;
  return `  "${visible(name)}" ${has} another position ${placeWords(into)}${others}`;
}

/** A move is no removal from other lists. */
function alsoInWords(alsoIn: readonly (readonly string[])[], all: boolean): string {
  return alsoIn.length === 0 ? "" : `, as well as ${placesInWords(alsoIn, all)}`;
}

function placesInWords(places: readonly (readonly string[])[], all: boolean): string {
  const most = all ? places.length : mostNamed;
  const more = places.length > most ? [`${places.length - most} more places`] : [];
  return inWords([...places.slice(0, most).map(placeWords), ...more]);
}

/** One text stands for all of them. */
function alsoLabelled(others: readonly (readonly string[])[], isDone: boolean): string {
  if (others.length === 0) return "";
  const names = fewWords(others.map((labels) => `"${visible(labels.join(" > "))}"`));
  const [verb, refers] = others.length === 1 ? ["is", "refers"] : ["are", "refer"];
  return `, and so ${isDone ? verb : "would be"} ${names}, which ${refers} to the same file`;
}

/** Why pages that no list had are where they are, if other places are possible. */
function guessOf(chosenBy: NonNullable<EditPlan["placed"]>[number]["chosenBy"] = []): string {
  if (chosenBy.length === 0) return "";
  const reasons = chosenBy.map(({ folder, here, all }) => `${here} of ${all} listed pages of ${visible(folder)}/`);
  return `, a guess: it has ${inWords(reasons)}`;
}

/** Who merges a page into one that links to it has to read these sentences anew. */
function ownLinkLines({ ownLinks = [] }: EditPlan, isDone: boolean, all: boolean): readonly string[] {
  const most = all ? ownLinks.length : mostNamed;
  const lines = ownLinks.slice(0, most).map(({ file, lines: at }) => {
    const verb = isDone ? (at.length === 1 ? "leads" : "lead") : "would lead";
    const shown = all ? at : at.slice(0, mostFiles);
    const more = at.length > shown.length ? [`${at.length - shown.length} more`] : [];
    const numbers = [...new Set(shown.map(String)), ...more];
    const where = `${numbers.length === 1 ? "line" : "lines"} ${inWords(numbers)}`;
    return `  ${count(at.length, "link")} in ${visible(file)} ${verb} to the page itself: ${where}`;
  });
  return ownLinks.length > most ? [...lines, `  … and ${count(ownLinks.length - most, "more page")}`] : lines;
}

/** That other languages and versions have not moved is no loss of an address, and no other line shows it. */
function partedLines({ parted }: EditPlan, isDone: boolean, words: PlanWords["partedWords"]): readonly string[] {
  if (parted === undefined) return [];
  const one = parted.pages === 1;
  const counterparts = one ? "its counterpart" : "their counterparts";
  const verb = isDone ? `${one ? "has" : "have"} lost` : "would lose";
  const end = words?.(parted);
  const advice = end === undefined ? "" : `; ${end}`;
  return [
    `${count(parted.pages, "page")} ${verb} ${counterparts} in ${inWords([...parted.languages, ...parted.versions])}${advice}`,
  ];
}

/** What takes the key of another page does not name it (D404). */
function separatedLines({ separated = [] }: EditPlan, isDone: boolean, all: boolean): readonly string[] {
  const most = all ? separated.length : mostNamed;
  const verb = isDone ? "is no longer" : "would no longer be";
  const lines = separated.slice(0, most).map(({ file, from, key }) => {
    const advice =
      key === null
        ? ""
        : `; "${keyField(key)}" in its front matter ${isDone ? "makes it the same again" : "keeps it the same"}`;
    return visible(`${file} ${verb} the same page in ${editionLabels(from)}${advice}`);
  });
  const more = separated.length - most;
  return more > 0
    ? [...lines, `… and ${count(more, "more page")} ${isDone && more > 1 ? "are no longer" : verb} the same`]
    : lines;
}

function namesOf(files: readonly string[]): string {
  return files.length > mostNamed ? count(files.length, "file") : files.map(visible).join(", ");
}

/** A folder from which only some files move is no folder that moves. */
function movedLines(
  moves: readonly PathMove[],
  verb: string,
  preposition: string,
  partly: EditPlan["partly"] = [],
): readonly string[] {
  return joinedMoves(moves).map(({ from, to, files }) => {
    const number = files === undefined ? "" : count(files, "file");
    const [before, after] = partly.includes(from) ? [`${number} of `, ""] : ["", number && `, ${number}`];
    return `${verb} ${before}${visible(from)} ${preposition} ${visible(to)}${after}`;
  });
}

function doneLine(file: PlannedFile, isDone: boolean): string | undefined {
  if (file.kind === "edit" || file.kind === "move") return undefined;
  return `${verbs[file.kind][isDone ? 0 : 1]} ${visible(file.file)}`;
}

const verbs = {
  move: ["moved", "would move"],
  create: ["added", "would add"],
  remove: ["removed", "would remove"],
} as const;

function countsOf({ counts, files, settings = [] }: EditPlan): string {
  const redirects = counts.redirectsAdded + counts.redirectsChanged + counts.redirectsRemoved;
  const parts = [
    counts.entries === 0 ? undefined : entryCount(counts.entries),
    counts.links === 0 ? undefined : `${count(counts.links, "link")} in ${count(counts.linkFiles, "page")}`,
    redirects === 0 ? undefined : redirectCount(counts),
    ...[styleSheetsIn(files), settings].map((named) =>
      named.length === 0 ? undefined : named.map(visible).join(", "),
    ),
  ].filter((part) => part !== undefined);
  if (parts.length === 0 && files.some(({ kind }) => kind !== "edit") && files.some(({ kind }) => kind === "edit"))
    return count(files.length, "file");
  return parts.join(" · ");
}

/** They name pictures, and count as nothing else. */
function styleSheetsIn(files: EditPlan["files"]): readonly string[] {
  return files.flatMap((each) => (each.kind === "edit" && /\.css$/i.test(each.file) ? [each.file] : []));
}

function entryCount(entries: number): string {
  return entries === 1 ? "1 entry" : `${entries} entries`;
}

function redirectCount({ redirectsAdded, redirectsChanged, redirectsRemoved }: EditPlan["counts"]): string {
  const parts = [
    redirectsAdded === 0 ? undefined : count(redirectsAdded, "redirect"),
    redirectsChanged === 0 ? undefined : `${count(redirectsChanged, "redirect")} changed`,
    redirectsRemoved === 0 ? undefined : `${count(redirectsRemoved, "redirect")} removed`,
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}

/** Where readers are sent if nobody named it, and all addresses if they have no redirects. */
function addressLines({ addresses }: EditPlan, isEach: boolean, all: boolean): readonly string[] {
  if (isEach && addresses.length > 0)
    return [
      "addresses without a redirect:",
      ...addresses.map(({ from, to }) => `  ${visible(from)} is now ${visible(to)}`),
    ];
  const sent = addresses.flatMap(({ from, to, reason }) => (reason === undefined ? [] : [{ from, to, reason }]));
  // As the lost addresses of a difference: those of a folder that lead to one other folder share a row.
  const rows = all
    ? sent
    : lostRows({
        lost: sent.map(({ from, to, reason }) => ({
          href: from,
          title: "",
          proposal: { href: to, kind: "moved", reason },
        })),
      });
  const lines = rows.map(({ from, to, reason }) => `  ${visible(from)} to ${visible(to ?? "")}: ${visible(reason)}`);
  return headed("readers are sent on:", lines, all);
}
