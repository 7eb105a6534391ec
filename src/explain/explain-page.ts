// Explains a page.
import type { Page } from "../site/navigation.ts";
import { addressOrigin } from "./address-origin.ts";
import { absentFrom, counterpartsOf } from "./counterparts-of.ts";
import { linksTo } from "./explain-link.ts";
import type { ExplainInput } from "./explain-input.ts";
import type {
  CounterpartFacts,
  PageExplanation,
  SourcedText,
  EntryFacts,
  Origin,
  StateFacts,
  ProblemFacts,
} from "./explanation.ts";
import { frontMatterOf, fieldOrigin, type PageSources } from "./page-sources.ts";
import { operationFacts, isResolved } from "./operation-facts.ts";
import { besidePage, pageEntries } from "./page-entries.ts";
import { redirectFacts } from "./redirect-facts.ts";
import { openSources, isRemote } from "./source-book.ts";
import type { Diagnostic, Range } from "../diagnostics/diagnostic.ts";

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
  sources.locateAll();
  return {
    ...facts,
    problems: problemsOf(page, entries, input.diagnostics),
    // Counterparts are listed already.
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

/** The states of a page, the gravest first. */
function pageStates(page: Page, entries: readonly EntryFacts[], sources: PageSources): readonly StateFacts[] {
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

/** The problems in its file, its operation and its entries. After `locateAll` has found the places of the entries. */
function problemsOf(
  { file, operation }: Page,
  entries: readonly EntryFacts[],
  diagnostics: readonly Diagnostic[],
): readonly ProblemFacts[] {
  const own = operation !== undefined && isResolved(operation) ? operation : undefined;
  return diagnostics.filter(touches).map(problemFacts);

  function touches(diagnostic: Diagnostic): boolean {
    if (diagnostic.file === file) return true;
    if (own !== undefined && diagnostic.file === own.file && isAtOrBelow(diagnostic.pointer, own.pointer)) return true;
    return entries.some((entry) => isAt(diagnostic, entry));
  }
}

function isAt({ file, pointer, related, severity }: Diagnostic, entry: EntryFacts): boolean {
  // What is said of a whole spec does not concern one of its pages.
  if (file === entry.file && pointer === entry.pointer) return entry.kind !== "spec" || severity !== "info";
  return related.some((other) => other.file === entry.file && startsAt(other.range, entry));
}

function startsAt({ start }: Range, { line, column }: EntryFacts): boolean {
  return start.line === line && start.column === column;
}

function isAtOrBelow(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}

function problemFacts({ severity, code, message, file, range }: Diagnostic): ProblemFacts {
  return { severity, code, message, file, line: range.start.line, column: range.start.column };
}

/** The title: of the front matter, the operation's summary, or the path (D5, D8). */
function titleFacts(page: Page, sources: PageSources): SourcedText {
  return { text: page.title, ...(fieldOrigin(page, "title", sources) ?? otherTitle(page, sources)) };
}

function otherTitle({ title, operation }: Page, { sources }: PageSources): Origin {
  if (operation !== undefined && isResolved(operation) && operation.summary === title)
    return { from: "the operation's summary", at: sources.at(operation.file, `${operation.pointer}/summary`) };
  const isUnknown = operation !== undefined && isResolved(operation) && isRemote(operation.file);
  return { from: isUnknown ? "the operation" : "the last part of its path" };
}

/** The label: `sidebarTitle`, else the title. */
function labelFacts(page: Page, sources: PageSources): SourcedText {
  const { title, sidebarTitle } = page;
  const origin = sidebarTitle === undefined ? undefined : fieldOrigin(page, "sidebarTitle", sources);
  return { text: sidebarTitle ?? title, ...(origin ?? { from: "the title" }) };
}
