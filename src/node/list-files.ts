// Which files are below a folder? The only file that knows fast-glob.
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import type fastGlob from "fast-glob";
import { alwaysIgnored } from "../host/ignore.ts";
import type { ListPattern } from "../host/host.ts";
import { isFailure } from "./folders.ts";

const require = createRequire(import.meta.url);

/**
 * All files below a real folder that match; links are neither followed nor listed, names that hold a line end are left out,
 * and so is a folder that may not be read. Throws where the file system fails.
 */
export function listFiles(folder: string, pattern: ListPattern): readonly string[] {
  // Loaded on first need: most compiles list nothing, and it takes longer than the compile of a small site.
  const glob = require("fast-glob") as typeof fastGlob;
  let failure: Error | undefined;
  // Of a folder that can't be read fast-glob says nothing, whatever the reason.
  const noted: typeof readdirSync = ((...words: Parameters<typeof readdirSync>) => {
    try {
      return readdirSync(...words);
    } catch (error) {
      if (isFailure(error)) failure ??= error;
      throw error;
    }
  }) as typeof readdirSync;
  const files = glob.sync(
    pattern.extensions.map((extension) => `**/*.${extension}`),
    {
      cwd: folder,
      ignore: [...pattern.ignore, ...alwaysIgnored],
      followSymbolicLinks: false,
      onlyFiles: true,
      dot: false,
      suppressErrors: true,
      fs: { readdirSync: noted },
    },
  );
  if (failure !== undefined) throw failure;
  // oxlint-disable-next-line no-control-regex
  return files.filter((file) => !/[\0-\x1f\x7f]/.test(file));
}
