// Where do the title of a page and its label in the sidebar come from?
import type { Page } from "../site/navigation.ts";
import type { Origin, SourcedText } from "./explanation.ts";
import { isResolved } from "./operation-facts.ts";
import { fieldOrigin, type PageSources } from "./page-sources.ts";
import { isRemote } from "./source-book.ts";

/** The title: of the front matter, the operation's summary, or the path (D5, D8). */
export function titleFacts(page: Page, sources: PageSources): SourcedText {
  return { text: page.title, ...(fieldOrigin(page, "title", sources) ?? otherTitle(page, sources)) };
}

function otherTitle({ title, operation }: Page, { sources }: PageSources): Origin {
  if (operation !== undefined && isResolved(operation) && operation.summary === title)
    return { from: "the operation's summary", at: sources.at(operation.file, `${operation.pointer}/summary`) };
  const isUnknown = operation !== undefined && isResolved(operation) && isRemote(operation.file);
  return { from: isUnknown ? "the operation" : "the last part of its path" };
}

/** The label: `sidebarTitle`, else the title. */
export function labelFacts(page: Page, sources: PageSources): SourcedText {
  const { title, sidebarTitle } = page;
  const origin = sidebarTitle === undefined ? undefined : fieldOrigin(page, "sidebarTitle", sources);
  return { text: sidebarTitle ?? title, ...(origin ?? { from: "the title" }) };
}
