// Does navc tree print the part that is asked for, with guides and colours only at a terminal?
import { rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { afterAll, expect, test } from "vitest";
import { main } from "../../../../src/cli.ts";
import { madeSite } from "../made-site.ts";

const navigation = {
  languages: [
    { language: "en", tabs: [{ tab: "Guides", pages: ["start", "gone"] }] },
    { language: "fr", tabs: [{ tab: "Guides", pages: ["fr/start"] }] },
  ],
};
const { folder } = madeSite({
  "docs.json": JSON.stringify({ name: "Acme", navigation }),
  "start.mdx": "---\ntitle: Start\n---\n",
  "fr/start.mdx": "---\ntitle: Début\n---\n",
});

afterAll(() => rmSync(folder, { recursive: true }));

interface Printed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Terminal {
  readonly env?: Record<string, string>;
  readonly columns?: number;
  readonly root?: string;
}

async function tree(
  words: readonly string[],
  isTTY: boolean,
  { env = {}, columns, root = folder }: Terminal = {},
): Promise<Printed> {
  let stdout = "";
  let stderr = "";
  const code = await main(["tree", root, ...words], {
    stdout: { write: (text) => (stdout += text), isTTY, columns },
    stderr: { write: (text) => (stderr += text) },
    env,
  });
  return { code, stdout, stderr };
}

test("has guides and colours at a terminal, and the plain outline in a pipe", async () => {
  const terminal = await tree([], true);
  const pipe = await tree([], false);
  expect(
    stripVTControlCharacters(terminal.stdout)
      .replaceAll(/[│├└─] ?/g, "")
      .replaceAll(/^ +/gm, ""),
  ).toBe(pipe.stdout.replaceAll(/^ +/gm, ""));
  expect(terminal.stdout).toContain("\u001B[1mStart\u001B[22m");
  for (const drawn of ["\u001B", "│", "├", "└"]) expect(pipe.stdout).not.toContain(drawn);
});

test("has guides and no colours at a terminal with NO_COLOR", async () => {
  const { stdout } = await tree([], true, { env: { NO_COLOR: "1" } });
  expect(stdout).not.toContain("\u001B");
  expect(stdout).toContain("└─ page Gone  /gone  missing\n");
});

test("breaks lines at the width of a terminal, and none in a pipe", async () => {
  const env = { NO_COLOR: "1" };
  const [narrow, wide] = [await tree([], true, { env, columns: 26 }), await tree([], true, { env, columns: 200 })];
  expect(narrow.stdout.split("\n").length).toBeGreaterThan(wide.stdout.split("\n").length);
  const pipe = await tree(["--problems"], false, { columns: 26 });
  expect(pipe.stdout).toBe((await tree(["--problems"], false)).stdout);
});

test("prints problems beside their lines, and then not on stderr", async () => {
  const { code, stdout, stderr } = await tree(["--problems", "--edition", "en"], false);
  expect(code).toBe(1);
  expect(stdout).toMatch(/page Gone {2}\/gone {2}missing\n +error .*"gone.mdx".* page-not-found\n/);
  expect(stderr).toBe("");
});

test.each([
  [["--edition", "de"], 'No edition, language or version is called "de". The editions are en, fr.'],
  [
    ["--under", "Guide"],
    '--under takes the label, id or address of a division, and none has "Guide". Did you mean "Guides"?',
  ],
  [["--depth", "0"], "It takes a number from 1."],
])("says what is wrong with %j", async (words, message) => {
  const { code, stdout, stderr } = await tree(words, false);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
});

test("prints lines with their depths and pages as JSON, and the problems", async () => {
  const { code, stdout, stderr } = await tree(["--reporter", "json"], false);
  expect([code, stderr]).toEqual([1, ""]);
  const { ok, lines, diagnostics } = JSON.parse(stdout) as Record<string, readonly object[]>;
  expect(ok).toBe(false);
  expect(lines).toEqual([
    { depth: 0, text: "en (default)" },
    { depth: 1, text: "languages: en* (default), fr" },
    { depth: 1, text: "tab Guides  /start" },
    { depth: 2, text: "page Start  /start", page: "/start" },
    { depth: 2, text: "page Gone  /gone  missing", page: "/gone" },
    { depth: 0, text: "fr" },
    { depth: 1, text: "languages: en (default), fr*" },
    { depth: 1, text: "tab Guides  /fr/start" },
    { depth: 2, text: "page Début  /fr/start", page: "/fr/start" },
  ]);
  expect(diagnostics).toEqual([
    {
      severity: "error",
      code: "page-not-found",
      file: "docs.json",
      line: 1,
      message: expect.stringContaining('"gone.mdx"') as string,
    },
  ]);
  const linesOf = async (...words: readonly string[]): Promise<readonly string[]> => {
    const printed = JSON.parse((await tree(["--reporter", "json", ...words], false)).stdout) as {
      readonly lines: readonly { readonly text: string }[];
    };
    return printed.lines.map(({ text }) => text);
  };
  expect(await linesOf("--depth", "1", "--edition", "fr")).toEqual([
    "fr",
    "languages: en (default), fr*",
    "tab Guides  /fr/start",
  ]);
});

test("prints a problem on stderr if it is not asked for, and says ok without one", async () => {
  const { code, stderr } = await tree([], false);
  expect(code).toBe(1);
  expect(stderr).toContain("page-not-found");
  const whole = madeSite({ "docs.json": '{ "navigation": { "pages": ["a"] } }', "a.mdx": "---\ntitle: A\n---\n" });
  const good = await whole.run("tree ROOT --reporter json");
  expect([good.code, (JSON.parse(good.stdout) as { ok: boolean }).ok]).toEqual([0, true]);
  expect((await whole.run("tree ROOT")).stderr).toBe("");
  rmSync(whole.folder, { recursive: true });
});

test("prints no tree, and the reason, if docs.json can't be read", async () => {
  const broken = madeSite({ "docs.json": '{ "navigation": ' });
  const text = await broken.run("tree ROOT --problems");
  expect([text.code, text.stdout]).toEqual([1, ""]);
  expect(text.stderr).toContain("is not valid JSON");
  const json = JSON.parse((await broken.run("tree ROOT --reporter json")).stdout) as Record<string, unknown>;
  expect([json["ok"], json["lines"]]).toEqual([false, []]);
  rmSync(broken.folder, { recursive: true });
});

test("names ten editions of many, and how many more there are", async () => {
  const versions = Array.from({ length: 12 }, (_, index) => ({ version: `v${index}`, pages: [`v${index}/a`] }));
  const many = madeSite({ "docs.json": JSON.stringify({ navigation: { versions } }) });
  const { stderr } = await many.run("tree ROOT --edition none");
  expect(stderr).toContain("@v8, @v9 and 2 more.");
  rmSync(many.folder, { recursive: true });
});

test.each([
  ["10", 0],
  ["1234", 0],
  ["12345", 2],
  ["1x", 2],
  ["x1", 2],
])("--depth %s is a number of levels or refused", async (depth, expected) => {
  const { code, stderr } = await tree(["--edition", "fr", "--depth", depth], false);
  expect(code === 2 ? 2 : 0).toBe(expected);
  expect(stderr.includes("It takes a number from 1.")).toBe(expected === 2);
});

test("a whole tree that is piped is the same as with options that choose all of it", async () => {
  const [whole, asked] = [await tree([], false), await tree(["--depth", "99"], false)];
  expect(whole.stdout).toBe(asked.stdout);
  expect((await tree([], false, { env: { FORCE_COLOR: "1" } })).stdout).toContain("\u001B");
});

test.each([["fr > v1 > Guides"], ["v1 > fr > Guides"], ["V1 > FR > guides"]])(
  "--under %j names a division by its labels, in the order of docs.json or the other one",
  async (name) => {
    const inBoth = madeSite({
      "docs.json": JSON.stringify({
        name: "Acme",
        navigation: {
          versions: ["v2", "v1"].map((version) => ({
            version,
            languages: ["en", "fr"].map((language) => ({
              language,
              tabs: [{ tab: "Guides", pages: [`${version}/${language}/start`] }],
            })),
          })),
        },
      }),
      ...Object.fromEntries(
        ["v2/en", "v2/fr", "v1/en", "v1/fr"].map((at) => [`${at}/start.mdx`, "---\ntitle: Start\n---\n"]),
      ),
    });
    const { code, stdout } = await tree(["--under", name], false, { root: inBoth.folder });
    inBoth.remove();
    expect(code).toBe(0);
    expect(stdout).toContain("page Start  /v1/fr/start");
    expect(stdout).not.toContain("/v1/en/start");
  },
);

test.each([
  "/zh/技能",
  "/zh/%E6%8A%80%E8%83%BD",
  "zh/%e6%8a%80%e8%83%bd",
  "https://docs.example.com/zh/%E6%8A%80%E8%83%BD",
])("--under takes the address %s in each of its forms", async (address) => {
  const pages = ["index", "zh/技能"];
  const site = madeSite({
    "docs.json": JSON.stringify({ navigation: { groups: [{ group: "A", pages }] } }),
    "index.mdx": "",
    "zh/技能.mdx": "",
  });
  const { code, stdout } = await tree(["--under", address], false, { root: site.folder });
  site.remove();
  expect([code, stdout.split("\n").map((line) => line.trim())]).toEqual([
    0,
    expect.arrayContaining([expect.stringContaining("/zh/%E6%8A%80%E8%83%BD")]),
  ]);
  expect(stdout).not.toContain("Index");
});
