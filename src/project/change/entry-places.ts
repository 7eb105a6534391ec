// Finds the places in the lists of docs.json that a user names by a page or by labels.
import type { NamedEntry } from "../../compiler/checks/site-names.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { isListField } from "../../compiler/contract/divisions.ts";
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { pointerSegments } from "../../compiler/text/json-pointer.ts";
import { isJsonObject } from "../../compiler/text/json-value.ts";
import type { PlacedEntry } from "./edit-plan.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { ConfigValues } from "./config-values.ts";
import { branchLabels, findBranch } from "./branch-at.ts";
import {
  divisionAt,
  findDivision,
  labelledDivisions,
  type DivisionSearch,
  type LabelledDivision,
} from "./division-at.ts";
import { elementAt, type ListPlace } from "./entry-edits.ts";
import { generatedEntries } from "./generated-pages.ts";
import { editionsWith, isShared } from "./shared-elements.ts";
import type { EntryTarget } from "./site-change.ts";

/** What a place is found with. */
export interface PlaceSearch {
  readonly entries: readonly NamedEntry[];
  readonly navigation: ResolvedNavigation;
  readonly config: string;
  /** The file of a page; undefined if there is none. */
  readonly findPage: (page: string) => string | undefined;
  /** A sentence about a page that is not there. */
  readonly notFound: (page: string) => string;
  readonly values: ConfigValues;
}

/** A place that a target names. */
export interface NamedPlace {
  /** The page or division beside which it is, or in which. */
  readonly source: ConfigSource;
  readonly place: ListPlace;
}

/**
 * Where a target is in the lists of docs.json. `fields` are the lists that may hold what is placed, the best first. Of several entries
 * of a page, the first in one of the editions `among` is meant. Throws `UsageError` if there is no such place, or no clear one.
 */
export function placeInLists(
  target: EntryTarget,
  fields: readonly [string, ...string[]],
  search: PlaceSearch,
  among: readonly (Edition | undefined)[] = [],
): ListPlace {
  return firstAmong(placesNamed(target, fields, search), among, search).place;
}

/** The first place in one of these editions, or else the first. */
export function firstAmong(
  places: readonly NamedPlace[],
  among: readonly (Edition | undefined)[],
  search: PlaceSearch,
): NamedPlace {
  return places.find(({ source }) => editionsAt(source, search).some((each) => among.includes(each))) ?? places[0]!;
}

/** All places that a target names: a page may have several entries. Throws `UsageError` if there is none. */
export function placesNamed(
  target: EntryTarget,
  fields: readonly [string, ...string[]],
  search: PlaceSearch,
): readonly NamedPlace[] {
  const { values } = search;
  if (target.kind === "into") {
    const { source: at } = divisionAt(target.labels, search);
    const source = { file: at.file ?? search.config, pointer: at.pointer };
    return [{ source, place: endOfList(source, target.labels.join(" > "), fields, values) }];
  }
  const elements = elementsNamed(target.page, fields, search).map(({ source, element: { file, pointer } }) => {
    const { list, index } = elementAt(pointer);
    const place = { file, list, before: target.kind === "before" ? index : index + 1 };
    // A list that is a file of its own has the name of the field that refers to it.
    const named = list === "" ? values.referringTo(file)[0]?.pointer : list;
    return { source, place, field: pointerSegments(named ?? "").at(-1) };
  });
  const places = elements.filter(({ field }) => field === undefined || fields.includes(field));
  if (places.length === 0)
    throw new UsageError(`"${target.page}" is in a list of "${elements[0]?.field ?? ""}", which can't hold this.`);
  return places;
}

/** The end of the list of a division that may hold what is placed. Throws `UsageError` if it has a list that can't. */
export function endOfList(
  owner: ConfigSource,
  name: string,
  fields: readonly [string, ...string[]],
  values: ConfigValues,
): ListPlace {
  const value = values.at(owner);
  if (!isJsonObject(value)) throw new UsageError(`The place of "${name}" in docs.json could not be found.`);
  const lists = fields.map((field) => values.listOf(owner, field));
  const found = lists.find(({ list }) => list !== undefined);
  const other = Object.keys(value).find((each) => isListField(each) && values.listOf(owner, each).list !== undefined);
  if (found === undefined && other !== undefined) {
    // Groups and pages have no tabs and other divisions in them.
    const isAnyInside = fields.includes("pages") || !["groups", "pages"].includes(other);
    const advice = isAnyInside ? `. Name one of them: --into "${name} > …".` : ", and nothing in them can.";
    throw new UsageError(`"${name}" has ${other}, which can't hold this${advice}`);
  }
  const { at, list = [] } = found ?? lists[0]!;
  return { file: at.file, list: at.pointer, before: list.length };
}

/**
 * The labels of the division that has a list, the outermost first; empty for that of the whole navigation. A language and a version are
 * named only if the division is not in all of them. (D474)
 */
export function ownerLabels(
  { file, list }: Pick<ListPlace, "file" | "list">,
  { navigation, config, values }: DivisionSearch,
): readonly string[] {
  // A list that is a file of its own has the labels of the first division that refers to it.
  const [referring] = list === "" ? values.referringTo(file) : [];
  if (referring !== undefined && referring.pointer !== "")
    return ownerLabels({ file: referring.file, list: referring.pointer }, { navigation, config, values });
  const owner = list.slice(0, list.lastIndexOf("/"));
  const found = navigation.editions
    .flatMap(labelledDivisions)
    .find(({ division: { source } }) => (source.file ?? config) === file && source.pointer === owner);
  // The list of a language or a version is in no division.
  return found === undefined
    ? (branchLabels({ file, pointer: owner }, config, values) ?? [])
    : labelsOfScope(found, navigation);
}

/** What a plan says of an entry or a division that goes to a place; `isOrder`: it stays in its list. */
export function placedEntry(
  name: string,
  place: ListPlace,
  { alsoIn = [], isOrder }: { readonly alsoIn: PlacedEntry["alsoIn"]; readonly isOrder: boolean },
  search: PlaceSearch,
): PlacedEntry {
  const also = alsoIn.length === 0 ? {} : { alsoIn };
  return { name, into: ownerLabels(place, search), ...also, ...(isOrder ? { isOrder } : {}) };
}

/** The labels of the divisions whose lists have these elements, each once. */
export function labelsOfElements(
  elements: readonly ConfigSource[],
  search: PlaceSearch,
): readonly (readonly string[])[] {
  const all = elements.map(({ file, pointer }) => ownerLabels({ file, list: elementAt(pointer).list }, search));
  return [...new Map(all.map((labels) => [labels.join(" > "), labels])).values()];
}

function labelsOfScope(
  { division, edition, labels, above }: LabelledDivision,
  navigation: ResolvedNavigation,
): string[] {
  const isInAll = (axis: "languages" | "versions"): boolean =>
    isShared(division, navigation, { languages: false, versions: false, [axis]: true });
  const branches = [
    edition.language === null || isInAll("languages") ? [] : edition.language,
    edition.version === null || isInAll("versions") ? [] : edition.version,
  ];
  return [...branches.flat(), ...labels.slice(above)];
}

/** The editions that have what is written at a place. */
export function editionsAt(
  { file, pointer }: ConfigSource,
  { navigation, config }: Pick<PlaceSearch, "navigation" | "config">,
): readonly Edition[] {
  return editionsWith({ source: { pointer, ...(file === config ? {} : { file }) } }, navigation);
}

/** The elements of lists that have a page, or a division with these labels: a language only if one may be placed there. */
function elementsNamed(
  name: string,
  fields: readonly string[],
  search: PlaceSearch,
): readonly { readonly source: ConfigSource; readonly element: ConfigSource }[] {
  const { values, entries, config } = search;
  const file = search.findPage(name);
  const mayBeBranch = fields.some((field) => field === "languages" || field === "versions");
  const named = file === undefined ? findDivision([name], search) : undefined;
  const division = (named ?? (mayBeBranch && file === undefined ? findBranch(name, config, values) : undefined))
    ?.source;
  const generated = file === undefined && division === undefined ? generatedEntries(name, search) : undefined;
  if (file === undefined && division === undefined && generated === undefined)
    throw new UsageError(search.notFound(name));
  if (generated !== undefined) return generated.map((source) => ({ source, element: source }));
  const sources =
    division === undefined
      ? entries.flatMap((entry) => (entry.page === file ? [entry.source] : []))
      : [{ file: division.file ?? config, pointer: division.pointer }];
  const elements = sources.flatMap((source) => values.elementsOf(source).map((element) => ({ source, element })));
  if (elements.length === 0) throw new UsageError(`No list of docs.json has "${name}" as an element.`);
  return elements;
}
