// Finds the files of a Fumadocs site in one language, with the slugs of its pages. (D382)
import { segmentOfFile } from "../../../outputs/adapters/fumadocs/fumadocs-file.ts";
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import type { OldFolder } from "../old-folder.ts";
import type { FumadocsConfig } from "./fumadocs-config.ts";

/** The files of a language: the path that the site knows, without language, and the file in the source folder. */
export interface FumadocsFiles {
  /** `guide/start.mdx`. */
  readonly pages: ReadonlyMap<string, string>;
  /** `guide/meta.json`. */
  readonly metas: ReadonlyMap<string, string>;
}

/** The files of a language alone; without languages all files. */
export function fumadocsFiles(
  { folder, languages, isByFolder }: FumadocsConfig,
  source: OldFolder,
  language: string | undefined,
): FumadocsFiles {
  const own = (files: readonly string[]): ReadonlyMap<string, string> =>
    new Map(
      files.flatMap((file): readonly (readonly [string, string])[] => {
        const { path, of } = placeOf(file.slice(folder.length + 1), languages, isByFolder);
        return (of ?? languages[0]) === language ? [[path, file]] : [];
      }),
    );
  return {
    pages: own(source.files(folder, ["md", "mdx"])),
    metas: own(source.files(folder, ["json"]).filter((file) => /(?:^|\/)meta\.(?:[\w-]+\.)?json$/.test(file))),
  };
}

function placeOf(
  path: string,
  languages: readonly string[],
  isByFolder: boolean,
): { readonly path: string; readonly of: string | undefined } {
  if (isByFolder) {
    const [first = "", ...rest] = path.split("/");
    return rest.length > 0 && languages.includes(first) ? { path: rest.join("/"), of: first } : { path, of: undefined };
  }
  const [, stem = "", code = "", extension = ""] = /^(.*)\.([^./]+)\.(\w+)$/.exec(path) ?? [];
  return languages.includes(code) ? { path: `${stem}.${extension}`, of: code } : { path, of: undefined };
}

/** The slugs of pages: without folders in parentheses and `index`. An index beside a page of the same slug keeps its name. */
export function fumadocsSlugs(paths: readonly string[]): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  const add = (path: string, slug: string): void => {
    slugs.set(path, slug);
    taken.add(slug);
  };
  const indexes = paths.filter(isIndexPage);
  for (const path of paths) if (!isIndexPage(path)) add(path, slugOf(path));
  for (const path of indexes) {
    const slug = slugOf(path);
    add(path, taken.has(slug) ? [slug, "index"].filter((part) => part !== "").join("/") : slug);
  }
  return slugs;
}

/** Whether a page is the index of its folder. */
export function isIndexPage(path: string): boolean {
  return /^index\.\w+$/.test(baseName(path));
}

function slugOf(path: string): string {
  const folders = folderOf(path)
    .split("/")
    .filter((name) => name !== "" && !/^\(.+\)$/.test(name));
  const name = isIndexPage(path) ? [] : [baseName(path).replace(/\.\w+$/, "")];
  // Sites that navc wrote have names for what can be in none.
  return [...folders, ...name].map(segmentOfFile).join("/");
}
