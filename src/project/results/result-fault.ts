// Finds the first fault of a value that should be a result: first in its form, then in its references.
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { navigationSchema } from "../../outputs/schema/navigation-schema.ts";
import type { Division, Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page, Placement } from "../../compiler/site/page.ts";
import { kindOfJson, type JsonValue } from "../../compiler/text/json-value.ts";

/** The first fault as a clause; undefined for a valid result. `value` must not be nested too deeply for the stack. */
export function resultFault(value: JsonValue): string | undefined {
  return formFault(value) ?? brokenReference(value as unknown as ResolvedNavigation);
}

/**
 * The first fault of a value with its JSON pointer, as a clause; undefined if there is none. A field that the schema does not
 * name is not a fault. `value` must not be nested too deeply for the stack.
 */
function formFault(value: JsonValue): string | undefined {
  validate ??= validator();
  if (validate(value)) return undefined;
  const errors = validate.errors ?? [];
  // ajv lists the faults of each alternative before the fault of the choice, and none of them describes the mistake.
  const fault = errors.find(({ keyword }) => keyword === "anyOf") ?? errors[0];
  return fault && `at ${fault.instancePath === "" ? "its top" : fault.instancePath} ${wordsOf(fault)}`;
}

/** Made when first needed, and kept, because making it takes as long as checking a large site. */
let validate: ValidateFunction | undefined;

function validator(): ValidateFunction {
  // Strict mode requires a type in each part of a condition.
  return new Ajv({ strict: false, verbose: true }).compile(navigationSchema());
}

function wordsOf({
  keyword,
  params,
  data,
  message = "something is wrong",
}: ErrorObject<string, Record<string, unknown>>): string {
  if (keyword === "required") return `${JSON.stringify(params["missingProperty"])} is missing`;
  if (keyword === "type")
    return `there is ${kindOfJson(data)}, and there has to be ${[params["type"]].flat().map(typeWords).join(" or ")}`;
  if (keyword === "const") return `the value has to be ${JSON.stringify(params["allowedValue"])}`;
  if (keyword === "enum") return `the value has to be one of ${JSON.stringify(params["allowedValues"])}`;
  return keyword === "anyOf" ? `there is ${kindOfJson(data)}, which has no meaning there` : message;
}

function typeWords(type: unknown): string {
  const words: Readonly<Record<string, string>> = {
    array: "a list",
    boolean: "true or false",
    object: "an object",
    string: "a string",
  };
  return words[String(type)] ?? "null";
}

/** The ids of the nodes in the tree of each edition, by the id of the edition. */
type NodeIds = ReadonlyMap<string, ReadonlySet<string>>;

/** The first reference without a target, as a clause; undefined if there is none. `navigation` has the form of a result. */
function brokenReference(navigation: ResolvedNavigation): string | undefined {
  const { editions, pages, counterparts } = navigation;
  const problem = editionsProblem(editions);
  if (problem !== undefined) return problem;
  const known: Known = { pages, nodes: new Map(editions.map(({ id, tree }) => [id, nodeIds(tree)])) };
  for (const { id, tree, global } of editions) {
    const inTree = firstOf([tree, ...global.anchors], (division) => divisionProblem(division, known));
    if (inTree !== undefined) return `in the edition "${id}" ${inTree}`;
  }
  return (
    firstOf(Object.entries(pages), ([key, page]) => pageProblem(key, page, known)) ??
    firstOf(Object.entries(counterparts), ([key, hrefs]) =>
      firstOf(Object.entries(hrefs), ([edition, href]) =>
        known.nodes.has(edition) && Object.hasOwn(pages, href)
          ? undefined
          : `the counterparts of "${key}" name the page "${href}" in the edition "${edition}"${isNotThere}`,
      ),
    )
  );
}

const isNotThere = ", which is not there";

interface Known {
  readonly pages: ResolvedNavigation["pages"];
  readonly nodes: NodeIds;
}

function editionsProblem(editions: readonly Edition[]): string | undefined {
  const ids = new Set<string>();
  const again = editions.find(({ id }) => ids.size === ids.add(id).size)?.id;
  if (again !== undefined) return `two editions have the id "${again}"`;
  const defaults = editions.filter((edition) => edition.default).length;
  return defaults === 1 ? undefined : `one edition has to be the default, and ${defaults} are`;
}

function divisionProblem(division: Division, known: Known): string | undefined {
  const { id, children, versions = [], languages = [], otherEdition } = division;
  const named = [...versions, ...languages].flatMap(({ edition }) => edition ?? []);
  const missing = [...named, ...(otherEdition === undefined ? [] : [otherEdition])].find(
    (name) => !known.nodes.has(name),
  );
  if (missing !== undefined) return `"${id}" names the edition "${missing}"${isNotThere}`;
  return firstOf(children, (child) => {
    if (child.kind !== "page") return divisionProblem(child, known);
    return Object.hasOwn(known.pages, child.href)
      ? undefined
      : `"${child.id}" names the page "${child.href}"${isNotThere}`;
  });
}

function pageProblem(key: string, page: Page, known: Known): string | undefined {
  if (page.href !== key) return `the page at "${key}" has the address "${page.href}"`;
  return firstOf(page.placements, (placement) => {
    const problem = placementProblem(placement, known);
    return problem && `a placement of the page "${key}" names ${problem}${isNotThere}`;
  });
}

function placementProblem(
  { editions, node, sidebar, trail, prev, next }: Placement,
  { pages, nodes }: Known,
): string | undefined {
  for (const neighbor of [prev, next])
    if (neighbor !== null && !Object.hasOwn(pages, neighbor.href)) return `the page "${neighbor.href}"`;
  // Each once: all of them are in each of the trees, so a file can't be small and the work large.
  const ids = [...new Set([...(node === null ? [] : [node]), sidebar, ...trail])];
  return firstOf(editions, (edition) => {
    const inTree = nodes.get(edition);
    if (inTree === undefined) return `the edition "${edition}"`;
    const missing = ids.find((id) => !inTree.has(id));
    return missing === undefined ? undefined : `"${missing}" in the edition "${edition}"`;
  });
}

function nodeIds(tree: Division): ReadonlySet<string> {
  const ids = new Set<string>();
  const walk = (division: Division): void => {
    ids.add(division.id);
    for (const child of division.children) {
      if (child.kind === "page") ids.add(child.id);
      else walk(child);
    }
  };
  walk(tree);
  return ids;
}

/** The problem of the first element that has one. */
function firstOf<Element>(
  list: readonly Element[],
  problemOf: (element: Element) => string | undefined,
): string | undefined {
  for (const element of list) {
    const problem = problemOf(element);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
