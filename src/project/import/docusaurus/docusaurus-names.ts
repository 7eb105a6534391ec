// Has the rules of Docusaurus for the names of files: number prefixes, indexes of folders, ids and slugs.
import { baseName, resolvePath } from "../../../compiler/text/resolve-path.ts";

const ignoredPrefix = /^\d+[-_.]\d/;
const numberPrefix = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** A name without its number, and the number. */
export function splitNumber(name: string): { readonly name: string; readonly number: number | undefined } {
  const [, number, rest] = ignoredPrefix.test(name) ? [] : (numberPrefix.exec(name) ?? []);
  return number === undefined || rest === undefined
    ? { name, number: undefined }
    : { name: rest, number: Number(number) };
}

/** A folder without the numbers of its segments. */
export function withoutNumbers(folder: string): string {
  return folder
    .split("/")
    .map((segment) => splitNumber(segment).name)
    .join("/");
}

/** Whether a file is the index of its folder: `index`, `readme`, or the name of the folder. */
export function isFolderIndex(folder: string, fileName: string): boolean {
  const name = fileName.toLowerCase();
  return name === "index" || name === "readme" || (folder !== "" && name === baseName(folder).toLowerCase());
}

/** The slug of a document, from "/" below the path of its version. */
export function docSlug(folder: string, isIndex: boolean, baseId: string, written: string | undefined): string {
  if (written?.startsWith("/") === true) return written;
  if (written === undefined && isIndex) return folder === "" ? "/" : `/${folder}/`;
  return `/${resolvePath(folder, written ?? baseId) ?? baseId}`;
}

/** The parts of an address, joined by one slash each. */
export function joinedAddress(...parts: readonly string[]): string {
  return `/${parts.flatMap((part) => part.split("/").filter((segment) => segment !== "")).join("/")}`;
}

/** The slug of a label as GitHub makes it; `seen` has those that are there. */
export function githubSlug(text: string, seen: Map<string, number>): string {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
  let slug = plain;
  let count = seen.get(plain) ?? 0;
  while (seen.has(slug)) {
    count += 1;
    seen.set(plain, count);
    slug = `${plain}-${count}`;
  }
  seen.set(slug, 0);
  return slug;
}
