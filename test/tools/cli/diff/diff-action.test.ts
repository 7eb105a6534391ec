// Does navc diff refuse words that mean nothing, and end with 1 only where an address is lost?
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openRepository } from "../../../outputs/diff/git-repository.ts";
import { madeSite, type MadeSite } from "../made-site.ts";
import { writtenParts } from "../written-parts.ts";

const docs = (...pages: readonly string[]): string => JSON.stringify({ navigation: { pages } });
const page = (title: string, text = title): string => `---\ntitle: ${title}\n---\n${text}\n`;

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "old/docs.json": docs("a", "b"),
    "old/a.mdx": page("A"),
    "old/b.mdx": page("B"),
    "more/docs.json": docs("a", "b", "c"),
    "more/a.mdx": page("A"),
    "more/b.mdx": page("B"),
    "more/c.mdx": page("C"),
    "less/docs.json": docs("a"),
    "less/a.mdx": page("A"),
  });
});
afterEach(() => site.remove());

test.each([
  ["diff", /Name what to compare with/],
  ["diff ROOT/old ROOT/more -o ROOT/x.html", /-o is for --format html\./],
  ["diff ROOT/old ROOT/more --format html", /--format html needs the name of a file: -o diff\.html/],
  ["diff ROOT/old ROOT/result.json --format html -o ROOT/x.html", /"\S+result\.json" has neither lines nor problems\./],
  [
    "diff ROOT/old ROOT/more --format html -o ROOT/old/a.mdx",
    /a part of the site, and the comparison would replace it/,
  ],
  [
    "diff ROOT/old ROOT/more --format html -o ROOT/more/a.mdx",
    /a part of the site, and the comparison would replace it/,
  ],
  ["diff ROOT/old ROOT/more --format html -o ROOT/r.json --redirects ROOT/r.json", /the comparison would replace it/],
])("%s is refused", async (words, message) => {
  await site.run("compile ROOT/more -o ROOT/result.json");
  site.write("r.json", "{}");
  const { code, stdout, stderr } = await site.run(words);
  expect([code, stdout, stderr]).toEqual([2, "", expect.stringMatching(message)]);
});

test("a lost address is an error, and other changes are none", async () => {
  const more = await site.run("diff ROOT/old ROOT/more");
  expect([more.code, more.stderr, more.stdout]).toEqual([0, "", expect.stringContaining('"C" /c')]);
  const less = await site.run("diff ROOT/old ROOT/less");
  expect([less.code, less.stdout]).toEqual([1, expect.stringContaining("1 address leads nowhere now")]);
  // Only a folder after a revision can be repaired.
  expect(less.stdout).not.toContain("next:");
});

test("an address that the file of a host redirects is not lost, in each form", async () => {
  site.write("less/_redirects", "/b /a 301\n");
  const text = await site.run("diff ROOT/old ROOT/less");
  expect([text.code, text.stderr]).toEqual([0, ""]);
  expect(text.stdout).toContain("Redirects\n  ~ redirected  /b → /a by _redirects\n");
  expect(text.stdout).toContain("1 address redirected by _redirects");
  const markdown = await site.run("diff ROOT/old ROOT/less --format markdown");
  expect(markdown.stdout).toContain("- **redirected** `/b → /a` by \\_redirects");
  const json = JSON.parse((await site.run("diff ROOT/old ROOT/less --format json")).stdout) as unknown;
  expect(json).toMatchObject({ ok: true, ledByHost: [{ href: "/b", title: "B", to: "/a", file: "_redirects" }] });
  expect((await site.run("diff ROOT/old ROOT/less --format html -o ROOT/d.html")).code).toBe(0);
});

test("a redirect of a host that is gone, or leads nowhere, saves no address", async () => {
  site.write("less/_redirects", "/b /nowhere 301\n");
  expect((await site.run("diff ROOT/old ROOT/less")).stdout).toContain("1 address leads nowhere now");
  site.write("old/_redirects", "/x /a 301\n");
  site.write("more/_redirects", "");
  const { code, stdout } = await site.run("diff ROOT/old ROOT/more");
  expect([code, stdout]).toEqual([1, expect.stringMatching(/1 address leads nowhere now\n {2}\/x /)]);
});

test("with --quiet-when-same nothing is printed of equal sites, but their changes and another base path are", async () => {
  const run = async (words: string): Promise<readonly [number, boolean]> => {
    const { code, stdout } = await site.run(`diff ${words} --quiet-when-same`);
    return [code, stdout === ""];
  };
  expect(await run("ROOT/old ROOT/old")).toEqual([0, true]);
  expect(await run("ROOT/old ROOT/more")).toEqual([0, false]);
  await site.run("compile ROOT/old -o ROOT/one.json");
  await site.run("compile ROOT/old --base-path /docs -o ROOT/two.json");
  expect(await run("ROOT/one.json ROOT/two.json")).toEqual([0, false]);
  expect((await site.run("diff ROOT/old ROOT/old")).stdout).not.toBe("");
});

test("a folder is read as a result file was compiled, if nothing chooses its dialect", async () => {
  const operation = { get: { summary: "X", operationId: "opX" } };
  const group = { group: "G", openapi: "s.json", pages: ["a"] };
  const config = { $schema: "https://mintlify.com/docs.json", navigation: { groups: [group] } };
  site.write("api/docs.json", JSON.stringify(config));
  site.write("api/a.mdx", page("A"));
  site.write(
    "api/s.json",
    JSON.stringify({ openapi: "3.1.0", info: { title: "S", version: "1" }, paths: { "/x": operation } }),
  );
  await site.run("compile ROOT/api --dialect mintlify --urls operation-id -o ROOT/api.json");
  expect(site.read("api.json")).toContain("/api-reference/opx");
  const same = { code: 0, stderr: "", stdout: expect.stringMatching(/^No changes/i) };
  expect(await site.run("diff ROOT/api.json ROOT/api")).toEqual(same);
  expect(await site.run("diff ROOT/api ROOT/api.json")).toEqual(same);
  const guessed = await site.run("diff ROOT/api ROOT/api");
  expect(guessed.stderr).toMatch(/^navc: docs\.json is written for Mintlify and was read in the dialect "contract"/);
  expect((await site.run("diff ROOT/api ROOT/api --dialect contract")).stderr).toBe("");
  site.write("api/navc.config.json", '{ "dialect": "contract" }');
  expect(await site.run("diff ROOT/api.json ROOT/api")).toMatchObject({ code: 1, stderr: "" });
});

test("a dialect that no version has is ignored in a result file", async () => {
  await site.run("compile ROOT/old -o ROOT/result.json");
  site.write("result.json", site.read("result.json").replace('"dialect":"contract"', '"dialect":"other"'));
  expect(site.read("result.json")).toContain('"other"');
  expect((await site.run("diff ROOT/result.json ROOT/old")).code).toBe(0);
});

test("redirects are a list for docs.json, and what is left out is said on stderr", async () => {
  const none = await site.run("diff ROOT/old ROOT/more --format redirects");
  expect([none.code, none.stdout, none.stderr]).toEqual([0, "[]\n", ""]);
  const text = "Words that only this page has, so that it is found again wherever it is.";
  site.write("old/b.mdx", page("B", text));
  site.write("less/docs.json", docs("a", "moved"));
  site.write("less/moved.mdx", page("B", text));
  const moved = await site.run("diff ROOT/old ROOT/less --format redirects");
  expect([JSON.parse(moved.stdout), moved.stderr]).toEqual([[{ source: "/b", destination: "/moved" }], ""]);
  // Only what moved since a revision can be repaired.
  expect((await site.run("diff ROOT/old ROOT/less")).stdout).not.toContain("next:");
  site.write(
    "less/docs.json",
    JSON.stringify({ navigation: { pages: ["a", "moved"] }, redirects: [{ source: "/moved", destination: "/a" }] }),
  );
  const caught = await site.run("diff ROOT/old ROOT/less --format redirects");
  expect([caught.stdout, caught.stderr]).toEqual([
    "[]\n",
    expect.stringMatching(
      /^navc: 1 lost address is left out, since redirects of docs\.json lead away from where they should lead; remove those first: \/moved → \/a$/m,
    ),
  ]);
});

test("after a revision, the command that follows a moved file is named, and none for one that is gone", async () => {
  const repository = openRepository();
  try {
    const text = "Words that only this page has, so that it is found again wherever it is.";
    repository.write({ "docs/docs.json": docs("a", "b"), "docs/a.mdx": page("A"), "docs/b.mdx": page("B", text) });
    repository.commit();
    const root = join(repository.folder, "docs");
    const nextOf = async (words: string): Promise<string | undefined> =>
      /^next: .*$/m.exec((await site.run(`diff ${words}`)).stdout)?.[0];
    repository.move("docs/b.mdx", "docs/moved.mdx");
    repository.write({ "docs/docs.json": docs("a", "moved") });
    expect(await nextOf(`git:HEAD ${root}`)).toBe(`next: navc mv --repair git:HEAD ${root}`);
    repository.write({ "docs/_redirects": "/x /moved 301\n" });
    expect(await nextOf(`git:HEAD ${root}`)).toBe(`next: navc mv --repair git:HEAD --redirects host ${root}`);
    repository.write({ "docs/vercel.json": "{}" });
    expect(await nextOf(`git:HEAD ${root}`)).toBe(`next: navc mv --repair git:HEAD ${root}`);
    expect(await nextOf(`${root} git:HEAD`)).toBeUndefined();
    repository.write({ "docs/docs.json": docs("a"), "docs/moved.mdx": page("A") });
    expect(await nextOf(`git:HEAD ${root}`)).toBeUndefined();
  } finally {
    repository.end();
  }
});

test("what one side lacks is a note in each form, and a field of JSON", async () => {
  site.write(
    "more/docs.json",
    JSON.stringify({ navigation: { pages: ["a", "b"], openapi: "https://a.example/x.json" } }),
  );
  const note = /a\.example\/x\.json/;
  expect((await site.run("diff ROOT/old ROOT/more")).stderr).toMatch(note);
  const json = await site.run("diff ROOT/old ROOT/more --format json");
  expect((JSON.parse(json.stdout) as { readonly notes: readonly string[] }).notes[0]).toMatch(note);
  expect(JSON.parse((await site.run("diff ROOT/old ROOT/less --format json")).stdout)).not.toHaveProperty("notes");
});

test("a file has what the compile of the second side shows, with the links of its texts only if they were read", async () => {
  site.write("more/docs.json", docs("a", "gone"));
  site.write("more/a.mdx", page("A", "See [there](/nowhere), and [b](/b)."));
  const links: unknown[] = [];
  for (const option of ["", " --links --no-cache"]) {
    // oxlint-disable-next-line no-await-in-loop -- one file
    const { stderr } = await site.run(`diff ROOT/old ROOT/more --format html -o ROOT/x.html${option}`);
    expect(stderr).toContain("wrote");
    const { summary, links: read } = writtenParts(site.read("x.html"));
    links.push(read);
    const codes = (summary as { problems: readonly { code: string }[] }).problems.map(({ code }) => code);
    expect(codes.includes("page-not-found")).toBe(true);
    expect([option, codes.includes("link-not-found")]).toEqual([option, option !== ""]);
  }
  expect(links.map((each) => each === null)).toEqual([true, false]);

  // The links of the earlier site are not read, so none is new; and what a baseline accepts is not listed.
  const found = (): { new: readonly string[]; codes: readonly string[]; accepted: unknown } => {
    const { summary, comparison } = writtenParts(site.read("x.html"));
    const { problems, accepted } = summary as { problems: readonly { code: string }[]; accepted: unknown };
    return {
      new: (comparison as { newProblems: readonly string[] }).newProblems,
      codes: problems.map(({ code }) => code),
      accepted,
    };
  };
  expect(found().new.filter((name) => name.includes("link-not-found"))).toEqual([]);
  expect(found().new.filter((name) => name.includes("page-not-found"))).toHaveLength(1);
  site.write("more/navc.config.json", '{ "baseline": "navc.baseline.json" }');
  await site.run("check ROOT/more --links --no-cache --update-baseline");
  await site.run("diff ROOT/old ROOT/more --format html -o ROOT/x.html --links --no-cache");
  expect([found().codes, found().accepted]).toEqual([[], expect.objectContaining({ number: 4 })]);
});
