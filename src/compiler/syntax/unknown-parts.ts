// Records the parts of docs.json that could not be read, and what may be missing because of them.
import type { DivisionName, HiddenArea, UnknownFact } from "../contract/unknown-fact.ts";
import { rootPageFields } from "../contract/fields.ts";
import { languages } from "../contract/languages.ts";
import { groupBy } from "../text/group-by.ts";
import { placeKey } from "./config-value.ts";
import { pageMaker } from "./page-maker.ts";
import type { ConfigDivision, ConfigSource, LostPart } from "./config-tree.ts";

/** The selectors among the lists of a division: all its languages, or all its versions (§1.6). */
export interface BranchList {
  readonly kind: "language" | "version";
  readonly branches: readonly ConfigDivision[];
}

/** The selectors of a division. */
export function branchLists({ children }: ConfigDivision): readonly BranchList[] {
  const all = children.filter(
    (child): child is ConfigDivision => child.kind === "language" || child.kind === "version",
  );
  if (all.length === 0) return [];
  return (["language", "version"] as const).flatMap((kind) => {
    const branches = all.filter((branch) => branch.kind === kind);
    return branches.length === 0 ? [] : [{ kind, branches }];
  });
}

/** True for a language whose code docs.json does not know (D11). */
export function isUnknownLanguage({ kind, label }: ConfigDivision): boolean {
  return kind === "language" && label !== "" && !languages.has(label);
}

/** True if one of these fields could not be read, so that it may have what is missing. */
export function isUnread({ unread }: ConfigDivision, fields: readonly string[]): boolean {
  return unread !== undefined && (unread.has("$ref") || fields.some((field) => unread.has(field)));
}

/** True for `navigation` without anything that gives it pages, if nothing of it was lost. */
export function hasNoPages(division: ConfigDivision): boolean {
  const { kind, lists } = division;
  if (kind !== "root" || lists.length > 0) return false;
  if (pageMaker(division) !== undefined) return false;
  return !isUnread(division, ["navigation", ...rootPageFields]);
}

/** Each lost part once: a file to which many `$ref`s lead loses the same part each time that it is read. */
export function distinctParts(lost: readonly LostPart[]): readonly LostPart[] {
  const byPlace = groupBy(lost, ({ hides, at }) => `${hides} ${typeof at.value} ${placeKey(at)}`);
  return [...byPlace.values()].map(([first]) => first!);
}

/** Everything that is not known about docs.json: unread parts, and languages and versions without a clear name. */
export function unknownParts(root: ConfigDivision, lost: readonly LostPart[]): readonly UnknownFact[] {
  const parts = lost.length === 0 ? [] : lostParts(lost, areas(root));
  const empty: UnknownFact = { kind: "config", ...root.source, hides: ["pages"], area: { kind: "site" } };
  return [...parts, ...(hasNoPages(root) ? [empty] : []), ...unknownBranches(root, [])];
}

function lostParts(
  lost: readonly LostPart[],
  areasOf: (place: ConfigSource) => readonly HiddenArea[],
): readonly UnknownFact[] {
  return lost.flatMap(({ hides, at: { file, pointer } }) =>
    areasOf({ file, pointer }).map((area): UnknownFact => ({ kind: "config", file, pointer, hides: [hides], area })),
  );
}

function unknownBranches(division: ConfigDivision, names: readonly DivisionName[]): readonly UnknownFact[] {
  const doubtful = branchLists(division).flatMap(({ branches }) => {
    const first = new Map(branches.toReversed().map((branch) => [branch.label, branch]));
    return branches.filter((each) => isUnknownLanguage(each) || (each.label !== "" && first.get(each.label) !== each));
  });
  const facts = doubtful.map((branch): UnknownFact => ({
    kind: "branch",
    ...branch.source,
    hides: ["languages"],
    area: { kind: "division", division: [...names, nameOf(branch)].flat() },
  }));
  return [...facts, ...divisionsIn(division).flatMap((child) => unknownBranches(child, [...names, ...nameOf(child)]))];
}

function divisionsIn({ children }: ConfigDivision): readonly ConfigDivision[] {
  return children.filter((child): child is ConfigDivision => child.kind !== "page" && child.kind !== "endpoint");
}

function nameOf({ kind, label }: ConfigDivision): readonly DivisionName[] {
  return kind === "root" ? [] : [{ kind, label }];
}

/**
 * A look-up of the areas of places. A file that several `$ref`s name is in several divisions; a place outside all divisions may
 * concern any address. Divisions whose names are all the same are one area: small files can make very many of them.
 */
function areas(root: ConfigDivision): (place: ConfigSource) => readonly HiddenArea[] {
  const areasAt = new Map<string, Set<HiddenArea>>();
  const walk = (divisions: readonly ConfigDivision[], above: readonly DivisionName[]): void => {
    const byName = groupBy(divisions, ({ kind, label }) => `${kind} ${label}`);
    for (const named of byName.values()) {
      const division = [...above, ...nameOf(named[0]!)];
      const area: HiddenArea = division.length === 0 ? { kind: "site" } : { kind: "division", division };
      for (const place of named.flatMap(({ source, fieldSources = new Map() }) => [source, ...fieldSources.values()]))
        areasAt.set(placeKey(place), (areasAt.get(placeKey(place)) ?? new Set()).add(area));
      walk(named.flatMap(divisionsIn), division);
    }
  };
  walk([root], []);
  return ({ file, pointer }) => {
    for (let end = pointer.length; end >= 0; end = end === 0 ? -1 : pointer.lastIndexOf("/", end - 1)) {
      const found = areasAt.get(placeKey({ file, pointer: pointer.slice(0, end) }));
      if (found !== undefined) return [...found];
    }
    return [{ kind: "site" }];
  };
}
