// Finds where specs and overlays name other files: `$ref`, and `extends` of an overlay. (D283)
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { decodeSegment } from "../../compiler/contract/href.ts";
import { textAt } from "../../compiler/diagnostics/place.ts";
import type { Host } from "../../compiler/host/host.ts";
import { folderOf, resolvePath } from "../../compiler/text/resolve-path.ts";

/** A site whose specs are searched. */
export interface SpecSearch {
  readonly host: Pick<Host, "readText" | "stat">;
  readonly files: () => readonly string[];
  /** The files that something else reads. */
  readonly others: readonly string[];
  readonly moves: ReadonlyMap<string, string>;
}

/** The names of files in specs, if the change moves a file that can be one. */
export function specReferences({ host, files, others, moves }: SpecSearch): readonly SiteName[] {
  if (![...moves.keys()].some(isDataFile)) return [];
  return files().flatMap((file) =>
    isDataFile(file) && !others.includes(file) ? references(file, host.readText(file) ?? "", host) : [],
  );
}

function isDataFile(file: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(file);
}

/** A field with a path, which may be in quotes. What follows "#" is a place in the file. */
const field =
  /(?<key>\$ref|extends)["']?[ \t]*:[ \t]*(?:"(?<double>[^"#\n]+)|'(?<single>[^'#\n]+)|(?<plain>[^\s"'#,{}[\]]+))/g;

function references(file: string, text: string, host: Pick<Host, "stat">): readonly SiteName[] {
  const isOverlay = /^[ \t{]*["']?overlay["']?[ \t]*:/m.test(text);
  return [...text.matchAll(field)].flatMap((match) => {
    const { key, double, single, plain } = match.groups!;
    const written = double ?? single ?? plain!;
    if (key === "extends" && !isOverlay) return [];
    const isFromRoot = written.startsWith("/");
    const path = written.split("/").map(decodeSegment).join("/");
    const target = resolvePath(isFromRoot ? "" : folderOf(file), path);
    if (target === undefined || host.stat(target)?.kind !== "file") return [];
    const end = match.index + match[0].length;
    const place = textAt(file, end - written.length, end);
    return [{ place, written, part: written, target, form: { kind: "file", from: isFromRoot ? "root" : "folder" } }];
  });
}
