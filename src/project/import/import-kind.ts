// Lists the kinds of documentation sites that can be imported.

/** A kind of site that can be imported. */
export type ImportKind =
  | "mint"
  | "docusaurus"
  | "mkdocs"
  | "mdbook"
  | "vitepress"
  | "starlight"
  | "fumadocs"
  | "gitbook"
  | "fern"
  | "readme";

/** How the text of a page is written: as its generator reads it, or `kept`: it is copied as it is. */
export type TextDialect = ImportKind | "kept";

/** What is known about a kind. */
export interface ImportKindInfo {
  /** The generator, in words for users. */
  readonly label: string;
  /** A folder with one of these files is recognized as a site of this kind. */
  readonly markers: readonly string[];
}

/** Every kind by its name on the command line, in the order in which their files are looked for. */
export const importKinds: { readonly [kind in ImportKind]: ImportKindInfo } = {
  mint: { label: "Mintlify's mint.json", markers: ["mint.json"] },
  docusaurus: {
    label: "Docusaurus",
    markers: ["js", "ts", "mjs", "cjs", "json"].map((extension) => `docusaurus.config.${extension}`),
  },
  mkdocs: { label: "MkDocs", markers: ["mkdocs.yml", "mkdocs.yaml"] },
  mdbook: { label: "mdBook", markers: ["book.toml"] },
  vitepress: {
    label: "VitePress",
    markers: [
      "vitepress.config.json",
      ...["", "docs/"].flatMap((folder) =>
        ["mts", "ts", "mjs", "js"].map((extension) => `${folder}.vitepress/config.${extension}`),
      ),
    ],
  },
  starlight: {
    label: "Starlight",
    markers: ["starlight.config.json", "src/content/docs/index.mdx", "src/content/docs/index.md"],
  },
  fumadocs: { label: "Fumadocs", markers: ["source.config.ts", "source.config.mjs", "fumadocs.config.json"] },
  gitbook: { label: "GitBook", markers: [".gitbook.yaml", "SUMMARY.md"] },
  fern: { label: "Fern", markers: ["fern/docs.yml", "docs.yml"] },
  readme: { label: "ReadMe", markers: ["docs/_order.yaml", "reference/_order.yaml", "_order.yaml"] },
};
