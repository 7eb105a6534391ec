// Reads the bodies of pages, and those of the files that they import.
import { PhaseSteps, type ProgressListener } from "../contract/compile-progress.ts";
import type { Limits } from "../contract/limits.ts";
import { fileAt } from "../diagnostics/place.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Host } from "../host/host.ts";
import { findFrontMatter } from "../text/front-matter-block.ts";
import { importCandidates } from "../text/resolve-path.ts";
import { perObject } from "../text/per-object.ts";
import { anchorsOf, KnownIds } from "./anchor-ids.ts";
import type { BodyCatalog, LoadedBody } from "./body-catalog.ts";
import { readBody } from "./read-body.ts";

/** What loading bodies takes. */
export interface LoadBodiesInput {
  /** The files of the pages, in reading order. */
  readonly files: ReadonlySet<string>;
  readonly host: Host;
  readonly limits: Limits;
  readonly report: Report;
  readonly onProgress?: ProgressListener | undefined;
}

/** Reads each body once, pages first. A file over the limit is reported and left out. */
export async function loadBodies({ files, host, limits, report, onProgress }: LoadBodiesInput): Promise<BodyCatalog> {
  const bodies = new Map<string, LoadedBody>();
  const seen = new Set<string>();
  const isFile = (file: string): boolean => host.stat(file)?.kind === "file";
  const load = (file: string, isPage: boolean): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if ((host.stat(file)?.size ?? 0) > limits.bodyBytes) {
      const args = { what: `The page ${file}`, limit: `${limits.bodyBytes} bytes`, option: "bodyBytes" };
      return report("limit-exceeded", fileAt(file), args);
    }
    const text = host.readText(file);
    if (text === undefined) return;
    const body = readBody(text, bodyStart(text));
    bodies.set(file, { ...body, file, isPage, parts: partsOf(body, file, isFile) });
  };
  const steps = new PhaseSteps("links", onProgress);
  await steps.begin(files.size);
  for (const file of files) {
    load(file, true);
    const shown = steps.step();
    // oxlint-disable-next-line no-await-in-loop -- a program that shows the progress needs a turn
    if (shown !== undefined) await shown;
  }
  // What is added on the way is visited, too.
  for (const { parts } of bodies.values()) for (const part of parts.values()) load(part, false);
  const known = new KnownIds(bodies.size);
  return { bodies, anchorsOf: perObject((body) => anchorsOf(body, bodies, known)) };
}

function bodyStart(text: string): number {
  const block = findFrontMatter(text, true);
  return block.kind === "block" ? block.close : 0;
}

const partNames = /\.mdx?$/i;

/** The files that components stand for, by the names that the body gives them. */
function partsOf(
  { imports, anchors }: Pick<LoadedBody, "imports" | "anchors">,
  file: string,
  isFile: (file: string) => boolean,
): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const add = (name: string, candidates: readonly string[]): void => {
    const found = candidates.find((candidate) => candidate !== file && isFile(candidate));
    if (found !== undefined) parts.set(name, found);
  };
  for (const { name, target } of imports)
    if (partNames.test(target)) add(name ?? target, importCandidates(target, file));
  for (const anchor of anchors) {
    if (anchor.kind !== "snippet") continue;
    const name = partNames.test(anchor.file) ? anchor.file : `${anchor.file}.mdx`;
    add(anchor.file, importCandidates(`/snippets/${name}`, file));
  }
  return parts;
}
