// Finds entries and pages with a word before a path that is no method there. (D7, D10, D107)
import { placeOf, valueAt, type Place } from "../diagnostics/place.ts";
import { nearestMethod } from "../hints/nearest-name.ts";
import { ownMethods } from "../specs/find-operation.ts";
import type { SpecDocument } from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pageOperations } from "./page-entries.ts";

interface UnknownMethod {
  readonly place: Place;
  readonly written: string;
  readonly word: string;
  /** The specs that were searched. */
  readonly documents: readonly SpecDocument[];
}

/** Reports each such entry and page, with the nearest method. */
export const endpointMethod: Check = {
  code: "endpoint-method",
  needs: [],
  run: (site, report) => {
    for (const { place, written, word, documents } of [...entriesOf(site), ...pagesOf(site)]) {
      const nearest = nearestMethod(word, compared(ownMethods(documents)));
      const suggestion = nearest === undefined ? undefined : withMethod(written, nearest);
      report("endpoint-method", place, { word, nearest }, { suggestion });
    }
  },
};

// More than any spec has that was written by people.
const compared = perObject((methods: ReadonlySet<string>) => [...methods].slice(0, 100));

function entriesOf({ uses }: CheckedSite): readonly UnknownMethod[] {
  return [...uses.endpoints].flatMap(([{ source, written, method }, resolution]) =>
    resolution.kind === "unknown-method"
      ? [{ place: placeOf(source), written, word: method, documents: resolution.documents }]
      : [],
  );
}

function pagesOf(site: CheckedSite): readonly UnknownMethod[] {
  return pageOperations(site).flatMap(({ page, named }) => {
    if (named.kind !== "unknown-method") return [];
    const { field, written, method } = named.entry;
    return [{ place: valueAt(page.file, `/${field}`), written, word: method, documents: named.documents }];
  });
}

// The word may be in the name of the spec, too: the method is the one before the path.
function withMethod(text: string, method: string): string {
  const parts = text.trim().split(/(\s+)/);
  const at = parts[2]?.startsWith("/") === true ? 0 : 2;
  return parts.with(at, method).join("");
}
