// Finds the ids of headings that are the titles of pages now: links to them lead to the top. (D330)
import { defaultLimits } from "../../compiler/contract/limits.ts";
import type { ImportedPage } from "./imported-site.ts";
import type { OldFolder } from "./old-folder.ts";
import { readOldPage } from "./old-page.ts";
import type { OldSlug } from "./text/old-slugs.ts";
import { textDialects } from "./text/text-dialects.ts";

/** The id that the heading of a page had, if that is its title now. */
export type TopIdFinder = (page: ImportedPage) => string | undefined;

/** Reads a page when it is asked for, and each page once. `slugs`: the rule of the site, if it is not that of its generator. */
export function topIdFinder(source: OldFolder, slugs: OldSlug | undefined): TopIdFinder {
  const known = new Map<ImportedPage, string | undefined>();
  return (page) => {
    if (!known.has(page)) known.set(page, topId(page, source, slugs ?? textDialects.get(page.dialect)?.slugs));
    return known.get(page);
  };
}

function topId(page: ImportedPage, source: OldFolder, slugs: OldSlug | undefined): string | undefined {
  if (page.file === undefined || page.dialect === "kept") return undefined;
  const { heading } = readOldPage(source.text(page.file, defaultLimits.bodyBytes) ?? "", page.dialect);
  if (heading === undefined || heading.title !== page.fields["title"]) return undefined;
  return heading.id ?? (slugs?.of(heading.title) || undefined);
}
