// Does `navc diff` compare what it is given, print it in each format, and exit with the right code?
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSideWords } from "../../src/cli/diff-side.ts";
import { changeWords, editionLabel } from "../../src/render/diff-words.ts";
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
  /guides/…  → /learn/…  3 addresses; each page is there now
  /about     → /new      the page was removed; the group "More" begins there

Pages
  - removed      "About" /about in More
  + added        "New" /new in More
  ~ new address  /guides/… → /learn/… 3 pages
  ~ retitled     /learn/limits "Limits" → "Rate limits"
  ~ moved        "FAQ" /faq from "More" to "Start"

Order
  ~ reordered  "Rate limits" /learn/limits now first

4 addresses lost · 1 page removed, 1 added, 3 with a new address, 1 retitled, 1 moved, 1 reordered
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
  expect(lost.stderr).toBe("");
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
    expect(stdout).toContain("| `/guides/…` | `/learn/…` | 3 addresses; each page is there now |\n");
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
  expect(stdout).toContain("  /a/b/…  → /b/…  3 addresses; each page is there now\n");
  expect(stdout).toContain("  ~ new address  /a/b/… → /b/… 3 pages\n");
  for (const [name] of sides) repository.remove(name);
});

test("what only redirects lead to is lost with them, and names that steer a terminal are text", async () => {
  const redirects = [{ source: "/old", destination: "/new" }];
  const sites = { kept: docs({ pages: ["new"] }), dropped: docs({ pages: ["new"] }) };
  const withRedirects = JSON.stringify({ ...(JSON.parse(sites.kept) as object), redirects });
  repository.write({
    "kept/docs.json": withRedirects,
    "kept/new.mdx": page("New"),
    "dropped/docs.json": sites.dropped,
    "dropped/new.mdx": page("New"),
  });
  const [kept, dropped] = ["kept", "dropped"].map((name) => join(repository.folder, name)) as [string, string];
  expect((await navc("diff", kept, dropped)).stdout).toContain("  /old  → /new  a redirect led to the page\n");
  expect((await navc("diff", dropped, kept)).stdout).toBe("no changes\n");
  const { stdout } = await navc("diff", kept, dropped, "--format", "redirects");
  expect(JSON.parse(stdout)).toEqual(redirects);
  expect((await navc("diff", "git:\u001B[31m", kept)).stderr).not.toContain("\u001B");
  for (const name of ["kept", "dropped"]) repository.remove(name);
});

test("a list in another order from end to end is one row", async () => {
  const names = "abcdefgh".split("");
  for (const [name, pages] of [
    ["forth", names],
    ["back", names.toReversed()],
  ] as const) {
    repository.write({ [`${name}/docs.json`]: docs({ groups: [{ group: "All", pages }] }) });
    repository.write(Object.fromEntries(names.map((path) => [`${name}/${path}.mdx`, page(path.toUpperCase())])));
  }
  const [forth, back] = ["forth", "back"].map((name) => join(repository.folder, name)) as [string, string];
  const { stdout } = await navc("diff", forth, back);
  expect(stdout).toContain('Order\n  ~ reordered  7 pages of "All" (H, G, F, E, D, … 2 more)\n');
  for (const name of ["forth", "back"]) repository.remove(name);
});

test("colour where it is asked for", async () => {
  const { stdout } = await navc("diff", "git:before", root, "--color");
  expect(stdout).toContain("\u001B[31m");
});

describe("a site with a part that can't be read", () => {
  let faulty: string;
  const clause = "docs.json at /navigation/groups/0/pages/1 can't be read in full, so pages";

  beforeAll(() => {
    const write = (title: string, name: string): void =>
      repository.write({
        [`${name}/docs.json`]: docs({ groups: [{ group: "Start", pages: ["index", { $ref: "none.json" }] }] }),
        [`${name}/index.mdx`]: page(title),
      });
    write("Home", "faulty");
    write("Welcome", "edited");
    repository.write({
      "fixed/docs.json": docs({ groups: [{ group: "Start", pages: ["index"] }] }),
      "fixed/index.mdx": page("Home"),
    });
    faulty = join(repository.folder, "faulty");
  });
  afterAll(() => {
    for (const name of ["faulty", "edited", "fixed"]) repository.remove(name);
  });

  test("is compared, and one line says once what both sides lack", async () => {
    const line = `navc: On both sides ${clause} may be missing here; navc check ${faulty} shows it\n`;
    expect(await navc("diff", faulty, faulty)).toEqual({ code: 0, stdout: "no changes\n", stderr: line });
    const edited = join(repository.folder, "edited");
    const { stdout } = await navc("diff", faulty, edited, "--format", "markdown");
    const shown = stdout.replaceAll("\\", "");
    expect(shown).toContain(
      `\n\nOn both sides ${clause} may be missing here; navc check ${edited} shows it\n\n**1 page`,
    );
    expect(shown).not.toContain("CAUTION");
  });

  test("has a note of its own where the other side is whole", async () => {
    const fixed = join(repository.folder, "fixed");
    const { stderr } = await navc("diff", fixed, faulty);
    expect(stderr).toBe(`navc: In ${faulty} ${clause} of it may be missing here; navc check ${faulty} shows it\n`);
    expect((await navc("diff", faulty, fixed)).stderr).toBe(stderr);
  });

  test("prints nothing with --quiet-when-same, in no form, if nothing changed", async () => {
    for (const format of ["text", "markdown", "json", "redirects"]) {
      const ran = await navc("diff", faulty, faulty, "--quiet-when-same", "--format", format);
      expect(ran).toEqual({ code: 0, stdout: "", stderr: "" });
    }
    const { stdout } = await navc("diff", faulty, join(repository.folder, "edited"), "--quiet-when-same");
    expect(stdout).toContain("1 page retitled");
  });
});

test("a page with another name and title is found by its text, also in a revision", async () => {
  const text = "Each request needs a key. Keys are made in the settings, and can be revoked there at any time.";
  const write = (name: string, title: string): void =>
    repository.write({
      "texts/docs.json": docs({ groups: [{ group: "Start", pages: ["index", `a/${name}`, "b"] }] }),
      "texts/index.mdx": page("Home"),
      "texts/b.mdx": page("B"),
      [`texts/a/${name}.mdx`]: `${page(title)}\n${text}\n`,
    });
  write("keys", "Keys");
  repository.commit("texts");
  repository.remove("texts/a");
  write("tokens", "Access");
  const { stdout } = await navc("diff", "git:HEAD", join(repository.folder, "texts"));
  expect(stdout).toContain("/a/keys  → /a/tokens  the page is there now");
  repository.remove("texts");
  repository.commit("no texts");
});

test("errors that hide no page are no note", async () => {
  repository.write({
    "faulty/docs.json": docs({ groups: [{ group: "Start", icon: 5, pages: ["index", "nowhere"] }] }),
    "faulty/index.mdx": page("Home"),
  });
  const faulty = join(repository.folder, "faulty");
  expect(await navc("diff", faulty, faulty)).toEqual({ code: 0, stdout: "no changes\n", stderr: "" });
  repository.remove("faulty");
});

test("the base path is left out, and a difference is reported", async () => {
  const before = join(scratch, "based.json");
  await navc("compile", root, "--base-path", "/docs", "-o", before);
  const { code, stdout } = await navc("diff", before, root);
  expect([code, stdout]).toEqual([
    0,
    "The base path was /docs and is none; addresses are compared without it.\n\nno changes\n",
  ]);
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

describe("with --links", () => {
  let folders: readonly [string, string];

  beforeAll(() => {
    for (const [name, guide] of [
      ["linking", "old"],
      ["moved", "new"],
    ] as const)
      repository.write({
        [`${name}/docs.json`]: docs({ pages: ["index", `${guide}/auth`, `${guide}/keys`] }),
        [`${name}/index.mdx`]: `${page("Home")}\n[Auth](/old/auth#a), <A href="/old/auth" /> and [keys](/old/keys).\n`,
        [`${name}/${guide}/auth.mdx`]: `${page("Auth")}\nHow to log in.\n`,
        [`${name}/${guide}/keys.mdx`]: `${page("Keys")}\nHow to make keys.\n`,
      });
    folders = [join(repository.folder, "linking"), join(repository.folder, "moved")];
  });

  afterAll(() => {
    for (const name of ["linking", "moved"]) repository.remove(name);
  });

  test("a lost address has the links that still lead there", async () => {
    const { stdout } = await navc("diff", ...folders, "--links");
    expect(stdout).toContain("2 links in pages still lead there (index.mdx:5:8, index.mdx:5:31)");
    expect(stdout).toContain("1 link in pages still leads there (index.mdx:5:56)");
    const { lost } = JSON.parse(
      (await navc("diff", ...folders, "--links", "--format", "json")).stdout,
    ) as NavigationDiff;
    expect(lost.map(({ href, links }) => [href, links?.number, links?.places[0]])).toEqual([
      ["/old/auth", 2, { file: "index.mdx", line: 5, column: 8 }],
      ["/old/keys", 1, { file: "index.mdx", line: 5, column: 56 }],
    ]);
  });

  test("without it, no link is read", async () => {
    expect((await navc("diff", ...folders)).stdout).not.toContain("links in pages");
  });

  test("once the redirects are there, --fix writes the new addresses", async () => {
    const redirects = JSON.parse((await navc("diff", ...folders, "--format", "redirects")).stdout) as JsonObject[];
    const navigation = { pages: ["index", "new/auth", "new/keys"] };
    repository.write({ "moved/docs.json": docs(navigation, { redirects }) });
    const { stdout } = await navc("check", folders[1], "--links", "--dry-run");
    expect(stdout).toContain('+[Auth](/new/auth#a), <A href="/new/auth" /> and [keys](/new/keys).');
  });
});

describe("errors that keep pages from the site after", () => {
  const run = async (...words: readonly string[]): Promise<Ran> => {
    const generated = {
      groups: [
        { group: "API", openapi: "api.json" },
        { group: "Start", pages: ["index"] },
      ],
    };
    const paths = { "/users": { get: { summary: "List users", tags: ["Users"], responses: {} } } };
    const spec = JSON.stringify({ openapi: "3.1.0", info: { title: "API", version: "1" }, paths });
    repository.write({
      "whole/docs.json": docs(generated),
      "whole/index.mdx": page("Home"),
      "whole/api.json": spec,
      "spoilt/docs.json": docs(generated),
      "spoilt/index.mdx": page("Home"),
    });
    const [whole, spoilt] = ["whole", "spoilt"].map((name) => join(repository.folder, name)) as [string, string];
    const ran = await navc("diff", whole, spoilt, ...words);
    for (const name of ["whole", "spoilt"]) repository.remove(name);
    return ran;
  };
  const note =
    /In .*spoilt api.json can't be read, so pages of it may be missing here, and no redirects are proposed until it is fixed; navc check .*spoilt shows it/;

  test("end all proposals, and text says why on stderr", async () => {
    const { code, stdout, stderr } = await run();
    expect(stdout).toContain("  /api-reference/users/list-users  nothing is proposed while api.json can't be read\n");
    expect(stderr).toMatch(note);
    expect(code).toBe(1);
  });

  test("leave no redirects to paste", async () => {
    const { stdout, stderr } = await run("--format", "redirects");
    expect([stdout, stderr]).toEqual(["[]\n", expect.stringMatching(note)]);
  });

  test("are printed in markdown before the tables, and in json", async () => {
    const { stdout } = await run("--format", "markdown");
    expect(stdout).toMatch(
      /^### Navigation\n\n> \[!CAUTION\]\n> In .* api.json can't be read, so pages of it may be missing here/,
    );
    const json = JSON.parse((await run("--format", "json")).stdout) as { readonly notes: readonly string[] };
    expect(json.notes).toEqual([expect.stringMatching(note)]);
    const plain = JSON.parse((await navc("diff", root, root, "--format", "json")).stdout) as object;
    expect(plain).not.toHaveProperty("notes");
  });
});

test("old redirects that lead to a lost address are counted where redirects are proposed", async () => {
  const redirects = [{ source: "/older", destination: "/old" }];
  repository.write({
    "here/docs.json": docs({ pages: ["home", "old"] }, { redirects }),
    "here/home.mdx": page("Home"),
    "here/old.mdx": page("A title"),
    "gone/docs.json": docs({ pages: ["home", "new"] }, { redirects }),
    "gone/home.mdx": page("Home"),
    "gone/new.mdx": page("A title"),
  });
  const [here, gone] = ["here", "gone"].map((name) => join(repository.folder, name)) as [string, string];
  const line = "1 redirect of docs.json leads to these addresses: navc check --fix leads it to the end";
  expect((await navc("diff", here, gone)).stdout).toContain(`  the page is there now\n  ${line}\n`);
  expect((await navc("diff", here, gone, "--format", "markdown")).stdout).toContain(`${line}.\n\n</details>`);
  const pasted = await navc("diff", here, gone, "--format", "redirects");
  expect(pasted.stderr).toBe(`navc: ${line}\n`);
  repository.write({
    "gone/docs.json": docs(
      { pages: ["home", "new"] },
      { redirects: [...(JSON.parse(pasted.stdout) as JsonObject[]), ...redirects] },
    ),
  });
  const check = await navc("check", gone, "--fix");
  expect(check.code).toBe(0);
  const { readFileSync } = await import("node:fs");
  expect(JSON.parse(readFileSync(join(gone, "docs.json"), "utf8"))).toMatchObject({
    redirects: [{ source: "/old" }, { source: "/older", destination: "/new" }],
  });
  for (const name of ["here", "gone"]) repository.remove(name);
});

test("languages and versions are called as people know them", async () => {
  const branches = (first: string): JsonObject => ({
    versions: ["2026 (latest)", "2025"].map((version) => ({
      version,
      default: version === first,
      groups: [{ group: "All", pages: [`${version.slice(0, 4)}/a`, `${version.slice(0, 4)}/b`] }],
    })),
  });
  const files = (folder: string): Record<string, string> =>
    Object.fromEntries(["2026/a", "2026/b", "2025/a", "2025/b"].map((path) => [`${folder}/${path}.mdx`, page(path)]));
  repository.write({ "one/docs.json": docs(branches("2025")), ...files("one") });
  repository.write({ "two/docs.json": docs(branches("2026 (latest)")), ...files("two") });
  const [one, two] = ["one", "two"].map((name) => join(repository.folder, name)) as [string, string];
  expect((await navc("diff", one, two)).stdout).toContain('default  "2025" → "2026 (latest)"\n');
  expect(["en@v2", "@v2", "fr", "x~1~0@a@b", "main"].map(editionLabel)).toEqual([
    "English, v2",
    "v2",
    "Français",
    "x@~, a@b",
    "the only edition",
  ]);
  for (const name of ["one", "two"]) repository.remove(name);
});

test("what an edition brings is the number of new addresses, not of its pages", async () => {
  const words = changeWords({
    first: { kind: "edition-added", language: null, version: "v3", pages: 31, editions: ["@v3"] },
    members: [],
  });
  expect(words.pieces.map(({ text }) => text).join(" ")).toBe("version v3 with 31 new addresses");
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
    ["an option for a revision", ({ root }) => ["git:--help", root], /is not a revision/],
    ["no revision", ({ root }) => ["git:", root], /does not name a revision. Write git:main/],
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
    [
      "a page without a file",
      ({ root }) => [root, root, "--format", "html"],
      /needs the name of a file: -o diff\.html/,
    ],
    [
      "a file that the site after is compiled from",
      ({ root }) => ["git:before", root, "--format", "html", "-o", join(root, "docs.json")],
      /docs\.json is a part of the site, and the comparison would replace it\. Name another file for -o\./,
    ],
    [
      "a file that the site before is compiled from",
      ({ root }) => [root, "git:before", "--format", "html", "-o", join(root, "new.mdx")],
      /new\.mdx is a part of the site/,
    ],
    ["a file for another format", ({ root }) => [root, root, "-o", "x"], /-o is for --format html/],
    [
      "a page of a result file",
      ({ root, scratch }) => {
        const file = join(scratch, "result.json");
        writeFileSync(file, "{}");
        return [root, file, "--format", "html", "-o", join(scratch, "x.html")];
      },
      /has neither lines nor problems/,
    ],
    ["no side", () => [], /Name what to compare with, such as navc diff git:main, or both sides/],
    ["one folder only", ({ root }) => [root], /is only one state of a site\. .* navc diff git:HEAD /],
  ])("%s", async (_, words, message) => {
    const { code, stdout, stderr } = await navc("diff", ...words({ root, scratch, folder: repository.folder }));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });

  test.each([
    ["null", /holds null/],
    ["[]", /is JSON, but not a result/],
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
