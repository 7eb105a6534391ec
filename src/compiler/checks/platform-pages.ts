// Finds reference pages that the platform makes but navc does not (D112).
import { boundDivisions } from "../bind/bound-divisions.ts";
import type { ApiReference, GraphqlReference, SdkReference } from "../contract/api-reference.ts";
import { divisionName } from "../contract/divisions.ts";
import { keyAt } from "../diagnostics/place.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { selectsSdk } from "../routes/reference-plan.ts";
import { groupBy } from "../text/group-by.ts";
import { childPointer } from "../text/json-pointer.ts";
import { perObject } from "../text/per-object.ts";
import type { BoundDivision } from "../bind/bound-tree.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pageEntries, type PageEntry } from "./page-entries.ts";

/** Reports each GraphQL schema and each SDK of a division once, with the number of entries whose titles are not known. */
export const platformPages: Check = {
  code: "platform-pages",
  needs: [],
  run: (site, report) => {
    for (const division of boundDivisions(site.bound)) {
      if (division.graphql !== undefined) reportGraphql(division, division.graphql, site, report);
      if (division.sdk !== undefined) reportSdk(division, division.sdk, site, report);
    }
  },
};

function reportGraphql(division: BoundDivision, schema: GraphqlReference, site: CheckedSite, report: Report): void {
  const { kind, source } = site.graphql.of(schema);
  const entries = entriesOf(site).get(schema)?.length ?? 0;
  // Why a schema was not read is reported, and navc makes the pages of one that was read.
  if (kind !== "remote") return;
  report("platform-pages", placeIn(division, "graphql"), { kind: "graphql", ...names(division, source), entries });
}

function reportSdk(division: BoundDivision, sdk: SdkReference, site: CheckedSite, report: Report): void {
  const entries = entriesOf(site).get(sdk) ?? [];
  const made = entries.filter(({ state }) => state.kind === "generated");
  // Why a file was not read is reported, and navc makes the pages of one that was read.
  if (site.sdk.of(sdk).kind !== "not read") return;
  // Where a page names its part of the SDK itself, the platform makes no others.
  if (made.length === 0 && selectsSdk(division, sdk, site.pages)) return;
  const args = { kind: "sdk" as const, ...names(division, sdk.source), entries: made.length };
  report("platform-pages", placeIn(division, "sdk"), args);
}

/** The entries that name a part of a reference. */
const entriesOf = perObject((site: CheckedSite): ReadonlyMap<ApiReference | undefined, readonly PageEntry[]> =>
  groupBy(pageEntries(site), ({ reference }) => (reference?.kind === "sdk" ? reference.sdk : reference?.schema)),
);

function names({ kind, label }: BoundDivision, source: string): { readonly owner: string; readonly source: string } {
  return { owner: divisionName(kind, label), source };
}

function placeIn({ source: { file, pointer } }: BoundDivision, field: string): ReturnType<typeof keyAt> {
  return keyAt(file, childPointer(pointer, field));
}
