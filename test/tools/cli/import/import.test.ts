// Does navc import write a site, say what it could not, and replace nothing?
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newDocsFolder } from "../../../../src/project/files/new-docs-folder.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

const mint = {
  name: "Acme",
  colors: { primary: "#111111" },
  navigation: [{ group: "Start", pages: ["a"] }],
  layout: "topnav",
};

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "old/mint.json": JSON.stringify(mint),
    "old/a.mdx": "---\ntitle: A\n---\n",
    "old/b.png": "\u0000png",
  });
});
afterEach(() => site.remove());

const run = (more = ""): ReturnType<MadeSite["run"]> => site.run(`import mint ROOT/old -o ROOT/docs${more}`);
const has = (file: string): boolean => existsSync(join(site.folder, file));

test("it writes docs.json, pages and files, and the next run changes nothing", async () => {
  const { code, stderr } = await run();
  expect([code, stderr.replaceAll(site.folder, "ROOT")]).toEqual([
    0,
    "navc: docs.json can't express a setting of mint.json: the platform leaves it out of docs.json, too. layout (ROOT/old/mint.json:1)\n" +
      "navc: wrote 1 page, docs.json with 0 redirects, 1 other file to ROOT/docs. Next: navc check ROOT/docs --links --dialect mintlify, and navc preview ROOT/docs\n",
  ]);
  expect(JSON.parse(site.read("docs/docs.json"))).toMatchObject({
    name: "Acme",
    navigation: { groups: [{ group: "Start" }] },
  });
  expect([site.read("docs/a.mdx"), site.read("docs/b.png")]).toEqual([site.read("old/a.mdx"), "\u0000png"]);
  expect(await site.run("check ROOT/docs --links --dialect mintlify")).toMatchObject({ code: 0, stderr: "" });
  expect((await run()).stderr).toContain("All are there.");
});

test("if a file is there with another text, nothing is written unless --force is given", async () => {
  site.write("docs/a.mdx", "mine");
  const { code, stderr } = await run();
  expect([code, stderr.replaceAll(site.folder, "ROOT")]).toEqual([
    1,
    expect.stringContaining("ROOT/docs/a.mdx is there with another text.\nnavc: nothing was written."),
  ]);
  expect([site.read("docs/a.mdx"), has("docs/docs.json")]).toEqual(["mine", false]);
  expect((await run(" --force")).code).toBe(0);
  expect(site.read("docs/a.mdx")).toBe(site.read("old/a.mdx"));
});

test("pages in the target that the import does not write are named, and stay", async () => {
  site.write("docs/gone.mdx", "---\ntitle: Gone\n---\n");
  for (const name of ["b", "c", "d"]) site.write(`docs/more/${name}.md`, "x");
  site.write("docs/snippets/part.mdx", "x");
  expect((await run()).stderr.replaceAll(site.folder, "ROOT")).toContain(
    "navc: 4 pages are in ROOT/docs that this import does not write, maybe of an earlier one: ROOT/docs/gone.mdx, ROOT/docs/more/b.md, ROOT/docs/more/c.md, ROOT/docs/more/d.md. Remove them, unless readers are to see them.\n",
  );
  expect(has("docs/gone.mdx")).toBe(true);
  const { stdout } = await run(" --reporter json");
  expect(JSON.parse(stdout)).toMatchObject({ others: ["gone.mdx", "more/b.md", "more/c.md", "more/d.md"] });
  // What is read is not of an earlier import.
  expect((await site.run("import mint ROOT/old -o ROOT/old")).stderr).not.toContain("earlier");
});

test("with --dry-run nothing is written, and the report is data", async () => {
  const { code, stdout } = await run(" --dry-run --reporter json");
  expect([code, has("docs")]).toEqual([0, false]);
  expect(JSON.parse(stdout)).toEqual({
    ok: true,
    written: false,
    files: ["docs.json", "a.mdx", "b.png"],
    refused: [],
    pages: [{ file: "a.mdx", path: "a", addresses: ["/a"] }],
    redirects: [],
    others: [],
    defaults: {},
    losses: [
      {
        feature: "a setting of mint.json",
        reason: "the platform leaves it out of docs.json, too",
        file: "mint.json",
        line: 1,
        what: "layout",
      },
    ],
  });
});

test("what docs.json has to have, and the old site does not say, is named", async () => {
  const named = async (config: string): Promise<readonly string[]> => {
    site.write("named/mkdocs.yml", config);
    site.write("named/docs/index.md", "# A\n");
    const { stderr } = await site.run("import mkdocs ROOT/named --dry-run");
    const { stdout } = await site.run("import mkdocs ROOT/named --dry-run --reporter json");
    return [
      JSON.stringify(JSON.parse(stdout).defaults),
      /so it is a default: (.*)\. Write your own\./.exec(stderr)?.[1] ?? "",
    ];
  };
  expect(await named("docs_dir: docs\n")).toEqual([
    '{"colors.primary":"#16A34A","name":"Documentation"}',
    'colors.primary "#16A34A", name "Documentation"',
  ]);
  expect(await named("site_name: A\n")).toEqual(['{"colors.primary":"#16A34A"}', 'colors.primary "#16A34A"']);
  expect(await named("site_name: A\ntheme: { palette: { primary: teal } }\n")).toEqual(["{}", ""]);
});

test("a site can be imported into its own folder, and the folder that is written to is not read", async () => {
  expect((await site.run("import mint ROOT/old -o ROOT/old")).code).toBe(0);
  expect(has("old/docs.json")).toBe(true);
  await site.run("import mint ROOT/old -o ROOT/old/new --force");
  await site.run("import mint ROOT/old -o ROOT/old/new --force");
  expect([has("old/new/a.mdx"), has("old/new/new")]).toEqual([true, false]);
});

test.each([
  ["mkdocs", "docs/index.md", { "mkdocs.yml": "nav: [index.md, Out: https://x.y]\n" }],
  ["docusaurus", "docs/index.md", { "docusaurus.config.json": '{ "presets": [["classic", {}]] }' }],
  ["vitepress", "docs/index.md", { "docs/vitepress.config.json": "{}" }, "/docs"],
  ["mdbook", "docs/index.md", { "book.toml": '[book]\nsrc = "docs"\n', "docs/SUMMARY.md": "[A](index.md)\n" }],
  ["gitbook", "docs/index.md", { "SUMMARY.md": "* [A](docs/index.md)\n" }],
  ["readme", "docs/a/index.md", { "docs/_order.yaml": "- a\n" }],
  ["mint", "docs/index.md", { "mint.json": '{ "navigation": [] }' }],
] as const)(
  "a folder that holds sources of %s is no target",
  async (kind, page, files, ...[from = ""]: readonly string[]) => {
    const old = madeSite({ ...files, [page]: "# A\n" });
    try {
      for (const more of ["", " --force", " --dry-run"]) {
        const { code, stderr } = await old.run(`import ${kind} ROOT${from} -o ROOT/docs${more}`);
        const sentence = /docs holds sources of the old site, such as .*docs\/.*\. Name another folder: navc import/;
        expect([code, stderr]).toEqual([2, expect.stringMatching(sentence)]);
        expect(stderr.trim().split("\n")).toHaveLength(1);
      }
      expect(existsSync(join(old.folder, "docs/docs.json"))).toBe(false);
      if (kind !== "mint") expect((await old.run(`import ${kind} ROOT${from} -o ROOT`)).code).toBe(2);
      for (const _ of "ab") expect((await old.run(`import ${kind} ROOT${from} -o ROOT/new`)).code).toBe(0);
    } finally {
      old.remove();
    }
  },
);

test("a link to the folder of the sources is no target", async () => {
  const old = madeSite({ "mkdocs.yml": "site_name: A\n", "docs/index.md": "# A\n" });
  try {
    symlinkSync("docs", join(old.folder, "new"));
    expect((await old.run("import mkdocs ROOT -o ROOT/new")).stderr).toContain("new holds sources of the old site");
  } finally {
    old.remove();
  }
});

test("the folder that is proposed is not there", () => {
  const old = madeSite({ "mkdocs.yml": "" });
  try {
    for (const name of ["docs", "new-docs", "new-docs-2"]) {
      expect(newDocsFolder(old.folder)).toBe(name);
      mkdirSync(join(old.folder, name));
    }
  } finally {
    old.remove();
  }
});

test.each([
  ["import", /Name the generator: navc import mint/],
  ["import mint ROOT/old", /Name the docs folder to write: navc import mint .* -o new-docs/],
  ["import mint ROOT/nowhere -o ROOT/docs", /is not a folder that can be read/],
  ["import mint ROOT -o ROOT/docs", /There is no mint\.json in this folder\./],
  ["import mint ROOT/old -o ROOT/docs --config /etc/hosts", /is not in .*\. Write the configuration into that folder/],
])("%s can't be run", async (words, message) => {
  const { code, stderr } = await site.run(words);
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
});

test("a site without a page is refused, also if it has other files", async () => {
  site.write("empty/mkdocs.yml", "docs_dir: pictures\nnav: [gone.md, Out: https://x.y]\n");
  site.write("empty/pictures/x.png", "png");
  const { code, stderr } = await site.run("import mkdocs ROOT/empty -o ROOT/docs");
  expect([code, stderr]).toEqual([2, expect.stringMatching(/There is no page to import in ".*empty"\. Name/)]);
  expect(has("docs")).toBe(false);
});

test("a site whose pages come from specs only is imported", async () => {
  const spec = { openapi: "3.0.0", info: { title: "A", version: "1" }, paths: { "/a": { get: {} } } };
  site.write(
    "api/mint.json",
    JSON.stringify({ navigation: [], tabs: [{ name: "API", url: "api", openapi: "/o.json" }] }),
  );
  site.write("api/o.json", JSON.stringify(spec));
  expect((await site.run("import mint ROOT/api -o ROOT/docs")).code).toBe(0);
});

test("a site in which all pages are hidden is refused, and they are named", async () => {
  site.write("book/SUMMARY.md", "* [a](.env)\n");
  site.write("book/.env", "TOKEN");
  const { code, stderr } = await site.run("import gitbook ROOT/book -o ROOT/docs");
  expect([code, stderr]).toEqual([2, expect.stringContaining("begin with a dot are not published. a (")]);
  expect(stderr).toContain("There is no page to import");
});

test("a file that two files would be written to is written once, and nothing stops half-way", async () => {
  site.write("vp/vitepress.config.json", "{}");
  site.write("vp/p.md", "# P\n");
  site.write("vp/public/x.png", "public");
  site.write("vp/x.png", "own");
  site.write("vp/public/docs.json", "{}");
  expect((await site.run("import vitepress ROOT/vp -o ROOT/docs")).code).toBe(0);
  expect([site.read("docs/x.png"), site.read("docs/x-2.png"), has("docs/docs.json")]).toEqual(["public", "own", true]);
});

test("--config is a path from the folder, or from where the command runs", async () => {
  const site = madeSite({
    "old/set/mint.json": '{ "navigation": [{ "group": "A", "pages": ["one"] }] }',
    "old/set/one.mdx": "One",
  });
  try {
    for (const config of ["set/mint.json", "ROOT/old/set/mint.json"])
      expect((await site.run(`import mint ROOT/old --dry-run --config ${config}`)).code).toBe(0);
  } finally {
    site.remove();
  }
});
