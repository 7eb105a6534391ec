// Writes the text of a page for a host that reads MDX; this is the only place that does so, for all hosts (D183).
import { gfmToMarkdown } from "mdast-util-gfm";
import { mdxToMarkdown } from "mdast-util-mdx";
import { defaultHandlers, toMarkdown, type Options } from "mdast-util-to-markdown";
import { browserTree } from "../source/browser-tree.ts";
import { mdxTree, type MdxNode, type MdxRoot } from "../source/mdx-tree.ts";
import { safeMarkdown } from "../source/safe-markdown.ts";
import { validMdx } from "../source/valid-mdx.ts";
import { hostText, referencedText } from "./host-text.ts";
import type { MdxHost } from "./mdx-host.ts";
import type { ScriptPath } from "./kept-import.ts";
import { SafeTree, type PageLoss } from "./safe-tree.ts";

type Image = Extract<MdxNode, { readonly type: "image" }>;

/**
 * The body in the form for the host: all text stays the same text, and nothing is run, imported or included. Constants with
 * plain data are replaced by their values; computed parts are left out and reported to `lost`. A host reads only pictures for
 * which `isShownFile` is true, and runs only scripts for which there is a `scriptPath`. `parsed` is the tree of the body, if it is known; it is changed.
 */
export function writeMdx(
  body: string,
  host: MdxHost,
  lost: PageLoss,
  isShownFile: (address: string) => boolean = isPath,
  scriptPath?: ScriptPath,
  parsed?: MdxRoot,
): string {
  const tree = parsed ?? mdxTree(body) ?? mdxTree(validMdx(body).body);
  if (tree === undefined) return safeMarkdown(body);
  const apart = browserTree(tree);
  return toMarkdown(new SafeTree(host, lost, isShownFile, scriptPath).made(apart), optionsFor(host));
}

function isPath(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

function optionsFor(host: MdxHost): Options {
  return {
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mdxToMarkdown()],
    handlers: {
      text: (node: { readonly type: "text"; value: string }, parent, state, info) =>
        hostText(defaultHandlers.text(node, parent, state, info), host),
      image: ({ alt, ...node }: Image, parent, state, info) =>
        `![${referencedText(alt ?? "")}${defaultHandlers.image({ ...node, alt: "" }, parent, state, info).slice(2)}`,
    },
    bullet: "-",
    rule: "*",
    fences: true,
    resourceLink: true,
  };
}
