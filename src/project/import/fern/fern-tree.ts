// Makes the sidebar of a Fern site from the navigation of its docs.yml. (D385)
import { isExternalHref } from "../../../compiler/contract/href.ts";
import {
  isJsonObject,
  ownValue,
  withoutUndefined,
  type JsonObject,
  type JsonValue,
} from "../../../compiler/text/json-value.ts";
import { resolvePath } from "../../../compiler/text/resolve-path.ts";
import { firstPage } from "../first-page.ts";
import { hiddenReason, isHiddenFile } from "../hidden-files.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportedEntry, ImportedPage, MovedAddress } from "../imported-site.ts";
import { listIn, wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";
import { PageList } from "../page-list.ts";
import type { TreeLimits } from "../tree-limits.ts";
import { changelogEntries, folderEntries, type FolderEntries, type FolderTarget } from "./fern-folders.ts";
import { addFernPage, elementFields } from "./fern-pages.ts";
import { slugAddresses, slugBelow, writtenSlug, type FernSlug } from "./fern-slug.ts";
import { fernSpecs, openapiField } from "./fern-specs.ts";

/** The file of a navigation, and the folder that its paths count from. */
export interface NavigationFile {
  readonly file: string;
  readonly folder: string;
}

/** Reads the pages of a folder. */
type FolderReader = (folder: string, slug: FernSlug, title: string, target: FolderTarget) => FolderEntries;

const elementKinds = ["page", "section", "link", "api", "changelog", "folder"] as const;

/** The tree of a site, and what it is made of. */
export class FernTree {
  readonly pages: PageList = new PageList();
  readonly moved: MovedAddress[] = [];
  readonly losses: ImportLoss[] = [];
  /** The specs of its API sections. */
  readonly specs: Set<string> = new Set();
  readonly #source: OldFolder;
  readonly #limits: TreeLimits;
  /** The folder of docs.yml. */
  readonly #top: string;
  /** The file and address of every page, by both. */
  readonly #listed = new Set<string>();

  constructor(source: OldFolder, limits: TreeLimits, top: string) {
    this.#source = source;
    this.#limits = limits;
    this.#top = top;
  }

  /** Where a path of a file counts from. */
  resolve(path: string, { folder }: NavigationFile): string | undefined {
    return path.startsWith("/") ? resolvePath(this.#top, `.${path}`) : resolvePath(folder, path);
  }

  /** Sends readers of a part of the tree without a page of its own to its first page. */
  leadTo(slug: FernSlug, page: ImportedPage | undefined): void {
    if (page !== undefined) for (const address of slugAddresses(slug)) this.moved.push({ address, page });
  }

  lose(feature: string, reason: string, { file }: NavigationFile, pointer: string, what: string): readonly [] {
    this.losses.push({ feature, reason, file, pointer, what });
    return [];
  }

  /** The entries of a list of elements; `pointer` is where that list is. */
  entries(items: readonly JsonValue[], above: FernSlug, at: NavigationFile, pointer: string): readonly ImportedEntry[] {
    return items.flatMap((item, index) =>
      isJsonObject(item) ? this.#entry(item, above, at, `${pointer}/${index}`) : [],
    );
  }

  #entry(item: JsonObject, above: FernSlug, at: NavigationFile, pointer: string): readonly ImportedEntry[] {
    if (!this.#limits.takes({ file: at.file, pointer })) return [];
    const named = elementKinds.find((kind) => ownValue(item, kind) !== undefined);
    if (named === undefined) {
      const [kind = "an element"] = Object.keys(item);
      return this.lose(`"${kind}" of the navigation`, "docs.json has no such element", at, pointer, kind);
    }
    if (named === "changelog" || named === "folder") return this.#folder(item, named, above, at);
    const title = wordsIn(item, named) ?? "";
    if (named === "page") return this.#page(item, title, above, at, pointer);
    if (named === "link") return this.#link(item, title, above);
    const slug = slugBelow(above, { title, slug: writtenSlug(item), isSkipped: item["skip-slug"] === true });
    return named === "section"
      ? this.#section(item, title, slug, at, pointer)
      : this.#api(item, title, slug, at, pointer);
  }

  #page(
    item: JsonObject,
    title: string,
    above: FernSlug,
    at: NavigationFile,
    pointer: string,
  ): readonly ImportedEntry[] {
    const file = this.#fileOf(wordsIn(item, "path") ?? "", title, at, pointer);
    if (file === undefined) return [];
    const page = this.#add({ file, title, slug: writtenSlug(item), fields: elementFields(item) }, above);
    if (page === undefined)
      return this.lose("a second entry of a page", "a page is listed once at each address", at, pointer, title);
    return [{ kind: "page", page }];
  }

  /** The file of a page; one that is not there or hidden is a loss. */
  #fileOf(path: string, title: string, at: NavigationFile, pointer: string): string | undefined {
    const file = this.resolve(path, at);
    if (file !== undefined && this.#source.has(file)) return file;
    const reason = isHiddenFile(file ?? "") ? hiddenReason : "there is no such file in the folder";
    this.lose("a page without a file", reason, at, pointer, title);
    return undefined;
  }

  /** The file of the page that a section or API may have. */
  #ownFileOf(item: JsonObject, field: string, title: string, at: NavigationFile, pointer: string): string | undefined {
    const path = wordsIn(item, field);
    return path === undefined ? undefined : this.#fileOf(path, title, at, pointer);
  }

  /** Adds a page; undefined if the same file has the same address already. */
  #add(page: Parameters<typeof addFernPage>[0], above: FernSlug): ImportedPage | undefined {
    const { slug, title, isOverview = false } = page;
    const [address] = slugAddresses(isOverview ? above : slugBelow(above, { title, slug }));
    const key = JSON.stringify([page.file, address]);
    if (this.#listed.has(key)) return undefined;
    this.#listed.add(key);
    return addFernPage(page, above, this.#source, this.pages);
  }

  /** The page of a landing page, which no list has. */
  landingPage(item: JsonObject, above: FernSlug, at: NavigationFile, pointer: string): ImportedPage | undefined {
    const title = wordsIn(item, "page") ?? "Home";
    const file = this.#ownFileOf(item, "path", title, at, pointer);
    return file === undefined ? undefined : this.#add({ file, title, slug: writtenSlug(item) }, above);
  }

  #section(
    item: JsonObject,
    title: string,
    slug: FernSlug,
    at: NavigationFile,
    pointer: string,
  ): readonly ImportedEntry[] {
    const file = this.#ownFileOf(item, "path", title, at, pointer);
    const root = file === undefined ? undefined : this.#add({ file, title, isOverview: true }, slug);
    const entries = this.entries(listIn(item, "contents"), slug, at, `${pointer}/contents`);
    return this.#group(item, title, slug, { root, entries });
  }

  #folder(
    item: JsonObject,
    kind: "changelog" | "folder",
    above: FernSlug,
    at: NavigationFile,
  ): readonly ImportedEntry[] {
    const path = wordsIn(item, kind) ?? "";
    const name = kind === "changelog" ? "Changelog" : (path.split("/").findLast((each) => each !== "") ?? path);
    const label = wordsIn(item, "title") ?? name;
    const slug = slugBelow(above, { title: label, slug: writtenSlug(item), isSkipped: item["skip-slug"] === true });
    const read = kind === "changelog" ? changelogEntries : folderEntries;
    return this.folderGroup(item, label, slug, this.resolve(path, at), read);
  }

  /** A group of the pages of a folder. */
  folderGroup(
    item: JsonObject,
    title: string,
    slug: FernSlug,
    folder: string | undefined,
    read: FolderReader,
  ): readonly ImportedEntry[] {
    if (folder === undefined) return [];
    return this.#group(item, title, slug, read(folder, slug, title, this.target()));
  }

  /** What the pages of folders are added to. */
  target(): FolderTarget {
    return { source: this.#source, limits: this.#limits, pages: this.pages, moved: this.moved };
  }

  #group(item: JsonObject, label: string, slug: FernSlug, { root, entries }: FolderEntries): readonly ImportedEntry[] {
    const collapsed = ownValue(item, "collapsed");
    const fields = {
      ...elementFields(item),
      ...(typeof collapsed === "boolean" ? { expanded: !collapsed } : {}),
    };
    if (root === undefined && item["skip-slug"] !== true) this.leadTo(slug, firstPage(entries));
    if (entries.length > 0) return [{ kind: "group", label, root, fields, entries }];
    return root === undefined ? [] : [{ kind: "page", page: root }];
  }

  #link(item: JsonObject, title: string, above: FernSlug): readonly ImportedEntry[] {
    const href = wordsIn(item, "href") ?? wordsIn(item, "url") ?? "";
    const url = isExternalHref(href) || href.startsWith("/") ? href : `/${href}`;
    const [address] = slugAddresses(slugBelow(above, { title: title === "" ? "link" : title }));
    const fields = withoutUndefined({ title, url, icon: elementFields(item)["icon"] });
    return [{ kind: "page", page: this.pages.add({ address, isOld: false, fields, dialect: "fern" }) }];
  }

  #api(item: JsonObject, title: string, slug: FernSlug, at: NavigationFile, pointer: string): readonly ImportedEntry[] {
    const { openapi, others } = fernSpecs(wordsIn(item, "api-name"), this.#top, this.#source);
    for (const other of others) this.lose("the definition of an API", `it is ${other}`, at, pointer, title);
    const file = this.#ownFileOf(item, "summary", title, at, pointer);
    const root = file === undefined ? undefined : this.#add({ file, title, isOverview: true }, slug);
    const pages = listIn(item, "layout").filter(
      (each) => isJsonObject(each) && ["page", "section", "link"].some((kind) => ownValue(each, kind) !== undefined),
    );
    const entries = this.entries(pages, slug, at, `${pointer}/layout`);
    if (openapi.length === 0) {
      if (others.length === 0) this.lose("the definition of an API", "no file of it was found", at, pointer, title);
      return this.#group(item, title, slug, { root, entries });
    }
    for (const spec of openapi) this.specs.add(spec);
    this.lose(
      "the addresses of endpoints",
      "they are made of names of Fern's SDKs; each endpoint has a new address below that of its section, which itself has no page",
      at,
      pointer,
      title,
    );
    if (pages.length < listIn(item, "layout").length)
      this.lose("the order of endpoints", "endpoints have the order of the spec", at, `${pointer}/layout`, title);
    const fields = {
      ...elementFields(item),
      ...openapiField(openapi, (spec) => this.newPath(spec), slugAddresses(slug)[0]),
    };
    const generated = { kind: "group", label: title, root, fields, entries: [] } as const;
    if (entries.length === 0) return [generated];
    const inside: readonly ImportedEntry[] = [...entries, { ...generated, root: undefined, label: "Endpoints" }];
    return [{ kind: "group", label: title, root, fields: elementFields(item), entries: inside }];
  }

  /** Where a file of the folder is in the docs folder. */
  newPath(file: string): string {
    return this.#top === "" ? file : file.startsWith(`${this.#top}/`) ? file.slice(this.#top.length + 1) : file;
  }
}
