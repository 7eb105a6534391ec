// Does navc compile --format print and write feeds, and say what they lack?
import { existsSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

function siteWith(config: object): MadeSite {
  site = madeSite({ "docs.json": JSON.stringify(config), "index.mdx": "---\ntitle: Home\n---\n" });
  return site;
}

const plain = { name: "Acme", navigation: { pages: ["index"] } };
const url = "--site-url https://docs.example.com";

test("each format prints its feed", async () => {
  const { run } = siteWith({ ...plain, redirects: [{ source: "/a", destination: "/" }] });
  const printed = async (words: string): Promise<string> => {
    const { code, stdout, stderr } = await run(`compile ROOT --format ${words}`);
    expect([code, stderr]).toEqual([0, ""]);
    return stdout;
  };
  expect(await printed(`sitemap ${url}`)).toContain("<loc>https://docs.example.com/</loc>");
  expect(await printed("llms")).toBe("# Acme\n\n## Docs\n\n- [Home](/)\n");
  expect(await printed(`llms ${url}`)).toContain("- [Home](https://docs.example.com/)");
  expect(await printed("llms --llms-form mintlify")).toBe("# Acme\n\n## Docs\n\n- [Home](/index.md)\n");
  expect(await printed("llms-full")).toBe("# Home\nSource: /\n");
  expect((await printed("search")).split("\n")).toHaveLength(2);
  expect(await printed("redirects")).toBe(`${JSON.stringify([{ source: "/a", destination: "/" }], null, 2)}\n`);
  expect(await printed("redirects --for netlify --base-path /docs")).toBe("/docs/a /docs 301!\n");
});

test("a result in the docs folder is written again, stays while docs.json can't be read, and recovers", async () => {
  const { run, write, read } = siteWith({ ...plain, api: { openapi: "spec" } });
  const words = "compile ROOT --quiet -o ROOT/out/n.json";
  expect(await run(words)).toMatchObject({ code: 1 });
  write("spec.json", '{ "openapi": "3.1.0", "info": { "title": "S", "version": "1" }, "paths": {} }');
  expect(await run(words)).toMatchObject({ code: 0, stderr: "" });
  const good = read("out/n.json");
  expect((await run("compile ROOT --quiet --split ROOT/out/nav")).code).toBe(0);
  expect((await run("compile ROOT --quiet --split ROOT/out/nav")).code).toBe(0);
  write("docs.json", '{ "name": ');
  const { code, stderr } = await run("compile ROOT -o ROOT/out/n.json");
  expect([code, read("out/n.json") === good]).toEqual([1, true]);
  expect(stderr).toContain("n.json is not written, because docs.json can't be read");
  write("docs.json", JSON.stringify({ ...plain, name: "Other" }));
  expect((await run(words)).code).toBe(0);
  expect(read("out/n.json")).toContain('"name":"Other"');
});

test("a host gets no redirect that hides a page in no list", async () => {
  const { run, write } = siteWith({ ...plain, redirects: [{ source: "/a/:slug*", destination: "/:slug*" }] });
  write("a.mdx", "---\ntitle: A\n---\n");
  const { stdout } = await run("compile ROOT --format redirects --for netlify");
  expect(stdout).toBe("/a /a 200\n/a/* /:splat 301!\n");
});

test.each([
  ["netlify", "_redirects", "/old /\n/a / 301!\n"],
  [
    "vercel",
    "v.json",
    '{ "redirects": [{ "source": "/old", "destination": "/" }, { "source": "/a", "destination": "/" }] }',
  ],
  ["nginx", "r.conf", 'rewrite "^/old/?$" "/" permanent;\nrewrite "^/a/?$" "/" permanent;\n'],
])("redirects of a file for %s that docs.json lacks are named when they are replaced", async (host, file, before) => {
  const { run, write } = siteWith({ ...plain, redirects: [{ source: "/a", destination: "/" }] });
  write(file, before);
  const words = `compile ROOT --format redirects --for ${host} -o ROOT/${file}`;
  expect((await run(words)).stderr).toContain(
    `${file} had a redirect from /old to / that docs.json does not have, and it is replaced. Add what is still needed to "redirects" of docs.json`,
  );
  expect((await run(words)).stderr).toBe("");
});

test.each([
  ["--format sitemap", "A sitemap needs --site-url, because it may only have whole addresses"],
  [
    "--format sitemap --site-url docs.example.com",
    "--site-url docs.example.com can't be used: it is not a complete web address",
  ],
  [
    "--format llms --site-url https://x.example/docs",
    "can't be used: it has a path. Give the host alone, https://x.example, and the path as the base path.",
  ],
  [url, "--site-url has no effect on --format json. It is for --format sitemap, llms and llms-full."],
  [
    "--format search --edition en",
    "--edition has no effect on --format search. It is for --format llms and llms-full.",
  ],
  ["--llms-form plain --format search", "--llms-form has no effect on --format search. It is for --format llms."],
  [
    "--protected-pages",
    "--protected-pages has no effect on --format json. It is for --format sitemap, llms, llms-full and search.",
  ],
  ["--format llms-full --inputs i.json", "--inputs has no effect on --format llms-full"],
  ["--format llms-full --edition fr", 'There is no edition "fr". The editions are main.'],
  ["--for netlify", "--for has no effect on --format json. It is for --format redirects."],
  ["--format llms --edition fr", 'There is no edition "fr". The editions are main.'],
])("%s is refused with the reason", async (words, sentence) => {
  const { code, stdout, stderr } = await siteWith(plain).run(`compile ROOT ${words}`);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(sentence);
});

test("llms.txt has the edition of a language or version, or its id", async () => {
  const versions = [
    { version: "New", pages: ["index"] },
    { version: "Old", pages: ["old"] },
  ];
  const { run } = siteWith({ navigation: { versions } });
  const byName = await run("compile ROOT --format llms --edition Old");
  expect(byName.stderr).not.toContain("There is no edition");
  expect(byName.stdout).not.toBe("");
  expect((await run("compile ROOT --format llms --edition @Old")).stdout).toBe(byName.stdout);
  expect((await run("compile ROOT --format llms --edition @New")).stdout).not.toBe(byName.stdout);
});

test("a redirect that a host can't have is on stderr, and is no error", async () => {
  const { run } = siteWith({ ...plain, redirects: [{ source: "/a/:x+", destination: "/" }] });
  const { code, stdout, stderr } = await run("compile ROOT --format redirects --for netlify");
  expect(code).toBe(0);
  expect(stderr).toBe(
    "navc: The redirect from /a/:x+ to / is not written for netlify: the host has no wildcard for one or more segments, or for none or one.\n",
  );
  expect(stdout).toMatch(/^# not written: /);
  expect((await run("compile ROOT --format redirects --for netlify --quiet")).stderr).toBe("");
});

test("pages whose addresses are not known are counted on stderr", async () => {
  const navigation = { openapi: "https://x.example/api.json", pages: ["index", "GET /a", "GET /b"] };
  const { run } = siteWith({ navigation });
  for (const words of [`sitemap ${url}`, "llms", "search"]) {
    const { code, stdout, stderr } = await run(`compile ROOT --format ${words} --rule spec-remote=off`);
    expect(code).toBe(0);
    expect(stdout).not.toContain("get-a");
    expect(stderr).toBe(
      "navc: 2 pages are left out, because their operations are not known, and so neither are their addresses (the first is of https://x.example/api.json). Specs at web addresses are read with --remote-specs.\n",
    );
  }
});

test("a feed of a site without a docs.json that can be read is not written", async () => {
  site = madeSite({ "docs.json": "{" });
  const file = join(site.folder, "llms.txt");
  const { code, stdout } = await site.run(`compile ROOT --format llms -o ${file}`);
  expect([code, stdout, existsSync(file)]).toEqual([1, "", false]);
});

test("a site without a page for search engines has no sitemap, which is said", async () => {
  site = madeSite({ "docs.json": JSON.stringify(plain), "index.mdx": "---\nnoindex: true\n---\n" });
  const { code, stdout, stderr } = await site.run(`compile ROOT --format sitemap ${url}`);
  expect([code, stdout, stderr]).toEqual([0, "", "navc: There is no page for a sitemap.\n"]);
});

test("the further files of a large sitemap are written beside it, and it can't be printed", async () => {
  // Each page names all its languages with long addresses: that is more than 50 MB, and the site is compiled at once.
  const letters = "abcdefghij".split("");
  const codes = letters.flatMap((first) => letters.map((second) => `x${first}${second}`));
  const languages = codes.map((language) => ({ language, pages: [`${language}/a`, `${language}/b`, `${language}/c`] }));
  site = madeSite({
    "docs.json": JSON.stringify({ navigation: { languages } }),
    ...Object.fromEntries(languages.flatMap(({ pages }) => pages.map((page) => [`${page}.mdx`, ""]))),
  });
  const words = `compile ROOT --quiet --rule unknown-language=off --format sitemap ${url} --base-path /${"x".repeat(1900)}`;
  const { code, stderr } = await site.run(words);
  expect([code, stderr]).toEqual([
    2,
    "navc: The site has more pages than one sitemap may have, and needs 3 files. Name the first with -o sitemap.xml; the others are written beside it.\n",
  ]);
  const output = join(site.folder, "public", "map.xml");
  expect((await site.run(`${words} -o ${output}`)).code).toBe(0);
  expect(readdirSync(join(site.folder, "public"))).toEqual(["map-1.xml", "map-2.xml", "map.xml"]);
  expect(site.read("public/map.xml")).toContain("/map-2.xml</loc>");
  // The command names the first file, and navc the others: a link is followed only there.
  for (const name of ["map.xml", "map-2.xml"]) {
    rmSync(join(site.folder, "public", name));
    site.write(`elsewhere/${name}`, "old");
    symlinkSync(`../elsewhere/${name}`, join(site.folder, "public", name));
  }
  expect(await site.run(`${words} -o ${output}`)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("map-2.xml can't be written: a link is in its place.") as string,
  });
  expect([site.read("elsewhere/map.xml").slice(0, 5), site.read("elsewhere/map-2.xml")]).toEqual(["<?xml", "old"]);
});

test("a file of the site is not replaced", async () => {
  const { run, folder, read } = siteWith(plain);
  const { code, stderr } = await run(`compile ROOT --format llms -o ${join(folder, "index.mdx")}`);
  expect([code, read("index.mdx")]).toEqual([2, "---\ntitle: Home\n---\n"]);
  expect(stderr).toContain("is a part of the site");
});

test("llms.txt has the form of the platform in its dialect, and another one if it is asked for", async () => {
  const { run } = siteWith({ ...plain, theme: "mint", colors: { primary: "#000000" } });
  const linkOf = async (words: string): Promise<string | undefined> =>
    (await run(`compile ROOT --format llms ${words}`)).stdout.split("\n").find((line) => line.startsWith("- "));
  expect(await linkOf("--dialect mintlify")).toBe("- [Home](/index.md)");
  expect(await linkOf("--dialect mintlify --llms-form plain")).toBe("- [Home](/)");
});

test("protected pages are in each feed that is asked for them", async () => {
  site = madeSite({ "docs.json": JSON.stringify(plain), "index.mdx": "---\ntitle: Home\ngroups: [staff]\n---\n" });
  for (const words of [`sitemap ${url}`, "llms", "llms --llms-form mintlify", "llms-full", "search"]) {
    const { stdout } = await site.run(`compile ROOT --format ${words}`);
    const { stdout: all } = await site.run(`compile ROOT --format ${words} --protected-pages`);
    expect([stdout.includes("Home"), stdout.includes("/</loc>")]).toEqual([false, false]);
    expect(all).toMatch(/Home|\/<\/loc>/);
  }
});

test("llms-full.txt has the texts of the pages, with their snippets, and says which can't be read", async () => {
  site = madeSite({
    "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: ["index", "long"] } }),
    "index.mdx": "---\ntitle: Home\n---\nimport Note from '/snippets/note.mdx'\n\n# First\n\n<Note />\n",
    "snippets/note.mdx": "export const words = 'a snippet';\n\nFrom {words}.\n",
    "hidden.mdx": "Hidden text.\n",
    "long.mdx": `---\ntitle: Long\n---\n${"x".repeat(3_000_000)}\n`,
  });
  const { code, stdout, stderr } = await site.run("compile ROOT --format llms-full");
  expect([code, stderr]).toEqual([0, "navc: The text of long.mdx is left out, because it is too long.\n"]);
  expect(stdout).toBe("# Home\nSource: /\n\n# First\n\nFrom a snippet.\n\n# Long\nSource: /long\n");
});

test("on stdout texts are those of the file, without what steers a terminal or a runner", async () => {
  const text = "\tcode\r\nעברית\u200f a\u200bb\n##[link](/a)\n";
  site = madeSite({
    "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: ["index"] } }),
    "index.mdx": `---\ntitle: Home\n---\n\n\`\`\`\n${text}\`\`\`\n\n\u001b[31mred\u009b1m\n`,
  });
  await site.run("compile ROOT --format llms-full -o ROOT/full.txt");
  const { stdout } = await site.run("compile ROOT --format llms-full");
  const whole = site.read("full.txt");
  expect(whole).toContain("\tcode");
  expect(whole).not.toContain("\u001b");
  expect(stdout).toBe(whole.replace("##[", "##·["));
});

test("redirects that are JSON are printed with escapes, and stay what they are", async () => {
  const redirects = [{ source: "/a\u202eb\u009b", destination: "/" }];
  site = madeSite({
    "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: ["index"] }, redirects }),
    "index.mdx": "",
  });
  const { stdout } = await site.run("compile ROOT --format redirects");
  expect(stdout).toContain(String.raw`/a\u202eb\u009b`);
  expect(JSON.stringify(JSON.parse(stdout))).toContain("/a\u202eb\u009b");
});

test("a long llms.txt is written in parts beside it, and printed whole with a note", async () => {
  const pages = Array.from({ length: 900 }, (_, index) => `${"a".repeat(50)}/${String(index)}`);
  const made = pages.map((page) => [`${page}.mdx`, `---\ndescription: ${"b".repeat(80)}\n---\n`]);
  const navigation = {
    tabs: [
      { tab: "Long", pages },
      { tab: "Short", pages: ["index"] },
    ],
  };
  const files = { "docs.json": JSON.stringify({ navigation }), "index.mdx": "", ...Object.fromEntries(made) };
  site = madeSite(files as Record<string, string>);
  const printed = await site.run("compile ROOT --format llms --llms-form mintlify");
  expect(printed.stdout.match(/^- /gm)).toHaveLength(901);
  expect(printed.stderr).toBe(
    "navc: llms.txt has more than 100,000 characters. With -o llms.txt its longest parts are written into files of their own.\n",
  );
  const output = join(site.folder, "public", "llms.txt");
  expect((await site.run(`compile ROOT --format llms --llms-form mintlify -o ${output}`)).code).toBe(0);
  expect(site.read("public/llms.txt")).toContain("- [Long (900 pages)](/_llms/long.md): Documentation for Long.");
  expect(site.read("public/_llms/long.md").match(/^- /gm)).toHaveLength(900);
});
