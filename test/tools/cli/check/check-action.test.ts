// Does navc check fix what has one right fix, and print the patch of a dry run instead?
import { afterEach, beforeEach, expect, test } from "vitest";
import { main } from "../../../../src/cli.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

const docs = '{ "navigation": { "pages": ["/a/", "b.mdx", "gone"] } }\n';
const fixed = '{ "navigation": { "pages": ["a", "b", "gone"] } }\n';

let site: MadeSite;
beforeEach(() => {
  site = madeSite({ "docs.json": docs, "a.mdx": "---\ntitle: A\n---\n", "b.mdx": "---\ntitle: B\n---\n" });
});
afterEach(() => site.remove());

test("--fix writes, says how much, and reports the rest", async () => {
  const { code, stdout, stderr } = await site.run("check ROOT --fix");
  expect([code, stderr, site.read("docs.json")]).toEqual([1, "navc: fixed 2 problems in 1 file\n", fixed]);
  expect(stdout).toContain("gone");
  expect(stdout).not.toContain("/a/");
  expect((await site.run("check ROOT --fix")).stderr).toBe("navc: nothing to fix; 1 error can only be fixed by hand\n");
});

test("with --quiet it writes and does not say it", async () => {
  expect([(await site.run("check ROOT --fix --quiet")).stderr, site.read("docs.json")]).toEqual(["", fixed]);
});

test.each([
  ["--dry-run", 1, "navc: would fix 2 problems in 1 file\n"],
  ["--dry-run --fix", 1, "navc: would fix 2 problems in 1 file\n"],
  ["--dry-run --quiet", 1, ""],
])("%s prints the patch, ends with 1, and writes nothing", async (words, code, note) => {
  const ran = await site.run(`check ROOT ${words}`);
  expect([ran.code, ran.stderr, site.read("docs.json")]).toEqual([code, note, docs]);
  expect(ran.stdout).toMatch(/^--- a\/docs\.json\n\+\+\+ b\/docs\.json\n@@/);
});

test("what is left out, ignored or switched off is not fixed", async () => {
  expect(await site.run("check ROOT --dry-run --only page-unlisted")).toEqual({
    code: 0,
    stdout: "",
    stderr: "navc: nothing to fix\n",
  });
  site.write("navc.config.json", '{ "ignore": { "*": ["docs.json"] } }');
  expect((await site.run("check ROOT --dry-run")).stderr).toBe("navc: nothing to fix\n");
});

test("--suggested alone is refused, because it would write nothing", async () => {
  const { code, stderr } = await site.run("check ROOT --suggested /a");
  expect([code, stderr]).toEqual([2, expect.stringContaining("Add --fix, or --dry-run to see the patch.")]);
});

test("a site that can't be read has no patch", async () => {
  site.write("docs.json", "{");
  const { code, stdout, stderr } = await site.run("check ROOT --dry-run");
  expect([code, stdout, stderr]).toEqual([2, "", expect.stringContaining("can't be read, so there is no patch.")]);
  const tried = await site.run("check ROOT --fix");
  expect([tried.code, tried.stderr, site.read("docs.json")]).toEqual([1, "", "{"]);
  expect((await site.run("check ROOT/nowhere --fix")).code).toBe(2);
});

test("a patch is as it is, except at a terminal, which its characters could control", async () => {
  site.write("docs.json", docs.replace('"gone"', '"gone\u009B2J"'));
  const patch = async (isTTY: boolean): Promise<string> => {
    let text = "";
    const stdout = { write: (part: string) => (text += part), isTTY };
    await main(["check", site.folder, "--dry-run"], { stdout, stderr: { write: () => true }, env: {} });
    return text;
  };
  expect(await patch(false)).toContain("\u009B2J");
  expect(await patch(true)).not.toContain("\u009B2J");
});

test("--watch is for people, and not for JSON", async () => {
  const { code, stdout, stderr } = await site.run("check ROOT --watch --reporter json");
  expect([code, stdout + stderr]).toEqual([2, expect.stringContaining("--watch prints for people")]);
});

test("infos are printed unless the configuration or an option leaves them out", async () => {
  site.write("unlisted.mdx", "---\ntitle: U\n---\n");
  expect((await site.run("check ROOT")).stdout).toContain("page-unlisted");
  expect((await site.run("check ROOT --min-severity warning")).stdout).not.toContain("page-unlisted");
});

test.each(["x", "-1", "1.5", "1x"])("--max-warnings takes a whole number, and not %s", async (number) => {
  const { code, stderr } = await site.run(`check ROOT --max-warnings=${number}`);
  expect([code, stderr]).toEqual([2, expect.stringContaining("It takes a whole number, such as 0.")]);
});
