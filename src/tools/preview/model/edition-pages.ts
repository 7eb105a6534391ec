// Keeps the loaded pages of an edition. People look at few pages of a large site, so pages are loaded in buckets.
import type { Page } from "../../../compiler/site/page.ts";
import { setOwn } from "../../../compiler/text/json-value.ts";
import { madeOnce } from "../../../compiler/text/per-object.ts";

/** Pages by href. */
export interface Pages {
  readonly [href: string]: Page;
}

/** The average number of pages in a bucket, which are parsed at once. */
const bucketSize = 100;

/** The number of buckets for this number of pages. */
export function bucketsFor(pages: number): number {
  return Math.max(1, Math.ceil(pages / bucketSize));
}

/** The bucket of a page or of data about it, from 0; it depends only on the href. */
export function bucketOf(href: string, buckets: number): number {
  let hash = 0;
  for (let at = 0; at < href.length; at += 1) hash = (Math.imul(hash, 31) + href.charCodeAt(at)) | 0;
  return (hash >>> 0) % buckets;
}

/** The contents of each bucket, for a record by href. */
export function inBuckets<Value>(
  record: { readonly [href: string]: Value },
  buckets: number,
): readonly { readonly [href: string]: Value }[] {
  const entries = Array.from({ length: buckets }, (): [string, Value][] => []);
  for (const entry of Object.entries(record)) entries[bucketOf(entry[0], buckets)]!.push(entry);
  return entries.map((each) => Object.fromEntries(each));
}

/** The contents of one of these buckets. */
export function inBucket<Value>(
  record: { readonly [href: string]: Value },
  bucket: number,
  buckets: number,
): { readonly [href: string]: Value } {
  return Object.fromEntries(Object.entries(record).filter(([href]) => bucketOf(href, buckets) === bucket));
}

/** The loaded pages of an edition. */
export class EditionPages {
  readonly #buckets: number;
  readonly #read: (bucket: number) => Promise<Pages>;
  readonly #loading = new Map<number, Promise<void>>();
  readonly #loaded = new Set<number>();
  /** The loaded pages. More are added to the same object. */
  readonly loaded: Record<string, Page> = {};

  constructor(buckets: number, read: (bucket: number) => Promise<Pages>) {
    this.#buckets = buckets;
    this.#read = read;
  }

  get areAllLoaded(): boolean {
    return this.#loaded.size === this.#buckets;
  }

  /** Whether the page at an address is loaded, or known not to be in the edition. */
  isKnown(href: string): boolean {
    return this.#loaded.has(bucketOf(href, this.#buckets));
  }

  async load(href: string): Promise<void> {
    await this.#loadBucket(bucketOf(href, this.#buckets));
  }

  async loadAll(): Promise<void> {
    for (let bucket = 0; bucket < this.#buckets; bucket += 1)
      // oxlint-disable-next-line no-await-in-loop -- all at once would leave no time to draw
      await this.#loadBucket(bucket);
  }

  #loadBucket(bucket: number): Promise<void> {
    return madeOnce(this.#loading, bucket, async () => {
      try {
        for (const [href, page] of Object.entries(await this.#read(bucket))) setOwn(this.loaded, href, page);
        this.#loaded.add(bucket);
      } catch (error) {
        // The next request may succeed.
        this.#loading.delete(bucket);
        throw error;
      }
    });
  }
}
