// What overlays changed of the operations of a spec, from the changes that were recorded (D234).
import { httpMethodOf, httpMethods } from "../contract/http-methods.ts";
import type { RecordedChange, WrittenPlace } from "../overlays/overlaid-document.ts";
import { groupBy } from "../text/group-by.ts";
import { pointerOf, pointerSegments } from "../text/json-pointer.ts";
import { isJsonObject, type JsonValue } from "../text/json-value.ts";
import type { Operation, RemovedOperation, SpecOverlays } from "./spec-catalog.ts";
import type { OverlaidSpec } from "./overlaid-spec.ts";

const maps = { paths: "path", webhooks: "webhook" } as const;

/** The operations that were removed, and a look-up of the changes of the others. */
export function overlayFacts({ applied, changes }: Pick<OverlaidSpec, "applied" | "changes">): SpecOverlays {
  return { applied, removed: changes.flatMap(removedBy), changesOf: changesByOperation(changes) };
}

function removedBy({ kind, pointer, by, before }: RecordedChange): readonly RemovedOperation[] {
  if (kind !== "removed") return [];
  const [map = "", target, ...rest] = pointerSegments(pointer);
  if (map !== "paths" && map !== "webhooks") return [];
  const removed = (path: string, method: string): RemovedOperation => ({ kind: maps[map], method, target: path, by });
  const below = (path: string, item: JsonValue | undefined): readonly RemovedOperation[] =>
    methodsOf(item).map((method) => removed(path, method));
  if (target === undefined)
    return isJsonObject(before) ? Object.entries(before).flatMap(([path, item]) => below(path, item)) : [];
  const [field, added] = rest;
  if (field === undefined) return below(target, before);
  if (field === "additionalOperations" && added !== undefined) return rest.length === 2 ? [removed(target, added)] : [];
  const method = httpMethods.find((each) => each.field === field)?.name;
  return rest.length === 1 && method !== undefined ? [removed(target, method)] : [];
}

function methodsOf(item: JsonValue | undefined): readonly string[] {
  if (!isJsonObject(item)) return [];
  const own = httpMethods.flatMap(({ name, field }) => (Object.hasOwn(item, field) ? [name] : []));
  const more = item["additionalOperations"];
  return isJsonObject(more) ? [...own, ...Object.keys(more)] : own;
}

type Changes = ReturnType<SpecOverlays["changesOf"]>;

function changesByOperation(changes: readonly RecordedChange[]): SpecOverlays["changesOf"] {
  // An operation is at most four segments deep, and all that changes it is at those, or below. Only explanations ask.
  let byStart: ReadonlyMap<string, readonly RecordedChange[]> | undefined;
  return ({ kind, method, target }: Operation): Changes => {
    if (kind === "channel") return [];
    const map = kind === "path" ? "paths" : "webhooks";
    const known = httpMethodOf(method);
    const segments = [map, target, ...(known === undefined ? ["additionalOperations", method] : [known.field])];
    const starts = segments.map((_, index) => startOf(segments.slice(0, index + 1)));
    byStart ??= groupBy(changes, ({ pointer }) => startOf(pointerSegments(pointer)));
    const own = starts.flatMap((start) => byStart?.get(start) ?? []);
    const touching = own.filter(({ kind: each, pointer }) => {
      const at = pointerSegments(pointer);
      return at.length > segments.length ? isBelow(at, segments) : each === "set" && isBelow(segments, at);
    });
    const byAction = groupBy(touching, ({ by }) => JSON.stringify(by));
    return [...byAction.values()].map((same) => ({ by: placeOfAction(same), fields: fieldsOf(same, segments.length) }));
  };
}

function placeOfAction([first]: readonly RecordedChange[]): WrittenPlace {
  return first!.by;
}

/** The fields of an operation that were changed; none where it was added as a whole. */
function fieldsOf(changes: readonly RecordedChange[], depth: number): readonly string[] {
  return [...new Set(changes.flatMap(({ pointer }) => pointerSegments(pointer)[depth] ?? []))];
}

function startOf(segments: readonly string[]): string {
  const most = segments[2] === "additionalOperations" ? 4 : 3;
  return pointerOf(segments.slice(0, most));
}

function isBelow(segments: readonly string[], above: readonly string[]): boolean {
  return above.every((segment, index) => segments[index] === segment);
}
