// Why is a page where it is?
import type { Page } from "../site/navigation.ts";
import { addressOrigin } from "./address-origin.ts";
import { absentFrom, counterpartsOf } from "./counterparts-of.ts";
import { linksTo } from "./explain-link.ts";
import type { ExplainInput } from "./explain-input.ts";
import type { CounterpartFacts, PageExplanation, SourcedText } from "./explanation.ts";
import { frontMatterOf } from "./front-matter-of.ts";
import { operationFacts } from "./operation-facts.ts";
import { besidePage, pageEntries } from "./page-entries.ts";
import { fieldOrigin, type PageSources } from "./page-sources.ts";
import { pageStates } from "./page-states.ts";
import { problemsOf } from "./problems-of.ts";
import { redirectFacts } from "./redirect-facts.ts";
import { openSources } from "./source-book.ts";
import { labelFacts, titleFacts } from "./title-origin.ts";

/** All that is known of a page; `others` are pages that the same words name. */
export async function explainPage(page: Page, others: readonly Page[], input: ExplainInput): Promise<PageExplanation> {
  const { href, path, file } = page;
  const sources = openSources(input.host);
  const entries = pageEntries(page, input, sources);
  const texts: PageSources = { sources, file, frontMatter: await frontMatterOf(file, input.host) };
  const operation = operationFacts(page, entries, texts);
  const redirect = redirectFacts(href, input, sources);
  const facts = {
    kind: "page" as const,
    href,
    path,
    file,
    title: titleFacts(page, texts),
    label: labelFacts(page, texts),
    ...(page.tag === undefined ? {} : { tag: tagFacts(page.tag, page, texts) }),
    address: addressOrigin(page, entries, input, sources),
    key: keyFacts(page, texts),
    ...(operation === undefined ? {} : { operation }),
    states: pageStates(page, entries, texts),
    ...(redirect === undefined ? {} : { redirect }),
    entries,
    linkedFrom: entries.length === 0 ? linksTo(href, input, sources) : [],
    beside: besidePage(page, input),
    counterparts: counterpartsOf(page, input),
    absent: absentFrom(page, input),
  };
  sources.settle();
  return {
    ...facts,
    problems: problemsOf(page, entries, input.diagnostics),
    // Counterparts are told already.
    others: others.filter(({ key }) => key !== page.key).map(otherFacts),
    editions: input.navigation.editions.length,
  };
}

function tagFacts(text: string, page: Page, sources: PageSources): SourcedText {
  return { text, ...(fieldOrigin(page, "tag", sources) ?? { from: "the operation" }) };
}

function keyFacts(page: Page, sources: PageSources): SourcedText {
  const { key, path, operation } = page;
  const own = fieldOrigin(page, "key", sources);
  if (own !== undefined) return { text: key, ...own };
  if (key === path) return { text: key, from: "its path" };
  if (key === `/${path}`)
    return { text: key, from: "its path: another page of the edition has the key without the slash" };
  const isOfOperation = operation !== undefined && /^[A-Z]+ ./.test(key);
  return { text: key, from: isOfOperation ? "its operation" : "its path, without the folder of its edition" };
}

function otherFacts({ href, title, placements }: Page): CounterpartFacts {
  return { href, title, editions: [...new Set(placements.flatMap(({ editions }) => editions))] };
}
