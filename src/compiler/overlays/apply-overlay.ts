// Applies the actions of an overlay to a document, by the rules of the OpenAPI Overlay Specification (D234).
import { childPointer } from "../text/json-pointer.ts";
import { jsonExtent } from "../text/json-extent.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../text/json-value.ts";
import { readingLimits } from "../text/reading-limits.ts";
import type { OverlaidDocument, WrittenPlace } from "./overlaid-document.ts";
import type { OverlayAction, OverlayDocument } from "./overlay-document.ts";
import { TooManySteps, type TakeSteps } from "./overlay-work.ts";
import { queryPaths, type ValuePath } from "./query-paths.ts";

/** Why an overlay can't be applied: a clause, and the pointer to the action in the overlay. */
export interface OverlayFault {
  readonly problem: string;
  readonly pointer: string;
}

const deepest = readingLimits.spec.depth;

/** Thrown inside of this file only. */
class Refused extends Error {}

/** Applies all actions in order, or none of them where one can't be applied. `source`: the file of the overlay. */
export async function applyOverlay(
  document: OverlaidDocument,
  { actions }: OverlayDocument,
  { source, stepsOf }: { readonly source: string; readonly stepsOf: () => TakeSteps },
): Promise<OverlayFault | undefined> {
  const [first] = actions;
  // Expressions and changes of deeper ones would take more room than the stack has.
  if (first !== undefined && jsonExtent(document.root).levels > deepest)
    return { problem: `the spec is nested deeper than ${deepest} levels`, pointer: first.pointer };
  const restore = document.restorer();
  for (const action of actions) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each action sees what those before it changed
      await applyAction(document, action, { by: { source, pointer: action.pointer }, take: stepsOf() });
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof TooManySteps)) throw error;
      restore();
      return { problem: error.message, pointer: action.pointer };
    }
  }
  return undefined;
}

interface Application {
  readonly by: WrittenPlace;
  readonly take: TakeSteps;
}

async function applyAction(
  document: OverlaidDocument,
  { target, change, pointer }: OverlayAction,
  { by, take }: Application,
): Promise<void> {
  const targets = await selected(document, target, "target", take);
  switch (change.kind) {
    case "remove":
      removeAll(document, targets, by);
      return;
    case "update":
      putAll(document, targets, { value: change.value, from: at(by, childPointer(pointer, "update")), by, take });
      return;
    case "copy": {
      if (targets.length === 0) return;
      const [path, ...others] = await selected(document, change.from, "copy", take);
      if (path === undefined || others.length > 0)
        throw new Refused(
          `"copy" has to select one value, and "${change.from}" selects ${others.length + (path === undefined ? 0 : 1)}`,
        );
      const from = document.share(path);
      putAll(document, targets, { value: document.at(path)!, from, by, take });
    }
  }
}

async function selected(
  document: OverlaidDocument,
  expression: string,
  field: string,
  take: TakeSteps,
): Promise<readonly ValuePath[]> {
  const result = await queryPaths(expression, document.root, take);
  if (result.kind === "found") return result.paths;
  throw new Refused(`"${field}" is "${expression.slice(0, 200)}", and ${result.problem}`);
}

/** Deeper ones first, and the last of a list first, so that the others stay where they are. */
function removeAll(document: OverlaidDocument, paths: readonly ValuePath[], by: WrittenPlace): void {
  if (paths.some(({ length }) => length === 0)) throw new Refused("the whole document can't be removed");
  for (const path of paths.toSorted(inOrderOfRemoval)) document.remove(path, by);
}

function inOrderOfRemoval(one: ValuePath, other: ValuePath): number {
  if (one.length !== other.length) return other.length - one.length;
  const index = one.findIndex((key, each) => key !== other[each]);
  const [key, otherKey] = [one[index], other[index]];
  return typeof key === "number" && typeof otherKey === "number" ? otherKey - key : 0;
}

interface Put {
  readonly value: JsonValue;
  /** Where it is written. */
  readonly from: WrittenPlace;
  readonly by: WrittenPlace;
  readonly take: TakeSteps;
}

function putAll(document: OverlaidDocument, targets: readonly ValuePath[], put: Put): void {
  const kinds = new Set(targets.map((path) => kindOf(document.at(path)!)));
  if (kinds.size > 1)
    throw new Refused("it selects values of several kinds: all have to be objects, lists, or neither");
  const { levels, written } = jsonExtent(put.value);
  put.take(written);
  if (targets.some(({ length }) => length + levels > deepest))
    throw new Refused(`the spec would be nested deeper than ${deepest} levels`);
  for (const path of targets) putAt(document, path, document.at(path)!, put);
}

function putAt(document: OverlaidDocument, path: ValuePath, target: JsonValue, put: Put): void {
  const { value, from, by } = put;
  switch (kindOf(target)) {
    case "object":
      if (!isJsonObject(value)) throw new Refused("it selects objects, so the value has to be an object");
      merge(document, path, { ...put, value });
      return;
    case "list":
      document.append(path, elementsOf(value, from), by);
      return;
    case "primitive":
      if (kindOf(value) !== "primitive")
        throw new Refused("it selects neither objects nor lists, so the value may be neither");
      if (path.length === 0) throw new Refused("the whole document can't be replaced");
      document.set(path, value, from, by);
  }
}

function merge(document: OverlaidDocument, path: ValuePath, put: Put & { readonly value: JsonObject }): void {
  const { by, from, take } = put;
  for (const [key, value] of Object.entries(put.value)) {
    const child = [...path, key];
    take(child.length);
    const known = document.at(child);
    const fromChild = at(from, childPointer(from.pointer, key));
    if (known === undefined || (kindOf(known) === "primitive" && kindOf(value) === "primitive"))
      document.set(child, value, fromChild, by);
    else if (Array.isArray(known) && Array.isArray(value)) document.append(child, elementsOf(value, fromChild), by);
    else if (isJsonObject(known) && isJsonObject(value)) merge(document, child, { ...put, value, from: fromChild });
    else
      throw new Refused(`"${key.slice(0, 100)}" is ${wordOf(known)} in the spec, and ${wordOf(value)} in the overlay`);
  }
}

function elementsOf(value: JsonValue, from: WrittenPlace): readonly (readonly [JsonValue, WrittenPlace])[] {
  if (!Array.isArray(value)) return [[value, from]];
  return (value as readonly JsonValue[]).map((each, index) => [each, at(from, childPointer(from.pointer, index))]);
}

function at({ source }: WrittenPlace, pointer: string): WrittenPlace {
  return { source, pointer };
}

function kindOf(value: JsonValue): "object" | "list" | "primitive" {
  if (Array.isArray(value)) return "list";
  return isJsonObject(value) ? "object" : "primitive";
}

function wordOf(value: JsonValue): string {
  const kind = kindOf(value);
  return kind === "primitive" ? "neither an object nor a list" : `${kind === "list" ? "a" : "an"} ${kind}`;
}
