// Rows of the table of growth: redirects of each form.

import { compiling, pages, site, times } from "./work.mjs";

const redirecting = (redirects, paths = ["p"]) => compiling(site({ pages: paths }, pages(paths), { redirects }));

/** Redirects on a site of as many pages, one of each for a number. */
const each =
  (sourceOf, destinationOf = () => "/p0", pathOf = (i) => `p${i}`) =>
  (n) =>
    redirecting(
      times(n, (i) => ({ source: sourceOf(i), destination: destinationOf(i, n) })),
      times(n, pathOf),
    );

export const redirectRows = {
  "redirects: exact": { n: 500, make: each((i) => `/a${i}`) },
  "redirects: exact, deep": { n: 300, make: each((i) => `/a/b/c/d/e/f/g/h/i/a${i}`) },
  "redirects: chain": {
    n: 500,
    make: each(
      (i) => `/a${i}`,
      (i, n) => (i + 1 === n ? "/p0" : `/a${i + 1}`),
    ),
  },
  "redirects: chain backwards": {
    n: 500,
    make: each(
      (i) => `/a${i}`,
      (i) => (i === 0 ? "/p0" : `/a${i - 1}`),
    ),
  },
  "redirects: one loop": {
    n: 500,
    make: each(
      (i) => `/a${i}`,
      (i, n) => `/a${(i + 1) % n}`,
    ),
  },
  "redirects: many loops": {
    n: 500,
    make: each(
      (i) => `/a${i}`,
      (i) => `/a${i ^ 1}`,
    ),
  },
  "redirects: into one loop": {
    n: 500,
    make: each(
      (i) => `/a${i}`,
      (i) => (i === 0 ? "/a1" : "/a0"),
    ),
  },
  "redirects: of pages": {
    n: 400,
    make: each(
      (i) => `/p${i}`,
      () => "https://example.com",
    ),
  },
  "redirects: one source": {
    n: 1000,
    make: each(
      () => "/a",
      (i) => `/p${i}`,
    ),
  },
  "redirects: to nowhere each": {
    n: 300,
    make: each(
      (i) => `/a${i}`,
      (i) => `/q${i}`,
    ),
  },
  "redirects: to one nowhere": {
    n: 500,
    make: each(
      (i) => `/a${i}`,
      () => `/q`,
    ),
  },
  "redirects: to nowhere, files of one name": {
    n: 300,
    make: each(
      (i) => `/a${i}`,
      (i) => `/m${i}/same`,
      (i) => `d${i}/same`,
    ),
  },
  "redirects: without effect": { n: 1000, make: each((i) => `/a${i}#x`) },
  "redirects: /x<i>/:a": { n: 400, make: each((i) => `/x${i}/:a`) },
  "redirects: /x<i>/:a*": { n: 400, make: each((i) => `/x${i}/:a*`) },
  "redirects: /x<i>-*": { n: 400, make: each((i) => `/x${i}-*`) },
  "redirects: /:a/x<i>": { n: 400, make: each((i) => `/:a/x${i}`) },
  "redirects: /:a/x<i>/:b": {
    n: 400,
    make: each(
      (i) => `/:a/x${i}/:b`,
      undefined,
      (i) => `p/p${i}/p`,
    ),
  },
  "redirects: /:a/:b/x<i>": {
    n: 400,
    make: each(
      (i) => `/:a/:b/x${i}`,
      undefined,
      (i) => `p/p${i}/p`,
    ),
  },
  "redirects: /:a*/x<i>": {
    n: 400,
    make: each(
      (i) => `/:a*/x${i}`,
      undefined,
      (i) => `a/b/p${i}`,
    ),
  },
  "redirects: /:a*/x<i>/:b": {
    n: 300,
    make: each(
      (i) => `/:a*/x${i}/:b`,
      undefined,
      (i) => `a/x/p${i}`,
    ),
  },
  "redirects: /:a*/x<i>/:b*": {
    n: 300,
    make: each(
      (i) => `/:a*/x${i}/:b*`,
      undefined,
      (i) => `a/x/p${i}`,
    ),
  },
  "redirects: /:a*/x<i>/:b*/z": {
    n: 300,
    make: each(
      (i) => `/:a*/x${i}/:b*/z`,
      undefined,
      (i) => `a/x${i}y/z`,
    ),
  },
  "redirects: /:a*/:b*/x<i>": {
    n: 300,
    make: each(
      (i) => `/:a*/:b*/x${i}`,
      undefined,
      (i) => `a/x/p${i}`,
    ),
  },
  "redirects: /x<i>*/a": {
    n: 300,
    make: each(
      (i) => `/x${i}*/a`,
      undefined,
      (i) => `xx/a${i}`,
    ),
  },
  "redirects: /*x<i>": { n: 300, make: each((i) => `/*x${i}`) },
  "redirects: /:a*/*x<i>": {
    n: 300,
    make: each(
      (i) => `/:a*/*x${i}`,
      undefined,
      (i) => `a/x/p${i}`,
    ),
  },
  "redirects: prefixes of many lengths": {
    n: 300,
    make: each(
      (i) => `/${"x".repeat(i % 40)}${i}*/a`,
      undefined,
      (i) => `${"x".repeat(40)}${i}/b`,
    ),
  },
  "redirects: :id(\\d+)": {
    n: 300,
    make: each(
      (i) => `/x${i}/:id(\\d+)`,
      undefined,
      (i) => `x${i}/p`,
    ),
  },
  "redirects: expressions, one text behind": {
    n: 300,
    make: each(
      (i) => `/:id(${i})/a`,
      undefined,
      (i) => `p${i}/a`,
    ),
  },
  "redirects: wildcards into wildcards": {
    n: 300,
    make: each(
      (i) => `/a${i}/:x*`,
      (i) => `/a${i + 1}/:x*`,
    ),
  },
  "redirects: wildcards that shadow": {
    n: 300,
    make: each(
      (i) => `/d${i}/:x`,
      undefined,
      (i) => `d${i}/p`,
    ),
  },
};
