// Makes the sidebar of a section of a ReadMe project from its folders and `_order.yaml`. (D386)
import { compareText } from "../../../compiler/text/compare-text.ts";
import type { JsonValue } from "../../../compiler/text/json-value.ts";
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import { UsageError } from "../../settings/usage-error.ts";
import type { ImportedEntry } from "../imported-site.ts";
import { addReadmePage, frontMatterOf, readmeSlug, stemOf, titleOfName, type ReadmeTarget } from "./readme-pages.ts";
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
  return entriesOf(root, section, at, target);
}

function entriesOf(
  folder: string,
  section: string,
  at: (path: string) => Folder,
  target: ReadmeTarget,
): readonly ImportedEntry[] {
  const { files, folders } = at(folder);
  const placed: Placed[] = [];
  for (const file of files) {
    if (isIndexOf(file, folder)) continue;
    const data = frontMatterOf(file, target.source);
    const names = [stemOf(file), readmeSlug(file, data)];
    const page = addReadmePage(file, section, target);
    placed.push({ names, position: positionOf(data["order"]), entry: { kind: "page", page } });
  }
  for (const path of folders) {
    const index = at(path).files.find((file) => isIndexOf(file, path));
    const data = index === undefined ? {} : frontMatterOf(index, target.source);
    const root = index === undefined ? undefined : addReadmePage(index, section, target);
    const entries = entriesOf(path, section, at, target);
    const name = baseName(path);
    const label = wordsIn(data, "title") ?? (/[A-Z ]/.test(name) ? name : titleOfName(name));
    const names = index === undefined ? [name] : [name, readmeSlug(index, data)];
    const position = positionOf(data["order"]);
    if (entries.length > 0) placed.push({ names, position, entry: { kind: "group", label, root, entries } });
    else if (root !== undefined) placed.push({ names, position, entry: { kind: "page", page: root } });
  }
  const order = orderOf(`${folder}/_order.yaml`, target);
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
