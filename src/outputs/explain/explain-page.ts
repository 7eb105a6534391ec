// Explains a page.
import { graphqlEntryText } from "../../compiler/contract/graphql-entry.ts";
import type { ExpandedPage, FieldOrigin } from "../../compiler/expand/expanded-tree.ts";
import type { PageReference } from "../../compiler/expand/page-operation-facts.ts";
import { isUnresolvedOperation } from "../../compiler/specs/spec-catalog.ts";
import type { Source } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { absentFrom, counterpartsOf } from "./page-counterparts.ts";
import type { ExplainedSite } from "./explained-site.ts";
import { linksTo } from "./explain-address.ts";
import { overlayChanges } from "./overlay-changes.ts";
import { problemsOf } from "./problems-of-page.ts";
import { redirectFacts } from "./redirect-facts.ts";
import type { Origin, SourcedText } from "./facts.ts";
import type { EntryFacts, OperationFacts, PageExplanation, StateFacts } from "./explanation.ts";
import { operationName } from "./operation-name.ts";
import { addressOrigin } from "./page-address.ts";
import { entriesOfPage, unlistedPlacements } from "./entries-of-page.ts";

/** Everything that is known about a page; `others` are pages that the same words name. */
export function explainPage(page: Page, others: readonly Page[], site: ExplainedSite): PageExplanation {
  const finish = pageFacts(page, others, site);
  site.locateAll();
  return finish();
}

/** The explanations of many pages; each file is searched once. */
export function explainPages(pages: readonly Page[], site: ExplainedSite): readonly PageExplanation[] {
  const finishes = pages.map((page) => pageFacts(page, [], site));
  site.locateAll();
  return finishes.map((finish) => finish());
}

/** The facts of a page, and a function that completes them when the places are known. */
function pageFacts(page: Page, others: readonly Page[], site: ExplainedSite): () => PageExplanation {
  const { href, path, file, title, sidebarTitle, tag } = page;
  const expanded = site.record.site.pageAt(href)!;
  const entries = entriesOfPage(page, expanded, site);
  const operation = operationFacts(expanded, entries, site);
  const redirect = redirectFacts(href, site);
  const facts = {
    kind: "page" as const,
    href,
    path,
    file,
    title: { text: title, ...fieldOrigin("title", expanded.provenance.title, expanded, site) },
    label: { text: sidebarTitle ?? title, ...labelOrigin(expanded, site) },
    ...(tag === undefined ? {} : { tag: { text: tag, ...ownField("tag", expanded, site) } }),
    address: addressOrigin(expanded, site),
    key: keyFacts(page, expanded, site),
    ...(operation === undefined ? {} : { operation }),
    states: pageStates(page, expanded, entries, redirect?.redirected === true, site),
    ...(redirect === undefined ? {} : { redirect }),
    entries,
    linkedFrom: entries.length === 0 ? linksTo(href, site) : [],
    unlistedPlacements: unlistedPlacements(page, site),
    counterparts: counterpartsOf(page, site),
    absent: absentFrom(page, site),
  };
  return () => ({
    ...facts,
    problems: problemsOf(expanded, entries, site).map(
      ({ severity, code, message, file: inFile, range: { start } }) => ({
        severity,
        code,
        message,
        file: inFile,
        line: start.line,
        column: start.column,
      }),
    ),
    // Counterparts are listed already.
    others: others
      .filter(({ key }) => key !== page.key)
      .map((other) => ({
        ...site.pageName(other.href),
        editions: [...new Set(other.placements.flatMap(({ editions }) => editions))],
      })),
    editions: site.navigation.editions.length,
  });
}

type Field = "title" | "sidebarTitle" | "tag" | "hidden" | "noindex" | "deprecated" | "url" | "key";

/** A field that only front matter sets, or metadata if there is no file. */
function ownField(field: Field, page: ExpandedPage, site: ExplainedSite): Origin {
  return fieldOrigin(field, page.file === null ? "metadata" : "front matter", page, site);
}

function fieldOrigin(field: Field, origin: FieldOrigin, page: ExpandedPage, site: ExplainedSite): Origin {
  const { file, operation } = page;
  const spec = operation === undefined || operation.unresolved ? undefined : operation;
  const writtenIn = (source: Source | undefined, pointer: string): Pick<Origin, "at"> =>
    source === undefined ? {} : { at: site.at(source, pointer) };
  if (origin === "path") return { from: field === "key" ? "its path" : "the last part of its path" };
  if (origin === "front matter")
    return { from: `"${field}" in the front matter`, ...writtenIn(frontMatterOf(file), `/${field}`) };
  if (origin === "metadata") return { from: `"${field}" in "x-mint"`, ...writtenIn(spec, `/x-mint/metadata/${field}`) };
  if (field === "key") return { from: "its operation" };
  const read = field === "title" ? "summary" : field;
  const from = field === "title" ? "the operation's summary" : `"${field}" of the operation`;
  const overlay = spec && overlayChanges(spec, site).findLast(({ fields }) => fields.includes(read));
  if (overlay !== undefined) return { from: `${from}, which an overlay sets`, at: overlay.at };
  return { from, ...writtenIn(spec, `/${read}`) };
}

function frontMatterOf(file: string | null): Source | undefined {
  return file === null ? undefined : { file, pointer: "" };
}

/** The label: `sidebarTitle`, else the title. */
function labelOrigin(page: ExpandedPage, site: ExplainedSite): Origin {
  return page.sidebarTitle === undefined ? { from: "the title" } : ownField("sidebarTitle", page, site);
}

function keyFacts({ key, path }: Page, page: ExpandedPage, site: ExplainedSite): SourcedText {
  if (page.key === key) return { text: key, ...fieldOrigin("key", page.provenance.key ?? "path", page, site) };
  if (page.provenance.key === "front matter")
    return { text: key, from: `its path: another page of the edition has the key "${page.key!}", too` };
  if (key === path) return { text: key, from: "its path" };
  if (key === `/${path}`)
    return { text: key, from: "its path: another page of the edition has the key without the slash" };
  return { text: key, from: "its path, without the folder of its edition" };
}

/** The operation of a page, and where the page names it; undefined if there is none. */
function operationFacts(
  page: ExpandedPage,
  [entry]: readonly EntryFacts[],
  site: ExplainedSite,
): OperationFacts | undefined {
  const { file, operation, provenance, reference } = page;
  if (reference !== undefined) return referenceFacts(reference);
  if (operation === undefined) return undefined;
  const namedBy = provenance.named?.entry.field;
  const overlays = operation.unresolved ? [] : overlayChanges(operation, site);
  const ofEntry = entry?.kind === "spec" ? "all operations of the spec have a page" : "its entry";
  return {
    name: operationName(operation),
    spec: operation.spec,
    ...(operation.unresolved ? { unresolved: true } : { at: site.at(operation) }),
    origin:
      namedBy === undefined || file === null
        ? { from: entry === undefined ? "the spec" : ofEntry }
        : { from: `"${namedBy}" in the front matter`, at: site.at({ file, pointer: "" }, `/${namedBy}`) },
    ...(overlays.length === 0 ? {} : { overlays }),
  };
}

/** The part of a GraphQL schema, or the SDK, that an entry names. */
function referenceFacts(reference: PageReference): OperationFacts {
  const { kind, source } = reference;
  const name = kind === "sdk" ? "a page" : graphqlEntryText({ kind, name: reference.name });
  const unresolved = reference.unresolved === true ? { unresolved: true as const } : {};
  return { name, spec: source, ...unresolved, origin: { from: "its entry" } };
}

/** The states of a page, the most serious first. */
function pageStates(
  page: Page,
  expanded: ExpandedPage,
  entries: readonly EntryFacts[],
  isRedirected: boolean,
  site: ExplainedSite,
): readonly StateFacts[] {
  const states: StateFacts[] = [];
  const add = (state: StateFacts["state"], origin: Origin): void => void states.push({ state, ...origin });
  if (page.missing === true)
    add("missing", {
      from: isRedirected ? "no page file has this path" : "no page file has this path, so the link leads nowhere",
    });
  if (entries.length === 0) add("unlisted", { from: "no entry lists it; it has an address all the same" });
  if (page.hidden === true) add("hidden", hiddenOrigin(expanded, entries, site));
  if (page.noindex === true)
    add("noindex", expanded.noindex === true ? ownField("noindex", expanded, site) : { from: "it is hidden" });
  const { deprecated } = expanded.provenance;
  if (page.deprecated === true && deprecated !== undefined)
    add("deprecated", fieldOrigin("deprecated", deprecated, expanded, site));
  if (page.url !== undefined)
    add("external", { ...ownField("url", expanded, site), from: `links lead to ${page.url} instead` });
  return states;
}

function hiddenOrigin(page: ExpandedPage, entries: readonly EntryFacts[], site: ExplainedSite): Origin {
  if (page.hidden === true) return ownField("hidden", page, site);
  const above = entries.find(({ hiddenBy }) => hiddenBy !== undefined)?.hiddenBy;
  if (above !== undefined) return { ...above, from: `by ${above.from}` };
  const operation = page.provenance.route?.slot.operation;
  if (operation === undefined || isUnresolvedOperation(operation) || !operation.hidden)
    return { from: "no list shows it" };
  return { from: `"x-hidden" of the operation`, at: site.at(operation, "/x-hidden") };
}
