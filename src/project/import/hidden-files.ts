// Says which files of the old site are hidden: an import publishes none of them, whatever names them. (D365)
import { hiddenPart, isHiddenPath } from "../../compiler/text/hidden-path.ts";

/** Why a hidden file is not read, as a clause. */
export const hiddenReason = "files and folders whose names begin with a dot are not published";

/** The folders in which GitBook keeps uploaded pictures, and texts that several pages show. (D421) */
const shown = [".gitbook/assets/", ".gitbook/includes/"];

/** What formats themselves have in hidden files to say how a site is made. */
const configurations = /^(?:\.gitbook\.yaml|\.pages|\.nav\.yml|\.vitepress\/config\.\w+)$/;

/** Whether a path leads to a hidden file or folder, or into one. */
export function isHiddenFile(path: string): boolean {
  const part = fromHiddenName(path);
  if (part === undefined) return false;
  const folder = shown.find((each) => part.startsWith(each));
  return folder === undefined || isHiddenPath(part.slice(folder.length));
}

/** Whether a path is hidden, and is no configuration of a format. Its values are read, but its text is shown nowhere. */
export function isHiddenConfig(path: string): boolean {
  const part = fromHiddenName(path);
  return part !== undefined && !configurations.test(part);
}

/** The path from its first hidden name on. */
function fromHiddenName(path: string): string | undefined {
  const before = hiddenPart(path);
  return before === undefined ? undefined : path.slice(before.lastIndexOf("/") + 1);
}
