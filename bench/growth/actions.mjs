// Rows of the table of growth: what can be done about problems.

import { findingActions } from "../../build/project/actions/finding-actions.js";
import { afterCompiling, page, pages, site, times } from "./work.mjs";

/** Finds the actions for each problem of a site, as the preview does. */
const offering = (filesOf) => (n) => {
  const files = filesOf(n);
  return afterCompiling(
    files,
    async ({ navigation, diagnostics: found }) => {
      if (found.length === 0) throw new Error("There are no problems.");
      const actionSite = {
        found,
        navigation,
        config: "docs.json",
        entries: () => Promise.resolve([]),
        textOf: (file) => files[file],
        has: (file) => Object.hasOwn(files, file),
        canCreate: true,
        baseline: "navc.baseline.json",
      };
      return JSON.stringify(await Promise.all(found.map((each) => findingActions(each, actionSite)))).length;
    },
    { links: true },
  );
};

/** Pages of a folder that has moved; a text and docs.json link to where each was, and docs.json to one of them over and over. */
const moved = (n) => {
  const paths = times(n, (i) => `a/b/p${i}`);
  const old = times(n, (i) => `/a/p${i}`);
  const items = [...old, ...old.map(() => "/a/p0")].map((href) => ({ label: "L", href }));
  const index = `${page(["title: I"])}\n${old.map((address) => `[a](${address})\n`).join("")}`;
  return site({ pages: ["index", ...paths] }, { "index.mdx": index, ...pages(paths) }, { navbar: { links: items } });
};

export const actionRows = {
  "actions: links of a folder that has moved": { n: 200, make: offering(moved) },
  "actions: fixes of one code": {
    n: 500,
    make: offering((n) => site({ pages: times(n, (i) => `p${i}.mdx`) }, pages(times(n, (i) => `p${i}`)))),
  },
};
