// Lists how the generators write the texts of pages.
import type { Dialect } from "./dialect.ts";
import { docusaurusText } from "./dialects/docusaurus-text.ts";
import { fernText } from "./dialects/fern-text.ts";
import { fumadocsText } from "./dialects/fumadocs-text.ts";
import { gitbookText } from "./dialects/gitbook-text.ts";
import { mdbookText } from "./dialects/mdbook-text.ts";
import { mkdocsText } from "./dialects/mkdocs-text.ts";
import { readmeText } from "./dialects/readme-text.ts";
import { starlightText } from "./dialects/starlight-text.ts";
import { vitepressText } from "./dialects/vitepress-text.ts";

/** The dialects by the kind of their site. A text of any other kind is kept. */
export const dialects: ReadonlyMap<string, Dialect> = new Map([
  ["docusaurus", docusaurusText],
  ["mkdocs", mkdocsText],
  ["gitbook", gitbookText],
  ["vitepress", vitepressText],
  ["starlight", starlightText],
  ["mdbook", mdbookText],
  ["fern", fernText],
  ["readme", readmeText],
  ["fumadocs", fumadocsText],
]);
