// Lists the operations that a path item has: those in fields, and those in `additionalOperations` (D107).
import { httpMethodOf, httpMethods, isMethodName } from "../contract/http-methods.ts";
import { keyAt } from "../diagnostics/place.ts";
import type { MethodFault } from "../diagnostics/openapi-codes.ts";
import { pointerSegments } from "../text/json-pointer.ts";
import { madeOnce, perObject } from "../text/per-object.ts";
import { isOpenApi32 } from "./openapi-version.ts";
import { usableKeys } from "./operation-fields.ts";
import { childOf, fieldOf, isUsable, type SpecReading, type SpecValue } from "./spec-value.ts";

/** A path item, or a webhook, which has the same form. */
export interface PathItem {
  readonly kind: "path" | "webhook";
  readonly target: string;
  /** First the fields beside a `$ref`, then the value that it names. */
  readonly layers: readonly SpecValue[];
}

/** An operation of a path item before its `$ref` is followed. */
export interface WrittenOperation {
  /** In upper case; a method of `additionalOperations` as written. */
  readonly method: string;
  readonly written: SpecValue;
}

/** The operations of a path item in the order of their pages; reports what is wrong with the names in `additionalOperations`. */
export function* writtenOperations({ layers }: PathItem, reading: SpecReading): Generator<WrittenOperation> {
  const is32 = isOpenApi32(reading.spec.value);
  const { inPlaceOf, own } = is32 ? additionalOperations(layers, reading) : noneAdded;
  for (const { name, field, isSince32 } of httpMethods) {
    if (isSince32 && !is32) continue;
    const written = fieldOf(layers, field) ?? inPlaceOf.get(name);
    if (written !== undefined) yield { method: name, written };
  }
  yield* own;
}

/** What `additionalOperations` has. */
interface AddedOperations {
  /** By method: operations in `additionalOperations` whose method has a field, in a path item without this field. */
  readonly inPlaceOf: ReadonlyMap<string, SpecValue>;
  readonly own: readonly WrittenOperation[];
}

const noneAdded: AddedOperations = { inPlaceOf: new Map(), own: [] };

function additionalOperations(item: readonly SpecValue[], reading: SpecReading): AddedOperations {
  const maps = additionalMaps(item, reading);
  if (maps.length === 0) return noneAdded;
  // Those behind `$ref` come first; what is beside it only replaces them.
  const names = maps.toReversed().map((map) => namesIn(map, reading));
  const own = new Set(names.flatMap((each) => each.own));
  const inPlaceOf = new Map<string, SpecValue>();
  for (const name of new Set(names.flatMap((each) => each.fixed))) {
    const written = fieldOf(maps, name)!;
    const { name: method, field } = httpMethodOf(name)!;
    const isTwice = inPlaceOf.has(method) || fieldOf(item, field) !== undefined;
    if (!isTwice) inPlaceOf.set(method, written);
    reportNames(isTwice ? "twice" : "field", [written], reading);
  }
  return { inPlaceOf, own: [...own].map((method) => ({ method, written: fieldOf(maps, method)! })) };
}

/** The maps of all layers of a path item: a method beside a `$ref` replaces only the same method in the value that it names. */
function additionalMaps(item: readonly SpecValue[], reading: SpecReading): readonly SpecValue[] {
  return item.flatMap((layer) => {
    const written = childOf(layer, "additionalOperations");
    if (written === undefined || written.value === null) return [];
    const map = reading.follow(written);
    return isUsable(map, reading) ? map : [];
  });
}

interface AddedNames {
  /** Methods that have no field. */
  readonly own: readonly string[];
  /** Methods that have one. */
  readonly fixed: readonly string[];
}

/** The names of a map, which many path items may share. Names that are not methods are reported once. */
function namesIn(map: SpecValue, reading: SpecReading): AddedNames {
  return madeOnce(knownNames(reading), map.value, () => {
    const names = usableKeys([map], reading);
    const [fixed, others] = partition(names, (name) => httpMethodOf(name) !== undefined);
    const [own, none] = partition(others, isMethodName);
    const small = own.filter((name) => name !== name.toUpperCase());
    reportNames(
      "no method",
      none.map((name) => childOf(map, name)!),
      reading,
    );
    reportNames(
      "small letters",
      small.map((name) => childOf(map, name)!),
      reading,
    );
    return { own, fixed };
  });
}

const knownNames = perObject<SpecReading, Map<unknown, AddedNames>>(() => new Map());

function partition(
  names: readonly string[],
  isFirst: (name: string) => boolean,
): readonly [readonly string[], readonly string[]] {
  return [names.filter(isFirst), names.filter((name) => !isFirst(name))];
}

const mostNamed = 3;

/** Reports names of one map at the first of them, once: path items may share it. */
function reportNames(fault: MethodFault, written: readonly SpecValue[], reading: SpecReading): void {
  const [first] = written;
  if (first === undefined) return;
  const { file, pointer } = first;
  const names = written.slice(0, mostNamed).map(keyOf);
  madeOnce(reported(reading), `${fault} ${file.source}#${pointer}`, () => {
    const args = { spec: reading.spec.source, fault, names, count: written.length, isRefused: reading.isRefused };
    reading.report("additional-operation", keyAt(file.source, pointer), args);
    return true;
  });
}

const reported = perObject<SpecReading, Map<string, true>>(() => new Map());

function keyOf({ pointer }: SpecValue): string {
  return pointerSegments(pointer).at(-1)!;
}
