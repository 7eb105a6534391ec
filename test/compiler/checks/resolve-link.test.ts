// Do relative links lead where a browser leads them, and is each resolved once for all pages that have it?
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { innerLinks } from "../../../src/compiler/checks/body-links.ts";
import type { CheckedSite } from "../../../src/compiler/checks/check.ts";
import { resolveLink } from "../../../src/compiler/checks/resolve-link.ts";
import { sharedTargets } from "../../../src/compiler/checks/shared-targets.ts";
import { runStages } from "../../../src/compiler/compile.ts";
import { localTarget } from "../../../src/compiler/contract/href.ts";
import { pageHref } from "../../../src/compiler/contract/page-path.ts";
import { keptReports } from "../../../src/compiler/kept-checks.ts";
import { resolveOptions } from "../../../src/compiler/options.ts";
import { memoryHost } from "../../../src/index.ts";
import { nodeMachine } from "../../../src/project/node-machine.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const segment = fc.constantFrom(
  "a",
  "b.c",
  "..",
  ".",
  "...",
  "",
  "index",
  "é",
  "a b",
  "%2e%2E",
  "%41",
  "x.md",
  "index.mdx",
  "~d",
  "e:f",
);
const folders = fc.array(fc.constantFrom("a", "v1.0", "é", "a b", "index", "~d", "%41"), { maxLength: 3 });

/** Where a browser leads a link in a page of the folder; a page is named without the ending of its file. */
function inBrowser(folder: readonly string[], written: string): readonly string[] {
  const { pathname } = new URL(written, `https://site${pageHref([...folder, "page"].join("/"), "")}`);
  const path = localTarget(pathname.replace(/(?:\/index)?\.mdx?$/i, "") || "/");
  return path === undefined ? [] : [path];
}

test("a relative link leads where a browser leads it", () => {
  fc.assert(
    fc.property(folders, fc.array(segment, { maxLength: 6 }), (folder, segments) => {
      const path = `./${segments.join("/")}`;
      const link = { kind: "link", path, hash: "", isFull: false } as const;
      const found = resolveLink(link, { folder: folder.join("/"), isPage: true }, {} as CheckedSite);
      expect(found?.paths ?? []).toEqual(inBrowser(folder, path));
    }),
    { numRuns: propertyRuns(20_000) },
  );
});

/** A site whose versions have the same pages, each with the same links. */
async function siteOfVersions(versions: readonly string[], pages: readonly string[]): Promise<CheckedSite> {
  const body = `---\ntitle: T\n---\n\n${pages.map((page) => `[${page}](./${page}#s) [é](../é.md) [up](/${page})`).join("\n\n")}\n\n## S\n`;
  const files = versions.flatMap((version) => pages.map((page) => [`${version}/${page}.mdx`, body] as const));
  const navigation = {
    versions: versions.map((version) => ({ version, pages: pages.map((page) => `${version}/${page}`) })),
  };
  const host = memoryHost({ ...Object.fromEntries(files), "docs.json": JSON.stringify({ name: "Acme", navigation }) });
  const { made } = await runStages(await resolveOptions({ host, links: true }, nodeMachine), { keep: keptReports });
  return { ...made!.kept!.checked };
}

test("links that lead to one place are resolved once for each folder, and share what is known of the place", async () => {
  const [versions, pages] = [
    ["v1", "v2", "v3"],
    ["a", "b", "c", "d"],
  ];
  const site = await siteOfVersions(versions, pages);
  const parsed = vi.spyOn(URL, "canParse");
  const links = innerLinks(site, () => true);
  expect(links).toHaveLength(versions.length * pages.length * pages.length * 3);
  // Only the one address that a browser has to encode, once for each folder.
  expect(parsed).toHaveBeenCalledTimes(versions.length);
  parsed.mockRestore();
  // A page of each version, one path outside ASCII, and an address from the root for each page.
  expect(new Set(links.map(({ target }) => target)).size).toBe(versions.length * pages.length + 1 + pages.length);
});

/** All that a relative link needs of a site. */
const withoutSources = { sources: new Map() } as Partial<CheckedSite> as CheckedSite;

/** The segments of paths that lead up first, also further than to the root. */
const climbing = fc
  .tuple(fc.nat(4), fc.array(segment, { maxLength: 3 }))
  .map(([up, segments]) => [...Array<string>(up).fill(".."), ...segments]);

test("links that share what was resolved lead where each leads by itself", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(folders, climbing), { minLength: 1, maxLength: 8 }), (all) => {
      const site = withoutSources;
      const targetsFrom = sharedTargets(site);
      for (const [folder, segments] of all) {
        const start = { folder: folder.join("/"), isPage: true };
        const link = { kind: "link", path: `./${segments.join("/")}`, hash: "", isFull: false } as const;
        expect(targetsFrom(start)(link)).toEqual(resolveLink(link, start, site));
      }
    }),
    { numRuns: propertyRuns(20_000) },
  );
});

test("a relative link is resolved once for the folder that it climbs to", () => {
  const site = withoutSources;
  const targetsFrom = sharedTargets(site);
  const target = (folder: string, path: string): unknown =>
    targetsFrom({ folder, isPage: true })({ kind: "link", path, hash: "", isFull: false });
  const edited = vi.spyOn(String.prototype, "replace");
  const first = target("v1/a", "../c/page.mdx");
  const resolved = edited.mock.calls.length;
  expect(resolved).toBeGreaterThan(0);
  for (const letter of "bcdefgh") expect(target(`v1/${letter}`, "../c/page.mdx")).toBe(first);
  expect(target("v1", "./c/page.mdx")).toBe(first);
  expect(edited.mock.calls.length).toBe(resolved);
  edited.mockRestore();
  expect(target("v2/a", "../c/page.mdx")).not.toBe(first);
});
