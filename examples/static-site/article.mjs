// What is in the middle of a page? Where it is, its title, its text, and the pages before and after it.
import { eyebrowOf } from "navc/runtime";
import { endpointLine, operationOf, operationTables, referenceLine } from "./endpoint.mjs";
import { html } from "./html.mjs";
import { themeIcon } from "./icons.mjs";
import { anchorTag, badge } from "./links.mjs";
import { bodyOf, describedBy } from "./markdown.mjs";
import { textContext } from "./text-context.mjs";

/** The middle of a page: its own content between what its edition says of it. */
export function article(view, content) {
  return html`<article>
      ${eyebrow(view)}
      <div id="_page">${content}</div>
    </article>
    ${neighbors(view)}`;
}

/** What is the same in each edition that shows the page. `tree` is that of its file, undefined for a page that has none. */
export function contentOf(view, tree) {
  const { page, words } = view;
  const context = textContext(view);
  const found = operationOf(page, view.specs);
  const intro = lead(page, found, context);
  const body = tree === undefined ? undefined : bodyOf(tree, context);
  const tables = found && operationTables(found, context);
  return html`<h1>${page.title}${badge(page.tag)}${page.deprecated && badge(words.deprecated)}</h1>
    ${intro} ${page.operation && endpointLine(page, words)} ${page.reference && referenceLine(page)}
    ${onThisPage(context.headings, words)}
    <div class="text">${body} ${tables}</div>
    ${related(view)}`;
}

function eyebrow(view) {
  const above = eyebrowOf(view);
  if (above.kind === "none") return undefined;
  if (above.kind === "section") return html`<p class="eyebrow">${above.label}</p>`;
  const steps = above.items.map(({ label, href }) =>
    href === undefined ? html`<li>${label}</li>` : html`<li><a href="${href}">${label}</a></li>`,
  );
  return html`<nav class="eyebrow" aria-label="${view.words.breadcrumbs}">
    <ol>
      ${steps}
    </ol>
  </nav>`;
}

/** The description of an operation is Markdown; that of a page is plain text. */
function lead({ description }, found, context) {
  const written = found?.operation.description;
  if (written !== undefined && (description === undefined || written.startsWith(description.slice(0, 40))))
    return html`<div class="lead">${describedBy(written, context)}</div>`;
  return description && html`<p class="lead">${description}</p>`;
}

/** Beside the page on wide windows, above its text on others. */
function onThisPage(headings, words) {
  const listed = headings.filter(({ level }) => level < 4);
  if (listed.length < 2) return undefined;
  const items = listed.map(({ level, id, text }) => html`<li class="level-${level}"><a href="#${id}">${text}</a></li>`);
  return html`<details class="on-this-page">
    <summary>${words.onThisPage}${themeIcon("chevron-down")}</summary>
    <nav aria-label="${words.onThisPage}">
      <ul>
        ${items}
      </ul>
    </nav>
  </details>`;
}

function related({ page, words }) {
  if (page.related === undefined || page.related.length === 0) return undefined;
  const items = page.related.map((link) => html`<li>${anchorTag(link, link.label ?? link.href)}</li>`);
  return html`<nav class="related" aria-label="${words.related}">
    <h2>${words.related}</h2>
    <ul>
      ${items}
    </ul>
  </nav>`;
}

function neighbors({ placement, words }) {
  const { prev, next } = placement;
  if (prev === null && next === null) return undefined;
  return html`<nav class="neighbors" aria-label="${words.neighbors}">
    ${neighbor(prev, words.previous, "prev")}${neighbor(next, words.next, "next")}
  </nav>`;
}

function neighbor(page, word, rel) {
  if (page === null) return html`<span></span>`;
  return html`<a href="${page.href}" rel="${rel}"><small>${word}</small> <span>${page.label}</span></a>`;
}
