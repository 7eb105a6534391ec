// Does a change reach the same page in other languages and versions?
import { expect, test } from "vitest";
import { plannedChange, withFiles } from "./planned-change.ts";

const languages = ["en", "fr"];
const texts = Object.fromEntries([
  ...languages.flatMap((code) =>
    ["start", "auth"].map((name) => [`${code}/${name}.mdx`, `---\ntitle: ${name}\n---\n\n[a](/${code}/auth)\n`]),
  ),
  [
    "docs.json",
    JSON.stringify({
      name: "A",
      navigation: {
        languages: languages.map((language) => ({
          language,
          groups: [{ group: "G", pages: [`${language}/start`, `${language}/auth`] }],
        })),
      },
    }),
  ],
]) as Record<string, string>;
const all = { languages: true, versions: false };

test("all languages move, are removed and are added in one change", async () => {
  const moved = await plannedChange(texts, [{ kind: "move", from: "en/auth", to: "en/sign-in" }], all);
  expect(moved.refusals).toEqual([]);
  expect(withFiles(texts, moved.files)["fr/start.mdx"]).toContain("[a](/fr/sign-in)");
  const removed = await plannedChange(texts, [{ kind: "remove", page: "en/auth", redirect: "en/start" }], all);
  expect(removed.refusals).toEqual([]);
  expect(JSON.parse(withFiles(texts, removed.files)["docs.json"]!)).toMatchObject({
    redirects: [
      { source: "/en/auth", destination: "/en/start" },
      { source: "/fr/auth", destination: "/fr/start" },
    ],
  });
  const target = { kind: "after", page: "en/start" } as const;
  const added = await plannedChange(texts, [{ kind: "add", page: "en/new", title: "New", target }], all);
  expect(Object.keys(withFiles(texts, added.files))).toEqual(expect.arrayContaining(["en/new.mdx", "fr/new.mdx"]));
});

test.each(["/en/memory", "en/memory", "en/memory/index", "en/memory/index#top"])(
  "readers of each language are sent to the page in their language: %s",
  async (redirect) => {
    const pages = Object.fromEntries(
      languages.map((code) => [`${code}/memory/index.mdx`, "---\ntitle: M\n---\n\n# Top\n"]),
    );
    const site = {
      ...texts,
      ...pages,
      "docs.json": texts["docs.json"]!.replaceAll(/"(en|fr)\/start"/g, '"$1/start","$1/memory/index"'),
    };
    const { addresses } = await plannedChange(site, [{ kind: "remove", page: "en/auth", redirect }], all);
    const hash = redirect.includes("#") ? "#top" : "";
    expect(addresses).toEqual([
      { from: "/en/auth", to: `/en/memory${hash}` },
      { from: "/fr/auth", to: "/fr/memory" },
    ]);
    const { files } = await plannedChange(site, [{ kind: "redirect", from: "/en/old", to: redirect }], all);
    expect(JSON.parse(withFiles(site, files)["docs.json"]!)).toMatchObject({
      redirects: [{ destination: `/en/memory${hash}` }, { source: "/fr/old", destination: "/fr/memory" }],
    });
  },
);

test("a listed page without a file is not made in one language only without a word", async () => {
  const site = {
    ...texts,
    "docs.json": texts["docs.json"]!.replaceAll(/"(en|fr)\/start"/g, '"$1/start","$1/planned"'),
  };
  const operations = [{ kind: "add", page: "en/planned", title: "Planned" }] as const;
  await expect(plannedChange(site, operations, all)).rejects.toThrow(
    /not known before it has a file\. Add each of them by itself, without --all-languages and --all-versions\./,
  );
  expect((await plannedChange(site, operations)).files).toHaveLength(1);
});

test("without the option only the named page moves", async () => {
  const { files } = await plannedChange(texts, [{ kind: "move", from: "en/auth", to: "en/sign-in" }]);
  expect(files.filter(({ kind }) => kind === "move")).toHaveLength(1);
});

test.each([
  [
    { kind: "add", page: "en/new", target: { kind: "into", labels: ["en"] } },
    /Which place .* stands for "en" is not known/,
  ],
  [
    { kind: "add", page: "new", target: { kind: "after", page: "en/start" } },
    /Where "new" would be beside fr\/start\.mdx is not known/,
  ],
  [{ kind: "relabel", labels: ["G"], label: "H" }, /Labels are translated.* navc mv --group 'fr > G' --label/],
  [{ kind: "move", from: "en/auth", to: "auth" }, /is not known/],
] as const)("what can't be done in all languages is refused: %j", async (operation, message) => {
  await expect(plannedChange(texts, [operation], all)).rejects.toThrow(message);
});

const versions = {
  "docs.json": JSON.stringify({
    name: "A",
    navigation: {
      versions: ["v2", "v1"].map((version) => ({
        version,
        groups: [
          { group: "Guides", pages: [`${version}/start`] },
          { group: "Help", pages: [`${version}/faq`] },
        ],
      })),
    },
  }),
  ...Object.fromEntries(
    ["v1/start", "v1/faq", "v2/start", "v2/faq"].map((path) => [`${path}.mdx`, "---\ntitle: T\n---\n"]),
  ),
};

test.each(["Help", "help"])("a label changes in all versions, although one writes it as %s", async (old) => {
  const operation = { kind: "relabel", labels: ["v2", "Help"], label: "Support" } as const;
  const config = versions["docs.json"].replace(/"Help"(?!.*"Help")/, `"${old}"`);
  const written = { ...versions, "docs.json": config };
  const { files } = await plannedChange(written, [operation], { languages: false, versions: true });
  expect(withFiles(written, files)["docs.json"]!.match(/Support/g)).toHaveLength(2);
  const { files: one } = await plannedChange(versions, [operation]);
  expect(withFiles(versions, one)["docs.json"]!.match(/Support/g)).toHaveLength(1);
});

/** A site with a folder of two pages and a picture in each language, and redirects to all that is in it. */
const withFolders: Readonly<Record<string, string>> = Object.fromEntries([
  ...languages.flatMap((code) => [
    [`${code}/guides/start.mdx`, "---\ntitle: Start\n---\n\n![a](./a.png)\n"],
    [`${code}/guides/deep/next.mdx`, "---\ntitle: Next\n---\n"],
    [`${code}/guides/a.png`, "png"],
  ]),
  [
    "docs.json",
    JSON.stringify({
      name: "A",
      navigation: {
        languages: languages.map((language) => ({
          language,
          pages: [`${language}/guides/start`, `${language}/guides/deep/next`],
        })),
      },
      redirects: languages.map((code) => ({ source: `/old-${code}/:slug*`, destination: `/${code}/guides/:slug*` })),
    }),
  ],
]);
const folderMove = [{ kind: "move", from: "en/guides/", to: "en/learn" }] as const;

test("the folder of another language moves as a whole, with its pictures and the redirects that name it", async () => {
  const { refusals, files } = await plannedChange(withFolders, folderMove, all);
  expect(refusals).toEqual([]);
  expect(files.flatMap((file) => (file.kind === "move" ? [file.to] : []))).toContain("fr/learn/a.png");
  expect(withFiles(withFolders, files)["docs.json"]).toContain("/fr/learn/:slug*");
});

test("a folder with a page that has no counterpart stays, and its other pages move", async () => {
  const site = { ...withFolders, "fr/guides/own.mdx": "---\ntitle: Own\n---\n" };
  const { files } = await plannedChange(site, folderMove, all);
  const moved = files.flatMap((file) => (file.kind === "move" && file.to.startsWith("fr/") ? [file.to] : []));
  expect(moved).toEqual(["fr/learn/deep/next.mdx", "fr/learn/start.mdx"]);
});

test.each([
  [
    { kind: "add", page: "en/new", target: { kind: "after", page: "G" } },
    /"G" is in a list of "groups", which can't hold/,
  ],
  [{ kind: "place", page: "en/start", target: { kind: "into", labels: ["Nothing"] } }, /no group, tab .* "Nothing"/],
  [{ kind: "add", page: "en/new" }, /^(?!.*not known before it has a file)/],
  [
    { kind: "redirect", from: "/old", to: "en/start" },
    /Where "\/old" would be beside fr\/start\.mdx is not known, because that differs from en\/start\.mdx in more than its folder/,
  ],
] as const)("what has no place in other languages is refused: %j", async (operation, message) => {
  await expect(plannedChange(texts, [operation], all)).rejects.toThrow(message);
});

test("pages in no list are listed in all languages anyway", async () => {
  const site = { ...texts, "en/more.mdx": "---\ntitle: M\n---\n", "fr/more.mdx": "---\ntitle: M\n---\n" };
  const { files } = await plannedChange(site, [{ kind: "list-unlisted", into: undefined }], all);
  expect(withFiles(site, files)["docs.json"]).toMatch(/"en\/more".*"fr\/more"/s);
});

test("an endpoint is the same in all languages, and goes beside the page of each", async () => {
  const spec = {
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/users": { get: { summary: "List" } } },
  };
  const docs = JSON.parse(texts["docs.json"]!);
  const site = {
    ...texts,
    "docs.json": JSON.stringify({ ...docs, api: { openapi: "spec.json" } }),
    "spec.json": JSON.stringify(spec),
  };
  const target = { kind: "after", page: "en/start" } as const;
  const { files } = await plannedChange(site, [{ kind: "add", page: "GET /users", target }], all);
  const { navigation } = JSON.parse(withFiles(site, files)["docs.json"]!);
  expect(navigation.languages.map((each: { groups: { pages: unknown }[] }) => each.groups[0]!.pages)).toEqual([
    ["en/start", "GET /users", "en/auth"],
    ["fr/start", "GET /users", "fr/auth"],
  ]);
});

test("a page that all languages list is removed once, and has no other page beside which one is added", async () => {
  const site = {
    ...texts,
    "shared.mdx": "---\ntitle: S\n---\n",
    "docs.json": texts["docs.json"]!.replaceAll(/"(en|fr)\/start"/g, '"$1/start","shared"'),
  };
  const removed = await plannedChange(site, [{ kind: "remove", page: "shared", redirect: "en/start" }], all);
  expect(removed.files.filter(({ kind }) => kind === "remove")).toHaveLength(1);
  expect(removed.addresses).toEqual([{ from: "/shared", to: "/en/start" }]);
  const moved = await plannedChange(site, [{ kind: "move", from: "shared", to: "common" }], all);
  expect(moved.files.filter(({ kind }) => kind === "move")).toHaveLength(1);
  const target = { kind: "after", page: "shared" } as const;
  const added = await plannedChange(site, [{ kind: "add", page: "news", title: "News", target }], all);
  expect(added.files.filter(({ kind }) => kind === "create")).toHaveLength(1);
});
