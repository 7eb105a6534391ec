// The texts of the pages, each loaded when it is first shown. MDX is read as Markdown: its components are shown as text.
import { micromark } from "micromark";

// Files about the repository are pages only if docs.json lists them. Then take their name out of this list.
const files = import.meta.glob(
  ["../docs/**/*.{md,mdx}", "!**/{README,LICENSE,LICENCE,CONTRIBUTING,CONTRIBUTE,CHANGELOG}.md"],
  { query: "?raw", import: "default" },
);

/** The text of a page as HTML. An endpoint without a file has its operation instead. */
export async function textOf({ file, operation }) {
  if (file !== null) return micromark(((await files[`../docs/${file}`]?.()) ?? "").replace(/^---\n.*?\n---\n/s, ""));
  if (operation === undefined) return "";
  return micromark(`\`${[operation.method, operation.path].filter(Boolean).join(" ")}\``);
}
