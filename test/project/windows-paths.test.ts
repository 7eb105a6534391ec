// Are paths of Windows paths with "/" in results, reports and plans? What decides that is run with the paths of Windows.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as diffSides from "../../src/project/comparison/diff-side.ts";
import type * as repositoryPaths from "../../src/project/settings/repository-path.ts";
import type * as slashPaths from "../../src/project/slash-path.ts";
import type * as plans from "../../src/tools/cli/compile/plan-roots.ts";

type OnWindows = typeof repositoryPaths & typeof slashPaths & typeof diffSides & typeof plans;

/** In `node_modules`, so that packages are found. */
const folder = mkdtempSync(resolve("node_modules/.windows-paths-"));
afterAll(() => rmSync(folder, { recursive: true }));

let windows: OnWindows;

beforeAll(async () => {
  const modules = [
    "project/slash-path",
    "project/settings/repository-path",
    "project/comparison/diff-side",
    "tools/cli/compile/plan-roots",
  ];
  writeFileSync(join(folder, "entry.ts"), modules.map((name) => `export * from "../../src/${name}.ts";`).join("\n"));
  const build = await rolldown({
    input: join(folder, "entry.ts"),
    logLevel: "silent",
    plugins: [
      {
        name: "windows",
        resolveId: (id) =>
          /^[./]/.test(id) ? undefined : { id: id === "node:path" ? "node:path/win32" : id, external: true },
      },
    ],
  });
  await build.write({ dir: join(folder, "out"), format: "esm", entryFileNames: "entry.mjs" });
  windows = (await import(pathToFileURL(join(folder, "out/entry.mjs")).href)) as OnWindows;
});

test("a path has slashes", () => {
  expect(windows.slashPath(String.raw`guides\start.mdx`)).toBe("guides/start.mdx");
});

describe("paths of a report", () => {
  test.each([
    [String.raw`C:\repo\docs`, String.raw`C:\repo`, "guides/a.mdx", "docs/guides/a.mdx"],
    // The runner writes the drive in another case than the shell.
    [String.raw`c:\repo\docs`, String.raw`C:\repo`, "a.mdx", "docs/a.mdx"],
    ["C:/repo/docs/", String.raw`C:\repo`, "a.mdx", "docs/a.mdx"],
    // Names are like the names of drives and of folders above.
    [String.raw`C:\repo\..docs`, String.raw`C:\repo`, "a.mdx", "..docs/a.mdx"],
    [String.raw`\\server\share\docs`, String.raw`\\server\share`, "a.mdx", "docs/a.mdx"],
  ])("of %s in %s", (root, workspace, file, path) => {
    expect(windows.repositoryPath(root, { GITHUB_WORKSPACE: workspace })(file)).toBe(path);
  });

  test("a folder on another drive is not in the workspace", () => {
    const path = windows.repositoryPath(String.raw`D:\docs`, { GITHUB_WORKSPACE: String.raw`C:\repo` })("a.mdx");
    expect(path).toBe("D:/docs/a.mdx");
  });
});

test.each([
  ["..", true],
  [String.raw`..\other`, true],
  [String.raw`D:\other`, true],
  [String.raw`\\server\share`, true],
  ["..docs", false],
  [String.raw`docs\..a`, false],
])("%s is outside: %s", (path, outside) => {
  expect(windows.isOutside(path)).toBe(outside);
});

test("a folder in a revision of git may be named with backslashes", () => {
  const [before] = windows.readSideWords([String.raw`git:main:docs\fr`, "git:HEAD"]);
  expect(before).toMatchObject({ revision: "main", path: "docs/fr" });
});

test("a docs folder on another drive has no place below the output folder", () => {
  const roots = [String.raw`docs\a`, String.raw`D:\b`];
  expect(() => windows.planRoots(roots, { output: "build" })).toThrow(
    String.raw`D:\b is not below the folder that navc runs in`,
  );
});
