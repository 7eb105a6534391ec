// Does `navc diff` compare what readers get, and not what docs.json names?
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { JsonObject, NavigationDiff } from "../../../../src/index.ts";
import { openRepository } from "../../../outputs/diff/git-repository.ts";
import { docs, navc, page } from "../../../outputs/diff/edited-site.ts";

const scratch = mkdtempSync(join(tmpdir(), "navc-published-"));

afterAll(() => rmSync(scratch, { recursive: true }));

type Files = Readonly<Record<string, string>>;

/** The folders of a site before and after. */
function folders(name: string, before: Files, after: Files): readonly [string, string] {
  return [folder(`${name}/before`, before), folder(`${name}/after`, after)];
}

function folder(name: string, files: Files): string {
  for (const [file, text] of Object.entries(files)) {
    const path = join(scratch, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(scratch, name);
}

async function difference(...words: readonly string[]): Promise<NavigationDiff & { readonly code: number }> {
  const { code, stdout } = await navc("diff", ...words, "--format", "json");
  return { code, ...(JSON.parse(stdout) as NavigationDiff) };
}

const redirects: readonly JsonObject[] = [{ source: "/old", destination: "/b/one" }];
const listing = {
  "docs.json": docs({ pages: ["index", "b/one"] }, { redirects: [...redirects] }),
  "index.mdx": `${page("Home")}\n[One](/b/one), [again](/b/one) and [before](/old).\n`,
  "b/one.mdx": page("One"),
  "b/two.mdx": page("Two"),
};

test("an address is lost when .mintignore leaves out its page, listed or not", async () => {
  const [before, after] = folders("ignored", listing, { ...listing, ".mintignore": "/b/\n" });
  const diff = await difference(before, after);
  expect([diff.code, diff.lost.map(({ href }) => href)]).toEqual([1, ["/b/one", "/b/two", "/old"]]);
  expect(diff.changes.map((change) => [change.kind, "title" in change && change.title])).toEqual([
    ["page-removed", "One"],
    ["page-removed", "Two"],
  ]);
  expect(await difference(after, before)).toMatchObject({ code: 0, lost: [] });
  const back = await difference(after, before);
  expect(back.changes.map((change) => "ignoredBefore" in change && change.ignoredBefore)).toEqual([
    ".mintignore",
    ".mintignore",
  ]);
  expect((await navc("diff", after, before)).stdout).toContain("/b/two in no list (.mintignore left it out before)\n");
  const three = { ...listing, "b/three.mdx": page("Three") };
  const sides = folders("again", { ...three, ".mintignore": "/b/\n" }, three);
  expect((await navc("diff", ...sides)).stdout).toContain("added  3 pages that .mintignore left out before (");
  expect(await difference(after, after)).toMatchObject({ code: 0, lost: [], changes: [] });
});

describe("a page that .mintignore leaves out was not removed", () => {
  const words = async (...sides: readonly string[]): Promise<string> => (await navc("diff", ...sides)).stdout;

  test("the line of the pattern is named, and a page whose file is gone has no such line", async () => {
    const { "b/two.mdx": _, ...gone } = listing;
    const sides = folders("cause", listing, { ...gone, ".mintignore": "# parts\n\n/b/\n" });
    const diff = await difference(...sides);
    expect(diff.lost.map(({ href, ignored }) => [href, ignored])).toEqual([
      ["/b/one", { page: "b/one.mdx", file: ".mintignore", line: 3 }],
      ["/b/two", undefined],
      ["/old", { page: "b/one.mdx", file: ".mintignore", line: 3 }],
    ]);
    expect(diff.changes.map((change) => "ignoredBy" in change && change.ignoredBy)).toEqual([".mintignore", false]);
    expect(await words(...sides)).toContain(
      "/b/one  .mintignore:3 leaves out b/one.mdx; change that line to publish it again\n",
    );
  });

  test("pages of several folders that one pattern leaves out are one row", async () => {
    const names = ["b/c/one", "b/two", "b/d/three"];
    const site = {
      "docs.json": docs({ pages: names }),
      ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)])),
    };
    const text = await words(...folders("rows", site, { ...site, ".mintignore": "/b/\n" }));
    expect(text).toContain(
      "  /b/…  3 addresses; .mintignore:1 leaves out their pages; change that line to publish them again\n",
    );
    expect(text).toContain("removed  3 pages left out by .mintignore (b/c/one, b/two, b/d/three)\n");
  });

  test("what begins in its place is a guess that calls nothing removed", async () => {
    const group = { group: "g", pages: ["index", "b/one"] };
    const site = { ...listing, "docs.json": docs({ groups: [group] }) };
    expect(await words(...folders("guess", site, { ...site, ".mintignore": "/b/one.mdx\n" }))).toContain(
      '.mintignore:1 leaves out b/one.mdx; change that line to publish it again, or redirect readers: a guess: the group "g" begins there',
    );
  });

  test("a copy of it is no move, so no repair is proposed", async () => {
    const text = "A text of this page that is long enough to be known again in another file.";
    const site = {
      "docs.json": docs({ pages: ["index", "b/one"] }),
      "index.mdx": page("Home"),
      "b/one.mdx": `${page("One")}${text}\n`,
    };
    const repository = openRepository();
    onTestFinished(() => {
      repository.end();
    });
    const root = repository.folder;
    repository.write(site);
    repository.commit();
    repository.write({ "c/first.mdx": site["b/one.mdx"], ".mintignore": "/b/\n" });
    const stdout = await words("git:HEAD", root);
    expect(stdout).toMatch(/\/b\/one {2}→ \/c\/first {2}\.mintignore:1 leaves out/);
    expect(stdout).not.toContain("mv --repair");
    repository.remove("b/one.mdx");
    expect(await words("git:HEAD", root)).toContain("mv --repair");
  });
});

test("what a result does not say is not known of it, but a folder beside it says it of itself", async () => {
  const [before, after] = folders("results", listing, { ...listing, ".mintignore": "/b/\n" });
  const [all, left] = [before, after].map((site, index) => [site, join(scratch, `${index}.json`)] as const);
  for (const [site, file] of [all!, left!]) await navc("compile", site, "-o", file);
  expect((await difference(all![1], after)).lost.map(({ href }) => href)).toEqual(["/b/one", "/old"]);
  expect(await difference(after, all![1])).toMatchObject({ code: 0, lost: [], changes: [] });
  expect(await difference(all![1], left![1])).toMatchObject({ code: 0, lost: [], changes: [] });
});

test("an entry that the platform does not find lists nothing, and the page is still at its address", async () => {
  const group = (name: string): JsonObject => ({ group: name, pages: [name, "intro"] });
  const config = docs({ groups: [group("a"), group("b")] });
  const others = { "docs.json": config, "a.mdx": page("A"), "b.mdx": page("B") };
  const sides = folders("moved-in", { ...others, "intro.mdx": page("I") }, { ...others, "intro/index.mdx": page("I") });
  const mintlify = await difference(...sides, "--dialect", "mintlify");
  expect([mintlify.code, mintlify.changes]).toMatchObject([
    0,
    ["a", "b"].map((label) => ({ kind: "page-unlisted", title: "I", hrefs: ["/intro"], division: { label } })),
  ]);
  expect((await difference(...sides)).changes).toEqual([]);
  const listed = docs({ groups: [{ group: "a", pages: ["a", "intro/index"] }, group("b")] });
  const half = folder("half", { ...others, "docs.json": listed, "intro/index.mdx": page("I") });
  expect((await difference(sides[0], half, "--dialect", "mintlify")).changes).toMatchObject([
    { kind: "page-unlisted", division: { label: "b" }, still: { label: "a" } },
  ]);
});

describe("with --links", () => {
  async function linksTo(name: string, before: Files, after: Files): Promise<readonly unknown[]> {
    const { lost } = await difference(...folders(name, before, after), "--links", "--no-cache");
    return lost.map(({ href, links }) => [
      href,
      ...(links?.places ?? []).map(({ file, line, column }) => `${file}:${line}:${column}`),
      links?.number,
    ]);
  }

  test("a page that .mintignore leaves out has its links, and the line that leaves it out is none", async () => {
    expect(await linksTo("ignored-links", listing, { ...listing, ".mintignore": "/b/\n" })).toEqual([
      ["/b/one", "index.mdx:5:7", "index.mdx:5:24", 2],
      ["/b/two", undefined],
      ["/old", "index.mdx:5:45", 1],
    ]);
  });

  const site = {
    "docs.json": docs({ pages: ["index", "Logs", "b/one"] }),
    "index.mdx": `${page("Home")}\n[Logs](/Logs#a), <Card href="Logs" /> and [one](/b/one.mdx).\n`,
    "b/one.mdx": `${page("One")}\n[Logs](../Logs), [here](#top), [home](/) and [out](https://example.com/Logs).\n`,
  };
  const logs = { "Logs.mdx": page("Logs") };
  const linked = ["b/one.mdx:5:8", "index.mdx:5:8", "index.mdx:5:30", 3];

  test.each([
    ["the entry of a page without its file is still there", "kept", site],
    ["its entry is gone, too", "gone", { ...site, "docs.json": docs({ pages: ["index", "b/one"] }) }],
    ["only upper and lower case of its file are others", "case", { ...site, "logs.mdx": page("Logs") }],
  ])("the links are named: %s", async (_, name, after) => {
    expect(await linksTo(name, { ...site, ...logs }, after)).toEqual([["/Logs", ...linked]]);
  });

  test("a link that a redirect leads on is not named", async () => {
    const redirected = docs({ pages: ["index", "b/one"] }, { redirects: [{ source: "/Logs", destination: "/b/one" }] });
    expect(await linksTo("redirected", { ...site, ...logs }, { ...site, "docs.json": redirected })).toEqual([]);
  });
});
