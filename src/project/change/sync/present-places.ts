// Finds what a sync names in the files as they are before it is written. (D296)
import { placeKey } from "../../../compiler/syntax/config-value.ts";
import type { ConfigSource } from "../../../compiler/syntax/config-tree.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import type { ConfigValues } from "../config-values.ts";
import { divisionsBelow, type WrittenDivision, type WrittenItem } from "../written-tree.ts";
import type { BranchPair } from "./branch-pairs.ts";

/** The elements of targets in the present files. */
export class PresentPlaces {
  readonly #values: ConfigValues;
  readonly #pairs: ReadonlyMap<string, BranchPair>;

  constructor(pairs: readonly BranchPair[], values: ConfigValues) {
    this.#values = values;
    this.#pairs = new Map(pairs.map((pair) => [pairName(pair), pair]));
  }

  /** The lines of elements of a target: one that is not there yet has that of the division that gets it, and in a new language that of the source. */
  linesOf(items: readonly WrittenItem[], pair: BranchPair): readonly number[] {
    const before = this.#pairs.get(pairName(pair));
    const [old, now] = [before?.target, pair.target];
    const isThere = old !== undefined && "kind" in old && "kind" in now;
    const places = isThere ? placesBefore(old, now) : new Map<WrittenItem, ConfigSource>();
    return this.#values.linesOf(items.map((item) => places.get(item) ?? (before ?? pair).source.element));
  }
}

/** A pair is known again in each round: its source stays where it is. */
export function pairName({ source, label }: BranchPair): string {
  return `${placeKey(source.at)} ${label}`;
}

/** An element with the labels of the divisions that it is in, the outermost first, and its own. */
interface NamedItem {
  readonly item: WrittenItem;
  readonly name: string;
  readonly path: string;
}

function namedItems(division: WrittenDivision, above: readonly string[] = []): readonly NamedItem[] {
  return division.lists
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const name = JSON.stringify(item.kind === "entry" ? item.text : [item.label]);
      const path = [...above, name];
      const below = item.kind === "entry" ? [] : namedItems(item, path);
      return [{ item, name, path: path.join("\n") }, ...below];
    });
}

/** The present place of each element of a target after a sync: that of the element with its name in the same divisions, or else anywhere. */
function placesBefore(before: WrittenDivision, after: WrittenDivision): ReadonlyMap<WrittenItem, ConfigSource> {
  const all = namedItems(before);
  const [byPath, byName] = [groupBy(all, ({ path }) => path), groupBy(all, ({ name }) => name)];
  const places = new Map<WrittenItem, ConfigSource>([[after, before.element]]);
  const parents = parentsOf(after);
  const counts = new Map<string, number>();
  for (const { item, name, path } of namedItems(after)) {
    const same = byPath.get(path) ?? byName.get(name) ?? [];
    const index = counts.get(path) ?? 0;
    counts.set(path, index + 1);
    const found = same[Math.min(index, same.length - 1)];
    places.set(item, found?.item.element ?? places.get(parents.get(item)!)!);
  }
  return places;
}

/** The division that each element below one is in. */
function parentsOf(top: WrittenDivision): ReadonlyMap<WrittenItem, WrittenDivision> {
  return new Map(
    [top, ...divisionsBelow(top)].flatMap((division) =>
      division.lists.flatMap(({ items }) => items.map((item) => [item, division] as const)),
    ),
  );
}
