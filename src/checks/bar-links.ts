// Lists the links of docs.json that are beside its navigation.
import type { ConfigLink, ConfigSource } from "../syntax/config-tree.ts";
import { childPointer } from "../text/json-pointer.ts";
import type { JsonValue } from "../text/json-value.ts";
import type { CheckedSite } from "./check.ts";
import { boundDivisions } from "./page-entries.ts";

/** The links of the top bar, the footer and the logo, also those that languages have of their own. */
export function barLinks(site: CheckedSite): readonly ConfigLink[] {
  const ofLanguages = boundDivisions(site).flatMap(({ kind, extra, source }) => {
    if (kind !== "language") return [];
    return ["navbar", "footer"].flatMap((field) =>
      linksIn(extra?.[field], { ...source, pointer: childPointer(source.pointer, field) }),
    );
  });
  return [...site.bound.site.links, ...ofLanguages];
}

function linksIn(value: JsonValue | undefined, { file, pointer }: ConfigSource): readonly ConfigLink[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly ConfigLink[] => {
    const source = { file, pointer: childPointer(pointer, key) };
    if (key === "href" && typeof inner === "string") return [{ href: inner, source }];
    return linksIn(inner, source);
  });
}
