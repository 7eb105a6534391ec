// Can a link or a file without end, put where a command reads or writes, end in a lost source or a run without end?
import { existsSync, mkdirSync, readFileSync, symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../tools/cli/made-site.ts";

let site: MadeSite;
const config = '{ "name": "Acme", "openapi": "spec.json", "navigation": { "pages": ["a", "GET /users"] } }';
beforeEach(() => {
  site = madeSite({
    "docs/docs.json": config,
    "docs/a.mdx": "text",
    "docs/spec.json":
      '{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": { "/users": { "get": {} } } }',
    "out/other.json": "{}",
  });
});
afterEach(() => site.remove());

const at = (file: string): string => join(site.folder, file);
const read = (file: string): string => readFileSync(at(file), "utf8");
const link = (from: string, to: string): void => symlinkSync(to, at(from));

describe.skipIf(process.platform === "win32")(
  "-o never replaces a part of the site (a link needs rights on Windows)",
  () => {
    test.each([
      ["a link to docs.json", "docs", "out/link.json"],
      ["a link to a page", "docs", "out/page.json"],
      ["a folder that is a link", "docs", "linked/docs.json"],
      ["the root as a link", "linked", "docs/docs.json"],
      ["a page that is a link in the docs folder", "docs", "docs/target.txt"],
    ])("through %s", async (_what, root, output) => {
      link("out/link.json", "../docs/docs.json");
      link("out/page.json", "../docs/a.mdx");
      link("linked", "docs");
      site.write("docs/target.txt", "text");
      link("docs/b.mdx", "target.txt");
      site.write("docs/docs.json", config.replace('"a"', '"a", "b"'));
      const before = ["docs/docs.json", "docs/a.mdx", "docs/target.txt"].map(read);
      const { code, stderr } = await site.run(`compile ROOT/${root} -o ROOT/${output}`);
      expect([code, stderr]).toEqual([2, expect.stringContaining("is a part of the site")]);
      expect(["docs/docs.json", "docs/a.mdx", "docs/target.txt"].map(read)).toEqual(before);
    });

    test("and yet a file of the folder that the site doesn't read is written", async () => {
      expect(await site.run("compile ROOT/docs -o ROOT/docs/navigation.json")).toMatchObject({ code: 0 });
      expect(read("docs/navigation.json")).toContain('"formatVersion":1');
    });
  },
);

test("a result and a lock never replace each other", async () => {
  mkdirSync(at("new"));
  for (const [output, lock] of [
    ["new/x.json", "new/x.json"],
    ["new/x.json", "new/../new/x.json"],
  ]) {
    const { code, stderr } = await site.run(`compile ROOT/docs -o ROOT/${output} --lock ROOT/${lock}`);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^navc: -o and --lock name the same file, \S+x\.json, /)]);
  }
  expect(existsSync(at("new/x.json"))).toBe(false);
});

test("an empty name of a lock is refused by each command that takes one", async () => {
  for (const command of ["check", "compile"])
    expect(await site.run(`${command} ROOT/docs --lock=`)).toMatchObject({
      code: 2,
      stderr: "navc: --lock takes the name of a file, such as navc.lock.json.\n",
    });
});

test.each(["check", "tree", "explain", "export vitepress", "preview", "diff ROOT/docs"])(
  "%s, which only reads a lock, names one that is not there",
  async (command) => {
    const output = /^(?:export|preview)/.test(command) ? " -o ROOT/written" : "";
    const page = command === "explain" ? " a" : "";
    expect(await site.run(`${command}${page} ROOT/docs --lock ROOT/typo.json${output}`)).toEqual({
      code: 2,
      stdout: "",
      stderr: `navc: There is no lock "${at("typo.json")}". Write it with navc compile --lock ${at("typo.json")} ${at("docs")}, or correct its name.\n`,
    });
    expect(existsSync(at("written"))).toBe(false);
  },
);

describe("a file that is larger than any that people keep", () => {
  test.each([
    ["docs/navc.config.json", "check ROOT/docs"],
    ["docs/package.json", "check ROOT/docs"],
    ["docs/lock.json", "check ROOT/docs --lock ROOT/docs/lock.json"],
    ["docs/base.json", "check ROOT/docs --baseline ROOT/docs/base.json"],
  ])("%s is not read", async (file, words) => {
    site.write(file, "");
    truncateSync(at(file), 2 ** 32);
    expect(await site.run(words)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/json is larger than 32 MiB, and a file of that size is not read\.\n$/) as string,
    });
  });

  test("is not read outside of the repository either: it is refused as a link", async () => {
    mkdirSync(at("docs/.git"));
    truncateSync(at("out/other.json"), 2 ** 32);
    link("docs/navc.config.json", "../out/other.json");
    expect((await site.run("check ROOT/docs")).stderr).toContain("is a link that leads out of");
  });
});

test.skipIf(!existsSync("/dev/zero"))("a lock that is a device without end is refused (needs /dev/zero)", async () => {
  link("docs/lock.json", "/dev/zero");
  expect((await site.run("check ROOT/docs --lock ROOT/docs/lock.json")).stderr).toContain("is larger than 32 MiB");
});
