// Lists the links of docs.json that are beside its navigation.
import type { ConfigLink, ConfigSource } from "../syntax/config-tree.ts";
import { childPointer } from "../text/json-pointer.ts";
import type { JsonValue } from "../text/json-value.ts";
import { markdownLinks } from "../text/markdown-links.ts";
import type { CheckedSite } from "./check.ts";
import { boundDivisions } from "./page-entries.ts";

/** The links of the top bar, the footer, the logo and the banner, also those that languages have of their own. */
export function barLinks(site: CheckedSite): readonly ConfigLink[] {
  const ofLanguages = boundDivisions(site).flatMap(({ kind, extra, source }) => {
    if (kind !== "language") return [];
    return [
      ...["navbar", "footer"].flatMap((field) =>
        linksIn(extra?.[field], { ...source, pointer: childPointer(source.pointer, field) }),
      ),
      ...bannerLinks(extra?.["banner"], { ...source, pointer: childPointer(source.pointer, "banner") }),
    ];
  });
  return [...site.bound.site.links, ...ofLanguages];
}

function bannerLinks(value: JsonValue | undefined, { file, pointer }: ConfigSource): readonly ConfigLink[] {
  const content = Object.entries(typeof value === "object" && value !== null ? value : {}).find(
    ([key]) => key === "content",
  )?.[1];
  if (typeof content !== "string") return [];
  const source = { file, pointer: childPointer(pointer, "content") };
  return markdownLinks(content).map((href) => ({ href, source }));
}

function linksIn(value: JsonValue | undefined, { file, pointer }: ConfigSource): readonly ConfigLink[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly ConfigLink[] => {
    const source = { file, pointer: childPointer(pointer, key) };
    if (key === "href" && typeof inner === "string") return [{ href: inner, source }];
    return linksIn(inner, source);
  });
}
