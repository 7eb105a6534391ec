// What is around the content of a page in its other editions? The build writes it, and client/editions.js puts it there.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { html } from "./html.mjs";
import { frameOf } from "./page.mjs";
import { viewOf } from "./view.mjs";

export class OtherEditions {
  #site;
  #output;
  #folder;
  /** The frame that the pages with a sidebar share, by the edition and the sidebar. */
  #shared = new Map();

  constructor(site, output) {
    this.#site = site;
    this.#output = output;
    this.#folder = join(site.navigation.site.basePath, "_site/editions");
    output.remove(this.#folder);
  }

  /** The files of a page: the shared frame for each edition that the reader may have seen last, and the page's own pieces of all of them. Undefined for a page that looks the same to each reader. */
  filesOf({ page, edition }) {
    const views = this.#site.opened.editions.map(({ id }) => ({ last: id, view: viewOf(this.#site, page, id) }));
    const others = views.filter(({ view }) => view.edition.id !== edition.id);
    if (others.length === 0) return undefined;
    const shown = new Map(others.map(({ view }) => [view.edition.id, view]));
    const frames = new Map([...shown].map(([id, view]) => [id, this.#frameOf(view)]));
    const own = Object.fromEntries([...frames.values()].map(({ file, pieces }) => [file, pieces]));
    return {
      frames: others.map(({ last, view }) => [last, frames.get(view.edition.id).file]),
      pieces: this.#write(own),
    };
  }

  /** The file of the shared frame, and the pieces, by number, that are others on the page. */
  #frameOf(view) {
    const all = piecesOf(view);
    const key = JSON.stringify([view.edition.id, view.placement.sidebar, all.length]);
    if (!this.#shared.has(key)) this.#shared.set(key, { file: this.#write(all), all });
    const shared = this.#shared.get(key);
    const own = [...all.entries()].filter(([number, piece]) => piece !== shared.all[number]);
    return { file: shared.file, pieces: Object.fromEntries(own) };
  }

  /** The name of the file is made of its content, so that a page never gets one of another build. */
  #write(content) {
    const text = JSON.stringify(content);
    const file = `${createHash("sha256").update(text).digest("hex").slice(0, 16)}.json`;
    this.#output.write(join(this.#folder, file), text);
    return file;
  }
}

/** A piece is a tag with the text after it. Breadcrumbs and neighbors are one each, because pages have different numbers of them. Links to the page itself are empty. */
function piecesOf(view) {
  const self = String(html`href="${view.page.href}"`);
  const text = String(frameOf(view)).replaceAll(self, 'href=""');
  return text.match(/<nav class="(?:eyebrow|neighbors)"[^]*?<\/nav>|<[^<]*/g);
}
