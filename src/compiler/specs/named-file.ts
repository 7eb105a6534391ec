// Finds the file that a source in docs.json names.
import { isRemote } from "../contract/spec-attachment.ts";
import type { Host } from "../host/host.ts";
import { folderOf, resolvePath } from "../text/resolve-path.ts";

/** The path of a file from the docs root, an address, or a source that leads to none. */
export interface NamedFile {
  readonly kind: "file" | "remote" | "missing" | "outside";
  readonly path: string;
}

/** A path is from the docs root, else from the file that has the source. */
export function namedFile(source: string, file: string, host: Pick<Host, "stat">): NamedFile {
  if (isRemote(source)) return { kind: "remote", path: source };
  const fromRoot = resolvePath("", source);
  const fromFile = source.startsWith("/") ? fromRoot : resolvePath(folderOf(file), source);
  const path = [fromRoot, fromFile].find((each) => each !== undefined && host.stat(each)?.kind === "file");
  if (path !== undefined) return { kind: "file", path };
  return { kind: fromRoot === undefined && fromFile === undefined ? "outside" : "missing", path: source };
}
