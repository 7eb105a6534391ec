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
}

/** Counts places that a check can't judge; one place if no number is given. */
export type Leave = (reason: string, places?: number) => void;

/** Adds the places of all checks, one entry for each code and reason. */
export class NotJudgedPlaces {
  readonly #byText = new Map<string, { readonly code: DiagnosticCode; readonly reason: string; count: number }>();

  /** The function that counts the places of one code. */
  of(code: DiagnosticCode): Leave {
    return (written, places = 1) => {
      const reason = withoutPasswords(written);
      const name = `${code} ${reason}`;
      const known = this.#byText.get(name);
      if (known === undefined) this.#byText.set(name, { code, reason, count: places });
      else known.count += places;
    };
  }

  /** All of them, in the order in which the checks ran. */
  all(): readonly NotJudged[] {
    return [...this.#byText.values()].map(({ code, count: places, reason }) => ({ code, count: places, reason }));
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
