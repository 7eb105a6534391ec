// Does `navc diff` compare what it is told to, say it in each format, and exit with the right code?
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSideWords } from "../../src/cli/diff-side.ts";
import { main } from "../../src/cli/main.ts";
import type { JsonObject, NavigationDiff } from "../../src/index.ts";
import { openRepository, type GitRepository } from "./git-repository.ts";

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function navc(...words: readonly string[]): Promise<Ran> {
  let [stdout, stderr] = ["", ""];
  const code = await main(words, {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    env: {},
  });
  return { code, stdout, stderr };
}

function page(title: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\n---\n`;
}

function docs(navigation: JsonObject, more: JsonObject = {}): string {
  return JSON.stringify({ name: "Site", navigation, ...more });
}

const first = docs({
  groups: [
    { group: "Start", pages: ["index", "guides/auth", "guides/keys", "guides/limits"] },
    { group: "More", pages: ["faq", "about"] },
  ],
});
const pages = {
  "docs/index.mdx": page("Home"),
  "docs/guides/auth.mdx": page("Auth"),
  "docs/guides/keys.mdx": page("Keys"),
  "docs/guides/limits.mdx": page("Limits"),
  "docs/faq.mdx": page("FAQ"),
  "docs/about.mdx": page("About"),
};

let repository: GitRepository;
let root: string;
let scratch: string;

beforeAll(() => {
  repository = openRepository();
  root = join(repository.folder, "docs");
  repository.write({ "docs/docs.json": first, ...pages, "broken/docs.json": "{", "README.md": "not docs" });
  repository.commit();
  repository.git("tag", "before");
  // A folder renamed, a page gone, one in another group, one retitled, another order.
  repository.move("docs/guides", "docs/learn");
  repository.remove("docs/about.mdx");
  repository.write({
    "docs/learn/limits.mdx": page("Rate limits"),
    "docs/docs.json": docs({
      groups: [
        { group: "Start", pages: ["learn/limits", "index", "faq", "learn/auth", "learn/keys"] },
        { group: "More", pages: ["new"] },
      ],
    }),
    "docs/new.mdx": page("New"),
  });
  scratch = mkdtempSync(join(tmpdir(), "navc-diff-"));
});

afterAll(() => {
  repository.end();
  rmSync(scratch, { recursive: true });
});

const expectedText = `4 addresses lead nowhere now
  /guides/…  → /learn/…  3 addresses; the pages moved there
  /about     → /new      the page went; the group "More" begins there

Pages
  - removed    "About" /about in More
  + added      "New" /new in More
  ~ moved      /guides/… → /learn/… 3 pages
  ~ retitled   /learn/limits "Limits" → "Rate limits"
  ~ relocated  "FAQ" /faq from "More" to "Start"

Order
  ~ reordered  "Rate limits" /learn/limits now first

4 addresses lost · 1 page removed, 1 added, 3 moved, 1 retitled, 1 relocated, 1 reordered
--format redirects prints what to put into "redirects" of docs.json
`;

test("a revision and the folder beside it: exactly what changed, and the work tree is not touched", async () => {
  const before = repository.state();
  const ran = await navc("diff", "git:before", root);
  expect(ran).toEqual({ code: 1, stdout: expectedText, stderr: "" });
  expect(repository.state()).toBe(before);
});

test("a folder and itself have no changes", async () => {
  expect(await navc("diff", root, root)).toEqual({ code: 0, stdout: "no changes\n", stderr: "" });
});

test("git:<rev> is the folder of the other side in that revision, else the current one, else the one it names", () => {
  expect(readSideWords(["git:main", root])[0]).toMatchObject({ revision: "main", folder: root, path: "" });
  expect(readSideWords(["git:main", "git:HEAD"])).toMatchObject([
    { folder: ".", path: "" },
    { folder: ".", path: "" },
  ]);
  expect(readSideWords([root, "git:v1:docs/en"])[1]).toMatchObject({ revision: "v1", folder: ".", path: "docs/en" });
});

test("the redirects it prints, put into docs.json, end the error", async () => {
  const { stdout } = await navc("diff", "git:before", root, "--format", "redirects");
  const redirects = JSON.parse(stdout) as JsonObject[];
  expect(redirects).toEqual([
    { source: "/guides/:slug*", destination: "/learn/:slug*" },
    { source: "/about", destination: "/new" },
  ]);
  const { navigation } = JSON.parse(JSON.stringify(await config())) as { navigation: JsonObject };
  repository.write({
    "saved/docs.json": docs(navigation, { redirects }),
    "saved/index.mdx": page("Home"),
    "saved/faq.mdx": page("FAQ"),
    "saved/new.mdx": page("New"),
  });
  for (const name of ["auth", "keys", "limits"]) repository.write({ [`saved/learn/${name}.mdx`]: page(name) });
  const saved = join(repository.folder, "saved");
  expect((await navc("diff", join(root), saved)).code).toBe(0);
  await navc("compile", saved, "-o", join(scratch, "saved.json"));
  await navc("compile", root, "-o", join(scratch, "after.json"));
  expect((await navc("diff", "git:before", root, "--redirects", join(saved, "docs.json"))).code).toBe(0);
  repository.remove("saved");
});

async function config(): Promise<JsonObject> {
  const { readFileSync } = await import("node:fs");
  return JSON.parse(readFileSync(join(root, "docs.json"), "utf8")) as JsonObject;
}

test("result files are compared as they are, and have no redirects unless they are named", async () => {
  const after = join(scratch, "result.json");
  await navc("compile", root, "-o", after);
  const ran = await navc("diff", "git:before", after, "--format", "json");
  // Without a folder beside it, git:before is the folder the tests run in.
  expect(ran.code).toBe(2);
  const same = await navc("diff", root, after);
  expect(same).toEqual({ code: 0, stdout: "no changes\n", stderr: "" });
  const gone = join(scratch, "gone.json");
  writeFileSync(
    gone,
    JSON.stringify({
      formatVersion: 1,
      site: { basePath: "" },
      languages: [],
      versions: [],
      editions: [],
      pages: {},
      counterparts: {},
    }),
  );
  const lost = await navc("diff", after, gone);
  expect(lost.code).toBe(1);
  expect(lost.stderr).toBe(
    `navc: ${gone} is a result file, which has no redirects; name the docs.json that has them with --redirects\n`,
  );
  writeFileSync(
    join(scratch, "all.json"),
    JSON.stringify([
      { source: "/:all*", destination: "https://example.com" },
      { source: "/", destination: "https://example.com" },
    ]),
  );
  expect(await navc("diff", after, gone, "--redirects", join(scratch, "all.json"))).toMatchObject({
    code: 0,
    stderr: "",
  });
});

test("json is the whole difference", async () => {
  const { code, stdout } = await navc("diff", "git:before", root, "--format", "json");
  const diff = JSON.parse(stdout) as NavigationDiff;
  expect([code, diff.ok, diff.lost.length]).toEqual([1, false, 4]);
  expect(diff.changes.map(({ kind }) => kind)).toContain("page-relocated");
});

describe("markdown", () => {
  test("has a heading, the verdict, a table of what is lost, and lists", async () => {
    const { stdout } = await navc("diff", "git:before", root, "--format", "markdown");
    expect(stdout).toContain("### Navigation\n\n**4 addresses lost · 1 page removed");
    expect(stdout).toContain("| `/guides/…` | `/learn/…` | 3 addresses; the pages moved there |\n");
    expect(stdout).toContain("- **retitled** `/learn/limits` “Limits” → “Rate limits”\n");
    expect(stdout).toContain('```json\n[\n  {\n    "source": "/guides/:slug*",');
  });

  test("says so where nothing changed", async () => {
    expect((await navc("diff", root, root, "--format", "markdown")).stdout).toBe("### Navigation\n\nNo changes.\n");
  });

  test("takes a user's text for text, and stays below what GitHub takes", async () => {
    const evil = "</details><img src=x> | `x` **b** @team #1 [l](http://e.example)\n";
    const many = Array.from({ length: 3000 }, (_, number) => `p${number}`);
    const sides = [
      ["old", ["x"]],
      ["new", ["x", ...many]],
    ] as const;
    for (const [name, paths] of sides) {
      repository.write({ [`${name}/docs.json`]: docs({ groups: [{ group: evil, pages: paths }] }) });
      repository.write(Object.fromEntries(paths.map((path) => [`${name}/${path}.mdx`, page(`${evil}${path}`)])));
    }
    const [old, found] = sides.map(([name]) => join(repository.folder, name)) as [string, string];
    const { stdout } = await navc("diff", old, found, "--format", "markdown");
    expect(stdout.length).toBeLessThan(65_536);
    expect(stdout).toMatch(/… \d+ more; `navc diff` prints all\./);
    expect(stdout).not.toContain("<img");
    expect(stdout).not.toContain("**b**");
    expect(stdout).not.toMatch(/@team|#1 /);
    expect(stdout.match(/<\/details>/g)).toHaveLength(1);
    for (const [name] of sides) repository.remove(name);
  });
});

test("what moved together is shown by the folder that all of it shares", async () => {
  const sides = [
    ["from", "a/b"],
    ["into", "b"],
  ] as const;
  for (const [name, folder] of sides) {
    const paths = ["x", "y", "z/w"].map((path) => `${folder}/${path}`);
    repository.write({
      [`${name}/docs.json`]: docs({ pages: ["home", ...paths] }),
      [`${name}/home.mdx`]: page("Home"),
    });
    repository.write(Object.fromEntries(paths.map((path) => [`${name}/${path}.mdx`, page(path.slice(folder.length))])));
  }
  const [old, found] = sides.map(([name]) => join(repository.folder, name)) as [string, string];
  const { stdout } = await navc("diff", old, found);
  expect(stdout).toContain("  /a/b/…  → /b/…  3 addresses; the pages moved there\n");
  expect(stdout).toContain("  ~ moved  /a/b/… → /b/… 3 pages\n");
  for (const [name] of sides) repository.remove(name);
});

test("colour where it is asked for", async () => {
  const { stdout } = await navc("diff", "git:before", root, "--color");
  expect(stdout).toContain("\u001B[31m");
});

test("a broken side that still has pages is compared, and says that pages may be missing", async () => {
  repository.write({
    "faulty/docs.json": docs({ groups: [{ group: "Start", pages: ["index", "nowhere"] }] }),
    "faulty/index.mdx": page("Home"),
  });
  const faulty = join(repository.folder, "faulty");
  const ran = await navc("diff", faulty, faulty);
  const line = `navc: ${faulty} has 1 error, so pages of it may be missing here; navc check ${faulty} shows them\n`;
  expect(ran).toEqual({ code: 0, stdout: "no changes\n", stderr: line + line });
  repository.remove("faulty");
});

test("the base path is left out, and a difference is told", async () => {
  const before = join(scratch, "based.json");
  await navc("compile", root, "--base-path", "/docs", "-o", before);
  const { code, stdout } = await navc("diff", before, root);
  expect([code, stdout]).toEqual([
    0,
    "The base path was /docs and is none; addresses are compared without it.\n\nno changes\n",
  ]);
});

test("pages that no entry names have an address with --discover", async () => {
  repository.write({ "loose/docs.json": docs({ pages: ["a"] }), "loose/a.mdx": page("A"), "loose/b.mdx": page("B") });
  repository.write({
    "fixed/docs.json": docs({ pages: ["a", "b"] }),
    "fixed/a.mdx": page("A"),
    "fixed/b.mdx": page("B"),
  });
  const [loose, fixed] = ["loose", "fixed"].map((name) => join(repository.folder, name)) as [string, string];
  expect(await navc("diff", fixed, loose)).toMatchObject({
    code: 1,
    stderr: "navc: 1 lost address still has its page file, which no entry names; --discover counts such pages\n",
  });
  expect((await navc("diff", fixed, loose, "--config", "./docs.json")).code).toBe(1);
  const ran = await navc("diff", fixed, loose, "--discover");
  expect(ran.code).toBe(0);
  expect(ran.stdout).toContain('unlisted  "B" /b no longer in the top level');
  for (const name of ["loose", "fixed"]) repository.remove(name);
});

describe("it can't run, and says why", () => {
  test.each<
    [
      string,
      (at: { readonly root: string; readonly scratch: string; readonly folder: string }) => readonly string[],
      RegExp,
    ]
  >([
    [
      "an unknown revision",
      ({ root }) => ["git:nowhere", root],
      /^navc: git:nowhere can't be read: git knows no revision "nowhere"\.$/m,
    ],
    ["an option for a revision", ({ root }) => ["git:--help", root], /is no revision/],
    ["no revision", ({ root }) => ["git:", root], /names no revision. Write git:main/],
    [
      "no folder",
      ({ root }) => ["main", root],
      /There is no folder or file "main". For a revision of git write git:main/,
    ],
    [
      "no docs.json in the revision",
      ({ folder }) => ["git:before", folder],
      /There is no docs\.json in git:before \(.*\)\. Name the folder that had it: git:before:path\/to\/docs/,
    ],
    [
      "a docs.json that is not JSON",
      ({ folder }) => ["git:before", join(folder, "broken")],
      /The docs\.json of git:before .* can't be read/,
    ],
    [
      "a docs.json in place of its folder",
      ({ root }) => [join(root, "docs.json"), root],
      /looks like a docs\.json\. Name the folder/,
    ],
    ["another file", ({ root }) => [join(root, "index.mdx"), root], /is not JSON/],
    ["no repository", ({ scratch }) => ["git:main", scratch], /not a git repository/],
    ["redirects that are none", ({ root }) => [root, root, "--redirects", join(root, "index.mdx")], /is not JSON/],
    ["one side only", ({ root }) => [root], /missing required argument 'after'/],
  ])("%s", async (_, words, message) => {
    const { code, stdout, stderr } = await navc("diff", ...words({ root, scratch, folder: repository.folder }));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });

  test.each([
    ["null", /holds null/],
    ["[]", /is JSON, but no result/],
    ["{}", /has no "formatVersion"/],
    ['{ "formatVersion": 2 }', /has format 2, and this navc reads format 1/],
    ['{ "formatVersion": 1 }', /is not a whole result/],
  ])("a file that holds %s", async (text, message) => {
    const file = join(scratch, "odd.json");
    writeFileSync(file, text);
    const { code, stderr } = await navc("diff", file, root);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});
