// Does navc export --pages write what changed, remove what is gone, and leave alone what is not its own?
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { recordName } from "../../../../src/project/writer/export-record.ts";
import { writeHostFiles } from "../../../../src/tools/cli/export/write-host-files.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

const pages = "export fumadocs ROOT --quiet -o ROOT/nav.json --pages ROOT/out";

function siteWith(...names: readonly string[]): MadeSite {
  const texts = names.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\nText of ${name}.\n`]);
  site = madeSite({ "docs.json": configWith(names), ...Object.fromEntries(texts) });
  return site;
}

function configWith(names: readonly string[]): string {
  return JSON.stringify({ name: "Acme", navigation: { pages: names } });
}

function written(): readonly string[] {
  const all = readdirSync(join(site.folder, "out"), { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.folder.length + "/out/".length))
    .toSorted();
}

test("each page is written, and only what changed is written again", async () => {
  const { run, write, read, folder } = siteWith("index", "guides/a");
  expect(await run(pages)).toEqual({ code: 0, stdout: "", stderr: "" });
  expect(written()).toEqual([recordName, "guides/a.mdx", "index.mdx"]);
  expect(read("out/index.mdx")).toBe('---\ntitle: "index"\n---\n\nText of index.\n');
  const files = written().map((file) => join(folder, "out", file));
  for (const file of files) utimesSync(file, 1, 1);
  const changed = (): readonly boolean[] => files.map((file) => statSync(file).mtimeMs !== 1000);
  await run(pages);
  expect(changed()).toEqual([false, false, false]);
  write("index.mdx", "---\ntitle: Other\n---\n");
  await run(pages);
  expect(changed()).toEqual([true, false, true]);
});

test("what is lost in a page is named with its file", async () => {
  const { run, write, folder } = siteWith("index");
  write("index.mdx", "<Mine>text</Mine>\n");
  const { stderr } = await run("export vitepress ROOT -o ROOT/nav.json --pages ROOT/out");
  expect(stderr).toContain(
    `<Mine>: VitePress gets no component of this name; only its content is written. page "Index" (${join(folder, "index.mdx")})`,
  );
});

test("files of an earlier export are removed with their folders, and others stay", async () => {
  const { run, write, folder } = siteWith("index", "guides/deep/a", "guides/b");
  await run(pages);
  write("out/guides/own.md", "mine");
  rmSync(join(folder, "guides"), { recursive: true });
  write("docs.json", configWith(["index"]));
  await run(pages);
  expect(written()).toEqual([recordName, "guides/own.md", "index.mdx"]);
  expect(existsSync(join(site.folder, "out/guides/deep"))).toBe(false);
});

test("a file that navc did not write is neither replaced nor removed, and is named", async () => {
  const { run, write, read, folder } = siteWith("index", "a");
  write("out/a.mdx", "mine");
  const { code, stderr } = await run(pages);
  expect(code).toBe(1);
  expect(stderr).toBe(
    `navc: ${join(folder, "out/a.mdx")} was not written: there is a file that navc did not write; move it, or name another folder.\n`,
  );
  expect(read("out/a.mdx")).toBe("mine");
  write("docs.json", configWith(["index"]));
  rmSync(join(folder, "a.mdx"));
  expect((await run(pages)).code).toBe(0);
  expect(read("out/a.mdx")).toBe("mine");
});

test("a file that somebody wrote with the same text stays when its page is gone", async () => {
  const { run, write, folder } = siteWith("index", "a");
  write("out/a.mdx", '---\ntitle: "a"\n---\n\nText of a.\n');
  expect((await run(pages)).code).toBe(0);
  write("docs.json", configWith(["index"]));
  rmSync(join(folder, "a.mdx"));
  await run(pages);
  expect(written()).toEqual([recordName, "a.mdx", "index.mdx"]);
});

test("an export that ended early knows what it wrote", async () => {
  const { folder } = siteWith();
  const out = join(folder, "out");
  function* broken(): Generator<{ readonly path: string; readonly content: string }> {
    yield { path: "a.md", content: "one" };
    throw new Error("the disk is gone");
  }
  await expect(writeHostFiles(out, broken())).rejects.toThrow("the disk is gone");
  expect(await writeHostFiles(out, [{ path: "a.md", content: "two" }])).toMatchObject({ written: 1, refused: [] });
  expect(site.read("out/a.md")).toBe("two");
});

test.each([
  ["../a.md", "its path does not stay in the folder"],
  ["/etc/a.md", "its path does not stay in the folder"],
  ["a//b.md", "its path does not stay in the folder"],
  ["a/../../b.md", "its path does not stay in the folder"],
  ["..\\a.md", "its path has a character that not all systems have in names of files"],
  ["C:a.md", "its path has a character that not all systems have in names of files"],
  ["a\nb.md", "its path has a character that not all systems have in names of files"],
  ["\ud800.md", "its path has a character that not all systems have in names of files"],
  [`${"é".repeat(130)}.md`, "its name is longer than 255 bytes"],
  [recordName, "the record of exports has this name"],
])("%j is not written", async (path, reason) => {
  const { folder } = siteWith();
  const result = await writeHostFiles(join(folder, "out"), [{ path, content: "" }]);
  expect(result).toEqual({ written: 0, unchanged: 0, removed: 0, refused: [{ path, reason }], left: [] });
  expect(written()).toEqual([recordName]);
});

test("two pages whose files differ only in capitals are not both written", async () => {
  const { folder } = siteWith();
  const { refused } = await writeHostFiles(join(folder, "out"), [
    { path: "Start.md", content: "" },
    { path: "start.md", content: "" },
    { path: "Start.md", content: "" },
  ]);
  expect(refused).toEqual([
    { path: "start.md", reason: `"Start.md" differs from it only in capitals, and many disks take both for one file` },
    { path: "Start.md", reason: "another page is written to the same file" },
  ]);
});

test("nothing is written or removed through a link out of the folder", async () => {
  const { folder, write } = siteWith("index", "guides/a");
  const outside = mkdtempSync(join(tmpdir(), "navc-outside-"));
  try {
    write("out/kept.md", "");
    symlinkSync(outside, join(folder, "out/guides"));
    const { code, stderr } = await site.run(pages);
    expect([code, readdirSync(outside)]).toEqual([1, []]);
    expect(stderr).toContain("guides/a.mdx was not written:");
    write(`out/${recordName}`, `${site.read(`out/${recordName}`)}guides/victim.md\n../../victim.md\n`);
    mkdirSync(join(outside, "x"));
    write("out/guides/victim.md", "");
    await site.run(pages);
    expect(readdirSync(outside)).toEqual(["victim.md", "x"]);
  } finally {
    rmSync(outside, { recursive: true });
  }
});

test("a folder with a record of something else is refused", async () => {
  const { run, write } = siteWith("index");
  write(`out/${recordName}`, "mine");
  expect(await run(pages)).toMatchObject({ code: 2, stderr: expect.stringContaining("is no record of an export") });
});

test("files that pages show are copied as they are, and those that nothing shows any more are removed", async () => {
  const { run, write, read, folder } = siteWith("index");
  const bytes = Buffer.from([0x89, 0x50, 0xff, 0x00, 0xfe]);
  mkdirSync(join(folder, "guides"));
  writeFileSync(join(folder, "guides/a b.png"), bytes);
  write("index.mdx", "---\ntitle: Index\n---\n\n![a](guides/a%20b.png) ![gone](/gone.png)\n");
  const note = await run("export fumadocs ROOT -o ROOT/nav.json --pages ROOT/out");
  expect(note.stderr).toContain(
    `navc: Pages show ${join(folder, "guides/a b.png")}. To copy these files, name with --public the folder`,
  );
  expect(note.stderr).toContain(
    `navc: Pages show files that are not in the docs folder, and some hosts fail without them (\`navc check --links --assets\` shows each place): /gone.png in ${join(folder, "index.mdx")}\n`,
  );
  const command = `${pages} --public ROOT/public`;
  expect(await run(command)).toEqual({ code: 0, stdout: "", stderr: "" });
  expect(read("out/index.mdx")).toContain('![a](/guides/a%20b.png) <img src="/gone.png" alt="gone" />');
  const copy = join(folder, "public/guides/a b.png");
  expect(readFileSync(copy)).toEqual(bytes);
  utimesSync(copy, 1, 1);
  await run(command);
  expect(statSync(copy).mtimeMs).toBe(1000);
  write("index.mdx", "---\ntitle: Index\n---\n");
  await run(command);
  expect(readdirSync(join(folder, "public"))).toEqual([recordName]);
});

test("what is wrong with pages is no fault of the host, and has its place", async () => {
  const { run, write, folder } = siteWith("index", "a");
  write("index.mdx", 'import B from "/snippets/b.jsx"\n\n<B />\n');
  write("a.mdx", "---\ntitle: A\n---\n\nNot {closed\n");
  write("docs.json", configWith(["index", "a", "gone"]));
  const { code, stderr } = await run("export fumadocs ROOT -o ROOT/nav.json --pages ROOT/out");
  expect(code).toBe(1);
  const sentence = "would end the build of a site, so their tags and expressions are shown as text";
  expect(stderr.split("\n").filter((line) => line.startsWith("navc: "))).toEqual([
    `navc: Parts that pages import are left out, because their files are not there: the import of "/snippets/b.jsx" (${join(folder, "index.mdx")}:1:1)`,
    `navc: Texts that are no valid MDX ${sentence}: ${join(folder, "a.mdx")}:5:5`,
    'navc: Nothing is written for pages that have no file: page "Gone" (/gone)',
  ]);
});

test("the components that pages use are in the file of the configuration", async () => {
  const { run, write, read } = siteWith("index", "a");
  write("index.mdx", "<Steps>\n  <Step title='One'>Text</Step>\n</Steps>\n");
  write("a.mdx", "<Card />\n\n<Steps />\n");
  await run(pages);
  expect(JSON.parse(read("nav.json"))).toMatchObject({ components: ["Card", "Step", "Steps"] });
  await run("export fumadocs ROOT --quiet -o ROOT/nav.json");
  expect(JSON.parse(read("nav.json"))).not.toHaveProperty("components");
});

test("a component that nothing defines is named once, with its place", async () => {
  const { run, write, folder } = siteWith("index", "a");
  write("index.mdx", "---\ntitle: index\n---\n\n<Card />\n\n<Fancy.Part>Text</Fancy.Part>\n");
  write(
    "a.mdx",
    'export const Own = 1;\n\n<Tree.File />\n\n<Fancy.Part />\n\n<Gone /> <Own />\n\n{/* <Draft/> */}\n\n<ResponseField name="r" type="Promise<Thing>">x</ResponseField>\n',
  );
  const { stderr } = await run(pages.replace(" --quiet", ""));
  const sentence =
    "Components that neither docs.json sites have nor their pages define are shown as their link and content, until you add them to the components of the host";
  expect(stderr).toContain(
    `navc: ${sentence}: <Fancy.Part> (${join(folder, "index.mdx")}:7), <Gone> (${join(folder, "a.mdx")}:7)\n`,
  );
});

test.each([
  ["--pages ROOT/out --public ROOT/./out", "--pages and --public name one folder."],
  ["--public ROOT/out", "Name with --pages the folder of the pages, too."],
])("%s is refused", async (words, sentence) => {
  const { run } = siteWith("index");
  const { code, stderr } = await run(`export fumadocs ROOT --quiet -o ROOT/nav.json ${words}`);
  expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
});

test.each([
  ["fumadocs", "ROOT/docs/."],
  ["vitepress", "ROOT/docs"],
  ["docusaurus", "ROOT"],
])("%s: pages are not written to the docs folder", async (host, folder) => {
  const { run, read, write, folder: root } = siteWith("index");
  write("docs/docs.json", read("docs.json"));
  write("docs/index.mdx", "Text");
  const { code, stderr } = await run(`export ${host} ROOT/docs --quiet -o ROOT/nav.json --pages ${folder}`);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/docs[\\/.]*" is the docs folder, so the pages for/)]);
  expect(readdirSync(join(root, "docs"))).toEqual(["docs.json", "index.mdx"]);
});

test("--strict fails for a page whose tags and expressions are text, and names it even if it is quiet", async () => {
  const { run, write, read } = siteWith("index");
  write("index.mdx", "---\ntitle: index\n---\nText\n\n<Card> and {\n");
  const quiet = await run(pages);
  expect({ code: quiet.code, stderr: quiet.stderr }).toEqual({ code: 0, stderr: "" });
  const { code, stderr } = await run(`${pages} --strict`);
  expect(code).toBe(1);
  expect(stderr).toContain("would end the build of a site, so their tags and expressions are shown as text");
  expect(stderr).toContain("index.mdx:6:");
  expect(read("out/index.mdx")).toContain("&#123;");
  write("index.mdx", "---\ntitle: index\n---\nText\n");
  expect((await run(`${pages} --strict`)).code).toBe(0);
  expect((await run("export fumadocs ROOT --strict")).code).toBe(2);
});

test("--trust-scripts writes the scripts of pages, and removes them when no page imports them any more", async () => {
  const { run, write, read } = siteWith("index");
  write("box.jsx", "export const Box = () => <b>Box</b>;\n");
  write("index.mdx", '---\ntitle: index\n---\nimport { Box } from "/box.jsx"\n\n<Box />\n');
  expect(await run(`${pages} --trust-scripts`)).toEqual({ code: 0, stdout: "", stderr: "" });
  expect(written()).toEqual([recordName, "index.mdx", "navc-scripts/box.jsx"]);
  expect(read("out/index.mdx")).toContain('import { Box } from "./navc-scripts/box.jsx"');
  await run(pages);
  expect(written()).toEqual([recordName, "index.mdx"]);
  for (const words of [
    "export starlight ROOT --pages ROOT/out --trust-scripts",
    "export fumadocs ROOT --trust-scripts",
  ])
    expect((await run(words)).code).toBe(2);
});
