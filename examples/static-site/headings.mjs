// Which headings has a page, and what is listed under "On this page"?
import { toString } from "mdast-util-to-string";
import { attribute, html } from "./html.mjs";

/** A heading of a text. */
export function headingOf(depth, node, context) {
  const title = toString(node, { includeImageAlt: false });
  return headingWith(depth, context.idOf(node), title, context.drawAll(node, context), context.page);
}

/** A heading that no text has. */
export function headingOfTheme(title, page) {
  const node = { type: "heading", children: [{ type: "text", value: title }] };
  return headingWith(2, page.anchors.in(node).get(node)?.[0], title, title, page);
}

/** A page has one first heading, its title; the headings of its text start below it. */
export function headingWith(depth, id, title, content, page) {
  const level = Math.min(Math.max(depth, 2), 4);
  if (id !== undefined) page.headings.push({ level, id, text: title });
  const mark = attribute("id", id);
  if (level === 2) return html`<h2${mark}>${content}</h2>`;
  return level === 3 ? html`<h3${mark}>${content}</h3>` : html`<h4${mark}>${content}</h4>`;
}
