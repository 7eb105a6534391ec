// Writes the files of an export below a folder, and removes those of an earlier export that are no longer made.
import { join } from "node:path";
import type { Content } from "./content-pieces.ts";
import {
  entriesOf,
  readRecord,
  recordLine,
  recordName,
  recordText,
  type ExportRecord,
  type RecordEntry,
} from "./export-record.ts";
import type { JournalFile } from "./journal-file.ts";
import { openFolder, type OutputFolder } from "./output-folder.ts";
import { pathProblem } from "./path-problem.ts";
import { WriteFailure } from "./write-failure.ts";

/** A file that was not written, and why, as the end of a sentence. */
export interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

/** What was done below the folder. */
export interface RecordedWrites {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Files that were not written. */
  readonly refused: readonly RefusedFile[];
  /** Files of the record that are no longer made but were not removed, because they were changed after navc wrote them. */
  readonly left: readonly string[];
}

/**
 * A folder with a record of what navc wrote. A file is replaced or removed only if the record has its path with the hash of its
 * content. So no manual work is lost, and no file that a repository lists in a forged record.
 */
export class RecordedFolder {
  readonly #folder: OutputFolder;
  readonly #before: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #earlier: ReadonlySet<string>;
  readonly #foldedBefore: ReadonlyMap<string, string>;
  readonly #now = new Map<string, string>();
  /** Paths in the form of a disk that ignores case. */
  readonly #folded = new Map<string, string>();
  readonly #refused: RefusedFile[] = [];
  #journal: JournalFile | undefined;
  #written = 0;
  #unchanged = 0;

  private constructor(folder: OutputFolder, record: ExportRecord) {
    this.#folder = folder;
    this.#before = record.kind === "hashes" ? record.files : new Map();
    this.#earlier = new Set(record.kind === "earlier" ? record.paths : []);
    this.#foldedBefore = new Map([...this.#before.keys()].map((path) => [foldedPath(path), path]));
  }

  /** Makes the folder if it does not exist. Rejects with `WriteFailure` if it can't be written to, or has a record of something else. */
  static async open(folder: string): Promise<RecordedFolder> {
    const opened = await openFolder(folder);
    const record = readRecord(join(opened.real, recordName));
    if (record.kind !== "foreign") return new RecordedFolder(opened, record);
    opened.close();
    throw new WriteFailure(
      folder,
      `it has a ${recordName} that navc did not write: ${record.reason}. Remove that, or name another folder`,
    );
  }

  /** Writes a file, unless it already has the content. If it is refused, the reason is in the result of `finish`. */
  async write(path: string, content: Content): Promise<void> {
    const reason = pathProblem(path) ?? this.#twin(path);
    if (reason !== undefined) return this.#refuse(path, reason);
    try {
      // Before its folders, so that what is left where this run is killed is found by the next one.
      if (!this.#before.has(path) && !this.#folder.has(path)) this.#note([path, undefined]);
      const outcome = await this.#folder.write(path, content, {
        refusal: (sha256) => this.#refusal(path, sha256),
        // Before the file, so that an export that is ended early knows what it wrote.
        onReady: (sha256) => this.#noteHash(path, sha256),
      });
      if (outcome.kind === "refused") return this.#refuse(path, outcome.reason);
      if (outcome.kind === "written") this.#written += 1;
      else this.#unchanged += 1;
      // What somebody else wrote stays theirs, also if it is the same.
      if (outcome.kind === "written" || this.#isOurs(path, outcome.sha256)) this.#now.set(path, outcome.sha256);
    } catch (error) {
      if (!(error instanceof WriteFailure)) throw error;
      this.#refuse(path, error.reason);
    }
  }

  /** Removes what was not written again, and writes the record. Rejects with `WriteFailure`. */
  async finish(): Promise<RecordedWrites> {
    const refused = new Set(this.#refused.map(({ path }) => path));
    const stale = [...this.#before.keys(), ...this.#earlier].filter(
      (path) => !this.#now.has(path) && !refused.has(path),
    );
    const outcomes = stale.map((path) => ({ path, outcome: this.#remove(path) }));
    const of = (wanted: string): readonly string[] =>
      outcomes.filter(({ outcome }) => outcome === wanted).map(({ path }) => path);
    // After a change by hand is undone, it is again what navc wrote.
    const kept = entriesOf(this.#before).filter(([path]) => refused.has(path));
    const files = [...this.#now, ...kept].toSorted(([one], [other]) => (one < other ? -1 : 1));
    this.#journal?.close();
    await this.#folder.write(recordName, recordText(files));
    return {
      written: this.#written,
      unchanged: this.#unchanged,
      removed: of("removed").length,
      refused: this.#refused,
      left: of("left"),
    };
  }

  /** Lets other runs write; what was written stays. */
  close(): void {
    this.#journal?.close();
    this.#folder.close();
  }

  #refuse(path: string, reason: string): void {
    this.#refused.push({ path, reason });
  }

  #isOurs(path: string, sha256: string): boolean {
    return this.#earlier.has(path) || this.#hashesOf(path)?.has(sha256) === true;
  }

  /** On a disk that ignores case, an earlier export may have written it with other capitals in its name. */
  #hashesOf(path: string): ReadonlySet<string> | undefined {
    const own = this.#before.get(path);
    if (own !== undefined) return own;
    const twin = this.#foldedBefore.get(foldedPath(path));
    return twin !== undefined && this.#folder.isOneFile(twin, path) ? this.#before.get(twin) : undefined;
  }

  #refusal(path: string, sha256: string | undefined): string | undefined {
    if (this.#earlier.has(path))
      return "an earlier navc wrote it and kept no hash, so it is not known whether somebody changed it; delete it if nobody did";
    const hashes = this.#hashesOf(path);
    if (hashes === undefined || hashes.size === 0)
      return "there is a file that navc did not write; move it, or name another folder";
    if (sha256 !== undefined && hashes.has(sha256)) return undefined;
    return "it was changed since navc wrote it; undo that, or move or delete the file";
  }

  /** Why this path and an earlier one can't both exist on every disk. */
  #twin(path: string): string | undefined {
    const folded = foldedPath(path);
    const twin = this.#folded.get(folded);
    this.#folded.set(folded, twin ?? path);
    if (twin === undefined) return undefined;
    return twin === path
      ? "another page is written to the same file"
      : `"${twin}" differs from it only in capitals, and many disks take both for one file`;
  }

  #noteHash(path: string, sha256: string): void {
    if (this.#before.get(path)?.has(sha256) !== true) this.#note([path, sha256]);
  }

  #note(entry: RecordEntry): void {
    this.#journal ??= this.#folder.journal(recordName, recordText([...entriesOf(this.#before), ...this.#now]));
    this.#journal.add(recordLine(entry));
  }

  #remove(path: string): "removed" | "absent" | "left" {
    // Somebody may have put it into the record.
    if (pathProblem(path) !== undefined) return "left";
    const twin = this.#folded.get(foldedPath(path));
    // A disk that ignores case has the new file under the old name.
    if (twin !== undefined && this.#folder.isOneFile(twin, path)) return "absent";
    return this.#folder.remove(path, (sha256) => this.#before.get(path)?.has(sha256) === true);
  }
}

function foldedPath(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
