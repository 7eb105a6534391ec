// Rows of the table of growth: many specs, and the entries and pages that name their operations.

import { compiling, openapi, page, pages, site, times } from "./work.mjs";

const operations = (n, operationOf, pathOf = (i) => `/o${i}`) =>
  openapi(Object.fromEntries(times(n, (i) => [pathOf(i), { get: operationOf(i, n) }])));

const plain = (i) => ({ operationId: `op${i}`, summary: `Op ${i}` });

const specFiles = (n, specOf) => Object.fromEntries(times(n, (i) => [`s/${i}.json`, specOf(i)]));

const specOfOne = (i) => openapi({ [`/o${i}`]: { get: plain(i) } });

const named = (n) => times(n, (i) => `s/${i}.json`);

export const specRows = {
  "specs: n in one list, n entries": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          { groups: [{ group: "G", openapi: named(n), pages: times(n, (i) => `GET /o${i}`) }] },
          specFiles(n, specOfOne),
        ),
      ),
  },
  "specs: n in one list, n entries of none": {
    n: 1200,
    make: (n) =>
      compiling(
        site(
          { groups: [{ group: "G", openapi: named(n), pages: times(n, (i) => `GET /missing${i}`) }] },
          specFiles(n, specOfOne),
        ),
      ),
  },
  "specs: n in one list, n pages with openapi": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          { groups: [{ group: "G", openapi: named(n), pages: times(n, (i) => `p${i}`) }] },
          {
            ...specFiles(n, specOfOne),
            ...pages(
              times(n, (i) => `p${i}`),
              (i) => page([`openapi: GET /o${i}`]),
            ),
          },
        ),
      ),
  },
  "specs: n in one list, n pages of none": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          { groups: [{ group: "G", openapi: named(n), pages: times(n, (i) => `p${i}`) }] },
          {
            ...specFiles(n, specOfOne),
            ...pages(
              times(n, (i) => `p${i}`),
              (i) => page([`openapi: GET /missing${i}`]),
            ),
          },
        ),
      ),
  },
  "specs: n that nobody names, n pages": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          { pages: times(n, (i) => `p${i}`) },
          {
            ...specFiles(n, specOfOne),
            ...pages(
              times(n, (i) => `p${i}`),
              (i) => page([`openapi: GET /o${i}`]),
            ),
          },
        ),
      ),
  },
  "specs: n that have all one operation": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          { pages: times(n, (i) => `p${i}`) },
          {
            ...specFiles(n, () => specOfOne(0)),
            ...pages(
              times(n, (i) => `p${i}`),
              () => page([`openapi: GET /o0`]),
            ),
          },
        ),
      ),
  },
  "specs: n in one list, n entries that name theirs": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          { groups: [{ group: "G", openapi: named(n), pages: times(n, (i) => `s/${i}.json GET /o${i}`) }] },
          specFiles(n, specOfOne),
        ),
      ),
  },
  "specs: one, n entries that name it": {
    n: 400,
    make: (n) =>
      compiling(
        site(
          { groups: [{ group: "G", pages: times(n, (i) => `s.json GET /o${i}`) }] },
          { "s.json": operations(n, plain) },
        ),
      ),
  },
  "specs: a group each": {
    n: 150,
    make: (n) =>
      compiling(
        site({ groups: times(n, (i) => ({ group: `G${i}`, openapi: `s/${i}.json` })) }, specFiles(n, specOfOne)),
      ),
  },
  "specs: one in all groups": {
    n: 300,
    make: (n) =>
      compiling(site({ groups: times(n, (i) => ({ group: `G${i}`, openapi: "s/0.json" })) }, specFiles(1, specOfOne))),
  },
  "specs: groups below one that sets ten specs": {
    n: 200,
    make: (n) =>
      compiling(
        site(
          {
            groups: [
              {
                group: "G",
                openapi: named(10),
                pages: times(n, (i) => ({ group: `H${i}`, pages: [`GET /o${i % 10}`] })),
              },
            ],
          },
          specFiles(10, specOfOne),
        ),
      ),
  },
  "specs: missing": {
    n: 400,
    make: (n) =>
      compiling(
        site({ groups: times(n, (i) => ({ group: `G${i}`, openapi: `q/${i}.json` })) }, specFiles(n, specOfOne)),
      ),
  },
  "specs: named by their base name": {
    n: 150,
    make: (n) =>
      compiling(
        site(
          { groups: times(n, (i) => ({ group: `G${i}`, openapi: `s${i}.json` })) },
          Object.fromEntries(times(n, (i) => [`x/s${i}.json`, specOfOne(i)])),
        ),
      ),
  },
  "specs: broken": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          { groups: times(n, (i) => ({ group: `G${i}`, openapi: `s/${i}.json` })) },
          specFiles(n, () => "{"),
        ),
      ),
  },
  "specs: wrong words near those of n files": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          { groups: times(n, (i) => ({ group: `G${i}`, openapi: `specs/spec-nunber-${i}.jsn` })) },
          Object.fromEntries(times(n, (i) => [`specs/spec-number-${i}.json`, "\n"])),
        ),
      ),
  },
  "specs: blank lines": {
    n: 100_000,
    make: (n) => compiling(site({ groups: [{ group: "G", openapi: "s.yaml" }] }, { "s.yaml": "\n".repeat(n) })),
  },
  "specs: not fetched": {
    n: 800,
    make: (n) =>
      compiling(
        site({
          groups: times(n, (i) => ({
            group: `G${i}`,
            openapi: `https://example.com/${i}.json`,
            pages: [`GET /o${i}`],
          })),
        }),
      ),
  },
};
