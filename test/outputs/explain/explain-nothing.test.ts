// An address that is no page is explained by what may be meant.
import { expect, test } from "vitest";
import { docsJson, explainIn, textIn } from "./explain-files.ts";

const site = {
  "docs.json": docsJson({
    navigation: {
      tabs: [
        { tab: "Guides", pages: ["index", "guides/auth", "guides/lost", "guides/went", "v2/guides/tokens"] },
        { tab: "Status", href: "https://status.example.com/" },
        { tab: "Blog", href: "/blog" },
      ],
    },
    redirects: [
      { source: "/login/:rest*", destination: "/guides/auth" },
      { source: "/away", destination: "https://example.com" },
      { source: "/moved", destination: "/guides/auth" },
      { source: "/guides/went", destination: "/guides/auth" },
      { source: "/signin", destination: "/login/now" },
      { source: "/round", destination: "/about" },
      { source: "/about", destination: "/round" },
      { source: "/to-alone", destination: "/guides/alone" },
      { source: "/to-folder", destination: "/v2/guides" },
      { source: "/to-nothing", destination: "/zzz" },
      { source: "/guides/left/:rest*", destination: "/guides/auth" },
    ],
  }),
  ".mintignore": "drafts\n",
  "index.mdx": "",
  "guides/auth.mdx": "",
  "guides/alone.mdx": "",
  "guides/left.mdx": "",
  "moved/index.mdx": "",
  "v3/guides/tokens.mdx": "",
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
    /login/with/google  is redirected
      redirect     /login/:rest* is sent on to /guides/auth (Auth) by docs.json:26:17
    "
  `);
  expect(await textIn(site, "/away")).toMatchInlineSnapshot(`
    "
    /away  is redirected
      redirect     /away is sent on to https://example.com (out of the site) by docs.json:30:17
    "
  `);
});

test("a page file that no entry lists is reported with what readers get", async () => {
  expect(await textIn(site, "guides/alone")).toMatchInlineSnapshot(`
    "
    guides/alone  is published, and no entry of the navigation lists it
      file         guides/alone.mdx
      address      /guides/alone
    "
  `);
  expect(await textIn(site, "/drafts/plan")).toMatchInlineSnapshot(`
    "
    /drafts/plan  is no page of this site: .mintignore leaves it out
      file         drafts/plan.md
    "
  `);
  expect(await textIn(site, "moved/index.mdx")).toMatchInlineSnapshot(`
    "
    moved/index.mdx  can't be opened: no entry lists it, and its address is redirected
      redirect     /moved is sent on to /guides/auth (Auth) by docs.json:34:17
      file         moved/index.mdx
    "
  `);
  expect(await textIn(site, "guides/left.mdx")).toMatchInlineSnapshot(`
    "
    guides/left.mdx  is published, and no entry of the navigation lists it
      redirect     /guides/left/:rest* may be sent on to /guides/auth (Auth) by docs.json:66:17
      file         guides/left.mdx
      address      /guides/left
    "
  `);
});

test("a file that is there gets no other page suggested, and no missing page is suggested", async () => {
  expect(await explainIn(site, "v3/guides/tokens")).toMatchObject({ kind: "nothing", nearest: [] });
  expect(await explainIn(site, "/gone/lost")).toMatchObject({ kind: "nothing", nearest: [] });
});

test("an exact redirect after a wildcard is named with it, and which of them is used", async () => {
  const redirects = [
    { source: "/old/:slug*", destination: "/:slug*" },
    { source: "/old/x", destination: "/a" },
    { source: "/old/a", destination: "/a" },
    { source: "/old", destination: "/b" },
    { source: "/old/z", destination: "/nothing" },
  ];
  const both = {
    "docs.json": docsJson({ navigation: { pages: ["a", "b", "x", "z"] }, redirects }),
    ...Object.fromEntries(["a", "b", "x", "z"].map((name) => [`${name}.mdx`, ""])),
  };
  expect(await textIn(both, "/old/x")).toMatchInlineSnapshot(`
    "
    /old/x  is redirected
      redirect     /old/:slug* is sent on to /x (X) by docs.json:12:17. It is not certain that the
                   platform does so: it may use /old/x (docs.json:16:17), which leads to /a (A)
    "
  `);
  expect(await textIn(both, "/old/a")).toMatchInlineSnapshot(`
    "
    /old/a  is redirected
      redirect     /old/:slug* is sent on to /a (A) by docs.json:12:17; /old/a (docs.json:20:17) leads
                   there, too
    "
  `);
  expect(await textIn(both, "/old")).toMatchInlineSnapshot(`
    "
    /old  is no page of this site
      redirect     /old is sent on to /b (B) by docs.json:24:17. It is not certain that the platform
                   does so: it may use /old/:slug* (docs.json:12:17), which leads to / (no page of this
                   site)
    "
  `);
  expect(await explainIn(both, "/old/x")).toMatchObject({ arrives: true });
  // One of the two leads nowhere.
  expect(await explainIn(both, "/old/z")).toMatchObject({
    arrives: false,
    redirect: { certain: false, redirected: true },
  });
});

test("a redirect is followed to where readers arrive", async () => {
  expect(await textIn(site, "/signin")).toMatchInlineSnapshot(`
    "
    /signin  is redirected
      redirect     /signin is sent on to /login/now and from there to /guides/auth (Auth) by
                   docs.json:42:17
    "
  `);
  expect(await textIn(site, "/round")).toMatchInlineSnapshot(`
    "
    /round  is no page of this site
      redirect     /round is sent on to /about and from there to /round (a loop of redirects) by
                   docs.json:46:17
    "
  `);
  expect(await explainIn(site, "/to-alone")).toMatchObject({ redirect: { target: "unlisted page", page: null } });
  expect(await explainIn(site, "/to-folder")).toMatchObject({ redirect: { target: "folder", page: null } });
  expect(await explainIn(site, "/to-nothing")).toMatchObject({ redirect: { target: "nothing", page: null } });
});

test("an address from which readers arrive gets no other page suggested", async () => {
  expect(await explainIn(site, "/login/auth")).toMatchObject({ arrives: true, nearest: [] });
  expect(await explainIn(site, "/round")).toMatchObject({ arrives: false });
  expect(await explainIn(site, "/to-nothing")).toMatchObject({ arrives: false });
});

test("the address of a folder is explained with its pages", async () => {
  expect(await textIn(site, "/guides")).toMatchInlineSnapshot(`
    "
    /guides  is a folder and no page
      pages        1 page is below this address, the first at /guides/auth; it depends on the platform
                   whether it opens that page here
    "
  `);
});

test("a missing page whose address is redirected does not lead nowhere", async () => {
  expect(await explainIn(site, "guides/lost")).toMatchObject({
    states: [{ state: "missing", from: "no page file has this path, so the link leads nowhere" }],
  });
  expect(await explainIn(site, "guides/went")).toMatchObject({
    states: [{ state: "missing", from: "no page file has this path" }],
    redirect: { target: "page" },
  });
});

test("an address that only a division leads to is reported with that division", async () => {
  expect(await textIn(site, "https://status.example.com/")).toMatchInlineSnapshot(`
    "
    https://status.example.com/  a link out of the site
      Linked by:
        tab "Status"  docs.json:15:16
    "
  `);
  expect(await textIn(site, "/blog")).toMatchInlineSnapshot(`
    "
    /blog  no page of this site has this address
      Linked by:
        tab "Blog"  docs.json:19:16
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
    /  is redirected
      redirect     / is sent on to /start (Start) by docs.json:9:17
      entrance     readers who ask for it get /start (Start)
    "
  `);
  expect(await explainIn(start, "/docs", { basePath: "/docs" })).toMatchObject({ entrance: { href: "/docs/start" } });
  expect(await explainIn(start, "/else")).not.toHaveProperty("entrance");
});
