// The frame of a page as HTML: bars, selectors, sidebar, breadcrumbs, and the pages before and after it.
import {
  barEntries,
  barsOf,
  clickOnGroup,
  eyebrowOf,
  globalAnchors,
  isCurrent,
  isOpen,
  languageChoices,
  sidebarEntries,
  versionChoices,
} from "navc/runtime";

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function link({ label, href, tag, method }, current) {
  const badge = method ?? tag;
  const text = `${badge ? `<small class="badge ${escape(badge.toLowerCase())}">${escape(badge)}</small> ` : ""}${escape(label)}`;
  if (href === undefined) return `<span>${text}</span>`;
  return `<a href="${escape(href)}"${current ? ` aria-current="${current}"` : ""}>${text}</a>`;
}

const list = (items) => (items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`);

/** What is around the text of a page; `text` is HTML. */
export function frameOf(view, text) {
  const { page, site } = view;
  const { name } = site.navigation.site;
  return {
    title: name ? `${page.title} – ${name}` : page.title,
    header: `<div class="top">${home(site)}${selector(versionChoices(view))}${selector(languageChoices(view))}</div>${bars(view)}`,
    sidebar: list(globalAnchors(view).map(({ anchor, current }) => link(anchor, current && "page"))) + entries(view),
    main: `${eyebrow(view)}<h1>${escape(page.title)}</h1>${lead(page)}<article>${text}</article>${neighbors(view)}`,
  };
}

/** What is shown at an address that the site does not have. */
export function unknownAddress(site) {
  const main = `<h1>There is no such page</h1><p>${link({ label: "To the first page", href: site.navigation.site.href })}</p>`;
  return { title: "There is no such page", header: `<div class="top">${home(site)}</div>`, sidebar: "", main };
}

function home({ navigation }) {
  const { name = "Documentation", href } = navigation.site;
  return `<strong>${link({ label: name, href })}</strong>`;
}

function bars(view) {
  return barsOf(view)
    .map(({ entries: all, active }) => list(all.map((entry) => barEntry(view, entry, entry === active))))
    .join("");
}

/** A tab with items is a menu. */
function barEntry(view, entry, isActive) {
  const items = entry.kind === "tab" ? barEntries(entry) : [];
  if (items.length === 0) return link(entry, isActive && "true");
  return `<details class="menu"><summary>${escape(entry.label)}</summary>${list(items.map((item) => link(item)))}</details>`;
}

function selector(choices) {
  const chosen = choices.find(({ current }) => current);
  if (chosen === undefined || choices.length < 2) return "";
  const options = choices.map(({ label, target, current }) => link({ label, href: target }, current && "true"));
  return `<details class="menu"><summary>${escape(chosen.label)}</summary>${list(options)}</details>`;
}

function entries(view, group) {
  return list(sidebarEntries(view, group).map((entry) => sidebarEntry(view, entry)));
}

function sidebarEntry(view, entry) {
  const current = isCurrent(view, entry) && "page";
  if (entry.kind === "page") return link(entry, current);
  const click = clickOnGroup(entry);
  const title = click.kind === "navigate" ? link(entry, current) : `<b>${escape(entry.label)}</b>`;
  if (!entry.display.collapsible) return title + entries(view, entry);
  return `<details${isOpen(view, entry) ? " open" : ""}><summary>${title}</summary>${entries(view, entry)}</details>`;
}

function eyebrow(view) {
  const above = eyebrowOf(view, "breadcrumbs");
  if (above.kind === "none") return "";
  if (above.kind === "section") return `<p class="eyebrow">${escape(above.label)}</p>`;
  return `<p class="eyebrow">${above.items.map((item) => link(item)).join(" <i>/</i> ")}</p>`;
}

function lead({ description }) {
  return description ? `<p class="lead">${escape(description)}</p>` : "";
}

function neighbors({ placement: { prev, next } }) {
  return `<footer>${neighbor(prev, "prev")}${neighbor(next, "next")}</footer>`;
}

function neighbor(page, side) {
  return page ? `<a class="${side}" href="${escape(page.href)}">${escape(page.label)}</a>` : "";
}
