// The folders that mark the languages and versions of a site (D26), and paths without them.
import { pathEditions, type PathEditions } from "../hints/path-editions.ts";
import { languageFolders, versionFolders, type FolderNames } from "../site/page-keys.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";

/** The folders of each language and of each version of docs.json, in lowercase. */
interface EditionFolders {
  readonly languages: FolderNames;
  readonly versions: FolderNames;
}

/** The folders that mark languages and versions on this site. */
export function editionFolders({ site }: Pick<CheckedSite, "site">): EditionFolders {
  return foldersOf(site);
}

// The facts are the same while only bodies of pages are edited.
const foldersOf = perObject(({ listings, tree }: CheckedSite["site"]): EditionFolders => {
  const { languages, versions } = tree.plans;
  return {
    languages: languageFolders(listings.listed, valuesOf(languages)),
    versions: versionFolders(listings.listed, valuesOf(versions)),
  };
});

function valuesOf(all: readonly { readonly value: string }[]): readonly string[] {
  return all.map(({ value }) => value);
}

/** The folders of the languages and versions of a site. */
export function siteEditions({ site }: Pick<CheckedSite, "site">): PathEditions {
  return editionsOf(site);
}

// Searches for meant pages are kept by it, also while only bodies of pages are edited.
const editionsOf = perObject((site: CheckedSite["site"]): PathEditions => {
  const { languages, versions } = editionFolders({ site });
  return pathEditions(new Map([...languages, ...versions]));
});

/** A function that removes from a path the first folder that marks a language, and the first that marks a version. */
export const withoutEdition: (site: CheckedSite) => (path: string) => string = perObject((site) => {
  const axes = markers(site);
  return (path) =>
    axes
      .reduce((segments, names) => {
        const index = segments.findIndex((segment) => names.has(segment.toLowerCase()));
        return index === -1 ? segments : segments.toSpliced(index, 1);
      }, path.split("/"))
      .join("/");
});

/** The folders of a path that mark its language and its version, in lowercase. */
export function editionFoldersOf(path: string, site: CheckedSite): readonly string[] {
  const segments = path.toLowerCase().split("/");
  return markers(site).flatMap((names) => segments.find((segment) => names.has(segment)) ?? []);
}

/** A path with the folders of the language and version of a file in the place of its own ones; undefined if these are the same. */
export function inEditionOf(file: string, path: string, site: CheckedSite): string | undefined {
  const folders = file.split("/");
  const other = markers(site).reduce((segments, names) => {
    const own = folders.find((folder) => names.has(folder.toLowerCase()));
    const index = segments.findIndex((segment) => names.has(segment.toLowerCase()));
    return own === undefined || index === -1 ? segments : segments.with(index, own);
  }, path.split("/"));
  return other.join("/") === path ? undefined : other.join("/");
}

/** All folders that mark a language, and all that mark a version. */
const markers: (site: CheckedSite) => readonly ReadonlySet<string>[] = perObject((site) => {
  const { languages, versions } = editionFolders(site);
  return [languages, versions].map((folders) => new Set([...folders.values()].flatMap((names) => [...names])));
});
