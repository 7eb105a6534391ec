// Does the command that an import names write the JSON of a configuration that is code, or nothing?
import { execFileSync } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { madeSite } from "../made-site.ts";

const kinds = [
  {
    kind: "vitepress",
    code: ".vitepress/config.mjs",
    text: 'console.log("loading"); export default async () => ({ title: "A" })',
    json: "vitepress.config.json",
    page: "index.md",
  },
  {
    kind: "docusaurus",
    code: "docusaurus.config.js",
    text: 'module.exports = async () => ({ title: "A", presets: [["classic", { blog: false }]] })',
    json: "docusaurus.config.json",
    page: "docs/index.md",
  },
  {
    kind: "docusaurus",
    code: "sidebars.js",
    text: 'module.exports = { main: ["index"] }',
    json: "sidebars.json",
    page: "docs/index.md",
    more: {
      "docusaurus.config.json":
        '{ "title": "A", "presets": [["classic", { "docs": { "sidebarPath": "./sidebars.js" }, "blog": false }]] }',
    },
  },
  {
    kind: "starlight",
    code: "astro.config.mjs",
    text: 'import starlight from "@astrojs/starlight"; export default { integrations: [starlight({ title: "A" })] }',
    json: "starlight.config.json",
    page: "src/content/docs/index.md",
  },
  { kind: "gitbook", code: "book.js", text: 'module.exports = { title: "A" }', json: "book.json", page: "index.md" },
];

test.each(kinds)("$kind: $code", async ({ kind, code, text, json, page, more = {} }) => {
  const site = madeSite({ ...more, [page]: "# A\n", "SUMMARY.md": "* [A](index.md)\n" });
  try {
    // The packages of the old site.
    if (kind === "vitepress") symlinkSync(resolve("node_modules"), join(site.folder, "node_modules"), "junction");
    const imported = (): ReturnType<typeof site.run> => site.run(`import ${kind} ROOT -o ROOT/new`);
    const command = async (): Promise<string> => {
      const { code: exit, stderr } = await imported();
      expect([exit, stderr]).toEqual([
        2,
        expect.stringContaining(`Install the packages of the old site (npm install), write what it says to ${json}`),
      ]);
      return /\.? In [^:]*: (.*)/.exec(stderr)![1]!;
    };
    const run = (words: string): Buffer => execFileSync("sh", ["-c", words], { cwd: site.folder, stdio: "pipe" });
    site.write(code, 'throw new Error("no such package")');
    const failing = await command();
    expect(() => run(failing)).toThrow("no such package");
    expect(existsSync(join(site.folder, json))).toBe(false);
    site.write(code, text);
    // A shell that was told to write the file leaves an empty one.
    site.write(json, "");
    expect(await command()).toBe(failing);
    run(failing);
    expect((await imported()).code).toBe(0);
    if (code !== "sidebars.js") expect(JSON.parse(site.read("new/docs.json")).name).toBe("A");
  } finally {
    site.remove();
  }
});
