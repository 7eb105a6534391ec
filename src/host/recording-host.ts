// What did the result depend on? Writes down which bytes were used of which file.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { guardedHost } from "./guarded-host.ts";
import type { Host, ListPattern } from "./host.ts";

/** One thing the result depends on (DESIGN section 5). */
export interface Input {
  /** From the docs root; "" for the listing. */
  readonly file: string;
  /**
   * `head`: the beginning of a file, of a page through the line that closes its front matter; without a byte where it
   * only mattered that the file is there. `absent`: there was no such file, or it may not be read. `listing`: the paths
   * of all listings, sorted, a line each.
   */
  readonly kind: "head" | "whole" | "absent" | "listing";
  /** In hexadecimal, of the bytes used as UTF-8; made when it is first asked for. */
  readonly sha256: string;
}

/** A reader that knows better than the host how much of a head it looked at says so. */
export type Used = (file: string, text: string) => void;

/** A host that keeps records, and the records. */
export interface RecordedInputs {
  readonly host: Host;
  /**
   * Replaces what is recorded of the head of a file: `text` is what was used of it. The text is kept, so it must not be
   * a slice of a longer one.
   */
  readonly used: Used;
  /** One record per file and kind, sorted by file, then kind; a file read whole has no `head`. */
  readonly inputs: () => readonly Input[];
}

interface Records {
  readonly heads: Map<string, string>;
  readonly wholes: Map<string, string>;
  readonly absent: Set<string>;
  readonly listed: Set<string>;
  listings: number;
}

/** Wraps a host so that what is asked of it is known afterwards. What `fetch` brings is not recorded. */
export function recordInputs(host: Host): RecordedInputs {
  const records: Records = { heads: new Map(), wholes: new Map(), absent: new Set(), listed: new Set(), listings: 0 };
  return {
    host: recordingHost(guardedHost(host), records),
    used: (file, text) => void records.heads.set(file, text),
    inputs: () => inputsOf(records),
  };
}

function recordingHost(host: Host, records: Records): Host {
  const keep = (texts: Map<string, string>, file: string, text: string | undefined): string | undefined => {
    if (text === undefined) records.absent.add(file);
    else texts.set(file, text);
    return text;
  };
  return {
    readText: (path) => keep(records.wholes, path, host.readText(path)),
    readHead: (path, bytes) => keep(records.heads, path, host.readHead(path, bytes)),
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
    ...(host.refusal === undefined ? {} : { refusal: (path: string) => host.refusal!(path) }),
    ...(host.fetch === undefined ? {} : { fetch: (url: string) => host.fetch!(url) }),
  };
}

function inputsOf(records: Records): readonly Input[] {
  const inputs: Input[] = [];
  if (records.listings > 0) inputs.push(lazyInput("", "listing", [...records.listed].toSorted().join("\n")));
  for (const file of records.absent) inputs.push(lazyInput(file, "absent", ""));
  for (const [file, text] of records.heads) if (!records.wholes.has(file)) inputs.push(lazyInput(file, "head", text));
  for (const [file, text] of records.wholes) inputs.push(lazyInput(file, "whole", text));
  return inputs.toSorted((a, b) => compare(a.file, b.file) || compare(a.kind, b.kind));
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

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
