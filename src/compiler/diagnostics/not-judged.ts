// What checks could not judge because a part of the site is not known.
import type { DiagnosticCode } from "./catalog.ts";
import { count } from "./codes.ts";
import { withoutPasswords } from "../text/visible.ts";

/** Places that a check could not judge for one reason. */
export interface NotJudged {
  /** The code that would be reported there. */
  readonly code: DiagnosticCode;
  /** The number of places: links, redirects, pages and so on. */
  readonly count: number;
  /** What is not known, as a sentence without a full stop. */
  readonly reason: string;
  /** Some of the addresses that could not be judged, if the reason is about addresses: at most 3. */
  readonly addresses?: readonly string[];
}

/** A place without judgement, named as the problem would be that may be there. */
export interface LeftPlace {
  /** Any file if it is absent. */
  readonly file?: string;
  /** The first words of the subject; any subject if it is absent. */
  readonly subject?: readonly string[];
}

/** What a check can't judge for one reason. */
export interface LeftPlaces {
  /** The number of places; 1 if it is absent. */
  readonly count?: number;
  /** What could not be judged there. */
  readonly address?: string | undefined;
  /** Where the problems may be; absent if that is not known, so that they may be anywhere. */
  readonly at?: readonly LeftPlace[];
}

/** Counts what a check can't judge; one place if nothing more is said. */
export type Leave = (reason: string, left?: LeftPlaces) => void;

/** How many addresses are named for a reason. */
const mostAddresses = 3;

/** Between the words of a subject. */
export const subjectSeparator = " · ";

interface Counted {
  readonly code: DiagnosticCode;
  readonly reason: string;
  count: number;
  readonly addresses: Set<string>;
  /** The keys of the places; undefined if one of them is not known. */
  at: Set<string> | undefined;
}

/** Adds the places of all checks, one entry for each code and reason. */
export class NotJudgedPlaces {
  readonly #byText = new Map<string, Counted>();

  /** The function that counts the places of one code. */
  of(code: DiagnosticCode): Leave {
    return (written, { count: places = 1, address, at } = {}) => {
      const reason = withoutPasswords(written);
      const name = `${code} ${reason}`;
      const known = this.#byText.get(name) ?? { code, reason, count: 0, addresses: new Set(), at: new Set() };
      known.count += places;
      if (address !== undefined && known.addresses.size < mostAddresses) known.addresses.add(address);
      if (at === undefined) known.at = undefined;
      for (const place of at ?? []) known.at?.add(keyOf(place));
      this.#byText.set(name, known);
    };
  }

  /** All of them, in the order in which the checks ran. */
  all(): readonly NotJudged[] {
    return [...this.#byText.values()].map(({ code, count: places, reason, addresses, at }) => {
      const named = addresses.size === 0 ? {} : { addresses: [...addresses] };
      const left: NotJudged = { code, count: places, reason, ...named };
      if (at !== undefined) leftAt.set(left, at);
      return left;
    });
  }
}

/** Beside the entries and not in them: a report names three addresses, and there may be a hundred thousand places. */
const leftAt = new WeakMap<NotJudged, ReadonlySet<string>>();

/** Whether the place of a problem is among those that were not judged; undefined if these are not known. */
export function isAmongLeft(
  left: NotJudged,
  { file, subject }: { readonly file: string; readonly subject: string },
): boolean | undefined {
  const at = leftAt.get(left);
  if (at === undefined) return undefined;
  const words = subject.split(subjectSeparator);
  const starts = words.map((_, index) => words.slice(0, index + 1).join(subjectSeparator));
  return [undefined, ...starts].some((start) =>
    [file, undefined].some((each) => at.has(JSON.stringify([each, start]))),
  );
}

function keyOf({ file, subject }: LeftPlace): string {
  return JSON.stringify([file, subject && withoutPasswords(subject.join(subjectSeparator))]);
}

const nouns: { readonly [Code in DiagnosticCode]?: string } = {
  "anchor-not-found": "link",
  "asset-not-found": "image",
  "endpoint-unknown": "endpoint",
  "generation-stopped": "spec",
  "href-target-missing": "link",
  "import-not-found": "import",
  "link-not-found": "link",
  "link-redirected": "link",
  "link-relative": "link",
  "link-to-hidden": "link",
  "link-to-other-edition": "link",
  "operation-unlisted": "spec",
  "page-language": "entry",
  "page-unlisted": "page",
  "page-untranslated": "page",
  "redirect-chain": "redirect",
  "redirect-shadows-page": "redirect",
  "redirect-target-missing": "redirect",
};

/** `12 links`, `1 entry`: what could not be judged, in words. */
export function placesInWords({ code, count: places }: NotJudged): string {
  const noun = nouns[code] ?? "place";
  return count(places, noun, noun === "entry" ? "entries" : undefined);
}
