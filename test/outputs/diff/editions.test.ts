// Are languages and versions compared each with itself, and changes in many of them reported once?
import { expect, test } from "vitest";
import {
  compileNavigation,
  diffNavigation,
  memoryHost,
  type CompileResult,
  type DiffOptions,
  type JsonObject,
} from "../../../src/index.ts";
import { diffText } from "../../../src/outputs/render/diff-reports.ts";
import { sectionsOf } from "../../../src/outputs/render/diff-rows.ts";
import { compare, lostIn, changeLines, type SmallSite } from "./compare-sites.ts";

const names = ["start", "guide", "faq"];

function branch(
  axis: "language" | "version",
  value: string,
  prefix: string,
  pages: readonly string[],
  more: JsonObject = {},
): JsonObject {
  return { [axis]: value, ...more, groups: [{ group: "Docs", pages: pages.map((name) => prefix + name) }] };
}

function paths(prefix: string, pages: readonly string[] = names): SmallSite["pages"] {
  return Object.fromEntries(pages.map((name) => [prefix + name, `The ${name}`]));
}

function versions(...branches: readonly JsonObject[]): JsonObject {
  return { versions: branches };
}

const plain: SmallSite = { navigation: { groups: [{ group: "Docs", pages: names }] }, pages: paths("") };

test("a language whose file can't be read is neither removed nor another one", async () => {
  const languages = [{ $ref: "en.json" }, { $ref: "fr.json" }];
  const files = {
    "docs.json": JSON.stringify({ name: "Site", navigation: { languages } }),
    "en.json": JSON.stringify(branch("language", "en", "", names)),
    "fr.json": JSON.stringify(branch("language", "fr", "fr/", names)),
    ...Object.fromEntries(names.flatMap((name) => [`${name}.mdx`, `fr/${name}.mdx`].map((file) => [file, "text"]))),
  };
  const compiledOf = (texts: Readonly<Record<string, string>>): Promise<CompileResult> =>
    compileNavigation({ host: memoryHost(texts), discover: true });
  const before = await compiledOf(files);
  const { navigation, unknown } = await compiledOf({ ...files, "fr.json": "{" });
  const kinds = (given: DiffOptions): readonly string[] =>
    diffNavigation(before.navigation!, navigation!, given).changes.map(({ kind }) => kind);
  expect(kinds({ unknown })).toEqual([]);
  expect(kinds({})).toEqual(["edition-removed", "edition-added"]);
});

test("a first language changes nothing but that", async () => {
  const after: SmallSite = {
    navigation: { languages: [branch("language", "en", "", names), branch("language", "fr", "fr/", names)] },
    pages: { ...paths(""), ...paths("fr/") },
  };
  const diff = await compare(plain, after);
  expect([changeLines(diff), diff.ok]).toEqual([["edition-added fr  3", "edition-renamed language  en"], true]);
  expect(diffText(diff)).toContain('the only language → language "en"');
  expect(diffText(await compare(after, plain))).toContain('language "en" → the only language');
});

test("a new language in many versions is one change", async () => {
  const made = (...languages: readonly string[]): SmallSite => ({
    navigation: versions(
      ...["v1", "v2", "v3"].map((version) => ({
        version,
        languages: languages.map((language) => branch("language", language, `${version}/${language}/`, names)),
      })),
    ),
    pages: Object.assign(
      {},
      ...["v1", "v2", "v3"].flatMap((version) => languages.map((language) => paths(`${version}/${language}/`))),
    ),
  });
  const diff = await compare(made("en"), made("en", "ja"));
  expect([changeLines(diff), diff.ok]).toEqual([["edition-added ja  9 (3 editions)"], true]);
});

test("a page that was removed in every version is one change with all its addresses", async () => {
  const made = (pages: readonly string[]): SmallSite => ({
    navigation: versions(...["v1", "v2", "v3"].map((version) => branch("version", version, `${version}/`, pages))),
    pages: Object.assign({}, ...["v1", "v2", "v3"].map((version) => paths(`${version}/`, pages))),
  });
  const diff = await compare(made(names), made(["start", "guide"]));
  expect(changeLines(diff)).toEqual(["page-removed /v1/faq /v2/faq /v3/faq in group:Docs (3 editions)"]);
  expect(lostIn(diff)).toEqual([
    "/v1/faq→/v1/start (division)",
    "/v2/faq→/v2/start (division)",
    "/v3/faq→/v3/start (division)",
  ]);
});

test("a group with translated labels that was removed in every language is one change", async () => {
  const made = (isShort: boolean): SmallSite => ({
    navigation: {
      languages: [
        ["en", "More"],
        ["fr", "Plus"],
      ].map(([language = "", label]) => ({
        language,
        groups: [
          { group: "Docs", pages: [`${language}/start`] },
          ...(isShort ? [] : [{ group: label!, pages: [`${language}/guide`, `${language}/faq`] }]),
        ],
      })),
    },
    pages: { ...paths("en/"), ...paths("fr/") },
  });
  expect(changeLines(await compare(made(false), made(true)))).toEqual(["division-removed group:More 4 (2 editions)"]);
});

test("a removed version whose pages are still there says that no list has them", async () => {
  const pages = { ...paths("v2/"), ...paths("v1/") };
  const options = { discover: true };
  const before: SmallSite = {
    navigation: versions(branch("version", "v2", "v2/", names), branch("version", "v1", "v1/", names)),
    pages,
    options,
  };
  const after: SmallSite = { navigation: versions(branch("version", "v2", "v2/", names)), pages, options };
  const diff = await compare(before, after);
  const [removed] = diff.changes;
  expect(removed).toEqual({
    kind: "edition-removed",
    language: null,
    version: "v1",
    pages: 0,
    unlisted: names.length,
    editions: removed?.editions,
  });
  expect(sectionsOf(diff)[0]?.rows[0]?.pieces.at(-1)?.text).toBe(
    `(${names.length} pages of it are still there, and in no list)`,
  );
  const moved: SmallSite = { ...after, navigation: versions(branch("version", "v2", "", Object.keys(pages))) };
  expect(JSON.stringify((await compare(before, moved)).changes)).not.toContain('"unlisted":');
});

test("a page in no list of a removed version has the same page in the default one", async () => {
  const listed = versions(branch("version", "v2", "v2/", [...names, "extra"], { default: true }));
  const before: SmallSite = {
    navigation: versions(
      branch("version", "v2", "v2/", [...names, "extra"], { default: true }),
      branch("version", "v1", "v1/", names),
    ),
    pages: { ...paths("v2/", [...names, "extra"]), ...paths("v1/", [...names, "extra"]) },
    options: { discover: true },
  };
  const after: SmallSite = { navigation: listed, pages: paths("v2/", [...names, "extra"]) };
  expect(lostIn(await compare(before, after))).toContain("/v1/extra→/v2/extra (counterpart)");
});

test("a page in no list of a language that is left has no page in another one", async () => {
  const navigation = {
    languages: [branch("language", "en", "en/", [...names, "extra"]), branch("language", "fr", "fr/", names)],
  };
  const pages = { ...paths("en/", [...names, "extra"]), ...paths("fr/") };
  const options = { discover: true };
  const diff = await compare(
    { navigation, pages: { ...pages, "fr/extra": "Extra" }, options },
    { navigation, pages, options },
  );
  expect(lostIn(diff)).toEqual(["/fr/extra"]);
});

test("a removed version sends its readers to the same page of the default one", async () => {
  const before: SmallSite = {
    navigation: versions(
      branch("version", "v2", "v2/", names, { default: true }),
      branch("version", "v1", "v1/", [...names, "old"]),
    ),
    pages: { ...paths("v2/"), ...paths("v1/", [...names, "old"]) },
  };
  const after: SmallSite = { navigation: versions(branch("version", "v2", "v2/", names)), pages: paths("v2/") };
  const diff = await compare(before, after);
  expect(changeLines(diff)).toEqual(["edition-removed  v1 4"]);
  expect(lostIn(diff)).toEqual([
    ...names.map((name) => `/v1/${name}→/v2/${name} (counterpart)`),
    "/v1/old→/v2/start (division)",
  ]);
  expect(diff.lost[0]?.proposal?.reason).toBe("the same page in version v2");
});

test("a version that became the default takes the short addresses, and the old one's pages are known again", async () => {
  const before: SmallSite = {
    navigation: versions(branch("version", "v1", "", names, { default: true })),
    pages: paths(""),
  };
  const after: SmallSite = {
    navigation: versions(branch("version", "v2", "", names, { default: true }), branch("version", "v1", "v1/", names)),
    pages: { ...paths(""), ...paths("v1/") },
  };
  const diff = await compare(before, after);
  expect(diff.ok).toBe(true);
  expect(changeLines(diff)).toEqual([
    "edition-added  v2 3",
    "edition-default @v1 @v2",
    ...names.map((name) => `page-moved /${name}→/v1/${name}`),
  ]);
});

test("a version called otherwise, at the same addresses, is renamed", async () => {
  const made = (label: string): SmallSite => ({
    navigation: versions(branch("version", label, "", names), branch("version", "v1", "v1/", names)),
    pages: { ...paths(""), ...paths("v1/") },
  });
  expect(changeLines(await compare(made("v2"), made("v2.0")))).toEqual(["edition-renamed version v2 v2.0"]);
});

test("a change in what all versions share is one change in all of them", async () => {
  const made = (shared: readonly string[]): SmallSite => ({
    navigation: {
      tabs: [
        {
          tab: "Docs",
          versions: ["v1", "v2", "v3"].map((version) => branch("version", version, `${version}/`, names)),
        },
        { tab: "Blog", pages: shared },
      ],
    },
    pages: { ...paths("v1/"), ...paths("v2/"), ...paths("v3/"), x: "X", y: "Y", z: "Z" },
  });
  expect(changeLines(await compare(made(["x", "y", "z"]), made(["z", "x", "y"])))).toEqual([
    "page-reordered /z after  (3 editions)",
  ]);
  expect(changeLines(await compare(made(["x", "y"]), made(["x", "y", "z"])))).toEqual([
    "page-added /z in tab:Blog (3 editions)",
  ]);
});

test("a language under another code, at other addresses, is renamed, and its folder moved", async () => {
  const made = (code: string): SmallSite => ({
    navigation: { languages: [branch("language", "en", "", names), branch("language", code, `${code}/`, names)] },
    pages: { ...paths(""), ...paths(`${code}/`) },
  });
  const diff = await compare(made("jp"), made("ja"));
  expect(changeLines(diff)).toEqual([
    "edition-renamed language jp ja",
    ...names.map((name) => `page-moved /jp/${name}→/ja/${name}`),
  ]);
  expect(diff.redirects).toEqual([{ source: "/jp/:slug*", destination: "/ja/:slug*" }]);
});

test("a version under another label at the same place is renamed; one before it and one less after it are two changes", async () => {
  const made = (...labels: readonly string[]): SmallSite => ({
    navigation: versions(...labels.map((label) => branch("version", label, `${label}/`, names))),
    pages: Object.assign({}, ...labels.map((label) => paths(`${label}/`))),
  });
  const renamed = await compare(made("v2", "v1"), made("v2.1", "v1"));
  expect(changeLines(renamed)).toEqual([
    "edition-renamed version v2 v2.1",
    ...names.map((name) => `page-moved /v2/${name}→/v2.1/${name}`),
  ]);
  const rolled = await compare(made("v2", "v1"), made("v3", "v2"));
  expect(changeLines(rolled)).toEqual(["edition-removed  v1 3", "edition-added  v3 3", "edition-default @v2 @v3"]);
});

test("versions that share most of the site are not taken for one another", async () => {
  const shared = Array.from({ length: 20 }, (_, number) => `shared/p${number}`);
  const made = (...labels: readonly string[]): SmallSite => ({
    navigation: {
      tabs: [
        { tab: "Docs", versions: labels.map((label) => branch("version", label, `${label}/`, names)) },
        { tab: "Rest", pages: shared },
      ],
    },
    pages: Object.assign(
      Object.fromEntries(shared.map((path) => [path, path])),
      ...labels.map((label) => paths(`${label}/`)),
    ),
  });
  expect(changeLines(await compare(made("v2", "v1"), made("v3", "v2")))).toEqual([
    "edition-removed  v1 3",
    "edition-added  v3 3",
    "edition-default @v2 @v3",
  ]);
});

test("a first language of one tab changes nothing in the others", async () => {
  const shared = Array.from({ length: 20 }, (_, number) => `shared/p${number}`);
  const made = (docs: JsonObject, pages: SmallSite["pages"]): SmallSite => ({
    navigation: {
      tabs: [
        { tab: "Docs", ...docs },
        { tab: "Rest", pages: shared },
      ],
    },
    pages: { ...Object.fromEntries(shared.map((path) => [path, path])), ...pages },
  });
  const languages = [branch("language", "en", "", names), branch("language", "fr", "fr/", names)];
  const before = made({ groups: [{ group: "Docs", pages: names }] }, paths(""));
  const diff = await compare(before, made({ languages }, { ...paths(""), ...paths("fr/") }));
  expect(changeLines(diff)).toEqual(["edition-added fr  3", "edition-renamed language  en"]);
});
