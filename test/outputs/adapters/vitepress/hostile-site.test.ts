// Does VitePress run nothing of a hostile site, and show all of it? Each test is a fault that was found.
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportedVitePress } from "./exported-vitepress.ts";
import { attributeOf, codeInHtml, elementsIn, programsInHtml, textOfHtml } from "./shown-html.ts";
import { vitePressCompiler, type CompiledPage, type VitePressCompiler } from "./vitepress-compiler.mjs";

let compiler: VitePressCompiler;

beforeAll(async () => {
  compiler = await vitePressCompiler(["Note", "Card"]);
});

afterAll(async () => {
  await compiler.close();
});

/** The page with this body and these fields, as VitePress builds it. */
async function built(body: string, fields: object = {}, more: object = {}): Promise<CompiledPage> {
  const front = Object.entries({ title: "Page", ...fields }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
  );
  const files = { "a.mdx": `---\n${front.join("")}---\n${body}\n` };
  const { pages, config } = await exportedVitePress(files, { navigation: { pages: ["a"] }, ...more });
  return compiler.compile(pages.get("a.md")!, (page) => config.transformPageData({ ...page, relativePath: "a.md" }));
}

/** What is shown of a body. */
async function shown(body: string): Promise<string> {
  const { html } = await built(body);
  expect([programsInHtml(html), html.includes(compiler.secret)]).toEqual([[], false]);
  return textOfHtml(html)
    .replaceAll(/\u200B/g, "")
    .trim();
}

test.each([
  ["`{{ 7*191 }}`", "{{ 7*191 }}"],
  ["a `{{ user.name }}` b", "a {{ user.name }} b"],
  ["```js-vue\n{{ 7*191 }}\n```", "{{ 7*191 }}"],
  ["```js:line-numbers=5\n{{ 7*191 }}\n```", "{{ 7*191 }}"],
  ["[x](/b '{{ 7*191 }}')", "x"],
])("no expression runs: %s", async (body, text) => {
  expect(await shown(body)).toContain(text);
});

test("an expression in the description of a specification is shown", async () => {
  const operation = { summary: "S", description: "Use `{{ 7*191 }}` and `<!-- @include: ../secret.txt -->`." };
  const spec = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/a": { get: operation } } };
  const { pages } = await exportedVitePress(
    { "api.json": JSON.stringify(spec) },
    { navigation: { pages: [{ group: "A", openapi: "api.json" }] } },
  );
  const { html } = await compiler.compile([...pages.values()][0]!);
  expect(textOfHtml(html)).toContain("Use {{ 7*191 }} and <!-- @include: ../secret.txt -->.");
});

const include = "<!-- @include: ../secret.txt -->";

test("a code sample of a specification is shown as it is, under a label that is text", async () => {
  const source = `::::\n\`\`\`\n</CodeGroup>\n<script setup>x</script>\n{{ 7*191 }} ${include} <<< ../secret.txt`;
  const samples = [
    { lang: "js-vue", label: "<b>{{ 7*191 }} ]", source },
    { lang: "cURL", source },
  ];
  const operation = { summary: "S", "x-codeSamples": samples };
  const spec = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/a": { get: operation } } };
  const { pages } = await exportedVitePress(
    { "api.json": JSON.stringify(spec) },
    { navigation: { pages: [{ group: "A", openapi: "api.json" }] } },
  );
  const { html } = await compiler.compile([...pages.values()][0]!);
  expect(codeInHtml(html).filter((code) => code.includes("::::"))).toEqual([source, source]);
  const labels = elementsIn(html).filter(({ tagName }) => tagName === "label");
  expect(labels.map(({ childNodes }) => childNodes)).toMatchObject([
    [{ value: "<b>{{ 7*191 }} ]" }],
    [{ value: "cURL" }],
  ]);
  expect([programsInHtml(html), html.includes(compiler.secret)]).toEqual([[], false]);
});

test.each([
  ["a fence", `\`\`\`html\n${include}\n\`\`\``, include],
  [
    "a fence in a list",
    `- a\n\n  \`\`\`html\n  <!--\n  @include: ../secret.txt -->\n  \`\`\``,
    "@include: ../secret.txt",
  ],
  ["a group of code", `\`\`\`html Title\n${include}\n\n::::\n\`\`\``, include],
  ["inline code", `\`${include}\``, include],
  ["the title of a link", `[x](/b "${include}")`, "x"],
  ["an attribute", `<Note title="${include}">x</Note>`, "x"],
  ["a text", `{"${include}"}`, include],
  ["an unknown expression", `{a("${include}")}`, include],
  ["a snippet", "{'<<< ../secret.txt'}", "<<< ../secret.txt"],
])("no file is included from %s", async (_place, body, text) => {
  expect(await shown(body)).toContain(text);
});

test("no file is included from front matter", async () => {
  const { data } = await built("x", { title: include, description: include });
  expect([data.title, data.frontmatter["title"]]).toEqual([include, include]);
  expect(data.frontmatter["description"]).toBe("&lt;!-- @include: ../secret.txt --&gt;");
});

test("a row of colons in code does not end the group that the code is in", async () => {
  expect(await shown("```js Title\n::::\n<script setup>x</script>\n{{ 7*191 }}\n```")).toContain(
    "::::\n<script setup>x</script>\n{{ 7*191 }}",
  );
});

test("titles of code are text", async () => {
  const { html } = await built('~~~js title="<b>{{ 7*191 }} [x] `y` active {1}"\ncode\n~~~');
  const label = elementsIn(html).find(({ tagName }) => tagName === "label");
  expect(label?.childNodes).toMatchObject([{ value: "<b>{{ 7*191 }} [x] `y` active {1}" }]);
});

test("only lines that are there are marked, for VitePress makes a list of all that are named", async () => {
  const { html } = await built("```js {2,1-99999999999}\na\nb\n```");
  expect(html.match(/class="line highlighted"/g)).toHaveLength(2);
});

test("words that VitePress takes out of code are shown, but for the marks of changed lines", async () => {
  const { html } = await built("```js\na // [!code focus]\n```\n\n```js\nb // [!code ++]\n```");
  expect(codeInHtml(html)).toEqual(["a // [!code focus]", "b "]);
});

test.each(["constructor", "__proto__", "ansi"])("a language that is called %s ends no build", async (language) => {
  expect(await shown(`\`\`\`${language}\ncode\n\`\`\``)).toContain("code");
});

test.each([
  ["<div onclick='x()' onClick={y} ONCLICK='z'>a</div>", "a"],
  ["<a href='javascript:alert(1)'>a</a>", "a"],
  ["<a href={'java\\tscript:alert(1)'}>a</a>", "a"],
  ["<a href=' JAVASCRIPT:alert(1)'>a</a>", "a"],
  ["<Card href='javascript:alert(1)' url={['javascript:alert(1)']}>a</Card>", "a"],
  ["[a](vbscript:x) ![b](javascript:x)", "a"],
  ["<Note innerHTML='<img src=x onerror=alert(1)>'>a</Note>", "a"],
  ["<div innerHTML='<img src=x onerror=alert(1)>'>a</div>", "a"],
  ["<iframe srcDoc='<script>alert(1)</script>'></iframe>a", "a"],
  ["<svg><animate attributeName='href' to='javascript:alert(1)' /></svg>a", "a"],
  ["<sCript>a</sCript>", "a"],
  ["<object data='data:text/html,x'>a</object>", "a"],
])("no program of a tag reaches the page: %s", async (body, text) => {
  expect(await shown(body)).toContain(text);
});

test.each([
  "<content />a",
  "<client-only>a</client-only>",
  "<teleport to='body'>a</teleport>",
  "<keep-alive>a</keep-alive>",
])("no tag is a component of VitePress or Vue: %s", async (body) => {
  expect(await shown(body)).toContain("a");
});

test("no image, drawing or picture is a file to bundle", async () => {
  const body =
    "![](../secret.svg) <svg><use href='../secret.svg' /><image href='../secret.svg' /></svg> <img srcSet='../secret.svg 2x' />";
  expect((await built(body)).html).toContain('href="../secret.svg"');
});

test.each([
  ["[a](/x%FF)", "/x%FF"],
  ["[a](/100%)", "/100%"],
  ["[a](#%E4)", "#%E4"],
])("a link that can't be decoded ends no build: %s", async (body, href) => {
  const { html } = await built(body);
  expect(
    attributeOf(
      elementsIn(html).findLast(({ tagName }) => tagName === "a")!,
      "href",
    ),
  ).toBe(href);
});

test("a link that is no address is its text", async () => {
  expect(await shown("[a](h2://x:99999999)")).toContain("a");
});

test("a title that ends a script ends no page", async () => {
  const title = "</script><script client>x</SCRIPT>";
  const { data } = await built("x", { title, description: title, sidebarTitle: title });
  expect(data.title.replaceAll("\u2060", "")).toBe(title);
});

test("a title with characters that YAML lacks ends no page", async () => {
  const { data } = await built("x", { title: "a\u007F\u0085\uFFFEb" });
  expect(data.frontmatter["title"]).toBe("a\u007F\u0085\uFFFEb");
});

test("a link to a heading of the page stays in the page", async () => {
  const { html } = await built("[a](#b)\n\n## b");
  expect(elementsIn(html).flatMap((each) => attributeOf(each, "href") ?? [])).toContain("#b");
  expect(html).not.toContain('href="/#b"');
});

test("footnotes are numbers and a list", async () => {
  const { html } = await built("a[^x] b[^y] c[^x]\n\n[^x]: *one* {{ 7*191 }}\n[^y]: two");
  expect(textOfHtml(html).replaceAll(/\s+/g, " ")).toContain("a b c");
  const links = elementsIn(html).filter((each) => attributeOf(each, "href")?.startsWith("#footnote-"));
  expect(links.map((each) => attributeOf(each, "href"))).toEqual(["#footnote-1", "#footnote-2", "#footnote-1"]);
  expect(elementsIn(html).flatMap((each) => attributeOf(each, "id") ?? [])).toEqual(
    expect.arrayContaining(["footnote-1", "footnote-2"]),
  );
});

test("headings have the ids that links of the platform name, each once", async () => {
  const { html } = await built("## What's new?\n\n## max_tokens\n\n## Page\n\n## a\n\n## a\n\n## {'{#b}'} `c`\n\n## #");
  const ids = elementsIn(html)
    .filter(({ tagName }) => /^h\d$/.test(tagName))
    .map((each) => attributeOf(each, "id"));
  expect(ids).toEqual(["page-2", "whats-new", "max_tokens", "page", "a", "a-2", "b-c", "section"]);
});

test("a quote is no alert, and a paragraph may begin with any tag", async () => {
  expect(await shown("> [!NOTE] {'<b>'}\n> *x*")).toContain("[!NOTE] <b> x");
  expect(await shown("<u>*x*</u> and **y** [z](/z)")).toContain("x and y z");
});
