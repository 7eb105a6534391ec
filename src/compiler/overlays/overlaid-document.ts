// A document that overlays change: what is changed is copied, and each change is recorded (D234).
import { childPointer, pointerOf } from "../text/json-pointer.ts";
import { isJsonObject, ownValue, setOwn, type JsonObject, type JsonValue } from "../text/json-value.ts";
import type { TakeSteps } from "./overlay-work.ts";
import type { ValuePath } from "./query-paths.ts";

/** Where a value is written: the file of a spec or an overlay, and a pointer into it. */
export interface WrittenPlace {
  readonly source: string;
  readonly pointer: string;
}

/** A change of a document: where in it, and the action that made it. */
export interface RecordedChange {
  readonly kind: "set" | "removed";
  /** Into the document as it was then. */
  readonly pointer: string;
  readonly by: WrittenPlace;
  /** What was there before. */
  readonly before: JsonValue | undefined;
}

type Container = JsonValue[] | Record<string, JsonValue>;

/** A document and its changes. The value that it is made from stays as it is. */
export class OverlaidDocument {
  readonly changes: RecordedChange[] = [];
  /** The places of objects and lists that are not written where the document has them. */
  readonly origins: WeakMap<object, WrittenPlace> = new WeakMap();
  #root: JsonValue;
  #own = new WeakSet<object>();
  readonly #source: string;

  readonly #take: TakeSteps;

  /** `source`: the file of the value; `take` counts what is copied and changed. */
  constructor(source: string, root: JsonValue, take: TakeSteps) {
    this.#source = source;
    this.#root = root;
    this.#take = take;
  }

  /** The document as it is now. */
  get root(): JsonValue {
    return this.#root;
  }

  /** A function that undoes all changes from here on. */
  restorer(): () => void {
    const root = this.#root;
    const changes = this.changes.length;
    this.#own = new WeakSet();
    return () => {
      this.#root = root;
      this.#own = new WeakSet();
      this.changes.length = changes;
    };
  }

  /** The value at a path; undefined where there is none. */
  at(path: ValuePath): JsonValue | undefined {
    let value: JsonValue | undefined = this.#root;
    for (const key of path) value = childOf(value, key);
    return value;
  }

  /** Removes the value at a path, which is not the root. */
  remove(path: ValuePath, by: WrittenPlace): void {
    const parent = this.#owned(path.slice(0, -1));
    const key = path.at(-1)!;
    const before = parent === undefined ? undefined : childOf(parent, key);
    if (parent === undefined || before === undefined) return;
    this.#record({ kind: "removed", pointer: pointerOf(path), by, before });
    if (!Array.isArray(parent)) {
      delete parent[String(key)];
      return;
    }
    const index = Number(key);
    const at = this.#placeOf(path.slice(0, -1));
    this.#take(parent.length - index);
    // Those behind it move, and are written where they were.
    for (let later = index + 1; later < parent.length; later += 1)
      this.#keepOrigin(parent[later], { source: at.source, pointer: childPointer(at.pointer, later) });
    parent.splice(index, 1);
  }

  /** Puts a value of an overlay, written at `from`, where a primitive is, or where nothing is. */
  set(path: ValuePath, value: JsonValue, from: WrittenPlace, by: WrittenPlace): void {
    const parent = this.#owned(path.slice(0, -1));
    if (parent === undefined) return;
    const key = path.at(-1)!;
    this.#record({ kind: "set", pointer: pointerOf(path), by, before: childOf(parent, key) });
    this.#keepOrigin(value, from);
    if (Array.isArray(parent)) parent[Number(key)] = value;
    else setOwn(parent, String(key), value);
  }

  /** Puts values at the end of the list at a path. */
  append(path: ValuePath, values: readonly (readonly [JsonValue, WrittenPlace])[], by: WrittenPlace): void {
    const list = this.#owned(path);
    if (!Array.isArray(list)) return;
    this.#record({ kind: "set", pointer: pointerOf(path), by, before: undefined });
    this.#take(values.length);
    for (const [value, from] of values) {
      this.#keepOrigin(value, from);
      list.push(value);
    }
  }

  /** The place where the value at a path is written, and after which no value that it shares is changed with it. */
  share(path: ValuePath): WrittenPlace {
    this.#own = new WeakSet();
    return this.#placeOf(path);
  }

  /** The object or list at a path, which nothing else shares, as all that it is in. */
  #owned(path: ValuePath): Container | undefined {
    this.#root = this.#ownCopy(this.#root);
    let value: JsonValue | undefined = this.#root;
    for (const key of path) {
      const child: JsonValue | undefined = childOf(value, key);
      if (child === undefined) return undefined;
      const copy = this.#ownCopy(child);
      if (Array.isArray(value)) (value as JsonValue[])[Number(key)] = copy;
      else setOwn(value as Record<string, JsonValue>, String(key), copy);
      value = copy;
    }
    return typeof value === "object" && value !== null ? (value as Container) : undefined;
  }

  #ownCopy(value: JsonValue): JsonValue {
    if (typeof value !== "object" || value === null || this.#own.has(value)) return value;
    this.#take(Array.isArray(value) ? value.length : Object.keys(value).length);
    const copy = Array.isArray(value) ? [...(value as readonly JsonValue[])] : copyOf(value as JsonObject);
    this.#own.add(copy);
    const origin = this.origins.get(value);
    if (origin !== undefined) this.origins.set(copy, origin);
    return copy;
  }

  #record(change: RecordedChange): void {
    this.#take(1 + change.pointer.length);
    this.changes.push(change);
  }

  #keepOrigin(value: JsonValue | undefined, place: WrittenPlace): void {
    if (typeof value === "object" && value !== null && !this.origins.has(value)) this.origins.set(value, place);
  }

  #placeOf(path: ValuePath): WrittenPlace {
    let place: WrittenPlace = { source: this.#source, pointer: "" };
    let value: JsonValue | undefined = this.#root;
    for (const key of path) {
      value = childOf(value, key);
      const origin = typeof value === "object" && value !== null ? this.origins.get(value) : undefined;
      place = origin ?? { source: place.source, pointer: childPointer(place.pointer, key) };
    }
    return place;
  }
}

function copyOf(object: JsonObject): JsonObject {
  const copy: Record<string, JsonValue> = {};
  for (const key of Object.keys(object)) setOwn(copy, key, object[key]!);
  return copy;
}

function childOf(value: JsonValue | undefined, key: string | number): JsonValue | undefined {
  if (Array.isArray(value)) return (value as readonly JsonValue[])[Number(key)];
  return isJsonObject(value) ? ownValue(value, String(key)) : undefined;
}
