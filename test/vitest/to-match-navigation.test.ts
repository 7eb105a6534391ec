// Does the matcher write, accept, refuse and update as Vitest does its own snapshots? Runs Vitest in a folder of its own.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPackage } from "../examples/built-package.ts";

let project: string;

interface Ran {
  readonly code: number;
  readonly output: string;
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "navc-vitest-"));
  mkdirSync(join(project, "node_modules"));
  symlinkSync(builtPackage().folder, join(project, "node_modules/navc"));
  symlinkSync(resolve("node_modules/vitest"), join(project, "node_modules/vitest"));
  write("vitest.config.mjs", 'export default { test: { setupFiles: ["navc/vitest"] } };\n');
});

afterAll(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(join(project, file), text);
}

function read(file: string): string {
  return readFileSync(join(project, file), "utf8");
}

/** Runs the tests of the project; `ci`: as where no snapshot is written. */
function vitest(file: string, { ci = false, update = false } = {}): Promise<Ran> {
  const words = [resolve("node_modules/vitest/vitest.mjs"), "run", file, ...(update ? ["--update"] : [])];
  const { CI: _, ...env } = process.env;
  return new Promise((done) => {
    const options = { cwd: project, env: { ...env, NO_COLOR: "1", ...(ci ? { CI: "1" } : {}) } };
    execFile(process.execPath, words, options, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}

/** A test file whose tests are given a `site` of these groups. */
function writeTests(file: string, groups: object, tests: string): void {
  write(
    file,
    `import { compileNavigation, memoryHost } from "navc";
import { expect, test } from "vitest";
const host = memoryHost({ "a.mdx": "", "b.mdx": "", "c/a.mdx": "" });
const { navigation: site } = await compileNavigation({ host, config: { navigation: { groups: ${JSON.stringify(groups)} } } });
${tests}`,
  );
}

const tests = `
test("the site", async () => await expect(site).toMatchNavigation());
test("a name", async () => await expect(site).toMatchNavigation("named"));
test.concurrent("a path", async ({ expect }) => await expect(site).toMatchNavigation("./own/here"));
`;
const snapshots = ["__snapshots__/a.test.js.the-site", "__snapshots__/named", "own/here"];

test("it writes two files for each, accepts the same again, and refuses another with its changes until they are accepted", async () => {
  writeTests("a.test.js", [{ group: "Start", pages: ["a", "b"] }], tests);

  const unwritten = await vitest("a.test.js", { ci: true });
  expect(unwritten.code).toBe(1);
  expect(unwritten.output).toContain(
    "Error: There is no accepted navigation __snapshots__/named.tree.txt, and this run writes no new snapshots.",
  );
  expect(existsSync(join(project, "own"))).toBe(false);

  const written = await vitest("a.test.js");
  expect(written.output).toMatch(/Snapshots {2}6 written/);
  // Vite warns of sources that it can't find.
  expect(written.output).not.toMatch(/source ?map|warn/i);
  for (const name of snapshots) {
    expect(read(`${name}.tree.txt`)).toBe("main (default)\n  group Start\n    page A  /a\n    page B  /b\n");
    expect(read(`${name}.nav.json`)).toContain('"formatVersion":1');
  }

  writeTests("a.test.js", [{ group: "Start", tag: "NEW", pages: ["c/a", "b"] }], tests);
  const refused = await vitest("a.test.js", { ci: true });
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/Snapshots {2}3 failed/);
  expect(refused.output).toContain(`
Error: The navigation is not the accepted one, __snapshots__/named.tree.txt

1 address leads nowhere now
  /a  → /c/a  the page moved there

Pages
  ~ moved  /a → /c/a

1 address lost · 1 page moved

navc diff __snapshots__/named.nav.json <docs folder> --format redirects prints what to put into "redirects" of docs.json
If this is intended, accept it with vitest run --update

- Expected
+ Received

  main (default)
-   group Start
+   group Start  #NEW
-     page A  /a
+     page A  /c/a
      page B  /b
`);

  const updated = await vitest("a.test.js", { ci: true, update: true });
  expect(updated.output).toMatch(/Snapshots {2}6 updated/);
  for (const name of snapshots) {
    expect(read(`${name}.tree.txt`)).toBe("main (default)\n  group Start  #NEW\n    page A  /c/a\n    page B  /b\n");
    expect(read(`${name}.nav.json`)).toContain('"/c/a"');
  }

  write("own/here.nav.json", "{}");
  expect((await vitest("a.test.js", { ci: true })).code).toBe(0);
  expect((await vitest("a.test.js", { update: true })).output).toMatch(/Snapshots {2}1 updated/);
  expect(read("own/here.nav.json")).toBe(read("__snapshots__/named.nav.json"));
});

test("a change of no page, lost data, and wrong uses are named", async () => {
  const accepting = `
test("badge", async () => await expect(site).toMatchNavigation("badge"));
test("data", async () => await expect(site).toMatchNavigation("data"));
test("form", async () => await expect(site).toMatchNavigation("form"));
`;
  writeTests("b.test.js", [{ group: "Start", tag: "OLD", pages: ["a"] }], accepting);
  await vitest("b.test.js");
  write("__snapshots__/data.nav.json", read("__snapshots__/named.nav.json"));
  write("__snapshots__/form.nav.json", read("__snapshots__/form.nav.json").replace('"placements"', '"places"'));
  writeTests(
    "b.test.js",
    [{ group: "Start", tag: "NEW", pages: ["a"] }],
    `${accepting}
test("null", async () => await expect(null).toMatchNavigation());
test("not", async () => await expect(site).not.toMatchNavigation());
test("!", async () => await expect(site).toMatchNavigation());
`,
  );
  const { output } = await vitest("b.test.js", { ci: true });
  expect([...output.matchAll(/^ FAIL .*\n((?:(?!- Expected| ❯).*\n)*)/gm)].map(([, message]) => message))
    .toMatchInlineSnapshot(`
      [
        "Error: The navigation is not the accepted one, __snapshots__/badge.tree.txt

      Pages, divisions and addresses are the same. The lines below show what changed.

      If this is intended, accept it with vitest run --update

      ",
        "Error: The navigation is not the accepted one, __snapshots__/data.tree.txt

      __snapshots__/data.nav.json does not belong to it, or is of another version of navc. So only the lines below show the changes.

      If this is intended, accept it with vitest run --update

      ",
        "Error: The navigation is not the accepted one, __snapshots__/form.tree.txt

      __snapshots__/form.nav.json does not belong to it, or is of another version of navc. So only the lines below show the changes.

      If this is intended, accept it with vitest run --update

      ",
        "TypeError: toMatchNavigation: what is expected to match has to be the "navigation" of a result. It is null, as where a docs.json can't be read: look at the diagnostics of that result first.
      ",
        "Error: toMatchNavigation can't be used with "not".
      ",
        "Error: No file name can be made of the name of this test: give toMatchNavigation a name.
      ",
      ]
    `);
});

test("other snapshots show its outline, indented as what holds it", async () => {
  const held = 'test("held", () => { expect({ site }).toMatchSnapshot(); });';
  writeTests("c.test.js", [{ group: "Start", pages: ["a"] }], held);
  await vitest("c.test.js");
  expect(read("__snapshots__/c.test.js.snap")).toContain(`
{
  "site": main (default)
    group Start
      page A  /a,
}
`);
});
