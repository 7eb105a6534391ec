// Does `navc diff` compare result files, which know only what entries name?
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { docs, editedSite, navc, page } from "../../../outputs/diff/edited-site.ts";

const { repository, root, scratch, end } = editedSite();

afterAll(end);

test("result files are compared as they are, with their redirects unless others are named", async () => {
  const after = join(scratch, "result.json");
  await navc("compile", root, "-o", after);
  const ran = await navc("diff", "git:before", after, "--format", "json");
  // Without a folder beside it, git:before is the folder the tests run in.
  expect(ran.code).toBe(2);
  const same = await navc("diff", root, after);
  expect(same).toEqual({ code: 0, stdout: "no changes\n", stderr: "" });
  const gone = join(scratch, "gone.json");
  const tree = { id: "", kind: "root", label: "", source: { pointer: "/navigation" }, children: [] };
  const main = { id: "main", language: null, version: null, default: true, global: { anchors: [] }, tree };
  writeFileSync(
    gone,
    JSON.stringify({
      formatVersion: 1,
      site: { name: "", basePath: "", eyebrows: null, drilldown: null },
      languages: [],
      versions: [],
      editions: [main],
      pages: {},
      counterparts: {},
      redirects: [],
    }),
  );
  const lost = await navc("diff", after, gone);
  expect(lost.code).toBe(1);
  expect(lost.stderr).toMatch(/^navc: \S+gone\.json is a result and lacks page files .* removed pages may still .*\n$/);
  writeFileSync(
    join(scratch, "all.json"),
    JSON.stringify([
      { source: "/:all*", destination: "https://example.com" },
      { source: "/", destination: "https://example.com" },
    ]),
  );
  expect(await navc("diff", after, gone, "--redirects", join(scratch, "all.json"))).toMatchObject({
    code: 0,
    stderr: lost.stderr,
  });
});

test("a page that a result no longer has may still be published, which is said in every form", async () => {
  const [before, after] = ["listed.json", "unlisted.json"].map((name) => join(scratch, name)) as [string, string];
  const site = join(scratch, "site");
  const write = (...pages: readonly string[]): void =>
    writeFileSync(join(site, "docs.json"), JSON.stringify({ name: "A", navigation: { pages } }));
  mkdirSync(site);
  for (const name of ["a", "b"]) writeFileSync(join(site, `${name}.mdx`), page(name));
  write("a", "b");
  await navc("compile", site, "-o", before);
  write("a");
  await navc("compile", site, "-o", after);
  const note = `${after} is a result and lacks page files that no entry names, so the removed page may still be published; compare docs folders or revisions of git to know`;
  const text = await navc("diff", before, after);
  expect([text.code, text.stderr]).toEqual([1, `navc: ${note}\n`]);
  const json = await navc("diff", before, after, "--format", "json");
  expect((JSON.parse(json.stdout) as { notes: unknown }).notes).toEqual([note]);
  // The folder has the file.
  expect(await navc("diff", before, site)).toMatchObject({ code: 0, stderr: "" });
  // Nothing was removed.
  expect(await navc("diff", after, before)).toMatchObject({ code: 0, stderr: "" });
});

test.each([
  [{ site: {} }, 'at /site "name" is missing'],
  [{ languages: undefined }, 'at its top "languages" is missing'],
  [{ editions: [{}] }, 'at /editions/0 "id" is missing'],
  [{ pages: { "/a": 5 } }, "at /pages/~1a there is a number, and there has to be an object"],
  [{ pages: { "/a": {} } }, 'at /pages/~1a "href" is missing'],
])("a file that is half a result is refused with what is wrong in it: %j", async (part, problem) => {
  const site = { name: "", basePath: "", eyebrows: null, drilldown: null };
  const whole = {
    formatVersion: 1,
    site,
    languages: [],
    versions: [],
    editions: [],
    pages: {},
    counterparts: {},
    redirects: [],
  };
  const half = join(scratch, "half.json");
  writeFileSync(half, JSON.stringify({ ...whole, ...part }));
  const { code, stderr } = await navc("diff", half, half);
  expect(code).toBe(2);
  expect(stderr).toContain(`is not a whole result: ${problem}. Make it again with navc compile -o`);
});

describe("a page that no entry names", () => {
  let folders: readonly [string, string];

  beforeAll(() => {
    for (const [name, pages] of [
      ["loose", ["a"]],
      ["fixed", ["a", "b"]],
    ] as const)
      repository.write({
        [`${name}/docs.json`]: docs({ pages }),
        [`${name}/a.mdx`]: page("A"),
        [`${name}/b.mdx`]: page("B"),
      });
    folders = [join(repository.folder, "loose"), join(repository.folder, "fixed")];
  });

  afterAll(() => {
    for (const name of ["loose", "fixed"]) repository.remove(name);
  });

  test("has an address all the same, so it is unlisted and not lost", async () => {
    const [loose, fixed] = folders;
    const ran = await navc("diff", fixed, loose);
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    expect(ran.stdout).toContain('unlisted  "B" /b no longer in the top level');
  });

  test("is the same page beside a result file, which knows only what entries name", async () => {
    const [loose, fixed] = folders;
    const [looseFile, fixedFile] = ["loose", "fixed"].map((name) => join(scratch, `${name}.json`)) as [string, string];
    await navc("compile", loose, "-o", looseFile);
    await navc("compile", fixed, "-o", fixedFile);
    expect((await navc("diff", fixedFile, loose)).stdout).toContain('unlisted  "B" /b');
    for (const sides of [
      [looseFile, loose],
      [loose, looseFile],
    ])
      expect((await navc("diff", ...sides)).stdout).toBe("no changes\n");
    expect((await navc("diff", loose, fixedFile)).stdout).toContain('listed  "B" /b');
  });
});
