// Finds entries that name a part which their GraphQL schema does not have (D112).
import { graphqlEntryText, graphqlKinds, type GraphqlPart } from "../contract/graphql-entry.ts";
import { placeOf } from "../diagnostics/place.ts";
import { nearestName } from "../hints/nearest-name.ts";
import type { GraphqlSchema } from "../specs/graphql-catalog.ts";
import { groupBy } from "../text/group-by.ts";
import type { Check, CheckedSite } from "./check.ts";
import { pageEntries, type PageEntry } from "./page-entries.ts";

interface UnknownPart {
  readonly entry: PageEntry;
  readonly part: GraphqlPart;
  readonly source: string;
  readonly schema: GraphqlSchema;
}

/** Reports each such part once for all languages and versions that name it, with the part that is most likely meant. */
export const unknownGraphqlParts: Check = {
  code: "endpoint-unknown",
  needs: [],
  run: (site, report) => {
    for (const [first, ...others] of faultsOf(unknownParts(site))) {
      const { entry, part, source, schema } = first!;
      const near = site.hints.budget.takeIn(schema) ? nearestPart(part, schema) : undefined;
      const nearest = near && graphqlEntryText(near);
      const alsoAt = others.map((other) => ({ message: "also named here", place: placeOf(other.entry.source) }));
      const named = { entry: graphqlEntryText(part), specs: [source], nearest, others: others.length };
      report("endpoint-unknown", placeOf(entry.source), { ...named, isGraphql: true }, { suggestion: nearest, alsoAt });
    }
  },
};

function unknownParts(site: CheckedSite): readonly UnknownPart[] {
  return pageEntries(site).flatMap((entry) => {
    const { reference } = entry;
    if (reference?.kind !== "graphql" || reference.schema === undefined) return [];
    const state = site.graphql.of(reference.schema);
    const { part } = reference;
    if (state.kind !== "read" || state.schema.find(part) !== undefined) return [];
    return [{ entry, part, source: state.source, schema: state.schema }];
  });
}

/** The same part in several editions is one fault, and twice in one edition two faults. */
function faultsOf(all: readonly UnknownPart[]): readonly (readonly UnknownPart[])[] {
  const same = groupBy(all, ({ source, part }) => JSON.stringify([source, graphqlEntryText(part)]));
  return [...same.values()].flatMap((named) => {
    const editions = new Set(
      named.map(({ entry: { inForce } }) => JSON.stringify([inForce.language, inForce.version])),
    );
    return editions.size === named.length ? [named] : named.map((each) => [each]);
  });
}

/** Another name of the same kind, else the same name of another kind. */
function nearestPart({ kind, name }: GraphqlPart, schema: GraphqlSchema): GraphqlPart | undefined {
  const near = nearestName(name, schema.names(kind));
  if (near !== undefined) return { kind, name: near };
  return graphqlKinds
    .filter((other) => other !== kind)
    .map((other) => ({ kind: other, name }))
    .find((part) => schema.find(part) !== undefined);
}
