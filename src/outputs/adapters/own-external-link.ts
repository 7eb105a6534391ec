// Which external link has the title of a group for itself? (D31)
import type { Division, GroupDivision, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { ownValue } from "../../compiler/text/json-value.ts";

/** The external link of a group; undefined if it has none, and if it is that of a page inside, whose entry leads there already. */
export function ownExternalLink(group: GroupDivision, pages: ResolvedNavigation["pages"]): string | undefined {
  const { href, external } = group;
  return href === undefined || external !== true || hasLinkTo(href, group, pages) ? undefined : href;
}

function hasLinkTo(href: string, { children }: Division, pages: ResolvedNavigation["pages"]): boolean {
  return children.some((child) =>
    child.kind === "page" ? ownValue(pages, child.href)?.url === href : hasLinkTo(href, child, pages),
  );
}
