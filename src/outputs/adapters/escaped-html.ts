// Text as HTML.

const marks: { readonly [mark: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it is written in HTML, also in an attribute. */
export function escapedHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => marks[mark]!);
}
