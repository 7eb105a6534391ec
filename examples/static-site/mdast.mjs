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
  const body = withIds(withoutFrontMatter(text));
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

const codeOrId = /^[ \t]*(`{3,}|~{3,})[^]*?(?:^[ \t]*\1|$(?![^]))|^( {0,3}#{1,6}[ \t].*)\{[ \t]*#([^{}\n]+)\}[ \t]*$/gm;

/** The id in `## Title {#id}` would be a program in MDX: it becomes an empty element, in which `PageAnchorIds` finds it. */
function withIds(body) {
  return body.replaceAll(codeOrId, (written, fence, title, id) =>
    fence === undefined
      ? `${title.trimEnd()}<span id="${id.trim().replaceAll(/[&<>"{}]/g, reference)}"></span>`
      : written,
  );
}

function reference(character) {
  return `&#${character.codePointAt(0)};`;
}

function withoutFrontMatter(text) {
  return text.replace(/^\uFEFF?---[ \t]*\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/, "");
}
