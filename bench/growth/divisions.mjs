// Rows of the table of growth: divisions, wide and deep, and what is listed in them.

import { divisions } from "../../build/compiler/contract/divisions.js";
import { compiling, longName, page, pages, site, times } from "./work.mjs";

// Languages, versions and menu items have rows of their own.
const others = ["language", "version", "item"];
const kinds = Object.fromEntries(
  divisions.filter(({ kind }) => !others.includes(kind)).map(({ list, label }) => [list, label]),
);

// What a division of each kind holds: a page of its own.
const wide = (list, label) => (n) =>
  compiling(
    site({ [list]: times(n, (i) => ({ [label]: `L${i}`, pages: [`d${i}/p`] })) }, pages(times(n, (i) => `d${i}/p`))),
  );

const deepest = 40;

const deep = (list, label) => (n) => {
  const paths = times(n, (i) => `d${i}/p`);
  const chain = (i) => {
    let division = { [label]: "Leaf", pages: times(deepest, (k) => paths[i * deepest + k]) };
    for (let level = 0; level < deepest; level += 1) division = { [label]: `L${level}`, [list]: [division] };
    return { ...division, [label]: `Top ${i}` };
  };
  return compiling(site({ [list]: times(Math.floor(n / deepest), chain) }, pages(paths)));
};

const groups = (make) => (n) => ({ groups: times(n, make) });

const nested = (make) => (n) => compiling(site(groups(make)(n), pages(times(n, (i) => `d${i}/p`))));

const own = (i) => [`d${i}/p`];

export const divisionRows = {
  ...Object.fromEntries(
    Object.entries(kinds).flatMap(([list, label]) => [
      [`${list} wide`, { n: 400, make: wide(list, label) }],
      // At a smaller size the heap grows beyond its first limit between two sizes, and a collection of it counts as growth.
      [`${list} deep`, { n: 1280, make: deep(list, label) }],
    ]),
  ),
  "menu items wide": {
    n: 400,
    make: (n) =>
      compiling(
        site(
          { tabs: [{ tab: "T", menu: times(n, (i) => ({ item: `I${i}`, pages: own(i) })) }] },
          pages(times(n, (i) => `d${i}/p`)),
        ),
      ),
  },
  "tabs with menus": {
    n: 320,
    make: (n) =>
      compiling(
        site(
          { tabs: times(n, (i) => ({ tab: `T${i}`, menu: [{ item: "I", pages: own(i) }] })) },
          pages(times(n, (i) => `d${i}/p`)),
        ),
      ),
  },
  "pages in one list": {
    n: 800,
    make: (n) => compiling(site({ pages: times(n, (i) => `p${i}`) }, pages(times(n, (i) => `p${i}`)))),
  },
  "groups in pages": {
    n: 400,
    make: (n) =>
      compiling(
        site({ pages: times(n, (i) => ({ group: `G${i}`, pages: own(i) })) }, pages(times(n, (i) => `d${i}/p`))),
      ),
  },
  "groups of one label": { n: 400, make: nested((i) => ({ group: "G", pages: own(i) })) },
  "groups with a root": { n: 400, make: nested((i) => ({ group: `G${i}`, root: `d${i}/p`, pages: [] })) },
  "groups without pages": { n: 800, make: nested((i) => ({ group: `G${i}`, pages: [] })) },
  "groups hidden": { n: 400, make: nested((i) => ({ group: `G${i}`, hidden: true, pages: own(i) })) },
  "groups without a label": { n: 400, make: nested((i) => ({ pages: own(i) })) },
  "groups that link out": { n: 800, make: nested((i) => ({ group: `G${i}`, href: `https://example.com/${i}` })) },
  "groups that link to pages": { n: 400, make: nested((i) => ({ group: `G${i}`, href: `/d${i}/p` })) },
  "groups that link to nowhere": { n: 200, make: nested((i) => ({ group: `G${i}`, href: `/d${i}/q` })) },
  "groups with an icon and more": {
    n: 400,
    make: nested((i) => ({
      group: `G${i}`,
      icon: "x",
      tag: "t",
      expanded: true,
      searchable: { a: [i] },
      pages: own(i),
    })),
  },
  "misspelt fields": { n: 320, make: nested((i) => ({ group: `G${i}`, pagess: own(i), icno: "x" })) },
  "misspelt labels": { n: 320, make: nested((i) => ({ gruop: `G${i}`, pages: own(i) })) },
  "unknown fields of one group": {
    n: 400,
    make: (n) =>
      compiling(
        site(
          { groups: [{ group: "G", pages: ["p"], ...Object.fromEntries(times(n, (i) => [`x${i}`, i])) }] },
          pages(["p"]),
        ),
      ),
  },
  "two lists in one group": { n: 320, make: nested((i) => ({ group: `G${i}`, pages: own(i), groups: [] })) },
  "lists that may not be there": {
    n: 320,
    make: nested((i) => ({ group: `G${i}`, tabs: [{ tab: "T", pages: own(i) }] })),
  },
  "entries of a wrong type": {
    n: 1200,
    make: (n) => compiling(site({ pages: times(n, (i) => [i, null, true, [], ""][i % 5]) })),
  },
  "divisions of a wrong type": { n: 1200, make: nested((i) => [i, null, true, [], "x"][i % 5]) },
  "objects without a meaning": { n: 320, make: nested((i) => ({ title: `G${i}`, items: own(i) })) },
  "global anchors": {
    n: 600,
    make: (n) =>
      compiling(
        site(
          {
            global: { anchors: times(n, (i) => ({ anchor: `A${i}`, href: `https://example.com/${i}` })) },
            pages: ["p"],
          },
          pages(["p"]),
        ),
      ),
  },
  "one page in one list": { n: 1600, make: (n) => compiling(site({ pages: times(n, () => "p") }, pages(["p"]))) },
  "one page in each group": {
    n: 600,
    make: (n) => compiling(site(groups((i) => ({ group: `G${i}`, pages: ["p"] }))(n), pages(["p"]))),
  },
  "one page in each tab": {
    n: 600,
    make: (n) => compiling(site({ tabs: times(n, (i) => ({ tab: `T${i}`, pages: ["p"] })) }, pages(["p"]))),
  },
  "each page in two groups": {
    n: 240,
    make: (n) =>
      compiling(
        site(
          groups((i) => ({ group: `G${i}`, pages: [`p${i >> 1}`, `p${(i * 7) % n}`] }))(n),
          pages(times(n, (i) => `p${i}`)),
        ),
      ),
  },
  "one list in two tabs": {
    n: 240,
    make: (n) => {
      const list = times(n, (i) => `p${i}`);
      return compiling(
        site(
          {
            tabs: [
              { tab: "A", pages: list },
              { tab: "B", pages: list },
            ],
          },
          pages(list),
        ),
      );
    },
  },
  "keys that stand twice": {
    n: 800,
    make: (n) =>
      compiling({
        "docs.json": `{"name":"G","navigation":{"pages":["p"]${times(n, (i) => `,"x${i >> 1}":1`).join("")}}}`,
        ...pages(["p"]),
      }),
  },
  "one key n times, above many problems": {
    n: 200,
    make: (n) =>
      compiling({
        "docs.json": `{"name":"G",${times(n, () => `"navigation":{},`).join("")}"navigation":${JSON.stringify({ pages: times(n, (i) => `m${i}`) })}}`,
      }),
  },
  "syntax errors in docs.json": {
    n: 4000,
    make: (n) =>
      compiling({ "docs.json": `{"name":"G","navigation":{"pages":[${times(n, () => `"p" "q"`).join(",")}]}}` }),
  },
  "$refs to files": {
    n: 240,
    make: (n) =>
      compiling(
        site(groups((i) => ({ $ref: `./parts/${i}.json` }))(n), {
          ...Object.fromEntries(
            times(n, (i) => [`parts/${i}.json`, JSON.stringify({ group: `G${i}`, pages: own(i) })]),
          ),
          ...pages(times(n, (i) => `d${i}/p`)),
        }),
      ),
  },
  "$refs to files with long keys": {
    n: 100,
    make: (n) =>
      compiling(
        site(
          groups((i) => ({ $ref: `./parts/${i}.json` }))(n),
          Object.fromEntries(
            times(n, (i) => [
              `parts/${i}.json`,
              JSON.stringify(Object.fromEntries(times(3, (k) => [longName(3 * i + k), 1]))),
            ]),
          ),
        ),
      ),
  },
  "$refs of long paths": {
    n: 200,
    make: (n) => compiling(site(groups((i) => ({ $ref: `./${longName(i)}.json` }))(n))),
  },
  "$refs to one file": {
    n: 600,
    make: (n) =>
      compiling(
        site(groups(() => ({ $ref: "./part.json" }))(n), {
          "part.json": JSON.stringify({ group: "G", pages: ["p"] }),
          ...pages(["p"]),
        }),
      ),
  },
  "$refs to one file in which a $ref leads nowhere": {
    n: 600,
    make: (n) =>
      compiling(
        site(groups(() => ({ $ref: "./part.json" }))(n), {
          "part.json": JSON.stringify({ group: "G", pages: ["p", { $ref: "./none.json" }] }),
          ...pages(["p"]),
        }),
      ),
  },
  "$refs to places in one file": {
    n: 320,
    make: (n) =>
      compiling(
        site(groups((i) => ({ $ref: `./parts.json#/a/${i}` }))(n), {
          "parts.json": JSON.stringify({ a: times(n, (i) => ({ group: `G${i}`, pages: own(i) })) }),
          ...pages(times(n, (i) => `d${i}/p`)),
        }),
      ),
  },
  "$refs to nothing": {
    n: 320,
    make: (n) =>
      compiling(
        site(groups((i) => ({ $ref: `./part/${i}.json` }))(n), {
          ...Object.fromEntries(
            times(n, (i) => [`parts/${i}.json`, JSON.stringify({ group: `G${i}`, pages: own(i) })]),
          ),
          ...pages(["p"], () => page()),
        }),
      ),
  },
};
