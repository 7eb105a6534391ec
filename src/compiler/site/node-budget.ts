// Limits the nodes (D22) and bytes (D61) of a result.
import { jsonBytes, jsonBytesAtMost } from "../text/byte-lengths.ts";
import type { ResolvedNavigation } from "./navigation.ts";

/** Counts the nodes of the result: divisions, pages, options and global anchors of all editions. */
export class NodeBudget {
  #left: number;
  #spent = false;

  constructor(limit: number) {
    this.#left = limit;
  }

  /** Uses this number of nodes; false, now and for all later calls, if this exceeds the limit. */
  take(nodes: number): boolean {
    if (this.#spent || nodes > this.#left) this.#spent = true;
    else this.#left -= nodes;
    return !this.#spent;
  }

  isSpent(): boolean {
    return this.#spent;
  }
}

/** A result within the limit, whether anything was left out, and the number of bytes by which it may at least grow: 0 if it is cut. */
export interface FittingResult {
  readonly navigation: ResolvedNavigation;
  readonly isCut: boolean;
  readonly spareBytes: number;
}

/**
 * The result with at most `most` bytes as JSON. First the texts that nothing depends on are removed. Then `rebuild` makes the
 * result with two thirds of the nodes, and again, until it fits. A result without nodes is used even if it is too long.
 */
export function withinBytes(
  whole: ResolvedNavigation,
  most: number,
  nodes: number,
  rebuild: (nodes: number) => ResolvedNavigation,
): FittingResult {
  const spareBytes = spareIn(whole, most);
  if (spareBytes >= 0) return { navigation: whole, isCut: false, spareBytes };
  for (let left = nodes; ; left = Math.floor((left * 2) / 3)) {
    const navigation = withoutDetails(left === nodes ? whole : rebuild(left), whole);
    if (left === 0 || spareIn(navigation, most) >= 0) return { navigation, isCut: true, spareBytes: 0 };
  }
}

/** The number of bytes by which it may at least grow; negative if it is over the limit. Bytes are counted exactly only if the quick estimate is not enough. */
function spareIn(navigation: ResolvedNavigation, most: number): number {
  const quick = most - jsonBytesAtMost(navigation, most);
  return quick >= 0 ? quick : most - jsonBytes(navigation, most);
}

/** Fields that only repeat what was written. */
const details: ReadonlySet<string> = new Set(
  "description extra frontmatter banner navbar footer logo favicon icons colors fonts appearance".split(" "),
);

const links: ReadonlySet<string> = new Set(["href", "root"]);

/**
 * The same without these fields, and without links to pages that only the whole result has. A shared object stays one object.
 * An address may have the name of such a field.
 */
function withoutDetails(navigation: ResolvedNavigation, whole: ResolvedNavigation): ResolvedNavigation {
  const isLeftOut = (key: string, value: unknown): boolean => details.has(key) || (links.has(key) && isGone(value));
  const isGone = (href: unknown): boolean =>
    typeof href === "string" && Object.hasOwn(whole.pages, href) && !Object.hasOwn(navigation.pages, href);
  const known = new Map<object, unknown>();
  const copy = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const same = known.get(value);
    if (same !== undefined) return same;
    const made = Array.isArray(value) ? value.map(copy) : copyFields(value);
    known.set(value, made);
    return made;
  };
  const copyFields = (object: object): unknown =>
    Object.fromEntries(
      Object.entries(object).flatMap(([key, value]) => (isLeftOut(key, value) ? [] : [[key, copy(value)]])),
    );
  const { pages, counterparts, redirects, ...others } = navigation;
  return {
    ...(copy(others) as typeof others),
    pages: Object.fromEntries(Object.entries(pages).map(([href, page]) => [href, copy(page) as typeof page])),
    counterparts,
    redirects,
  };
}
