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

// A build copies them.
const pictures = import.meta.glob(["../docs/**/*.{avif,gif,jpeg,jpg,png,svg,webp}", "!**/*[#?%]*", "!**/*[#?%]*/**"], {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The text of a page as HTML. An endpoint without a file has its operation instead. */
export async function textOf({ file, operation }) {
  const load = files[`../docs/${file}`];
  if (load) return withPictures(micromark((await load()).replace(/^---\n.*?\n---\n/s, "")), file);
  if (file !== null) return micromark("The text of this page is not imported. See `src/page-texts.js`.");
  if (operation === undefined) return "";
  return micromark(`\`${[operation.method, operation.path].filter(Boolean).join(" ")}\``);
}

/** A picture is at the address that Vite gives it. Its path is from the docs root, or from the file of the page. */
function withPictures(html, file) {
  return html.replaceAll(/(?<=<img src=")(?!\/\/)[^":]+(?=")/g, (address) => {
    const { pathname } = new URL(address, `https://site/${file}`);
    return pictures[`../docs${decodeURIComponent(pathname)}`] ?? address;
  });
}
