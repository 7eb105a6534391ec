// What can go wrong in a docs.json? One slip at a time, chosen by a seeded generator.
import { divisions, listFields } from "../../../src/compiler/contract/divisions.ts";
import { childPointer } from "../../../src/compiler/text/json-pointer.ts";
import { isJsonObject, type JsonValue } from "../../../src/compiler/text/json-value.ts";

/** A number below `limit`, by turns. */
export type Dice = (limit: number) => number;

/** A generator that gives the same numbers for the same seed (mulberry32). */
export function diceFrom(seed: number): Dice {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

type Mutable = { [key: string]: JsonValue } | JsonValue[];
type Slip = (holder: Mutable, key: string, dice: Dice) => void;

const labels = divisions.map((row) => row.label);
const words = [
  ...labels,
  ...listFields,
  ..."icon tag description hidden href root expanded default global openapi asyncapi source directory name".split(" "),
  ..."theme colors primary logo light dark links label type options color align searchable graphql sdk sourceRef".split(
    " ",
  ),
  ..."destination permanent eyebrows drilldown api redirects $ref".split(" "),
];
const someGroup = { group: "Extra", pages: ["extra"] };
const values = JSON.parse(`[
  null, true, false, 0, 7, "", " ", "text", " en ", "xx", "english", "breadcrumbs", "https://acme.com", "GET /users",
  [], {}, ["a"], [[]], [null], [["a"]], [7], [{}], [{ "group": "Extra", "pages": ["extra"] }],
  { "group": "Extra", "pages": ["extra"] }, { "group": "G", "pagse": ["a"] }, { "group": "G", "openapi": [] },
  { "source": "a.json" }, { "source": "" }, { "directory": 4 }, { "name": "book" }, { "name": 5 },
  { "$ref": "none.json" }, { "$ref": "none.json", "tag": "x", "pages": ["a"] },
  { "anchor": "A" }, { "anchors": [{ "anchor": "A" }] },
  { "anchors": [{ "anchor": "A", "herf": "/a" }, { "anchor": "B", "url": "/b" }] },
  { "tab": "T", "groups": [{ "group": "Extra", "pages": ["extra"] }], "pages": ["a"] }, { "href": "https://acme.com" },
  "blue", "fa-book", "http://acme.com", "github", "middle", "ua", ["copy", "copy"], { "light": "#fff", "dark": "#000" },
  { "light": "#fff", "main": "#000" }, { "label": "A", "href": "/a" }, { "source": "a.json", "slug": "operationId" },
  { "source": "/a" }, { "source": "/a", "destination": "/b", "permanent": "yes" }
]`) as readonly JsonValue[];

/** Every slip, by name. */
const slips: readonly Slip[] = [
  // Something is left out.
  remove,
  // Something else stands there.
  (holder, key, dice) => put(holder, key, pick(values, dice)),
  (holder, key, dice) => put(holder, key, pick(values, dice)),
  // A number where a text was, a text where a number or a list was.
  (holder, key) => put(holder, key, otherType(at(holder, key))),
  // A field has another name.
  (holder, key, dice) => rename(holder, key, pick(words, dice)),
  (holder, key, dice) => rename(holder, key, misspell(key, dice)),
  // One list too many, or one where another belongs.
  (holder, key, dice) => addField(holder, key, pick(listFields, dice), pick([[], [someGroup], ["a"], [{}]], dice)),
  (holder, key, dice) => {
    if (listFields.some((field) => field === key)) rename(holder, key, pick(listFields, dice));
  },
  // A field of another place.
  (holder, key, dice) => addField(holder, key, pick(words, dice), pick(values, dice)),
  // Wrapped once too often.
  (holder, key) => put(holder, key, [at(holder, key)]),
  (holder, key, dice) => put(holder, key, { [pick(words, dice)]: at(holder, key) }),
  // A selector in the middle.
  (holder, key, dice) => {
    const value = at(holder, key);
    if (isJsonObject(value))
      put(holder, key, {
        ...value,
        [pick(["languages", "versions"], dice)]: [pick(branches, dice), pick(branches, dice)],
      });
  },
];

const branches: readonly JsonValue[] = [
  { language: "en", pages: ["a"] },
  { language: "xx", groups: [someGroup] },
  { version: "v1", versions: [{ version: "v2", pages: ["a"] }], groups: [someGroup] },
  { version: 2, pages: ["a"] },
  { language: "fr", tabs: [{ tab: "T", languages: [{ language: "de", pages: ["a"] }], groups: [someGroup] }] },
];

/** A copy with one to three slips, where navc reads docs.json in both dialects, or anywhere. */
export function mutate(value: JsonValue, dice: Dice, isAnywhere = false): JsonValue {
  const holder: Mutable = { root: structuredClone(value) };
  for (let count = 1 + dice(6); count > 0; count -= 3) {
    const places = placesIn(holder, isAnywhere);
    const place = places[dice(places.length)];
    if (place !== undefined) pick(slips, dice)(place.holder, place.key, dice);
  }
  return at(holder, "root");
}

interface SlipPlace {
  readonly holder: Mutable;
  readonly key: string;
}

function placesIn(value: JsonValue | Mutable, isAnywhere: boolean, pointer = ""): readonly SlipPlace[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Mutable;
  return Object.keys(holder).flatMap((key) => {
    const below = childPointer(pointer, key);
    const own = pointer === "" ? [] : [{ holder, key }];
    // Fields beside navigation that navc does not read would take most of the slips.
    const isRead =
      isAnywhere ||
      !/^\/root\/[^/]+/.test(below) ||
      /^\/root\/(navigation|redirects|api|styling|interaction|openapi|name)/.test(below);
    return isRead ? [...own, ...placesIn(at(holder, key), isAnywhere, below)] : [];
  });
}

function pick<T>(choices: readonly T[], dice: Dice): T {
  return choices[dice(choices.length)]!;
}

function at(holder: Mutable, key: string): JsonValue {
  return (holder as { [key: string]: JsonValue })[key] ?? null;
}

function put(holder: Mutable, key: string, value: JsonValue): void {
  (holder as { [key: string]: JsonValue })[key] = structuredClone(value);
}

function remove(holder: Mutable, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function rename(holder: Mutable, key: string, name: string): void {
  if (Array.isArray(holder) || Object.hasOwn(holder, name)) return;
  put(holder, name, at(holder, key));
  delete holder[key];
}

function addField(holder: Mutable, key: string, name: string, value: JsonValue): void {
  const value_ = at(holder, key);
  if (isJsonObject(value_)) put(holder, key, { ...value_, [name]: value });
  else if (!Array.isArray(holder)) put(holder, name, value);
}

function otherType(value: JsonValue): JsonValue {
  if (typeof value === "string") return 7;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : JSON.stringify(value).slice(0, 20);
}

function misspell(word: string, dice: Dice): string {
  const index = dice(word.length + 1);
  const rest = word.slice(index);
  switch (dice(4)) {
    case 0:
      return word.slice(0, index) + rest.slice(1);
    case 1:
      return word.slice(0, index) + pick(["s", "e", "x"], dice) + rest;
    case 2:
      return word.slice(0, index) + rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2);
    default:
      return word.slice(0, 1).toUpperCase() + word.slice(1);
  }
}
