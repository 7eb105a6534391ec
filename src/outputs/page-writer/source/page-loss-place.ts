// Names the place of what a host can't have of the text of a page.
import type { Page } from "../../../compiler/site/page.ts";
import type { NotExpressedPlace } from "../../adapters/not-expressed.ts";

/** The page, and the name of the icon that is not shown on it. */
export function pageLossPlace({ title, href }: Pick<Page, "title" | "href">, icon?: string): NotExpressedPlace {
  const page = `page "${title}"`;
  return { what: icon === undefined ? page : `"${icon}" on ${page}`, href };
}
