// Says why a path can't be one of an exported file.
import { isUnlistedName } from "../../compiler/text/hidden-path.ts";
import { recordName } from "./export-record.ts";

const longestName = 255;

/** Why a path can't be one of an exported file below the folder, on any system; undefined if it can. */
export function pathProblem(path: string): string | undefined {
  const names = path.split("/");
  if (names.some((name) => name === "" || name === "." || name === "..")) return "its path does not stay in the folder";
  // oxlint-disable-next-line no-control-regex
  if (/[\0-\x1F\x7F\\:*?"<>|\uD800-\uDFFF]/.test(path.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, "")))
    return "its path has a character that not all systems have in names of files";
  if (names.some((name) => Buffer.byteLength(name) > longestName)) return "its name is longer than 255 bytes";
  if (path === recordName) return "the record of exports has this name";
  if (names.some(isKeptForOthers))
    return 'its path has a name that begins with a dot, or "node_modules", where an export writes nothing';
  // Windows removes them, so the name would be another one.
  return names.some((name) => /[. ]$/.test(name)) ? "its path has a name that ends with a dot or a space" : undefined;
}

/** Some disks do not tell "Node_Modules" from "node_modules", and the export may be moved there. */
function isKeptForOthers(name: string): boolean {
  return isUnlistedName(name.toLowerCase());
}
