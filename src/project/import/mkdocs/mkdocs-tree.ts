// Makes the tree of docs.json from the navigation of a MkDocs site, or from its folders. (D327)
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import { isExternalHref, writtenPath } from "../../../compiler/contract/href.ts";
import { isJsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { baseName, foldersAbove, resolvePath } from "../../../compiler/text/resolve-path.ts";
import { hiddenReason, isHiddenFile } from "../hidden-files.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportedEntry, ImportedPage } from "../imported-site.ts";
import { listIn, wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";
import type { TreeLimits } from "../tree-limits.ts";
import { inDocs } from "./mkdocs-config.ts";
import { isMkdocsIndex } from "./mkdocs-pages.ts";

/** What a tree is made of. */
export interface TreeInput {
  readonly source: OldFolder;
  readonly limits: TreeLimits;
  /** The folder of the pages. */
  readonly docs: string;
  /** The file of the configuration. */
  readonly config: string;
  /** Where the list is in it. */
  readonly navPointer: string;
  /** A label of the list as it is shown. */
  readonly labelOf: (written: string) => string;
  /** The files of the pages below that folder, sorted. */
  readonly files: readonly string[];
  /** Whether a file has no entry unless a list names it. */
  readonly isUnlisted: (file: string) => boolean;
  /** What keeps a file from being published. */
  readonly excludedBy: (file: string) => string | undefined;
  /** The page of a file. Its label is the first one that is given. */
  readonly pageOf: (file: string, label?: string) => ImportedPage;
  /** A page that leads to another site. `level`: that of its entry, 0 at the top. */
  readonly linkTo: (label: string, href: string, level: number) => ImportedPage;
  /** The scheme and host of the site; undefined if they are not known. */
  readonly origin: string | undefined;
  /** Whether `.pages` or `.nav.yml` in a folder says what is in it. */
  readonly hasFolderFiles: boolean;
}

interface Place {
  readonly file: string;
  readonly pointer: string;
  /** The folder that paths count from. */
  readonly folder: string;
}

interface Folder {
  readonly files: string[];
  readonly folders: string[];
}

/** A folder with its title, and what it has in its order. */
interface DescribedFolder {
  readonly title: string;
  readonly entries: readonly ImportedEntry[];
}

/** The entries of a `nav`, or of the folders if there is none. */
export class MkdocsTree {
  readonly losses: ImportLoss[] = [];
  readonly #input: TreeInput;
  readonly #known: ReadonlySet<string>;
  readonly #listed = new Set<string>();
  readonly #folders: ReadonlyMap<string, Folder>;
  /** Folders that have their place; those that are being read are open. */
  readonly #placed = new Set<string>();
  readonly #open = new Set<string>();

  constructor(input: TreeInput) {
    this.#input = input;
    this.#known = new Set(input.files);
    this.#folders = foldersOf(input.files.filter((file) => !input.isUnlisted(file)));
  }

  entries(nav: readonly JsonValue[] | undefined): readonly ImportedEntry[] {
    if (nav === undefined) return this.#described("", 0).entries;
    return this.#list(nav, { file: this.#input.config, pointer: this.#input.navPointer, folder: "" }, 0);
  }

  #list(list: readonly JsonValue[], place: Place, level: number): readonly ImportedEntry[] {
    if (this.#input.limits.isTooDeep(level, place)) return [];
    // What "..." stands for is known when all others are listed.
    const entries = list.map((item, index) =>
      isRest(item) ? undefined : this.#item(item, { ...place, pointer: `${place.pointer}/${index}` }, level),
    );
    const rest = entries.indexOf(undefined);
    const others = rest < 0 ? [] : this.#rest(place.folder, level);
    return entries.flatMap((each, index) => each ?? (index === rest ? others : []));
  }

  #item(item: JsonValue, place: Place, level: number): readonly ImportedEntry[] {
    if (!this.#input.limits.takes(place)) return [];
    if (typeof item === "string") return this.#target(item, undefined, place, level);
    if (!isJsonObject(item))
      return this.#lose(
        "an entry without a page",
        "it is neither a path nor a label with one",
        place,
        JSON.stringify(item).slice(0, 80),
      );
    return Object.entries(item).flatMap(([label, value]): readonly ImportedEntry[] => {
      const at = { ...place, pointer: childPointer(place.pointer, label) };
      if (typeof value === "string") return this.#target(value, label, at, level);
      if (value === null) return this.#target("", label, at, level);
      return Array.isArray(value) ? asGroup(label, this.#list(value as readonly JsonValue[], at, level + 1)) : [];
    });
  }

  #target(written: string, label: string | undefined, place: Place, level: number): readonly ImportedEntry[] {
    if (written === "") return this.#lose("an entry without a page", "it names none", place, label ?? "");
    if (isExternalHref(written)) return [{ kind: "page", page: this.#input.linkTo(label ?? written, written, level) }];
    const path = resolvePath(place.folder, writtenPath(written)) ?? "";
    if (this.#known.has(path)) return this.#page(path, label, place);
    if (this.#folders.has(path)) return this.#folder(path, label, place, written, level);
    const { origin, excludedBy } = this.#input;
    // A path of a page that is wrong would be a dead link there.
    const isElsewhere =
      written.startsWith("/") && !/\.md$/i.test(path) && !isHiddenFile(path) && excludedBy(path) === undefined;
    if (isElsewhere && origin !== undefined)
      return [{ kind: "page", page: this.#input.linkTo(label ?? written, origin + written, level) }];
    return this.#lose("an entry without a page", this.#whyMissing(path), place, written);
  }

  #whyMissing(path: string): string {
    if (isHiddenFile(path)) return hiddenReason;
    const by = this.#input.excludedBy(path);
    return by === undefined
      ? "there is no such file below the folder of the pages"
      : `${by} leaves its page out, so it does not come along`;
  }

  #folder(
    path: string,
    label: string | undefined,
    place: Place,
    written: string,
    level: number,
  ): readonly ImportedEntry[] {
    if (path === "" || this.#open.has(path))
      return this.#lose("a folder that is in itself", "its entries are listed once", place, written);
    if (this.#placed.has(path))
      return this.#lose("a second entry of a folder", "a folder is listed once", place, written);
    const { title, entries } = this.#described(path, level + 1);
    return asGroup(label ?? title, entries);
  }

  #page(path: string, label: string | undefined, place: Place): readonly ImportedEntry[] {
    const page = this.#input.pageOf(path, label);
    this.#listed.add(path);
    if (label !== undefined && this.#input.labelOf(label) !== (page.fields["sidebarTitle"] ?? page.fields["title"]))
      this.#lose("a second label of a page", "pages have one", place, label);
    return [{ kind: "page", page }];
  }

  #described(path: string, level: number): DescribedFolder {
    this.#placed.add(path);
    this.#open.add(path);
    const described = this.#read(path, level);
    this.#open.delete(path);
    return described;
  }

  #read(path: string, level: number): DescribedFolder {
    const { source, docs, hasFolderFiles, limits } = this.#input;
    const own = folderTitle(path);
    const start = inDocs({ docs }, path);
    if (limits.isTooDeep(level, { file: start })) return { title: own, entries: [] };
    const file = [".pages", ".nav.yml"]
      .map((name) => inDocs({ docs: start }, name))
      .find((each) => source.hasConfig(each));
    const value = hasFolderFiles && file !== undefined ? source.yaml(file) : undefined;
    if (!isJsonObject(value) || file === undefined) return { title: own, entries: this.#rest(path, level) };
    const title = wordsIn(value, "title") ?? own;
    if (value["hide"] === true) return { title, entries: [] };
    const nav = [...listIn(value, "nav"), ...listIn(value, "arrange")];
    if (nav.length > 0) return { title, entries: this.#list(nav, { file, pointer: "/nav", folder: path }, level) };
    const rest = this.#rest(path, level);
    return { title, entries: value["order"] === "desc" ? rest.toReversed() : rest };
  }

  /** What nothing has listed yet: files, the index first, then folders. */
  #rest(path: string, level: number): readonly ImportedEntry[] {
    const { limits, docs } = this.#input;
    const folder = this.#folders.get(path);
    if (folder === undefined) return [];
    const files = folder.files.filter((file) => !this.#listed.has(file));
    const pages = [...files.filter(isMkdocsIndex), ...files.filter((file) => !isMkdocsIndex(file))].flatMap((file) => {
      this.#listed.add(file);
      if (!limits.takes({ file: inDocs({ docs }, file) })) return [];
      return [{ kind: "page", page: this.#input.pageOf(file) } as const];
    });
    const groups = folder.folders.flatMap((each) => {
      // A folder before it may have listed it.
      if (this.#placed.has(each)) return [];
      const { title, entries } = this.#described(each, level + 1);
      return asGroup(title, entries);
    });
    return [...pages, ...groups];
  }

  #lose(feature: string, reason: string, { file, pointer }: Place, what: string): readonly ImportedEntry[] {
    this.losses.push({ feature, reason, file, pointer, what });
    return [];
  }
}

function isRest(item: JsonValue): boolean {
  return typeof item === "string" && /^(?:\.\.\.|\*)/.test(item);
}

function asGroup(label: string, entries: readonly ImportedEntry[]): readonly ImportedEntry[] {
  return entries.length === 0 ? [] : [{ kind: "group", label, entries }];
}

/** As MkDocs writes it: words, with a capital if there is none. */
function folderTitle(path: string): string {
  const words = baseName(path).replaceAll(/[-_]/g, " ");
  return words.toLowerCase() === words ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;
}

function foldersOf(files: readonly string[]): ReadonlyMap<string, Folder> {
  const folders = new Map<string, Folder>([["", { files: [], folders: [] }]]);
  for (const file of files) {
    let above = "";
    for (const folder of foldersAbove(file)) {
      if (!folders.has(folder)) {
        folders.set(folder, { files: [], folders: [] });
        folders.get(above)!.folders.push(folder);
      }
      above = folder;
    }
    folders.get(above)!.files.push(file);
  }
  return folders;
}
