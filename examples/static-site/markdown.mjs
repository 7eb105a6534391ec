// What does the body of a page say? Headings, paragraphs, lists and code; MDX components are left out, their text stays.
import { html } from "./html.mjs";

/** The HTML of a page file's text. `linkTo` gives the address for a link in it, or undefined for one that leads nowhere. */
export function bodyOf(text, linkTo) {
  const blocks = [];
  const lines = text.replace(/^\uFEFF?---[ \t]*\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/, "").split(/\r?\n/);
  for (let at = 0; at < lines.length;) {
    const [block, end] = blockAt(lines, at, linkTo);
    if (block) blocks.push(block);
    at = end;
  }
  return blocks;
}

function blockAt(lines, at, linkTo) {
  const line = lines[at].trim();
  const fence = /^(`{3,}|~{3,})/.exec(line);
  if (fence) return codeAt(lines, at, fence[1]);
  const heading = /^(#{1,6})\s+(.*)$/.exec(line);
  if (heading) return [headingOf(heading[1].length, inline(heading[2], linkTo)), at + 1];
  if (isListItem(line)) return listAt(lines, at, linkTo);
  if (line.startsWith("|")) return tableAt(lines, at);
  if (isLeftOut(line)) return [undefined, at + 1];
  const end = endOf(lines, at, (next) => next.trim() !== "" && !startsBlock(next.trim()));
  return [html`<p>${inline(lines.slice(at, end).join(" ").trim(), linkTo)}</p>`, end];
}

/** A page has one first heading, its title; the headings of its text start below it. */
function headingOf(level, text) {
  if (level <= 2) return html`<h2>${text}</h2>`;
  return level === 3 ? html`<h3>${text}</h3>` : html`<h4>${text}</h4>`;
}

function codeAt(lines, at, fence) {
  const end = endOf(lines, at + 1, (next) => !next.trim().startsWith(fence));
  return [html`<pre tabindex="0"><code>${lines.slice(at + 1, end).join("\n")}</code></pre>`, end + 1];
}

function listAt(lines, at, linkTo) {
  const end = endOf(lines, at, (next) => isListItem(next.trim()));
  const items = lines.slice(at, end).map((line) => inline(line.trim().replace(/^(?:[-*+]|\d+[.)])\s+/, ""), linkTo));
  const list = items.map((item) => html`<li>${item}</li>`);
  return [
    /^\d/.test(lines[at].trim())
      ? html`<ol>
          ${list}
        </ol>`
      : html`<ul>
          ${list}
        </ul>`,
    end,
  ];
}

function tableAt(lines, at) {
  const end = endOf(lines, at, (next) => next.trim().startsWith("|"));
  return [html`<pre tabindex="0">${lines.slice(at, end).join("\n")}</pre>`, end];
}

/** The line after the last one of a block, which has at least one line. */
function endOf(lines, at, goesOn) {
  let end = at;
  while (end < lines.length && goesOn(lines[end])) end += 1;
  return Math.max(end, at);
}

function isListItem(line) {
  return /^(?:[-*+]|\d+[.)])\s/.test(line);
}

/** Components, imports, comments and rules: nothing of them can be shown without running them. */
function isLeftOut(line) {
  return line === "" || /^(?:<|\{|import\s|export\s|-{3,}$|!\[)/.test(line);
}

function startsBlock(line) {
  return isLeftOut(line) || isListItem(line) || /^(?:#{1,6}\s|`{3}|~{3}|\|)/.test(line);
}

const inlineForms = /`([^`]+)`|\*\*([^*]+)\*\*|!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)|<\/?[A-Za-z][^>]*>/g;

/** Code, bold, and links; tags within a line go, the text between them stays. */
export function inline(text, linkTo) {
  const parts = [];
  let last = 0;
  for (const match of text.matchAll(inlineForms)) {
    parts.push(text.slice(last, match.index), inlineOf(match, linkTo));
    last = match.index + match[0].length;
  }
  return [...parts, text.slice(last)];
}

function inlineOf([whole, code, bold, label, address], linkTo) {
  if (code !== undefined) return html`<code>${code}</code>`;
  if (bold !== undefined) return html`<strong>${bold}</strong>`;
  if (label === undefined) return "";
  const href = whole.startsWith("!") ? undefined : linkTo(address);
  return href === undefined ? label : html`<a href="${href}">${label}</a>`;
}
