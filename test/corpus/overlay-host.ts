// What would a folder hold if some of its files were others?
import { memoryHost } from "../../src/compiler/host/memory-host.ts";
import type { Host } from "../../src/compiler/host/host.ts";
import { nodeHost } from "../../src/project/disk/node-host.ts";

/** The files of a folder with others laid over them; null takes a file away. */
export function overlayHost(root: string, changed: Readonly<Record<string, string | null>>): Host {
  const below = nodeHost(root);
  const texts = Object.entries(changed).filter((entry): entry is [string, string] => entry[1] !== null);
  const above = memoryHost(Object.fromEntries(texts));
  const isGone = (path: string): boolean => changed[path] === null;
  return {
    readText: (path) => above.readText(path) ?? (isGone(path) ? undefined : below.readText(path)),
    readHead: (path, bytes) => above.readHead(path, bytes) ?? (isGone(path) ? undefined : below.readHead(path, bytes)),
    stat: (path) => above.stat(path) ?? (isGone(path) ? undefined : below.stat(path)),
    list: (pattern) => [...new Set([...below.list(pattern).filter((path) => !isGone(path)), ...above.list(pattern)])],
  };
}
