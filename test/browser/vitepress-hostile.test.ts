// Does the own build of VitePress, from the package, run nothing of a hostile site, and end?
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtVitePress, type BuiltSite } from "../outputs/adapters/vitepress/built-vitepress.ts";
import { attributeOf, elementsIn, textOfHtml } from "../outputs/adapters/vitepress/shown-html.ts";

const runs = "_vp-fn_(globalThis.navcRan=1)";
const evil = `"><script>globalThis.navcRan=1</script>{{ 7*191 }}<!-- @include: ../secret.txt -->`;
const docs = mkdtempSync(join(tmpdir(), "navc-hostile-"));

let site: BuiltSite;

function page(title: string, body: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(title)}\n---\n${body}\n`;
}

beforeAll(() => {
  const tabs = [
    { tab: runs, pages: ["index", "a", "b"] },
    { tab: evil, pages: ["c"] },
  ];
  const files = {
    "docs.json": JSON.stringify({ name: runs, description: runs, navigation: { tabs } }),
    "index.mdx": page(evil, `\`{{ 7*191 }}\`\n\n\`\`\`js-vue\n{{ 7*191 }}\n\`\`\`\n\n~~~html T\n::::\n${evil}\n~~~`),
    "a.mdx": page(
      "</script><script client>",
      "<sCript>x</sCript> [y](/z%FF)\n\n```constructor {1-9999999999}\nx\n```\n\n<content />",
    ),
    "b.mdx": page(runs, "<svg><use href='../../secret.txt' /></svg> <a href='javascript:x' onclick='x'>x</a>"),
    "c.mdx": "---\nurl: https://example.com/%FF\n---\n",
    "secret.txt": "S3CR3T",
  };
  mkdirSync(docs, { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(docs, path), text);
  site = builtVitePress(docs);
});

afterAll(() => {
  site.remove();
  rmSync(docs, { recursive: true });
});

function filesOf(ending: string): readonly string[] {
  const names = readdirSync(site.folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(ending)).map((name) => readFileSync(join(site.folder, name), "utf8"));
}

test("the pages have no script but those of VitePress, and no handler", () => {
  const pages = filesOf(".html");
  expect(pages).toHaveLength(5);
  for (const element of pages.flatMap(elementsIn)) {
    if (element.tagName === "script") expect(attributeOf(element, "src") ?? attributeOf(element, "id")).toBeDefined();
    expect(element.attrs.filter(({ name, value }) => /^on/i.test(name) || /^javascript:/i.test(value))).toEqual([]);
  }
});

test("no expression ran, and no file was included", () => {
  expect([...filesOf(".html"), ...filesOf(".js")].filter((text) => /1337|S3CR3T/.test(text))).toEqual([]);
  expect(filesOf(".html").some((text) => textOfHtml(text).includes("{{ 7*191 }}"))).toBe(true);
});

test("VitePress makes no function of a text of the configuration", () => {
  const [metadata, ...others] = filesOf(".js").filter((text) => text.startsWith("window.__VP_HASH_MAP__"));
  expect(others).toEqual([]);
  const context: Record<string, unknown> = { window: {} };
  runInNewContext(metadata!, context);
  expect(context["window"]).toHaveProperty("__VP_SITE_DATA__.title");
  expect(context["navcRan"]).toBeUndefined();
});
