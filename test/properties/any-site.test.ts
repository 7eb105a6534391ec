// What holds for every site, whatever its shape?
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compileNavigation,
  memoryHost,
  type CompileResult,
  type Host,
  type ResolvedNavigation,
} from "../../src/index.ts";
import { arbitrarySite } from "../support/arbitrary-site.ts";
import { assertPlacesInside, assertPointersFit } from "../support/assert-places.ts";
import { divisionsIn, idsIn, pageNodesIn } from "../support/walk-result.ts";
import { propertyRuns } from "../support/property-runs.ts";

const runs = { numRuns: propertyRuns(250) };

async function compile(
  files: Readonly<Record<string, string>>,
  host: Host = memoryHost(files),
): Promise<CompileResult & { navigation: ResolvedNavigation }> {
  const result = await compileNavigation({ host });
  expect(result.navigation).not.toBeNull();
  return result as CompileResult & { navigation: ResolvedNavigation };
}

test("property 7: each diagnostic's pointer and range address the same value", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), async ({ files }) => {
      const result = await compile(files);
      assertPlacesInside(result, files);
      assertPointersFit(result, files);
    }),
    runs,
  );
});

test("property 5: the order of listings changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), async ({ files }) => {
      const host = memoryHost(files);
      const reversed: Host = { ...host, list: (pattern) => host.list(pattern).toReversed() };
      const [one, other] = [await compile(files), await compile(files, reversed)];
      expect(JSON.stringify([other.navigation, other.diagnostics])).toBe(
        JSON.stringify([one.navigation, one.diagnostics]),
      );
    }),
    runs,
  );
});

test("property 9: a file that nobody names changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), async ({ files }) => {
      const more = { ...files, "zz/unlisted-and-far.mdx": "---\ntitle: Alone\n---\n" };
      const [one, other] = [await compile(files), await compile(more)];
      expect(JSON.stringify([other.navigation, other.diagnostics])).toBe(
        JSON.stringify([one.navigation, one.diagnostics]),
      );
    }),
    runs,
  );
});

test("property 10: ids are unique in an edition, and every placement is where the tree has it", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), async ({ files }) => {
      const { navigation } = await compile(files);
      for (const { tree } of navigation.editions) {
        const ids = idsIn(tree);
        expect(new Set(ids).size).toBe(ids.length);
      }
      for (const [href, page] of Object.entries(navigation.pages)) {
        expect(page.href).toBe(href);
        for (const { editions, node, trail, breadcrumbs = [] } of page.placements) {
          for (const id of node === null ? [] : editions) {
            const { tree } = navigation.editions.find((edition) => edition.id === id)!;
            const [division, above] = divisionsIn(tree).find(([each]) => each.id === (trail.at(-1) ?? ""))!;
            expect([...above, division].map((each) => each.id).filter((each) => each !== "")).toEqual(trail);
            const shown =
              division.root === href || division.children.some((child) => child.kind === "page" && child.href === href);
            expect(shown, `${href} in ${division.id}`).toBe(true);
            expect(
              node === division.id ||
                node === `${division.id === "" ? "" : `${division.id}/`}page:${page.key}` ||
                node?.startsWith(`${division.id}/page:`) === true ||
                division.id === "",
            ).toBe(true);
            const labelled = [...above, division].filter((each) => each.kind !== "root" && each.label.trim() !== "");
            expect(breadcrumbs.map((crumb) => [crumb.label, crumb.href])).toEqual(
              labelled.map((each) => [each.label, each.href]),
            );
          }
        }
      }
    }),
    runs,
  );
});

test("every page node has its page, and every page of a tree has a placement there", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), async ({ files }) => {
      const { navigation } = await compile(files);
      for (const { id, tree } of navigation.editions) {
        for (const [node] of pageNodesIn(tree)) {
          const page = navigation.pages[node.href];
          expect(page).toBeDefined();
          expect(page?.placements.some((place) => place.editions.includes(id) && place.node !== null)).toBe(true);
        }
      }
    }),
    runs,
  );
});

test("prev and next mirror each other within a sidebar", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), async ({ files }) => {
      const { navigation } = await compile(files);
      for (const [href, page] of Object.entries(navigation.pages)) {
        for (const { next, sidebar, editions } of page.placements) {
          if (next === null) continue;
          const back = navigation.pages[next.href]?.placements.some(
            (place) =>
              place.prev?.href === href &&
              place.sidebar === sidebar &&
              place.editions.some((id) => editions.includes(id)),
          );
          expect(back, `${href} → ${next.href}`).toBe(true);
        }
      }
    }),
    runs,
  );
});
