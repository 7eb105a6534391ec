// Makes a check that runs on each division separately (§2.13, §8).
import { divisionRow, divisionTitle } from "../contract/divisions.ts";
import type { Dialect } from "../contract/dialect.ts";
import type { DiagnosticCode } from "../diagnostics/catalog.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { keyAt, placeOf, valueAt, type PointerPlace, type RelatedPlace } from "../diagnostics/place.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import type { ConfigDivision, ConfigList, ConfigSource } from "../syntax/config-tree.ts";
import { childPointer } from "../text/json-pointer.ts";
import { perObject } from "../text/per-object.ts";
import type { Check, CheckedSite } from "./check.ts";

/** Where a division is. */
export interface DivisionContext {
  /** Outermost first; empty for `navigation`. */
  readonly ancestors: readonly ConfigDivision[];
  /** An anchor of `global`. */
  readonly isGlobal: boolean;
  readonly dialect: Dialect;
}

/** What a check of divisions reads: only docs.json. */
type DivisionSite = Pick<CheckedSite, "config" | "dialect">;

/** A check of divisions. */
export type DivisionCheck = Check<DivisionSite>;

/** A check that runs on each division separately. */
export function divisionCheck(
  code: DiagnosticCode,
  check: (division: ConfigDivision, report: Report, context: DivisionContext) => void,
): DivisionCheck {
  return {
    code,
    needs: [],
    run: (site, report) => {
      for (const { division, context } of divisionsOf(site)) check(division, report, context);
    },
  };
}

interface PlacedDivision {
  readonly division: ConfigDivision;
  readonly context: DivisionContext;
}

/** Every division, in reading order. */
export const divisionsOf: (site: DivisionSite) => readonly PlacedDivision[] = perObject(({ config, dialect }) => {
  const all: PlacedDivision[] = [];
  const walk = (division: ConfigDivision, ancestors: readonly ConfigDivision[], isGlobal: boolean): void => {
    all.push({ division, context: { ancestors, isGlobal, dialect } });
    const below = [...ancestors, division];
    for (const child of division.children)
      if (child.kind !== "page" && child.kind !== "endpoint") walk(child, below, false);
    for (const anchor of division.global?.anchors ?? []) walk(anchor, below, true);
  };
  walk(config.root, [], false);
  return all;
});

type Named = Pick<ConfigDivision, "kind" | "label">;

/** How a message names a division, at the start of a sentence. */
export function titleOf({ kind, label }: Named): string {
  return divisionTitle(kind, label);
}

/** How a message names a division in the middle of a sentence. */
export function titleInside(division: Named): string {
  const title = titleOf(division);
  return title.slice(0, 1).toLowerCase() + title.slice(1);
}

/** Where a division of any tree is, and those of its fields that are elsewhere. */
interface FieldPlaces {
  readonly source: ConfigSource;
  readonly fieldSources?: ConfigDivision["fieldSources"] | undefined;
}

/** The place of a field of a division: its key. */
export function fieldPlace(division: FieldPlaces, field: string): PointerPlace {
  const { file, pointer } = fieldSource(division, field);
  return keyAt(file, pointer);
}

/** The place of the value of a field of a division. */
export function fieldValuePlace(division: FieldPlaces, field: string): PointerPlace {
  return placeOf(fieldSource(division, field));
}

function fieldSource({ source, fieldSources }: FieldPlaces, field: string): ConfigSource {
  return fieldSources?.get(field) ?? { file: source.file, pointer: `${source.pointer}/${field}` };
}

/** The place of a list. */
export function placeOfList({ source }: ConfigList): PointerPlace {
  return keyAt(source.file, source.pointer);
}

/** The place of a division as a whole. */
export function divisionPlace({ source }: ConfigDivision): PointerPlace {
  return placeOf(source);
}

/** The place of the label of a division in a finished tree; for a generated group, which is not in docs.json, the place of what it is made from. */
export function labelPlace({ kind, source, generated }: ExpandedDivision): PointerPlace {
  const { file, pointer } = source;
  return valueAt(
    file,
    kind === "root" || generated === true ? pointer : childPointer(pointer, divisionRow(kind).label),
  );
}

/** The lists of a division that are not empty. */
export function filledLists({ lists }: ConfigDivision): readonly ConfigList[] {
  return lists.filter((list) => list.size > 0);
}

/** Lists of several kinds in one division: their names, each once, and the places of the second and the first. */
interface SeveralKinds {
  readonly lists: readonly [string, string, ...(readonly string[])];
  readonly place: PointerPlace;
  readonly related: readonly [RelatedPlace];
}

/**
 * Lists of several kinds; undefined if there is at most one kind. A list with a wrong name is read as the kind of its elements,
 * and its name is reported. So it is not a second kind if a list with the right name is there, too.
 */
export function severalKinds(lists: readonly ConfigList[]): SeveralKinds | undefined {
  const firsts = lists.filter(({ field }, index) => lists.findIndex((list) => list.field === field) === index);
  const [first, second, ...others] = firsts;
  if (first === undefined || second === undefined) return undefined;
  return {
    lists: [first.field, second.field, ...others.map(({ field }) => field)],
    place: placeOfList(second),
    related: [{ message: `"${first.field}" is here`, place: placeOfList(first) }],
  };
}
