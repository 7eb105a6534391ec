// The words for each kind of change.
import { count } from "../../compiler/diagnostics/codes.ts";
import { folderChange } from "../diff/moved-folders.ts";
import type {
  Change,
  ChoiceReordered,
  ChoiceTagged,
  ChoiceVisibility,
  EditionAddedOrRemoved,
} from "../diff/navigation-diff.ts";
import type { DivisionRef, PageListing } from "../diff/page-change.ts";
import { changeKinds, kindsOf } from "./change-kinds.ts";
import { editionLabel } from "./edition-label.ts";
import { pageNotes } from "./page-notes.ts";
import { aboveName, placeName } from "./place-name.ts";
import type { Mark, Piece } from "./row.ts";
import { separatedFrom } from "./separated-words.ts";

export interface ChangeWords {
  readonly mark: Mark;
  readonly verb: string;
  readonly pieces: readonly Piece[];
}

const plain = (text: string): Piece => ({ style: "plain", text });
const name = (text: string): Piece => ({ style: "name", text });
const address = (text: string): Piece => ({ style: "address", text });
const faint = (text: string): Piece => ({ style: "faint", text });
const arrow = plain("→");

/** Changes that differ only in their page or division. */
export interface JoinedChange {
  readonly first: Change;
  readonly members: readonly Change[];
}

/** The words for similar changes. */
export function changeWords({ first, members }: JoinedChange): ChangeWords {
  const [kind] = kindsOf(first);
  const { verb } = changeKinds[kind];
  const pieces = members.length > 1 ? joinedPieces(first, members) : piecesOf(first);
  return { mark: verb === "added" ? "+" : verb === "removed" ? "-" : "~", verb, pieces };
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function piecesOf(change: Change): readonly Piece[] {
  switch (change.kind) {
    case "edition-added":
    case "edition-removed":
      return [...editionName(change.language, change.version), ...addressesOf(change), ...unlistedOf(change)];
    case "edition-renamed":
      return [...editionOf(change.axis, change.before), arrow, ...editionOf(change.axis, change.after)];
    case "edition-default":
      return [name(editionLabel(change.before)), arrow, name(editionLabel(change.after))];
    case "edition-tagged":
      return [...choice(change), ...textChange(change)];
    case "edition-hidden":
    case "edition-shown":
      return choice(change);
    case "edition-reordered":
      return [...choice(change), ...follows(change.follows)];
    case "division-added":
    case "division-removed":
      return [...division(change.division), ...addressesOf(change)];
    case "division-relabelled":
      return [...division(change.before), arrow, ...renamedTo(change.before, change.after)];
    case "division-kind":
      return [...division(change.before), arrow, plain(change.after.kind)];
    case "division-moved":
      return [
        plain(change.after.kind),
        name(change.after.label),
        ...fromTo(aboveName(change.before), aboveName(change.after)),
      ];
    case "division-relinked":
      return [...division(change.division), link(change.before), arrow, link(change.after)];
    case "division-root":
      return [...division(change.division), addressOrNone(change.before), arrow, addressOrNone(change.after)];
    case "division-directory":
      return [...division(change.division), ...layoutChange(change)];
    case "division-tagged":
      return [...division(change.division), ...textChange(change)];
    case "division-described":
    case "division-hidden":
    case "division-shown":
    case "division-expanded":
    case "division-collapsed":
      return division(change.division);
    case "division-reordered":
      return [...division(change.division), ...follows(change.follows)];
    case "page-added":
    case "page-removed":
      return [
        ...page(change),
        faint(change.division === null ? "in no list" : `in ${placeName(change.division)}`),
        ...pageNotes(change).map(faint),
      ];
    case "page-moved":
      return movedPieces(change);
    case "page-retitled":
    case "page-relabelled":
      return [
        address(change.hrefs[0] ?? ""),
        ...others(change.hrefs.length - 1),
        name(change.before),
        arrow,
        name(change.after),
      ];
    case "page-relinked":
      return [...page(change), link(change.before), arrow, link(change.after)];
    case "page-tagged":
    case "page-operation":
      return [...page(change), ...textChange(change)];
    case "page-separated":
      return [...page(change), ...separatedFrom(change, false)];
    case "page-described":
    case "page-deprecated":
    case "page-undeprecated":
    case "page-related":
    case "page-hidden":
    case "page-shown":
      return page(change);
    case "page-relocated":
      return [...page(change), ...fromTo(placeName(change.before), placeName(change.after))];
    case "page-listed":
    case "page-unlisted":
      return [...page(change), faint(`${listingWords([change])} ${placeName(change.division)}${stillIn(change)}`)];
    case "page-reordered":
      return [...page(change), ...follows(change.follows)];
  }
}

function joinedPieces(first: Change, members: readonly Change[]): readonly Piece[] {
  const addresses = members.reduce((sum, member) => sum + ("hrefs" in member ? member.hrefs.length : 1), 0);
  const pages = [plain(count(members.length, "page")), ...others(addresses - members.length)] as const;
  const divisions = plain(count(members.length, "division"));
  const labels = faint(`(${firstOf(members.map(labelOf))})`);
  if (first.kind === "page-moved") {
    const moves = members.flatMap((member) => (member.kind === "page-moved" ? member.moves.slice(0, 1) : []));
    const { from, to } = folderChange(moves);
    return [address(`${from}/…`), arrow, address(`${to}/…`), ...pages, ...placesOf(first)];
  }
  if (first.kind === "page-relocated")
    return [...pages, ...fromTo(placeName(first.before), placeName(first.after)), labels];
  if (first.kind === "division-kind")
    return [plain(`${count(members.length, first.before.kind)} → ${count(members.length, first.after.kind)}`), labels];
  if (first.kind === "division-moved")
    return [divisions, ...fromTo(aboveName(first.before), aboveName(first.after)), labels];
  if (first.kind === "division-directory") return [divisions, ...layoutChange(first), labels];
  if (first.kind === "division-tagged") return [divisions, ...textChange(first), labels];
  if (first.kind === "division-described" || first.kind === "division-expanded" || first.kind === "division-collapsed")
    return [divisions, labels];
  if (first.kind === "page-tagged") return [...pages, ...textChange(first), labels];
  if (first.kind === "page-separated") return [...pages, ...separatedFrom(first, true), labels];
  if (first.kind === "page-reordered") return [...pages, plain("of"), name(placeName(first.division)), labels];
  if (first.kind === "division-reordered") return [divisions, plain("of"), name(aboveName(first.division)), labels];
  const [number] = pages;
  if (first.kind === "page-removed" && first.ignoredBy !== undefined)
    return [...pages, faint(`left out by ${first.ignoredBy}`), labels];
  if (first.kind === "page-added" && first.ignoredBefore !== undefined)
    return [...pages, faint(`that ${first.ignoredBefore} left out before`), labels];
  if (first.kind === "page-listed" || first.kind === "page-unlisted")
    return [number, faint(listingWords(members)), name(placeName(first.division)), ...stillPiece(first), labels];
  return [number, labels];
}

/** A page that was in no list before is not "also" in one. */
function listingWords(changes: readonly Change[]): string {
  const [first] = changes;
  if (first !== undefined && "times" in first && first.times !== undefined)
    return `now ${first.times === 1 ? "once" : `${first.times} times`} in`;
  if (changes.some(({ kind }) => kind === "page-unlisted")) return "no longer in";
  return changes.some((change) => "first" in change) ? "now in" : "also in";
}

function stillIn({ still }: PageListing): string {
  return still === undefined ? "" : `, still in ${placeName(still)}`;
}

function stillPiece({ still }: PageListing): readonly Piece[] {
  return still === undefined ? [] : [faint("still in"), name(placeName(still))];
}

const mostLabels = 5;
/** About a screenful. */
const mostAddresses = 20;

function firstOf(labels: readonly string[], most = mostLabels): string {
  const named = labels.slice(0, most).join(", ");
  return labels.length > most ? `${named}, … ${labels.length - most} more` : named;
}

function labelOf(change: Change): string {
  if ("title" in change) return change.title;
  if ("division" in change && change.division !== null) return change.division.label;
  return change.kind === "division-moved" || change.kind === "division-kind" ? change.after.label : "";
}

function movedPieces(change: Change & { readonly kind: "page-moved" }): readonly Piece[] {
  const [move = { from: "", to: "" }, ...rest] = change.moves;
  const notes = pageNotes(change).map(faint);
  return [address(move.from), arrow, address(move.to), ...others(rest.length), ...placesOf(change), ...notes];
}

/** The old and new divisions of a moved page, if they differ. */
function placesOf({ divisions }: Change & { readonly kind: "page-moved" }): readonly Piece[] {
  return divisions === undefined ? [] : fromTo(placeName(divisions.before), placeName(divisions.after));
}

function page({ title, hrefs }: { readonly title: string; readonly hrefs: readonly string[] }): readonly Piece[] {
  return [name(title), address(hrefs[0] ?? ""), ...others(hrefs.length - 1)];
}

/** The same page in other versions and languages. */
function others(number: number): readonly Piece[] {
  return number < 1 ? [] : [faint(`and ${count(number, "counterpart")}`)];
}

/** The number of addresses, without those of pages that were or still are in another division; of an added division they are named here only. */
function addressesOf(change: Extract<Change, { readonly pages: number }>): readonly Piece[] {
  const { kind, pages } = change;
  const address = changeKinds[kind].verb === "added" ? "new address" : "address";
  const named = kind === "division-added" ? ` (${firstOf(change.addresses, mostAddresses)})` : "";
  return pages === 0 ? [] : [faint(`with ${count(pages, address, `${address}es`)}${named}`)];
}

function unlistedOf({ unlisted = 0 }: EditionAddedOrRemoved): readonly Piece[] {
  return unlisted === 0
    ? []
    : [faint(`(${count(unlisted, "page")} of it ${unlisted === 1 ? "is" : "are"} still there, and in no list)`)];
}

function editionName(language: string | null, version: string | null): readonly Piece[] {
  return [
    ...(language === null ? [] : [plain("language"), name(language)]),
    ...(version === null ? [] : [plain("version"), name(version)]),
    ...(language === null && version === null ? [plain("the only edition")] : []),
  ];
}

/** The division is named if readers do not choose at the top of the site. */
function choice({
  axis,
  name: own,
  division: place,
}: ChoiceTagged | ChoiceVisibility | ChoiceReordered): readonly Piece[] {
  return [plain(axis), name(own), ...(place.kind === "root" ? [] : [faint("of"), ...division(place)])];
}

function textChange({
  before,
  after,
}: {
  readonly before: string | null;
  readonly after: string | null;
}): readonly Piece[] {
  return [valueOrNone(before), arrow, valueOrNone(after)];
}

function layoutChange({ before, after }: Change & { readonly kind: "division-directory" }): readonly Piece[] {
  return [plain(before ?? "none"), arrow, plain(after ?? "none")];
}

/** A language or version; one without a name was, or is, the only one. */
function editionOf(axis: string, value: string | null): readonly Piece[] {
  return value === null ? [plain(`the only ${axis}`)] : [plain(axis), name(value)];
}

function valueOrNone(value: string | null): Piece {
  return value === null ? faint("(none)") : name(value);
}

function addressOrNone(href: string | null): Piece {
  return href === null ? faint("(none)") : address(href);
}

function link(href: string | null): Piece {
  return href === null ? faint("(a page)") : address(href);
}

function division(ref: DivisionRef): readonly Piece[] {
  return [plain(ref.kind), name(placeName(ref))];
}

function renamedTo(before: DivisionRef, after: DivisionRef): readonly Piece[] {
  return before.kind === after.kind ? [name(after.label)] : [plain(after.kind), name(after.label)];
}

function fromTo(before: string, after: string): readonly Piece[] {
  return [faint("from"), name(before), faint("to"), name(after)];
}

function follows(label: string | null): readonly Piece[] {
  return label === null ? [faint("now first")] : [faint("now after"), name(label)];
}
