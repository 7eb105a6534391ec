// What does a change do to the texts of a site?
import { describe, expect, test } from "vitest";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const docs = `{
  "name": "Acme",
  "navigation": {
    "groups": [
      { "group": "Start", "pages": ["index", "/guides/start", "guides/auth"] },
      {
        "group": "Help",
        "pages": [
          "faq"
        ]
      }
    ]
  }
}
`;

const page = (body = "", more = ""): string => `---\ntitle: T\n${more}---\n\n${body}\n`;

const site: SiteTexts = {
  "docs.json": docs,
  "index.mdx": page("[start](/guides/start#a) and `[start](/guides/start)`\n\n# A"),
  "guides/start.mdx": page("# A\n\n[in](./auth) ![p](../p.png)", "related: ['guides/auth']\n"),
  "guides/auth.mdx": page('[s](start) <Card href="/guides/start/" />'),
  "faq.mdx": page(),
  "p.png": "",
};

async function changed(...operations: Parameters<typeof plannedChange>[1]): Promise<SiteTexts> {
  const { files, refusals } = await plannedChange(site, operations);
  expect(refusals).toEqual([]);
  return withFiles(site, files);
}

test("says which pages are in another language after it, because nothing translates them", async () => {
  const languages = [
    { language: "en", groups: [{ group: "Guides", pages: ["start", "end"] }] },
    { language: "fr", groups: [{ group: "Aide", pages: ["fr/start"] }] },
  ];
  const texts = {
    "docs.json": JSON.stringify({ name: "A", navigation: { languages } }),
    "start.mdx": page(),
    "end.mdx": page(),
    "fr/start.mdx": page(),
  };
  const placed = await plannedChange(texts, [
    { kind: "place", page: "end", target: { kind: "after", page: "fr/start" } },
  ]);
  expect(placed.left).toEqual([
    { file: "end.mdx", line: 1, written: "end.mdx", reason: "it is listed in fr now, and its text is in en" },
  ]);
  const moved = await plannedChange(texts, [
    { kind: "move", from: "end", to: "fr/end" },
    { kind: "place", page: "end", target: { kind: "after", page: "fr/start" } },
  ]);
  expect(moved.left).toEqual([]);
});

describe("moving a page", () => {
  test("rewrites what names it, and what it names", async () => {
    const after = await changed({ kind: "move", from: "guides/start", to: "learn/deep/begin" });
    expect(after["guides/start.mdx"]).toBeUndefined();
    expect(after["docs.json"]).toBe(
      docs
        .replace('"/guides/start"', '"/learn/deep/begin"')
        .replace(
          "  }\n}\n",
          '  },\n  "redirects": [\n    {\n      "source": "/guides/start",\n      "destination": "/learn/deep/begin"\n    }\n  ]\n}\n',
        ),
    );
    expect(after["index.mdx"]).toBe(page("[start](/learn/deep/begin#a) and `[start](/guides/start)`\n\n# A"));
    expect(after["learn/deep/begin.mdx"]).toBe(
      page("# A\n\n[in](../../guides/auth) ![p](../../p.png)", "related: ['guides/auth']\n"),
    );
    expect(after["guides/auth.mdx"]).toBe(page('[s](../learn/deep/begin) <Card href="/learn/deep/begin/" />'));
  });

  test("keeps inner links of a folder that moves as a whole", async () => {
    const after = await changed({ kind: "move", from: "guides/", to: "manual/" });
    expect(after["manual/start.mdx"]).toBe(page("# A\n\n[in](./auth) ![p](../p.png)", "related: ['manual/auth']\n"));
    expect(after["manual/auth.mdx"]).toBe(page('[s](start) <Card href="/manual/start/" />'));
  });

  test("leaves a link that leads to the same file from its new place, however it is written", async () => {
    const body = "[in](.././guides/auth)";
    const texts = { ...site, "guides/start.mdx": page(body) };
    const { files } = await plannedChange(texts, [{ kind: "move", from: "guides/start", to: "learn/begin" }]);
    expect(withFiles(texts, files)["learn/begin.mdx"]).toBe(page(body));
  });

  test("rewrites links to a folder that moves as a whole", async () => {
    const texts = { ...site, "faq.mdx": page("[all](/guides)", "related: ['/guides']\n") };
    const { files } = await plannedChange(texts, [{ kind: "move", from: "guides/", to: "manual/" }]);
    expect(withFiles(texts, files)["faq.mdx"]).toBe(page("[all](/manual)", "related: ['/manual']\n"));
  });

  test("takes a pattern, and puts what it matches into a folder", async () => {
    const { files } = await plannedChange(site, [{ kind: "move", from: "guides/s*", to: "learn/" }]);
    expect(files.filter(({ kind }) => kind === "move")).toMatchObject([
      { from: "guides/start.mdx", to: "learn/start.mdx" },
    ]);
  });

  test.each([
    ["guides/none", "x", /no page, file or folder "guides\/none"/],
    ["guides/strat", "x", /Did you mean guides\/start\?/],
    ["guides/start", "guides/auth", /There is a file guides\/auth\.mdx already, so guides\/start\.mdx can't be moved/],
    ["guides/start", `x/${"ü".repeat(130)}`, /The name "ü{40}…" has more than 255 bytes/],
    ["guides/start", "p.png/x", /p\.png is a file, so there can't be a file p\.png\/x\.mdx in it/],
    ["*/guides/", "*/manual/", /has a "\*".*--all-languages/],
    ["guides/start", "guides/auth", /whose text stays, use navc rm guides\/start\.mdx --to guides\/auth\.mdx/],
    ["guides/start", "../x", /"\.\.\/x" is not a path in the docs folder/],
    ["guides/start", ".hidden/x", /would be in a hidden folder/],
    ["guides/", "guides/inner/", /can't be moved into itself/],
    ["guides/*", "x", /Name a folder for them/],
    ["nothing*", "x/", /No file matches/],
  ])("refuses to move %s to %s", async (from, to, message) => {
    await expect(plannedChange(site, [{ kind: "move", from, to }])).rejects.toThrow(message);
  });

  test.each([".env", ".git/HEAD", "node_modules/a/b.mdx"])("moves and removes nothing hidden: %s", async (file) => {
    const withHidden = { ...site, [file]: "TOKEN" };
    const message = /is hidden, or in a hidden folder/;
    await expect(plannedChange(withHidden, [{ kind: "move", from: file, to: "x.txt" }])).rejects.toThrow(message);
  });

  test("says which links in parts of pages stay", async () => {
    const texts = {
      ...site,
      "snippets/part.mdx": "[s](./start)\n",
      "faq.mdx": page('import P from "/snippets/part.mdx"\n\n<P />'),
    };
    const { left } = await plannedChange(texts, [{ kind: "move", from: "guides/start", to: "guides/begin" }]);
    expect(left).toEqual([
      {
        file: "snippets/part.mdx",
        line: 1,
        written: "start",
        reason: "where it leads depends on the page that shows it",
      },
    ]);
  });

  test("follows references between the files of docs.json", async () => {
    const texts = {
      ...site,
      "docs.json": '{ "name": "A", "navigation": { "groups": [{ "$ref": "./nav/help.json" }] } }\n',
      "nav/help.json": '{ "group": "Help", "pages": ["faq", "index"] }\n',
    };
    const { files, refusals } = await plannedChange(texts, [
      { kind: "move", from: "nav/", to: "parts/nav/" },
      { kind: "move", from: "faq", to: "help/faq" },
    ]);
    expect(refusals).toEqual([]);
    const after = withFiles(texts, files);
    expect(after["parts/nav/help.json"]).toBe('{ "group": "Help", "pages": ["help/faq", "index"] }\n');
    expect(after["docs.json"]).toContain('{ "$ref": "./parts/nav/help.json" }');
  });

  test("refuses what would break a link that it can't rewrite", async () => {
    const texts = {
      ...site,
      "faq.mdx": page('import P from "/snippets/part.mdx"\n\n<P />'),
      "snippets/part.mdx": "x\n",
    };
    const { left, refusals } = await plannedChange({ ...texts, "index.mdx": page('<Snippet file="part.mdx" />') }, [
      { kind: "move", from: "snippets/part.mdx", to: "parts/part.mdx" },
    ]);
    expect(left).toMatchObject([{ file: "index.mdx", reason: "a snippet has to stay in the folder of snippets" }]);
    expect(refusals).toMatchObject([{ kind: "problem" }]);
  });
});

describe("removing a page", () => {
  test.each(["guides", "guides/", "guides/*"])("is done for all pages of %s", async (folder) => {
    const texts = { ...site, "guides/p.png": "" };
    const { files, refusals, left } = await plannedChange(texts, [{ kind: "remove", page: folder, redirect: "faq" }]);
    expect(refusals).toEqual([]);
    expect(left).toEqual([
      expect.objectContaining({ written: "/guides/start#a", isAnchor: true }),
      expect.objectContaining({ file: "guides/p.png", reason: expect.stringMatching(/^it is no page;/) }),
    ]);
    const after = withFiles(texts, files);
    expect(Object.keys(after)).toEqual(["docs.json", "index.mdx", "faq.mdx", "p.png", "guides/p.png"]);
    expect(after["docs.json"]).toContain('"pages": ["index"]');
    expect(after["index.mdx"]).toContain("[start](/faq");
  });

  test("is refused for a folder without a page", async () => {
    const texts = { ...site, "images/p.png": "" };
    await expect(plannedChange(texts, [{ kind: "remove", page: "images/", redirect: null }])).rejects.toThrow(
      'There is no page in "images/", so nothing is removed.',
    );
    await expect(plannedChange(texts, [{ kind: "remove", page: "none/", redirect: null }])).rejects.toThrow(
      'There is no page, file or folder "none/".',
    );
  });

  test("sends its links and readers to another page, and removes a group that would be empty", async () => {
    const after = await changed({ kind: "remove", page: "faq", redirect: "guides/auth" });
    expect(JSON.parse(after["docs.json"]!)).toMatchObject({
      navigation: { groups: [{ group: "Start" }] },
      redirects: [{ source: "/faq", destination: "/guides/auth" }],
    });
    expect(after["docs.json"]).not.toContain("Help");
  });

  test("without a target is refused while links lead there", async () => {
    const { refusals } = await plannedChange(site, [{ kind: "remove", page: "guides/start", redirect: null }]);
    expect(refusals.map(({ kind }) => kind)).toContain("problem");
    const alone = await plannedChange(site, [{ kind: "remove", page: "faq", redirect: null }]);
    expect(alone.refusals).toEqual([]);
  });

  test("can't send readers to a page that is not there, or that goes too", async () => {
    await expect(plannedChange(site, [{ kind: "remove", page: "faq", redirect: "none" }])).rejects.toThrow(
      /no page "none"/,
    );
    await expect(plannedChange(site, [{ kind: "remove", page: "faq", redirect: "faq" }])).rejects.toThrow(
      /no page "faq"/,
    );
  });
});

describe("entries and divisions", () => {
  test("a new page is listed beside another one, in the layout of the list", async () => {
    const target = { kind: "after", page: "faq" } as const;
    const after = await changed({ kind: "add", page: "terms", title: 'The "terms"', target });
    expect(after["terms.mdx"]).toBe('---\ntitle: "The \\"terms\\""\n---\n');
    expect(after["docs.json"]).toContain('          "faq",\n          "terms"\n        ]');
  });

  test("a new page without a title has that of its file name", async () => {
    const after = await changed({ kind: "add", page: "terms-of-use", target: { kind: "after", page: "faq" } });
    expect(after["terms-of-use.mdx"]).toBe('---\ntitle: "Terms of use"\n---\n');
  });

  test("an entry moves, and is as it was written", async () => {
    const after = await changed({ kind: "place", page: "guides/start", target: { kind: "before", page: "faq" } });
    expect(after["docs.json"]).toContain('{ "group": "Start", "pages": ["index", "guides/auth"] }');
    expect(after["docs.json"]).toContain('          "/guides/start",\n          "faq"\n');
  });

  test("a division moves into another one, and gets another label", async () => {
    const moved = await changed({
      kind: "place-division",
      labels: ["Help"],
      target: { kind: "into", labels: ["Start"] },
    });
    expect(JSON.parse(moved["docs.json"]!)).toMatchObject({
      navigation: {
        groups: [
          { group: "Start", pages: ["index", "/guides/start", "guides/auth", { group: "Help", pages: ["faq"] }] },
        ],
      },
    });
    const renamed = await changed({ kind: "relabel", labels: ["Help"], label: "Support" });
    expect(renamed["docs.json"]).toBe(docs.replace('"Help"', '"Support"'));
  });

  test.each([
    [
      { kind: "place", page: "faq", target: { kind: "into", labels: ["None"] } },
      /no group, tab or other division "None"/,
    ],
    [{ kind: "add", page: "faq", target: { kind: "after", page: "index" } }, /listed already/],
    [{ kind: "place-division", labels: ["Help"], target: { kind: "into", labels: ["Help"] } }, /into itself/],
  ] as const)("refuses %j", async (operation, message) => {
    await expect(plannedChange(site, [operation])).rejects.toThrow(message);
  });
});

test("a site that can't be read is refused with the place", async () => {
  await expect(plannedChange({ "docs.json": "{" }, [{ kind: "move", from: "a", to: "b" }])).rejects.toThrow(
    /docs\.json can't be read, so nothing was changed\. docs\.json:1:/,
  );
});

test("redirects, entries and settings in other files follow there", async () => {
  const texts = {
    ...site,
    "docs.json": docs.replace(
      "  }\n}\n",
      '  },\n  "redirects": { "$ref": "./config/redirects.json" },\n  "seo": { "paths": [{ "path": "/guides" }] }\n}\n',
    ),
    "config/redirects.json": '[\n  { "source": "/old", "destination": "/guides/start" }\n]\n',
    ".mintignore": "# drafts\n/guides/\n*.tmp\n",
    "navc.config.json": '{ "ignore": { "page-not-found": ["guides", "x/*"] } }',
    "accepted.json":
      '{ "baselineVersion": 1, "accepted": [{ "code": "a", "file": "guides/start.mdx", "subject": "/guides/start" }] }',
  };
  const { ".mintignore": ignored, ...published } = texts;
  const { files, refusals } = await plannedChange(
    published,
    [{ kind: "move", from: "guides/", to: "manual/" }],
    undefined,
    "accepted.json",
  );
  expect(refusals).toEqual([]);
  const after = withFiles(published, files);
  expect(after["config/redirects.json"]).toBe(
    '[\n  { "source": "/old", "destination": "/manual/start" },\n  { "source": "/guides/start", "destination": "/manual/start" },\n' +
      '  { "source": "/guides/auth", "destination": "/manual/auth" }\n]\n',
  );
  expect(after["docs.json"]).toContain('{ "path": "/manual" }');
  expect(after["navc.config.json"]).toBe('{ "ignore": { "page-not-found": ["manual", "x/*"] } }');
  expect(after["accepted.json"]).toContain('"file": "manual/start.mdx", "subject": "/manual/start"');
  const moved = await plannedChange({ ...published, ".mintignore": ignored }, [
    { kind: "move", from: "guides/", to: "manual/" },
  ]);
  expect(withFiles(texts, moved.files)[".mintignore"]).toBe("# drafts\n/manual/\n*.tmp\n");
});

describe("divisions with their pages", () => {
  test("are removed with their files, but for pages that another division lists", async () => {
    const shared = { ...site, "docs.json": docs.replace('"faq"', '"faq", "index"') };
    const { files, refusals } = await plannedChange(shared, [
      { kind: "remove-division", labels: ["Help"], redirect: "guides/auth" },
    ]);
    expect(refusals).toEqual([]);
    const after = withFiles(shared, files);
    expect(after["faq.mdx"]).toBeUndefined();
    expect(after["index.mdx"]).toBeDefined();
    expect(after["docs.json"]).not.toContain("Help");
  });

  test("a new page gets a new group", async () => {
    const target = { kind: "into", labels: ["Help"] } as const;
    const after = await changed({ kind: "add", page: "terms", group: "Legal", title: "T", target });
    expect(after["docs.json"]).toContain('{\n            "group": "Legal",');
  });
});

test("unlisted pages are listed after those of their folder", async () => {
  const texts = { ...site, "guides/deep/more.mdx": page(), "guides/z.mdx": page(), "top.mdx": page() };
  const { files } = await plannedChange(texts, [{ kind: "list-unlisted" }]);
  const { navigation } = JSON.parse(withFiles(texts, files)["docs.json"]!) as { readonly navigation: unknown };
  expect(navigation).toEqual({
    groups: [
      { group: "Start", pages: ["index", "/guides/start", "guides/auth", "guides/deep/more", "guides/z"] },
      { group: "Help", pages: ["faq", "top"] },
    ],
  });
});

test("a page gets a new path and a new place in one change", async () => {
  const after = await changed(
    { kind: "move", from: "guides/start", to: "learn/start" },
    { kind: "place", page: "guides/start", target: { kind: "after", page: "faq" } },
  );
  expect(after["docs.json"]).toContain('"faq",\n          "/learn/start"\n');
});

test("a removed page is no root any more", async () => {
  const rooted = docs.replace('"group": "Help",', '"group": "Help",\n        "root": "guides/auth",');
  const texts = { ...site, "docs.json": rooted };
  const { files, refusals } = await plannedChange(texts, [{ kind: "remove", page: "guides/auth", redirect: "faq" }]);
  expect(refusals).toEqual([]);
  expect(withFiles(texts, files)["docs.json"]).toMatch(/"group": "Help",\n {8}"pages"/);
});

test("the folder of an index page may be a root", async () => {
  const texts = {
    "docs.json": '{ "name": "A", "navigation": { "groups": [{ "group": "G", "root": "g", "pages": ["g/a"] }] } }',
    "g/index.mdx": page(),
    "g/a.mdx": page(),
  };
  const { files, refusals } = await plannedChange(texts, [{ kind: "move", from: "g/", to: "h/" }]);
  expect(refusals).toEqual([]);
  expect(withFiles(texts, files)["docs.json"]).toContain('"root": "h", "pages": ["h/a"]');
});

test.each([
  ['{ "$ref": "./r.json" }', "[]", /"source": "\/faq"/],
  ["null", undefined, undefined],
  ['{ "a": 1 }', undefined, undefined],
])("redirects that are %s get a redirect, or are refused", async (redirects, list, expected) => {
  const texts = {
    ...site,
    "docs.json": docs.replace("  }\n}\n", `  },\n  "redirects": ${redirects}\n}\n`),
    ...(list === undefined ? {} : { "r.json": list }),
  };
  const planned = plannedChange(texts, [{ kind: "move", from: "faq", to: "help" }]);
  if (expected === undefined) await expect(planned).rejects.toThrow(/"redirects" of docs\.json is no list/);
  else expect(withFiles(texts, (await planned).files)["r.json"]).toMatch(expected);
});

test("a removed page takes the anchors of its redirects with it, and a removed division its whole folder", async () => {
  const redirects = [
    { source: "/old", destination: "/guides/auth?a=1#b" },
    { source: "/g/:slug*", destination: "/guides/:slug*" },
  ];
  const texts: SiteTexts = {
    "docs.json": JSON.stringify({
      name: "A",
      navigation: {
        groups: [
          { group: "Start", pages: ["guides/start", "guides/auth"] },
          { group: "Help", pages: ["faq"] },
        ],
      },
      redirects,
    }),
    "guides/start.mdx": page(),
    "guides/auth.mdx": page("# B"),
    "faq.mdx": page(),
  };
  const redirectsAfter = async (operation: Parameters<typeof plannedChange>[1][number]): Promise<unknown> => {
    const { files, refusals } = await plannedChange(texts, [operation]);
    expect(refusals).toEqual([]);
    return (JSON.parse(withFiles(texts, files)["docs.json"]!) as { readonly redirects: unknown }).redirects;
  };
  expect(await redirectsAfter({ kind: "remove", page: "guides/auth", redirect: "faq" })).toEqual([
    { source: "/old", destination: "/faq?a=1" },
    redirects[1],
    { source: "/guides/auth", destination: "/faq" },
  ]);
  expect(await redirectsAfter({ kind: "remove-division", labels: ["Start"], redirect: "faq" })).toMatchObject([
    { source: "/old", destination: "/faq?a=1" },
    { source: "/g/:slug*", destination: "/faq" },
    { source: "/guides/start" },
    { source: "/guides/auth" },
  ]);
});

test.each(["it's", "a b", "x(1)", 'say "x"', "a;b,c", "100%", "a · b"])(
  "an old problem of what moves to a name like %s is not new",
  async (name) => {
    const texts = {
      ...site,
      "guides/auth.mdx": page("[x](/nowhere) [y](#none)"),
      "faq.mdx": page("[z](/guides/auth#none)"),
    };
    const there = await plannedChange(texts, [{ kind: "move", from: "guides/", to: `${name}/${name}/` }]);
    expect(there.refusals).toEqual([]);
    const moved = withFiles(texts, there.files);
    const back = await plannedChange(moved, [{ kind: "move", from: `${name}/${name}/`, to: "guides/" }]);
    expect(back.refusals).toEqual([]);
  },
);

test("a front matter value with an anchor gets no quotes, and an entry keeps its last slash", async () => {
  const texts = {
    ...site,
    "docs.json": docs.replace('"guides/auth"', '"/guides/auth/"'),
    "faq.mdx": page("", "related:\n  - /guides/auth#a\n"),
  };
  const { files, refusals } = await plannedChange(texts, [{ kind: "move", from: "guides/auth", to: "guides/sign-in" }]);
  expect(refusals).toEqual([]);
  const after = withFiles(texts, files);
  expect(after["faq.mdx"]).toBe(page("", "related:\n  - /guides/sign-in#a\n"));
  expect(after["docs.json"]).toContain('"/guides/start", "/guides/sign-in/"]');
});

test("a link that starts at the root without a slash keeps doing so, also in its own folder", async () => {
  const texts = { ...site, "guides/auth.mdx": page("[s](guides/start)") };
  const { files } = await plannedChange(texts, [{ kind: "move", from: "guides/", to: "manual/" }]);
  expect(withFiles(texts, files)["manual/auth.mdx"]).toBe(page("[s](manual/start)"));
});

test("docs.json has to stay, and a pattern leaves it out", async () => {
  await expect(plannedChange(site, [{ kind: "move", from: "docs.json", to: "a/docs.json" }])).rejects.toThrow(
    "docs.json is found by its name",
  );
  const { files, refusals } = await plannedChange(site, [{ kind: "move", from: "*", to: "all/" }]);
  expect(refusals).toEqual([]);
  expect(Object.keys(withFiles(site, files)).toSorted()[0]).toBe("all/faq.mdx");
  expect(withFiles(site, files)["docs.json"]).toContain('"all/guides/auth"');
});

test("references between specs follow, and so does what an overlay extends", async () => {
  const spec = (ref: string): string =>
    `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n  /a:\n    $ref: ${ref}\n  /b: { get: { summary: B } }\n`;
  const overlay = (of: string): string =>
    `overlay: 1.0.0\ninfo: { title: O, version: "1" }\nextends: "${of}"\nactions: [{ target: "$.paths['/b'].get", update: { summary: C } }]\n`;
  const texts = {
    ...site,
    "docs.json": docs
      .replace('"group": "Help",', '"group": "Help", "openapi": "api/shop.yaml",')
      .replace('"faq"', '"GET /a", "GET /b", "faq"'),
    "api/shop.yaml": spec("'parts/a.json#/paths/~1a'"),
    "api/parts/a.json": '{ "paths": { "/a": { "get": { "summary": "A", "x": { "$ref": "../shop.yaml#/info" } } } } }',
    "api/over.yaml": overlay("shop.yaml"),
  };
  const moved = async (from: string, to: string): Promise<SiteTexts> => {
    const { files, refusals } = await plannedChange(texts, [{ kind: "move", from, to }]);
    expect(refusals).toEqual([]);
    return withFiles(texts, files);
  };
  const after = await moved("api/shop.yaml", "specs/v1/shop.yaml");
  expect(after["specs/v1/shop.yaml"]).toBe(spec("'../../api/parts/a.json#/paths/~1a'"));
  expect(after["api/parts/a.json"]).toContain('"$ref": "../../specs/v1/shop.yaml#/info"');
  expect(after["api/over.yaml"]).toBe(overlay("../specs/v1/shop.yaml"));
  expect((await moved("api/over.yaml", "over.yaml"))["over.yaml"]).toBe(overlay("api/shop.yaml"));
  expect((await moved("api/", "v1/"))["v1/shop.yaml"]).toBe(texts["api/shop.yaml"]);
});

test("a problem that names the label or the folder of before is not new", async () => {
  const navigation = {
    tabs: [{ tab: "Docs", pages: ["index"], groups: [{ group: "More", pages: ["old/start", "start"] }] }],
  };
  const redirects = [
    { source: "/v0/:slug*", destination: "/v1/:slug*" },
    { source: "/v1/:slug*", destination: "/old/:slug*" },
  ];
  const texts: SiteTexts = {
    "docs.json": JSON.stringify({ name: "A", navigation, redirects }),
    "index.mdx": page(),
    "old/start.mdx": page("", 'sdk: "function start"\n'),
    "start.mdx": page(),
  };
  const relabelled = await plannedChange(texts, [{ kind: "relabel", labels: ["Docs"], label: "a > b" }]);
  expect(relabelled.refusals).toEqual([]);
  const back = await plannedChange(withFiles(texts, relabelled.files), [
    { kind: "relabel", labels: ["a > b"], label: "Docs" },
  ]);
  expect(back.refusals).toEqual([]);
  expect((await plannedChange(texts, [{ kind: "move", from: "old/", to: "new/" }])).refusals).toEqual([]);
  expect((await plannedChange(texts, [{ kind: "move", from: "start", to: "begin" }])).refusals).toEqual([]);
});

test("an endpoint is listed without a file, and refused if no spec has it", async () => {
  const spec = {
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/users": { get: { summary: "List" } } },
  };
  const texts = {
    "docs.json":
      '{ "name": "A", "navigation": { "groups": [{ "group": "API", "openapi": "a.json", "pages": ["/a"] }] } }',
    "a.mdx": page(),
    "a.json": JSON.stringify(spec),
  };
  const target = { kind: "into", labels: ["API"] } as const;
  const { files, refusals } = await plannedChange(texts, [{ kind: "add", page: "GET /users", target }]);
  expect([refusals, files.map(({ kind }) => kind)]).toEqual([[], ["edit"]]);
  expect(withFiles(texts, files)["docs.json"]).toContain('"pages": ["/a", "GET /users"]');
  const none = await plannedChange(texts, [{ kind: "add", page: "GET /none", target }]);
  expect(none.refusals).toMatchObject([{ kind: "problem" }]);
});
