// Is the description of a page on a host once?
import { expect, test } from "vitest";
import { exportSite } from "../../../../src/outputs/page-writer/export-site.ts";
import { readPageSources } from "../../../../src/outputs/page-writer/source/page-source.ts";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";

const spec = {
  openapi: "3.1.0",
  info: { title: "A", version: "1" },
  paths: { "/a": { get: { summary: "A", description: "Reads *one* thing." } } },
};

async function written(host: "docusaurus" | "fumadocs" | "starlight" | "vitepress", front: string): Promise<string> {
  const files = memoryHost({
    "docs.json": '{ "name": "A", "navigation": { "pages": ["a"] } }',
    "a.mdx": `---\ntitle: A\nopenapi: api.json GET /a\n${front}---\n\nOwn text\n`,
    "api.json": JSON.stringify(spec),
  });
  const { navigation } = await compileNavigation({ host: files });
  const { pageFile } = exportSite(host, navigation!);
  for await (const source of readPageSources(navigation!, files)) return pageFile(source).text;
  throw new Error("no page");
}

/** What readers see: of front matter the examples of Fumadocs and Starlight show the description. */
function shownIn(host: string, text: string): string {
  const front = /^---\n[^]*?\n---\n/.exec(text)![0];
  const shown = /fumadocs|starlight/.test(host) ? (/^description: .*/m.exec(front)?.[0] ?? "") : "";
  return `${shown}\n${text.slice(front.length)}`;
}

const hosts = ["docusaurus", "fumadocs", "starlight", "vitepress"] as const;

test.each(hosts)("%s has that of a spec at the operation alone", async (host) => {
  const text = shownIn(host, await written(host, ""));
  expect(text.match(/Reads/g)).toHaveLength(1);
  expect(text).toMatch(/Own text[^]*GET[^]*Reads \*one\* thing\./);
});

test.each(hosts)("%s has the same one of front matter below the title alone", async (host) => {
  const text = shownIn(host, await written(host, 'description: "Reads *one* thing."\n'));
  expect(text.match(/Reads/g)).toHaveLength(1);
});

test.each(hosts)("%s has another one of front matter, and that of the spec", async (host) => {
  const text = shownIn(host, await written(host, "description: In short.\n"));
  expect(text.match(/Reads/g)).toHaveLength(1);
  expect(text.match(/In short/g)).toHaveLength(1);
});
