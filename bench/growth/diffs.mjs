// Rows of the table of growth: the comparison of two sites.

import pc from "picocolors";
import { styledDiff } from "../../build/outputs/render/diff-text.js";
import { diffNavigation, memoryHost } from "../../build/index.js";
import { sized } from "./results.mjs";
import { bytesOf, compiled, openapi, page, pages, site, times } from "./work.mjs";

/** Compares two sites, which are compiled before. */
export const comparing =
  (beforeOf, afterOf, withTexts = false) =>
  async (n) => {
    const [before, after] = [beforeOf(n), afterOf(n)];
    const [old, found] = [await compiled(before), await compiled(after)];
    const hosts = withTexts ? { before: memoryHost(before), after: memoryHost(after) } : undefined;
    return {
      bytesIn: bytesOf(before) + bytesOf(after),
      run: () => {
        const diff = diffNavigation(old.navigation, found.navigation, { hosts });
        return (
          JSON.stringify(diff).length + styledDiff(diff, { colors: pc.createColors(false), columns: undefined }).length
        );
      },
    };
  };

const listed =
  (pathOf, titleOf = (i) => `T ${i}`, more = {}) =>
  (n) =>
    site(
      { pages: times(n, (i) => pathOf(i, n)) },
      pages(
        times(n, (i) => pathOf(i, n)),
        (i) => page([`title: ${titleOf(i)}`]),
      ),
      more,
    );

const grouped = (labelOf, pathOf) => (n) =>
  site({ groups: times(n, (i) => ({ group: labelOf(i), pages: [pathOf(i)] })) }, pages(times(n, pathOf)));

const versioned = (labelOf, pathOf) => (n) =>
  site({ versions: times(n, (i) => ({ version: labelOf(i), pages: [pathOf(i)] })) }, pages(times(n, pathOf)));

const languaged = (labelOf, pathOf) => (n) =>
  site({ languages: times(n, (i) => ({ language: labelOf(i), pages: [pathOf(i)] })) }, pages(times(n, pathOf)));

const spec = (n, pathOf = (i) => `/o${i}`) =>
  openapi(Object.fromEntries(times(n, (i) => [pathOf(i), { get: { summary: `S ${i}` } }])));

const chain = (n, end) => times(n, (i) => ({ source: `/r${i}`, destination: i + 1 < n ? `/r${i + 1}` : end }));

export const diffRows = {
  "diff: nothing changed": { n: 2500, make: comparing(sized, sized) },
  "diff: all titles": {
    n: 600,
    make: comparing(
      listed((i) => `p${i}`),
      listed(
        (i) => `p${i}`,
        (i) => `U ${i}`,
      ),
    ),
  },
  "diff: all in another folder": {
    n: 600,
    make: comparing(
      listed((i) => `a/p${i}`),
      listed((i) => `b/p${i}`),
    ),
  },
  "diff: all in another folder, one title": {
    n: 600,
    make: comparing(
      listed(
        (i) => `a/p${i}`,
        () => "T",
      ),
      listed(
        (i) => `b/p${i}`,
        () => "T",
      ),
    ),
  },
  "diff: folders each": {
    n: 600,
    make: comparing(
      listed((i) => `a${i}/p`),
      listed((i) => `b${i}/p`),
    ),
  },
  "diff: all renamed, titles kept": {
    n: 600,
    make: comparing(
      listed((i) => `a${i}`),
      listed((i) => `b${i}`),
    ),
  },
  "diff: all renamed and retitled": {
    n: 600,
    make: comparing(
      listed((i) => `a${i}`),
      listed(
        (i) => `b${i}`,
        (i) => `U ${i}`,
      ),
    ),
  },
  "diff: all gone": {
    n: 600,
    make: comparing(
      listed((i) => `a${i}`),
      listed(() => "p0"),
    ),
  },
  "diff: all new": {
    n: 600,
    make: comparing(
      () => listed(() => "p0")(1),
      listed((i) => `a${i}`),
    ),
  },
  "diff: order turned": {
    n: 1500,
    make: comparing(
      listed((i) => `p${i}`),
      listed((i, n) => `p${n - 1 - i}`),
    ),
  },
  "diff: order mixed": {
    n: 1500,
    make: comparing(
      listed((i) => `p${i}`),
      listed((i, n) => `p${(i * 7919) % n}`),
    ),
  },
  "diff: all redirected": {
    n: 400,
    make: (n) =>
      comparing(
        listed((i) => `a${i}`),
        listed((i) => `b${i}`, undefined, {
          redirects: times(n, (i) => ({ source: `/a${i}`, destination: `/b${i}` })),
        }),
      )(n),
  },
  "diff: groups renamed": {
    n: 400,
    make: comparing(
      grouped(
        (i) => `G${i}`,
        (i) => `p${i}`,
      ),
      grouped(
        (i) => `H${i}`,
        (i) => `p${i}`,
      ),
    ),
  },
  "diff: groups of one label": {
    n: 400,
    make: comparing(
      grouped(
        () => `G`,
        (i) => `p${i}`,
      ),
      grouped(
        () => `H`,
        (i) => `p${i}`,
      ),
    ),
  },
  "diff: pages moved between groups": {
    n: 400,
    make: (n) =>
      comparing(
        grouped(
          (i) => `G${i}`,
          (i) => `p${i}`,
        ),
        grouped(
          (i) => `G${i}`,
          (i) => `p${(i + 1) % n}`,
        ),
      )(n),
  },
  "diff: groups around one page": {
    n: 400,
    make: comparing(
      grouped(
        (i) => `G${i}`,
        () => "p",
      ),
      grouped(
        (i) => `H${i}`,
        () => "p",
      ),
    ),
  },
  "diff: versions renamed": {
    n: 150,
    make: comparing(
      versioned(
        (i) => `v${i}`,
        (i) => `p${i}`,
      ),
      versioned(
        (i) => `w${i}`,
        (i) => `p${i}`,
      ),
    ),
  },
  "diff: versions renamed, pages too": {
    n: 150,
    make: comparing(
      versioned(
        (i) => `v${i}`,
        (i) => `v${i}/p`,
      ),
      versioned(
        (i) => `w${i}`,
        (i) => `w${i}/p`,
      ),
    ),
  },
  "diff: versions of one page renamed": {
    n: 150,
    make: comparing(
      versioned(
        (i) => `v${i}`,
        () => "p",
      ),
      versioned(
        (i) => `w${i}`,
        () => "p",
      ),
    ),
  },
  "diff: versions removed": {
    n: 150,
    make: comparing(
      versioned(
        (i) => `v${i}`,
        (i) => `p${i}`,
      ),
      () => listed((i) => `q${i}`)(1),
    ),
  },
  "diff: languages renamed": {
    n: 150,
    make: comparing(
      languaged(
        (i) => `x${i}`,
        (i) => `p${i}`,
      ),
      languaged(
        (i) => `y${i}`,
        (i) => `p${i}`,
      ),
    ),
  },
  "diff: operations renamed": {
    n: 300,
    make: comparing(
      (n) => site({ groups: [{ group: "G", openapi: "s.json" }] }, { "s.json": spec(n) }),
      (n) => site({ groups: [{ group: "G", openapi: "s.json" }] }, { "s.json": spec(n, (i) => `/v2/o${i}`) }),
    ),
  },
  "diff: a chain of redirects to a page that is gone": {
    n: 250,
    make: comparing(
      (n) => site({ pages: ["gone", "p"] }, pages(["gone", "p"]), { redirects: chain(n, "/gone") }),
      (n) => site({ pages: ["p"] }, pages(["p"]), { redirects: chain(n, "/nowhere") }),
    ),
  },
};
