// Makes the addresses of a Fern site. (D385)
import { ownValue, type JsonObject } from "../../../compiler/text/json-value.ts";
import { kebabSlug } from "../kebab-slug.ts";

/** Where a part of the tree is: its segments below the base of the site, for each way that readers may take to it. */
export type FernSlug = readonly [readonly string[], ...(readonly (readonly string[])[])];

/** What a part of the tree says of its own address. */
export interface SlugPart {
  readonly title: string;
  /** As docs.yml has it. */
  readonly slug?: string | undefined;
  readonly isSkipped?: boolean;
}

/** The top of the site. */
export const topSlug: FernSlug = [[]];

/** The slug that docs.yml gives a part; an empty one adds nothing to the address. */
export function writtenSlug(part: JsonObject): string | undefined {
  const slug = ownValue(part, "slug");
  return typeof slug === "string" ? slug : undefined;
}

/** The slug of a part below another. */
export function slugBelow(above: FernSlug, { title, slug, isSkipped = false }: SlugPart): FernSlug {
  if (isSkipped) return above;
  const own = segmentsOfSlug(slug ?? kebabSlug(title));
  return mapSlug(above, (segments) => [...segments, ...own]);
}

/** The slug of what is in folders below a part; made at once, because they may be very deep. */
export function slugInFolders(above: FernSlug, folders: readonly string[]): FernSlug {
  if (folders.length === 0) return above;
  const known = new Map<string, readonly string[]>();
  const own = folders.flatMap((name) => {
    const segments = known.get(name) ?? segmentsOfSlug(kebabSlug(name));
    known.set(name, segments);
    return segments;
  });
  return mapSlug(above, (segments) => [...segments, ...own]);
}

/** The slug of the first version, which readers find without its own segment, too. */
export function slugOfFirst(above: FernSlug, part: SlugPart): FernSlug {
  return [...above, ...slugBelow(above, part)] as unknown as FernSlug;
}

/** A slug of front matter: the whole address below the base. */
export function wholeSlug(slug: string): FernSlug {
  return [segmentsOfSlug(slug)];
}

/** The address of a slug, and the other ones that lead to the same. */
export function slugAddresses(slug: FernSlug): readonly [string, ...string[]] {
  const [first, ...more] = slug;
  return [addressOf(first), ...more.map(addressOf)];
}

function addressOf(segments: readonly string[]): string {
  return `/${segments.join("/")}`;
}

function segmentsOfSlug(slug: string): readonly string[] {
  return slug.split("/").filter((segment) => segment !== "" && segment !== ".");
}

function mapSlug([first, ...more]: FernSlug, change: (segments: readonly string[]) => readonly string[]): FernSlug {
  return [change(first), ...more.map(change)];
}
