// Writes the text that is printed if navc itself fails.
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { visibleLines } from "../compiler/text/visible.ts";
import { noteOf, knownFailure } from "./settings/usage-error.ts";

/** For stderr: why a command, or a part of it, failed. */
export function failureText(error: unknown): string {
  const known = knownFailure(error);
  return known === undefined ? bugReport(error) : noteOf(known);
}

/** For stderr: that it is a fault of navc, what to do, and where it happened. */
export function bugReport(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return `navc: this is a bug in navc. Please report it with these lines:\n${visibleLines(inSources(lines))}\n`;
}

/** A stack with places in the source files, because those in a bundle are not readable. */
function inSources(stack: string): string {
  return stack.replaceAll(
    /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g,
    (place: string, url: string, line: string, column: string) => {
      try {
        return placeInSource(fileURLToPath(url), Number(line), Number(column)) ?? place;
      } catch {
        // A file without a map, or a place in a package: the place in the file is better than none.
        return place;
      }
    },
  );
}

function placeInSource(file: string, line: number, column: number): string | undefined {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
  const found = map.findEntry(line - 1, column - 1);
  if (!("originalSource" in found)) return undefined;
  return `${join(dirname(file), found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}
