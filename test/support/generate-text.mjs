// Where do the words of generated sites come from, the same ones each time?

import { SCRIPTS } from "./scripts.mjs";

/** @typedef {import("./scripts.d.mts").Vocabulary} Vocabulary */
/** @typedef {{ next: () => number, below: (n: number) => number, chance: (p: number) => boolean, pick: <T>(list: readonly T[]) => T }} Dice */

export const ICONS = ["book-open", "bolt", "box", "cloud", "database", "gear", "key", "lock", "plug"];
export const VERBS = ["Create", "Configure", "Deploy", "Export", "Monitor", "Restore", "Rotate", "Test"];
export const NOUNS = [
  "accounts",
  "backups",
  "events",
  "invoices",
  "keys",
  "queues",
  "reports",
  "sessions",
  "tokens",
  "workers",
];
const WORDS =
  "the service keeps each record until its owner removes it and sends a message to every listener that asked for one so a client can wait for changes instead of asking again".split(
    " ",
  );

/** @type {Vocabulary} */
export const ENGLISH = { verbs: VERBS, nouns: NOUNS, words: WORDS, join: " " };
const VOCABULARIES = Object.values(SCRIPTS);

/** The words of the page or label of that number: another script for each. @param {import("./generate-site.d.mts").SiteShape} shape @param {number} number */
export function vocabularyOf(shape, number) {
  return shape.texts === "twelve scripts" ? VOCABULARIES[number % VOCABULARIES.length] : ENGLISH;
}

/** @param {Dice} dice @param {number} bytes @param {Vocabulary} [vocabulary] */
export function bodyText(dice, bytes, vocabulary = ENGLISH) {
  const { verbs, nouns, join } = vocabulary;
  let text = "";
  for (let size = 0; size < bytes;) {
    let part = "";
    if (dice.chance(0.2)) part += `## ${dice.pick(verbs)}${join}${dice.pick(nouns)}\n\n`;
    part += `${sentence(dice, 18, vocabulary)} ${sentence(dice, 12, vocabulary)}\n\n`;
    if (dice.chance(0.1)) part += `[${dice.pick(verbs)}${join}${dice.pick(nouns)}](/)\n\n`;
    if (dice.chance(0.1)) part += "```ts\n---\nconst client = connect();\n```\n\n";
    text += part;
    size += Buffer.byteLength(part);
  }
  return text;
}

/** @param {Dice} dice @param {number} count @param {Vocabulary} [vocabulary] */
export function sentence(dice, count, { words, join } = ENGLISH) {
  const from = dice.below(words.length);
  const list = Array.from({ length: count }, (_, i) => words[(from + i) % words.length]);
  const [first] = list[0];
  list[0] = first.toUpperCase() + list[0].slice(first.length);
  return `${list.join(join)}.`;
}

/** Mulberry32, seeded with the FNV-1a hash of a text. @param {string} seed @returns {Dice} */
export function makeDice(seed) {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    below: (n) => Math.floor(next() * n),
    chance: (p) => next() < p,
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}
