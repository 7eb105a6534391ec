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
