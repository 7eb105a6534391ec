// Finds the files of the docs folder that are overlays, and the specs that they extend (D234).
import { isRemote } from "../contract/spec-attachment.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Host } from "../host/host.ts";
import { compareText } from "../text/compare-text.ts";
import { isOverlay } from "../overlays/overlay-document.ts";
import { groupBy } from "../text/group-by.ts";
import { ownValue } from "../text/json-value.ts";
import { readingLimits } from "../text/reading-limits.ts";
import { folderOf } from "../text/resolve-path.ts";
import type { SpecFiles } from "./spec-files.ts";

/** A file that extends a spec. Nobody names it, so what is wrong with it is reported only for a spec of the site. */
export interface ExtendingFile {
  readonly path: string;
  readonly reportProblems: (report: Report) => void;
}

/** Those among some files, by the path or address of their spec, in the order of their paths. */
export function findOverlays(
  paths: readonly string[],
  host: Host,
  files: SpecFiles,
): ReadonlyMap<string, readonly ExtendingFile[]> {
  const sorted = paths.toSorted(compareText);
  const found = sorted.flatMap((path) => {
    if (!mayBeOverlay(host.readHead(path, readingLimits.overlay.headBytes) ?? "")) return [];
    const problems: Parameters<Report>[] = [];
    const opened = files.open(path, (...problem: Parameters<Report>) => void problems.push(problem));
    const value = opened.kind === "file" ? opened.file.value : undefined;
    const written = opened.kind === "broken" ? extendsInText(host.readText(path) ?? "") : extendsOf(value);
    if (written === undefined) return [];
    const reportProblems = (report: Report): void => problems.forEach((problem) => report(...problem));
    return [{ spec: extendedSpec(path, written), file: { path, reportProblems } }];
  });
  return new Map([...groupBy(found, ({ spec }) => spec)].map(([spec, same]) => [spec, same.map(({ file }) => file)]));
}

/** An overlay begins with its version; in one whose keys are sorted the actions are before it. */
function mayBeOverlay(head: string): boolean {
  return /overlay["']?[ \t]*:/.test(head) || /actions["']?[ \t]*:/.test(head);
}

function extendsOf(value: unknown): string | undefined {
  const written = isOverlay(value) ? ownValue(value, "extends") : undefined;
  return typeof written === "string" ? written : undefined;
}

/** The same of a text that can't be parsed, as far as a line says it. */
function extendsInText(text: string): string | undefined {
  if (!/^[ \t]{0,8}["']?overlay["']?[ \t]{0,8}:/m.test(text)) return undefined;
  return /^[ \t]{0,8}["']?extends["']?[ \t]{0,8}:[ \t]{0,8}["']?([^"'\s,]+)/m.exec(text)?.[1];
}

/** What `extends` means: a path from the folder of the overlay, one from the docs root with a slash before it, or an address. */
function extendedSpec(overlay: string, written: string): string {
  if (isRemote(written)) return written;
  const segments = written.startsWith("/") ? [] : folderOf(overlay).split("/");
  for (const segment of written.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== ".") segments.push(segment);
  }
  // Above the docs folder there is nothing, so the root is as far as it goes.
  return segments.filter((segment) => segment !== "").join("/");
}
