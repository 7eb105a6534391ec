// Rows of the table of growth: pages that are missing, in no list, ignored, or say much of themselves.

import { compiling, longName, page, pages, site, times } from "./work.mjs";

const listing = (entries, files, docs) => compiling(site({ pages: entries }, files, docs));

const missing = (entryOf, fileOf) => (n) => listing(times(n, entryOf), pages(times(n, fileOf)));

const ignoring = (lineOf, pathOf) => (n) => {
  const paths = times(n, pathOf);
  return listing(paths, { ...pages(paths), ".mintignore": times(n, lineOf).join("\n") });
};

const saying = (linesOf) => (n) => {
  const paths = times(n, (i) => `p${i}`);
  return listing(
    paths,
    pages(paths, (i) => page(linesOf(i, n))),
  );
};

export const pageRows = {
  "missing: no file at all": {
    n: 750,
    make: (n) =>
      listing(
        times(n, (i) => `m${i}`),
        {},
      ),
  },
  "missing: files of one name": {
    n: 500,
    make: missing(
      (i) => `m${i}/same`,
      (i) => `d${i}/same`,
    ),
  },
  "missing: files named index": {
    n: 500,
    make: missing(
      (i) => `m${i}/index`,
      (i) => `d${i}/index`,
    ),
  },
  "missing: files with one end": {
    n: 500,
    make: missing(
      (i) => `m${i}/x/same`,
      (i) => `d${i}/x/same`,
    ),
  },
  "missing: names of two files each": {
    n: 500,
    make: missing(
      (i) => `m/name${i >> 1}`,
      (i) => `d${i % 2}/name${i >> 1}`,
    ),
  },
  "missing: near misses": {
    n: 800,
    make: missing(
      (i) => `guide/page-nmae-${i}`,
      (i) => `guide/page-name-${i}`,
    ),
  },
  "missing: other case": {
    n: 800,
    make: missing(
      (i) => `Guide/P${i}`,
      (i) => `guide/p${i}`,
    ),
  },
  "missing: with an extension": {
    n: 800,
    make: missing(
      (i) => `g/p${i}.mdx`,
      (i) => `g/p${i}`,
    ),
  },
  "missing: moved to one folder": {
    n: 800,
    make: missing(
      (i) => `old/p${i}`,
      (i) => `new/p${i}`,
    ),
  },
  "missing: moved to folders each": {
    n: 800,
    make: missing(
      (i) => `o${i}/p${i}`,
      (i) => `n${i}/p${i}`,
    ),
  },
  // At a smaller size the heap grows beyond its first limit between two sizes.
  "missing: one page n times": {
    n: 6000,
    make: (n) =>
      listing(
        times(n, () => "m"),
        {},
      ),
  },
  "missing: deep paths": {
    n: 200,
    make: missing(
      (i) => `${"a/".repeat(30)}m${i}/same`,
      (i) => `${"a/".repeat(30)}d${i}/same`,
    ),
  },
  "missing: redirected": {
    n: 500,
    make: (n) =>
      listing(
        times(n, (i) => `m${i}`),
        pages(times(n, (i) => `p${i}`)),
        { redirects: times(n, (i) => ({ source: `/m${i}`, destination: `/p${i}` })) },
      ),
  },
  "missing: and listed elsewhere": {
    n: 400,
    make: (n) =>
      listing(
        [...times(n, (i) => `m${i}/same`), ...times(n, (i) => `d${i}/same`)],
        pages(times(n, (i) => `d${i}/same`)),
      ),
  },
  "unlisted: in one folder": { n: 500, make: (n) => listing(["p"], pages(["p", ...times(n, (i) => `u/p${i}`)])) },
  "unlisted: in folders each": { n: 500, make: (n) => listing(["p"], pages(["p", ...times(n, (i) => `u${i}/p`)])) },
  "unlisted: one part that all import": {
    n: 600,
    make: (n) =>
      listing(
        times(n, (i) => `p${i}`),
        {
          ...pages(
            times(n, (i) => `p${i}`),
            () => `${page()}import A from "/part.mdx"\n`,
          ),
          "part.mdx": "Text",
        },
      ),
  },
  "unlisted: parts that import parts": {
    n: 600,
    make: (n) =>
      listing(
        ["p0"],
        pages(
          times(n, (i) => `p${i}`),
          (i) => `${page()}import A from "./p${i + 1}.mdx"\n`,
        ),
      ),
  },
  "unlisted: two extensions": {
    n: 600,
    make: (n) =>
      listing(
        times(n, (i) => `p${i}`),
        {
          ...pages(times(n, (i) => `p${i}`)),
          ...Object.fromEntries(times(n, (i) => [`p${i}.md`, page()])),
        },
      ),
  },
  ".mintignore: names": {
    n: 500,
    make: ignoring(
      (i) => `x${i}`,
      (i) => `d/p${i}`,
    ),
  },
  ".mintignore: paths": {
    n: 500,
    make: ignoring(
      (i) => `/x/y${i}`,
      (i) => `d/p${i}`,
    ),
  },
  ".mintignore: folders": {
    n: 500,
    make: ignoring(
      (i) => `x${i}/`,
      (i) => `d${i}/p`,
    ),
  },
  ".mintignore: stars": {
    n: 500,
    make: ignoring(
      (i) => `**/*x${i}*/**`,
      (i) => `d${i}/p`,
    ),
  },
  ".mintignore: all ignored": {
    n: 500,
    make: ignoring(
      (i) => `d${i}`,
      (i) => `d${i}/p`,
    ),
  },
  ".mintignore: ignored and kept": {
    n: 500,
    make: ignoring(
      (i) => `${i % 2 === 0 ? "" : "!"}d${i >> 1}/*`,
      (i) => `d${i >> 1}/p${i}`,
    ),
  },
  ".mintignore: one long line": {
    n: 200,
    make: (n) => listing(["p"], { ...pages(["p", "a/".repeat(100) + "c"]), ".mintignore": `${"**/a/".repeat(n)}b` }),
  },
  ".mintignore: long lines": {
    n: 150,
    make: (n) => listing(["p"], { ...pages(["p"]), ".mintignore": times(n, longName).join("\n") }),
  },
  ".mintignore: lines against deep paths": {
    n: 500,
    make: (n) =>
      listing(["p"], {
        ...pages(["p", ...times(n / 50, (i) => `${"a/".repeat(60)}c${i}`)]),
        ".mintignore": times(n, (i) => `${"**/a/".repeat(i % 40)}b${i}`).join("\n"),
      }),
  },
  "front matter: many keys in one page": {
    n: 1000,
    make: (n) => listing(["p"], { "p.mdx": page(times(n, (i) => `key${i}: value`)) }),
  },
  "front matter: YAML lists in one page": {
    n: 500,
    make: (n) => listing(["p"], { "p.mdx": page(["list:", ...times(n, (i) => `  - {a: ${i}}`)]) }),
  },
  "front matter: wrong types": { n: 600, make: saying(() => ["title: [a]", "hidden: maybe", "icon: 3"]) },
  "front matter: broken": { n: 600, make: saying(() => ["title: 'a", "b: c"]) },
  "front matter: a run of line ends": {
    n: 8000,
    make: (n) => listing(["p"], { "p.mdx": page([`title: [a]${"\n".repeat(n)}`]) }),
  },
  "front matter: many runs of line ends": {
    n: 40,
    make: (n) => listing(["p"], { "p.mdx": page(times(n, () => `a${"\n".repeat(256)}`)) }),
  },
  "front matter: one title": { n: 500, make: saying(() => ["title: The same"]) },
  "front matter: one key": { n: 600, make: saying(() => ["title: T", "key: same"]) },
  "front matter: keys of pairs": { n: 600, make: saying((i) => ["title: T", `key: k${i >> 1}`]) },
  "front matter: links out": { n: 500, make: saying((i) => ["title: T", `url: https://example.com/${i}`]) },
  "front matter: links to pages": { n: 800, make: saying((i, n) => ["title: T", `url: /p${(i + 1) % n}`]) },
  "front matter: links to nowhere": { n: 400, make: saying((i) => ["title: T", `url: /q${i}`]) },
  "front matter: hidden": { n: 500, make: saying(() => ["title: T", "hidden: true"]) },
  "front matter: misspelt keys": { n: 600, make: saying(() => ["tilte: T", "sidebar_title: T"]) },
  "front matter: operations of no spec": { n: 600, make: saying((i) => ["title: T", `openapi: GET /x${i}`]) },
  "entries that are folders": {
    n: 600,
    make: missing(
      (i) => `d${i}`,
      (i) => `d${i}/index`,
    ),
  },
  "entries with a wrong path": {
    n: 600,
    make: missing(
      (i) => ["../p", "a\\b", "./p", "p.mdx", "/p/"][i % 5].replace("p", `p${i}`),
      (i) => `p${i}`,
    ),
  },
};
