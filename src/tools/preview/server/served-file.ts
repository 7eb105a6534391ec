// Gives the pictures of the docs folder to the page of the preview.
import { unpublishedReason } from "../../../compiler/contract/published-file.ts";
import { nodeHost } from "../../../project/disk/node-host.ts";

/** A file for a browser. */
export interface ServedFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The types of what a page can show; any other file would only be downloaded. */
const types: Readonly<Record<string, string>> = {
  apng: "image/apng",
  avif: "image/avif",
  bmp: "image/bmp",
  gif: "image/gif",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** A larger picture is not shown. */
const mostBytes = 32 * 1024 * 1024;

/** A picture at a path from the docs root; undefined if there is none, or if it is not published with the site. */
export function servedFile(root: string, path: string): ServedFile | undefined {
  const type = types[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ""];
  if (type === undefined || unpublishedReason(path, false) !== undefined) return undefined;
  const host = nodeHost(root);
  const found = host.stat(path);
  if (found?.kind !== "file" || found.size > mostBytes) return undefined;
  // A piece is only valid until the next one is read.
  const pieces = Array.from(host.readBytes?.(path) ?? [], (piece) => Uint8Array.from(piece));
  return { type, bytes: Buffer.concat(pieces) };
}
