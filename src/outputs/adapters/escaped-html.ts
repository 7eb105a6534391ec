// Writes text as HTML.

const marks: { readonly [mark: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text in the form for HTML; it is valid in an attribute, too. */
export function escapedHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => marks[mark]!);
}
