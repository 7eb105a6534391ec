// Finds operations without a page that a word names, and says how each gets one.
import { entryText, parseEntry } from "../../compiler/contract/endpoint-entry.ts";
import { pageHref } from "../../compiler/contract/page-path.ts";
import { operationPath, pathScheme } from "../../compiler/routes/operation-path.ts";
import { entryMethod, findOperation } from "../../compiler/specs/find-operation.ts";
import type { Operation, SpecDocument } from "../../compiler/specs/spec-catalog.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import type { ExplainedSite } from "./explained-site.ts";
import type { OperationWithoutPage } from "./nothing-found.ts";
import { isSpec } from "./is-spec.ts";
import { operationName } from "./operation-name.ts";
import { divisionFacts } from "./entries-of-page.ts";

/** Each operation that the word names as an entry would, or by the address that its page would have. */
export function namedOperationsWithoutPage(what: string, site: ExplainedSite): readonly OperationWithoutPage[] {
  const entry = parseEntry(what);
  const hrefs = new Set(site.hrefsOf(what));
  const uses = usesByDocument(site);
  const usesOf = (document: SpecDocument): readonly Use[] => uses.get(document) ?? [];
  const isNamed = (operation: Operation, document: SpecDocument): boolean =>
    entry.kind === "endpoint"
      ? isSpec(entry.spec, document.source) && findOperation(document, entry.method, entry.target) === operation
      : usesOf(document).some((use) => hrefs.has(use.hrefOf(operation)));
  const shown = new Set(
    Object.values(site.navigation.pages).flatMap(({ operation }) =>
      operation === undefined ? [] : [`${operation.spec}\n${operationName(operation)}`],
    ),
  );
  return site.record.documents.flatMap((document) => [
    ...document.operations
      .filter((operation) => !shown.has(`${document.source}\n${nameOf(operation)}`) && isNamed(operation, document))
      .map((operation) => factsOf(operation, { document, use: usesOf(document)[0] }, site)),
    ...removedOperations(entry, document, site),
  ]);
}

/** Those of a document that an overlay removes and an entry names. */
function removedOperations(
  entry: ReturnType<typeof parseEntry>,
  { source, overlays }: SpecDocument,
  site: ExplainedSite,
): readonly OperationWithoutPage[] {
  if (entry.kind !== "endpoint" || !isSpec(entry.spec, source)) return [];
  return (overlays?.removed ?? []).flatMap((removed) => {
    if (entryMethod(removed) !== entry.method || removed.target !== entry.target) return [];
    const { source: file, pointer } = removed.by;
    return [{ name: nameOf(removed), spec: source, at: site.at({ file, pointer }), excluded: false, removedBy: file }];
  });
}

/** A division that sets a spec, and the addresses of operations there. */
interface Use {
  readonly hrefOf: (operation: Operation) => string;
  readonly owner: Parameters<typeof divisionFacts>[0];
}

function usesByDocument({ record, navigation }: ExplainedSite): ReadonlyMap<SpecDocument, readonly Use[]> {
  const { basePath } = navigation.site;
  const uses = [...record.attached()].flatMap(([{ kind, label, source }, attached]) =>
    attached.map(({ document, directory, slug }) => ({
      document,
      hrefOf: (operation: Operation) =>
        pageHref(operationPath(operation, directory, pathScheme(slug, record.urls)), basePath),
      owner: { kind, label, source, href: undefined, hidden: false },
    })),
  );
  return groupBy(uses, ({ document }) => document);
}

function factsOf(
  operation: Operation,
  { document, use }: { readonly document: SpecDocument; readonly use: Use | undefined },
  site: ExplainedSite,
): OperationWithoutPage {
  const name = nameOf(operation);
  const { file, pointer, excluded } = operation;
  const facts = { name, spec: document.source, at: site.at({ file, pointer }), excluded };
  const isGenerated = [...site.record.generates.values()].some((uses) =>
    uses.some((each) => each.document === document),
  );
  if (isGenerated) return facts;
  if (use === undefined) return { ...facts, entry: `${document.source} ${name}` };
  return { ...facts, entry: name, href: use.hrefOf(operation), division: divisionFacts(use.owner, site) };
}

function nameOf({ kind, method, target }: Pick<Operation, "kind" | "method" | "target">): string {
  return kind === "channel" ? `channel ${target}` : entryText(kind === "webhook" ? "WEBHOOK" : method, target);
}
