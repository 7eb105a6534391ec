// Has the importer of each kind, loaded when it is needed.
import type { ImportKind } from "./import-kind.ts";
import type { ImportRequest } from "./import-request.ts";
import type { ImportedSite } from "./imported-site.ts";

/** Reads a site. Throws `UsageError` if its configuration can't be read. */
type Importer = (request: ImportRequest) => ImportedSite;

/** The importer of each kind. */
export const importers: { readonly [kind in ImportKind]: () => Promise<Importer> } = {
  mint: async () => (await import("./mint/import-mint.ts")).importMint,
  docusaurus: async () => (await import("./docusaurus/import-docusaurus.ts")).importDocusaurus,
  mkdocs: async () => (await import("./mkdocs/import-mkdocs.ts")).importMkdocs,
  mdbook: async () => (await import("./summary/import-mdbook.ts")).importMdbook,
  vitepress: async () => (await import("./vitepress/import-vitepress.ts")).importVitepress,
  starlight: async () => (await import("./starlight/import-starlight.ts")).importStarlight,
  fumadocs: async () => (await import("./fumadocs/import-fumadocs.ts")).importFumadocs,
  gitbook: async () => (await import("./summary/import-gitbook.ts")).importGitbook,
  fern: async () => (await import("./fern/import-fern.ts")).importFern,
  readme: async () => (await import("./readme/import-readme.ts")).importReadme,
};
