// Finds the language and the version of a path by its folders (D103).
import { languages } from "../contract/languages.ts";
import { folderOf } from "../text/resolve-path.ts";
import { perKey } from "../text/per-object.ts";

/** Finds the folders of a path that stand for a language or version. */
export interface PathEditions {
  /** A text that is equal for two paths with the same folders of this kind, in any order. */
  readonly of: (path: string) => string;
  /** Whether the name of a folder stands for a language or version. */
  readonly isMarker: (folder: string) => boolean;
  /** The editions where a page is searched if the entry is below these languages and versions. */
  readonly searchedFor: (path: string, values: readonly string[]) => readonly string[];
}

const version = /^(?:(?:release|version)?[-_]?v?\d+(?:[._-][a-z\d]+)*|latest|next|stable|beta|preview)$/i;
const programming =
  /^(?:python|typescript|javascript|node|nodejs|go|golang|java|kotlin|swift|ruby|rust|php|csharp|dotnet|elixir|flutter|react|vue)$/i;

/** `folders`: the folders of each language and version of docs.json, in lowercase (D26). */
export function pathEditions(folders: ReadonlyMap<string, ReadonlySet<string>> = new Map()): PathEditions {
  const own = new Set([...folders.values()].flatMap((names) => [...names]));
  const isMarker = (folder: string): boolean =>
    own.has(folder.toLowerCase()) || languages.has(folder) || version.test(folder) || programming.test(folder);
  const markersIn = perKey((folder: string) => folder.split("/").filter(isMarker));
  const of = (path: string): string => nameOf(markersIn(folderOf(path)));
  return {
    of,
    isMarker,
    searchedFor: (path, values) => {
      const markers = markersIn(folderOf(path));
      let editions: readonly (readonly string[])[] = [markers];
      for (const value of values) {
        const names = folders.get(value) ?? new Set();
        if (markers.some((marker) => names.has(marker.toLowerCase()))) continue;
        editions = [...[...names].flatMap((name) => editions.map((each) => [...each, name])), ...editions];
      }
      return [...new Set(editions.map(nameOf))];
    },
  };
}

function nameOf(markers: readonly string[]): string {
  return JSON.stringify(markers.map((marker) => marker.toLowerCase()).toSorted());
}
