// The texts of the pages, each loaded when it is first shown. MDX is read as Markdown: its components are shown as text.
import { micromark } from "micromark";

// Files about the repository are pages only if docs.json lists them. Then take their name out of this list.
// Vite can't import a file with "#", "?" or "%" in its path: "?raw" is behind the path as in an address.
const files = import.meta.glob(
  [
    "../docs/**/*.{md,mdx}",
    "!**/{README,LICENSE,LICENCE,CONTRIBUTING,CONTRIBUTE,CHANGELOG}.md",
    "!**/*[#?%]*",
    "!**/*[#?%]*/**",
  ],
  { query: "?raw", import: "default" },
);

/** The text of a page as HTML. An endpoint without a file has its operation instead. */
export async function textOf({ file, operation }) {
  const load = files[`../docs/${file}`];
  if (load) return micromark((await load()).replace(/^---\n.*?\n---\n/s, ""));
  if (file !== null) return micromark("The text of this page is not imported. See `src/page-texts.js`.");
  if (operation === undefined) return "";
  return micromark(`\`${[operation.method, operation.path].filter(Boolean).join(" ")}\``);
}
