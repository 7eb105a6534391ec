// Shows a site as it is after a change that is not written yet.
import { headOf } from "../../compiler/host/memory-host.ts";
import type { Host } from "../../compiler/host/host.ts";
import { isListed } from "../../compiler/host/list-pattern.ts";
import { utf8Length } from "../../compiler/text/byte-lengths.ts";
import { foldersAbove } from "../../compiler/text/resolve-path.ts";
import type { PlannedFile } from "./edit-plan.ts";
import { leftPaths } from "./left-paths.ts";

/** What is at a path after the change: a text, or the file of another path. */
type NewFile = { readonly kind: "text"; readonly text: string } | { readonly kind: "file"; readonly from: string };

/** The same site with the changed files. `all` lists every file of the site as it is. */
export function changedHost(host: Host, files: readonly PlannedFile[], all: () => readonly string[]): Host {
  const made = new Map(files.flatMap(newFilesOf));
  const gone = leftPaths(files);
  const folders = new Set([...made.keys()].flatMap(foldersAbove));
  const emptied = new Set([...gone].flatMap(foldersAbove).filter((folder) => !folders.has(folder)));
  const withFiles = new Set(
    emptied.size === 0 ? [] : all().flatMap((file) => (gone.has(file) ? [] : foldersAbove(file))),
  );
  // A folder that its last file leaves is removed.
  for (const folder of withFiles) emptied.delete(folder);
  const read = <Answer>(
    path: string,
    ofText: (text: string, real: string) => Answer,
    ofFile: (path: string) => Answer,
  ): Answer | undefined => {
    const own = made.get(path);
    // A link can lead to what has changed or moved.
    const real = own === undefined ? (host.stat(path)?.real ?? path) : path;
    if (own === undefined && (gone.has(path) || gone.has(real))) return undefined;
    const found = own ?? made.get(real);
    if (found === undefined) return ofFile(path);
    return found.kind === "text" ? ofText(found.text, real) : ofFile(found.from);
  };
  return {
    ...host,
    readText: (path) =>
      read(
        path,
        (text) => text,
        (from) => host.readText(from),
      ),
    readHead: (path, bytes) =>
      read(
        path,
        (text) => headOf(text, bytes),
        (from) => host.readHead(from, bytes),
      ),
    stat: (path) =>
      read(
        path,
        (text, real) => ({ kind: "file", size: utf8Length(text), modified: 0, real }),
        (from) => {
          const found = emptied.has(from) ? undefined : host.stat(from);
          return found === undefined && folders.has(path) ? { kind: "folder", size: 0, modified: 0 } : found;
        },
      ),
    ...(host.readBytes === undefined
      ? {}
      : {
          readBytes: (path: string) =>
            read<Iterable<Uint8Array> | undefined>(
              path,
              (text) => [new TextEncoder().encode(text)],
              (from) => host.readBytes!(from),
            ),
        }),
    list: (pattern) => {
      const listed = host.list(pattern).filter((path) => !gone.has(path) && !made.has(path));
      return [...listed, ...[...made.keys()].filter(isListed(pattern))];
    },
  };
}

function newFilesOf(file: PlannedFile): readonly (readonly [string, NewFile])[] {
  if (file.kind === "remove") return [];
  if (file.kind !== "move") return [[file.file, { kind: "text", text: file.after }]];
  const { from, to, after } = file;
  return [[to, after === undefined ? { kind: "file", from } : { kind: "text", text: after }]];
}
