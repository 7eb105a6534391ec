// Finds what names files beside the pages and docs.json: `.mintignore`, navc.config.json and the baseline.
import { valueAt, textAt } from "../../compiler/diagnostics/place.ts";
import type { Host } from "../../compiler/host/host.ts";
import { childPointer } from "../../compiler/text/json-pointer.ts";
import { isJsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { jsonFile } from "./json-file.ts";
import type { MovedFiles } from "./moved-files.ts";
import type { NewName } from "./name-pieces.ts";

/** What is needed to find the names. */
export interface SettingsSearch {
  readonly host: Pick<Host, "readText">;
  /** Where the file of the baseline is, from the docs root; undefined without one. */
  readonly baseline: string | undefined;
  readonly files: MovedFiles;
  /** A text with the new paths of files. */
  readonly rename: (text: string) => string;
}

/** The new names in these files. Patterns with wildcards stay. */
export function settingsNames({ host, baseline, files, rename }: SettingsSearch): readonly NewName[] {
  const accepted = baseline === undefined ? undefined : jsonFile(baseline, host);
  return [
    ...ignoredNames(host.readText(".mintignore"), files),
    ...patternNames(jsonFile("navc.config.json", host), files),
    ...(accepted === undefined ? [] : baselineNames(accepted, baseline!, rename)),
  ];
}

/** The lines of `.mintignore` that are a path. */
function ignoredNames(text: string | undefined, files: MovedFiles): readonly NewName[] {
  let start = 0;
  return (text ?? "").split("\n").flatMap((line) => {
    const at = start;
    start += line.length + 1;
    const written = line.trim();
    const path = movedPattern(written, files);
    if (path === undefined) return [];
    const offset = at + line.indexOf(written);
    const place = textAt(".mintignore", offset, offset + written.length);
    return [{ name: { place, written, part: written }, text: path }];
  });
}

function patternNames(config: JsonValue | undefined, files: MovedFiles): readonly NewName[] {
  const ignore = isJsonObject(config) ? config["ignore"] : undefined;
  if (!isJsonObject(ignore)) return [];
  return Object.entries(ignore).flatMap(([code, patterns]) =>
    (Array.isArray(patterns) ? (patterns as readonly JsonValue[]) : []).flatMap((written, index) => {
      const text = typeof written === "string" ? movedPattern(written, files) : undefined;
      if (text === undefined || typeof written !== "string") return [];
      const place = valueAt("navc.config.json", childPointer(childPointer("/ignore", code), index));
      return [{ name: { place, written, part: written }, text }];
    }),
  );
}

/** The new pattern for one that is a path; undefined if it stays. */
function movedPattern(written: string, files: MovedFiles): string | undefined {
  const [, start = "", path = "", end = ""] = /^(!?\/?)([^*?[\]!#\\]*?)(\/?)$/.exec(written) ?? [];
  const after = path === "" ? undefined : files.pathAfter(path);
  // A pattern for the root would be one for all files.
  return after === undefined || after === "" || after === path ? undefined : start + after + end;
}

function baselineNames(baseline: JsonValue, file: string, rename: (text: string) => string): readonly NewName[] {
  const accepted = isJsonObject(baseline) ? baseline["accepted"] : undefined;
  return (Array.isArray(accepted) ? (accepted as readonly JsonValue[]) : []).flatMap((entry, index) => {
    if (!isJsonObject(entry)) return [];
    return ["file", "subject"].flatMap((field) => {
      const written = entry[field];
      const text = typeof written === "string" ? rename(written) : undefined;
      if (typeof written !== "string" || text === undefined || text === written) return [];
      const place = valueAt(file, `/accepted/${index}/${field}`);
      return [{ name: { place, written, part: written }, text }];
    });
  });
}
