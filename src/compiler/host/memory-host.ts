// A host with texts in memory: for tests, browsers and virtual files.
import { utf8Length } from "../text/byte-lengths.ts";
import { isListed } from "./list-pattern.ts";
import type { Host, HostStat } from "./host.ts";

/**
 * A host with the given texts by path, as they are at this moment. It has no network, and every file has the time 0. Throws a
 * `TypeError` for a file that is not a string, for a `Map`, and for a path that begins with "/" or "./", which nothing asks for.
 */
export function memoryHost(files: Readonly<Record<string, string>>): Host {
  const texts = new Map(entriesOf(files));
  for (const [file, text] of texts) {
    if (typeof text !== "string")
      throw new TypeError(`memoryHost: "${file}" has to be a string, the text of that file.`);
    if (/^\.?\//.test(file))
      throw new TypeError(`memoryHost: the path "${file}" has to begin with a name, as "docs.json" does.`);
  }
  const folders = foldersOf(texts.keys());
  return {
    readText: (path) => texts.get(path),
    readHead: (path, bytes) => headOf(texts.get(path), bytes),
    readBytes: (path) => bytesOf(texts.get(path)),
    stat: (path) => statOf(texts.get(path), folders.has(path)),
    list: (pattern) => [...texts.keys()].filter(isListed(pattern)).toSorted(),
  };
}

function entriesOf(files: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  if (typeof files === "object" && files !== null && !(Symbol.iterator in files)) return Object.entries(files);
  throw new TypeError("memoryHost: give an object with a text for each path. Object.fromEntries makes it of a Map.");
}

function bytesOf(text: string | undefined): Iterable<Uint8Array> | undefined {
  return text === undefined ? undefined : [new TextEncoder().encode(text)];
}

function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>([""]);
  for (const path of paths) {
    for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
      folders.add(path.slice(0, slash));
    }
  }
  return folders;
}

/** The beginning of a text: at least this number of bytes as UTF-8, in whole characters. */
export function headOf(text: string | undefined, bytes: number): string | undefined {
  if (text === undefined || text.length * 3 <= bytes) return text;
  // A character has at most four bytes, so what fits into three more holds at least the bytes asked for.
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes + 3));
  return text.slice(0, read);
}

function statOf(text: string | undefined, isFolder: boolean): HostStat | undefined {
  if (text !== undefined) return { kind: "file", size: utf8Length(text), modified: 0 };
  return isFolder ? { kind: "folder", size: 0, modified: 0 } : undefined;
}
