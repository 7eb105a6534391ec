// Writes labels and titles for VitePress, which reads most of them as HTML. (D182)
import { escapedHtml } from "../escaped-html.ts";
import type { DrawnIcons } from "../icons/drawn-icons.ts";
import type { Division, PageNode } from "../../../compiler/site/navigation.ts";

/** The label of an entry with its icon, its method and its tag, as HTML; style sheets draw them. */
export function entryHtml(node: Division | PageNode, icons: DrawnIcons): string {
  const iconClass = icons.classOf(node.icon);
  const label = labelHtml(node.label);
  const { method, deprecated } = node.kind === "page" ? node : { method: undefined, deprecated: undefined };
  const parts = [
    iconClass === undefined ? "" : `<span class="${iconClass}"></span>`,
    method === undefined ? "" : `<span class="navc-method navc-${classOf(method)}">${escapedHtml(method)}</span> `,
    deprecated ? `<s class="navc-label">${label}</s>` : label,
    node.tag === undefined ? "" : ` <span class="navc-tag">${escapedHtml(node.tag)}</span>`,
  ];
  return parts.join("");
}

/** The label of an entry with its tag, for places where VitePress shows plain text. */
export function labelWithTag({ label, tag }: Division): string {
  return plainText(tag === undefined ? label : `${label} (${tag})`);
}

/** A label as HTML. */
export function labelHtml(label: string): string {
  return escapedHtml(label).replace(/^_(?=vp-fn_)/, "&#95;");
}

/**
 * Text that VitePress shows unchanged. It is written into a script of the page, so it must not end the script, and VitePress
 * runs texts that begin with certain marks. So a character without width is put beside such marks.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/<(?=\/?script)/gi, "<\u2060")
    .replace(/^(?=_vp-fn_)/, "\u2060");
}

/** A description, which VitePress writes into an attribute unchanged. */
export function descriptionText(description: string): string {
  return labelHtml(description.toWellFormed());
}

function classOf(method: string): string {
  return method.toLowerCase().replaceAll(/[^a-z]/g, "-");
}
