// A host that records what a result depends on, and limits the bytes that are read.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { compareText } from "../text/compare-text.ts";
import { guardedHost } from "./guarded-host.ts";
import type { Host, ListPattern } from "./host.ts";

/** One thing the result depends on. */
export interface Input {
  /** From the docs root; "" for a listing. */
  readonly file: string;
  /**
   * `head`: the beginning of a file, for a page up to the line that closes its front matter; without any bytes if it only
   * mattered that the file exists. `imports`: of a page, the files that it imports, as it names them, a line each. `absent`: there was no such file, or it may not be read. `listing`: the paths of all
   * listings, sorted, a line each.
   */
  readonly kind: "head" | "imports" | "whole" | "absent" | "listing";
  /** In hexadecimal, of the bytes used as UTF-8; computed when it is first read. */
  readonly sha256: string;
}

/** Records how much of a head the reader used, because the host can't know that. */
export type Used = (file: string, text: string) => void;

/** Counts the bytes that are read; what exceeds the limit is left out. */
export interface ReadBudget {
  /** Uses bytes of the budget for a file or an address; false if they exceed it, and then the file must not be read. */
  readonly take: (bytes: number, source: string) => boolean;
  /** Whether a file or an address was left out. */
  readonly isLeftOut: (source: string) => boolean;
  /** What was left out, in the order of the first refusal. */
  readonly leftOut: () => readonly string[];
}

/** The SHA-256 of the UTF-8 of a text, in hexadecimal. */
export type HashOf = (text: string) => string;

/** A host that keeps records, and the records. */
export interface RecordedInputs {
  readonly host: Host;
  /**
   * Replaces the record of the head of a file: `text` is the part that was used. The text is kept, so it must not be
   * a slice of a longer one.
   */
  readonly used: Used;
  /** Everything that has been read, by any method. */
  readonly budget: ReadBudget;
  /** One record per file and kind, sorted by file, then kind; a file read whole has no `head` and no `imports`. */
  readonly inputs: () => readonly Input[];
  /** The same host, with the same budget, for files that are only shown: they are not inputs. */
  readonly unrecorded: Host;
  /** The same host and records, for many texts that are needed once: of files that are read whole, only the hash is kept. */
  readonly passing: (hash: HashOf) => Host;
  /** Reads a whole file of which only its imports matter, as `importsIn` finds them in the text. */
  readonly readImports: (path: string, importsIn: (text: string) => string) => string | undefined;
  /** The imports of a file that was read for nothing else below its head; undefined for all others. */
  readonly importsOf: (file: string) => string | undefined;
  /** The part of the head of a file that was used. */
  readonly headOf: (file: string) => string | undefined;
  /** The same records, with other texts for the heads of these files. */
  readonly withHeads: (heads: ReadonlyMap<string, string>) => RecordedInputs;
}

interface Records {
  readonly budget: ReadBudget;
  /** Whole texts by the name that all paths to a file share. */
  readonly byReal: Map<string, string>;
  readonly heads: Map<string, string>;
  readonly imports: Map<string, string>;
  readonly wholes: Map<string, string>;
  /** The hashes of texts that were read whole and not kept. */
  readonly hashes: Map<string, string>;
  /** The files whose bytes are counted, by the name that all paths to a file share. */
  readonly counted: Set<string>;
  readonly absent: Set<string>;
  readonly listed: Set<string>;
  listings: number;
  /** All inputs, when only later heads can still be added. */
  inputs: readonly Input[] | undefined;
}

/**
 * Wraps a host: each question is recorded, each file is read whole only once, and the number of all bytes is limited. Answers
 * of `fetch` are neither recorded nor counted.
 */
export function recordInputs(host: Host, bytes: number = Infinity): RecordedInputs {
  return recordedBy(guardedHost(host), noRecords(readBudget(bytes)));
}

/** `later`: the parts of heads that were used after the records were made. */
function recordedBy(host: Host, records: Records, later: ReadonlyMap<string, string> = new Map()): RecordedInputs {
  return {
    host: recordingHost(host, records),
    budget: records.budget,
    used: (file, text) => void records.heads.set(file, text),
    inputs: () =>
      later.size === 0
        ? inputsOf(records)
        : (records.inputs ??= inputsOf(records)).map((input) => withHead(input, later)),
    unrecorded: recordingHost(host, { ...noRecords(records.budget), byReal: records.byReal, counted: records.counted }),
    passing: (hash) => ({
      ...recordingHost(host, records),
      readText: (path) => readPassing(path, host, records, hash),
    }),
    readImports: (path, importsIn) => readImports(path, host, records, importsIn),
    importsOf: (file) => (isReadWhole(file, records) ? undefined : records.imports.get(file)),
    headOf: (file) => later.get(file) ?? records.heads.get(file),
    withHeads: (heads) => recordedBy(host, records, new Map([...later, ...heads])),
  };
}

function withHead(input: Input, heads: ReadonlyMap<string, string>): Input {
  const head = input.kind === "head" ? heads.get(input.file) : undefined;
  return head === undefined ? input : lazyInput(input.file, "head", head);
}

function noRecords(budget: ReadBudget): Records {
  return {
    budget,
    byReal: new Map(),
    heads: new Map(),
    imports: new Map(),
    wholes: new Map(),
    hashes: new Map(),
    counted: new Set(),
    absent: new Set(),
    listed: new Set(),
    listings: 0,
    inputs: undefined,
  };
}

function recordingHost(host: Host, records: Records): Host {
  const keep = (texts: Map<string, string>, file: string, text: string | undefined): string | undefined => {
    if (text === undefined) records.absent.add(file);
    else texts.set(file, text);
    return text;
  };
  return {
    readText: (path) => keep(records.wholes, path, readOnce(path, host, records)),
    readHead: (path, bytes) => {
      const text = host.readHead(path, bytes);
      return keep(records.heads, path, text === undefined || records.budget.take(text.length, path) ? text : undefined);
    },
    stat(path) {
      const stat = host.stat(path);
      // A folder is no file. The root is always there.
      if (stat === undefined || (stat.kind === "folder" && path !== "")) records.absent.add(path);
      else if (stat.kind === "file" && !records.heads.has(path)) records.heads.set(path, "");
      return stat;
    },
    list(pattern: ListPattern) {
      const files = host.list(pattern);
      records.listings += 1;
      for (const file of files) records.listed.add(file);
      return files;
    },
    refusal: (path: string) =>
      records.budget.isLeftOut(path) ? `is over the limit "readBytes", so it was not read` : host.refusal?.(path),
    ...(host.fetch === undefined ? {} : { fetch: (url: string) => host.fetch!(url) }),
  };
}

function readOnce(path: string, host: Host, records: Records): string | undefined {
  const { wholes, byReal } = records;
  return wholes.get(path) ?? readCounted(path, host, records, (real, text) => void byReal.set(real, text));
}

function readImports(
  path: string,
  host: Host,
  records: Records,
  importsIn: (text: string) => string,
): string | undefined {
  const { wholes, byReal, imports, absent } = records;
  const text = wholes.get(path) ?? readCounted(path, host, records, (real, whole) => void byReal.set(real, whole));
  if (text === undefined) {
    absent.add(path);
    return undefined;
  }
  const found = importsIn(text);
  imports.set(path, found);
  return found;
}

/** The text of a file whose hash alone is kept, unless another reader has kept the text. */
function readPassing(path: string, host: Host, records: Records, hash: HashOf): string | undefined {
  const { wholes, hashes, absent } = records;
  const kept = wholes.get(path);
  if (kept !== undefined) return kept;
  const text = readCounted(path, host, records, () => undefined);
  if (text === undefined) absent.add(path);
  else hashes.set(path, hash(text));
  return text;
}

/** Reads a file if its bytes are already counted, or are within the budget. */
function readCounted(
  path: string,
  host: Host,
  { byReal, budget, counted }: Records,
  keep: (real: string, text: string) => void,
): string | undefined {
  const stat = host.stat(path);
  const real = stat?.real ?? path;
  const same = byReal.get(real);
  if (same !== undefined) return same;
  // Asked before it is read: a file may be larger than the memory.
  if (stat?.kind === "file" && !counted.has(real) && !budget.take(stat.size, path)) return undefined;
  counted.add(real);
  const text = host.readText(path);
  if (text !== undefined) keep(real, text);
  return text;
}

function inputsOf(records: Records): readonly Input[] {
  const inputs: Input[] = [];
  if (records.listings > 0) inputs.push(lazyInput("", "listing", [...records.listed].toSorted().join("\n")));
  for (const file of records.absent) inputs.push(lazyInput(file, "absent", ""));
  const { wholes, hashes } = records;
  for (const kind of ["head", "imports"] as const)
    for (const [file, text] of kind === "head" ? records.heads : records.imports)
      if (!isReadWhole(file, records)) inputs.push(lazyInput(file, kind, text));
  for (const [file, text] of wholes) inputs.push(lazyInput(file, "whole", text));
  for (const [file, hash] of hashes) if (!wholes.has(file)) inputs.push({ file, kind: "whole", sha256: hash });
  return inputs.toSorted((a, b) => compareText(a.file, b.file) || compareText(a.kind, b.kind));
}

function isReadWhole(file: string, { wholes, hashes }: Records): boolean {
  return wholes.has(file) || hashes.has(file);
}

function lazyInput(file: string, kind: Input["kind"], text: string): Input {
  let hash: string | undefined;
  return {
    file,
    kind,
    get sha256() {
      hash ??= bytesToHex(sha256(new TextEncoder().encode(text)));
      return hash;
    },
  };
}

/** A budget of this number of bytes. */
export function readBudget(limit: number): ReadBudget {
  let left = limit;
  const refused = new Set<string>();
  return {
    take: (bytes, source) => {
      if (bytes > left) refused.add(source);
      else left -= bytes;
      return !refused.has(source);
    },
    isLeftOut: (source) => refused.has(source),
    leftOut: () => [...refused],
  };
}

/**
 * Whether one of the inputs can be affected by a change at a path from the docs root ("" is the root). A listing depends
 * on every file, a file on every folder above it, and a path without a file on all below it: a folder may be made there.
 */
export function dependsOn(inputs: readonly Input[], path: string): boolean {
  if (path === "") return true;
  return inputs.some(
    ({ file, kind }) =>
      kind === "listing" ||
      file === path ||
      file.startsWith(`${path}/`) ||
      (kind === "absent" && path.startsWith(`${file}/`)),
  );
}
