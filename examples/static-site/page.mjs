// What is the HTML of one page?
import { html } from "./html.mjs";
import { bodyOf, inline } from "./markdown.mjs";
import { addressOf, products, selectors, sidebar, tabs, viewOf } from "./navigation.mjs";

/** The document for a page; `text` is that of its file, undefined for a page that has none. */
export function documentOf(navigation, page, text) {
  const view = viewOf(navigation, page);
  const { site } = navigation;
  const language = navigation.languages.find((each) => each.code === view.edition.language);
  return html`<!doctype html>
    <html lang="${language?.bcp47 ?? "en"}" dir="${language?.dir ?? "ltr"}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title === site.name ? site.name : `${page.title} · ${site.name}`}</title>
        ${page.description && html`<meta name="description" content="${page.description}" />`}
        ${page.noindex && html`<meta name="robots" content="noindex" />`} ${alternates(view)}
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${site.basePath}/_site/style.css" />
        <script type="module" src="${site.basePath}/_site/menus.js"></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        ${banner(view, language?.banner)}
        <header>
          <div class="bar">
            <button class="drawer" popovertarget="sidebar">Menu</button>
            <a class="name" href="${view.edition.href ?? "/"}">${site.name}</a>${products(view)}<span
              class="space"
            ></span
            >${selectors(view)}
          </div>
          ${tabs(view)}
        </header>
        <div class="columns">
          <nav id="sidebar" popover aria-label="Pages">
            <button class="drawer" popovertarget="sidebar">Close</button>${sidebar(view)}
          </nav>
          <main id="content">${article(view, text)}</main>
        </div>
      </body>
    </html> `;
}

/** The same page in the other languages of this version. A site that knows its address puts it before each href. */
function alternates({ navigation, page, edition }) {
  const hrefs = navigation.counterparts[page.key] ?? {};
  const isDrawn = (href) => href !== undefined && navigation.pages[href].url === undefined;
  const others = navigation.editions.filter((each) => each.version === edition.version && isDrawn(hrefs[each.id]));
  if (others.length < 2) return undefined;
  return others.map((each) => {
    const language = navigation.languages.find((entry) => entry.code === each.language);
    return language && html`<link rel="alternate" hreflang="${language.bcp47}" href="${hrefs[each.id]}" /> `;
  });
}

function banner(view, words) {
  if (typeof words?.content !== "string") return undefined;
  return html`<aside class="banner" aria-label="Announcement" ${words.dismissible && html` data-dismissible`}>
    <p>${inline(words.content, linkFrom(view))}</p>
  </aside>`;
}

function article(view, text) {
  const { page } = view;
  const marks = [page.tag, page.deprecated && "Deprecated"].filter(Boolean);
  return html`<article>
      ${eyebrow(view)}
      <h1>${page.title}${marks.map((mark) => html` <em class="badge">${mark}</em>`)}</h1>
      ${page.description && html`<p class="lead">${page.description}</p>`} ${page.operation && endpoint(page)}
      ${page.missing && html`<p class="note">This page is not written yet.</p>`}
      ${text !== undefined && bodyOf(text, linkFrom(view))}
    </article>
    ${neighbours(view)}`;
}

function eyebrow(view) {
  const { navigation, place } = view;
  if (navigation.site.eyebrows !== "breadcrumbs") return place.section && html`<p class="eyebrow">${place.section}</p>`;
  const steps = (place.breadcrumbs ?? []).map(({ label, href }) =>
    href === undefined ? html`<li>${label}</li>` : html`<li><a href="${addressOf(view, href)}">${label}</a></li>`,
  );
  return (
    steps.length > 0 &&
    html`<nav class="eyebrow" aria-label="Breadcrumbs">
      <ol>
        ${steps}
      </ol>
    </nav>`
  );
}

/** A webhook has its name in place of a path, a channel of messages has no method. */
function endpoint({ title, operation: { method, path, webhook, channel, summary, unresolved } }) {
  const word = webhook === null ? method : "WEBHOOK";
  return html`<section class="endpoint" aria-label="Endpoint">
    <p>
      ${word && html`<b class="method ${word.toLowerCase()}">${word}</b> `}<code>${path ?? webhook ?? channel}</code>
    </p>
    ${summary && summary !== title && html`<p>${summary}</p>`}
    ${unresolved && html`<p>The specification of this endpoint was not read.</p>`}
  </section>`;
}

function neighbours({ navigation, place }) {
  const link = (href, words, rel) => {
    if (href === null) return html`<span></span>`;
    const { sidebarTitle, title } = navigation.pages[href];
    return html`<a href="${href}" rel="${rel}"><small>${words}</small> <span>${sidebarTitle ?? title}</span></a>`;
  };
  if (place.prev === null && place.next === null) return undefined;
  return html`<nav class="neighbours" aria-label="Previous and next page">
    ${link(place.prev, "Previous", "prev")}${link(place.next, "Next", "next")}
  </nav>`;
}

/** Links in texts lead to pages of the site or out; one that leads nowhere becomes plain text. */
function linkFrom({ navigation, page }) {
  return (address) => {
    if (/^(https?:|mailto:)/i.test(address)) return address;
    if (!URL.canParse(address, `https://site${page.href}`)) return undefined;
    const { host, protocol, pathname, hash } = new URL(address, `https://site${page.href}`);
    const target = navigation.pages[pathname.replace(/(.)\/$/, "$1")];
    return host === "site" && protocol === "https:" && target ? (target.url ?? target.href + hash) : undefined;
  };
}
