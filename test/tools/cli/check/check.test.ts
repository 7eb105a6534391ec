// Does `navc check` hold the settings of a site, its baseline, and each reporter's promise?
import { rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

const docs = `{
  "navigation": {
    "pages": ["index", "gone", "away"]
  }
}
`;
const page = "---\ntitle: T\n---\n";

let site: MadeSite;
beforeEach(() => {
  site = madeSite({ "docs.json": docs, "index.mdx": page, "drafts/idea.mdx": page });
});
afterEach(() => site.remove());

interface JsonReport {
  readonly ok: boolean;
  readonly diagnostics: readonly { readonly code: string; readonly subject: string; readonly message: string }[];
  readonly accepted?: number;
  readonly stale?: readonly { readonly subject: string; readonly count: number; readonly found: number }[];
}

async function json(words = ""): Promise<JsonReport & { readonly code: number; readonly stderr: string }> {
  const { stdout, code, stderr } = await site.run(`check ROOT --reporter json${words}`);
  return { ...(JSON.parse(stdout) as JsonReport), code, stderr };
}

async function codes(words = ""): Promise<readonly string[]> {
  return (await json(words)).diagnostics.map(({ code }) => code);
}

test("page files that no entry names are infos", async () => {
  expect(await codes()).toEqual(["page-not-found", "page-not-found", "page-unlisted"]);
});

test("several codes may stand behind one --only", async () => {
  expect(await codes(" --only page-unlisted,page-not-found")).toHaveLength(3);
  expect((await json(" --only page-unlisted,page-lost")).stderr).toContain('there is no code "page-lost"');
  expect(await codes(" --only page-unlisted")).toEqual(["page-unlisted"]);
});

test.each(['"$schema": "https://mintlify.com/docs.json"', '"theme": "mint"'])(
  "a docs.json of Mintlify with %s is said to be read in another dialect, until one is chosen",
  async (field) => {
    const note = 'docs.json is written for Mintlify and was read in the dialect "contract".';
    site.write("docs.json", docs.replace("{", `{ ${field},`));
    expect((await json()).stderr).toContain(note);
    expect((await json(" --quiet")).stderr).toBe("");
    expect((await json(" --dialect mintlify")).stderr).toBe("");
    site.write("navc.config.json", '{ "dialect": "contract" }');
    expect((await json()).stderr).toBe("");
  },
);

test("the note on the dialect is about the file that was read", async () => {
  site.write("site.json", docs.replace("{", '{ "$schema": "https://mintlify.com/docs.json",'));
  expect((await json(" --config site.json")).stderr).toContain("site.json is written for Mintlify");
});

test("a docs.json of no known program has no note on its dialect", async () => {
  site.write("docs.json", docs.replace("{", '{ "$schema": "https://example.com/schema.json",'));
  expect((await json()).stderr).toBe("");
});

describe("ignore", () => {
  const ignore = (patterns: unknown): void => site.write("navc.config.json", JSON.stringify({ ignore: patterns }));

  test("leaves out a code below a pattern, and the summary says how many", async () => {
    ignore({ "page-unlisted": ["drafts/"], "page-not-found": ["drafts/"] });
    const { stdout, code } = await site.run("check ROOT");
    expect(code).toBe(1);
    expect(stdout).toMatch(/\n2 errors, 1 ignored\nnext: /);
    expect(stdout).not.toContain("page-unlisted");
  });

  test("with * leaves out all codes, counts in no exit code, and ends with what no pattern brings back", async () => {
    ignore({ "*": ["*.json", "drafts/*", "!drafts/idea.mdx"] });
    expect(await json()).toMatchObject({ ok: true, code: 0, diagnostics: [{ code: "page-unlisted" }] });
  });

  test("leaves out the same for compile and tree, in the exit code, too", async () => {
    ignore({ "page-not-found": ["docs.json"] });
    for (const command of ["compile", "tree"]) {
      // oxlint-disable-next-line no-await-in-loop -- one line says which command failed
      expect(await site.run(`${command} ROOT`)).toMatchObject({ code: 0, stderr: "" });
    }
  });

  test("hides nothing of a site that can't be read", async () => {
    ignore({ "*": ["**"] });
    site.write("docs.json", "{");
    expect(await json()).toMatchObject({ ok: false, code: 1, diagnostics: [{ code: "config-syntax" }] });
  });
});

describe("the next step", () => {
  const next = async (words = ""): Promise<string | undefined> =>
    /\nnext: (.*)\n$/.exec((await site.run(`check ROOT${words}`)).stdout)?.[1];

  test("is --fix where it fixes something, and last a baseline where problems are many and none is in use", async () => {
    expect(await next()).toBe("navc explain page-not-found shows what page-not-found means");
    const many = Array.from({ length: 25 }, (_, index) => `"gone-${index}"`).join(", ");
    site.write("docs.json", `{ "navigation": { "pages": ["/index/", ${many}] } }`);
    expect(await next()).toBe(
      `add --fix to fix 1 of the 27 problems; navc explain page-not-found shows what page-not-found means; add --baseline ${site.folder}/navc.baseline.json --update-baseline to accept what there is now`,
    );
    expect(await next(" --fix")).not.toContain("--fix");
    site.write("docs.json", '{ "navigation": { "pages": ["/index/"] } }');
    expect(await next(" --rule page-unlisted=off")).toMatch(/^add --fix to fix it; /);
    site.write("docs.json", '{ "navigation": { "groups": [{ "gruop": "Start", "pages": ["/index/"] }] } }');
    expect(await next(" --rule page-unlisted=off")).toMatch(/^add --fix to fix all problems; /);
    site.write("docs.json", `{ "navigation": { "pages": ["/index/", ${many}] } }`);
    await site.run("check ROOT --baseline ROOT/b.json --update-baseline");
    site.write("docs.json", site.read("docs.json").replaceAll("gone-", "away-"));
    expect(await next(" --baseline ROOT/b.json")).toBe("navc explain page-not-found shows what page-not-found means");
  });
});

test("the next step is --parity where translations are missing and no table is printed", async () => {
  for (const path of ["en/a.mdx", "en/b.mdx", "de/a.mdx"]) site.write(path, "---\ntitle: A page\n---\n");
  site.write(
    "docs.json",
    '{ "navigation": { "languages": [{ "language": "en", "pages": ["en/a", "en/b"] }, { "language": "de", "pages": ["de/a"] }] } }',
  );
  const parityStep = "add --parity to compare the languages in a table";
  expect((await site.run("check ROOT")).stdout).toContain(parityStep);
  expect((await site.run("check ROOT --parity")).stdout).not.toContain(parityStep);
});

test("--parity counts pages that .mintignore leaves out as missing, and asks for no counterpart of them", async () => {
  for (const path of ["en/a.mdx", "en/b.mdx", "en/c.mdx", "de/a.mdx", "de/b.mdx"])
    site.write(path, "---\ntitle: A page\n---\n");
  const languages = [
    { language: "en", pages: ["en/a", "en/b", "en/c"] },
    { language: "de", pages: ["de/a", "de/b"] },
  ];
  site.write("docs.json", JSON.stringify({ navigation: { languages } }));
  site.write(".mintignore", "/en/c.mdx\n/de/b.mdx\n");
  const { stdout } = await site.run("check ROOT --parity");
  expect(stdout).not.toContain("page-untranslated");
  expect(stdout).toMatch(/^en \(default\) +2 +– +– +–\nde +1 +1\/2 +1 +0$/m);
});

describe("settings", () => {
  test("rules and the rest hold for tree and compile, too", async () => {
    site.write("navc.config.json", JSON.stringify({ rules: { "page-not-found": "off" }, basePath: "/docs" }));
    expect(await site.run("tree ROOT")).toMatchObject({ code: 0, stderr: "" });
    expect((await site.run("compile ROOT")).stdout).toContain('"basePath":"/docs"');
    expect((await site.run("tree ROOT --base-path /x")).stdout).toContain("/x");
  });

  test("maxWarnings fails above the number, and the command line may allow more", async () => {
    site.write("navc.config.json", JSON.stringify({ rules: { "page-not-found": "warning" }, maxWarnings: 1 }));
    expect(await site.run("check ROOT --quiet")).toMatchObject({
      code: 1,
      stderr: 'navc: 2 warnings, and "maxWarnings" allows 1\n',
    });
    expect((await site.run("check ROOT --max-warnings 2")).code).toBe(0);
  });

  test("a wrong one ends every command with 2, before anything is compiled", async () => {
    site.write("navc.config.json", '{ "rule": {} }');
    for (const command of ["check", "tree", "compile"]) {
      // oxlint-disable-next-line no-await-in-loop -- one line says which command failed
      const { code, stdout, stderr } = await site.run(`${command} ROOT`);
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(/^navc: .*navc\.config\.json:1:3: there is no "rule" in .* Did you mean "rules"\?\n$/);
    }
  });
});

describe("the baseline", () => {
  const baseline = " --baseline ROOT/b.json";
  const update = async (): Promise<void> => {
    expect((await site.run(`check ROOT${baseline} --update-baseline`)).code).toBe(0);
  };

  test("is made, accepts all there is, and says so", async () => {
    const made = await site.run(`check ROOT${baseline} --update-baseline`);
    const file = join(site.folder, "b.json");
    expect(made).toEqual({
      code: 0,
      stdout: `no problems, 3 accepted by ${file}\n`,
      stderr: `navc: ${file} now accepts 3 problems in 3 entries; it had 0\n`,
    });
    expect(site.read("b.json").split("\n")).toHaveLength(9);
    expect(await json(baseline)).toEqual({ ok: true, diagnostics: [], accepted: 3, stale: [], code: 0, stderr: "" });
  });

  test("accepts the same when lines move, and reports what is new", async () => {
    await update();
    site.write("docs.json", `\n\n${docs.replace('"gone"', '"new", "gone"').replace("{\n", '{\n  "name": "X",\n')}`);
    const { ok, code, diagnostics, accepted } = await json(baseline);
    expect([ok, code, accepted]).toEqual([false, 1, 3]);
    expect(diagnostics.map(({ subject }) => subject)).toEqual([expect.stringContaining("new")]);
    const { stderr } = await site.run(`check ROOT${baseline} --update-baseline`);
    expect(stderr).toMatch(/ 4 problems in 4 entries; it had 3; new in it: 1 error \(page-not-found\)\n$/);
  });

  test("names entries that accept what is no more, and fails for none", async () => {
    await update();
    site.write("gone.mdx", page.replace("T", "U"));
    const { code, stdout, stderr } = await site.run(`check ROOT${baseline}`);
    expect([code, stdout]).toEqual([0, `no problems, 2 accepted by ${join(site.folder, "b.json")}\n`]);
    expect(stderr).toMatch(
      /^navc: .*b\.json accepts problems that are fixed; --update-baseline drops them:\n {2}page-not-found {2}docs\.json {2}.*gone.*\n$/,
    );
    expect(await json(baseline)).toMatchObject({ accepted: 2, stale: [{ count: 1, found: 0 }] });
    expect((await site.run(`check ROOT${baseline} --quiet`)).stderr).toBe("");
  });

  test("keeps what a run does not look for, with its note, and calls none of it fixed", async () => {
    site.write("index.mdx", `${page}[nowhere](/nowhere)\n`);
    await site.run(`check ROOT --links${baseline} --update-baseline`);
    const noted = site.read("b.json").replace(/("subject": "\/nowhere") \}/, '$1, "note": "Until May." }');
    site.write("b.json", noted);
    expect(await json(baseline)).toMatchObject({ accepted: 3, stale: [], stderr: "" });
    const updated = await site.run(`check ROOT${baseline} --update-baseline`);
    expect(updated.stderr).toMatch(
      / it had 4, and 1 entry was kept that this run does not look for \(link-not-found\)\n$/,
    );
    expect(site.read("b.json")).toBe(noted);
    site.write("index.mdx", page);
    expect(await json(`${baseline} --links`)).toMatchObject({ stale: [{ subject: "/nowhere" }] });
    await site.run(`check ROOT --links${baseline} --update-baseline`);
    expect(site.read("b.json")).not.toContain("/nowhere");
  });

  test("drops a repaired link and a deleted page, whatever other links could not be judged", async () => {
    const folders = ["one", "two", "three", "four"];
    for (const folder of folders) site.write(`${folder}/page.mdx`, page);
    const pages = ["index", ...folders.map((folder) => `${folder}/page`)];
    site.write("docs.json", JSON.stringify({ navigation: { pages } }));
    site.write("index.mdx", `${page}${folders.map((folder) => `[to it](/${folder})\n`).join("")}[nowhere](/nowhere)\n`);
    site.write("deleted.mdx", `${page}[lost](/lost)\n`);
    await site.run(`check ROOT --links${baseline} --update-baseline`);
    expect(site.read("b.json")).toMatch(/"\/nowhere"[^]*"\/lost"|"\/lost"[^]*"\/nowhere"/);
    site.write("index.mdx", site.read("index.mdx").replace("(/nowhere)", "(/one/page)"));
    rmSync(join(site.folder, "deleted.mdx"));
    const checked = await site.run(`check ROOT --links${baseline}`);
    expect(checked.stdout).toContain("not judged: 4 links (link-not-found)");
    expect(checked.stderr).toMatch(
      /--update-baseline drops them:[^]* {2}deleted\.mdx {2}\/lost\n {2}.* {2}index\.mdx {2}\/nowhere\n/,
    );
    const updated = await site.run(`check ROOT --links${baseline} --update-baseline`);
    expect(updated.stderr).not.toContain("kept");
    expect(site.read("b.json")).not.toMatch(/nowhere|lost/);
  });

  test("accepts with --only the problems of that code, and keeps the entries of others", async () => {
    const file = join(site.folder, "b.json");
    const only = await site.run(`check ROOT${baseline} --update-baseline --only page-unlisted`);
    expect(only.stderr).toBe(`navc: ${file} now accepts 1 problem in 1 entry; it had 0\n`);
    expect(only.code).toBe(1);
    const entries = (): readonly string[] =>
      [...site.read("b.json").matchAll(/"code": "([^"]+)"/g)].map(([, code]) => code!);
    expect(entries()).toEqual(["page-unlisted"]);
    await update();
    const whole = entries();
    expect(whole).toHaveLength(3);
    rmSync(join(site.folder, "drafts"), { recursive: true });
    site.write("gone.mdx", page.replace("T", "U"));
    const dropped = await site.run(`check ROOT${baseline} --update-baseline --only page-unlisted`);
    expect(dropped.stderr).toContain("now accepts 0 problems in 2 entries; it had 3, and 2 entries were kept that");
    expect(entries()).toEqual(whole.filter((code) => code !== "page-unlisted"));
    const unknown = await site.run(`check ROOT${baseline} --update-baseline --only page-unlistd`);
    expect([unknown.code, entries().length]).toEqual([2, 2]);
  });

  test("keeps what the settings ignore, which is not fixed", async () => {
    await update();
    const whole = site.read("b.json");
    site.write("navc.config.json", '{ "ignore": { "page-unlisted": ["drafts/"] } }');
    expect(await json(baseline)).toMatchObject({ accepted: 2, stale: [] });
    await update();
    expect(site.read("b.json")).toBe(whole);
  });

  test("is offered with the settings that later checks need", async () => {
    const pages = Array.from({ length: 25 }, (_, index) => `"${"abcdefghijklmnopqrstuvwxyz"[index]}/x"`).join(", ");
    site.write("docs.json", `{ "navigation": { "pages": ["index", ${pages}] } }`);
    const end = "--update-baseline to accept what there is now";
    expect((await site.run("check ROOT --all")).stdout).toContain(`${end}\n`);
    const later = ', and set "baseline" and "links" in navc.config.json for later checks\n';
    expect((await site.run("check ROOT --links --all")).stdout).toContain(end + later);
    site.write("navc.config.json", '{ "links": true }');
    expect((await site.run("check ROOT --links --all")).stdout).toContain(`${end}\n`);
  });

  test("keeps the notes that people added when it is updated", async () => {
    await update();
    site.write("b.json", site.read("b.json").replace(/("subject": "[^"]*gone[^"]*") \}/, '$1, "note": "Until May." }'));
    expect(site.read("b.json")).toContain("Until May.");
    site.write("away.mdx", page);
    await update();
    expect(site.read("b.json")).toContain('"note": "Until May." }');
    expect(site.read("b.json")).not.toContain("away");
  });

  test("is used by compile, which prints the same errors as check", async () => {
    site.write("navc.config.json", '{ "baseline": "b.json" }');
    expect((await site.run("check ROOT --update-baseline")).code).toBe(0);
    expect(await site.run("compile ROOT")).toMatchObject({ code: 0, stderr: "" });
    site.write("docs.json", docs.replace('"gone"', '"new", "gone"'));
    const { code, stderr } = await site.run("compile ROOT");
    expect(code).toBe(1);
    expect(stderr.match(/page-not-found/g)).toHaveLength(1);
    expect(stderr).toMatch(/\n1 error, 2 accepted by .*b\.json\n$/);
  });

  test("may be named in the configuration, and turned off", async () => {
    await update();
    site.write("navc.config.json", JSON.stringify({ baseline: "b.json" }));
    expect((await site.run("check ROOT")).code).toBe(0);
    expect(await site.run("check ROOT --no-baseline --quiet")).toMatchObject({ code: 1 });
    site.write("away.mdx", page);
    expect((await site.run("check ROOT --update-baseline")).code).toBe(0);
    expect(site.read("b.json")).not.toContain("away");
  });

  test("is left as it is when the site can't be read, and then accepts nothing", async () => {
    await update();
    const before = site.read("b.json");
    site.write("docs.json", "{");
    const { code, stdout, stderr } = await site.run(`check ROOT${baseline} --update-baseline`);
    expect(code).toBe(1);
    expect(stdout).toContain("config-syntax");
    expect(stderr).toMatch(/b\.json was left as it is/);
    expect(site.read("b.json")).toBe(before);
  });

  test.each([
    ["", /There is no baseline ".*b\.json"\. To make one .*: navc check .* --baseline .*b\.json --update-baseline/],
    ["{ broken", /b\.json:1:3: this is not JSON/],
    ['{ "baselineVersion": 1,\n  "accepted": [3] }', /b\.json:2:16: an entry must be an object, not a number\./],
  ])("that is %j can't be used", async (text, message) => {
    if (text !== "") site.write("b.json", text);
    const { code, stdout, stderr } = await site.run(`check ROOT${baseline}`);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });

  test("that is broken is not written over, and --update-baseline needs a file to write", async () => {
    site.write("b.json", "{ broken");
    expect((await site.run(`check ROOT${baseline} --update-baseline`)).code).toBe(2);
    expect(site.read("b.json")).toBe("{ broken");
    const { code, stderr } = await site.run("check ROOT --update-baseline");
    expect(code).toBe(2);
    expect(stderr).toMatch(/--update-baseline writes a file: name it with --baseline/);
  });
});

describe("reporters", () => {
  test("files are called by their path from GITHUB_WORKSPACE, where the site is below it", async () => {
    const [above, name] = [dirname(site.folder), basename(site.folder)];
    const { stdout } = await site.run("check ROOT --reporter github", { GITHUB_WORKSPACE: above });
    expect(stdout).toMatch(new RegExp(`^::error file=${name}/docs.json,line=3,col=24,endLine=3,endColumn=29,`));
    const elsewhere = await site.run("check ROOT --reporter github", { GITHUB_WORKSPACE: join(site.folder, "drafts") });
    expect(elsewhere.stdout).not.toContain(`file=${name}/docs.json`);
    expect(elsewhere.stdout).toMatch(/^::error file=(\.\.\/)+.*\/docs\.json,/);
  });

  test.each(["pretty", "json", "github", "sarif", "markdown"])(
    "%s shows with --quiet the errors only",
    async (name) => {
      const { code, stdout } = await site.run(`check ROOT --quiet --reporter ${name}`);
      expect(code).toBe(1);
      expect(stdout).toContain("page-not-found");
      expect(stdout).not.toContain("page-unlisted");
    },
  );

  test.each(["github", "markdown"])("%s says how many were accepted and ignored", async (name) => {
    await site.run("check ROOT --baseline ROOT/b.json --update-baseline");
    site.write("navc.config.json", JSON.stringify({ baseline: "b.json", ignore: { "page-unlisted": ["drafts"] } }));
    expect((await site.run(`check ROOT --reporter ${name}`)).stdout).toMatch(
      /no problems, 2 accepted by .*b\.json, 1 ignored\n/,
    );
  });

  test("a link to the docs folder is called as it was named", async () => {
    symlinkSync(site.folder, join(site.folder, "drafts/link"));
    const { stdout } = await site.run("check ROOT/drafts/link --reporter sarif", { GITHUB_WORKSPACE: site.folder });
    expect(stdout).toContain('"uri": "drafts/link/docs.json"');
  });
});

test("a lock says where generated pages are, to check and to tree", async () => {
  const spec = (summary: string): string =>
    `{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": { "/users": { "get": { "summary": "${summary}" } } } }`;
  const link = '"global": { "anchors": [{ "anchor": "Users", "href": "/api-reference/list-users" }] }';
  site.write("docs.json", `{ "navigation": { "groups": [{ "group": "API", "openapi": "openapi.json" }], ${link} } }`);
  site.write("openapi.json", spec("List users"));
  await site.run("compile ROOT --lock ROOT/navc.lock.json");
  site.write("openapi.json", spec("All users"));
  const before = site.read("navc.lock.json");
  expect(await codes()).toContain("href-target-missing");
  expect(await codes(" --lock ROOT/navc.lock.json")).not.toContain("href-target-missing");
  expect((await site.run("tree ROOT --lock ROOT/navc.lock.json")).stdout).toContain(
    "All users  /api-reference/list-users",
  );
  expect(site.read("navc.lock.json")).toBe(before);
});

describe("more problems than are listed", () => {
  const problems = 10_003;
  beforeEach(() =>
    site.write("docs.json", JSON.stringify({ navigation: { groups: Array.from({ length: problems }, () => ({})) } })),
  );

  test("are counted, and count for the summary", async () => {
    const { stdout, code } = await site.run("check ROOT --reporter github");
    expect(code).toBe(1);
    expect(stdout).toContain(`3 more problems of the code wrong-type are not listed`);
    expect(stdout).toMatch(new RegExp(`\\n${problems} errors`));
  });

  test("are all held against a baseline", async () => {
    await site.run("check ROOT --baseline ROOT/b.json --update-baseline");
    const { accepted, diagnostics } = await json(" --baseline ROOT/b.json");
    expect(diagnostics).toEqual([]);
    expect(accepted).toBeGreaterThanOrEqual(problems);
  });

  test("are all held against the patterns to ignore", async () => {
    site.write("navc.config.json", JSON.stringify({ ignore: { "wrong-type": ["docs.json"] } }));
    expect((await codes()).filter((code) => code === "more-problems" || code === "wrong-type")).toEqual([]);
  });
});
