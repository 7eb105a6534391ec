// Does the matcher write, accept, refuse and update as Vitest does its own snapshots? Runs Vitest in a folder of its own.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPackage } from "../../examples/built-package.ts";

/** Uses of the matcher with sites of two versions: `moved` has another page in the second one, `badged` only another tag. */
const tests = `
import { compileNavigation, memoryHost } from "navc";
import { expect, test } from "vitest";
import { isSecond } from "./version.js";

async function siteOf(group, redirects = []) {
  const host = memoryHost({ "a.mdx": "", "b.mdx": "", "c/a.mdx": "" });
  return (await compileNavigation({ host, config: { navigation: { groups: [group] }, redirects } })).navigation;
}
const same = await siteOf({ group: "Start", pages: ["a"] });
const moved = await siteOf({ group: "Start", pages: [isSecond ? "c/a" : "a", "b"] });
const kept = await siteOf({ group: "Start", pages: [isSecond ? "c/a" : "a"] }, [{ source: "/a", destination: "/c/a" }]);
const badged = await siteOf({ group: "Start", tag: isSecond ? "NEW" : "OLD", pages: ["a"] });

test("same", () => expect(same).toMatchNavigation("same"));
test("held", () => expect({ same }).toMatchSnapshot());

test("its own name", () => expect(moved).toMatchNavigation());
test("a name", () => expect(moved).toMatchNavigation("named"));
test.concurrent("a path", ({ expect }) => expect(moved).toMatchNavigation("./own/here"));

test("redirects", () => expect(kept).toMatchNavigation("kept"));
test("a badge", () => expect(badged).toMatchNavigation("badge"));
test("data of another", () => expect(badged).toMatchNavigation("data"));
test("data of another form", () => expect(badged).toMatchNavigation("form"));

test("data that is gone", () => expect(same).toMatchNavigation("gone"));

test("null", () => expect(null).toMatchNavigation());
test("not", () => expect(same).not.toMatchNavigation());
test("!", () => expect(same).toMatchNavigation());
`;

let project: string;
/** What Vitest printed, and the files that were there afterwards, with their texts. */
interface Ran {
  readonly output: string;
  readonly files: ReadonlyMap<string, string>;
}
let unwritten: Ran;
let written: Ran;
let refused: Ran;
let updated: Ran;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "navc-vitest-"));
  mkdirSync(join(project, "node_modules"));
  symlinkSync(builtPackage().folder, join(project, "node_modules/navc"));
  symlinkSync(resolve("node_modules/vitest"), join(project, "node_modules/vitest"));
  write("vitest.config.mjs", 'export default { test: { setupFiles: ["navc/vitest"] } };\n');
  write("a.test.js", tests);
  write("version.js", "export const isSecond = false;\n");
  unwritten = await vitest({ CI: "1" });
  written = await vitest();
  write("version.js", "export const isSecond = true;\n");
  write("__snapshots__/data.nav.json", read("__snapshots__/named.nav.json"));
  write("__snapshots__/form.nav.json", read("__snapshots__/form.nav.json").replace('"placements"', '"places"'));
  write("__snapshots__/same.nav.json", "{}");
  rmSync(join(project, "__snapshots__/gone.nav.json"));
  refused = await vitest({ CI: "1" });
  updated = await vitest({}, "--update");
});

afterAll(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(join(project, file), text);
}

function read(file: string): string {
  return readFileSync(join(project, file), "utf8");
}

/** With `CI`, no snapshot is written. */
function vitest(more: { readonly CI?: string } = {}, ...words: readonly string[]): Promise<Ran> {
  const { CI: _, ...env } = process.env;
  const options = { cwd: project, env: { ...env, NO_COLOR: "1", ...more } };
  return new Promise((done) => {
    execFile(process.execPath, [resolve("node_modules/vitest/vitest.mjs"), "run", ...words], options, (...ran) => {
      done({ output: ran[1] + ran[2], files: snapshotFiles() });
    });
  });
}

function snapshotFiles(): ReadonlyMap<string, string> {
  const files = readdirSync(project, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((file) => /^(?!node_modules).*\.(?:tree\.txt|nav\.json|snap)$/.test(file))
      .map((file) => [file, read(file)]),
  );
}

/** What a run says of a test that failed, without the lines of the outline. */
function messageOf({ output }: Ran, name: string): string | undefined {
  const [, after] = output.split(`\n FAIL  a.test.js > ${name}\n`);
  return after?.split(/^(?:- Expected| ❯ .*|⎯.*)$/m, 1)[0]?.trimEnd();
}

const names = ["__snapshots__/a.test.js.its-own-name", "__snapshots__/named", "own/here"];

test("in CI it writes nothing, and a navigation that was never accepted is refused", () => {
  expect([...unwritten.files]).toEqual([]);
  expect(messageOf(unwritten, "a name")).toBe(
    "Error: There is no accepted navigation __snapshots__/named.tree.txt, and this run writes no new snapshots. Run vitest where it may, and commit the files that it writes.",
  );
});

test("else it writes two files for each, which Vitest counts", () => {
  expect(written.output).toMatch(/Snapshots {2}19 written/);
  for (const name of names) {
    expect(written.files.get(`${name}.tree.txt`)).toBe(
      "main (default)\n  group Start\n    page A  /a\n    page B  /b\n",
    );
    expect(written.files.get(`${name}.nav.json`)).toContain('"formatVersion":1');
  }
  // Vite warns of sources that it can't find.
  expect(written.output).not.toMatch(/source ?map|warn/i);
});

test("the same again is accepted", () => {
  expect(["same", "held"].map((name) => messageOf(refused, name))).toEqual([undefined, undefined]);
});

test("another one is refused with the changes, and with the lines of the outline", () => {
  expect(refused.output).toMatch(/Snapshots {2}8 failed/);
  expect(refused.output).toContain(`
Error: The navigation is not the accepted one, __snapshots__/named.tree.txt

1 address leads nowhere now
  /a  → /c/a  the page is there now

Pages
  ~ new address  /a → /c/a

1 address lost · 1 page with a new address

navc diff __snapshots__/named.nav.json <docs folder> --format redirects prints what to put into "redirects" of docs.json
If this is intended, accept it with vitest run --update

- Expected
+ Received

  main (default)
    group Start
-     page A  /a
+     page A  /c/a
      page B  /b
`);
});

test("an address that a redirect of the site saves is not lost", () => {
  expect(messageOf(refused, "redirects"))
    .toBe(`Error: The navigation is not the accepted one, __snapshots__/kept.tree.txt

Pages
  ~ new address  /a → /c/a

1 page with a new address

If this is intended, accept it with vitest run --update`);
});

test("a change of no page, and data that can't be used, are named", () => {
  const lead = (name: string): string =>
    `Error: The navigation is not the accepted one, __snapshots__/${name}.tree.txt\n\n`;
  const end = "\n\nIf this is intended, accept it with vitest run --update";
  const others = (name: string): string =>
    `${lead(name)}__snapshots__/${name}.nav.json does not belong to it, or is of another version of navc. So only the lines below show the changes.${end}`;
  expect(messageOf(refused, "a badge")).toBe(
    `${lead("badge")}Divisions\n  ~ tag  group "Start" "OLD" → "NEW"\n\n1 division with another tag${end}`,
  );
  expect(messageOf(refused, "data of another")).toBe(others("data"));
  expect(messageOf(refused, "data of another form")).toBe(others("form"));
});

test("a navigation whose data is gone is refused in CI, and else gets it again", () => {
  expect(messageOf(refused, "data that is gone")).toContain(
    "Error: There is no accepted navigation __snapshots__/gone.nav.json, and this run writes no new snapshots.",
  );
  const data = "__snapshots__/gone.nav.json";
  expect(written.files.get(data)).toBeDefined();
  expect(updated.files.get(data)).toBe(written.files.get(data));
});

test("with --update all of it is accepted", () => {
  expect(updated.output).toMatch(/Snapshots {2}1 written\s+15 updated/);
  for (const name of names) {
    expect(updated.files.get(`${name}.tree.txt`)).toBe(
      "main (default)\n  group Start\n    page A  /c/a\n    page B  /b\n",
    );
    expect(updated.files.get(`${name}.nav.json`)).toContain('"/c/a"');
  }
  expect(updated.files.get("__snapshots__/same.nav.json")).toBe(written.files.get("__snapshots__/same.nav.json"));
});

test("it says what it can't be used for", () => {
  expect(["null", "not", "!"].map((name) => messageOf(written, name))).toEqual([
    `TypeError: toMatchNavigation: what is expected to match has to be the "navigation" of a result. It is null, as where a docs.json can't be read: look at the diagnostics of that result first.`,
    `Error: toMatchNavigation can't be used with "not".`,
    "Error: No file name can be made of the name of this test: give toMatchNavigation a name.",
  ]);
});

test("other snapshots show its outline, indented as what holds it", () => {
  expect(written.files.get("__snapshots__/a.test.js.snap")).toContain(`
{
  "same": main (default)
    group Start
      page A  /a,
}
`);
});
