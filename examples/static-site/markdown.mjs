// What does a text say? Each node of its tree becomes HTML; components and tags are those of components.mjs.
import { codeTitle } from "navc/page-writer";
import { drawElement } from "./components.mjs";
import { headingOf } from "./headings.mjs";
import { html } from "./html.mjs";
import { markdownTree } from "./mdast.mjs";
import { imageOf, linkOf } from "./media.mjs";
import { importsIn } from "./parts.mjs";

/**
 * The HTML of the tree of a page. `page` is what a text may ask for: `linkTo` gives the address of a link or undefined for one
 * that leads nowhere, `assetFor` that of a picture, `iconOf` an icon, `partTree` the tree of a part, `anchors` the ids. It collects `headings`.
 */
export function bodyOf(tree, page) {
  return drawTree(tree, { ...page, imports: importsIn(tree) });
}

/** The HTML of a description, which is Markdown without components. */
export function describedBy(text, page) {
  return typeof text === "string" && drawTree(markdownTree(text), page);
}

/** The HTML of a line of text, for example of a banner. */
export function inline(text, page) {
  return drawTree({ type: "root", children: markdownTree(text).children.flatMap((node) => node.children ?? []) }, page);
}

function drawTree(tree, page) {
  const definitions = new Map(
    tree.children.flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url]] : [])),
  );
  const ids = page.anchors.in(tree);
  const placed = new Set();
  const place = (id) => {
    placed.add(id);
    return id;
  };
  const left = (node) => (ids.get(node) ?? []).filter((id) => !placed.has(id));
  const idOf = (node) => left(node).slice(0, 1).map(place)[0];
  const anchorsOf = (node) => left(node).map((id) => html`<span id="${place(id)}"></span>`);
  return draw(tree, { page, definitions, draw, drawAll, drawTree, idOf, anchorsOf, anchorsIn });
}

function drawAll({ children = [] }, context) {
  return children.map((child) => draw(child, context));
}

/** Ids that have no place in what is drawn stand before it, so that links find each of them. */
function draw(node, context) {
  const drawn = nodes[node.type]?.(node, context);
  const left = drawn === undefined || drawn === false ? anchorsIn(node, context) : context.anchorsOf(node);
  return left.length === 0 ? drawn : [left, drawn];
}

/** The anchors of what is not drawn. */
function anchorsIn(node, context) {
  return [...context.anchorsOf(node), ...(node.children ?? []).flatMap((child) => anchorsIn(child, context))];
}

/** What is not here is not shown: imports and comments. */
const nodes = {
  root: drawAll,
  html: ({ value }, { page }) => {
    page.leave("the tags of a text that is no valid MDX");
    return value.replaceAll(/<[^>]*>/g, " ");
  },
  text: ({ value }) => value,
  paragraph: (node, context) =>
    isOnlyElements(node) ? drawAll(node, context) : html`<p>${drawAll(node, context)}</p>`,
  heading: (node, context) => headingOf(node.depth, node, context),
  emphasis: (node, context) => html`<em>${drawAll(node, context)}</em>`,
  strong: (node, context) => html`<strong>${drawAll(node, context)}</strong>`,
  delete: (node, context) => html`<del>${drawAll(node, context)}</del>`,
  inlineCode: ({ value }) => html`<code>${value}</code>`,
  break: () => html`<br />`,
  thematicBreak: () => html`<hr />`,
  blockquote: (node, context) => html`<blockquote>${drawAll(node, context)}</blockquote>`,
  code: codeBlock,
  list: ({ ordered, start, ...node }, context) =>
    ordered
      ? html`<ol${start !== 1 && html` start="${start}"`}>${drawAll(node, context)}</ol>`
      : html`<ul>
          ${drawAll(node, context)}
        </ul>`,
  listItem,
  link: (node, context) => linkOf(node.url, drawAll(node, context), context),
  linkReference: (node, context) => linkOf(context.definitions.get(node.identifier), drawAll(node, context), context),
  image: ({ url, alt }, context) => imageOf({ src: url, alt }, context),
  imageReference: ({ identifier, alt }, context) => imageOf({ src: context.definitions.get(identifier), alt }, context),
  table,
  mdxJsxFlowElement: drawElement,
  mdxJsxTextElement: drawElement,
  mdxFlowExpression: expression,
  mdxTextExpression: expression,
};

function codeBlock({ lang, meta, value }, { page }) {
  if (lang === "mermaid") page.leave("a diagram of Mermaid, which is shown as its source");
  return codeFigure(codeTitle(meta), value, lang);
}

/** A block of code; its label names it among others. */
export function codeFigure(title, value, label = title) {
  return html`<figure class="code" data-label="${title ?? label}">
    ${title && html`<figcaption>${title}</figcaption>`}
    <pre tabindex="0"><code>${value}</code></pre>
  </figure>`;
}

/** In a tight list the text of an item is no paragraph. */
function listItem({ checked, spread, children }, context) {
  const box = typeof checked === "boolean" && html`<span class="box" aria-hidden="true">${checked ? "☑" : "☐"}</span> `;
  const content = children.map((child) =>
    !spread && child.type === "paragraph" ? context.drawAll(child, context) : context.draw(child, context),
  );
  return html`<li>${box}${content}</li>`;
}

function table({ children: [head, ...rows], align = [] }, context) {
  const cell = (name) => (node, column) => {
    const side = align[column] && html` class="${align[column]}"`;
    return name === "th"
      ? html`<th scope="col" ${side}>${drawAll(node, context)}</th>`
      : html`<td${side}>${drawAll(node, context)}</td>`;
  };
  return html`<div class="wide" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head.children.map(cell("th"))}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.children.map(cell("td"))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A line that holds only components is no paragraph. */
function isOnlyElements({ children }) {
  const content = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  return content.length > 0 && content.every(({ type, name }) => type === "mdxJsxTextElement" && isBlock(name));
}

function isBlock(name) {
  return name === null || /^[A-Z]|^(?:div|p|h\d|ul|ol|table|video|iframe|details|script|style)$/.test(name ?? "");
}

/** `{"text"}` and `{3}` are what they say; nothing else is run. */
function expression({ value }, { page }) {
  const text = literalIn(value);
  // A comment shows nothing.
  const isShown = value.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, "").trim() !== "";
  if (text === undefined && isShown) page.leave("an expression that would have to be run");
  return text;
}

function literalIn(value) {
  return /^\s*(?:(["'`])([^"'`$\\]*)\1|(\d+(?:\.\d+)?))\s*$/
    .exec(value)
    ?.slice(2)
    .find((each) => each !== undefined);
}
