// Finds what leaves the navigation with a change that did not name it. (D551)
import { withoutBasePath } from "../../compiler/contract/href.ts";
import type { Division, Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import type { EditPlan, LeftName, Refusal } from "./edit-plan.ts";
import type { ChangeOperation } from "./site-change.ts";

/** A change, and the site before and after it. */
export interface ChangedNavigation extends Pick<EditPlan, "addresses"> {
  readonly before: ResolvedNavigation;
  readonly after: ResolvedNavigation;
  readonly operations: readonly ChangeOperation[];
  /** The line of a place in docs.json, and its file. */
  readonly placeOf: (source: Division["source"]) => ConfigSource & { readonly line: number };
}

/** A whole language or version that would be gone is a refusal: its last page was removed, and who removed it may not know that it was the last one. */
export function leftEditions({ before, after, operations }: Omit<ChangedNavigation, "placeOf">): readonly Refusal[] {
  const named = namedLabels(operations);
  return axes.flatMap((axis) => {
    const now = labelsOf(after, axis);
    const gone = [...labelsOf(before, axis)].filter((label) => !now.has(label) && !named.has(label));
    return gone.map((label): Refusal => ({ kind: "edition", message: editionMessage(axis, label), label }));
  });
}

/** Divisions but groups that are gone, and pages in no list to which readers are sent. */
export function leftDivisions({
  before,
  after,
  operations,
  addresses,
  placeOf,
}: ChangedNavigation): readonly LeftName[] {
  const named = namedLabels(operations);
  const now = new Map(after.editions.map((edition) => [edition.id, new Set(labelled(edition).map(nameOf))]));
  const gone = before.editions.flatMap((edition) => {
    const there = now.get(edition.id);
    // Of a whole edition there is a refusal.
    const all = there === undefined ? [] : labelled(edition);
    return all.filter((each) => !there!.has(nameOf(each)) && !named.has(each.label));
  });
  const places = new Map(
    gone.map((division) => [`${division.source.file ?? ""}#${division.source.pointer}`, division]),
  );
  const divisions = [...places.values()].map(({ kind, label, source }): LeftName => {
    const { file, line } = placeOf(source);
    return { file, line, written: label, reason: `this ${kind} leaves the navigation, because its last page does` };
  });
  return [...divisions, ...unlistedTargets(before, after, addresses)];
}

/** A page that no list had before is no news. */
function unlistedTargets(
  before: ResolvedNavigation,
  after: ResolvedNavigation,
  addresses: ChangedNavigation["addresses"],
): readonly LeftName[] {
  const [had, now] = [before, after].map(({ pages, site }) => {
    const all = Object.values(pages).map((page) => [withoutBasePath(page.href, site.basePath), page] as const);
    return new Map(all);
  });
  return addresses.flatMap(({ from, to }): readonly LeftName[] => {
    const [old, page] = [had!.get(from), now!.get(to.split("#", 1)[0]!)];
    if (old === undefined || isUnlisted(old) || page === undefined || page.file === null || !isUnlisted(page))
      return [];
    const reason = `readers of ${from} are sent there, and no list has this page`;
    return [{ file: page.file, line: 1, written: to, reason }];
  });
}

const axes = ["language", "version"] as const;

function labelsOf({ editions }: ResolvedNavigation, axis: "language" | "version"): ReadonlySet<string> {
  return new Set(editions.flatMap((edition) => edition[axis] ?? []));
}

function editionMessage(axis: "language" | "version", label: string): string {
  return `The ${axis} "${label}" would leave the navigation, because no page of it would be left in a list. List another page of it first, or remove it as a whole: navc rm --group "${label}".`;
}

/** What a change names is gone, or has another label, because it was asked for. */
function namedLabels(operations: readonly ChangeOperation[]): ReadonlySet<string> {
  return new Set(
    operations.flatMap((operation) => {
      if (operation.kind === "place-element") return [operation.element.name];
      return "labels" in operation ? (operation.labels.at(-1)?.split(" > ").at(-1) ?? []) : [];
    }),
  );
}

/** All labelled divisions but groups: an empty group goes with its last page. */
function labelled({ tree }: Edition): readonly Exclude<Division, { kind: "root" | "group" }>[] {
  const below = (division: Division): readonly Exclude<Division, { kind: "root" | "group" }>[] =>
    division.children.flatMap((child) => {
      if (child.kind === "page" || child.kind === "root" || child.kind === "group") return [];
      return [child, ...below(child)];
    });
  return below(tree);
}

function nameOf({ kind, label }: { readonly kind: string; readonly label: string }): string {
  return `${kind} ${label}`;
}
