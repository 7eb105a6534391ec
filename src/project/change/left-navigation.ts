// Finds what leaves the navigation with a change that did not name it. (D551)
import { withoutBasePath } from "../../compiler/contract/href.ts";
import type { Division, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import { placeKey } from "../../compiler/syntax/config-value.ts";
import { hrefsOf } from "./division-counterparts.ts";
import type { ConfigValues } from "./config-values.ts";
import type { EditPlan, LeftName, Refusal } from "./edit-plan.ts";
import { placeOfNode } from "./element-places.ts";
import { placeKeysOf, type NamedElement } from "./named-elements.ts";

/** A change, and the site before and after it. */
export interface ChangedNavigation extends Pick<EditPlan, "addresses"> {
  readonly before: ResolvedNavigation;
  readonly after: ResolvedNavigation;
  /** What is gone, or has another label, because it was asked for. */
  readonly named: readonly NamedElement[];
  /** The file of divisions whose place names none. */
  readonly config: string;
  /** Finds the lines of divisions. */
  readonly values: ConfigValues;
}

/** A whole language or version that would be gone is a refusal: its last page was removed, and who removed it may not know that it was the last one. */
export function leftEditions({
  before,
  after,
  named: elements,
}: Pick<ChangedNavigation, "before" | "after" | "named">): readonly Refusal[] {
  return axes.flatMap((axis) => {
    const now = labelsOf(after, axis);
    const named = new Set(elements.flatMap(({ kind, label }) => (kind === axis ? [label] : [])));
    const gone = [...labelsOf(before, axis)].filter((label) => !now.has(label) && !named.has(label));
    return gone.map((label): Refusal => ({ kind: "edition", message: editionMessage(axis, label), label }));
  });
}

/** Divisions that are gone, without those in them, and pages in no list to which readers are sent. */
export function leftDivisions({
  before,
  after,
  named,
  addresses,
  config,
  values,
}: ChangedNavigation): readonly LeftName[] {
  const keys = placeKeysOf(named);
  const isNamed = (division: Labelled): boolean => keys.has(placeKey(placeOfNode(division, config)));
  const now = new Map(after.editions.map(({ id, tree }) => [id, tree]));
  const isElsewhere = arrivedIn(before, after);
  const gone = before.editions.flatMap(({ id, tree }) => {
    const there = now.get(id);
    // Of a whole edition there is a refusal.
    return there === undefined ? [] : goneDivisions(tree, there, isNamed).filter((division) => !isElsewhere(division));
  });
  const places = new Map(
    gone.map(({ kind, label, source: { file = config, pointer } }) => {
      const source = { file, pointer };
      return [`${file}#${pointer}`, { kind, label, source }] as const;
    }),
  );
  const divisions = [...places.values()].map(({ kind, label, source }): LeftName => {
    const reason = `this ${kind} leaves the navigation, because its last page does`;
    return { file: source.file, line: values.lineOf(source), written: label, reason, isGone: true };
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
  return `The ${axis} "${label}" would leave the navigation, because no page of it would be left in a list. List another page of it first, or remove it as a whole.`;
}

type Labelled = Exclude<Division, { kind: "root" }>;

/** A division with the labels above it and its own, as one string. */
interface Placed {
  readonly division: Labelled;
  readonly path: string;
  readonly inside: readonly Placed[];
}

/** The divisions of a tree that another one has neither at their place nor, by kind and label, anywhere else. Of those in each other the outermost, and none that is named. */
function goneDivisions(
  before: Division,
  after: Division,
  isNamed: (division: Labelled) => boolean,
): readonly Labelled[] {
  const [had, has] = [placedIn(before, ""), placedIn(after, "")];
  const kept = new Set(allOf(had).map(({ path }) => path));
  const there = new Set(allOf(has).map(({ path }) => path));
  // A division that was moved or whose parent was relabelled has another path, and is there all the same.
  const elsewhere = new Map<string, number>();
  for (const { path, division } of allOf(has)) {
    if (kept.has(path)) continue;
    const name = nameOf(division);
    elsewhere.set(name, (elsewhere.get(name) ?? 0) + 1);
  }
  const isGone = ({ path, division }: Placed): boolean => {
    if (there.has(path)) return false;
    const name = nameOf(division);
    const more = elsewhere.get(name) ?? 0;
    elsewhere.set(name, more - 1);
    return more <= 0;
  };
  const goneIn = (all: readonly Placed[]): readonly Labelled[] =>
    all.flatMap((placed) => {
      if (!isGone(placed)) return goneIn(placed.inside);
      return isNamed(placed.division) ? [] : [placed.division];
    });
  return goneIn(had);
}

/** Whether a division came into an edition with one of its pages: a language or version that gets another label is another edition. (D584) */
function arrivedIn(before: ResolvedNavigation, after: ResolvedNavigation): (division: Labelled) => boolean {
  const had = new Map(before.editions.map(({ id, tree }) => [id, new Set(pathsIn(tree))]));
  const arrived = after.editions.flatMap(({ id, tree }) =>
    allOf(placedIn(tree, "")).filter(({ path }) => had.get(id)?.has(path) !== true),
  );
  const pages = new Map<string, Set<string>>();
  for (const { division } of arrived) {
    const name = nameOf(division);
    pages.set(name, new Set([...(pages.get(name) ?? []), ...hrefsOf(division)]));
  }
  return (division) => hrefsOf(division).some((href) => pages.get(nameOf(division))?.has(href) === true);
}

function pathsIn(tree: Division): readonly string[] {
  return allOf(placedIn(tree, "")).map(({ path }) => path);
}

function placedIn(division: Division, above: string): readonly Placed[] {
  return division.children.flatMap((child) => {
    if (child.kind === "page" || child.kind === "root") return [];
    const path = JSON.stringify([above, child.kind, child.label]);
    return [{ division: child, path, inside: placedIn(child, path) }];
  });
}

function allOf(placed: readonly Placed[]): readonly Placed[] {
  return placed.flatMap((each) => [each, ...allOf(each.inside)]);
}

function nameOf({ kind, label }: Labelled): string {
  return JSON.stringify([kind, label]);
}
