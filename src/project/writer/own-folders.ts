// Finds the folders of the user for what navc keeps between runs.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { privateFolder } from "./private-folder.ts";
import { userCaches } from "./user-caches.ts";

/** Makes the possible folders with a name, the best first: in the caches of the user, and in the folder for temporary files. Each may be impossible. */
export function ownFolders(name: string): readonly (() => string | undefined)[] {
  return [
    () => {
      const caches = userCaches();
      return caches === undefined ? undefined : privateFolder(join(caches, name));
    },
    () => privateFolder(join(tmpdir(), `navc-${name}-${process.getuid?.() ?? ""}`)),
  ];
}
