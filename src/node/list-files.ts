// Lists the files below the docs root.
import type { ListPattern } from "../host/host.ts";
import { isListed, isUnlistedName } from "../host/list-pattern.ts";
import type { Folders } from "./folders.ts";

/** All files that match; links are neither followed nor listed, names that hold a control character are left out, and so is a folder that may not be read. */
export function listFiles({ folderAt }: Pick<Folders, "folderAt">, pattern: ListPattern): readonly string[] {
  const isWanted = isListed(pattern);
  const files: string[] = [];
  const waiting = [""];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const [name, kind] of folderAt(folder)?.entries ?? []) {
      if (isUnlistedName(name)) continue;
      const path = folder === "" ? name : `${folder}/${name}`;
      if (kind === "folder") waiting.push(path);
      else if (kind === "file" && isPlain(path) && isWanted(path)) files.push(path);
    }
  }
  return files;
}

// oxlint-disable-next-line no-control-regex
const isPlain = (path: string): boolean => !/[\0-\x1f\x7f]/.test(path);
