// Do the components of the examples draw what a page says in their attributes?
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { madeSite } from "../tools/cli/made-site.ts";
import { builtPackage } from "./built-package.ts";

vi.mock("vitepress", () => ({ withBase: (path: string) => path }));

/** What Vue has, whose own types need those of a browser. */
interface Vue {
  readonly createSSRApp: (root: { readonly render: () => unknown }) => object;
  readonly h: (component: unknown, props: object, slot: () => string) => unknown;
}

interface ServerRenderer {
  readonly renderToString: (app: object) => Promise<string>;
}

/** What the component of VitePress draws. */
async function vitePress(name: string, props: object): Promise<string> {
  const path = "../../examples/vitepress/.vitepress/theme/components.js";
  const [vue, server]: readonly string[] = ["vue", "vue/server-renderer"];
  const { components } = (await import(path)) as { readonly components: Readonly<Record<string, unknown>> };
  const { createSSRApp, h } = (await import(vue!)) as Vue;
  const { renderToString } = (await import(server!)) as ServerRenderer;
  return renderToString(createSSRApp({ render: () => h(components[name], props, () => "text") }));
}

// Here it is not a part of the time that a test may take.
const build = builtPackage().example("static-site/build.mjs");

/** The main part of a page of the static site. */
function staticSite(
  body: string,
  files: Readonly<Record<string, string>> = {},
): { readonly html: string; readonly printed: string } {
  const site = madeSite({
    "docs.json": '{ "navigation": { "pages": ["index"] } }',
    "index.mdx": `---\ntitle: T${files["s.json"] === undefined ? "" : "\nopenapi: s GET /a"}\n---\n\n${body}\n`,
    ...files,
  });
  try {
    const { stderr: printed } = spawnSync(process.execPath, [build, site.folder, join(site.folder, "out")], {
      encoding: "utf8",
    });
    return { html: readFileSync(join(site.folder, "out/index.html"), "utf8").split("<main")[1]!, printed };
  } finally {
    site.remove();
  }
}

test("the icon of a card has its color", async () => {
  expect(await vitePress("Card", { title: "T", iconDrawing: "data:image/svg+xml,x", color: "#f00" })).toMatch(
    /<span class="navc-drawing" style="color:#f00;/,
  );
  const { html } = staticSite(
    '<Card title="T" icon="bolt" color="#ff0000" />\n\n<Card title="U" icon="bolt" color="red;x" />',
  );
  expect([...html.matchAll(/<div class="card">\s*(<span[^>]*>|<svg)/g)].map(([, tag]) => tag)).toEqual([
    '<span style="color: #ff0000">',
    "<svg",
  ]);
  const { starlight, ...others } = sources;
  for (const path of Object.values(others)) expect(readFileSync(path, "utf8")).toMatch(/<Icon [^>]*color=\{color\}/);
  expect(readFileSync(starlight.replace("Update", "Card"), "utf8")).toContain("{color} />");
});

test("an endpoint has the code samples of its spec as tabs, whose text is no markup", () => {
  const samples = [
    { lang: "cURL", label: "Call", source: "\n  curl </code><script>x</script>\n" },
    { lang: "go", label: "Call", source: "go()" },
    { lang: "Ruby", source: "ruby" },
    { lang: "none" },
  ];
  const spec = {
    openapi: "3.1.0",
    info: { title: "S", version: "1" },
    paths: { "/a": { get: { summary: "A", "x-code-samples": samples, responses: {} } } },
  };
  const { html, printed } = staticSite("x", { "s.json": JSON.stringify(spec) });
  const figures = /<h2 id="code-samples">[^]*?<div class="choices">([^]*?)<\/div>/.exec(html)?.[1] ?? "";
  expect([...figures.matchAll(/data-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    "Call (cURL)",
    "Call (go)",
    "Ruby",
  ]);
  expect(figures).toContain("<code>  curl &lt;/code&gt;&lt;script&gt;x&lt;/script&gt;</code>");
  expect(printed).toContain("code samples of an endpoint without a text");
});

const sources = {
  docusaurus: "examples/docusaurus/src/theme/MDXComponents.js",
  fumadocs: "examples/fumadocs/components/mdx.tsx",
  starlight: "examples/starlight/src/navc/components/Update.astro",
};

test("an update has its tags, as a list or one text", async () => {
  const tag = (text: string): string => `<span class="navc-tag">${text}</span>`;
  expect(await vitePress("Update", { label: "L", tags: ["SDK", "<b>"] })).toContain(
    `<p>${tag("SDK")}${tag("&lt;b&gt;")}</p>`,
  );
  expect(await vitePress("Update", { label: "L", tags: "SDK" })).toContain(`<p>${tag("SDK")}</p>`);
  expect(await vitePress("Update", { label: "L" })).not.toContain("<p>");
  const { html, printed } = staticSite(
    '<Update label="A" tags={["SDK", \'Bug <fix>\']}>\n\nx\n\n</Update>\n\n<Update label="B" tags="CLI">\n\ny\n\n</Update>\n\n' +
      '<Update label="C" tags={all(1)}>\n\nz\n\n</Update>\n\n<Update label="D">\n\nz\n\n</Update>',
  );
  expect([...html.matchAll(/<em class="badge">([^<]*)</g)].map(([, text]) => text)).toEqual([
    "SDK",
    "Bug &lt;fix&gt;",
    "CLI",
  ]);
  expect(printed).toContain("the tags of an update");
  for (const path of Object.values(sources)) expect(readFileSync(path, "utf8")).toMatch(/description, tags\b/);
});

test("a link that is a component leads to its page, and runs nothing", () => {
  const { html, printed } = staticSite('See <Link href="/index">A *b*</Link> and <Link href="javascript:x">C</Link>.');
  expect(html).toMatch(/See <a href="[^"]*">A <em>b<\/em><\/a> and C\./);
  expect(printed).not.toContain("<Link>");
});
