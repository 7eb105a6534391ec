// What do the parsers of hosts make of a text? MDX with tables, as all of them but VitePress read pages.
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { toString } from "mdast-util-to-string";
import { gfm } from "micromark-extension-gfm";
import { mdxjs } from "micromark-extension-mdxjs";

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root["children"][number];

/** The tree of a text as MDX; throws where it is none. */
export function mdxTree(text: string): Root {
  return fromMarkdown(text, { extensions: [mdxjs(), gfm()], mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown()] });
}

/** The tree of a text as Markdown with HTML. */
export function markdownTree(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** All nodes of a tree. */
export function nodesIn(tree: Nodes): readonly Nodes[] {
  return "children" in tree ? [tree, ...tree.children.flatMap((child) => nodesIn(child))] : [tree];
}

/** The trees of a text. */
interface Trees {
  readonly mdx: Root;
  readonly markdown: Root;
}

/** A text, parsed once in both ways. */
export function treesOf(text: string): Trees {
  return { mdx: mdxTree(text), markdown: markdownTree(text) };
}

/** What a host would run or take for a tag of its own: everything but `<br />`. */
export function programsIn(text: string, { mdx, markdown }: Trees = treesOf(text)): readonly string[] {
  const inMdx = nodesIn(mdx).flatMap((node) => {
    if (!node.type.startsWith("mdx")) return [];
    const isBreak = "name" in node && node.name === "br" && "attributes" in node && node.attributes.length === 0;
    return isBreak ? [] : [`${node.type} ${"value" in node ? node.value : ""}`];
  });
  const inMarkdown = nodesIn(markdown).flatMap((node) =>
    node.type === "html" && node.value !== "<br />" ? [`html ${node.value}`] : [],
  );
  return [...inMdx, ...inMarkdown];
}

/** The text that readers see. */
export function shownText(text: string): string {
  return toString(mdxTree(text));
}
