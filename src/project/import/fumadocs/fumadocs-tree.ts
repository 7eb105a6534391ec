// Makes the tree of a Fumadocs site in one language from its folders and their meta.json. (D382)
import type { JsonObject, JsonValue } from "../../../compiler/text/json-value.ts";
import { compareText } from "../../../compiler/text/compare-text.ts";
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import type { ImportedPage } from "../imported-site.ts";
import { wordsIn } from "../json-fields.ts";
import { isIndexPage } from "./fumadocs-files.ts";

/** What is in the sidebar. */
export type MetaNode = MetaPage | MetaFolder | MetaLink | MetaSeparator;

export interface MetaPage {
  readonly kind: "page";
  readonly path: string;
  readonly page: ImportedPage;
}

export interface MetaFolder {
  readonly kind: "folder";
  readonly path: string;
  label: string;
  index: MetaPage | undefined;
  readonly children: MetaNode[];
  readonly meta: JsonObject;
}

export interface MetaLink {
  readonly kind: "link";
  readonly label: string;
  readonly href: string;
}

/** A label above the entries that follow. */
export interface MetaSeparator {
  readonly kind: "separator";
  readonly label: string;
}

/** What a tree is made of. */
export interface FumadocsTreeInput {
  /** The pages of the language by path. */
  readonly pages: ReadonlyMap<string, ImportedPage>;
  /** The contents of meta.json by its folder. */
  readonly metas: ReadonlyMap<string, JsonObject>;
  /** An element of `pages` that names nothing. */
  readonly lose: (folder: string, item: string) => void;
}

const link = /^(?:external:)?(?:\[[^\]]+\])?\[([^\]]+)\]\(([^)]+)\)$/;
const separator = /^---(?:\[[^\]]+\])?(.*?)(?:---)?$/;
const mostLevels = 50;

/** The folder at the top. */
export function fumadocsTree(input: FumadocsTreeInput): MetaFolder {
  return new TreeBuilder(input).top();
}

type Owned = MetaPage | MetaFolder;

/** Pages and folders are in one place: what a list names is there, and not in its own folder. */
class TreeBuilder {
  readonly #input: FumadocsTreeInput;
  readonly #nodes = new Map<string, Owned>();
  readonly #unfinished = new Set<Owned>();
  readonly #owners = new Map<Owned, { owner: MetaFolder; priority: number }>();
  /** The paths directly in each folder. */
  readonly #inside = new Map<string, string[]>([["", []]]);
  readonly #paths = new Map<string, string>();

  constructor(input: FumadocsTreeInput) {
    this.#input = input;
    const metas = [...input.metas.keys()].map((folder) => join(folder, "meta.json"));
    for (const path of [...input.pages.keys(), ...metas].toSorted(compareText)) this.#place(path);
    for (const path of input.pages.keys()) this.#paths.set(path.replace(/\.\w+$/, ""), path);
  }

  top(): MetaFolder {
    return this.#folder("", true, 0)!;
  }

  #place(path: string): void {
    const folder = folderOf(path);
    if (!this.#inside.has(folder)) {
      this.#inside.set(folder, []);
      this.#place(folder);
    }
    if (path !== "") this.#inside.get(folder)!.push(path);
  }

  #page(path: string): MetaPage | undefined {
    const before = this.#nodes.get(path);
    if (before !== undefined) return before.kind === "page" ? before : undefined;
    const page = this.#input.pages.get(path);
    if (page === undefined) return undefined;
    const node: MetaPage = { kind: "page", path, page };
    this.#nodes.set(path, node);
    return node;
  }

  #folder(path: string, isTop: boolean, level: number): MetaFolder | undefined {
    const before = this.#nodes.get(path);
    if (before !== undefined) return before.kind === "folder" ? before : undefined;
    const inside = this.#inside.get(path);
    if (inside === undefined || level > mostLevels) return undefined;
    const meta = this.#input.metas.get(path) ?? {};
    const folder: MetaFolder = { kind: "folder", path, label: "", index: undefined, children: [], meta };
    this.#nodes.set(path, folder);
    this.#unfinished.add(folder);
    const isRoot = typeof meta["root"] === "boolean" ? meta["root"] : isTop;
    const indexPath = isRoot ? undefined : this.#paths.get(join(path, "index"));
    const index = indexPath === undefined ? undefined : this.#page(indexPath);
    if (index !== undefined && this.#own(folder, index, 0)) folder.index = index;
    const { pages } = meta;
    if (Array.isArray(pages)) this.#listed(folder, pages as readonly JsonValue[], inside, level);
    else {
      const others = this.#rest(inside, new Set(folder.index === undefined ? [] : [folder.index.path]), 1, level);
      for (const node of others) if (this.#own(folder, node, 0)) folder.children.push(node);
    }
    const title = wordsIn(meta, "title") ?? wordsIn(folder.index?.page.fields ?? {}, "title");
    folder.label = title ?? shownName(baseName(path).replace(/^\((.+)\)$/, "$1"));
    this.#unfinished.delete(folder);
    return folder;
  }

  #listed(folder: MetaFolder, items: readonly JsonValue[], inside: readonly string[], level: number): void {
    const found: (MetaNode | 1 | -1)[] = [];
    const excluded = new Set<string>();
    for (const item of items) if (typeof item === "string") this.#item(folder, item, found, excluded, level);
    const own = folder.index;
    if (own !== undefined && excluded.has(own.path)) folder.index = undefined;
    else if (own !== undefined) excluded.add(own.path);
    for (const node of found) {
      if (typeof node !== "number") folder.children.push(node);
      else
        for (const each of this.#rest(inside, excluded, node, level))
          if (this.#own(folder, each, 0)) folder.children.push(each);
    }
  }

  #item(folder: MetaFolder, item: string, found: (MetaNode | 1 | -1)[], excluded: Set<string>, level: number): void {
    if (item === "...") return void found.push(1);
    if (item === "z...a") return void found.push(-1);
    const [, label = ""] = item.startsWith("---") ? (separator.exec(item) ?? []) : [];
    if (item.startsWith("---")) return void found.push({ kind: "separator", label: label.trim() });
    const [, text, href = ""] = link.exec(item) ?? [];
    if (text !== undefined) return void found.push({ kind: "link", label: text, href });
    if (item.startsWith("!")) {
      const path = join(folder.path, item.slice(1));
      excluded.add(path);
      excluded.add(this.#paths.get(path) ?? path);
    } else if (item.startsWith("...")) {
      const path = join(folder.path, item.slice(3));
      const inner = this.#folder(path, false, level + 1);
      if (inner === undefined) return this.#input.lose(folder.path, item);
      const children = inner.index === undefined ? inner.children : [inner.index, ...inner.children];
      if (this.#own(folder, inner, 2)) {
        for (const child of children) {
          const owner = isOwned(child) ? this.#owners.get(child) : undefined;
          if (owner !== undefined) owner.owner = folder;
          found.push(child);
        }
        excluded.add(path);
      } else for (const child of children) if (isOwned(child) && this.#own(folder, child, 2)) found.push(child);
    } else {
      const path = join(folder.path, item);
      const inner = this.#folder(path, false, level + 1);
      const node = inner ?? this.#page(this.#paths.get(path) ?? path);
      if (node === undefined) return this.#input.lose(folder.path, item);
      if (!this.#own(folder, node, 2)) return;
      found.push(node);
      excluded.add(node.path);
    }
  }

  /** What is in a folder, by path, with its index first. */
  #rest(inside: readonly string[], excluded: ReadonlySet<string>, factor: 1 | -1, level: number): readonly Owned[] {
    const nodes = inside.flatMap((path): readonly Owned[] => {
      if (excluded.has(path)) return [];
      const node = this.#page(path) ?? this.#folder(path, false, level + 1);
      return node === undefined ? [] : [node];
    });
    const index = nodes.find((node) => node.kind === "page" && isIndexPage(node.path));
    const weight = (node: Owned): number => (node.kind === "folder" ? 10 : 0);
    return nodes.toSorted((one, other) => {
      if (one === index) return -1;
      if (other === index) return 1;
      return factor * (collator.compare(one.path, other.path) + weight(one) - weight(other));
    });
  }

  /** Whether a folder has a node: what a list names wins over what is only there. */
  #own(owner: MetaFolder, node: Owned, priority: number): boolean {
    if (this.#unfinished.has(node)) return false;
    const before = this.#owners.get(node);
    if (before === undefined) {
      this.#owners.set(node, { owner, priority });
      return true;
    }
    if (before.owner === owner) {
      before.priority = Math.max(before.priority, priority);
      return true;
    }
    if (before.priority >= priority) return false;
    if (before.owner.index === node) before.owner.index = undefined;
    else {
      const place = before.owner.children.indexOf(node);
      if (place >= 0) before.owner.children.splice(place, 1);
    }
    before.owner = owner;
    before.priority = priority;
    return true;
  }
}

const collator = new Intl.Collator("en");

function isOwned(node: MetaNode): node is Owned {
  return node.kind === "page" || node.kind === "folder";
}

function join(folder: string, name: string): string {
  const names: string[] = folder === "" ? [] : folder.split("/");
  for (const each of name.split("/"))
    if (each === "..") names.pop();
    else if (each !== "" && each !== ".") names.push(each);
  return names.join("/");
}

/** The name of a file as Fumadocs shows it. */
export function shownName(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll("-", " ");
}
