// What is out of the ordinary about a page, and who says so?
import type { Page } from "../site/navigation.ts";
import type { EntryFacts, Origin, StateFacts } from "./explanation.ts";
import { isResolved } from "./operation-facts.ts";
import { fieldOrigin, type PageSources } from "./page-sources.ts";

/** The states of a page, the gravest first. */
export function pageStates(page: Page, entries: readonly EntryFacts[], sources: PageSources): readonly StateFacts[] {
  const states: StateFacts[] = [];
  const add = (state: StateFacts["state"], origin: Origin): void => void states.push({ state, ...origin });
  if (page.missing === true) add("missing", { from: "no page file has this path, so the link leads nowhere" });
  if (entries.length === 0) add("unlisted", { from: "no entry lists it; it has an address all the same" });
  if (page.hidden === true) add("hidden", hiddenOrigin(page, entries, sources));
  if (page.noindex === true) add("noindex", fieldOrigin(page, "noindex", sources) ?? { from: "it is hidden" });
  if (page.deprecated === true) add("deprecated", deprecatedOrigin(page, sources));
  if (page.url !== undefined) {
    const { at } = fieldOrigin(page, "url", sources) ?? {};
    add("external", { from: `links lead to ${page.url} instead`, ...(at === undefined ? {} : { at }) });
  }
  return states;
}

function hiddenOrigin(page: Page, entries: readonly EntryFacts[], sources: PageSources): Origin {
  const above = entries.find(({ hiddenBy }) => hiddenBy !== undefined)?.hiddenBy;
  const own = fieldOrigin(page, "hidden", sources) ?? hiddenInSpec(page, sources);
  if (own !== undefined || above === undefined) return own ?? { from: "no list shows it" };
  return { ...above, from: `by ${above.from}` };
}

function hiddenInSpec({ operation }: Page, { sources }: PageSources): Origin | undefined {
  if (operation === undefined || !isResolved(operation)) return undefined;
  const pointer = `${operation.pointer}/x-hidden`;
  if (sources.value(operation.file, pointer) !== true) return undefined;
  return { from: `"x-hidden" of the operation`, at: sources.at(operation.file, pointer) };
}

function deprecatedOrigin(page: Page, sources: PageSources): Origin {
  const { operation } = page;
  const own = fieldOrigin(page, "deprecated", sources);
  if (own !== undefined || operation === undefined || !isResolved(operation)) return own ?? { from: "the page" };
  const at = sources.sources.at(operation.file, `${operation.pointer}/deprecated`);
  return { from: `"deprecated" of the operation`, at };
}
