// Writes an imported site, and replaces nothing that is there. (D324)
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { nodeHost } from "../../../project/disk/node-host.ts";
import type { ImportLoss } from "../../../project/import/import-loss.ts";
import type { SiteImport } from "../../../project/import/import-site.ts";
import { readableJson } from "../../../project/import/readable-json.ts";
import type { Content } from "../../../project/writer/content-pieces.ts";
import { openFolder } from "../../../project/writer/output-folder.ts";
import { pathProblem } from "../../../project/writer/path-problem.ts";
import { unlessSame } from "../../../project/writer/replace-file.ts";
import { WriteFailure } from "../../../project/writer/write-failure.ts";

/** Where an import is written, and what may be replaced. */
export interface WriteImportOptions {
  /** Absent if nothing is to be written. */
  readonly output: string | undefined;
  readonly dryRun: boolean;
  readonly force: boolean;
}

/** What was written, or would be. */
export interface WrittenImport {
  readonly isWritten: boolean;
  /** The paths of new and changed files. */
  readonly files: readonly string[];
  /** Files that are there with other content. If there is one, nothing was written. */
  readonly refused: readonly string[];
  /** The losses of the texts of pages, and files that can't be written. */
  readonly losses: readonly ImportLoss[];
}

/** A file that would be new or changed. */
interface NewFile {
  readonly path: string;
  readonly content: () => Content;
  readonly isThere: boolean;
}

/** Compares all files with those of the docs folder, and writes those that are not the same. Rejects with `WriteFailure`. */
export async function writeImport(
  imported: SiteImport,
  source: Host,
  { output, dryRun, force }: WriteImportOptions,
): Promise<WrittenImport> {
  const target = output === undefined ? undefined : nodeHost(output);
  const losses: ImportLoss[] = [];
  const files: NewFile[] = [];
  const add = (path: string, from: string, same: (target: Host) => boolean, content: () => Content): void => {
    const problem = pathProblem(path);
    if (problem !== undefined) losses.push({ feature: "a file", reason: problem, file: from });
    else if (target === undefined || !same(target))
      files.push({ path, content, isThere: target?.stat(path) !== undefined });
  };
  const addText = (path: string, from: string, text: string): void =>
    add(
      path,
      from,
      (there) => there.readText(path) === text,
      () => text,
    );
  addText("docs.json", "docs.json", readableJson(imported.config));
  for (const { path, text = "", losses: ofPage } of imported.pages()) {
    for (const loss of ofPage) losses.push(loss);
    addText(path, path, text);
  }
  for (const { from, to } of imported.copies)
    add(
      to,
      from,
      (there) => isSameFile(source, from, there, to),
      () => bytesOf(source, from),
    );
  const refused = force ? [] : files.filter(({ isThere }) => isThere).map(({ path }) => path);
  const paths = files.map(({ path }) => path);
  if (refused.length > 0 || dryRun || output === undefined || files.length === 0)
    return { isWritten: false, files: paths, refused, losses };
  const folder = await openFolder(output);
  try {
    for (const { path, content } of files) {
      const refusal = force ? {} : { refusal: unlessSame(undefined) };
      const outcome = await folder.write(path, content(), refusal);
      if (outcome.kind === "refused") throw new WriteFailure(path, outcome.reason);
    }
  } finally {
    folder.close();
  }
  return { isWritten: true, files: paths, refused, losses };
}

function isSameFile(source: Host, from: string, target: Host, to: string): boolean {
  const [one, other] = [source.stat(from), target.stat(to)];
  if (one?.size !== other?.size || other?.kind !== "file") return false;
  const [bytes, there] = [wholeOf(source, from), wholeOf(target, to)];
  return bytes !== undefined && there !== undefined && bytes.equals(there);
}

function wholeOf(host: Host, path: string): Buffer | undefined {
  const pieces = host.readBytes?.(path);
  return pieces && Buffer.concat([...pieces].map((piece) => Buffer.from(piece)));
}

/** The bytes of a file. Since it was found, it may have been removed. */
function* bytesOf(host: Host, path: string): Generator<Uint8Array, void> {
  const { assetBytes } = defaultLimits;
  const pieces = host.readBytes?.(path);
  if (pieces === undefined) throw new WriteFailure(path, "it is no longer there");
  let length = 0;
  for (const piece of pieces) {
    length += piece.length;
    if (length > assetBytes) throw new WriteFailure(path, `it is larger than ${String(assetBytes)} bytes`);
    yield piece;
  }
}
