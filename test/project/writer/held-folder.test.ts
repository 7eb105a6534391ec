// A folder is held only if it is where its path says.
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdBelow, holdFolder } from "../../../src/project/writer/held-folder.ts";

let root = "";
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "navc-held-")));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a folder is not held through a link that took the place of one above it", () => {
  mkdirSync(join(root, "elsewhere/out"), { recursive: true });
  mkdirSync(join(root, "site/out"), { recursive: true });
  renameSync(join(root, "site"), join(root, "before"));
  symlinkSync(join(root, "elsewhere"), join(root, "site"));
  const path = join(root, "site/out");
  expect(() => holdFolder(path)).toThrow(`${path} is no longer the folder it was`);
});

test("a folder below a held one is in that one, wherever it was moved", () => {
  mkdirSync(join(root, "site/out"), { recursive: true });
  const site = holdFolder(join(root, "site"));
  renameSync(join(root, "site"), join(root, "moved"));
  try {
    expect(() => holdBelow(site, "out", false)).toThrow(`${join(root, "site/out")} is no longer the folder it was`);
  } finally {
    site.close();
  }
});
