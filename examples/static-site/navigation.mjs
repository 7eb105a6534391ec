// What stands around a page? Selectors, products, tabs, anchors and the sidebar, drawn from one placement.
import { html } from "./html.mjs";

/** What the drawing of one page reads: the page, where it stands, and the divisions on the way to it. */
export function viewOf(navigation, page) {
  const place = page.placements[0];
  const edition = navigation.editions.find((each) => each.id === place.editions[0]);
  const trail = [edition.tree];
  for (const id of place.trail) trail.push(trail.at(-1).children.find((child) => child.id === id));
  const levels = trail.slice(0, trail.findIndex((division) => division.id === place.sidebar) + 1);
  return { navigation, page, place, edition, trail, levels };
}

/** Where a link to a page of the site leads: a page with a `url` stands for that address and has no file here. */
export function addressOf({ navigation }, href) {
  return navigation.pages[href]?.url ?? href;
}

/** Where the reader gets by choosing another version or language: the same page there, else its first page. */
function optionHref(view, option) {
  const counterpart = view.navigation.counterparts[view.page.key]?.[option.edition];
  return addressOf(view, counterpart ?? option.href);
}

/** The version and language selectors. The innermost place that offers one wins; languages are offered everywhere. */
export function selectors(view) {
  const versions = view.trail.findLast((division) => division.versions)?.versions ?? [];
  const languages = view.trail.findLast((division) => division.languages)?.languages ?? view.navigation.languages;
  return [selector(view, "Version", versions), selector(view, "Language", languages)];
}

function selector(view, name, options) {
  const current = options.find((option) => option.current);
  const entries = options.filter((option) => !option.hidden || option.current);
  if (entries.length === 0) return undefined;
  const links = entries.map((option) => optionLink(view, option));
  return menu(name, html`${current?.label ?? name}${badge(current?.tag)}`, links, "selector");
}

function optionLink(view, option) {
  const href = option.current ? view.page.href : optionHref(view, option);
  const label = html`<span${option.bcp47 && html` lang="${option.bcp47}"`}>${option.label}</span>`;
  return anchorTag({ ...option, href }, html`${label}${badge(option.tag)}`, option.current && "true");
}

/** A list of links behind a button; works without a script, which only closes it when the reader turns elsewhere. */
function menu(name, summary, links, style) {
  const items = links.map((link) => html`<li>${link}</li>`);
  const label = html`<span class="unseen">${name}: </span>`;
  return html`<details class="menu ${style}" name="menu">
    <summary>${name && label}${summary}</summary>
    <ul>
      ${items}
    </ul>
  </details>`;
}

export function products(view) {
  return view.levels.map((level) => divisionMenu(view, "Product", shown(level, "product"), "product"));
}

/** Products and dropdowns: the button shows the one that is open. */
function divisionMenu(view, name, divisions, style) {
  if (divisions.length === 0) return undefined;
  const current = divisions.find((division) => isOpen(view, division));
  return menu(
    name,
    current?.label ?? name,
    divisions.map((division) => described(view, division)),
    style,
  );
}

function described(view, division) {
  const note = division.description && html`<small>${division.description}</small>`;
  return divisionLink(view, division, html`${title(division)}${otherEdition(view, division)}${note}`);
}

/** A division that has its content in another edition says in which. */
function otherEdition({ navigation }, division) {
  const other = navigation.editions.find((edition) => edition.id === division.otherEdition);
  return other && badge([other.version, other.language].filter(Boolean).join(" "));
}

/** The top bar: a row for each level that has tabs, or items outside a tab. */
export function tabs(view) {
  return view.levels.flatMap((level) => [
    tabRow(view, "Tabs", shown(level, "tab")),
    isMenu(level) ? undefined : tabRow(view, "Sections", shown(level, "item")),
  ]);
}

function tabRow(view, name, divisions) {
  if (divisions.length === 0) return undefined;
  const items = divisions.map(
    (division) => html`<li>${isMenu(division) ? tabMenu(view, division) : tabLink(view, division)}</li>`,
  );
  return html`<nav class="tabs" aria-label="${name}">
    <ul>
      ${items}
    </ul>
  </nav>`;
}

function tabLink(view, tab) {
  return divisionLink(view, tab, html`${title(tab)}${otherEdition(view, tab)}`);
}

function tabMenu(view, tab) {
  const links = shown(tab, "item").map((item) => described(view, item));
  return menu(undefined, title(tab), links, isOpen(view, tab) ? "tab open" : "tab");
}

/** A tab that holds items opens as a menu of them. */
function isMenu(division) {
  const children = division.children.filter((child) => !child.hidden);
  return division.kind === "tab" && children.length > 0 && children.every((child) => child.kind === "item");
}

/** Beside the page: dropdowns and anchors of all levels, then the pages of the innermost. */
export function sidebar(view) {
  const anchors = [
    ...view.levels.flatMap((level) => shown(level, "anchor")),
    ...view.edition.global.anchors.filter(isVisible),
  ];
  const links = anchors.map((anchor) => html`<li>${divisionLink(view, anchor, title(anchor))}</li>`);
  return html`${view.levels.map((level) => divisionMenu(view, "Section", shown(level, "dropdown"), "dropdown"))}
  ${
    links.length > 0 &&
    html`<ul class="anchors">
      ${links}
    </ul>`
  }
  ${view.levels.toReversed().map((level) => tree(view, level))}`;
}

/** A level that mixes pages with tabs or anchors keeps its pages below those of the innermost. */
function tree(view, level) {
  const nodes = level.children.filter((child) => child.kind === "group" || child.kind === "page");
  return (
    nodes.some(isVisible) &&
    html`<ul class="tree">
      ${nodes.filter(isVisible).map((node) => treeNode(view, node))}
    </ul>`
  );
}

function treeNode(view, node) {
  if (node.kind === "page") return html`<li>${pageLink(view, node)}</li>`;
  return node.kind === "group" ? group(view, node) : html`<li>${divisionLink(view, node, title(node))}</li>`;
}

/** A group's title is a link where the result says so; opening and closing then has a button of its own. */
function group(view, node) {
  const nodes = node.children.filter(isVisible);
  if (nodes.length === 0) return html`<li>${divisionLink(view, node, title(node))}</li>`;
  const head =
    node.display.onSelect === "navigate"
      ? divisionLink(view, node, title(node))
      : html`<span class="title">${title(node)}</span>`;
  const list = html`<ul aria-label="${node.label}">
    ${nodes.map((child) => treeNode(view, child))}
  </ul>`;
  if (!node.display.collapsible) return html`<li class="group">${head}${list}</li>`;
  const open = (node.display.expanded || isOpen(view, node)) && html` open`;
  if (node.display.onSelect !== "navigate")
    return html`<li class="group"><details${open}><summary>${title(node)}</summary>${list}</details></li>`;
  return html`<li class="group">
    ${head}
    <details class="beside" ${open}>
      <summary aria-label="${node.label}"></summary>
      ${list}
    </details>
  </li>`;
}

function pageLink(view, node) {
  const method = node.method && html`<b class="method ${node.method.toLowerCase()}">${shortMethod(node.method)}</b> `;
  const label = node.deprecated ? html`<s>${node.label}</s>` : html`<span>${node.label}</span>`;
  const marks = [badge(node.tag), node.missing && badge("soon")];
  const href = node.external ? node.url : node.href;
  return anchorTag({ ...node, href }, html`${method}${label}${marks}`, node.id === view.place.node && "page");
}

function shortMethod(method) {
  return { DELETE: "DEL", OPTIONS: "OPT", WEBHOOK: "HOOK" }[method] ?? method;
}

function divisionLink(view, division, content) {
  const current = division.id === view.place.node ? "page" : isOpen(view, division) && "true";
  return anchorTag({ ...division, href: addressOf(view, division.href) }, content, current);
}

/** A link; what leads nowhere (a division without a page to show) is text. */
function anchorTag({ href, external }, content, current) {
  if (href === undefined) return html`<span class="dead">${content}</span>`;
  const marks = [current && html` aria-current="${current}"`, external && html` rel="external"`];
  return html`<a href="${href}" ${marks}>${content}</a>`;
}

function title({ label, tag }) {
  return html`<span>${label}</span>${badge(tag)}`;
}

function badge(text) {
  return text && html` <em class="badge">${text}</em>`;
}

function isOpen(view, division) {
  return view.place.trail.includes(division.id);
}

function shown(division, kind) {
  return division.children.filter((child) => child.kind === kind && isVisible(child));
}

/** A group whose pages are all hidden has nothing to show either. */
function isVisible(node) {
  if (node.hidden) return false;
  return node.kind !== "group" || node.href !== undefined || node.children.some(isVisible);
}
