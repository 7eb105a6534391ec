// Finds the new side of a comparison if only the old one is given.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { configFile } from "../../compiler/options.ts";
import { readSideWords } from "./diff-side.ts";
import { docsRoot, findDocs } from "../settings/find-docs.ts";
import { UsageError } from "../settings/usage-error.ts";

/**
 * The docs folder that `before` is compared with, in its current state: the one that `git:<rev>:<folder>` names, else the
 * current folder or the nearest above. Throws `UsageError` if there is none, or if `before` is itself a folder.
 */
export function workingSide(before: string, config: string | undefined): string {
  const [side] = readSideWords([before, "."]);
  if (side.kind === "folder")
    throw new UsageError(
      `"${before}" is only one state of a site. Name the state to compare it with first: navc diff git:HEAD ${before}`,
    );
  const named = side.kind === "git" && side.path !== "" ? side.path : undefined;
  const folder = docsRoot(named);
  const file = configFile(config);
  if (existsSync(join(folder, file))) return folder;
  const place = named === undefined ? "this folder or above it" : `"${named}" now`;
  const [found = "docs"] = findDocs(".");
  throw new UsageError(
    `There is no ${file} in ${place}. Name the docs folder to compare with: navc diff ${before} ${found}`,
  );
}
