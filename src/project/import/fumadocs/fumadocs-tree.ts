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
  /** An element of `pages` that names nothing that can be listed there. */
  readonly lose: LoseItem;
  /** Whether a folder at a level is not read. */
  readonly isTooDeep: (folder: string, level: number) => boolean;
}

/** Names an element of the list of a folder as a loss. */
export type LoseItem = (folder: string, item: string, feature: string, reason: string) => void;

/** What a list holds: nodes, and where the rest of the folder goes, forwards or backwards. */
type Found = MetaNode | 1 | -1;

/** A list that is read. */
interface OpenList {
  readonly folder: MetaFolder;
  readonly level: number;
  readonly found: Found[];
  /** The pages and folders that it names, and the folders whose contents it names. */
  readonly seen: Set<MetaNode>;
  readonly spread: Set<MetaFolder>;
  /** Paths that are not of the rest. */
  readonly excluded: Set<string>;
}

const link = /^(?:external:)?(?:\[[^\]]+\])?\[([^\]]+)\]\(([^)]+)\)$/;
const separator = /^---(?:\[[^\]]+\])?(.*?)(?:---)?$/;

/** What is said of a page or folder that is listed already. */
export const secondEntry = [
  "a second entry of a page or folder",
  "it is listed once, so its second place is left out",
] as const;

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
  /** Folders that are too deep. */
  readonly #left = new Set<string>();
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
    if (inside === undefined || this.#left.has(path)) return undefined;
    if (this.#input.isTooDeep(path, level)) {
      this.#left.add(path);
      return undefined;
    }
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
    const list: OpenList = { folder, level, found: [], seen: new Set(), spread: new Set(), excluded: new Set() };
    for (const item of items) if (typeof item === "string") this.#item(item, list);
    const { found, excluded } = list;
    const own = folder.index;
    if (own !== undefined && excluded.has(own.path)) folder.index = undefined;
    else if (own !== undefined) excluded.add(own.path);
    const placed = new Set<MetaNode>();
    let hasRest = false;
    for (const node of found) {
      if (typeof node !== "number") placed.add(node);
      else if (!hasRest) {
        for (const each of this.#rest(inside, excluded, node, level)) if (this.#own(folder, each, 0)) placed.add(each);
        hasRest = true;
      }
    }
    for (const node of placed) folder.children.push(node);
  }

  #item(item: string, list: OpenList): void {
    const { found, excluded, folder } = list;
    if (item === "...") return void found.push(1);
    if (item === "z...a") return void found.push(-1);
    const [, label = ""] = item.startsWith("---") ? (separator.exec(item) ?? []) : [];
    if (item.startsWith("---")) return void found.push({ kind: "separator", label: label.trim() });
    const [, text, href = ""] = link.exec(item) ?? [];
    if (text !== undefined) return void found.push({ kind: "link", label: text, href });
    if (item.startsWith("...")) return this.#contents(item, join(folder.path, item.slice(3)), list);
    if (!item.startsWith("!")) return this.#named(item, join(folder.path, item), list);
    const path = join(folder.path, item.slice(1));
    excluded.add(path);
    excluded.add(this.#paths.get(path) ?? path);
  }

  /** A page or folder that a list names. */
  #named(item: string, path: string, list: OpenList): void {
    const inner = this.#folder(path, false, list.level + 1);
    const node = inner ?? this.#page(this.#paths.get(path) ?? path);
    if (node === undefined) return this.#loseUnknown(item, path, list);
    if (this.#isOpen(node, item, list) || !this.#own(list.folder, node, 2)) return;
    if (list.seen.has(node)) return this.#loseSecond(item, list);
    list.seen.add(node);
    list.found.push(node);
    list.excluded.add(node.path);
  }

  /** What is in a folder that a list names with dots before it. */
  #contents(item: string, path: string, list: OpenList): void {
    const inner = this.#folder(path, false, list.level + 1);
    if (inner === undefined) return this.#loseUnknown(item, path, list);
    if (this.#isOpen(inner, item, list)) return;
    if (list.spread.has(inner)) return this.#loseSecond(item, list);
    list.spread.add(inner);
    const children = inner.index === undefined ? inner.children : [inner.index, ...inner.children];
    const isOwn = this.#own(list.folder, inner, 2);
    for (const child of children) {
      const owner = isOwn && isOwned(child) ? this.#owners.get(child) : undefined;
      if (owner !== undefined) owner.owner = list.folder;
      if (isOwn || (isOwned(child) && this.#own(list.folder, child, 2))) list.found.push(child);
    }
    if (isOwn) list.excluded.add(path);
  }

  /** Whether a node is a folder that is being read: the list is in it. */
  #isOpen(node: Owned, item: string, { folder }: OpenList): boolean {
    if (!this.#unfinished.has(node)) return false;
    this.#input.lose(folder.path, item, "a folder that is in itself", "its entries are listed once");
    return true;
  }

  #loseUnknown(item: string, path: string, { folder }: OpenList): void {
    if (this.#left.has(path)) return;
    this.#input.lose(folder.path, item, "an entry without a page", "no page or folder has this name");
  }

  #loseSecond(item: string, { folder }: OpenList): void {
    this.#input.lose(folder.path, item, ...secondEntry);
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
