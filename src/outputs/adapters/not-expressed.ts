// Collects what a host can't express of a navigation: each feature once, with its places (D153).
import type { Source } from "../../compiler/site/navigation.ts";

/** Something that the navigation has but a host can't show. */
export interface NotExpressed {
  /** What the host lacks, e.g. `the icon of a page`. */
  readonly feature: string;
  /** Why, and what readers get instead, as the end of a sentence. */
  readonly reason: string;
  /** Where the navigation has it, each place once. */
  readonly places: readonly NotExpressedPlace[];
}

/** A place of something that a host can't show. */
export interface NotExpressedPlace {
  /** What has it there, e.g. `group "Refunds"`. */
  readonly what: string;
  /** Where it is written; absent if only a page has it. */
  readonly source?: Source;
  /** The address of the page that has it. */
  readonly href?: string;
  /** The id of the edition that has it; absent if that makes no difference. */
  readonly edition?: string;
}

/** Collects what a host can't express while an adapter works. */
export class NotExpressedList {
  readonly #features = new Map<string, Feature>();

  /** A list that begins with what is already known. */
  constructor(known: readonly NotExpressed[] = []) {
    for (const { feature, reason, places } of known) for (const place of places) this.add(feature, reason, place);
  }

  /** Adds a place; the same source, or without one the same page, counts as one place of a feature, even in several editions. */
  add(feature: string, reason: string, place: NotExpressedPlace): void {
    const key = JSON.stringify([feature, reason]);
    const known = this.#features.get(key) ?? { feature, reason, places: new Map() };
    this.#features.set(key, known);
    const id = placeId(place);
    if (!known.places.has(id)) known.places.set(id, place);
  }

  /** Everything that was added, in the order in which each feature was first added. */
  list(): readonly NotExpressed[] {
    return [...this.#features.values()].map(({ places, ...feature }) => ({ ...feature, places: [...places.values()] }));
  }
}

interface Feature extends Pick<NotExpressed, "feature" | "reason"> {
  readonly places: Map<string, NotExpressedPlace>;
}

function placeId({ what, source, href }: NotExpressedPlace): string {
  return JSON.stringify(source === undefined ? [what, href] : [source.file, source.pointer]);
}
