// Keeps copies of fetched bodies, for conditional requests.
import { createHash } from "node:crypto";
import { lstatSync } from "node:fs";
import { validateHeaderValue } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readWhole } from "../files/read-file.ts";
import { isPrivate } from "../writer/private-folder.ts";
import { userCaches } from "../writer/user-caches.ts";
import { writePrivate } from "../writer/write-private.ts";

/** A body, and the validators that its server sent for it. */
export interface CachedBody {
  /** The address that answered, after redirects: the validators are sent only to this address. */
  readonly from: string;
  readonly etag?: string | undefined;
  readonly modified?: string | undefined;
  readonly body: string;
}

/** Bodies by address. If a copy can't be read or written, that is no error: there is no copy then. */
export interface RemoteCache {
  /** Also undefined for a copy of more than `most` bytes, which may be from a time with a higher limit. */
  readonly read: (url: string, most: number) => CachedBody | undefined;
  readonly write: (url: string, cached: CachedBody) => void;
}

/**
 * Where copies are kept by default: in the cache folder of the user, where no repository can put a copy or a link; if there is
 * none, in the folder for temporary files.
 */
export function defaultCacheFolder(): string {
  return userCaches() ?? join(tmpdir(), "navc-cache");
}

/** More than an address and its validators need; the length of HTTP headers is limited. */
const longestHeader = 1024 * 1024;

/** A file per address: a line of JSON about the body, then the body. */
export function remoteCache(folder: string): RemoteCache {
  const fileOf = (url: string): string => join(folder, sha256(url));
  return {
    read: (url, most) =>
      ifPossible(() => {
        const file = fileOf(url);
        // The size is checked before the file is read, because the file may be larger than the memory.
        if (!isPrivate(folder) || lstatSync(file).size > most + longestHeader) return undefined;
        const cached = parse(readWhole(file) ?? "");
        return cached !== undefined && Buffer.byteLength(cached.body) <= most ? cached : undefined;
      }),
    write: (url, cached) => ifPossible(() => writePrivate(folder, sha256(url), [serialise(cached)])),
  };
}

/** The answer, or undefined if there is any error. */
function ifPossible<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

function serialise({ body, ...about }: CachedBody): string {
  return `${JSON.stringify({ ...about, sha256: sha256(body) })}\n${body}`;
}

/** The value that `serialise` has written; undefined or an exception for anything else. */
function parse(text: string): CachedBody | undefined {
  const end = text.indexOf("\n");
  const { from, etag, modified, ...about } = JSON.parse(text.slice(0, end)) as Record<string, unknown>;
  const body = text.slice(end + 1);
  if (typeof from !== "string" || !isMark(etag) || !isMark(modified)) return undefined;
  return about["sha256"] === sha256(body) ? { from, etag, modified, body } : undefined;
}

function isMark(value: unknown): value is string | undefined {
  if (value === undefined) return true;
  if (typeof value !== "string") return false;
  validateHeaderValue("if-none-match", value);
  return true;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
