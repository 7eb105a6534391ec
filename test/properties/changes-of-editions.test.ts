// Does a change of all languages and versions stay in each edition? (D550)
import fc from "fast-check";
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonObject } from "../../src/index.ts";
import type { ChangeOperation } from "../../src/project/change/site-change.ts";
import { planned, withFiles, type SiteTexts } from "../project/change/planned-change.ts";
import { propertyRuns } from "../support/property-runs.ts";

const numRuns = propertyRuns(200);

const languages = ["en", "cn", "ja"];
const versions = ["v2", "v1"];
const names = ["a", "b", "c", "d"];
const foldersOf: readonly ((language: string, version: string) => string)[] = [
  (language, version) => `${version}/${language}`,
  (language, version) => `${language}/${version}`,
  // The newest version has no folder of its own, nor has the default language.
  (language, version) => [language, ...(version === "v2" ? [] : [version])].join("/"),
  (language, version) => [version, ...(language === "en" ? [] : [language])].join("/"),
];

interface Case {
  readonly isVersionsFirst: boolean;
  readonly folderOf: (language: string, version: string) => string;
  /** The names of the pages of each edition, in their order; the default one has all. */
  readonly lists: readonly (readonly string[])[];
  readonly wanted: { readonly languages: boolean; readonly versions: boolean };
  readonly kind: "after" | "before" | "remove" | "remove-division";
  /** What is changed, and beside what, or where its readers go. */
  readonly pair: readonly [string, string];
}

const pairs = names.flatMap((one) =>
  names.flatMap((other): [string, string][] => (one === other ? [] : [[one, other]])),
);
const cases: fc.Arbitrary<Case> = fc
  .record({
    isVersionsFirst: fc.boolean(),
    folderOf: fc.constantFrom(...foldersOf),
    lists: fc
      .array(fc.shuffledSubarray(names, { minLength: 2 }), { minLength: 5, maxLength: 5 })
      .map((others) => [names, ...others]),
    wanted: fc.constantFrom(
      { languages: true, versions: false },
      { languages: false, versions: true },
      { languages: true, versions: true },
    ),
    kind: fc.constantFrom("after" as const, "before" as const, "remove" as const, "remove-division" as const),
    pair: fc.constantFrom(...pairs),
  })
  // A division that one edition lacks is removed in none.
  .map((each) =>
    each.kind !== "remove-division"
      ? each
      : {
          ...each,
          lists: each.lists.map((list) => [...new Set(["a", ...list])]),
          pair: ["a", each.pair[1] === "a" ? "b" : each.pair[1]],
        },
  );

const editions = languages.flatMap((language) => versions.map((version) => ({ language, version })));

/** The lists of a site by edition: names of pages of the first group, and of the second, which has only page "a". */
function siteOf({ isVersionsFirst, folderOf, lists }: Case): SiteTexts {
  const listOf = (language: string, version: string): JsonObject[] => {
    const at = editions.findIndex((each) => each.language === language && each.version === version);
    const [help, guide] = [["a"], ["b", "c", "d"]].map((all) => lists[at]!.filter((name) => all.includes(name)));
    const pathsOf = (all: readonly string[]): string[] => all.map((name) => `${folderOf(language, version)}/${name}`);
    return [
      { group: `Guide ${language}`, pages: pathsOf(guide!) },
      ...(help!.length === 0 ? [] : [{ group: `Help ${language}`, pages: pathsOf(help!) }]),
    ];
  };
  const navigation = isVersionsFirst
    ? {
        versions: versions.map((version) => ({
          version,
          languages: languages.map((language) => ({ language, groups: listOf(language, version) })),
        })),
      }
    : {
        languages: languages.map((language) => ({
          language,
          versions: versions.map((version) => ({ version, groups: listOf(language, version) })),
        })),
      };
  const pages = editions.flatMap(({ language, version }, at) =>
    lists[at]!.map((name) => {
      const folder = folderOf(language, version);
      const links = names.map((each) => `[${each}](/${folder}/${each})`).join("\n");
      return [`${folder}/${name}.mdx`, `---\ntitle: ${name}\n---\n\n${links}\n`] as const;
    }),
  );
  return { "docs.json": JSON.stringify({ name: "T", navigation }, null, 2), ...Object.fromEntries(pages) };
}

function operationOf({ kind, pair: [name, other], folderOf }: Case): ChangeOperation {
  const [page, beside] = [name, other].map((each) => `${folderOf("en", "v2")}/${each}`) as [string, string];
  if (kind === "remove") return { kind, page, redirect: beside };
  if (kind === "remove-division") return { kind, labels: ["Help en"], redirect: beside };
  return { kind: "place", page, target: { kind, page: beside } };
}

/** The page files of each edition, in the order of its lists. */
async function listsOf(texts: SiteTexts): Promise<readonly (readonly string[])[]> {
  const { navigation } = await compileNavigation({ host: memoryHost(texts) });
  return editions.map(({ language, version }) => {
    const edition = navigation!.editions.find((each) => each.language === language && each.version === version);
    const nodes = (node: {
      readonly kind: string;
      readonly href?: string;
      readonly children?: readonly never[];
    }): string[] => (node.kind === "page" ? [node.href!] : (node.children ?? []).flatMap(nodes));
    return edition === undefined ? [] : nodes(edition.tree as never);
  });
}

test("each list keeps pages of its own edition, and each redirect and link leads to its own page", async () => {
  await fc.assert(
    fc.asyncProperty(cases, async (given) => {
      const { kind, pair, folderOf, lists, wanted } = given;
      const texts = siteOf(given);
      const plan = await planned(texts, { operations: [operationOf(given)], counterparts: wanted });
      const after = withFiles(texts, plan.files);
      const [before, now] = [await listsOf(texts), await listsOf(after)];
      const isReorder = kind === "after" || kind === "before";
      const gone = pair[0];
      for (const [at, { language, version }] of editions.entries()) {
        const folder = `/${folderOf(language, version)}/`;
        const isMeant = (wanted.languages || language === "en") && (wanted.versions || version === "v2");
        for (const href of now[at]!) expect(before[at]).toContain(href);
        const [has, hasOther] = pair.map((name) => lists[at]!.includes(name));
        const isChanged = isMeant && has! && (!isReorder || hasOther!);
        if (!isChanged) {
          expect(now[at]).toEqual(before[at]);
          continue;
        }
        if (isReorder) {
          expect(now[at]!.toSorted()).toEqual(before[at]!.toSorted());
          const [index, near] = pair.map((name) => now[at]!.indexOf(folder + name));
          expect(index! - near!).toBe(kind === "after" ? 1 : -1);
          continue;
        }
        expect(now[at]).toEqual(before[at]!.filter((href) => href !== folder + gone));
        if (!hasOther) continue;
        expect(plan.addresses).toContainEqual({ from: folder + gone, to: folder + pair[1] });
        for (const name of lists[at]!.filter((each) => each !== gone))
          expect(after[`${folder.slice(1)}${name}.mdx`]).toContain(`[${gone}](${folder}${pair[1]})`);
      }
      if (isReorder)
        expect(plan.files.map((file) => file.kind === "edit" && file.file)).toEqual(
          plan.files.length === 0 ? [] : ["docs.json"],
        );
    }),
    { numRuns },
  );
}, 120_000);
