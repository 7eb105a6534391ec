// How many pages of a large edition are loaded for one of them?
import { describe, expect, test } from "vitest";
import {
  bucketOf,
  bucketsFor,
  EditionPages,
  inBuckets,
  type Pages,
} from "../../../../src/tools/preview/model/edition-pages.ts";
import type { Page } from "../../../../src/compiler/site/page.ts";

const hrefs = Array.from({ length: 25_000 }, (_, at) => `/guides/section-${at % 40}/page-${at}`);
const all = Object.fromEntries([...hrefs, "__proto__"].map((href) => [href, { href } as Page]));
const buckets = inBuckets(all, bucketsFor(25_001));

function opened(failures = 0): { readonly pages: EditionPages; readonly reads: number[] } {
  const reads: number[] = [];
  const read = (bucket: number): Promise<Pages> => {
    reads.push(bucket);
    return reads.length <= failures ? Promise.reject(new Error("away")) : Promise.resolve(buckets[bucket]!);
  };
  return { pages: new EditionPages(buckets.length, read), reads };
}

describe("the pages of an edition", () => {
  test("are loaded in one bucket for one page, once, and a bucket has few", async () => {
    const { pages, reads } = opened();
    await Promise.all([pages.load("/guides/section-7/page-7"), pages.load("/guides/section-7/page-7")]);
    expect(reads).toEqual([bucketOf("/guides/section-7/page-7", buckets.length)]);
    expect(pages.loaded["/guides/section-7/page-7"]?.href).toBe("/guides/section-7/page-7");
    expect(pages.isKnown("/guides/section-7/page-7")).toBe(true);
    expect(pages.areAllLoaded).toBe(false);
    expect(Math.max(...buckets.map((each) => Object.keys(each).length))).toBeLessThan(250);
  });

  test("are all loaded where all are asked for, whatever their names are", async () => {
    const { pages, reads } = opened();
    await pages.load(hrefs[0]!);
    await pages.loadAll();
    expect(reads).toHaveLength(buckets.length);
    expect(pages.areAllLoaded).toBe(true);
    expect(Object.keys(pages.loaded)).toHaveLength(25_001);
  });

  test("are asked for again after a failure", async () => {
    const { pages, reads } = opened(1);
    await expect(pages.load(hrefs[0]!)).rejects.toThrow("away");
    expect(pages.isKnown(hrefs[0]!)).toBe(false);
    await pages.load(hrefs[0]!);
    expect(reads).toHaveLength(2);
  });
});
