// What does a generated page file hold?

import { ICONS, NOUNS, VERBS, bodyText, makeDice, sentence } from "./generate-text.mjs";

/** @typedef {import("./generate-site.d.mts").SiteShape} SiteShape */
/** @typedef {import("./generate-text.mjs").Dice} Dice */

/** Each page has dice of its own, so that it stays as it is when the site around it grows. @param {SiteShape} shape @param {string} file */
export function pageText(shape, file) {
  const dice = makeDice(`${shape.seed} ${file}`);
  const [least, most] = shape.bodyBytes;
  const head = shape.frontMatter === "plain" ? plainHead(file, dice) : variedHead(file, dice);
  const text = head + bodyText(dice, least + dice.below(most - least + 1));
  if (shape.frontMatter === "plain") return text;
  if (dice.chance(0.02)) return text.replaceAll("\n", "\r\n");
  return dice.chance(0.001) ? `\uFEFF${text}` : text;
}

/** @param {string} file @param {Dice} dice */
function plainHead(file, dice) {
  return `---\ntitle: ${titleOf(file, dice)}\ndescription: ${sentence(dice, 9)}\n---\n\n`;
}

/** Front matter in about the proportions of real sites. @param {string} file @param {Dice} dice */
function variedHead(file, dice) {
  if (dice.chance(0.005)) return "";
  const title = titleOf(file, dice);
  const lines = [`title: ${printTitle(title, dice)}`];
  if (dice.chance(0.8)) lines.push(...printDescription(dice));
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

/** @param {Dice} dice */
function printDescription(dice) {
  const draw = dice.next();
  if (draw < 0.55) return [`description: ${sentence(dice, 9)}`];
  if (draw < 0.95) return [`description: "${sentence(dice, 14)}"`];
  if (draw < 0.98) return ["description: >-", `  ${sentence(dice, 9)}`, `  ${sentence(dice, 9)}`];
  return ["description:"];
}

/** @param {string} file @param {Dice} dice */
function titleOf(file, dice) {
  const number = /page-(\d+)\.mdx$/.exec(file)?.[1] ?? "0";
  return `${dice.pick(VERBS)} ${dice.pick(NOUNS)} ${number}`;
}
