// What is a site with a page or a link of every kind that feeds know?
import { compileNavigation, memoryHost, type JsonObject, type ResolvedNavigation } from "../../../src/index.ts";
import type { EntryKind } from "../../../src/outputs/feeds/feed-table.ts";

const page = (fields: string): string => `---\n${fields}\n---\n`;

const files: { readonly [file: string]: string } = {
  "api.json": JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Orders", version: "1" },
    paths: { "/known": { get: { summary: "Generated" } } },
  }),
  "listed.mdx": page("title: Listed\ndescription: What is listed.\nkeywords: [list, entry]"),
  "redirected.mdx": page("title: Redirected"),
  "hidden.mdx": page("title: Hidden\nhidden: true"),
  "hidden-elsewhere.mdx": page("title: Hidden elsewhere"),
  "protected.mdx": page("title: Protected\ngroups: [staff]"),
  "noindex.mdx": page("title: Noindex\nnoindex: true"),
  "forwarded-inside.mdx": page("title: Forwarded inside\nurl: /listed"),
  "forwarded-out.mdx": page("title: Forwarded out\nurl: https://sdk.example.com/start"),
  "linked.mdx": page("title: Linked"),
  "unlisted.mdx": page("title: Unlisted"),
  "elsewhere/start.mdx": page("title: Elsewhere"),
};

const pages = [
  "listed",
  "redirected",
  "hidden",
  "hidden-elsewhere",
  "protected",
  "noindex",
  "forwarded-inside",
  "forwarded-out",
  "missing",
];
const config = {
  name: "Acme",
  description: "All about orders.",
  redirects: [{ source: "/redirected", destination: "/listed" }],
  navigation: {
    products: [
      {
        product: "Orders",
        versions: [
          {
            version: "2024",
            groups: [
              { group: "Start", openapi: "api.json", pages: [...pages, "GET /known"] },
              { group: "Old", hidden: true, pages: ["hidden-elsewhere"] },
              { group: "Later", openapi: "later.json", pages: ["GET /unknown"] },
            ],
          },
        ],
      },
      { product: "Billing", versions: [{ version: "v1", pages: ["elsewhere/start"] }] },
      { product: "News", href: "/linked" },
      { product: "Status", href: "https://status.example.com" },
    ],
  },
};

/** Where the entry of each kind leads. */
export const hrefs: { readonly [kind in EntryKind]: string } = {
  missing: "/missing",
  redirected: "/redirected",
  hidden: "/hidden",
  hiddenElsewhere: "/hidden-elsewhere",
  protected: "/protected",
  unresolved: "/api-reference/get-unknown",
  forwardedInside: "/forwarded-inside",
  noindex: "/noindex",
  forwardedOut: "https://sdk.example.com/start",
  generated: "/api-reference/generated",
  listed: "/listed",
  linked: "/linked",
  unlisted: "/unlisted",
  outsideLink: "https://status.example.com",
  stub: "/elsewhere/start",
};

/** The site, compiled. */
export async function feedSite(): Promise<ResolvedNavigation> {
  const { navigation } = await compileNavigation({
    config,
    host: memoryHost(files),
    discover: true,
    dialect: "mintlify",
  });
  if (navigation === null) throw new Error("The site has no navigation.");
  return navigation;
}

/** A site compiled from a config and the front matter of its pages. */
export async function siteOf(
  config: JsonObject,
  pages: { readonly [path: string]: string } = {},
): Promise<ResolvedNavigation> {
  const written = Object.entries(pages).map(([path, fields]) => [`${path}.mdx`, page(fields)] as const);
  const { navigation } = await compileNavigation({ config, host: memoryHost(Object.fromEntries(written)) });
  if (navigation === null) throw new Error("The site has no navigation.");
  return navigation;
}
