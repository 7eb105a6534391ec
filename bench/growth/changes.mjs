// Rows of the table of growth: the plan of a change.

import { loadCompiler } from "../../build/project/load-compiler.js";
import { planChange } from "../../build/project/change/plan-change.js";
import { memoryHost } from "../../build/index.js";
import { SCRIPTS } from "../../test/support/scripts.mjs";
import { bytesOf, page, site, times } from "./work.mjs";

/** Plans a change of a site, and prints the plan as programs get it. */
const planning = (filesOf, operationsOf) => (n) => {
  const files = filesOf(n);
  const operations = operationsOf(n);
  return {
    bytesIn: bytesOf(files),
    run: async () => {
      const compiler = await loadCompiler();
      const host = memoryHost(files);
      const opened = { compiler, options: { root: "." }, host, files: () => Object.keys(files) };
      const plan = await planChange(opened, { operations });
      if (plan.refusals.length > 0) throw new Error(plan.refusals[0].message);
      if (plan.files.length === 0) throw new Error("The plan changes nothing.");
      return JSON.stringify(plan).length;
    },
  };
};

/** Pages in a folder, each with a link to the first one, to the next one, and a relative one. */
const linked =
  (pathOf = (i) => `a/p${i}`, docs = () => ({}), more = () => ({})) =>
  (n) => {
    const paths = times(n, pathOf);
    const address = (i) => `/${encodeURI(paths[i % n])}`;
    const name = (i) => encodeURI(paths[i % n].slice(paths[i % n].lastIndexOf("/") + 1));
    const files = Object.fromEntries(
      paths.map((path, i) => [
        `${path}.mdx`,
        `${page([`title: T ${i}`])}\n[a](${address(0)}) [b](${address(i + 1)}#c) [c](./${name(i + 3)})\n\n## C\n`,
      ]),
    );
    return site({ pages: ["index", ...paths] }, { "index.mdx": page(["title: I"]), ...files, ...more(n) }, docs(n));
  };

/** Paths with the words of a script. */
const inScript =
  ({ words }) =>
  (i) =>
    `${words[0]}/${words[i % words.length]}-${i}`;

const moved = (from, to) => () => [{ kind: "move", from, to }];

export const changeRows = {
  "change: a page that all others link to": { n: 100, make: planning(linked(), moved("a/p0", "b/p0")) },
  "change: a folder of all pages": { n: 100, make: planning(linked(), moved("a/", "b/")) },
  "change: a pattern of all pages": { n: 100, make: planning(linked(), moved("a/p*", "b/")) },
  "change: each page by itself": {
    n: 100,
    make: planning(linked(), (n) => times(n, (i) => ({ kind: "move", from: `a/p${i}`, to: `b/q${i}` }))),
  },
  "change: pages of one folder each": {
    n: 100,
    make: planning(
      linked((i) => `a/f${i}/p`),
      moved("a/", "b/"),
    ),
  },
  "change: a redirect to each page": {
    n: 100,
    make: planning(
      linked(undefined, (n) => ({ redirects: times(n, (i) => ({ source: `/r${i}`, destination: `/a/p${i}` })) })),
      moved("a/", "b/"),
    ),
  },
  "change: a redirect into the folder of each page": {
    n: 60,
    make: planning(
      linked(
        (i) => `a/f${i}/p`,
        (n) => ({
          redirects: times(n, (i) => ({ source: `/r${i}/:slug*`, destination: `/a/f${i}/:slug*` })),
        }),
      ),
      moved("a/", "b/"),
    ),
  },
  "change: a removed page that all others link to": {
    n: 100,
    make: planning(linked(), () => [{ kind: "remove", page: "a/p0", redirect: "index" }]),
  },
  "change: a place for each entry": {
    n: 100,
    make: planning(linked(), (n) =>
      times(n - 1, (i) => ({ kind: "place", page: `a/p${i + 1}`, target: { kind: "before", page: "a/p0" } })),
    ),
  },
  "change: many unlisted pages": {
    n: 100,
    make: planning(
      linked(undefined, undefined, (n) =>
        Object.fromEntries(times(n, (i) => [`a/u${i}.mdx`, page([`title: U ${i}`])])),
      ),
      () => [{ kind: "list-unlisted" }],
    ),
  },
  "change: old problems of all pages": {
    n: 100,
    make: planning(
      linked(undefined, undefined, (n) =>
        Object.fromEntries(
          times(n, (i) => [`a/u${i}.mdx`, `${page([`title: U ${i}`])}\n[x](/none-${i}) [y](#none)\n`]),
        ),
      ),
      moved("a/", "b b/"),
    ),
  },
  ...Object.fromEntries(
    Object.entries(SCRIPTS).flatMap(([name, script]) => [
      [
        `change: a folder in ${name}`,
        { n: 60, make: planning(linked(inScript(script)), moved(`${script.words[0]}/`, `${script.words[1]}/`)) },
      ],
      [
        `change: a page in ${name}`,
        {
          n: 60,
          make: planning(linked(inScript(script)), moved(inScript(script)(0), `${script.words[2]}/${script.words[3]}`)),
        },
      ],
    ]),
  ),
};
