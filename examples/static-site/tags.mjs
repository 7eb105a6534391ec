// Which HTML tags may a text use? Those that only give it a form; scripts and frames are left out with their content, and named.
import { drawingText } from "navc/page-writer";
import { headingOf } from "./headings.mjs";
import { attribute, html, markup } from "./html.mjs";
import { imageOf, linkOf } from "./media.mjs";

const plain = new Set(
  (
    "p div span b i u s em strong small sub sup kbd code pre mark del ins ul ol li dl dt dd blockquote figure figcaption " +
    "table thead tbody tfoot tr th td caption details summary"
  ).split(" "),
);

const leftOut = new Set(["script", "style", "object", "embed", "template", "noscript"]);

/** A tag with its id alone; of one that is not known only the content. */
export function drawTag(name, props, node, context) {
  if (leftOut.has(name)) {
    context.page.leave(`<${name}> with its content`);
    return undefined;
  }
  if (name in special) return special[name](props, node, context);
  // An anchor: what has no place for its ids has them before it.
  if (name === "span" && node.children.length === 0) return undefined;
  const content = context.drawAll(node, context);
  if (!plain.has(name)) return content;
  const style = schemeOf(props);
  return html`<${markup(name)}${attribute("id", context.idOf(node))}${attribute("class", style)}>${content}</${markup(name)}>`;
}

const special = {
  svg: drawing,
  math: drawing,
  br: () => html`<br />`,
  hr: () => html`<hr />`,
  a: ({ href }, node, context) => linkOf(href, context.drawAll(node, context), context),
  img: (props, node, context) => imageOf({ ...props, style: schemeOf(props) }, context),
  video: ({ src }, node, { page }) => {
    const address = src && page.assetFor(src);
    return address && html`<video src="${address}" controls preload="none"></video>`;
  },
  // Nothing of another site is loaded into the page.
  iframe: ({ src, title }, node, context) => {
    if (src) context.page.frames.add(src);
    return src && html`<p>${linkOf(src, title ?? src, context)}</p>`;
  },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, heading(depth)])),
};

/** navc writes it without what would run or load something. The ids that its own parts name are at their places in it. */
function drawing(props, node, context) {
  const text = drawingText(node);
  for (const each of partsOf(node)) {
    const id = each.attributes?.find(({ name }) => name === "id")?.value;
    if (typeof id === "string" && text.includes(` id="${id}"`)) context.idOf(each);
  }
  return markup(text);
}

function partsOf(node) {
  return [node, ...(node.children ?? []).flatMap(partsOf)];
}

function heading(depth) {
  return (props, node, context) => headingOf(depth, node, context);
}

/** Pages hold a picture twice, one for light pages and one for dark ones. */
function schemeOf({ className }) {
  const words = String(className ?? "").split(/\s+/);
  if (words.includes("dark:hidden")) return "only-light";
  return words.includes("hidden") && words.some((word) => word.startsWith("dark:")) ? "only-dark" : undefined;
}
