// Finds the generated pages that a user names.
import { parseEntry } from "../../compiler/contract/endpoint-entry.ts";
import type { Division, PageNode, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { ConfigValues } from "./config-values.ts";

/** The page without a file that a user names by its endpoint, its path or its address; undefined if there is none. Throws `UsageError` for an endpoint of several pages. */
function namedGenerated(written: string, { pages, site }: ResolvedNavigation): Page | undefined {
  const generated = Object.values(pages).filter(({ file, missing }) => file === null && missing !== true);
  const entry = parseEntry(written);
  if (entry.kind === "page") {
    const path = written.trim().replace(/^\.?\//, "");
    return generated.find((page) => page.path === path || page.href === `${site.basePath}/${path}`);
  }
  const found = generated.filter(
    ({ operation }) =>
      operation !== undefined &&
      (entry.spec === undefined || operation.spec === entry.spec.replace(/^\.?\//, "")) &&
      operation.method === entry.method &&
      [operation.path, operation.webhook, operation.channel].includes(entry.target),
  );
  if (found.length > 1)
    throw new UsageError(
      `"${written.trim()}" has ${found.length} pages. Name one by its address: ${found.map(({ href }) => href).join(", ")}.`,
    );
  return found[0];
}

/** What generated pages are found in. */
export interface GeneratedSearch {
  readonly navigation: ResolvedNavigation;
  readonly config: string;
  readonly values: ConfigValues;
}

/**
 * Where lists name a generated page that a user names; undefined if there is none. Throws `UsageError` if a division makes it
 * from its spec, because then no list has an entry, and for an endpoint of several pages.
 */
export function generatedEntries(
  written: string,
  { navigation, config, values }: GeneratedSearch,
): readonly ConfigSource[] | undefined {
  const page = namedGenerated(written, navigation);
  if (page === undefined) return undefined;
  const nodesIn = (division: Division): readonly PageNode[] =>
    division.children.flatMap((child) => {
      if (child.kind !== "page") return nodesIn(child);
      return child.href === page.href ? [child] : [];
    });
  const sources = navigation.editions
    .flatMap(({ tree }) => nodesIn(tree))
    .map(({ source: { file = config, pointer } }) => ({ file, pointer }));
  const entries = sources.filter((source) => {
    const value = values.at(source);
    return typeof value === "string" && parseEntry(value).kind === "endpoint";
  });
  if (entries.length > 0 && entries.length === sources.length)
    return [...new Map(entries.map((each) => [`${each.file}#${each.pointer}`, each])).values()];
  const spec = page.operation?.spec ?? "its spec";
  throw new UsageError(
    `${page.href} is made from ${spec}, and no list of docs.json names it. Set "x-excluded": true on it in the spec to leave it out, or "x-hidden" to keep its address; or list the other endpoints in "pages" of its division.`,
  );
}
