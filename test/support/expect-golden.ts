// A golden file is only written when somebody asks for it.
import { existsSync, rmSync } from "node:fs";
import { expect } from "vitest";

/** True when the run was started with `--update`. */
export const isUpdating: boolean = process.env["NAVC_UPDATE_GOLDENS"] === "1";

/**
 * Compares `text` with the golden `file`; undefined stands for a file that must not be there. A golden that is missing, or
 * one too many, fails; with `--update` it is written, or removed.
 */
export async function expectGolden(file: string, text: string | undefined): Promise<void> {
  if (isUpdating && text === undefined) rmSync(file, { force: true });
  if (!isUpdating) expect({ file, isThere: existsSync(file) }).toEqual({ file, isThere: text !== undefined });
  if (text !== undefined) await expect(text).toMatchFileSnapshot(file);
}
