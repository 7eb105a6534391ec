// Makes the sidebar of a section of a ReadMe project from its folders and `_order.yaml`. (D386)
import { compareText } from "../../../compiler/text/compare-text.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import type { JsonValue } from "../../../compiler/text/json-value.ts";
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import { UsageError } from "../../settings/usage-error.ts";
import type { ImportedEntry } from "../imported-site.ts";
import { addReadmePage, frontMatterOf, readmeSlug, stemOf, titleOfName, type ReadmeTarget } from "./readme-pages.ts";
import { readmeParents } from "./readme-parents.ts";
import { wordsIn } from "../json-fields.ts";
import { folderWithin } from "../tree-limits.ts";

interface Folder {
  readonly files: string[];
  readonly folders: Set<string>;
}

/** An entry with what it is ordered by. */
interface Placed {
  readonly names: readonly string[];
  /** The position in front matter, which older projects have in place of `_order.yaml`. */
  readonly position: number;
  readonly entry: ImportedEntry;
}

/** The entries of a section, which is the folder of the same name. */
export function sectionEntries(root: string, section: string, target: ReadmeTarget): readonly ImportedEntry[] {
  const tree = new Map<string, Folder>();
  const at = (path: string): Folder => {
    const known = tree.get(path) ?? { files: [], folders: new Set<string>() };
    tree.set(path, known);
    return known;
  };
  for (const file of target.source.pages(root)) {
    const folder = folderWithin(folderOf(file), root);
    at(folder).files.push(file);
    for (let path = folder; path !== root && path !== ""; path = folderOf(path)) {
      const { folders } = at(folderOf(path));
      if (folders.has(path)) break;
      folders.add(path);
    }
  }
  const parents = readmeParents(target.source.pages(root), target.source);
  const children = groupBy(parents.keys(), (file) => parents.get(file)!);
  return entriesOf(root, { section, at, target, parents, children });
}

/** What the entries of a section are made of. */
interface Section {
  readonly section: string;
  readonly at: (path: string) => Folder;
  readonly target: ReadmeTarget;
  /** The page that a page is below, by their files, whatever their folders are. */
  readonly parents: ReadonlyMap<string, string>;
  readonly children: ReadonlyMap<string, readonly string[]>;
}

function entriesOf(folder: string, section: Section): readonly ImportedEntry[] {
  const { at, target, parents, children } = section;
  const { files, folders } = at(folder);
  const placed = files
    .filter((file) => !isIndexOf(file, folder) && !parents.has(file))
    .map((file) => placedPage(file, section));
  for (const path of folders) {
    const index = at(path).files.find((file) => isIndexOf(file, path));
    const data = index === undefined ? {} : frontMatterOf(index, target.source);
    const root = index === undefined ? undefined : addReadmePage(index, section.section, target);
    const below = index === undefined ? [] : (children.get(index) ?? []).map((file) => placedPage(file, section));
    const entries = [...entriesOf(path, section), ...inOrder(below)];
    const name = baseName(path);
    // A slug has hyphens only, so any other name is the title of a category.
    const label = wordsIn(data, "title") ?? (/[A-Z _]/.test(name) ? name : titleOfName(name));
    const names = index === undefined ? [name] : [name, readmeSlug(index, data)];
    const position = positionOf(data["order"]);
    if (entries.length > 0) placed.push({ names, position, entry: { kind: "group", label, root, entries } });
    else if (root !== undefined) placed.push({ names, position, entry: { kind: "page", page: root } });
  }
  return inOrder(placed, orderOf(`${folder}/_order.yaml`, target));
}

/** A page, or a group with the pages that are below it. */
function placedPage(file: string, section: Section): Placed {
  const { target, children } = section;
  const data = frontMatterOf(file, target.source);
  const names = [stemOf(file), readmeSlug(file, data)];
  const position = positionOf(data["order"]);
  const page = addReadmePage(file, section.section, target);
  const below = children.get(file) ?? [];
  if (below.length === 0) return { names, position, entry: { kind: "page", page } };
  const label = wordsIn(data, "title") ?? titleOfName(readmeSlug(file, data));
  const entries = inOrder(below.map((each) => placedPage(each, section)));
  return { names, position, entry: { kind: "group", label, root: page, entries } };
}

/** In the order of `_order.yaml`, then by position and name. */
function inOrder(placed: readonly Placed[], order: ReadonlyMap<string, number> = new Map()): readonly ImportedEntry[] {
  const rank = ({ names }: Placed): number => {
    const found = names.flatMap((name) => order.get(name.toLowerCase()) ?? []);
    return found.reduce((least, each) => Math.min(least, each), order.size);
  };
  return placed
    .map((each) => ({ ...each, rank: rank(each) }))
    .toSorted(
      (one, other) =>
        one.rank - other.rank || one.position - other.position || compareText(one.names[0]!, other.names[0]!),
    )
    .map(({ entry }) => entry);
}

/** Pages that are deeper are listed in the deepest folder, with their own addresses. */
function isIndexOf(file: string, folder: string): boolean {
  return stemOf(file) === "index" && folderOf(file) === folder;
}

function positionOf(value: unknown): number {
  return typeof value === "number" ? value : Number.MAX_SAFE_INTEGER;
}

/** The position of each name in `_order.yaml`, in small letters; a file that can't be read is a loss. */
function orderOf(file: string, { source, losses }: ReadmeTarget): ReadonlyMap<string, number> {
  try {
    const value = source.yaml(file);
    const names = Array.isArray(value) ? (value as readonly JsonValue[]) : [];
    return new Map(
      names.flatMap((name, index) => (typeof name === "string" ? [[name.toLowerCase(), index] as const] : [])),
    );
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    losses.push({ feature: "the order of a folder", reason: error.message.replace(/\.$/, ""), file });
    return new Map();
  }
}
