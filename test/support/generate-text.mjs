// Where do the words of generated sites come from, the same ones each time?

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

/** @param {Dice} dice @param {number} bytes */
export function bodyText(dice, bytes) {
  let text = "";
  while (text.length < bytes) {
    if (dice.chance(0.2)) text += `## ${dice.pick(VERBS)} ${dice.pick(NOUNS)}\n\n`;
    text += `${sentence(dice, 18)} ${sentence(dice, 12)}\n\n`;
    if (dice.chance(0.1)) text += "```ts\n---\nconst client = connect();\n```\n\n";
  }
  return text;
}

/** @param {Dice} dice @param {number} words */
export function sentence(dice, words) {
  const from = dice.below(WORDS.length);
  const list = Array.from({ length: words }, (_, i) => WORDS[(from + i) % WORDS.length]);
  list[0] = list[0][0].toUpperCase() + list[0].slice(1);
  return `${list.join(" ")}.`;
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
