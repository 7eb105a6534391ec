// How does real JSON become other JSON of nearly the same shape? Edits as data, so that a failing list of them can shrink.
import { divisions, listFields } from "../../src/compiler/contract/divisions.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../src/compiler/text/json-value.ts";
import { diceFrom, mutate } from "../outputs/schema/mutate.ts";
import { hostileTexts } from "./hostile-texts.ts";

/** Numbers that choose: taken modulo what there is to choose from, so that every edit fits every file. */
export interface Choices {
  /** The value that is edited. */
  readonly at: number;
  /** A second value, or a name. */
  readonly other: number;
  /** A text. */
  readonly text: number;
}

type Path = readonly string[];

/** A value and where it stands in a document. */
interface Spot {
  readonly path: Path;
  readonly value: JsonValue;
}

type JsonEdit = (document: JsonValue, spot: Spot, choices: Choices, spots: readonly Spot[]) => JsonValue;

const fieldNames: readonly string[] = [
  ...divisions.map(({ label }) => label),
  ...listFields,
  ..."icon tag description hidden href root expanded default global openapi asyncapi source directory $ref".split(" "),
  ..."destination permanent redirects navigation api title sidebarTitle url mode key noindex deprecated".split(" "),
  ..."paths webhooks channels get post tags summary operationId x-hidden x-excluded x-mint parameters".split(" "),
];

export type JsonEditName =
  | "remove"
  | "duplicate"
  | "swap"
  | "move"
  | "copy"
  | "rename"
  | "addField"
  | "wrapInList"
  | "wrapInObject"
  | "unwrap"
  | "reverse"
  | "changeType"
  | "writeText"
  | "spliceText"
  | "spliceKey"
  | "slip";

/** Every kind of edit, by its name. */
export const jsonEdits: Readonly<Record<JsonEditName, JsonEdit>> = {
  remove: (document, { path }) => changed(document, path, () => []),
  duplicate: (document, { path }) => changed(document, path, (entry) => [entry, copied(entry)]),
  swap: (document, { path, value }, { other }, spots) => {
    const second = pick(spots, other);
    return replaced(replaced(document, path, second.value), second.path, value);
  },
  move: (document, { path, value }, { other }, spots) => {
    const holder = pick(
      spots.filter((spot) => isHolder(spot.value)),
      other,
    );
    if (holder === undefined || isWithin(holder.path, path)) return document;
    return changed(inserted(document, holder, path.at(-1) ?? "", value), path, () => []);
  },
  copy: (document, { path, value }, { other }, spots) => {
    const holder = pick(
      spots.filter((spot) => isHolder(spot.value)),
      other,
    );
    return holder === undefined ? document : inserted(document, holder, path.at(-1) ?? "", value);
  },
  rename: (document, { path }, { other }) =>
    changed(document, path, ({ value }) => [{ key: pick(fieldNames, other), value }]),
  addField: (document, { path, value }, { other }, spots) =>
    isJsonObject(value)
      ? replaced(document, path, withField(value, pick(fieldNames, other), pick(spots, other).value))
      : document,
  wrapInList: (document, { path, value }) => replaced(document, path, [value]),
  wrapInObject: (document, { path, value }, { other }) =>
    replaced(document, path, Object.fromEntries([[pick(fieldNames, other), value]])),
  unwrap: (document, { path, value }, { other }) => {
    const inside = typeof value === "object" && value !== null ? Object.values(value) : [];
    return inside.length === 0 ? document : replaced(document, path, pick(inside, other));
  },
  reverse: (document, { path, value }) =>
    Array.isArray(value) ? replaced(document, path, value.toReversed() as JsonValue) : document,
  changeType: (document, { path, value }, { other }) =>
    replaced(document, path, pick([null, true, 0, 1.5, "", [], {}, JSON.stringify(value), [value]], other)),
  writeText: (document, { path }, { text }) => replaced(document, path, pick(hostileTexts, text)),
  spliceText: (document, { path, value }, { at, text }) =>
    typeof value === "string" ? replaced(document, path, spliced(value, at, pick(hostileTexts, text))) : document,
  spliceKey: (document, { path }, { at, text }) =>
    changed(document, path, ({ key, value }) => [{ key: spliced(key, at, pick(hostileTexts, text)), value }]),
  slip: (document, _spot, { at, other }) => mutate(document, diceFrom(at + other)),
};

/** The document with one edit; the same document where the edit does not fit what was chosen. */
export function editJson(document: JsonValue, name: JsonEditName, choices: Choices): JsonValue {
  const spots = spotsIn(document);
  return jsonEdits[name](document, pick(spots, choices.at), choices, spots);
}

/** Fields of docs.json that navc never reads would take most of the edits. */
const isUnread =
  /^(\$schema|theme|colors|logo|favicon|styling|fonts|background|seo|integrations|footer|navbar|contextual)$/;

function spotsIn(value: JsonValue, path: Path = []): readonly Spot[] {
  if (path.length === 1 && isUnread.test(path[0]!)) return [];
  const inside = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [{ path, value }, ...inside.flatMap(([key, below]) => spotsIn(below, [...path, key]))];
}

/** A field or an element: elements have no key of their own. */
interface Entry {
  readonly key: string;
  readonly value: JsonValue;
}

/** The document with other entries in place of the one at `path`. */
function changed(document: JsonValue, path: Path, change: (entry: Entry) => readonly Entry[]): JsonValue {
  const [key, ...rest] = path;
  if (key === undefined || typeof document !== "object" || document === null) return document;
  const entries = Object.entries(document).flatMap(([name, value]: [string, JsonValue]): readonly Entry[] => {
    if (name !== key) return [{ key: name, value }];
    return rest.length === 0 ? change({ key: name, value }) : [{ key: name, value: changed(value, rest, change) }];
  });
  if (Array.isArray(document)) return entries.map(({ value }) => value);
  return Object.fromEntries(entries.map(({ key: name, value }) => [name, value]));
}

function replaced(document: JsonValue, path: Path, value: JsonValue): JsonValue {
  return path.length === 0 ? value : changed(document, path, ({ key }) => [{ key, value }]);
}

function inserted(document: JsonValue, { path, value: holder }: Spot, key: string, value: JsonValue): JsonValue {
  const grown = Array.isArray(holder)
    ? [...(holder as readonly JsonValue[]), value]
    : withField(holder as JsonObject, key, value);
  return replaced(document, path, grown);
}

/** An object has no key twice, so the copy of a field gets a name of its own. */
function copied({ key, value }: Entry): Entry {
  return { key: `${key}2`, value };
}

function withField(object: JsonObject, key: string, value: JsonValue): JsonObject {
  return Object.fromEntries([...Object.entries(object), [key, value]]);
}

function isHolder(value: JsonValue): boolean {
  return typeof value === "object" && value !== null;
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((key, index) => path[index] === key);
}

/** The text with another one in it, or in place of a part of it. */
export function spliced(text: string, at: number, other: string): string {
  const start = at % (text.length + 1);
  const end = at % 3 === 0 ? Math.min(text.length, start + 1 + (at % 7)) : start;
  return text.slice(0, start) + other + text.slice(end);
}

/** One of the list; undefined only of an empty one. */
export function pick<Item>(list: readonly Item[], number: number): Item {
  return list[number % list.length]!;
}
