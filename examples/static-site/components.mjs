// What becomes of the components and tags in a text? The platform's are drawn plainly, others show what they hold.
import { toString } from "mdast-util-to-string";
import { headingWith } from "./headings.mjs";
import { drawingText } from "navc/page-writer";
import { attribute, html, markup } from "./html.mjs";
import { pageTree } from "./mdast.mjs";
import { imageOf, linkOf } from "./media.mjs";
import { drawPart } from "./parts.mjs";
import { drawTag } from "./tags.mjs";

/** The HTML of `<Card …>` and `<div …>`. Nothing in them is run, and no attribute is copied that is not named here. */
export function drawElement(node, context) {
  const { name } = node;
  const props = propsOf(node);
  if (name !== null && Object.hasOwn(components, name)) return components[name](props, node, context);
  if (name !== null && /^[a-z]/.test(name)) return drawTag(name, props, node, context);
  const part = drawPart(name, node, context);
  if (part === undefined && name !== null) context.page.leave(`<${name}>, of which only the content is shown`);
  return part ?? context.drawAll(node, context);
}

/** The attributes that are written as they are: texts, numbers, and those without a value. */
function propsOf({ attributes }) {
  const named = attributes.filter(({ type }) => type === "mdxJsxAttribute");
  return Object.fromEntries(named.map(({ name, value }) => [name, valueOf(value)]));
}

/** An icon may be a drawing of the page: `icon={<svg …>}`. */
function iconIn({ attributes }, { page }) {
  const value = attributes.find(({ name }) => name === "icon")?.value;
  if (!/^\s*<svg[\s>]/.test(value?.value ?? "")) return undefined;
  const drawings = pageTree(value.value).children.flatMap((node) => [node, ...(node.children ?? [])]);
  const drawing = drawings.find(({ name }) => name === "svg");
  if (drawing === undefined) return page.leave("the drawing of an icon");
  return html`<span class="icon">${markup(drawingText(drawing))}</span>`;
}

function valueOf(value) {
  if (value === null) return true;
  if (typeof value === "string") return value;
  return /^\s*["'`]([^"'`$]*)["'`]\s*$|^\s*(\d+|true)\s*$/
    .exec(value.value)
    ?.slice(1)
    .find((each) => each !== undefined);
}

const components = {
  Note: callout("note", "info"),
  Info: callout("info", "info"),
  Tip: callout("tip", "lightbulb"),
  Check: callout("tip", "circle-check"),
  Warning: callout("warning", "triangle-alert"),
  Danger: callout("danger", "octagon-alert"),
  Callout: callout("note", "info"),
  Panel: (props, node, context) => html`<aside class="panel">${contentOf(node, context)}</aside>`,
  Card: card,
  Tile: card,
  CardGroup: cards,
  Columns: cards,
  Column: (props, node, context) => html`<div>${contentOf(node, context)}</div>`,
  Steps: (props, node, context) =>
    html`<ol class="steps">
      ${contentOf(node, context)}
    </ol>`,
  Step: (props, node, context) =>
    html`<li${idAttribute(node, context)}>${stepTitle(props)}${contentOf(node, context)}</li>`,
  Tabs: (props, node, context) => html`<div class="choices">${contentOf(node, context)}</div>`,
  Tab: (props, node, context) =>
    html`<section class="choice" data-label="${props.title}" ${idAttribute(node, context)}>
      <p class="choice-title">${props.title}</p>
      ${contentOf(node, context)}
    </section>`,
  CodeGroup: codes,
  RequestExample: codes,
  ResponseExample: codes,
  Accordion: folded,
  Expandable: folded,
  AccordionGroup: (props, node, context) => html`<div class="accordions">${contentOf(node, context)}</div>`,
  Frame: (props, node, context) =>
    html`<figure class="frame">
      ${contentOf(node, context)}${props.caption && html`<figcaption>${props.caption}</figcaption>`}
    </figure>`,
  ParamField: (props, node, context) =>
    field(props.path ?? props.query ?? props.header ?? props.body ?? props.name, props, node, context),
  ResponseField: (props, node, context) => field(props.name, props, node, context),
  Update: (props, node, context) =>
    html`<section class="update">
      ${props.label && headingWith(2, context.idOf(node), props.label, props.label, context.page)}
      ${props.description && html`<p>${props.description}</p>`} ${tagLine(node, context)} ${contentOf(node, context)}
    </section>`,
  Badge: (props, node, context) => html`<em class="badge">${context.drawAll(node, context)}</em>`,
  Icon: ({ icon }, node, { page }) => page.iconOf(icon),
  Tooltip: ({ tip }, node, context) => html`<abbr title="${tip}">${context.drawAll(node, context)}</abbr>`,
  Link: ({ href }, node, context) => linkOf(href, context.drawAll(node, context), context),
  Image: (props, node, context) => imageOf(props, context),
  Visibility: ({ for: reader }, node, context) => reader !== "agents" && context.drawAll(node, context),
};

/** What is written in one line with its tags is a paragraph, too. */
function contentOf(node, context) {
  if (node.type !== "mdxJsxTextElement" || node.children.length === 0) return context.drawAll(node, context);
  return context.draw({ ...node, type: "paragraph" }, context);
}

function callout(style, icon) {
  return (props, node, context) =>
    html`<aside class="callout ${style}">
      ${context.page.themeIcon(icon)}
      <div>${props.title && html`<p><strong>${props.title}</strong></p>`}${contentOf(node, context)}</div>
    </aside>`;
}

/** The title is the link; the style sheet lets it cover the card. */
function card({ title, icon, href, color }, node, context) {
  const label = title ?? toString(node);
  return html`<div class="card">
    ${iconIn(node, context) ?? colored(context.page.iconOf(icon), color)}
    <p class="card-title">${linkOf(href, label, context)}</p>
    ${title === undefined ? context.anchorsIn(node, context) : contentOf(node, context)}
  </div>`;
}

/** A drawing in a color of the page, if that is a hex color. */
function colored(drawing, color) {
  if (drawing === undefined || !/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(color)) return drawing;
  return html`<span style="color: ${color}">${drawing}</span>`;
}

function cards({ cols }, node, context) {
  const columns = ["1", "3", "4"].includes(String(cols)) ? String(cols) : "2";
  return html`<div class="cards columns-${columns}">${contentOf(node, context)}</div>`;
}

function codes(props, node, context) {
  return html`<div class="choices">${contentOf(node, context)}</div>`;
}

function folded({ title }, node, context) {
  return html`<details class="accordion" ${idAttribute(node, context)}>
    <summary>${title ?? context.page.words.description}</summary>
    <div>${contentOf(node, context)}</div>
  </details>`;
}

function field(name, { type, required, default: standard }, node, context) {
  const { words } = context.page;
  return html`<div class="field" ${idAttribute(node, context)}>
    <p>
      <code>${name}</code> ${type && html`<span class="type">${type}</span>`}
      ${required && html`<em class="badge">${words.required}</em>`}
      ${standard && html`<span class="type">${words.default}: ${standard}</span>`}
    </p>
    ${contentOf(node, context)}
  </div>`;
}

/** The tags of an update: one text, or a list of texts. */
function tagLine({ attributes }, { page }) {
  const value = attributes.find(({ name }) => name === "tags")?.value ?? "";
  const tags = typeof value === "string" ? [value] : textsIn(value.value);
  if (tags === undefined) return page.leave("the tags of an update");
  const shown = tags.filter((tag) => tag !== "");
  return shown.length > 0 && html`<p>${shown.map((tag) => html`<em class="badge">${tag}</em> `)}</p>`;
}

/** The texts of a list, such as `["SDK", "Bug fix"]`; undefined for what is no list of texts. */
function textsIn(script) {
  const text = /(["'`])((?:(?!\1)[^\\$])*)\1/g;
  const rest = script.replaceAll(text, "").replaceAll(/[\s,]/g, "");
  return rest === "[]" || rest === "" ? [...script.matchAll(text)].map(([, , each]) => each) : undefined;
}

function stepTitle({ title }) {
  return title && html`<p class="step-title">${title}</p>`;
}

function idAttribute(node, { idOf }) {
  return attribute("id", idOf(node));
}
