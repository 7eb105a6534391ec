// An address that is no page is explained by what may be meant.
import { expect, test } from "vitest";
import { docsJson, explainIn, textIn } from "./explain-files.ts";

const site = {
  "docs.json": docsJson({
    navigation: {
      tabs: [
        { tab: "Guides", pages: ["index", "guides/auth", "v2/guides/tokens"] },
        { tab: "Status", href: "https://status.example.com/" },
        { tab: "Blog", href: "/blog" },
      ],
    },
    redirects: [
      { source: "/login/:rest*", destination: "/guides/auth" },
      { source: "/away", destination: "https://example.com" },
    ],
  }),
  ".mintignore": "drafts\n",
  "index.mdx": "",
  "guides/auth.mdx": "",
  "guides/alone.mdx": "",
  "drafts/plan.md": "",
  "v2/guides/tokens.mdx": "",
};

test("a slip of the pen gets the page that is meant", async () => {
  expect(await textIn(site, "/guides/atuh")).toMatchInlineSnapshot(`
    "
    /guides/atuh  is no page of this site
      Did you mean:
        /guides/auth  Auth
    "
  `);
});

test.each(["/guides/x", "../x", "*"])("a word as short as %j is not taken for the start page", async (words) => {
  expect(await explainIn(site, words)).toMatchObject({ kind: "nothing", nearest: [] });
});

test("a page in another folder is found by its name", async () => {
  expect(await textIn(site, "/guides/tokens")).toMatchInlineSnapshot(`
    "
    /guides/tokens  is no page of this site
      Did you mean:
        /v2/guides/tokens  Tokens
    "
  `);
});

test("a redirect that catches the address is reported with where it leads", async () => {
  expect(await textIn(site, "/login/with/google")).toMatchInlineSnapshot(`
    "
    /login/with/google  is no page of this site
      redirect     /login/:rest* is sent on to /guides/auth (Auth) by docs.json:24:17
    "
  `);
  expect(await textIn(site, "/away")).toMatchInlineSnapshot(`
    "
    /away  is no page of this site
      redirect     /away is sent on to https://example.com (out of the site) by docs.json:28:17
    "
  `);
});

test("a page file that is no page of the site is reported with the reason", async () => {
  expect(await textIn(site, "guides/alone")).toMatchInlineSnapshot(`
    "
    guides/alone  is no page of this site
      file         guides/alone.mdx is there, but no entry lists it; it is published all the same, and
                   readers who know its address can open it
    "
  `);
  expect(await textIn(site, "/drafts/plan")).toMatchInlineSnapshot(`
    "
    /drafts/plan  is no page of this site
      file         drafts/plan.md is there, but .mintignore leaves it out
    "
  `);
});

test("an address that only a division leads to is reported with that division", async () => {
  expect(await textIn(site, "https://status.example.com/")).toMatchInlineSnapshot(`
    "
    https://status.example.com/  a link out of the site
      Linked by:
        tab "Status"  docs.json:13:16
    "
  `);
  expect(await textIn(site, "/blog")).toMatchInlineSnapshot(`
    "
    /blog  no page of this site has this address
      Linked by:
        tab "Blog"  docs.json:17:16
    "
  `);
});

test("a word like a code gets that code", async () => {
  expect(await explainIn(site, "page-not-fuond")).toMatchObject({ kind: "nothing", nearestCode: "page-not-found" });
});

test("nothing like it: the reader is referred to the list of all pages", async () => {
  expect(await textIn(site, "/\u001b[31mzzz")).toBe(
    "\n/·[31mzzz  is no page of this site\n  navc tree shows all pages.\n",
  );
});

test("a full address, a slash at the end, a query and a hash name the same page", async () => {
  for (const word of ["guides/auth", "/guides/auth/", "https://docs.example.com/guides/auth?a=1#b", "guides/auth.mdx"])
    expect(await explainIn(site, word)).toMatchObject({ kind: "page", href: "/guides/auth" });
});

test("the top of a site whose start is elsewhere is explained by its entrance", async () => {
  const start = { "start.mdx": "", "docs.json": docsJson({ navigation: { pages: ["start"] } }) };
  expect(await textIn(start, "/")).toMatchInlineSnapshot(`
    "
    /  is no page of this site
      entrance     readers who ask for it get /start (Start)
    "
  `);
  const redirects = [{ source: "/", destination: "/start" }];
  const redirected = { ...start, "docs.json": docsJson({ navigation: { pages: ["start"] }, redirects }) };
  expect(await textIn(redirected, "/")).toMatchInlineSnapshot(`
    "
    /  is no page of this site
      redirect     / is sent on to /start (Start) by docs.json:9:17
      entrance     readers who ask for it get /start (Start)
    "
  `);
  expect(await explainIn(start, "/docs", { basePath: "/docs" })).toMatchObject({ entrance: { href: "/docs/start" } });
  expect(await explainIn(start, "/else")).not.toHaveProperty("entrance");
});
