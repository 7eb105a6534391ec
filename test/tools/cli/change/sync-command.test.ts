// Does navc sync change the languages and versions that were named, and nothing with --check?
import { afterEach, expect, test } from "vitest";
import type { EditPlan } from "../../../../src/project/change/edit-plan.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

type Kind = "language" | "version";

/** A site in which the first branch has two groups with a page each, and the others only the first. */
function branches(kind: Kind, ...names: readonly string[]): void {
  const group = (name: string, path: string): object => ({ group: name, pages: [path] });
  const all = names.map((name, index) => ({
    [kind]: name,
    groups: [group("G", `${name}/a`), ...(index === 0 ? [group("H", `${name}/b`)] : [])],
  }));
  const pages = names.flatMap((name) => [`${name}/a.mdx`, `${name}/b.mdx`]);
  site = madeSite({
    "docs.json": `${JSON.stringify({ name: "A", navigation: { [`${kind}s`]: all } }, null, 2)}\n`,
    ...Object.fromEntries(pages.map((file) => [file, "---\ntitle: T\n---\n"])),
  });
}

interface Site {
  readonly navigation: Readonly<
    Record<string, readonly ({ readonly groups: readonly object[] } & Readonly<Record<string, unknown>>)[]>
  >;
}

/** The number of groups in each branch. */
function groupsIn(kind: Kind): string {
  const { navigation } = JSON.parse(site.read("docs.json")) as Site;
  return navigation[`${kind}s`]!.map((branch) => `${String(branch[kind])} ${branch.groups.length}`).join(", ");
}

test.each([
  ["language", "sync ROOT", "en 2, fr 2, de 2"],
  ["language", "sync ROOT --to fr", "en 2, fr 2, de 1"],
  ["language", "sync ROOT --to fr,de", "en 2, fr 2, de 2"],
  ["language", "sync ROOT --from fr --to de", "en 2, fr 1, de 1"],
  ["language", "sync ROOT --only G", "en 2, fr 1, de 1"],
  ["version", "sync ROOT --versions --from en --to fr", "en 2, fr 2, de 1"],
] as const)("%ss: %s", async (kind, words, expected) => {
  branches(kind, "en", "fr", "de");
  expect((await site.run(`${words} --yes --force`)).code).toBe(0);
  expect(groupsIn(kind)).toBe(expected);
});

test("--check writes nothing, says what is other, and ends with 1 until nothing is", async () => {
  branches("language", "en", "fr");
  const before = site.read("docs.json");
  const { code, stdout } = await site.run("sync ROOT --check");
  expect([code, stdout, site.read("docs.json")]).toEqual([
    1,
    expect.stringContaining("would change docs.json"),
    before,
  ]);
  await site.run("sync ROOT --yes");
  expect(await site.run("sync ROOT --check")).toEqual({
    code: 0,
    stdout: "",
    stderr: "navc: there is nothing to change.\n",
  });
});

test("a translation that is missing is left out, or with --fallback listed as the page of the source", async () => {
  branches("language", "en", "fr");
  site.write("docs.json", site.read("docs.json").replace("en/b", "en/only"));
  site.write("en/only.mdx", "---\ntitle: T\n---\n");
  const patch = async (words: string): Promise<string> => (await site.run(`sync ROOT --dry-run${words}`)).stdout;
  expect(await patch("")).not.toContain("en/only");
  expect(await patch(" --fallback")).toMatch(/^\+.*"en\/only"/m);
});

test("the command that lists a page that was left is for this folder and these settings", async () => {
  const languages = [
    {
      language: "en",
      groups: [
        { group: "G", pages: ["a"] },
        { group: "H", pages: ["b"] },
      ],
    },
    { language: "fr", tabs: [{ tab: "T", groups: [{ group: "G", pages: ["fr/a"] }] }] },
  ];
  const pages = ["a", "b", "fr/a", "fr/b"].map((path) => [`${path}.mdx`, "---\ntitle: T\n---\n"]);
  site = madeSite({ "my.json": JSON.stringify({ navigation: { languages } }), ...Object.fromEntries(pages) });
  const command = `To list it, use navc add fr/b.mdx --config my.json ${site.folder} with`;
  for (const option of ["--check", "--dry-run", "--yes"]) {
    const { stdout, stderr } = await site.run(`sync ROOT --config my.json ${option}`);
    expect(stdout + stderr).toContain(command);
  }
});

test("--to needs names between its commas", async () => {
  branches("language", "en", "fr");
  expect(await site.run("sync ROOT --to fr,,de")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/--to names/),
  });
});

test.each(["--yes", "--check"])("what is left is said also if nothing changes: %s", async (option) => {
  const languages = [
    { language: "en", groups: [{ group: "G", pages: ["a", "b"] }] },
    { language: "fr", groups: [{ group: "G", pages: ["fr/a"] }] },
  ];
  const page = "---\ntitle: T\n---\n";
  const config = JSON.stringify({ name: "A", navigation: { languages } });
  site = madeSite({ "docs.json": config, "a.mdx": page, "b.mdx": page, "fr/a.mdx": page });
  const { code, stderr } = await site.run(`sync ROOT ${option}`);
  expect([code, stderr]).toEqual([
    0,
    'navc: there is nothing to change.\nleft as it is:\n  b.mdx:1 "b.mdx": fr has no such page; write it as fr/b.mdx\n',
  ]);
});

test("lines are those of the file as it is: before it is written, and after", async () => {
  const group = (name: string, ...pages: readonly unknown[]): object => ({ group: name, pages });
  const languages = [
    { language: "en", groups: [group("Start", "a", "b", "c", "d", group("Sub", "e"))] },
    { language: "fr", groups: [group("Début", "fr/d", "fr/own", "fr/first", "fr/a")] },
  ];
  const names = ["a", "b", "c", "d", "e", "fr/a", "fr/b", "fr/c", "fr/d", "fr/e", "fr/own", "fr/first"];
  site = madeSite({
    "docs.json": `${JSON.stringify({ name: "A", navigation: { languages } }, null, 2)}\n`,
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, "---\ntitle: T\n---\n"])),
  });
  /** The text of each named line; a division begins in the line before its label. */
  const namedIn = (output: string): readonly string[] => {
    const lines = site.read("docs.json").split("\n");
    const numbers = [...output.matchAll(/docs\.json:(\d+) /g)].map(([, line]) => Number(line));
    return numbers.map((line) => lines.slice(line - 1, line + 1).join(""));
  };
  const matching = (...patterns: readonly RegExp[]): readonly unknown[] =>
    patterns.map((pattern) => expect.stringMatching(pattern) as unknown);
  const before = matching(/"group": "Début"/, /^ *"fr\/own"/, /^ *"fr\/first"/);
  expect(namedIn((await site.run("sync ROOT --check")).stdout)).toEqual(before);
  expect(namedIn((await site.run("sync ROOT --dry-run")).stderr)).toEqual(before);
  const { left } = JSON.parse((await site.run("sync ROOT --reporter json --check")).stdout) as EditPlan;
  expect(namedIn(left.map(({ line }) => `docs.json:${line} `).join(""))).toEqual(before);
  const after = matching(/"group": "Sub"/, /^ *"fr\/own"/, /^ *"fr\/first"/);
  expect(namedIn((await site.run("sync ROOT --yes --force")).stdout)).toEqual(after);
});

test("--check names a page that was renamed in one language only", async () => {
  const page = "---\ntitle: T\n---\n";
  const languages = [
    { language: "en", groups: [{ group: "Start", pages: ["index", "c"] }] },
    { language: "fr", groups: [{ group: "Début", pages: ["fr/index", "fr/b"] }] },
  ];
  const config = JSON.stringify({ name: "A", navigation: { languages } });
  site = madeSite({ "docs.json": config, "index.mdx": page, "c.mdx": page, "fr/index.mdx": page, "fr/b.mdx": page });
  const { code, stderr } = await site.run("sync ROOT --check");
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining('c.mdx:1 "c.mdx": fr has no such page, but fr/b.mdx may'),
  ]);
});

/** A site in which English has these pages in a group, and German a translation of the first of them in no list, and other pages in a group. */
function manyMissing(pages: readonly string[], more: readonly string[] = []): void {
  const languages = [
    { language: "en", groups: [{ group: "Start", pages }] },
    { language: "de", groups: more.length === 0 ? [] : [{ group: "Mehr", pages: more }] },
  ];
  const files = [...pages, `de/${pages[0]}`, ...more];
  site = madeSite({
    "docs.json": JSON.stringify({ name: "A", navigation: { languages } }, null, 2),
    ...Object.fromEntries(files.map((path) => [`${path}.mdx`, "---\ntitle: T\n---\n"])),
  });
}

const numbered = (folder: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, at) => `${folder}p${String(from + at).padStart(2, "0")}`);

async function leftIn(words: string): Promise<readonly string[]> {
  const lines = (await site.run(words)).stderr.split("\n");
  return lines.slice(lines.indexOf("left as it is:") + 1, -1);
}

test("of many things that are left, what has to be decided is first, and pages are counted by their folders", async () => {
  manyMissing(
    [...numbered("", 0, 2), ...numbered("guides/one/", 0, 13), ...numbered("guides/two/", 0, 9)],
    ["de/mehr"],
  );
  expect(await leftIn("sync ROOT --to de --dry-run")).toEqual([
    expect.stringMatching(/^ {2}docs\.json:\d+ "Start": its label in de is not translated yet$/),
    expect.stringMatching(/^ {2}docs\.json:\d+ "Mehr": de has it and en does not, so it stays where it is$/),
    '  p01.mdx:1 "p01.mdx": de has no such page; write it as de/p01.mdx',
    "  13 pages of guides/one/ are missing in de; write them as de/guides/one/…",
    "  9 pages of guides/two/ are missing in de; write them as de/guides/two/…",
    "  --all prints a line for each",
  ]);
});

test("with --all, each thing that is left has its line", async () => {
  manyMissing(numbered("", 0, 22));
  expect(await leftIn("sync ROOT --to de --dry-run")).toEqual([
    expect.stringContaining('"Start": its label in de is not translated yet'),
    "  21 pages are missing in de; write them as de/…",
    "  --all prints a line for each",
  ]);
  const all = await leftIn("sync ROOT --to de --dry-run --all");
  expect([all.length, all.at(-1)]).toEqual([22, '  p21.mdx:1 "p21.mdx": de has no such page; write it as de/p21.mdx']);
});

test("a site without languages is told how to begin them", async () => {
  site = madeSite({ "docs.json": '{ "name": "A", "navigation": { "pages": ["a"] } }', "a.mdx": "" });
  const said = async (words: string): Promise<string> => (await site.run(`sync ROOT ${words}`)).stderr;
  expect(await said("--to de")).toContain(
    'put all that "navigation" has now into the first one: "navigation": { "languages": [{ "language": "en", … }] }.',
  );
  expect(await said("--versions --to v2")).toContain('"navigation": { "versions": [{ "version": "v1", … }] }.');
});
