// Says which description stands below the title of a page.
import type { Page } from "../../../compiler/site/page.ts";

interface DescribedPage {
  readonly page: Pick<Page, "description">;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** The description that front matter has; that of an operation, type or symbol is in the text of its stub. */
export function shownDescription({ page, frontMatter }: DescribedPage): string | undefined {
  return ownDescription(frontMatter) === undefined ? undefined : page.description;
}

/** The description in front matter; undefined if that has none. */
export function ownDescription(frontMatter: DescribedPage["frontMatter"]): string | undefined {
  const own = frontMatter["description"];
  return typeof own === "string" && own.trim() !== "" ? own : undefined;
}
