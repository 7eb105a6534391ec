// Finds the two files of an accepted navigation.
import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** Paths of the two files. */
export interface AcceptedFiles {
  /** The outline, which is compared, and read in review. */
  readonly tree: string;
  /** The data for finding changes: a result that `navc diff` reads. */
  readonly data: string;
}

/** The files of a navigation named by the test, otherwise with the name of the test. */
export function acceptedFiles(testFile: string, testName: string, name: string | undefined): AcceptedFiles {
  if (name !== undefined && typeof name !== "string")
    throw new TypeError("toMatchNavigation: its argument has to be a name, which is a string.");
  const folder = dirname(testFile);
  const isPath = name?.includes("/") === true;
  const path = isPath ? resolve(folder, name) : join(folder, "__snapshots__", name ?? nameOf(testFile, testName));
  return { tree: `${path}.tree.txt`, data: `${path}.nav.json` };
}

/** Most bytes of a name, which a file system limits to 255. */
const longest = 240;

/** The words of the test, without what a file system does not allow. */
function nameOf(testFile: string, testName: string): string {
  const words =
    testName
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const name = `${basename(testFile)}.${words.join("-")}`;
  if (words.length > 0 && Buffer.byteLength(name) <= longest) return name;
  throw new Error("No file name can be made of the name of this test: give toMatchNavigation a name.");
}

/** The text of a file with the line ends of navc, which git may have changed; undefined if there is no file. */
export function readAccepted(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  } catch {
    return undefined;
  }
}
