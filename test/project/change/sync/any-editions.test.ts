// Is a site in step whose languages and versions have the same pages, however they are nested and wherever the files are?
import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryHost, type JsonObject, type JsonValue } from "../../../../src/index.ts";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";
import type { SyncPlan } from "../../../../src/project/change/edit-plan.ts";
import { planSync } from "../../../../src/project/change/sync/plan-sync.ts";
import { propertyRuns } from "../../../support/property-runs.ts";
import { withFiles, type SiteTexts } from "../planned-change.ts";

/** A group: the numbers of pages, and groups in it. Each has two pages at least, so that none is empty without one. */
type Group = readonly (number | Group)[];

/** An edition: the numbers of its language and version. The first of each is the default one. */
interface Edition {
  readonly language: number;
  readonly version: number;
}

interface AnySite {
  readonly nesting: "languages" | "versions";
  readonly languages: number;
  readonly versions: number;
  readonly folders: keyof typeof folderForms;
  readonly groups: readonly Group[];
  /** Whether the last page is also the one that the title of the first group opens. */
  readonly root: boolean;
}

const languageCodes = ["en", "cn", "ja"];
const languageFolders = ["en", "zh", "ja"];
const versionLabels = ["v3", "v2", "v1"];

/** Where the files of an edition are. */
const folderForms = {
  "version, language": ({ language, version }: Edition) => [versionLabels[version], languageFolders[language]],
  "language, version": ({ language, version }: Edition) => [languageFolders[language], versionLabels[version]],
  "version, language; not of the default version": ({ language, version }: Edition) => [
    version > 0 && versionLabels[version],
    languageFolders[language],
  ],
  "language, version; not of the default version": ({ language, version }: Edition) => [
    languageFolders[language],
    version > 0 && versionLabels[version],
  ],
  "version, language; not of the default language": ({ language, version }: Edition) => [
    versionLabels[version],
    language > 0 && languageFolders[language],
  ],
  "language, version; not of the default language": ({ language, version }: Edition) => [
    language > 0 && languageFolders[language],
    versionLabels[version],
  ],
  "version, language; not of the default ones": ({ language, version }: Edition) => [
    version > 0 && versionLabels[version],
    language > 0 && languageFolders[language],
  ],
  "language, version; not of the default ones": ({ language, version }: Edition) => [
    language > 0 && languageFolders[language],
    version > 0 && versionLabels[version],
  ],
} satisfies Record<string, (edition: Edition) => readonly (string | false | undefined)[]>;

const pageCount = 8;

const anyGroups: fc.Arbitrary<readonly Group[]> = fc.constantFrom<readonly Group[]>(
  [[0, 1, 2, 3, 4, 5, 6, 7]],
  [
    [0, 1],
    [2, 3, 4],
    [5, 6, 7],
  ],
  [
    [0, [1, 2], 3],
    [[4, 5], 6, 7],
  ],
  [[3, 2, [7, 6, [5, 1]], 0, 4]],
);

const anySite: fc.Arbitrary<AnySite> = fc.record({
  nesting: fc.constantFrom("languages", "versions"),
  languages: fc.integer({ min: 2, max: 3 }),
  versions: fc.integer({ min: 2, max: 3 }),
  folders: fc.constantFrom(...(Object.keys(folderForms) as (keyof typeof folderForms)[])),
  groups: anyGroups,
  root: fc.boolean(),
});

const anyEdition: fc.Arbitrary<Edition> = fc.record({ language: fc.nat({ max: 2 }), version: fc.nat({ max: 2 }) });

function pathOf(site: AnySite, edition: Edition, page: number | string): string {
  return [...folderForms[site.folders](edition), `p${page}`].filter((part) => typeof part === "string").join("/");
}

/** The navigation, without one page of one edition if it is given. */
function navigationOf(site: AnySite, without?: { readonly edition: Edition; readonly page: number }): JsonObject {
  const listOf = (edition: Edition): JsonValue[] => {
    const isWithout = without?.edition.language === edition.language && without.edition.version === edition.version;
    const pages = (group: Group, label: string): JsonValue[] =>
      group.flatMap((each, index): JsonValue[] => {
        if (typeof each !== "number") return [{ group: `${label}.${index}`, pages: pages(each, `${label}.${index}`) }];
        return isWithout && each === without.page ? [] : [pathOf(site, edition, each)];
      });
    return site.groups.map((group, index) => {
      const label = `${languageCodes[edition.language]} ${index}`;
      const root = site.root && index === 0 ? { root: pathOf(site, edition, "root") } : {};
      return { group: label, ...root, pages: pages(group, label) };
    });
  };
  const languages = (more: (language: number) => JsonObject): JsonObject => ({
    languages: languageCodes.slice(0, site.languages).map((code, index) => ({ language: code, ...more(index) })),
  });
  const versions = (more: (version: number) => JsonObject): JsonObject => ({
    versions: versionLabels.slice(0, site.versions).map((label, index) => ({ version: label, ...more(index) })),
  });
  return site.nesting === "languages"
    ? languages((language) => versions((version) => ({ groups: listOf({ language, version }) })))
    : versions((version) => languages((language) => ({ groups: listOf({ language, version }) })));
}

function textsOf(site: AnySite, navigation: JsonObject): SiteTexts {
  const texts: Record<string, string> = { "docs.json": JSON.stringify({ name: "A", navigation }, null, 2) };
  for (let language = 0; language < site.languages; language += 1)
    for (let version = 0; version < site.versions; version += 1) {
      for (let page = 0; page < pageCount; page += 1) texts[`${pathOf(site, { language, version }, page)}.mdx`] = "";
      if (site.root) texts[`${pathOf(site, { language, version }, "root")}.mdx`] = "";
    }
  return texts;
}

async function plan(texts: SiteTexts, versions: boolean): Promise<SyncPlan> {
  const compiler = await loadCompiler();
  const site = { compiler, options: { root: "." }, host: memoryHost(texts), files: () => Object.keys(texts) };
  return planSync(site, { versions });
}

test("same editions are in step", async () => {
  await fc.assert(
    fc.asyncProperty(anySite, async (site) => {
      const texts = textsOf(site, navigationOf(site));
      for (const versions of [false, true]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure is of one of them
        const { files, refusals, left } = await plan(texts, versions);
        expect({ files, refusals, left }).toEqual({ files: [], refusals: [], left: [] });
      }
    }),
    { numRuns: propertyRuns(400) },
  );
});

test("a page that is taken out of an edition is put back at its place", async () => {
  await fc.assert(
    fc.asyncProperty(anySite, anyEdition, fc.nat({ max: pageCount - 1 }), async (site, given, page) => {
      const edition = { language: given.language % site.languages, version: given.version % site.versions };
      const texts = textsOf(site, navigationOf(site, { edition, page }));
      const axes = [...(edition.language > 0 ? [false] : []), ...(edition.version > 0 ? [true] : [])];
      for (const versions of axes) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure is of one of them
        const { files, refusals } = await plan(texts, versions);
        expect(refusals).toEqual([]);
        const { navigation } = JSON.parse(withFiles(texts, files)["docs.json"]!) as { navigation: JsonObject };
        expect(navigation).toEqual(navigationOf(site));
      }
    }),
    { numRuns: propertyRuns(400) },
  );
});
