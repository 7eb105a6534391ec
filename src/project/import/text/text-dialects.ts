// Lists how the generators write the texts of pages.
import type { TextRules } from "./text-rules.ts";
import { docusaurusRules } from "./dialects/docusaurus-rules.ts";
import { fernRules } from "./dialects/fern-rules.ts";
import { fumadocsRules } from "./dialects/fumadocs-rules.ts";
import { gitbookRules } from "./dialects/gitbook-rules.ts";
import { mdbookRules } from "./dialects/mdbook-rules.ts";
import { mkdocsRules } from "./dialects/mkdocs-rules.ts";
import { readmeRules } from "./dialects/readme-rules.ts";
import { starlightRules } from "./dialects/starlight-rules.ts";
import { vitepressRules } from "./dialects/vitepress-rules.ts";

/** The dialects by the kind of their site. A text of any other kind is kept. */
export const textDialects: ReadonlyMap<string, TextRules> = new Map([
  ["docusaurus", docusaurusRules],
  ["mkdocs", mkdocsRules],
  ["gitbook", gitbookRules],
  ["vitepress", vitepressRules],
  ["starlight", starlightRules],
  ["mdbook", mdbookRules],
  ["fern", fernRules],
  ["readme", readmeRules],
  ["fumadocs", fumadocsRules],
]);
