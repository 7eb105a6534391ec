// How is the text of a page parsed? As MDX, as the platform does; what is not valid MDX is read as Markdown.
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { gfm } from "micromark-extension-gfm";
import { mdxjs } from "micromark-extension-mdxjs";

const asMdx = { extensions: [gfm(), mdxjs()], mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown()] };
const asMarkdown = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** The tree of a page file. */
export function pageTree(text) {
  const body = withoutFrontMatter(text);
  try {
    return fromMarkdown(body, asMdx);
  } catch {
    return markdownTree(body);
  }
}

/** The tree of a description in a spec, where `<` and `{` are plain text. Specs repeat themselves, so each is parsed once. */
export function markdownTree(text) {
  const known = trees.get(text) ?? fromMarkdown(text, asMarkdown);
  trees.set(text, known);
  return known;
}

const trees = new Map();

function withoutFrontMatter(text) {
  return text.replace(/^\uFEFF?---[ \t]*\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/, "");
}
