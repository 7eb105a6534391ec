// What does a generated page file hold?

import { ICONS, NOUNS, bodyText, makeDice, sentence, vocabularyOf } from "./generate-text.mjs";

/** @typedef {import("./generate-site.d.mts").SiteShape} SiteShape */
/** @typedef {import("./generate-text.mjs").Dice} Dice */
/** @typedef {import("./generate-text.mjs").Vocabulary} Vocabulary */

/** Each page has dice of its own, so that it stays as it is when the site around it grows. @param {SiteShape} shape @param {string} file */
export function pageText(shape, file) {
  const dice = makeDice(`${shape.seed} ${file}`);
  const [least, most] = shape.bodyBytes;
  const vocabulary = vocabularyOf(shape, numberOf(file));
  const head = shape.frontMatter === "plain" ? plainHead(file, dice, vocabulary) : variedHead(file, dice, vocabulary);
  const text = head + bodyText(dice, least + dice.below(most - least + 1), vocabulary);
  if (shape.frontMatter === "plain") return text;
  if (dice.chance(0.02)) return text.replaceAll("\n", "\r\n");
  return dice.chance(0.001) ? `\uFEFF${text}` : text;
}

/** @param {string} file @param {Dice} dice @param {Vocabulary} vocabulary */
function plainHead(file, dice, vocabulary) {
  const title = titleOf(file, dice, vocabulary);
  return `---\ntitle: ${title}\ndescription: ${sentence(dice, 9, vocabulary)}\n---\n\n`;
}

/** Front matter in about the proportions of real sites. @param {string} file @param {Dice} dice @param {Vocabulary} vocabulary */
function variedHead(file, dice, vocabulary) {
  if (dice.chance(0.005)) return "";
  const title = titleOf(file, dice, vocabulary);
  const lines = [`title: ${printTitle(title, dice)}`];
  if (dice.chance(0.8)) lines.push(...printDescription(dice, vocabulary));
  if (dice.chance(0.2)) lines.push(`sidebarTitle: ${title.split(" ").slice(0, 2).join(" ")}`);
  if (dice.chance(0.45)) lines.push(`icon: ${dice.pick(ICONS)}`);
  if (dice.chance(0.3)) lines.push('mode: "wide"');
  if (dice.chance(0.05)) lines.push(`keywords: [${dice.pick(NOUNS)}, "${dice.pick(NOUNS)}"]`);
  if (dice.chance(0.02)) lines.push(`"og:title": ${title}`);
  if (dice.chance(0.01)) lines.push("tag: NEW");
  if (dice.chance(0.01)) lines.push("deprecated: true");
  if (dice.chance(0.005)) lines.push("hidden: true");
  if (dice.chance(0.005)) lines.push("url: https://example.com/elsewhere");
  return `---\n${lines.join("\n")}\n---\n\n`;
}

/** @param {string} title @param {Dice} dice */
function printTitle(title, dice) {
  const draw = dice.next();
  if (draw < 0.6) return title;
  if (draw < 0.85) return `"${title}"`;
  if (draw < 0.95) return `"${title}: an overview"`;
  if (draw < 0.99) return `'${title} – l''essentiel'`;
  return `"${title} — 概要"`;
}

/** @param {Dice} dice @param {Vocabulary} vocabulary */
function printDescription(dice, vocabulary) {
  const draw = dice.next();
  const words = (/** @type {number} */ count) => sentence(dice, count, vocabulary);
  if (draw < 0.55) return [`description: ${words(9)}`];
  if (draw < 0.95) return [`description: "${words(14)}"`];
  if (draw < 0.98) return ["description: >-", `  ${words(9)}`, `  ${words(9)}`];
  return ["description:"];
}

/** @param {string} file @param {Dice} dice @param {Vocabulary} vocabulary */
function titleOf(file, dice, { verbs, nouns, join }) {
  return `${dice.pick(verbs)}${join}${dice.pick(nouns)} ${numberOf(file)}`;
}

/** @param {string} file */
function numberOf(file) {
  return Number(/page-(\d+)\.mdx$/.exec(file)?.[1] ?? "0");
}
