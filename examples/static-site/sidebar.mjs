// What is beside a page? The switches, the anchors of all levels, then the groups and pages of the innermost.
import { clickOnGroup, globalAnchors, isCurrent, isOpen, isShown, sidebarEntries } from "navc/runtime";
import { barLinks } from "./bar-links.mjs";
import { html } from "./html.mjs";
import { themeIcon } from "./icons.mjs";
import { anchorTag, badge, divisionLink, method, title } from "./links.mjs";
import { dropdowns, products, versions } from "./menus.mjs";
import { shown } from "./view.mjs";

/** A column on wide windows, a drawer on narrow ones. */
export function sidebar(view) {
  const { words } = view;
  return html`<nav id="_sidebar" popover aria-label="${words.pages}">
    <button class="plain close" popovertarget="_sidebar" aria-label="${words.close}">${themeIcon("x")}</button>
    <div class="switches">${products(view)}${versions(view)}${dropdowns(view)}</div>
    <div class="lists">${anchors(view)}${view.levels.toReversed().map((level) => tree(view, level))}</div>
    ${barLinks(view)}
  </nav>`;
}

function anchors(view) {
  const own = view.levels.flatMap((level) => shown(level, "anchor"));
  const links = [
    ...own.map((anchor) => html`<li>${divisionLink(view, anchor, title(view, anchor))}</li>`),
    ...globalAnchors(view).map(
      ({ anchor, current }) => html`<li>${anchorTag(anchor, title(view, anchor), current && "true")}</li>`,
    ),
  ];
  if (links.length === 0) return undefined;
  return html`<ul class="anchors">
    ${links}
  </ul>`;
}

/** A level that mixes pages with tabs or anchors keeps its pages below those of the innermost. */
function tree(view, level) {
  const nodes = sidebarEntries(view, level).filter((node) => level === view.sidebar || isShown(node));
  return (
    nodes.length > 0 &&
    html`<ul class="tree">
      ${nodes.map((node) => treeNode(view, node))}
    </ul>`
  );
}

function treeNode(view, node) {
  return node.kind === "page" ? html`<li>${pageLink(view, node)}</li>` : group(view, node);
}

/** The title of a group is a link where the result says so; opening and closing then has a button of its own. */
function group(view, node) {
  const nodes = sidebarEntries(view, node);
  if (nodes.length === 0) return html`<li>${divisionLink(view, node, title(view, node))}</li>`;
  const isLink = clickOnGroup(node).kind === "navigate";
  const head = isLink
    ? divisionLink(view, node, title(view, node))
    : html`<span class="title">${title(view, node)}</span>`;
  const list = html`<ul aria-label="${node.label}">
    ${nodes.map((child) => treeNode(view, child))}
  </ul>`;
  if (!node.display.collapsible) return html`<li class="group">${head}${list}</li>`;
  const open = isOpen(view, node) && html` open`;
  const chevron = themeIcon("chevron-right");
  if (!isLink)
    return html`<li class="group"><details${open}><summary>${title(view, node)}${chevron}</summary>${list}</details></li>`;
  return html`<li class="group">
    ${head}
    <details class="beside" ${open}>
      <summary aria-label="${node.label}">${chevron}</summary>
      ${list}
    </details>
  </li>`;
}

function pageLink(view, node) {
  const verb = node.method && method(node.method, shortMethods.get(node.method));
  const label = node.deprecated ? html`<s>${node.label}</s>` : html`<span>${node.label}</span>`;
  const content = html`${verb ?? view.icon(node.icon)}${label}${badge(node.tag)}`;
  return anchorTag(node, content, isCurrent(view, node) && "page");
}

const shortMethods = new Map([
  ["DELETE", "DEL"],
  ["OPTIONS", "OPT"],
  ["WEBHOOK", "HOOK"],
]);
