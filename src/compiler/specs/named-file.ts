// Finds the file that a source in docs.json names.
import { isRemote } from "../contract/spec-attachment.ts";
import type { Host } from "../host/host.ts";
import { folderOf, namedPaths } from "../text/resolve-path.ts";

/** The path of a file from the docs root, an address, or a source that leads to none. */
export interface NamedFile {
  readonly kind: "file" | "remote" | "missing" | "outside";
  readonly path: string;
}

/** A path is from the docs root, or from the `root` of the repository that the file belongs to, else from the file that has the source. */
export function namedFile(source: string, file: string, host: Pick<Host, "stat">, root: string = ""): NamedFile {
  if (isRemote(source)) return { kind: "remote", path: source };
  const paths = namedPaths(source, folderOf(file), root);
  const path = paths.find((each) => host.stat(each)?.kind === "file");
  if (path !== undefined) return { kind: "file", path };
  return { kind: paths.length === 0 ? "outside" : "missing", path: source };
}
