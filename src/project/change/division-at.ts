// Finds the division that a user names by labels.
import { nearestName } from "../../compiler/hints/nearest-name.ts";
import type { Division, Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { UsageError } from "../settings/usage-error.ts";
import { findBranch, topLabels, type NamedBranch } from "./branch-at.ts";
import type { ConfigValues } from "./config-values.ts";
import { labelOrders } from "./label-orders.ts";

/** What a division is found in. */
export interface DivisionSearch {
  readonly navigation: ResolvedNavigation;
  readonly config: string;
  readonly values: ConfigValues;
}

/** A division with the labels of those above it and its own. */
export interface LabelledDivision {
  readonly division: Division;
  /** The edition in which it was found. */
  readonly edition: Edition;
  readonly labels: readonly string[];
  /** How many of them name its language and version. */
  readonly above: number;
  /** The division, or the tree, that has it. */
  readonly parent: Division;
}

const separator = " > ";

/**
 * The division, language or version with these labels, from the outermost on; labels above it may be left out, and a label may have " > "
 * in it. A language and a version count as labels, in the order of docs.json or the other one; without them the default edition is meant. Throws `UsageError` if there is none, or
 * several.
 */
export function divisionAt(
  labels: readonly string[],
  search: DivisionSearch,
): Pick<Division, "id" | "kind" | "label" | "source"> | NamedBranch {
  const found = findDivision(labels, search) ?? findBranch(labels.join(separator), search.config, search.values);
  if (found !== undefined) return found;
  throw new UsageError(notFound(labels, search));
}

/** The labels of all divisions, each by itself and after the one above it. */
export function allLabels({ editions }: Pick<ResolvedNavigation, "editions">): readonly string[] {
  const all = editions.flatMap(labelledDivisions);
  return [...new Set(all.flatMap(({ labels }) => [labels.at(-1)!, labels.slice(-2).join(separator)]))];
}

/** Like `divisionAt`, but undefined if there is none. */
export function findDivision(labels: readonly string[], search: DivisionSearch): Division | undefined {
  const found = namedDivisions(labels, search.navigation);
  if (found.length > 1) throw new UsageError(severalFound(labels, found, search));
  return found[0]?.division;
}

/** Where editions show a division of these labels that is written at a place: below labels that the name has, and below others. A language and a version make no difference (D474). */
export function shownDivisions(
  labels: readonly string[],
  at: ConfigSource,
  { navigation: { editions }, config }: DivisionSearch,
): { readonly named: readonly LabelledDivision[]; readonly others: readonly LabelledDivision[] } {
  const shown = editions
    .flatMap(labelledDivisions)
    .filter(({ division: { source } }) => source.pointer === at.pointer && (source.file ?? config) === at.file);
  const name = labels.join(separator);
  const form = shown.some((each) => answersTo(each, name, asWritten)) ? asWritten : caseless;
  const inside = ({ labels: all, above }: LabelledDivision): string => JSON.stringify(all.slice(above));
  const named = new Set(shown.filter((each) => answersTo(each, name, form)).map(inside));
  return {
    named: shown.filter((each) => named.has(inside(each))),
    others: shown.filter((each) => !named.has(inside(each))),
  };
}

/** All divisions with these labels: in the default edition if it has one, and without regard to capitals only if none is written so. */
export function namedDivisions(
  labels: readonly string[],
  { editions }: Pick<ResolvedNavigation, "editions">,
): readonly LabelledDivision[] {
  const name = labels.join(separator);
  for (const form of [asWritten, caseless])
    for (const searched of [editions.filter((edition) => edition.default), editions]) {
      const found = searched.flatMap(labelledDivisions).filter((each) => answersTo(each, name, form));
      // An edition may share divisions with others. No edition but the default one is meant before others.
      const once = groupBy(new Map(found.map((each) => [writtenAt(each), each])).values(), ({ edition }) => edition);
      if (found.length > 0) return [...once.values()].flatMap((each) => complete(each, form(name), form));
    }
  return [];
}

/** Those whose labels are all in the name, if there are any: a tab "Admin" goes before a group "Admin" in it. */
function complete(
  found: readonly LabelledDivision[],
  name: string,
  form: (text: string) => string,
): readonly LabelledDivision[] {
  const whole = found.filter((each) =>
    [...ordersOf(each), each.labels.slice(each.above)].some((labels) => form(labels.join(separator)) === name),
  );
  return whole.length > 0 ? whole : found;
}

function answersTo(each: LabelledDivision, name: string, form: (text: string) => string): boolean {
  // Most divisions have another label: their orders are not needed.
  if (!form(name).endsWith(form(each.labels.at(-1)!))) return false;
  return ordersOf(each).some((labels) => isNamed(labels.map(form), form(name)));
}

function ordersOf({ labels, above }: LabelledDivision): readonly (readonly string[])[] {
  return labelOrders(labels.slice(0, above), labels.slice(above));
}

/** Where a division is written. */
export function writtenAt({ division: { source } }: LabelledDivision): string {
  return `${source.file ?? ""}#${source.pointer}`;
}

/** All divisions of an edition, the outermost first. */
export function labelledDivisions(edition: Edition): readonly LabelledDivision[] {
  const { tree } = edition;
  const found: LabelledDivision[] = [];
  const branches = branchesOf(edition);
  const walk = (division: Division, parent: Division, above: readonly string[]): void => {
    const labels = division.kind === "root" ? above : [...above, division.label];
    if (division.kind !== "root") found.push({ division, edition, labels, above: branches.length, parent });
    for (const child of division.children) if (child.kind !== "page") walk(child, division, labels);
  };
  walk(tree, tree, branches);
  return found;
}

/** Whether a path of labels ends with what a name says; labels between may be left out. */
function isNamed(labels: readonly string[], name: string): boolean {
  const label = labels.at(-1);
  if (label === undefined) return false;
  if (name === label) return true;
  if (!name.endsWith(separator + label)) return false;
  const above = name.slice(0, name.length - label.length - separator.length);
  return labels.some((_, index) => index > 0 && isNamed(labels.slice(0, index), above));
}

function notFound(labels: readonly string[], search: DivisionSearch): string {
  const { navigation } = search;
  const name = labels.join(separator);
  const names = allLabels(navigation);
  const meant = names.find((each) => loose(each) === loose(name)) ?? nearestName(name, names);
  const inside = labels.length > 1 ? namedDivisions(labels.slice(0, -1), navigation)[0] : undefined;
  // The name of the division above is no help.
  const isHelp = meant !== undefined && !name.startsWith(meant + separator);
  const hint = isHelp ? ` Did you mean "${meant}"?` : divisionsHint(labels, inside, search);
  return `The navigation has no group, tab or other division "${name}".${hint}`;
}

/** What is in the division, or in the language and version, that the labels above name; or else at the top of docs.json and in the default edition. */
function divisionsHint(
  labels: readonly string[],
  inside: LabelledDivision | undefined,
  { navigation: { editions }, config, values }: DivisionSearch,
): string {
  const above = labels.slice(0, -1).join(separator);
  const named = editions.find((edition) => labelOrders(branchesOf(edition), []).some((each) => isName(each, above)));
  const tree = inside?.division ?? named?.tree;
  if (tree !== undefined) return shownLabels(`"${inside?.labels.join(separator) ?? above}" has`, childLabels(tree));
  const main = editions.find((each) => each.default) ?? editions[0];
  const branches = main === undefined ? [] : branchesOf(main);
  const top = branches.length === 0 ? [] : topLabels(config, values);
  const own = main === undefined ? [] : childLabels(main.tree);
  if (!branches.some((label) => top.includes(label))) return shownLabels("At its top are", own);
  return shownLabels("At its top are", top) + shownLabels(`"${branches.join(separator)}" has`, own);
}

export function branchesOf({ language, version }: Edition): readonly string[] {
  return [language, version].filter((label) => label !== null);
}

function isName(labels: readonly string[], name: string): boolean {
  return labels.length > 0 && labels.join(separator) === name;
}

function childLabels({ children }: Division): readonly string[] {
  return children.flatMap((child) => (child.kind === "page" ? [] : [child.label]));
}

function shownLabels(where: string, labels: readonly string[]): string {
  if (labels.length === 0) return "";
  const more = labels.length > mostShown ? [`${labels.length - mostShown} more`] : [];
  return ` ${where} ${[...labels.slice(0, mostShown).map((label) => `"${label}"`), ...more].join(", ")}.`;
}

function asWritten(text: string): string {
  return text;
}

function caseless(text: string): string {
  return text.toLowerCase();
}

/** Who writes labels by hand may write them without spaces or capitals. */
function loose(text: string): string {
  return text.replaceAll(/\s/g, "").toLowerCase();
}

const mostShown = 6;

function severalFound(
  labels: readonly string[],
  found: readonly LabelledDivision[],
  { config, values, navigation: { editions } }: DivisionSearch,
): string {
  const name = labels.join(separator);
  const names = found.map(({ labels }) => labels.join(separator));
  const shown = found.slice(0, mostShown).map(({ division: { source } }, index) => {
    const file = source.file ?? config;
    return `"${names[index]!}" (${file}:${values.lineOf({ file, pointer: source.pointer })})`;
  });
  const more = found.length > mostShown ? [`${found.length - mostShown} more`] : [];
  const isClear = new Set(names).size === names.length;
  const advice = isClear
    ? "Write the labels above it, too"
    : "Several have the same labels, so give one of them another label in docs.json first";
  return `"${name}" may be ${found.length} divisions. ${advice}: ${[...shown, ...more].join(", ")}.${meantEdition(labels, found, editions)}`;
}

/** Which language and version labels mean without one, if others have such divisions, too. */
function meantEdition(
  labels: readonly string[],
  found: readonly LabelledDivision[],
  editions: readonly Edition[],
): string {
  const main = editions.find((edition) => edition.default);
  const others = editions.filter((edition) => !found.some((each) => each.edition === edition));
  const isFound = main !== undefined && !others.includes(main);
  const isElsewhere = isFound
    ? namedDivisions(labels, { editions: others }).length > 0
    : new Set(found.map(({ edition }) => edition)).size > 1;
  if (main === undefined || !isElsewhere) return "";
  const lacks = isFound ? "" : ", which has none of this name";
  return ` Without a language or version, ${branchesOf(main).join(separator)} is meant${lacks}.`;
}
