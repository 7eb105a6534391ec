// Does navc export print and write what a host reads, and name what the host can't express?
import { statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { main } from "../../../../src/cli.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

const names = ["index", "a", "b", "c", "d"];
const colored = {
  name: "Acme",
  navigation: { groups: names.map((name) => ({ group: name, color: "red", pages: [name] })) },
};

function siteWith(config: object): MadeSite {
  const pages = names.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n`]);
  site = madeSite({ "docs.json": JSON.stringify(config), ...Object.fromEntries(pages) });
  return site;
}

test("the object of a host is printed as JSON, and written to a file", async () => {
  const { run, folder, read } = siteWith(colored);
  const { code, stdout } = await run("export fumadocs ROOT --quiet");
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ name: "Acme", roots: { main: {} } });
  const written = await run("export fumadocs ROOT --quiet -o ROOT/out/navigation.json");
  expect(written).toEqual({ code: 0, stdout: "", stderr: "" });
  expect(read("out/navigation.json")).toBe(stdout);
  const file = join(folder, "out/navigation.json");
  utimesSync(file, 1, 1);
  await run("export fumadocs ROOT --quiet -o ROOT/out/navigation.json");
  expect(statSync(file).mtimeMs).toBe(1000);
});

test("on a terminal, what to do is said below what is printed", async () => {
  const { folder } = siteWith(colored);
  for (const isTTY of [true, false]) {
    const printed: string[] = [];
    const write = (text: string): void => void printed.push(text);
    const streams = { stdout: { write, isTTY }, stderr: { write }, env: {} };
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as at a terminal
    await main(["export", "fumadocs", folder], streams);
    expect(printed.at(-1)!.startsWith("navc: these ")).toBe(isTTY);
    if (isTTY) expect(printed.at(-1)).toContain("-o FILE writes them to a file, and --pages FOLDER the pages.");
  }
});

test("what the host can't express is one line on stderr, with its first places", async () => {
  const { run, folder } = siteWith(colored);
  const { code, stderr } = await run("export fumadocs ROOT");
  expect(code).toBe(0);
  const place = (name: string, column: number): string =>
    `color of group "${name}" (${join(folder, "docs.json")}:1:${String(column)})`;
  expect(stderr).toBe(
    `navc: Fumadocs can't express fields that navc does not interpret: they are not exported. ${place("index", 40)}, ${place("a", 90)}, ${place("b", 132)} and 2 more
`,
  );
});

test("errors of the site are reported, and all that could be resolved is exported", async () => {
  const { run } = siteWith({ ...colored, navigation: { pages: ["index", "gone"] } });
  const { code, stdout, stderr } = await run("export fumadocs ROOT");
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ roots: { main: { children: [{ name: "index" }] } } });
  expect(stderr).toContain("page-not-found");
});

test("a docs.json that can't be read exports nothing", async () => {
  site = madeSite({ "docs.json": "{", "out.json": "before" });
  const { code, stdout, stderr } = await site.run("export fumadocs ROOT -o ROOT/out.json");
  expect([code, stdout, site.read("out.json")]).toEqual([1, "", "before"]);
  expect(stderr).toContain("config-syntax");
});

test.each([
  ["export fumadocs ROOT -o ROOT/docs.json", "docs.json is a part of the site, and the export would replace it."],
  ["export gatsby ROOT", "'gatsby' is invalid for argument 'host'. Allowed choices are fumadocs, "],
  ["export", "Name the program that makes the site: navc export fumadocs|starlight|vitepress|docusaurus"],
])("%s is refused with the reason", async (words, sentence) => {
  const { code, stdout, stderr } = await siteWith(colored).run(words);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(sentence);
});

test("with --exit-zero errors of the site are printed, and only what could not be written gives 1", async () => {
  const mixed = {
    name: "Acme",
    navigation: { groups: [{ group: "A", pages: ["index"], groups: [{ group: "B", pages: ["a"] }] }] },
  };
  const { run, write, read } = siteWith(mixed);
  const words = "export vitepress ROOT -o ROOT/out/navigation.json --pages ROOT/out/pages";
  const stopped = await run(words);
  const { code, stderr } = await run(`${words} --exit-zero`);
  expect([stopped.code, code]).toEqual([1, 0]);
  expect(stderr).toContain("1 error");
  expect(JSON.parse(read("out/navigation.json"))).toMatchObject({ title: "Acme" });
  write("out/pages/index.md", "My own.");
  expect((await run(`${words} --exit-zero`)).code).toBe(1);
  write("docs.json", "[");
  expect((await run(`${words} --exit-zero`)).code).toBe(1);
  expect((await run("export vitepress ROOT/nowhere --exit-zero")).code).toBe(2);
});
