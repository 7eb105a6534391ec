// Says that a new name is none on Windows, where git then can't check the folder out.
import { visible } from "../../../compiler/text/visible.ts";
import type { PlannedFile } from "../../../project/change/edit-plan.ts";

/** Signs that Windows has in no name, the ends that it takes away, and the names of its devices, with any extension. */
const notOnWindows = /[\\:*?"<>|]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A sentence about the first name that files get by a plan, and that no file on Windows can have; undefined for none. */
export function namesNote(files: readonly PlannedFile[]): string | undefined {
  for (const file of files) {
    if (file.kind !== "create" && file.kind !== "move") continue;
    const [old, path] = file.kind === "move" ? [file.from, file.to] : ["", file.file];
    const known = new Set(old.split("/"));
    const name = path.split("/").find((each) => !known.has(each) && notOnWindows.test(each));
    if (name !== undefined)
      return `On Windows no file can be called “${visible(name)}”, so git can’t check the folder out there. Choose another path.`;
  }
  return undefined;
}
