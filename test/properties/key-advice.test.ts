// Is a page the counterpart of the others again once somebody has followed the advice of a diff about its key? (D500)
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compileNavigation,
  diffNavigation,
  memoryHost,
  type Host,
  type JsonObject,
  type ResolvedNavigation,
} from "../../src/index.ts";
import { propertyRuns } from "../support/property-runs.ts";

const numRuns = propertyRuns(1000);

const folders = ["", "v1/", "v2/", "v3/", "more/"];
const names = ["a", "b", "a/b", "404"];
const paths = folders.flatMap((folder) => names.map((name) => folder + name));
const heads = ["title: x", "title: x", "title: x", "key: a", "key: b", `key: "404"`, "key: /a", "key: /v1/a"];

interface Site {
  readonly lists: readonly (readonly string[])[];
  readonly shared: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

const list = fc.uniqueArray(fc.constantFrom(...paths), { minLength: 1, maxLength: 4 });
const files = fc.record(Object.fromEntries(paths.map((path) => [path, fc.constantFrom(...heads)])));
const sites: fc.Arbitrary<Site> = fc.record({
  lists: fc.array(list, { minLength: 2, maxLength: 3 }),
  shared: fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(...paths), { maxLength: 2 })),
  files,
});

/** A second site in which most pages are as they were. */
const edited: fc.Arbitrary<readonly [Site, Site]> = fc
  .tuple(sites, fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...paths), fc.boolean()), { maxLength: 3 }), files)
  .chain(([site, entries, others]) =>
    fc.subarray(paths, { maxLength: 3 }).map((changed) => {
      const lists = site.lists.map((each, index) =>
        entries.reduce<readonly string[]>((all, [at, path, isFirst]) => {
          if (at !== index) return all;
          if (all.includes(path)) return all.filter((other) => other !== path);
          return isFirst ? [path, ...all] : [...all, path];
        }, each),
      );
      const now = Object.fromEntries(
        paths.map((path) => [path, (changed.includes(path) ? others : site.files)[path]!]),
      );
      return [site, { ...site, lists, files: now }] as const;
    }),
  );

async function compiled(site: Site): Promise<{ readonly navigation: ResolvedNavigation; readonly host: Host }> {
  const versions = site.lists.map((pages, index) => ({ version: `v${index + 1}`, pages }));
  const tabs: JsonObject[] = [{ tab: "Own", versions }];
  if (site.shared.length > 0) tabs.unshift({ tab: "Shared", pages: site.shared });
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { tabs } }),
    ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, `---\n${site.files[path]}\n---\nText of ${path}\n`])),
  });
  const { navigation } = await compileNavigation({ host, discover: true });
  return { navigation: navigation!, host };
}

test("a page whose key is what a diff advises is the same page again, whichever advice is followed", async () => {
  let followed = 0;
  await fc.assert(
    fc.asyncProperty(edited, fc.boolean(), async ([was, is], areAllFollowed) => {
      const [before, after] = [await compiled(was), await compiled(is)];
      const hosts = { before: before.host, after: after.host };
      const { changes } = diffNavigation(before.navigation, after.navigation, { hosts });
      const advised = changes.flatMap((change) =>
        change.kind === "page-separated" && change.sharedKey !== null ? [change] : [],
      );
      const advice = areAllFollowed ? advised : advised.slice(0, 1);
      if (advice.length === 0) return;
      const keys = advice.flatMap(({ hrefs, sharedKey }) =>
        hrefs.map((href) => [after.navigation.pages[href]!.path, `key: ${JSON.stringify(sharedKey)}`] as const),
      );
      const repaired = await compiled({ ...is, files: { ...is.files, ...Object.fromEntries(keys) } });
      for (const { hrefs, sharedKey, from } of advice) {
        followed += 1;
        for (const href of hrefs) expect([href, repaired.navigation.pages[href]?.key]).toEqual([href, sharedKey]);
        const now = Object.keys(repaired.navigation.counterparts[sharedKey!] ?? {});
        expect(now.filter((id) => from.includes(id))).not.toEqual([]);
      }
    }),
    { numRuns },
  );
  expect(followed).toBeGreaterThan(numRuns / 100);
});
