// Labels as VitePress wants them: most of them are HTML for it.
import { escapedHtml } from "../escaped-html.ts";
import type { Division, PageNode } from "../../site/navigation.ts";

/** The label of an entry with its method and its tag, as HTML; a style sheet of the theme draws them. */
export function entryHtml(node: Division | PageNode): string {
  const label = escapedHtml(node.label);
  const { method, deprecated } = node.kind === "page" ? node : { method: undefined, deprecated: undefined };
  const parts = [
    method === undefined ? "" : `<span class="navc-method navc-${classOf(method)}">${escapedHtml(method)}</span> `,
    deprecated ? `<s class="navc-label">${label}</s>` : label,
    node.tag === undefined ? "" : ` <span class="navc-tag">${escapedHtml(node.tag)}</span>`,
  ];
  return parts.join("");
}

/** The label of an entry with its tag where VitePress shows plain text. */
export function entryText({ label, tag }: Division): string {
  return tag === undefined ? label : `${label} (${tag})`;
}

function classOf(method: string): string {
  return method.toLowerCase().replaceAll(/[^a-z]/g, "-");
}
