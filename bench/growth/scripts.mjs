// Rows of the table of growth: texts in twelve scripts.

import { outline } from "../../build/index.js";
import { SCRIPTS } from "../../test/support/scripts.mjs";
import { afterCompiling, compiling, page, site, times } from "./work.mjs";

const vocabularies = Object.values(SCRIPTS);

/** A text of some words, in another script for each number. */
const text = (i, count = 3) => {
  const { words, join } = vocabularies[i % vocabularies.length];
  return times(count, (word) => words[(i + word) % words.length]).join(join);
};

const paths = (n) => times(n, (i) => `p${i}`);

const saying = (linesOf) => (n) =>
  compiling(
    site({ pages: paths(n) }, Object.fromEntries(paths(n).map((path, i) => [`${path}.mdx`, page(linesOf(i))]))),
  );

/** As many pages as the size, each with a body of its own. */
const bodies = (bodyOf) => (n) =>
  compiling(
    site(
      { pages: paths(n) },
      Object.fromEntries(paths(n).map((path, i) => [`${path}.mdx`, `${page([`title: T ${i}`])}\n${bodyOf(i, n)}\n`])),
    ),
    { links: true, assets: true },
  );

export const scriptRows = {
  "twelve scripts: titles": { n: 600, make: saying((i) => [`title: ${text(i)} ${i}`]) },
  "twelve scripts: one title": { n: 500, make: saying(() => [`title: ${text(7)}`]) },
  "twelve scripts: quoted titles, and long descriptions": {
    n: 500,
    make: saying((i) => [`title: "${text(i)} ${i}"`, `description: "${text(i, 60)}"`]),
  },
  "twelve scripts: labels of groups": {
    n: 500,
    make: (n) =>
      compiling(
        site(
          { groups: times(n, (i) => ({ group: `${text(i)} ${i}`, pages: [`p${i}`] })) },
          Object.fromEntries(paths(n).map((path) => [`${path}.mdx`, page()])),
        ),
      ),
  },
  "twelve scripts: paths of missing pages": {
    n: 300,
    make: (n) => compiling(site({ pages: times(n, (i) => `${text(i, 1)}/${text(i, 2).replaceAll(" ", "-")}-${i}`) })),
  },
  "twelve scripts: headings, and links to them": {
    n: 300,
    make: bodies((i, n) => `## ${text(i)}\n\n[${text(i)}](/p${(i + 1) % n}#${text(i + 1).replaceAll(" ", "-")})`),
  },
  "twelve scripts: many headings of one page": {
    n: 1500,
    make: (n) =>
      compiling(
        site(
          { pages: ["p"] },
          { "p.mdx": `${page()}\n${times(n, (i) => `## ${text(i)} ${i}\n\n${text(i, 20)}`).join("\n\n")}\n` },
        ),
        { links: true },
      ),
  },
  "twelve scripts: links in text": { n: 400, make: bodies((i, n) => `${text(i, 40)} [${text(i)}](/p${(i + 1) % n})`) },
  "twelve scripts: the outline": {
    n: 600,
    make: (n) =>
      afterCompiling(
        site(
          { pages: paths(n) },
          Object.fromEntries(paths(n).map((path, i) => [`${path}.mdx`, page([`title: ${text(i)} ${i}`])])),
        ),
        ({ navigation }) => outline(navigation).length,
      ),
  },
};
