// Reads and writes the record of an export: the files below a folder that `navc export` wrote, each with the hash of its content.
import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { systemCode } from "./write-failure.ts";

/** The name of the record in the folder. */
export const recordName = ".navc-export";

const head = "# What navc export wrote: SHA-256 and path. It replaces and removes only files that are still so.";
/** The head of an earlier form of record, which had only paths. */
const earlierHead = "# Files that navc export wrote. It replaces and removes only these.";

/** More than the largest sites need. */
const mostBytes = 64 * 1024 * 1024;

/** The contents of a record, which anybody may have changed. */
export type ExportRecord =
  | { readonly kind: "absent" }
  /** Not written by navc, with the reason as the end of a sentence. */
  | { readonly kind: "foreign"; readonly reason: string }
  /** From an earlier navc: only paths. */
  | { readonly kind: "earlier"; readonly paths: readonly string[] }
  /**
   * After a run that was ended early, a path has a hash for each content that it should get, and none if writing had only
   * begun.
   */
  | { readonly kind: "hashes"; readonly files: ReadonlyMap<string, ReadonlySet<string>> };

/** A path with the hash of its content; undefined if it is not known yet. */
export type RecordEntry = readonly [path: string, sha256: string | undefined];

/** The text of a record. */
export function recordText(files: Iterable<RecordEntry>): string {
  return [`${head}\n`, ...[...files].map(recordLine)].join("");
}

/** The line for one file. */
export function recordLine([path, sha256]: RecordEntry): string {
  return sha256 === undefined ? `# ${path}\n` : `${sha256}  ${path}\n`;
}

/** The entries of a record that was read. */
export function entriesOf(files: ReadonlyMap<string, ReadonlySet<string>>): readonly RecordEntry[] {
  return [...files].flatMap(([path, hashes]) =>
    (hashes.size === 0 ? [undefined] : [...hashes]).map((sha256) => [path, sha256] as const),
  );
}

/** The record at a path. Links are not followed, pipes are not waited for, and at most 64 MiB are read. */
export function readRecord(file: string): ExportRecord {
  const text = textOf(file);
  return typeof text === "string" ? parse(text) : text;
}

/** The paths in the record at a path, of any form; empty if it is not a record. */
export function recordedPaths(file: string): readonly string[] {
  const record = readRecord(file);
  if (record.kind === "earlier") return record.paths;
  return record.kind === "hashes" ? [...record.files.keys()] : [];
}

function parse(text: string): ExportRecord {
  // The last line of a run that was killed may be a part of one, and its file was not written.
  const [first, ...lines] = text.split("\n").slice(0, -1);
  if (first === earlierHead) return { kind: "earlier", paths: lines };
  if (first !== head) return { kind: "foreign", reason: "it is no record of an export" };
  const files = new Map<string, Set<string>>();
  for (const line of lines) {
    const [, sha256, path] = /^(?:([0-9a-f]{64}) {2}|# )(.+)$/.exec(line) ?? [];
    if (path === undefined) continue;
    const hashes = files.get(path) ?? new Set();
    files.set(path, sha256 === undefined ? hashes : hashes.add(sha256));
  }
  return { kind: "hashes", files };
}

function textOf(file: string): string | Exclude<ExportRecord, { kind: "earlier" | "hashes" }> {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    const found = fstatSync(descriptor);
    if (!found.isFile()) return { kind: "foreign", reason: "it is no file" };
    if (found.size > mostBytes) return { kind: "foreign", reason: "it is larger than 64 MiB" };
    return readFileSync(descriptor, "utf8");
  } catch (error) {
    const code = systemCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { kind: "absent" };
    // A link, a socket, or a file that may not be read.
    return { kind: "foreign", reason: code === "ELOOP" ? "it is a link" : `it can't be read (${code ?? ""})` };
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
