// An explanation names the same page in other editions, and for each edition without it the file that may be meant.
import { expect, test } from "vitest";
import { docsJson, explainIn } from "./explain-files.ts";

const languages = [
  {
    language: "en",
    versions: [
      { version: "v2", pages: ["guides/auth", "home"] },
      { version: "v1", pages: ["old", "home"] },
    ],
  },
  {
    language: "fr",
    versions: [
      { version: "v2", pages: ["fr/accueil"] },
      { version: "v1", pages: ["fr/ancien"] },
    ],
  },
];
const listed = ["guides/auth", "home", "old", "fr/accueil", "fr/ancien"];

/** What the explanation of `guides/auth` says of the editions without it, beside page files in no list. */
async function absentBeside(...unlisted: readonly string[]): Promise<unknown> {
  const files = Object.fromEntries([...listed.map((path) => `${path}.mdx`), ...unlisted].map((file) => [file, ""]));
  const explanation = await explainIn(
    { ...files, "docs.json": docsJson({ navigation: { languages } }) },
    "guides/auth",
  );
  return (explanation as { readonly absent: unknown }).absent;
}

const none = [{ edition: "fr@v2" }, { edition: "en@v1" }, { edition: "fr@v1" }];

test("editions without the page come in the order of their likeness", async () => {
  expect(await absentBeside()).toEqual(none);
});

test.each([
  ["fr/v1/guides/auth.mdx", 2, "fr@v1"],
  ["v1/fr/guides/auth.mdx", 2, "fr@v1"],
  ["fr/v2/guides/auth.md", 0, "fr@v2"],
  ["en/v1/guides/auth.mdx", 1, "en@v1"],
])("%s may be meant in one edition", async (file, index, edition) => {
  expect(await absentBeside(file)).toEqual(none.with(index, { edition, file } as (typeof none)[number]));
});

test("a folder of the language or of the version alone may be meant in all editions that have it", async () => {
  expect(await absentBeside("v1/guides/auth.mdx")).toEqual([
    { edition: "fr@v2" },
    { edition: "en@v1", file: "v1/guides/auth.mdx" },
    { edition: "fr@v1", file: "v1/guides/auth.mdx" },
  ]);
});

test("the most exact folder goes first, and .mdx before .md", async () => {
  const files = ["fr/guides/auth.mdx", "v1/fr/guides/auth.mdx", "fr/v1/guides/auth.md", "fr/v1/guides/auth.mdx"];
  expect(await absentBeside(...files)).toEqual([
    { edition: "fr@v2", file: "fr/guides/auth.mdx" },
    { edition: "en@v1" },
    { edition: "fr@v1", file: "fr/v1/guides/auth.mdx" },
  ]);
});

test("a folder of that name is no file, and a page that an entry lists is another one", async () => {
  expect(await absentBeside("fr/v1/guides/auth.mdx/page.mdx")).toEqual(none);
  const other = [
    { language: "en", pages: ["guides/auth"] },
    { language: "fr", pages: ["fr/guides/auth"] },
  ];
  const files = {
    "guides/auth.mdx": "",
    "fr/guides/auth.mdx": "---\nkey: another\n---\n",
    "docs.json": docsJson({ navigation: { languages: other } }),
  };
  expect(await explainIn(files, "guides/auth")).toHaveProperty("absent", [{ edition: "fr" }]);
});

test("a page whose key another one holds is looked for at its path", async () => {
  const other = [
    { language: "en", pages: ["first", "second"] },
    { language: "fr", pages: ["fr/start"] },
  ];
  const files = {
    "first.mdx": "---\nkey: same\n---\n",
    "second.mdx": "---\nkey: same\n---\n",
    "fr/start.mdx": "",
    "fr/second.mdx": "",
    "docs.json": docsJson({ navigation: { languages: other } }),
  };
  expect(await explainIn(files, "second")).toHaveProperty("absent", [{ edition: "fr", file: "fr/second.mdx" }]);
});

test("the page itself is none of its counterparts", async () => {
  const shared = ["v2", "v1"].map((version) => ({ version, pages: ["guides/auth"] }));
  const files = { "guides/auth.mdx": "", "docs.json": docsJson({ navigation: { versions: shared } }) };
  expect(await explainIn(files, "guides/auth")).toMatchObject({ counterparts: [], absent: [] });
});

test("a page without a file is not said to be absent elsewhere", async () => {
  const files = {
    "docs.json": docsJson({
      navigation: {
        languages: [
          { language: "en", pages: ["en/index", "en/gone"] },
          { language: "fr", pages: ["fr/index", "fr/gone"] },
        ],
      },
    }),
    "en/index.mdx": "",
    "fr/index.mdx": "",
    "fr/gone.mdx": "",
  };
  expect(await explainIn(files, "en/gone")).toMatchObject({ states: [{ state: "missing" }], absent: [] });
  expect(await explainIn(files, "fr/gone")).toMatchObject({ absent: [{ edition: "en" }] });
});
