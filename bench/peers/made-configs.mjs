// Makes docs.json files: one with every field of navc's tables, and copies of files with one change each.
import { siteFields } from "../../build/compiler/contract/site-form.js";
import { divisionFields } from "../../build/compiler/contract/division-fields.js";
import { divisions } from "../../build/compiler/contract/divisions.js";
import { textFormats } from "../../build/compiler/contract/text-formats.js";
import { configMaker } from "../../test/support/config-maker.mjs";

/** A docs.json with every field that navc knows; each `turn` has other forms of them. */
export const { everyField } = configMaker({ siteFields, divisionFields, divisions, textFormats });

const values = [
  null,
  true,
  false,
  0,
  7,
  -1.5,
  "",
  " ",
  "text",
  "blue",
  "#12345",
  "#0f0",
  "http://example.com",
  "https://example.com/a.svg",
  "//example.com",
  "example.com",
  "/a",
  "#top",
  "mailto:a@example.com",
  "guides/a",
  "fa-star",
  "middle",
  "start",
  "yes",
  "mint",
  "github",
  "button",
  "en",
  "ua",
  "xx",
  "card",
  "copy",
  "light",
  "GET /users",
  [],
  {},
  [[]],
  ["a"],
  [7],
  [null],
  [{}],
  ["copy", "copy"],
  { light: "#fff" },
  { light: "a", dark: "b" },
  { name: "book" },
  { name: "fa-book", style: "bold" },
  { source: "a.json", slug: "operationId" },
  { source: "a.json" },
  { source: "" },
  { href: "/a" },
  { label: "A", href: "/a" },
  { group: "G", pages: ["a"] },
  { tab: "T", href: "/a" },
  { anchor: "A" },
  { source: "/old", destination: "/new" },
  { anchors: [{ anchor: "A", href: "/a" }] },
  { groups: [] },
  { pages: ["a"] },
];

/** A change, as a function of the object or list that holds a value, and the key of the value. */
const changes = {
  removed: (holder, key) => (Array.isArray(holder) ? holder.splice(key, 1) : delete holder[key]),
  replaced: (holder, key, dice) => (holder[key] = structuredClone(pick(values, dice))),
  "of another place": (holder, key, dice, { pool }) => (holder[key] = structuredClone(pick(pool, dice).value)),
  "of the same name": (holder, key, dice, { byName }) => {
    const named = byName.get(key);
    if (named !== undefined) holder[key] = structuredClone(pick(named, dice));
  },
  renamed: (holder, key, dice, { names }) => rename(holder, key, pick(names, dice)),
  misspelt: (holder, key, dice) => rename(holder, key, misspelt(String(key), dice)),
  added: (holder, key, dice, { names, byName }) => {
    const owner = isObject(holder[key]) ? holder[key] : holder;
    const name = pick(names, dice);
    if (!Array.isArray(owner))
      owner[name] = structuredClone(pick(dice(3) === 0 ? values : (byName.get(name) ?? values), dice));
  },
  moved: (holder, key, dice, { places }) => {
    const target = pick(places, dice).holder;
    const value = holder[key];
    if (Array.isArray(target) || Array.isArray(holder) || isInside(value, target)) return;
    delete holder[key];
    target[key] = value;
  },
  doubled: (holder, key) => {
    if (Array.isArray(holder)) holder.push(structuredClone(holder[key]));
    else if (Array.isArray(holder[key])) holder[key].push(...structuredClone(holder[key]));
  },
  wrapped: (holder, key) => (holder[key] = [holder[key]]),
  "edited text": (holder, key, dice) => {
    const text = holder[key];
    if (typeof text === "string") holder[key] = edited(text, dice);
  },
};

/** The names of the changes. */
const changeNames = Object.keys(changes);

/** A copy of a docs.json with one change; its name. */
export function changedConfig(config, dice, vocabulary) {
  const root = { root: structuredClone(config) };
  const tops = Object.keys(root.root);
  // Half of the changes are outside navigation, which is most of a file.
  const top = pick(tops, dice);
  const below = dice(8) === 0 ? placesIn(root.root, 1) : [{ holder: root.root, key: top }, ...placesIn(root.root[top])];
  const { holder, key } = pick(below, dice);
  const name = pick(changeNames, dice);
  changes[name](holder, key, dice, { ...vocabulary, places: placesIn(root.root) });
  return { name, config: root.root };
}

/** What changes take names and values from. */
export function vocabularyOf(configs) {
  const [byName, pool] = [new Map(), []];
  for (const { holder, key } of configs.flatMap((config) => placesIn(config))) {
    const value = holder[key];
    if (JSON.stringify(value).length > 400) continue;
    if (pool.length < 20_000) pool.push({ value });
    if (Array.isArray(holder)) continue;
    const all = byName.get(key) ?? [];
    if (all.length < 50) byName.set(key, [...all, value]);
  }
  return { names: [...byName.keys()].filter((name) => name.length < 20), byName, pool };
}

function placesIn(value, depth = Infinity) {
  if (typeof value !== "object" || value === null || depth === 0) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [{ holder: value, key }, ...placesIn(value[key], depth - 1)]);
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isInside(outer, inner) {
  return (
    outer === inner ||
    (typeof outer === "object" && outer !== null && Object.values(outer).some((each) => isInside(each, inner)))
  );
}

function pick(all, dice) {
  return all[dice(all.length)];
}

function rename(holder, key, name) {
  if (Array.isArray(holder) || Object.hasOwn(holder, name)) return;
  holder[name] = holder[key];
  delete holder[key];
}

function misspelt(word, dice) {
  const at = dice(word.length + 1);
  const forms = [
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}s${word.slice(at)}`,
    word.slice(0, 1).toUpperCase() + word.slice(1),
    word.slice(0, at) +
      word
        .slice(at, at + 2)
        .split("")
        .toReversed()
        .join("") +
      word.slice(at + 2),
  ];
  return pick(forms, dice);
}

function edited(text, dice) {
  const at = dice(text.length + 1);
  const forms = [
    "",
    `${text} `,
    ` ${text}`,
    text.slice(1),
    text.slice(0, -1),
    text.toUpperCase(),
    text.slice(0, 2),
    `/${text}`,
    `http://${text}`,
    text.slice(0, at) + text.slice(at + 1),
    `${text.slice(0, at)}-${text.slice(at)}`,
    text.replace(/^\//, ""),
    `fa-${text}`,
    text.replace("https:", "http:"),
    text.replace("https://", ""),
    `${text}.svg`,
    `${text}/`,
    `${text}#a?b`,
  ];
  return pick(forms, dice);
}
