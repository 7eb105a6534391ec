// Finds entries and pages that name an endpoint where there is no spec. (D9, D10)
import { entryText } from "../contract/endpoint-entry.ts";
import type { SpecKind } from "../contract/spec-attachment.ts";
import { placeOf, valueAt, type Place, otherPlaces } from "../diagnostics/place.ts";
import { groupBy } from "../text/group-by.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pageOperations } from "./page-entries.ts";

interface EndpointWithoutSpec {
  readonly place: Place;
  readonly entry: string;
  /** The field of front matter that names it; undefined for an entry. */
  readonly page: SpecKind | undefined;
  /** What one missing line or document explains. */
  readonly cause: string;
}

/** Reports all entries of one section of docs.json, and all pages, in one message, because one missing line is the cause of all. */
export const endpointWithoutSpec: Check = {
  code: "endpoint-without-spec",
  needs: [],
  run: (site, report) => {
    const all = [...entriesWithoutSpec(site), ...pagesWithoutSpec(site)];
    for (const [first, ...others] of groupBy(all, ({ cause }) => cause).values()) {
      const { place, entry, page } = first!;
      const related = otherPlaces(
        others.map((other) => other.place),
        "also here",
      );
      report("endpoint-without-spec", place, { entry, page, uses: others.length + 1 }, { related });
    }
  },
};

function entriesWithoutSpec({ uses }: CheckedSite): readonly EndpointWithoutSpec[] {
  return [...uses.endpoints].flatMap(([{ source, written }, { kind }]): readonly EndpointWithoutSpec[] => {
    if (kind !== "without-spec") return [];
    const section = source.pointer.split("/").slice(0, 4).join("/");
    return [{ place: placeOf(source), entry: written, page: undefined, cause: section }];
  });
}

function pagesWithoutSpec(site: CheckedSite): readonly EndpointWithoutSpec[] {
  return pageOperations(site).flatMap(({ page, named }): readonly EndpointWithoutSpec[] => {
    if (named.kind !== "without-spec") return [];
    const { field, method, target } = named.entry;
    return [{ place: valueAt(page.file, `/${field}`), entry: entryText(method, target), page: field, cause: field }];
  });
}
