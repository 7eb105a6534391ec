// Which documents are pages of the documentation site, and what are their texts there?
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Documents at the top of the repository, by their path in the site. */
const atTheTop = {
  "SECURITY.md": "project/security.md",
  "CHANGELOG.md": "project/changelog.md",
  "CONTRIBUTING.md": "project/contributing.md",
  "ARCHITECTURE.md": "project/architecture.md",
};

/** The documents of a checkout: each path in the repository, with its path in the site. */
export function documentsOf(checkout) {
  const paths = readdirSync(join(checkout, "docs"), { recursive: true }).map((path) => path.replaceAll("\\", "/"));
  const inDocs = paths.filter((path) => path.endsWith(".md") && !path.endsWith(".api.md")).toSorted(byCharacters);
  return new Map([...inDocs.map((path) => [`docs/${path}`, path]), ...Object.entries(atTheTop)]);
}

function byCharacters(left, right) {
  return left < right ? -1 : 1;
}

/** The text of a document for the site. Links count from its place there; what only tests read is left out. */
export function textFor(checkout, document, documents) {
  const text = readFileSync(join(checkout, document), "utf8");
  // Every second part is a block of code.
  const parts = text.split(/^(`{3,}[^\n]*\n[^]*?^`{3,}[ \t]*$)/m);
  return parts
    .map((part, index) => (index % 2 === 1 ? withPlainFence(part) : proseFor(part, { checkout, document, documents })))
    .join("");
}

/** A code block whose first line names only its language: the rest is for the tests of the document. */
function withPlainFence(block) {
  return block.replace(/^(`{3,}\S*)[^\n]*/, "$1");
}

function proseFor(prose, place) {
  return prose
    .replace(/^<!--[^]*?-->\n/gm, "")
    .replace(/^(#+ .*[^\p{L}\p{N}\s-].*)$/gmu, (heading) => `${heading} <a id="${anchorOf(heading)}"></a>`)
    .replace(/(`[^`\n]+`)|\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)/g, (all, code, label, target) =>
      code === undefined ? linkFor(label, target, place) : all,
    );
}

/** The anchor that code hosts give a heading, to which links of the documents lead. */
function anchorOf(heading) {
  return heading
    .replace(/^#+ /, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

/** A link to a document leads to its page. What a reader of the site does not have, such as a folder of the sources, is no link. */
function linkFor(label, target, { checkout, document, documents }) {
  const written = `[${label}](${target})`;
  if (/^(?:[a-z]+:|#)/.test(target)) return written;
  const [path, anchor] = target.split("#");
  const file = join(dirname(document), path);
  const page = documents.get(file) ?? documents.get(`${file}/README.md`);
  if (page !== undefined) {
    const link = relative(dirname(documents.get(document)), page);
    return `[${label}](${link}${anchor === undefined ? "" : `#${anchor}`})`;
  }
  return file.startsWith("docs/") && existsSync(join(checkout, file)) ? written : label;
}
