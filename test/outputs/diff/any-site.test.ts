// What holds for the difference of any two sites?
import fc from "fast-check";
import pc from "picocolors";
import { expect, test } from "vitest";
import {
  compileNavigation,
  diffNavigation,
  memoryHost,
  type LostHref,
  type Redirect,
  type ResolvedNavigation,
} from "../../../src/index.ts";
import { lostBetween } from "../../../src/outputs/diff/diff-navigation.ts";
import { markdownDiff } from "../../../src/outputs/render/diff-markdown.ts";
import { sectionsOf } from "../../../src/outputs/render/diff-rows.ts";
import { styledDiff } from "../../../src/outputs/render/diff-text.ts";
import { redirectFinder } from "../../../src/compiler/links/redirect-finder.ts";
import { isInvented } from "../../../src/outputs/diff/side.ts";
import { longestIncreasing } from "../../../src/outputs/diff/longest-increasing.ts";
import { arbitrarySite } from "../../support/arbitrary-site.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const runs = { numRuns: propertyRuns(200) };

async function compile(files: Readonly<Record<string, string>>, discover = false): Promise<ResolvedNavigation> {
  const { navigation } = await compileNavigation({ host: memoryHost(files), discover });
  return JSON.parse(JSON.stringify(navigation)) as ResolvedNavigation;
}

const destinations = ["/guides/start", "/en/v1/start", "/nowhere", "https://example.com", "/guides/:rest*"];
const redirect: fc.Arbitrary<Redirect> = fc.record({
  source: fc.constantFrom("/guides/:rest*", "/en/:a/:b", "/start", "/fr/*", "/v1/start"),
  destination: fc.constantFrom(...destinations),
});
const redirectList = fc.array(redirect, { maxLength: 3 });

test("a site and itself have no difference", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), async ({ files }) => {
      const { changes, lost } = diffNavigation(await compile(files), await compile(files));
      expect([changes, lost]).toEqual([[], []]);
    }),
    runs,
  );
});

test("each address of before is a page, is sent on, or is lost; and what is proposed for it ends that", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), arbitrarySite(), redirectList, async (one, other, redirects) => {
      const [before, after] = [await compile(one.files), await compile(other.files)];
      const diff = diffNavigation(before, { ...after, redirects }, { guesses: true });
      expect(lostBetween(before, { ...after, redirects })).toEqual(diff.lost);
      const lost = new Set(diff.lost.map(({ href }) => href));
      const without = new Set(diffNavigation(before, after).lost.map(({ href }) => href));
      const find = redirectFinder(redirects);
      const isShadowed = (href: string): boolean => find(href)?.certain === true;
      for (const page of Object.values(before.pages)) {
        if (page.missing === true || page.url !== undefined || isInvented(page)) continue;
        // Its operation may be that of an entry whose address is not known.
        if (page.file === null && Object.values(after.pages).some(isInvented)) continue;
        const isThere = after.pages[page.href] !== undefined && after.pages[page.href]?.missing !== true;
        expect(without.has(page.href)).toBe(!isThere);
        if (isThere && !isShadowed(page.href)) expect(lost.has(page.href)).toBe(false);
      }
      expect([...lost].filter((href) => !without.has(href) && !isShadowed(href))).toEqual([]);
      for (const { proposal } of diff.lost) {
        if (proposal !== undefined) expect(after.pages[proposal.href]?.missing ?? "a page").toBe("a page");
        if (proposal !== undefined) expect(Object.keys(after.pages)).toContain(proposal.href);
      }
      const saved = diffNavigation(before, { ...after, redirects: [...diff.redirects, ...redirects] });
      // A redirect that was there may lead to an address that a new one saves, so more may be saved than was proposed.
      const isSaved = ({ proposal }: LostHref): boolean => proposal !== undefined && proposal.caughtBy === undefined;
      const unsaved = new Set(diff.lost.flatMap((each) => (isSaved(each) ? [] : [each.href])));
      expect(saved.lost.filter(({ href }) => !unsaved.has(href))).toEqual([]);
    }),
    runs,
  );
});

test("where unlisted pages are known, no address is lost whose file is still there", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), arbitrarySite(), async (one, other) => {
      const [before, after] = [await compile(one.files, true), await compile(other.files, true)];
      const { lost } = diffNavigation(before, after);
      // A name with "_" before it is a page only where an entry says so (D45).
      const files = lost.flatMap(({ href }) => before.pages[href]?.file ?? []).filter((file) => !/(^|\/)_/.test(file));
      expect(files.filter((file) => other.files[file] !== undefined)).toEqual([]);
    }),
    { numRuns: propertyRuns(50) },
  );
});

test("no proposed redirect leads to nowhere, to another redirect, or away from a page that is there", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), arbitrarySite(), redirectList, redirectList, async (one, other, was, is) => {
      const [before, after] = [await compile(one.files), await compile(other.files)];
      const diff = diffNavigation({ ...before, redirects: was }, { ...after, redirects: is }, { guesses: true });
      const find = redirectFinder([...diff.redirects, ...is]);
      const findNew = redirectFinder(diff.redirects);
      for (const { href, proposal } of diff.lost) {
        if (proposal === undefined || proposal.caughtBy !== undefined) continue;
        expect(find(href)?.destination).toBe(proposal.href);
        expect(find(proposal.href)?.certain ?? false).toBe(false);
      }
      const there = Object.values(after.pages).filter(({ missing }) => missing !== true);
      expect(there.filter(({ href }) => findNew(href) !== undefined)).toEqual([]);
      const again = diffNavigation({ ...before, redirects: is }, { ...after, redirects: is });
      const all = new Set(diff.lost.map(({ href }) => href));
      const findBefore = redirectFinder(was);
      const isShown = (href: string): boolean => before.pages[href] !== undefined && findBefore(href)?.certain !== true;
      expect(again.lost.filter(({ href }) => isShown(href) && !all.has(href))).toEqual([]);
    }),
    runs,
  );
});

test("each page that only one side has is reported once, by itself or by what it was added or removed with", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(2), arbitrarySite(2), async (one, other) => {
      const [before, after] = [await compile(one.files), await compile(other.files)];
      const { changes } = diffNavigation(before, after);
      const lines = changes.flatMap((change) =>
        change.kind === "page-added" || change.kind === "page-removed" ? change.hrefs : [],
      );
      expect(lines).toEqual([...new Set(lines)]);
      const moved = changes.flatMap((change) => (change.kind === "page-moved" ? change.moves : []));
      expect(new Set(moved.map(({ from }) => from)).size).toBe(moved.length);
      expect(new Set(moved.map(({ to }) => to)).size).toBe(moved.length);
    }),
    runs,
  );
});

test("the same input gives the same bytes, and is not changed", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), arbitrarySite(), async (one, other) => {
      const [before, after] = [await compile(one.files), await compile(other.files)];
      const text = JSON.stringify([before, after]);
      const first = JSON.stringify(diffNavigation(before, after));
      expect(JSON.stringify(diffNavigation(before, after))).toBe(first);
      expect(JSON.stringify([before, after])).toBe(text);
    }),
    { numRuns: propertyRuns(50) },
  );
});

test("people can read any difference: one line a row, and a comment that GitHub takes", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(), arbitrarySite(), async (one, other) => {
      const diff = diffNavigation(await compile(one.files), await compile(other.files));
      const lines = styledDiff(diff, { colors: pc.createColors(false) }).split("\n");
      const rows = sectionsOf(diff).flatMap((section) => section.rows).length;
      expect(lines.filter((line) => /^ {2}[-+~] [a-z]/.test(line))).toHaveLength(rows);
      const markdown = markdownDiff(diff);
      expect(markdown.length).toBeLessThan(65_536);
      expect(markdown.split("\n").filter((line) => line.startsWith("- **"))).toHaveLength(rows);
    }),
    { numRuns: propertyRuns(50) },
  );
});

test("what stays in order is increasing, and no longer one exists", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20), { maxLength: 9 }), (numbers) => {
      const kept = [...longestIncreasing(numbers)].toSorted((a, b) => a - b).map((index) => numbers[index]!);
      expect(kept).toEqual(kept.toSorted((a, b) => a - b));
      expect(kept.length).toBe(longest(numbers));
    }),
  );
});

/** Tries every choice. */
function longest(numbers: readonly number[], above = -1): number {
  const [first, ...rest] = numbers;
  if (first === undefined) return 0;
  const without = longest(rest, above);
  return first > above ? Math.max(without, 1 + longest(rest, first)) : without;
}
