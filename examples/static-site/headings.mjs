// Which id has a heading, and what is listed under "On this page"?
import slugify from "@sindresorhus/slugify";
import { html } from "./html.mjs";

/** A page has one first heading, its title; the headings of its text start below it. */
export function headingOf(depth, text, content, page) {
  const level = Math.min(Math.max(depth, 2), 4);
  const id = freeId(text, page);
  page.headings.push({ level, id, text });
  if (level === 2) return html`<h2 id="${id}">${content}</h2>`;
  return level === 3 ? html`<h3 id="${id}">${content}</h3>` : html`<h4 id="${id}">${content}</h4>`;
}

/** An id for a title, which no other part of the page has: of two equal ones the second is `install-2`. */
export function freeId(text, { ids: taken }) {
  const id = idOf(text);
  let [free, number] = [id, 1];
  while (taken.has(free)) free = `${id}-${(number += 1)}`;
  taken.add(free);
  return free;
}

/** Most headings are on many pages. */
const slugs = new Map();

function idOf(text) {
  if (!slugs.has(text)) slugs.set(text, slugOf(text));
  return slugs.get(text);
}

/** As the platform makes them, so that links to a heading stay right: what is not ASCII is kept. */
function slugOf(text) {
  const plain = text.toWellFormed().toLowerCase().trim().replaceAll(/\s+/g, "-");
  const slug = slugify(encodeURIComponent(plain), {
    decamelize: false,
    lowercase: false,
    preserveCharacters: ["%", "_"],
  });
  return decoded(slug).replaceAll(/[?,;:!'"()[\]{}]/g, "") || "section";
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
