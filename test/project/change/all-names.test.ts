// Does every field that can name a page or a file follow when its folder moves?
import { expect, test } from "vitest";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const page = (more = "", body = ""): string => `---\ntitle: T\n${more}---\n${body}`;

const docs = {
  name: "A",
  logo: { light: "/guides/logo.svg", dark: "/guides/logo.svg", href: "/guides/start" },
  favicon: "/guides/logo.svg",
  banner: { content: "Read [this](/guides/start#a)" },
  navbar: {
    links: [{ label: "S", href: "/guides/start" }],
    primary: { type: "button", label: "P", href: "/guides/auth" },
  },
  footer: { links: [{ header: "H", items: [{ label: "S", href: "/guides/start" }] }] },
  seo: { paths: [{ path: "/guides" }, { path: "/guides/auth" }] },
  navigation: {
    global: { anchors: [{ anchor: "G", href: "/guides/start" }] },
    tabs: [
      {
        tab: "One",
        groups: [
          {
            group: "Guides",
            root: "guides/index",
            icon: "/guides/logo.svg",
            pages: ["guides/start", "guides/auth", { group: "Inner", pages: ["guides/deep/more"] }],
          },
          { group: "API", openapi: "guides/api.json", pages: ["GET /users"] },
          { group: "More", openapi: { source: "guides/api.json", directory: "more" }, pages: ["index"] },
        ],
      },
      { tab: "Two", href: "/guides/auth" },
    ],
  },
  redirects: [
    { source: "/x", destination: "/guides/start" },
    { source: "/y/:slug*", destination: "/guides/:slug*" },
  ],
};

const site: SiteTexts = {
  "docs.json": `${JSON.stringify(docs, undefined, 2)}\n`,
  "navc.config.json": '{ "ignore": { "page-not-listed": ["guides/", "guides/start.mdx"] } }\n',
  ".mintignore": "/guides/drafts/\n",
  "index.mdx": page(
    "related: ['/guides/start']\nicon: '/guides/logo.svg'\n",
    '\nimport Part from "/guides/part.mdx"\n\n<Part />\n\n<Card title="c" href="/guides/start" img="/guides/logo.svg" />\n\n![l](guides/logo.svg)\n',
  ),
  "op.mdx": "---\nopenapi: guides/api.json GET /users\n---\n",
  "forward.mdx": page("url: '/guides/auth'\n"),
  "guides/index.mdx": page(),
  "guides/start.mdx": page("", "\n## a\n\n[x](./auth) ![l](logo.svg) ![l](/guides/logo.svg)\n"),
  "guides/auth.mdx": page(),
  "guides/deep/more.mdx": page("", "\n[x](../start#a) [i](/guides)\n"),
  "guides/part.mdx": "[s](/guides/start)\n",
  "guides/logo.svg": "<svg></svg>",
  "guides/api.json":
    '{ "openapi": "3.0.0", "info": { "title": "A", "version": "1" }, "paths": { "/users": { "get": { "summary": "U", "responses": {} } } } }',
};

test("nothing names the old folder but redirects from it", async () => {
  const { files, refusals, left } = await plannedChange(site, [{ kind: "move", from: "guides/", to: "manual/" }]);
  expect([refusals, left]).toEqual([[], []]);
  const after = withFiles(site, files);
  const named = Object.entries(after).flatMap(([file, text]) =>
    text.split("\n").flatMap((line) => (/guides/.test(`${file} ${line}`) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(named).toEqual([
    'docs.json: "source": "/guides",',
    'docs.json: "source": "/guides/start",',
    'docs.json: "source": "/guides/auth",',
    'docs.json: "source": "/guides/deep/more",',
  ]);
});
