// Finds the language of a path by its folders.
import { languages } from "../contract/languages.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { editionFolders } from "./edition-folders.ts";

const byCode: ReadonlyMap<string, string> = new Map(
  [...languages].map(([code, { bcp47 }]) => [code.toLowerCase(), bcp47]),
);

/** A function that returns the language of a path without its region, such as `zh`; undefined for a path without a language, and for a site in one language. */
export const pathLanguage: (site: CheckedSite) => (path: string) => string | undefined = perObject((site) => {
  const folders = [...editionFolders(site).languages].flatMap(([code, names]) =>
    [...names].map((name) => [name, byCode.get(code.toLowerCase()) ?? code] as const),
  );
  const byFolder = new Map(folders);
  return (path) => {
    if (byFolder.size === 0) return undefined;
    const segments = path.split("/").filter((segment) => segment !== "");
    const [first = ""] = segments;
    const folder = segments.find((segment) => byFolder.has(segment.toLowerCase()));
    const language = folder === undefined ? byCode.get(first.toLowerCase()) : byFolder.get(folder.toLowerCase());
    return language?.split("-")[0];
  };
});
