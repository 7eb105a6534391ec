// Gives all test files one folder for the package that they build, and removes it after the last of them.
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";

const folder = resolve(`node_modules/.cache/navc-built-${process.pid}`);

/** Names the folder to the test files; who needs the package first builds it. */
export function setup(project: TestProject): void {
  // A process that was killed may have had the same number.
  teardown();
  process.env["NAVC_BUILT_PACKAGE"] = folder;
  // Sources may have changed.
  project.onTestsRerun(() => teardown());
}

/** Removes the folder. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
