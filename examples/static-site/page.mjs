// What is the HTML of one page?
import { alternatesOf } from "navc/runtime";
import { article, contentOf } from "./article.mjs";
import { footer } from "./bar-links.mjs";
import { banner, header } from "./header.mjs";
import { html } from "./html.mjs";
import { themeIcon } from "./icons.mjs";
import { searchDialog } from "./search-dialog.mjs";
import { sidebar } from "./sidebar.mjs";
import { tabRows } from "./tabs.mjs";
import { assetAddress } from "./text-context.mjs";

/** The document for a page. `tree` is that of its file, undefined for a page that has none; `others` are its frames in other editions. */
export function documentOf(view, tree, others) {
  return html`<!doctype html>
    ${framed(view, { content: contentOf(view, tree), head: head(view, others), data: others && filesData(view, others) })}`;
}

/** What is around the content of a page in one edition: the document without the content. */
export function frameOf(view) {
  return framed(view, {});
}

function framed(view, { content, head, data }) {
  const { lang = "en", dir, words, edition, navigation } = view;
  const rows = tabRows(view);
  const site = html`data-edition="${edition.id}" data-site="${navigation.site.basePath}/_site"`;
  return html`<html lang="${lang}" dir="${dir}" class="rows-${Math.min(rows.length, 3)}" ${site}${data}>
    ${head}
    <body>
      <a class="skip" href="#_content">${words.skip}</a>
      ${banner(view)} ${header(view)} ${rows.length > 0 && html`<div class="tab-rows">${rows}</div>`}
      <div class="columns">
        ${sidebar(view)}
        <main id="_content" tabindex="-1">${article(view, content)}</main>
      </div>
      ${footer(view)} ${searchDialog(words)} ${copyButton(words)}
    </body>
  </html>`;
}

/** For client/last-edition.js and client/editions.js. */
function filesData({ page }, { frames, pieces }) {
  return html` data-page="${page.href}" data-editions="${JSON.stringify(frames)}" data-pieces="${pieces}"`;
}

/** What a host answers where there is no page. Its links begin at the root, because it can be shown at each address. */
export function notFoundPage({ site }) {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>404 · ${site.name}</title>
      <link rel="stylesheet" href="${site.basePath}/_site/style.css" />
      <main>
        <article>
          <h1>404</h1>
          <p><a href="${site.href ?? (site.basePath || "/")}">${site.name}</a></p>
        </article>
      </main>
    </html> `;
}

function head(view, others) {
  const { navigation, page, settings } = view;
  const { name, basePath } = navigation.site;
  const icon = settings.favicon?.light;
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${page.title === name ? name : `${page.title} · ${name}`}</title>
    ${page.description && html`<meta name="description" content="${page.description}" />`}
    ${(page.noindex || page.indexed === false) && html`<meta name="robots" content="noindex" />`} ${alternates(view)}
    <link rel="icon" href="${icon ? assetAddress(view, `/${icon}`) : "data:,"}" />
    <link rel="stylesheet" href="${basePath}/_site/style.css" />
    <script src="${basePath}/_site/theme.js"></script>
    ${others && html`<script src="${basePath}/_site/last-edition.js"></script>`}
    <script type="module" src="${basePath}/_site/main.js"></script>
  </head>`;
}

/** The same page in other languages. A site that knows its address puts it before each href. */
function alternates(view) {
  return alternatesOf(view).map(
    ({ hreflang, href }) => html`<link rel="alternate" hreflang="${hreflang}" href="${href}" /> `,
  );
}

/** The script puts a copy of it at each block of code. */
function copyButton(words) {
  return html`<template id="_copy" data-copied="${words.copied}">
    <button type="button" class="plain copy" aria-label="${words.copy}">
      ${themeIcon("copy")}${themeIcon("check")}
    </button>
  </template>`;
}
