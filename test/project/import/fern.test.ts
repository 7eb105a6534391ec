// Does a Fern site keep its pages, its tree and all of its addresses?
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { expectGolden } from "../../support/expect-golden.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const config = `title: Acme
instances:
  - url: https://acme.docs.buildwithfern.com/learn
    custom-domain: docs.acme.example/learn
logo: { light: assets/light.svg, dark: assets/dark.svg, href: https://acme.example }
favicon: assets/icon.png
colors:
  accent-primary: { light: "#112233", dark: "#AABBCC" }
navbar-links:
  - { type: minimal, text: Blog, url: https://acme.example/blog }
  - { type: filled, text: Sign in, href: https://acme.example/in }
  - { type: dropdown, text: More }
css: styles.css
tabs:
  guides: { display-name: Guides, icon: fa-solid book, skip-slug: true }
  ref: { display-name: API Reference, slug: reference }
  news: { display-name: News, changelog: ./news }
  help: { display-name: Help, href: https://acme.example/help }
landing-page: { page: Welcome, path: pages/welcome.mdx, slug: / }
navigation:
  - tab: guides
    layout:
      - page: OAuth2 and SSO
        path: pages/oauth.mdx
      - section: Get started
        icon: fa-regular rocket
        path: pages/start.mdx
        contents:
          - { page: First steps, path: pages/first.mdx, slug: first }
          - { page: Second, path: ./pages/second.md, hidden: true }
          - { link: Status, href: https://status.acme.example }
          - { page: Missing, path: pages/nothing.mdx }
      - section: Inner
        skip-slug: true
        contents:
          - { page: Fixed, path: pages/fixed.mdx }
          - { section: Deep, contents: [{ page: Leaf, path: pages/leaf.mdx }] }
      - { folder: ./more, title: More }
      - { strange: thing }
  - tab: ref
    layout:
      - { api: Plants API, api-name: plants }
      - { api: Old API, api-name: old, slug: old }
  - tab: news
  - tab: help
redirects:
  - { source: /learn/gone, destination: /learn/get-started/first }
  - { source: /learn/was/:slug*, destination: /learn/get-started/:slug*, permanent: false }
`;

const files: Record<string, string> = {
  "fern/docs.yml": config,
  "fern/apis/plants/generators.yml": "api:\n  specs:\n    - openapi: ./openapi.yml\n    - asyncapi: ./events.yml\n",
  "fern/apis/plants/openapi.yml":
    "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: { /plants: { get: { summary: List plants, responses: { 200: { description: a } } } } }\n",
  "fern/apis/old/definition/api.yml": "name: old\n",
  "fern/pages/welcome.mdx":
    "---\ntitle: Welcome!\nlayout: custom\n---\n\n[Second](/learn/get-started/second) [File](./first.mdx#a)\n",
  "fern/pages/oauth.mdx": `---
title: Signing in
sidebar-title: OAuth
subtitle: How to sign in
hide-toc: true
keywords: a, b
---

<Callout intent="warning" title="Careful">a</Callout>

<Markdown src="/snippets/shared.mdx" />

<CodeBlocks>
\`\`\`ts title="A"
a
\`\`\`
</CodeBlocks>

<Cards>
<Card title="B" href="/learn/fixed/address">b</Card>
</Cards>

<EndpointRequestSnippet endpoint="GET /plants" />

![](../assets/light.svg)
`,
  "fern/snippets/shared.mdx": "Shared <Success>text</Success>\n",
  "fern/pages/start.mdx": "Start\n",
  "fern/pages/first.mdx": "First\n",
  "fern/pages/second.md": "Second\n",
  "fern/pages/fixed.mdx": "---\nslug: fixed/address\n---\n\nFixed\n",
  "fern/pages/leaf.mdx": "Leaf\n",
  "fern/more/zebra.mdx": "---\nposition: 1\n---\n",
  "fern/more/apiKeys.mdx": "Keys\n",
  "fern/more/deep-dive/index.mdx": "---\ntitle: Dive\n---\n",
  "fern/more/deep-dive/one.mdx": "One\n",
  "fern/more/plain/two.mdx": "Two\n",
  "fern/news/index.mdx": "All news\n",
  "fern/news/2024-11-05-release.mdx": "New\n",
  "fern/news/12-31-23.mdx": "Old\n",
  "fern/assets/light.svg": "svg",
  "fern/assets/dark.svg": "svg",
};

const served =
  `/ /o-auth-2-and-sso /get-started /get-started/first /get-started/second /fixed/address /deep /deep/leaf /more /more/zebra
  /more/api-keys /more/deep-dive /more/deep-dive/one /more/plain /more/plain/two /reference /reference/plants-api /news
  /news/2024/11/5 /news/2023/12/31 /news/2024 /news/2024/11 /gone /assets/light.svg`.split(/\s+/);

test("the whole site", async () => {
  const site = await importedInMemory("fern", files);
  await expectGolden(join(import.meta.dirname, "golden/fern.txt"), site.text);
  expect(site.unanswered(site.addresses)).toEqual([]);
  expect(site.unanswered(served)).toEqual(["/reference", "/reference/plants-api"]);
});

describe("products and versions", () => {
  const page = "navigation:\n  - { page: Start, path: ../pages/start.mdx }\n  - { page: Own, path: /pages/own.mdx }\n";
  const sources = {
    "docs.yml": `instances: [{ url: acme.docs.buildwithfern.com }]
products:
  - { display-name: The App, path: products/app.yml, subtitle: For all, icon: fa-solid fa-leaf }
  - display-name: SDK
    slug: kit
    versions:
      - { display-name: Version 2, path: products/two.yml, slug: v2 }
      - { display-name: v1.0, path: products/one.yml, availability: deprecated }
  - { display-name: Community, href: https://acme.example }
  - { display-name: Lost, path: ../outside.yml }
`,
    "products/app.yml": page,
    "products/two.yml": page,
    "products/one.yml": page,
    "pages/start.mdx": "Start\n",
    "pages/own.mdx": "Own\n",
  };

  test("the first version has both addresses, and a file is a page in each version", async () => {
    const site = await importedInMemory("fern", sources);
    expect(site.unanswered(site.addresses)).toEqual([]);
    const own = `/ /the-app /the-app/start /kit /kit/v2 /kit/start /kit/v2/start /kit/own /kit/v-1-0 /kit/v-1-0/start /kit/v-1-0/own`;
    expect(site.unanswered(own.split(" "))).toEqual([]);
    expect(JSON.parse(site.files["docs.json"]!)).toMatchObject({
      navigation: {
        products: [
          { product: "The App", icon: "leaf", pages: ["the-app/start", "the-app/own"] },
          {
            product: "SDK",
            versions: [
              { version: "Version 2", default: true, pages: ["kit/start", "kit/own"] },
              { version: "v1.0", tag: "deprecated", pages: ["kit/v-1-0/start", "kit/v-1-0/own"] },
            ],
          },
          { product: "Community", href: "https://acme.example" },
          { product: "Lost", pages: [] },
        ],
      },
    });
    expect(site.losses.map(({ feature, what }) => [feature, what])).toContainEqual([
      "a product or version",
      "../outside.yml",
    ]);
  });
});

test.each([
  ["navigation: [", /^docs\.yml:\d+:\d+ can't be read/],
  ["- a", /has to hold an object/],
  ["navigation: &a [*a]", /an alias in it refers to what holds it/],
])("%s is refused", async (text, message) => {
  await expect(importSite({ kind: "fern", host: memoryHost({ "docs.yml": text }) })).rejects.toThrow(message);
});

test("a folder without docs.yml is refused", async () => {
  await expect(importSite({ kind: "fern", host: memoryHost({ "a.md": "" }) })).rejects.toThrow(/no docs\.yml/);
});

test("an empty slug adds nothing to an address, and a theme of another repository is named", async () => {
  const { files, addresses, losses } = await importedInMemory("fern", {
    "docs.yml":
      'global-theme: acme\nnavigation:\n  - section: Start\n    slug: ""\n    contents:\n      - { page: A b, path: a.md }\n      - { api: Our API, slug: "" }\n',
    "a.md": "Text\n",
    "generators.yml": "api:\n  specs:\n    - openapi: ./o.json\n",
    "o.json": JSON.stringify({ openapi: "3.0.0", info: { title: "A", version: "1" }, paths: { "/a": { get: {} } } }),
  });
  expect(addresses[0]).toBe("/a-b");
  expect(files["docs.json"]).not.toContain("our-api");
  expect(losses.map(({ what }) => what)).toContain("global-theme");
});

test("a tab whose only API has no spec is left out, and the spec is named", async () => {
  const { files, losses, problems } = await importedInMemory("fern", {
    "fern/docs.yml":
      "title: A\ntabs:\n  docs: { display-name: Docs }\n  api: { display-name: API }\n  blog: { display-name: Blog, href: https://a.b }\nnavigation:\n  - tab: docs\n    layout:\n      - page: Start\n        path: a.mdx\n  - tab: api\n    layout:\n      - api: Reference\n  - tab: blog\n",
    "fern/a.mdx": "# Start\n",
  });
  const { navigation } = JSON.parse(files["docs.json"]!) as {
    readonly navigation: { readonly tabs: readonly { readonly tab: string }[] };
  };
  expect(navigation.tabs.map(({ tab }) => tab)).toEqual(["Docs", "Blog"]);
  expect(losses.map(({ feature, what }) => [feature, what])).toEqual([["the definition of an API", "Reference"]]);
  expect(problems).toEqual([]);
});

describe("versions whose files are made when the site is published", () => {
  const product = (versions: string): string =>
    `title: A\nproducts:\n  - display-name: P\n    slug: /\n    path: now.yml\n    versions:\n${versions}`;
  const list = (path: string): string => `navigation:\n  - page: Start\n    path: ${path}\n`;
  const old =
    "      - { display-name: v2, path: v2.yml, slug: v2 }\n      - { display-name: v1, path: v1.yml, slug: v1 }\n";

  test("without any of them, the product is what it names itself", async () => {
    const site = await importedInMemory("fern", {
      "fern/docs.yml": product(old),
      "fern/now.yml": list("a.mdx"),
      "fern/a.mdx": "# A\n",
    });
    expect(JSON.parse(site.files["docs.json"]!)).toMatchObject({
      navigation: { products: [{ product: "P", pages: ["start"] }] },
    });
    expect(site.losses.map(({ what }) => what)).toEqual(["v2.yml", "v1.yml"]);
    expect(site.problems).toEqual([]);
  });

  test("with one of them, the others are left out", async () => {
    const site = await importedInMemory("fern", {
      "fern/docs.yml": product(old),
      "fern/v1.yml": list("a.mdx"),
      "fern/a.mdx": "# A\n",
    });
    expect(JSON.parse(site.files["docs.json"]!)).toMatchObject({
      navigation: { products: [{ product: "P", versions: [{ version: "v1", default: true, pages: ["v1/start"] }] }] },
    });
    expect(site.losses.map(({ what }) => what)).toEqual(["v2.yml"]);
    expect(site.problems).toEqual([]);
  });
});
