// What does a component show that a page imports from another file? The text of that file, if it is Markdown.
import { snippetPaths } from "navc/page-writer";

const deepest = 5;

/** The part that `<Name />` or `<Snippet file="name.mdx" />` shows, or undefined for a component that is a program. */
export function drawPart(name, { attributes }, { page, drawTree }) {
  const files = name === "Snippet" ? snippetFiles(attributes) : [page.imports.get(name)].filter(Boolean);
  const depth = page.depth ?? 0;
  const tree = depth >= deepest ? undefined : files.map((file) => page.partTree(file)).find(Boolean);
  if (tree === undefined) return undefined;
  return drawTree(tree, { ...page, imports: importsIn(tree), depth: depth + 1 });
}

/** Older sites have a folder of another name. */
function snippetFiles(attributes) {
  const file = attributes.find(({ name }) => name === "file")?.value;
  return typeof file === "string" ? snippetPaths(file) : [];
}

/** The files that a text imports, by the name that it gives them. */
export function importsIn({ children }) {
  const lines = children.flatMap(({ type, value }) => (type === "mdxjsEsm" ? value.split("\n") : []));
  const found = lines.map((line) => /^import\s+([A-Za-z_$][\w$]*)\s+from\s+["']([^"']+\.mdx?)["']/.exec(line));
  return new Map(found.flatMap((match) => (match ? [[match[1], match[2]]] : [])));
}
