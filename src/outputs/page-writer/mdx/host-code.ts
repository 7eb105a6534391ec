// Writes a block of code so that a host changes nothing in it.
import type { MdxNode } from "../source/mdx-tree.ts";
import { codeMeta } from "./code-meta.ts";
import type { MdxHost } from "./mdx-host.ts";
import { attributes } from "./safe-elements.ts";
import { scriptText } from "./script-text.ts";

type Code = Extract<MdxNode, { readonly type: "code" }>;
type Block = Extract<MdxNode, { readonly type: "mdxJsxFlowElement" }>["children"][number];

/** The block, or elements with its text where the host would replace a part of it before it parses the page. */
export function hostCode(node: Code, host: MdxHost): MdxNode {
  const lang = languageOf(node.lang ?? "", host);
  if (!host.replaced?.test(node.value)) return { type: "code", lang, meta: codeMeta(node.meta), value: node.value };
  const name = lang === undefined ? {} : { className: `language-${lang}` };
  const text: Block = { type: "mdxFlowExpression", value: scriptText(node.value) };
  const code: Block = { type: "mdxJsxFlowElement", name: "code", attributes: attributes(name), children: [text] };
  return { type: "mdxJsxFlowElement", name: "pre", attributes: [], children: [code] };
}

function languageOf(lang: string, { languages }: MdxHost): string | undefined {
  return /^[\w+#.-]{1,40}$/.test(lang) ? (languages.get(lang) ?? lang) : undefined;
}
