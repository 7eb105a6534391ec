// Reads the parts of a Fern site that a folder makes: changelogs, and sections of pages. (D385)
import { compareText } from "../../../compiler/text/compare-text.ts";
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import type { ImportedEntry, ImportedPage, MovedAddress } from "../imported-site.ts";
import { firstPage } from "../first-page.ts";
import { wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";
import type { PageList } from "../page-list.ts";
import { folderWithin, type TreeLimits } from "../tree-limits.ts";
import { addFernPage, iconOf, readFernPage } from "./fern-pages.ts";
import { kebabSlug } from "../kebab-slug.ts";
import { slugAddresses, slugBelow, slugInFolders, type FernSlug } from "./fern-slug.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";

/** What pages of a folder are added to. */
export interface FolderTarget {
  readonly source: OldFolder;
  readonly limits: TreeLimits;
  readonly pages: PageList;
  readonly moved: MovedAddress[];
}

/** The entries of a folder, and its own page. */
export interface FolderEntries {
  readonly root: ImportedPage | undefined;
  readonly entries: readonly ImportedEntry[];
}

const overviewNames = ["summary", "index", "overview"];
const months = "January February March April May June July August September October November December".split(" ");

/** The entries of a changelog, newest first; its overview is its own page. */
export function changelogEntries(folder: string, slug: FernSlug, title: string, target: FolderTarget): FolderEntries {
  const { source, limits, pages, moved } = target;
  const dated: { readonly file: string; readonly date: readonly [number, number, number] }[] = [];
  let overview: string | undefined;
  for (const file of source.pages(folder)) {
    const date = dateOf(baseName(file));
    if (date !== undefined) {
      if (limits.takes({ file })) dated.push({ file, date });
    } else if (overviewNames.includes(stemOf(file).toLowerCase())) overview = file;
  }
  dated.sort(({ date: one }, { date: other }) => other[0] - one[0] || other[1] - one[1] || other[2] - one[2]);
  const root =
    overview === undefined ? undefined : addFernPage({ file: overview, title, isOverview: true }, slug, source, pages);
  const seen = new Set<string>();
  const entries = dated.map(({ file, date: [year, month, day] }): ImportedEntry => {
    const name = `${months[month - 1]!} ${day}, ${year}`;
    const page = addFernPage({ file, title: name, slug: `${year}/${month}/${day}` }, slug, source, pages);
    for (const part of [`${year}`, `${year}/${month}`]) {
      if (seen.has(part)) continue;
      seen.add(part);
      for (const address of slugAddresses(slugBelow(slug, { title: part, slug: part }))) moved.push({ address, page });
    }
    return { kind: "page", page };
  });
  return { root, entries };
}

/** The date in the name of a file: year first, or month first. */
function dateOf(name: string): readonly [number, number, number] | undefined {
  const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(name);
  const monthFirst = /^(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})(?!\d)/.exec(name);
  const [year, month, day] =
    yearFirst === null
      ? monthFirst === null
        ? [0, 0, 0]
        : [yearOf(monthFirst[3]!), Number(monthFirst[1]), Number(monthFirst[2])]
      : [Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? [year, month, day] : undefined;
}

function yearOf(written: string): number {
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

/** The pages and folders of a folder, by their positions and then by their names. */
export function folderEntries(folder: string, slug: FernSlug, _title: string, target: FolderTarget): FolderEntries {
  const tree = new Map<string, { readonly files: string[]; readonly folders: Set<string> }>();
  const levelOf = (path: string): { readonly files: string[]; readonly folders: Set<string> } => {
    const level = tree.get(path) ?? { files: [], folders: new Set() };
    tree.set(path, level);
    return level;
  };
  for (const file of target.source.pages(folder)) {
    const own = folderWithin(folderOf(file), folder);
    levelOf(own).files.push(file);
    for (let path = own; path !== folder; path = folderOf(path)) {
      const { folders } = levelOf(folderOf(path));
      if (folders.has(path)) break;
      folders.add(path);
    }
  }
  return readLevel(folder, slug, (path) => levelOf(path), target);
}

function readLevel(
  folder: string,
  slug: FernSlug,
  levelOf: (path: string) => { readonly files: readonly string[]; readonly folders: ReadonlySet<string> },
  target: FolderTarget,
): FolderEntries {
  const { source, limits, pages, moved } = target;
  const level = levelOf(folder);
  const index = level.files.find((file) => /^index\.mdx?$/.test(baseName(file)) && folderOf(file) === folder);
  const root =
    index === undefined
      ? undefined
      : addFernPage({ file: index, title: labelOf(index, folder, source), isOverview: true }, slug, source, pages);
  const placed: { readonly position: number; readonly name: string; readonly entry: ImportedEntry }[] = [];
  for (const file of level.files.filter((each) => each !== index)) {
    if (!limits.takes({ file })) continue;
    const { data } = readFernPage(file, source);
    const title = wordsIn(data, "title") ?? titleOf(stemOf(file));
    // Pages that are deeper are listed here, with their own addresses.
    const deeper = folderOf(file)
      .slice(folder.length)
      .split("/")
      .filter((name) => name !== "");
    const own = slugInFolders(slug, deeper);
    const page = addFernPage({ file, title, slug: kebabSlug(stemOf(file)) }, own, source, pages);
    placed.push({ position: positionOf(data["position"]), name: baseName(file), entry: { kind: "page", page } });
  }
  for (const path of level.folders) {
    const own = slugBelow(slug, { title: baseName(path) });
    const { root: page, entries } = readLevel(path, own, levelOf, target);
    const data = page?.file === undefined ? {} : readFernPage(page.file, source).data;
    const label = wordsIn(data, "title") ?? titleOf(path);
    const entry = {
      kind: "group",
      label,
      root: page,
      fields: withoutUndefined({ icon: iconOf(data) }),
      entries,
    } as const;
    const first = page ?? firstPage(entries);
    if (page === undefined && first !== undefined)
      for (const address of slugAddresses(own)) moved.push({ address, page: first });
    placed.push({ position: positionOf(data["position"]), name: baseName(path), entry });
  }
  placed.sort((one, other) => one.position - other.position || compareText(one.name, other.name));
  return { root, entries: placed.map(({ entry }) => entry) };
}

/** The label of a folder: the title of its own page, or its name. */
function labelOf(index: string, folder: string, source: OldFolder): string {
  return wordsIn(readFernPage(index, source).data, "title") ?? titleOf(folder);
}

function positionOf(value: unknown): number {
  return typeof value === "number" ? value : Number.MAX_SAFE_INTEGER;
}

function stemOf(file: string): string {
  return baseName(file).replace(/\.\w+$/, "");
}

function titleOf(path: string): string {
  const words = kebabSlug(baseName(path)).replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
