// Rows of the table of growth: other repositories, and what counts from their roots.

import { memoryHost } from "../../build/index.js";
import { compiling, openapi, page, pages, site, times } from "./work.mjs";

const operations = (n) =>
  openapi(
    Object.fromEntries(times(n, (i) => [`/o${i}`, { get: { summary: `S ${i}`, "x-mint": { href: `/h/${i}` } } }])),
  );

/** A repository with a group of pages. */
const repository = (paths, files = {}) =>
  memoryHost({ ...site({ groups: [{ group: "G", pages: paths }] }), ...pages(paths), ...files });

const name = (i) => `acme/r${i}`;

export const sourceRows = {
  "sources: a repository for each group": {
    n: 100,
    make: (n) =>
      compiling(site({ groups: times(n, (i) => ({ sourceRef: name(i) })) }), {
        sources: Object.fromEntries(times(n, (i) => [name(i), { host: repository(["a", "b"]) }])),
        links: true,
      }),
  },
  "sources: a repository with many pages": {
    n: 500,
    make: (n) =>
      compiling(site({ groups: [{ sourceRef: name(0) }] }), {
        sources: {
          [name(0)]: {
            host: repository(
              times(n, (i) => `p${i}`),
              { ".mintignore": times(n, (i) => `d${i}`).join("\n"), ...pages(times(n, (i) => `d${i}/p`)) },
            ),
          },
        },
        links: true,
      }),
  },
  "sources: pages that name operations": {
    n: 300,
    make: (n) => {
      const paths = times(n, (i) => `p${i}`);
      const named = pages(paths, (i) => page([`openapi: api GET /o${i}`]));
      const host = repository(paths, { ...named, "api.json": operations(n) });
      return compiling(site({ groups: [{ sourceRef: name(0) }] }), { sources: { [name(0)]: { host } } });
    },
  },
};
