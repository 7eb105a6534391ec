// Which pages has a built site, and which of its links lead to a page or an anchor that it lacks?
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A link of a built page that does not find its page, or its anchor. */
export interface LostLink {
  readonly file: string;
  readonly href: string;
}

/** The pages of a folder of HTML. */
export class BuiltSite {
  readonly #folder: string;
  readonly #ids = new Map<string, ReadonlySet<string>>();
  readonly #links: LostLink[] = [];
  readonly #nested: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
    for (const file of files) {
      const html = readFileSync(join(folder, file), "utf8").replaceAll(/<script[^]*?<\/script>/g, "");
      this.#ids.set(file, new Set(valuesIn(html, /\s(?:id|name)=(?:"([^"]*)"|([^\s"'>]+))/g)));
      if (hasNestedLinks(html)) this.#nested.push(file);
      for (const href of new Set(valuesIn(html, /<a\b[^>]*?\shref=(?:"([^"]*)"|([^\s"'>]+))/g)))
        if (/^(?:\/(?!\/)|#)/.test(href)) this.#links.push({ file, href });
    }
  }

  get size(): number {
    return this.#ids.size;
  }

  /** True for an address that a file server finds. */
  has(href: string): boolean {
    return this.#fileAt(href) !== undefined;
  }

  /** The pages with a link in another one, which browsers take apart. */
  get nestedLinks(): readonly string[] {
    return this.#nested;
  }

  /** The links to pages and files that are not there. */
  deadLinks(): readonly LostLink[] {
    return this.#links.filter(({ href }) => {
      const [address = ""] = href.split(/[?#]/, 1);
      return address !== "" && !this.has(address) && !existsSync(join(this.#folder, decoded(address)));
    });
  }

  /** The links with an anchor, and those whose anchor the page does not have. */
  anchors(): { readonly count: number; readonly lost: readonly LostLink[] } {
    const found = this.#links.flatMap((link) => {
      const [address = "", anchor = ""] = link.href.split("#");
      const target = address === "" ? link.file : this.#fileAt(address.split("?", 1)[0]!);
      if (anchor === "" || target === undefined) return [];
      const ids = this.#ids.get(target)!;
      return [{ link, isLost: !ids.has(anchor) && !ids.has(decoded(anchor)) }];
    });
    return { count: found.length, lost: found.flatMap(({ link, isLost }) => (isLost ? [link] : [])) };
  }

  #fileAt(href: string): string | undefined {
    const path = decoded(href).replaceAll(/^\/|\/$/g, "");
    return [`${path}.html`, path === "" ? "index.html" : `${path}/index.html`].find((file) => this.#ids.has(file));
  }
}

/** The text behind the last "#", decoded. */
export function anchorOf(href: string): string {
  return decoded(href.slice(href.lastIndexOf("#") + 1));
}

function hasNestedLinks(html: string): boolean {
  let isOpen = false;
  for (const [tag] of html.matchAll(/<\/?a(?=[\s>])/g)) {
    if (isOpen && tag === "<a") return true;
    isOpen = tag === "<a";
  }
  return false;
}

function valuesIn(html: string, attribute: RegExp): readonly string[] {
  return [...html.matchAll(attribute)].map(([, quoted, plain = ""]) =>
    (quoted ?? plain).replaceAll("&amp;", "&").replaceAll(/&#(?:39|x27);/g, "'"),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
