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

/** Counts places that a check can't judge; one place if no number is given. `address`: what could not be judged there. */
export type Leave = (reason: string, places?: number, address?: string) => void;

/** How many addresses are named for a reason. If there are as many, there may be more. */
export const mostAddresses = 3;

interface Counted {
  readonly code: DiagnosticCode;
  readonly reason: string;
  count: number;
  readonly addresses: Set<string>;
}

/** Adds the places of all checks, one entry for each code and reason. */
export class NotJudgedPlaces {
  readonly #byText = new Map<string, Counted>();

  /** The function that counts the places of one code. */
  of(code: DiagnosticCode): Leave {
    return (written, places = 1, address) => {
      const reason = withoutPasswords(written);
      const name = `${code} ${reason}`;
      const known = this.#byText.get(name) ?? { code, reason, count: 0, addresses: new Set() };
      known.count += places;
      if (address !== undefined && known.addresses.size < mostAddresses) known.addresses.add(address);
      this.#byText.set(name, known);
    };
  }

  /** All of them, in the order in which the checks ran. */
  all(): readonly NotJudged[] {
    return [...this.#byText.values()].map(({ code, count: places, reason, addresses }) => ({
      code,
      count: places,
      reason,
      ...(addresses.size === 0 ? {} : { addresses: [...addresses] }),
    }));
  }
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
