// The work on one body that the search for growth measures.

import { compiling, exporting, openapi, site } from "./work.mjs";

const page = (body) => ({ "p.mdx": `---\ntitle: T\n---\n\n${body}`, "snippets/a.mdx": "A **part** {b}.\n" });

const described = (description) =>
  site(
    { pages: ["GET /a"] },
    {
      "a.json": openapi({
        "/a": { get: { description, parameters: [{ name: "a", in: "query", description }], responses: {} } },
      }),
    },
    { api: { openapi: "a.json" } },
  );

/** By name: the work on a body; its options are those of `exporting`. */
export const works = {
  read: (body) => compiling(site({ pages: ["p"] }, page(body)), { links: true, assets: true }),
  write: (body) => exporting(site({ pages: ["p"] }, page(body)), ["docusaurus"]),
  vitepress: (body) => exporting(site({ pages: ["p"] }, page(body)), ["vitepress"]),
  describe: (body) => exporting(described(body), ["starlight"]),
};
