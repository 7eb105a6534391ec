// Keeps what was read from the bodies of one site for the next run.
import { createHash } from "node:crypto";
import { lstatSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PageBody } from "../../compiler/bodies/page-body.ts";
import { readWhole } from "../files/read-file.ts";
import { isPrivate } from "../writer/private-folder.ts";
import { writePrivate } from "../writer/write-private.ts";

/** What earlier runs have read from bodies, by the hashes of their texts. */
export interface BodyStore {
  /** Undefined for a body that no earlier run of this program has read. */
  readonly find: (hash: string) => PageBody | undefined;
  /** Keeps what this run needed, and replaces what was kept. A failure is not an error: then the next run reads more. */
  readonly keep: (known: ReadonlyMap<string, PageBody>) => void;
}

/** Longer stores are not read. The facts of a body are a third of its text. */
const mostBytes = 256 * 1024 * 1024;

/**
 * The store of the site at `root`, in a private folder of this user: a file with a line about the program that wrote it, then a
 * line for each body. A file of another version of the program, or a damaged one, is ignored.
 */
export function bodyStore(folder: string, root: string, version: string): BodyStore {
  const name = `bodies-${hashOf([realPath(root)])}`;
  const head = `navc ${version} ${programMark()}`;
  const lines = linesOf(join(folder, name), folder, head);
  return {
    find(hash) {
      const line = lines.get(hash);
      return line === undefined ? undefined : (JSON.parse(line) as PageBody);
    },
    keep(known) {
      const isSame = known.size === lines.size && [...known.keys()].every((hash) => lines.has(hash));
      if (isSame || known.size === 0) return;
      try {
        const parts = partsOf(known, (hash, body) => `${hash} ${lines.get(hash) ?? JSON.stringify(body)}`);
        writePrivate(folder, name, [`${head} ${hashOf(parts)}\n`, ...parts]);
      } catch {
        // The next run reads more.
      }
    },
  };
}

/** How many lines are one string before they are bytes. All of them at once would take three times the memory of the file. */
const linesOfPart = 256;

/** The bytes of a line for each body. */
function partsOf(
  known: ReadonlyMap<string, PageBody>,
  lineOf: (hash: string, body: PageBody) => string,
): readonly Uint8Array[] {
  const all = [...known];
  const parts: Uint8Array[] = [];
  for (let first = 0; first < all.length; first += linesOfPart) {
    const lines = all.slice(first, first + linesOfPart).map(([hash, body]) => lineOf(hash, body));
    parts.push(Buffer.from(`${first === 0 ? "" : "\n"}${lines.join("\n")}`));
  }
  return parts;
}

/** The path as named for a folder that is away at the moment, as while another branch is checked out. */
function realPath(root: string): string {
  try {
    return realpathSync(root);
  } catch {
    return root;
  }
}

/** The lines of a store by their hashes; none if this program did not write the file, or if the file was changed. */
function linesOf(file: string, folder: string, head: string): ReadonlyMap<string, string> {
  const text = textOf(file, folder) ?? "";
  const end = text.indexOf("\n");
  const body = text.slice(end + 1);
  if (end === -1 || text.slice(0, end) !== `${head} ${hashOf([body])}`) return new Map();
  return new Map(
    body.split("\n").map((line) => {
      const space = line.indexOf(" ");
      return [line.slice(0, space), line.slice(space + 1)];
    }),
  );
}

function textOf(file: string, folder: string): string | undefined {
  try {
    return isPrivate(folder) && lstatSync(file).size <= mostBytes ? readWhole(file) : undefined;
  } catch {
    return undefined;
  }
}

/** A text that is different for each build of the program, even of one version. */
function programMark(): string {
  const { size, mtimeMs } = statSync(fileURLToPath(import.meta.url));
  return `${String(size)}-${String(mtimeMs)}`;
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("base64url");
}
