// Rows of the table of growth: overlays of a spec, and the symbols that TypeDoc wrote.

import { compiling, openapi, page, pages, site, times } from "./work.mjs";

const spec = (n) =>
  openapi(Object.fromEntries(times(n, (i) => [`/o${i}`, { get: { summary: `S ${i}`, tags: [`T${i % 9}`] } }])));

const overlay = (actions) =>
  JSON.stringify({ overlay: "1.0.0", info: { title: "O", version: "1" }, extends: "a.json", actions });

/** A spec with n operations, and files that change it. */
const changing = (filesOf) => (n) =>
  compiling(site({ groups: [{ group: "G", openapi: "a.json" }] }, { "a.json": spec(n), ...filesOf(n) }));

export const overlayRows = {
  "overlay: an action for each operation": {
    n: 200,
    make: changing((n) => ({
      "o.json": overlay(times(n, (i) => ({ target: `$.paths['/o${i}'].get`, update: { summary: `New ${i}` } }))),
    })),
  },
  "overlay: an action that removes half of the operations": {
    n: 1000,
    make: changing(() => ({
      "o.json": overlay([{ target: "$.paths[?search(@.get.summary, '[02468]$')]", remove: true }]),
    })),
  },
  "overlay: an action that changes all operations": {
    n: 1000,
    make: changing(() => ({ "o.json": overlay([{ target: "$.paths.*.*", update: { description: "D" } }]) })),
  },
  "overlay: a file for each action": {
    n: 50,
    make: changing((n) =>
      Object.fromEntries(
        times(n, (i) => [
          `o${i}.json`,
          overlay([{ target: `$.paths['/o${i}'].get`, update: { summary: `New ${i}` } }]),
        ]),
      ),
    ),
  },
  "overlay: a list of overlays for each division": {
    n: 100,
    make: (n) =>
      compiling(
        site(
          {
            groups: times(n, (i) => ({
              group: `G${i}`,
              openapi: { source: `s${i}.json`, overlays: ["o.json"], directory: `d${i}` },
            })),
          },
          {
            ...Object.fromEntries(times(n, (i) => [`s${i}.json`, spec(2)])),
            "o.json": overlay([{ target: "$.paths['/o1']", remove: true }]),
          },
        ),
      ),
  },
};

const symbol = (i, more = {}) => ({ id: i, name: `Symbol${i}`, kind: 128, flags: {}, ...more });

const typedoc = (children) => JSON.stringify({ id: 0, name: "made", kind: 1, children });

const sdk = { format: "typedoc", source: "sdk.json" };

/** A tab with a library, and entries. */
const showing =
  (childrenOf, entriesOf = () => undefined) =>
  (n) => {
    const entries = entriesOf(n);
    const groups = entries === undefined ? [] : [{ group: "G", pages: entries }];
    const files = entries === undefined ? {} : pages(entries, (i) => page([`sdk: class Symbol${i}`]));
    return compiling(
      site(
        { tabs: [{ tab: "SDK", sdk, ...(groups.length === 0 ? {} : { groups }) }] },
        {
          "sdk.json": typedoc(childrenOf(n)),
          ...files,
        },
      ),
    );
  };

export const typedocRows = {
  "typedoc: symbols": { n: 500, make: showing((n) => times(n, (i) => symbol(i))) },
  "typedoc: symbols of one name": { n: 500, make: showing((n) => times(n, (i) => symbol(i, { name: "Same" }))) },
  "typedoc: members of one class": {
    n: 2000,
    make: showing((n) => [symbol(0, { children: times(n, (i) => symbol(i + 1, { kind: 2048 })) })]),
  },
  "typedoc: modules with a symbol each": {
    n: 300,
    make: showing((n) => times(n, (i) => ({ id: i, name: `m/${i}`, kind: 2, children: [symbol(i + n)] }))),
  },
  "typedoc: pages that name symbols": {
    n: 300,
    make: showing(
      (n) => times(n, (i) => symbol(i)),
      (n) => times(n, (i) => `p${i}`),
    ),
  },
  "typedoc: pages that name no symbol": {
    n: 200,
    make: showing(
      (n) => times(n, (i) => symbol(i, { name: `Other${i}` })),
      (n) => times(n, (i) => `p${i}`),
    ),
  },
};
