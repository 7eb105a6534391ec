// Everything about a page is explained, with the place where it is written.
import { expect, test } from "vitest";
import { docsJson, explainIn, textIn } from "./explain-files.ts";

const spec = JSON.stringify(
  {
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    paths: {
      "/users": { get: { summary: "List users", tags: ["Users"] }, post: { summary: "List users", tags: ["Users"] } },
      "/teams": {
        get: {
          summary: "List teams",
          deprecated: true,
          "x-mint": { href: "/teams/all", metadata: { title: "All teams", sidebarTitle: "Teams" } },
        },
      },
    },
  },
  null,
  2,
);

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

const languages = {
  "docs.json": docsJson({
    navigation: {
      languages: [
        {
          language: "en",
          tabs: [
            { tab: "Guides", groups: [{ group: "Start", pages: ["index", "guides/auth", "guides/keys"] }] },
            { tab: "API", hidden: true, openapi: "api.json" },
          ],
        },
        { language: "fr", $ref: "./navigation/fr.json" },
        { language: "ja", pages: ["ja/index"] },
      ],
    },
    redirects: [{ source: "/auth", destination: "/guides/auth" }],
  }),
  "navigation/fr.json": docsJson({ pages: ["fr/index", "fr/guides/auth"] }),
  "index.mdx": "---\ntitle: Welcome\n---\n",
  "guides/auth.mdx": "---\ntitle: Authentication\nsidebarTitle: Auth\ntag: NEW\n---\n",
  "guides/keys.md": "# Keys\n",
  "fr/index.mdx": "---\ntitle: Bienvenue\n---\n",
  "fr/guides/auth.mdx": "---\ntitle: Authentification\n---\n",
  "ja/index.mdx": "---\ntitle: ようこそ\n---\n",
  "ja/guides/auth.mdx": "---\ntitle: 認証\n---\n",
  "api.json": spec,
};

test("a page shows its texts, its entry, all above that, its neighbors and its counterparts", async () => {
  expect(await textIn(languages, "/guides/auth")).toMatchInlineSnapshot(`
    "
    Authentication  /guides/auth
      file         guides/auth.mdx
      title        "title" in the front matter, 2:8
      label        Auth, from "sidebarTitle" in the front matter, 3:15
      badge        NEW, from "tag" in the front matter, 4:6
      address      the path of its file
      key          guides/auth (its path)

    Listed at docs.json:14:19 in en
      under        language "en"  5:21   /
                   tab "Guides"   8:20   /
                   group "Start"  11:26  /
      breadcrumbs  Guides › Start
      sidebar      tab "Guides"
      previous     Welcome  /
      next         Keys  /guides/keys

    In other editions
      fr  /fr/guides/auth  Authentification
      not in       ja: no page there has the key "guides/auth"
                   ja/guides/auth.mdx is there, and no entry of ja names it
    "
  `);
});

test("an entry in a file of its own is reported there", async () => {
  expect(await textIn(languages, "fr/guides/auth.mdx")).toMatchInlineSnapshot(`
    "
    Authentification  /fr/guides/auth
      file         fr/guides/auth.mdx
      title        "title" in the front matter, 2:8
      address      the path of its file
      key          guides/auth (its path, without the folder of its edition)

    Listed at navigation/fr.json:4:5 in fr
      under        language "fr"  docs.json:28:21  /fr
      sidebar      the whole site
      previous     Bienvenue  /fr
      next         –

    In other editions
      en  /guides/auth  Authentication
      not in       ja: no page there has the key "guides/auth"
                   ja/guides/auth.mdx is there, and no entry of ja names it
    "
  `);
});

test("a page without front matter has its title from its path", async () => {
  expect(await textIn(languages, "/guides/keys?tab=1#top")).toMatchInlineSnapshot(`
    "
    Keys  /guides/keys
      file         guides/keys.md
      title        the last part of its path
      address      the path of its file
      key          guides/keys (its path)

    Listed at docs.json:15:19 in en
      under        language "en"  5:21   /
                   tab "Guides"   8:20   /
                   group "Start"  11:26  /
      breadcrumbs  Guides › Start
      sidebar      tab "Guides"
      previous     Authentication  /guides/auth
      next         –

    In other editions
      not in       fr, ja: no page there has the key "guides/keys"
    "
  `);
});

test("a generated page shows its operation, what its address is made of, and what hides it", async () => {
  expect(await textIn(languages, "GET /users")).toMatchInlineSnapshot(`
    "
    List users  /api-reference/users/list-users
      generated    from GET /users of api.json, api.json:9:14
      hidden       by tab "API", docs.json:22:23
      title        the operation's summary, 10:20
      address      directory "api-reference" + tag "Users" + summary "List users"
      key          GET /users (its operation)

    Made from the spec at docs.json:23:24 in en
      under        language "en"  5:21   /
                   tab "API"      21:20  /api-reference/users/list-users
                   group "Users"  23:24  /api-reference/users/list-users (a tag of the spec)
      hidden       by tab "API", 22:23
      spec         api.json, set by tab "API", 23:24
      breadcrumbs  API › Users
      sidebar      tab "API"

    In other editions
      not in       fr, ja: no page there has the key "GET /users"
    "
  `);
});

test("an address that another operation had first is reported with what was added, and with that operation", async () => {
  expect(inOneLine(await textIn(languages, "POST /users"))).toContain(
    `address directory "api-reference" + tag "Users" + summary "List users", and "-1" because GET /users has that address key`,
  );
  const versions = {
    "docs.json": docsJson({
      navigation: {
        versions: [
          { version: "v2", openapi: "new.json" },
          { version: "v1", openapi: "old.json" },
        ],
      },
    }),
    "new.json": spec,
    "old.json": spec,
  };
  expect(inOneLine(await textIn(versions, "old.json GET /users"))).toContain(
    `List users /api-reference/v1/users/list-users generated from GET /users of old.json, old.json:9:14 ` +
      `title the operation's summary, 10:20 address directory "api-reference" + tag "Users" + summary "List users", ` +
      `below "v1" because GET /users has that address key`,
  );
});

test("what the spec says of a page is reported with its place in the spec", async () => {
  expect(await textIn(languages, "/teams/all")).toMatchInlineSnapshot(`
    "
    All teams  /teams/all
      generated    from GET /teams of api.json, api.json:23:14
      hidden       by tab "API", docs.json:22:23
      deprecated   "deprecated" of the operation, 25:23
      title        "title" in "x-mint", 29:22
      label        Teams, from "sidebarTitle" in "x-mint", 30:29
      address      "x-mint.href" of the operation, 27:19
      key          GET /teams (its operation)

    Made from the spec at docs.json:23:24 in en
      under        language "en"          5:21   /
                   tab "API"              21:20  /api-reference/users/list-users
                   group "API Reference"  23:24  /teams/all (a tag of the spec)
      hidden       by tab "API", 22:23
      spec         api.json, set by tab "API", 23:24
      breadcrumbs  API › API Reference
      sidebar      tab "API"

    In other editions
      not in       fr, ja: no page there has the key "GET /teams"
    "
  `);
});

test("an entry without a file is reported as missing, with the problem that names it", async () => {
  const files = {
    "docs.json": docsJson({ navigation: { groups: [{ group: "Start", pages: ["index", "guides/kyes"] }] } }),
    "index.mdx": "---\ntitle: Welcome\nhidden: true\n---\n",
    "guides/keys.mdx": "",
  };
  expect(await textIn(files, "/guides/kyes")).toMatchInlineSnapshot(`
    "
    Kyes  /guides/kyes
      file         none
      missing      no page file has this path, so the link leads nowhere
      title        the last part of its path
      address      the path that its entry names
      key          guides/kyes (its path)

    Listed at docs.json:8:11
      under        group "Start"  5:18  –
      breadcrumbs  Start
      sidebar      the whole site

    Problems
      docs.json:8:11  error  page-not-found
        There is no page file "guides/kyes.mdx" or "guides/kyes.md", so this entry leads nowhere. Did
        you mean "guides/keys"?
    "
  `);
  expect(await textIn(files, "/")).toMatchInlineSnapshot(`
    "
    Welcome  /
      file         index.mdx
      hidden       "hidden" in the front matter, 3:9
      noindex      it is hidden
      title        "title" in the front matter, 2:8
      address      the path of its file, without "index"
      key          index (its path)

    Listed at docs.json:7:11
      under        group "Start"  5:18  –
      breadcrumbs  Start
      sidebar      the whole site
    "
  `);
});

test("the root page of a group that lists it again has two entries", async () => {
  const files = {
    "docs.json": docsJson({ navigation: { groups: [{ group: "Start", root: "index", pages: ["index", "next"] }] } }),
    "index.mdx": "",
    "next.mdx": "",
  };
  expect(await textIn(files, "/")).toMatchInlineSnapshot(`
    "
    Index  /
      file         index.mdx
      title        the last part of its path
      address      the path of its file, without "index"
      key          index (its path)

    Listed at docs.json:8:11
      under        group "Start"  5:18  /
      breadcrumbs  Start
      sidebar      the whole site
      previous     –
      next         Next  /next

    Root page at docs.json:6:17
      under        group "Start"  5:18  /
      breadcrumbs  Start
      sidebar      the whole site
      previous     –
      next         Next  /next
    "
  `);
});

test("a page that has many places shows the first in full and the others in a line", async () => {
  const groups = Array.from({ length: 20 }, (_, index) => ({ group: `Group ${index + 1}`, pages: ["index"] }));
  const tabs = groups.map((group) => ({ tab: `Tab of ${group.group}`, groups: [group] }));
  const files = { "docs.json": docsJson({ navigation: { tabs } }), "index.mdx": "" };
  const text = await textIn(files, "/");
  expect(text.match(/^Listed at docs\.json/gm)).toHaveLength(3);
  expect(text).toContain("\nListed at 17 more places\n  docs.json:43:15  Tab of Group 4 › Group 4\n");
  expect(text).toContain("  … and 5 more\n");
});

test("a page in twenty versions names the editions in few words", async () => {
  const versions = Array.from({ length: 20 }, (_, index) => ({
    version: `v${index + 1}`,
    pages: ["index", `v${index + 1}/start`],
  }));
  const pages = Object.fromEntries(versions.map(({ pages: [, path] }) => [`${path}.mdx`, ""]));
  const files = { ...pages, "docs.json": docsJson({ navigation: { versions } }), "index.mdx": "" };
  expect(await textIn(files, "/v3/start")).toMatchInlineSnapshot(`
    "
    Start  /v3/start
      file         v3/start.mdx
      title        the last part of its path
      address      the path of its file
      key          start (its path, without the folder of its edition)

    Listed at docs.json:22:11 in @v3
      under        version "v3"  19:20  /
      sidebar      the whole site
      previous     Index  /
      next         –

    In other editions
      @v1  /v1/start  Start
      @v2  /v2/start  Start
      @v4  /v4/start  Start
      @v5  /v5/start  Start
      @v6  /v6/start  Start
      @v7  /v7/start  Start
      @v8  /v8/start  Start
      @v9  /v9/start  Start
      … and 11 more
    "
  `);
});

test("a lock that keeps an address is reported as its reason", async () => {
  const files = {
    "docs.json": docsJson({ navigation: { groups: [{ group: "API", openapi: "api.json" }] } }),
    "api.json": spec,
  };
  const lock = { lockVersion: 1 as const, operations: { "api.json": { "GET /users": "/api-reference/old/address" } } };
  expect(await textIn(files, "GET /users", { lock })).toContain("List users  /api-reference/old/address\n");
  expect(await textIn(files, "GET /users", { lock })).toContain(
    "address      the lock: it was published at this address\n",
  );
});

test("the directory and the other schemes of addresses are recognised", async () => {
  const files = {
    "docs.json": docsJson({
      navigation: { groups: [{ group: "API", openapi: { source: "api.json", directory: "ref" } }] },
    }),
    "api.json": spec,
  };
  expect(await textIn(files, "GET /users", { urls: "method-path", basePath: "/docs" })).toContain(
    `address      directory "ref" + tag "Users" + method and path, after the base path /docs\n`,
  );
  expect(await textIn(files, "/docs/ref/users/get-users", { urls: "method-path", basePath: "/docs" })).toContain(
    "List users  /docs/ref/users/get-users\n",
  );
});

test("a page that only a link names shows who links to it", async () => {
  const files = {
    "docs.json": docsJson({
      navigation: { global: { anchors: [{ anchor: "News", href: "/news" }] }, pages: ["index"] },
    }),
    "index.mdx": "",
    "news.mdx": "",
  };
  expect(await textIn(files, "/news")).toMatchInlineSnapshot(`
    "
    News  /news
      file         news.mdx
      unlisted     no entry lists it; it has an address all the same
      title        the last part of its path
      address      the path of its file
      key          news (its path)

    Linked by
      anchor "News"  docs.json:6:21

    Shown without an entry
      sidebar      the whole site
    "
  `);
});

test("an endpoint of two specs shows the page of the other one, too", async () => {
  const files = {
    "docs.json": docsJson({
      navigation: {
        groups: [
          { group: "New", openapi: { source: "new.json", directory: "new" } },
          { group: "Old", openapi: { source: "old.json", directory: "old" } },
        ],
      },
    }),
    "new.json": spec,
    "old.json": spec,
  };
  expect(await explainIn(files, "GET /users")).toMatchObject({
    href: "/new/users/list-users",
    others: [{ href: "/old/users/list-users" }],
  });
  expect(await explainIn(files, "old GET /users")).toMatchObject({ href: "/old/users/list-users", others: [] });
});

test("of many editions, those that share the version or the language come first", async () => {
  const versions = (language: string): object => ({
    language,
    versions: ["2", "1"].map((version) => ({ version, pages: [`${language}/${version}/start`] })),
  });
  const pages = ["en", "fr"].flatMap((language) => ["2", "1"].map((version) => `${language}/${version}/start.mdx`));
  const files = {
    ...Object.fromEntries(pages.map((page) => [page, ""])),
    "docs.json": docsJson({ navigation: { languages: [versions("en"), versions("fr")] } }),
  };
  expect(await explainIn(files, "fr/1/start")).toMatchObject({
    counterparts: [{ editions: ["en@1"] }, { editions: ["fr@2"] }, { editions: ["en@2"] }],
  });
});

test("a spec behind an address is named without a line", async () => {
  const url = "https://api.example.com/openapi.json";
  const files = { "docs.json": docsJson({ navigation: { groups: [{ group: "API", openapi: url }] } }) };
  const remoteSpecs = (): Promise<string> => Promise.resolve(spec);
  expect(await textIn(files, "GET /users", { remoteSpecs })).toContain(
    `\n  generated    from GET /users of ${url}\n  title        the operation's summary, ${url}\n`,
  );
  expect(await textIn(files, "GET /users", { remoteSpecs: false })).toContain("GET /users  is no page of this site\n");
});

test("a root page is placed at the root that names it, not at one whose path begins like it", async () => {
  const page = await explainIn(
    {
      "docs.json": docsJson({
        navigation: {
          tabs: [
            {
              tab: "Guides",
              root: "guides/start-here",
              versions: [{ version: "v1", root: "guides/start", pages: ["guides/start-here"] }],
            },
          ],
        },
      }),
      "guides/start.mdx": "",
      "guides/start-here.mdx": "",
    },
    "/guides/start",
  );
  expect(page).toMatchObject({
    entries: [{ kind: "root", written: "guides/start", pointer: "/navigation/tabs/0/versions/0/root" }],
  });
});

test("a root page that is written with its extension is found at its place", async () => {
  const page = await explainIn(
    {
      "docs.json": docsJson({ navigation: { groups: [{ group: "A", root: "a/start.mdx", pages: ["b"] }] } }),
      "a/start.mdx": "",
      "b.mdx": "",
    },
    "/a/start",
  );
  expect(page).toMatchObject({ entries: [{ kind: "root", written: "a/start.mdx" }] });
});

test.each(["openapi-v1.json", "v1.json"])("the spec %s is placed where it is named", async (source) => {
  const files = {
    "docs.json": docsJson({
      navigation: {
        groups: [{ group: "API", openapi: ["v1.json", "openapi-v1.json"], pages: ["v1.json GET /users", "intro"] }],
      },
    }),
    "v1.json": spec,
    "openapi-v1.json": spec,
    "intro.mdx": "",
  };
  const page = await explainIn(files, "/intro");
  if (page.kind !== "page") throw new Error("it is a page");
  const place = page.entries[0]?.specs.find((each) => each.source === source)?.at;
  const line = files["docs.json"].split("\n")[(place?.line ?? 0) - 1];
  expect(line?.slice((place?.column ?? 0) - 1)).toMatch(new RegExp(`^"${source}"`));
});

test("a webhook has its title from its path, also where its summary has the same words", async () => {
  const files = {
    "docs.json": docsJson({ navigation: { groups: [{ group: "API", openapi: "api.json" }] } }),
    "api.json": JSON.stringify({
      openapi: "3.1.0",
      info: { title: "API", version: "1" },
      webhooks: { paid: { post: { summary: "Order paid" } } },
    }),
  };
  expect(await explainIn(files, "webhook paid")).toMatchObject({
    title: { text: "Order paid", from: "the last part of its path" },
  });
});

test("an address of its own that an earlier operation has is reported with that operation", async () => {
  const own = (href: string): object => ({ "x-mint": { href } });
  const files = {
    "docs.json": docsJson({ navigation: { groups: [{ group: "API", openapi: "api.json" }] } }),
    "api.json": JSON.stringify({
      openapi: "3.1.0",
      info: { title: "API", version: "1" },
      paths: { "/a": { get: own("/ref"), post: own("/ref") } },
    }),
  };
  expect(inOneLine(await textIn(files, "POST /a"))).toContain(
    `address "x-mint.href" of the operation, and "-1" because GET /a has that address, 1:`,
  );
});

test("an address that the lock keeps for a removed operation is reported with that operation", async () => {
  const files = {
    "docs.json": docsJson({ navigation: { groups: [{ group: "API", openapi: "api.json" }] } }),
    "api.json": spec,
  };
  const operations = { "api.json": { "DELETE /users": "/api-reference/users/list-users" } };
  expect(inOneLine(await textIn(files, "GET /users", { lock: { lockVersion: 1, operations } }))).toContain(
    `summary "List users", and "-1" because the lock keeps that address for DELETE /users key`,
  );
});

test("a redirect of another file is placed there", async () => {
  const files = {
    "docs.json": docsJson({ navigation: { pages: ["index"] }, redirects: { $ref: "./redirects.json" } }),
    "redirects.json": `[\n  { "source": "/old", "destination": "/" }\n]`,
    "index.mdx": "",
  };
  expect(await explainIn(files, "/old")).toMatchObject({
    redirect: { at: { file: "redirects.json", line: 2, column: 15 } },
  });
});

test("a division that shows itself below a hidden one is not reported as hidden", async () => {
  const files = {
    "docs.json": docsJson({
      navigation: {
        tabs: [
          {
            tab: "Next",
            hidden: true,
            groups: [
              { group: "Shown", hidden: false, pages: ["shown", { group: "Inside", hidden: true, pages: ["inside"] }] },
            ],
          },
        ],
      },
    }),
    "shown.mdx": "",
    "inside.mdx": "",
  };
  expect(await textIn(files, "/shown")).not.toContain("  hidden  ");
  expect(inOneLine(await textIn(files, "/inside"))).toContain(`hidden by group "Inside", docs.json:`);
});

test("a field that a fetched spec sets is reported as set there", async () => {
  const url = "https://api.example.com/openapi.json";
  const files = { "docs.json": docsJson({ navigation: { groups: [{ group: "API", openapi: url }] } }) };
  expect(await explainIn(files, "/teams/all", { remoteSpecs: () => Promise.resolve(spec) })).toMatchObject({
    title: { text: "All teams", from: `"title" in "x-mint"`, at: { file: url } },
    address: { from: `"x-mint.href" of the operation` },
  });
});

test("a root page that gives way to the root of a branch is reported at its own root", async () => {
  const files = {
    "docs.json": docsJson({
      navigation: {
        tabs: [{ tab: "API", root: "api", versions: [{ version: "v1", root: "v1/start", pages: ["v1/next"] }] }],
      },
    }),
    "api.mdx": "",
    "v1/start.mdx": "",
    "v1/next.mdx": "",
  };
  expect(await explainIn(files, "/api")).toMatchObject({
    entries: [{ kind: "root", pointer: "/navigation/tabs/0/root", editions: ["@v1"] }],
  });
});

test("a webhook is named as an entry names it", async () => {
  const spec = {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: { "/users": { get: {} } },
    webhooks: { orderCreated: { post: {} } },
  };
  const files = {
    "docs.json": docsJson({ navigation: { groups: [{ group: "API", openapi: "api.json" }] } }),
    "api.json": JSON.stringify(spec),
  };
  for (const word of ["GET /users", "webhook orderCreated"])
    expect(await explainIn(files, word)).toMatchObject({ operation: { name: word } });
});

test("a root page says in which layout it lists its group, and what sets that", async () => {
  const files = {
    "docs.json": docsJson({
      navigation: { tabs: [{ tab: "Guides", directory: "card", groups: [{ group: "A", root: "a", pages: ["b"] }] }] },
    }),
    "a.mdx": "",
    "b.mdx": "",
  };
  expect(await explainIn(files, "/a")).toMatchObject({
    entries: [{ directory: { layout: "card", from: 'tab "Guides"', at: { file: "docs.json" } } }],
  });
  expect(inOneLine(await textIn(files, "/a"))).toContain('layout card, set by tab "Guides"');
  expect(await explainIn(files, "/b")).not.toHaveProperty(["entries", 0, "directory"]);
});

test("a root page whose group sets its own layout says so", async () => {
  const files = {
    "docs.json": docsJson({ navigation: { groups: [{ group: "A", directory: "card", root: "a", pages: ["b"] }] } }),
    "a.mdx": "",
    "b.mdx": "",
  };
  expect(await explainIn(files, "/a")).toMatchObject({
    entries: [{ directory: { layout: "card", from: 'group "A"', at: { file: "docs.json" } } }],
  });
});

test("a page in no list says which pages name it as related", async () => {
  const files = {
    "docs.json": docsJson({ navigation: { pages: ["a"] } }),
    "a.mdx": "---\ntitle: First\nrelated:\n  - /more\n---\n",
    "more.mdx": "",
  };
  expect(await explainIn(files, "/more")).toMatchObject({
    linkedFrom: [{ kind: "page", label: "First", file: "a.mdx", line: 4, editions: ["main"] }],
  });
});

test("a page of a GraphQL schema names its part, and says where no more is known of it", async () => {
  const files = {
    "docs.json": docsJson({
      navigation: { tabs: [{ tab: "API", graphql: "s.graphql", pages: ["QUERY users", "TYPE Nobody"] }] },
    }),
    "s.graphql": "type Query { users: Int }",
  };
  expect(await explainIn(files, "/graphql-reference/queries/users")).toMatchObject({
    operation: { name: "QUERY users", spec: "s.graphql", origin: { from: "its entry" } },
    entries: [{ written: "QUERY users" }],
  });
  expect(inOneLine(await textIn(files, "/graphql-reference/queries/users"))).toContain(
    "generated from QUERY users of s.graphql ",
  );
  expect(inOneLine(await textIn(files, "/graphql-reference/types/Nobody"))).toContain(
    "TYPE Nobody of s.graphql, of which no more is known",
  );
});

test("an entry in a list of navigation that the platform drops says so, with the list that it uses", async () => {
  const files = {
    "docs.json": docsJson({
      navigation: {
        groups: [{ group: "Guides", pages: ["start"] }],
        tabs: [{ tab: "API", pages: ["api"] }],
        pages: ["about"],
      },
    }),
    "start.mdx": "---\ntitle: Start\n---\n",
    "api.mdx": "---\ntitle: API\n---\n",
    "about.mdx": "---\ntitle: About\n---\n",
  };
  const dropped = (list: string): string =>
    `dropped by the platform: "navigation" has "tabs" (11:13) beside "${list}", and only "tabs" is used. Move "${list}" inside "tabs".`;
  expect(inOneLine(await textIn(files, "/start"))).toContain(dropped("groups"));
  expect(inOneLine(await textIn(files, "/about"))).toContain(dropped("pages"));
  expect(await textIn(files, "/api")).not.toContain("dropped");
});
