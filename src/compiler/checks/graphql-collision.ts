// Finds GraphQL schemas whose parts would get the same addresses (D112).
import { referenceFolder } from "../contract/api-reference.ts";
import { placeOf } from "../diagnostics/place.ts";
import { baseWord } from "../routes/route-allocator.ts";
import { groupBy } from "../text/group-by.ts";
import type { Check } from "./check.ts";
import { pageEntries, type PageEntry } from "./page-entries.ts";

/** Reports each pair of schemas once: the entries of the second show the pages of the first. */
export const graphqlCollision: Check = {
  code: "endpoint-collision",
  needs: [],
  run: (site, report) => {
    const sourceOf = ({ reference, state }: PageEntry): string | undefined =>
      state.kind === "generated" && reference?.kind === "graphql" && reference.schema !== undefined
        ? site.graphql.of(reference.schema).source
        : undefined;
    const shown = new Map<string, string>();
    const hiding = pageEntries(site).flatMap((entry) => {
      const second = sourceOf(entry);
      if (second === undefined) return [];
      const first = shown.get(entry.path) ?? second;
      shown.set(entry.path, first);
      return first === second ? [] : [{ entry, first, second }];
    });
    for (const [pair, ...others] of groupBy(hiding, ({ first, second }) => JSON.stringify([first, second])).values()) {
      const { entry, first, second } = pair!;
      if (entry.reference?.kind !== "graphql" || entry.reference.schema === undefined) continue;
      const { schema } = entry.reference;
      const { version, language } = entry.inForce;
      const directory = `${referenceFolder(schema)}/${baseWord(version ?? language ?? second)}`;
      const fix = { kind: "directory", field: "graphql", source: schema.source, directory } as const;
      const args = { first, second, count: others.length + 1, example: `/${entry.path}`, isShared: true, fix };
      report("endpoint-collision", placeOf(schema), args);
    }
  },
};
