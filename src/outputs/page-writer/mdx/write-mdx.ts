// Writes the text of a page for a host that reads MDX: the one place that does, for all of them (D183).
import { gfmToMarkdown } from "mdast-util-gfm";
import { mdxToMarkdown } from "mdast-util-mdx";
import { defaultHandlers, toMarkdown, type Options } from "mdast-util-to-markdown";
import { mdxTree, type MdxNode } from "../source/mdx-tree.ts";
import { safeMarkdown } from "../source/safe-markdown.ts";
import { validMdx } from "../source/valid-mdx.ts";
import { hostText, referencedText } from "./host-text.ts";
import type { MdxHost } from "./mdx-host.ts";
import { SafeTree, type PageLoss } from "./safe-tree.ts";

type Image = Extract<MdxNode, { readonly type: "image" }>;

/**
 * The body as the host shows it: all text is the same text there, and nothing of it is run, imported or included. Constants that
 * are plain data are written where they are named; what only a program could say is left out, and `lost` takes it. A host reads
 * only those pictures for which `isShownFile` is true.
 */
export function writeMdx(
  body: string,
  host: MdxHost,
  lost: PageLoss,
  isShownFile: (address: string) => boolean = isPath,
): string {
  const tree = mdxTree(body) ?? mdxTree(validMdx(body).body);
  if (tree === undefined) return safeMarkdown(body);
  return toMarkdown(new SafeTree(host, lost, isShownFile).made(tree), optionsFor(host));
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
