// Does a whole export keep all text of a site as text: pages, snippets, specs, front matter and what is around them?
import matter from "gray-matter";
import { load } from "js-yaml";
import { parse } from "yaml";
import fc from "fast-check";
import { expect, test } from "vitest";
import { exportSite } from "../../../src/outputs/page-writer/export-site.ts";
import { readPageSources } from "../../../src/outputs/page-writer/source/page-source.ts";
import { pageText } from "../../../src/outputs/page-writer/source/page-text.ts";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { hostileWords } from "./mdx/hostile-pages.ts";
import { builtPage, type MdxHostName } from "./mdx/mdx-hosts.mjs";
import { programsInHtml, textIn } from "./mdx/shown-html.ts";

const names: readonly MdxHostName[] = ["docusaurus", "fumadocs", "starlight"];
const texts = 19;

/** A site in which each text of a page, a snippet, a spec and docs.json is hostile. */
function siteOf(words: readonly string[]): { readonly [file: string]: string } {
  const word = (index: number): string => words[index]!;
  const spec = {
    openapi: "3.1.0",
    info: { title: word(0), version: "1" },
    paths: {
      "/a": {
        get: {
          summary: word(1),
          description: word(2),
          parameters: [
            {
              name: word(3),
              in: "query",
              description: word(4),
              schema: { type: "string", enum: [word(5)], default: word(6) },
            },
          ],
          requestBody: {
            description: word(7),
            content: { "application/json": { schema: { $ref: "#/components/schemas/A" } } },
          },
          "x-codeSamples": [
            { lang: word(16), label: word(17), source: word(18) },
            { lang: "html", source: word(18) },
          ],
          responses: { 200: { description: word(8), content: { [word(9)]: { schema: { type: word(10) } } } } },
        },
      },
    },
    components: { schemas: { A: { type: "object", properties: { [word(11)]: { description: word(12) } } } } },
  };
  return {
    "docs.json": JSON.stringify({
      name: word(13),
      navigation: {
        groups: [{ group: word(14), tag: word(15), pages: ["a", { group: word(14), openapi: "spec.json" }] }],
      },
    }),
    "a.mdx": `---\ntitle: ${JSON.stringify(word(0))}\ndescription: ${JSON.stringify(word(1))}\nsidebarTitle: ${JSON.stringify(word(2))}\nurl_: x\n---\n\nimport Part from "/snippets/part.mdx";\n\n<Part text={${JSON.stringify(word(3))}} />\n`,
    "snippets/part.mdx": "Of {text} and {ran('snippet')} <include>.env</include>\n",
    "spec.json": JSON.stringify(spec),
  };
}

const sites = fc.sample(fc.array(hostileWords, { minLength: texts, maxLength: texts }), {
  seed: 24,
  numRuns: propertyRuns(125),
});

test.each(names)("nothing of a site runs in %s, and its front matter has the values of the site", async (name) => {
  for (const words of sites) {
    const host = memoryHost(siteOf(words));
    // oxlint-disable-next-line no-await-in-loop -- one after the other, because a page says globally what it ran
    const { navigation } = await compileNavigation({ host });
    const { pageFile, files } = exportSite(name, navigation!);
    const written: string[] = files.filter(({ path }) => path.endsWith(".mdx")).map(({ text }) => text);
    // oxlint-disable-next-line no-await-in-loop -- as above
    for await (const source of readPageSources(navigation!, host)) {
      const { text } = pageFile(source);
      const { data, content } = matter(text, {});
      const block = /^---\n([^]*?)\n---\n/.exec(text)![1]!;
      expect([load(block), parse(block), matter(text, {}).data]).toEqual([data, data, data]);
      expect(data["title"]).toBe(source.page.title.toWellFormed());
      const { html, harm } = await builtPage(name, withoutOwn(content));
      expect([words, harm, programsInHtml(html)]).toEqual([words, [], []]);
      // Names, the summary and the code samples of the operation; descriptions are Markdown of their own.
      const shown =
        source.page.operation === undefined ? [] : [words[1]!, words[3]!, words[11]!, words[18]!].map(oneLine);
      expect(shown.filter((word) => !oneLine(`${source.page.title} ${textIn(html)}`).includes(word))).toEqual([]);
    }
    expect(written.length).toBeLessThan(3);
  }
});

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Without what the adapter itself writes around the text of a page. */
function withoutOwn(content: string): string {
  return content.replace(/^\s*<head>[^]*?<\/head>/, "").replace(/^import DocCardList[^]*$/m, "");
}

test("front matter has all characters, also those that YAML refuses", () => {
  const odd =
    Array.from({ length: 0x300 }, (_, code) => String.fromCharCode(code)).join("") + "\u2028\u2029\uFEFF\uFFFE😀";
  const values = { title: odd, "a: b": { [odd]: [odd] }, no: "---\n---js\n", text: "# x: {y} [z] !!js/function &a *a" };
  const text = pageText(values, "---\ntitle: other\n---\ntext");
  const block = /^---\n([^]*?)\n---\n/.exec(text)![1]!;
  expect([load(block), parse(block), matter(text, {}).data]).toEqual([values, values, values]);
  expect(matter(text, {}).content).toBe("\n---\ntitle: other\n---\ntext\n");
});
