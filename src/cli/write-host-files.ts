// Writes the files that a host reads below a folder, and removes those of an earlier export that are no longer made.
import { appendFileSync, existsSync, lstatSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { recordedFiles, recordName, recordText } from "./export-record.ts";
import { fileBytes } from "./file-bytes.ts";
import { isOnePlace, isWithin } from "./repository-path.ts";
import { fileError, UsageError } from "./usage-error.ts";
import { madeFolder, writeResult, type FileChunk } from "./write-result.ts";

/** A file to write: a text, or the bytes of a file that is copied. */
export interface WrittenFile {
  /** Its path from the folder, with "/". */
  readonly path: string;
  readonly content: FileChunk;
}

/** What was done; a file in `refused` was not written. */
export interface WrittenFiles {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly refused: readonly RefusedFile[];
}

/** A file that could not be written, and why as the end of a sentence. */
export interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

/**
 * Writes the files that differ from what is there. Only files of its record are replaced or removed, and nothing outside the
 * folder is, whatever links are in it. Rejects with `UsageError` where the folder can't be written to.
 */
export async function writeHostFiles(
  folder: string,
  files: Iterable<WrittenFile> | AsyncIterable<WrittenFile>,
): Promise<WrittenFiles> {
  const writer = new HostFilesWriter(folder);
  // oxlint-disable-next-line no-await-in-loop -- one file is held at a time
  for await (const file of files) await writer.write(file);
  return writer.finish();
}

class HostFilesWriter {
  readonly #folder: string;
  readonly #real: string;
  readonly #record: string;
  readonly #before: ReadonlySet<string>;
  readonly #foldedBefore: ReadonlyMap<string, string>;
  readonly #now = new Set<string>();
  /** Paths as a disk that ignores case has them. */
  readonly #folded = new Map<string, string>();
  readonly #refused: RefusedFile[] = [];
  #written = 0;
  #unchanged = 0;

  constructor(folder: string) {
    this.#folder = resolve(folder);
    this.#real = madeFolder(this.#folder);
    this.#record = join(this.#folder, recordName);
    this.#before = new Set(writtenBefore(this.#folder));
    this.#foldedBefore = new Map([...this.#before].map((path) => [foldedPath(path), path]));
  }

  async write({ path, content }: WrittenFile): Promise<void> {
    const reason = pathProblem(path) ?? this.#twin(path);
    if (reason !== undefined) return this.#refuse(path, reason);
    const file = join(this.#folder, path);
    const isThere = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
    const isOurs = this.#isOurs(path, file);
    if (isThere && fileBytes(file)?.equals(Buffer.from(content)) === true) {
      this.#unchanged += 1;
      // What somebody else wrote stays theirs, also if it is the same.
      if (isOurs) this.#now.add(path);
      return;
    }
    if (isThere && !isOurs)
      return this.#refuse(path, "there is a file that navc did not write; move it, or name another folder");
    // Before the file, so that an export that is ended early knows what it wrote.
    if (!isOurs) this.#note(path);
    try {
      await writeResult(file, [content], this.#real);
      this.#now.add(path);
      this.#written += 1;
    } catch (error) {
      this.#refuse(path, error instanceof Error ? error.message : String(error));
    }
  }

  async finish(): Promise<WrittenFiles> {
    const refused = new Set(this.#refused.map(({ path }) => path));
    const stale = [...this.#before].filter((path) => !this.#now.has(path) && !refused.has(path));
    const removed = stale.filter((path) => this.#remove(path)).length;
    const kept = [...this.#before].filter((path) => refused.has(path));
    const record = recordText([...this.#now, ...kept].toSorted());
    if (fileBytes(this.#record)?.toString() !== record) await writeResult(this.#record, record, this.#real);
    return { written: this.#written, unchanged: this.#unchanged, removed, refused: this.#refused };
  }

  /** On a disk that ignores case an earlier export may have written it under a name in other capitals. */
  #isOurs(path: string, file: string): boolean {
    if (this.#before.has(path)) return true;
    const twin = this.#foldedBefore.get(foldedPath(path));
    return twin !== undefined && isOnePlace(join(this.#folder, twin), file);
  }

  #refuse(path: string, reason: string): void {
    this.#refused.push({ path, reason });
  }

  /** Why no disk, or not each one, has room for both this path and an earlier one. */
  #twin(path: string): string | undefined {
    const folded = foldedPath(path);
    const twin = this.#folded.get(folded);
    this.#folded.set(folded, twin ?? path);
    if (twin === undefined) return undefined;
    return twin === path
      ? "another page is written to the same file"
      : `"${twin}" differs from it only in capitals, and many disks take both for one file`;
  }

  #note(path: string): void {
    try {
      if (!existsSync(this.#record)) appendFileSync(this.#record, recordText([]));
      appendFileSync(this.#record, `${path}\n`);
    } catch (error) {
      throw fileError(this.#record, "written", error);
    }
  }

  #remove(path: string): boolean {
    const file = join(this.#folder, path);
    const twin = this.#folded.get(foldedPath(path));
    const there = lstatSync(file, { throwIfNoEntry: false });
    if (there?.isFile() !== true || !isWithin(this.#real, file)) return false;
    // A disk that ignores case has the new file under the old name.
    if (twin !== undefined && isOnePlace(join(this.#folder, twin), file)) return false;
    rmSync(file);
    removeEmpty(dirname(file), this.#folder);
    return true;
  }
}

function foldedPath(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

const longestName = 255;

/** Why a path can't be one of a file below the folder on every system. */
function pathProblem(path: string): string | undefined {
  const names = path.split("/");
  if (names.some((name) => name === "" || name === "." || name === "..")) return "its path does not stay in the folder";
  // oxlint-disable-next-line no-control-regex
  if (/[\0-\x1F\x7F\\:*?"<>|\uD800-\uDFFF]/.test(path.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, "")))
    return "its path has a character that not all systems have in names of files";
  if (names.some((name) => Buffer.byteLength(name) > longestName)) return "its name is longer than 255 bytes";
  return path === recordName ? "the record of exports has this name" : undefined;
}

function removeEmpty(folder: string, top: string): void {
  for (let above = folder; above !== top; above = dirname(above)) {
    try {
      rmdirSync(above);
    } catch {
      return;
    }
  }
}

/** The files of earlier exports; only paths that navc itself could write. */
function writtenBefore(folder: string): readonly string[] {
  const paths = recordedFiles(folder);
  if (paths === undefined)
    throw new UsageError(
      `${join(folder, recordName)} is no record of an export. Name another folder, or move the file.`,
    );
  return paths.filter((path) => pathProblem(path) === undefined);
}
