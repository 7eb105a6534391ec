// Finds the operations that a word names and that have no page, and says how each gets one.
import { entryText, parseEntry } from "../contract/endpoint-entry.ts";
import { pageHref } from "../contract/page-path.ts";
import { operationPath, pathScheme } from "../routes/operation-path.ts";
import { findOperation } from "../specs/find-operation.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import type { ExplainedSite } from "./explained-site.ts";
import type { OperationWithoutPage } from "./explanation.ts";
import { isSpec } from "./is-spec.ts";
import { operationName } from "./operation-name.ts";
import { divisionFacts } from "./page-entries.ts";

/** Each operation that is named as an entry names it, or by the address that its page would have. */
export function operationsWithoutPage(what: string, site: ExplainedSite): readonly OperationWithoutPage[] {
  const entry = parseEntry(what);
  const isNamed =
    entry.kind === "endpoint"
      ? (operation: Operation, document: SpecDocument) =>
          isSpec(entry.spec, document.source) && findOperation(document, entry.method, entry.target) === operation
      : isAt(site.hrefOf(what), site);
  const shown = new Set(
    Object.values(site.navigation.pages).flatMap(({ operation }) =>
      operation === undefined ? [] : [`${operation.spec}\n${operationName(operation)}`],
    ),
  );
  return site.record.documents.flatMap((document) =>
    document.operations
      .filter((operation) => !shown.has(`${document.source}\n${nameOf(operation)}`) && isNamed(operation, document))
      .map((operation) => factsOf(operation, document, site)),
  );
}

/** Whether a page of an operation would be at an address, in a division that sets its spec. */
function isAt(
  href: string | undefined,
  site: ExplainedSite,
): (operation: Operation, document: SpecDocument) => boolean {
  return (operation, document) =>
    href !== undefined && usesOf(document, site).some((use) => use.hrefOf(operation) === href);
}

interface Use {
  readonly hrefOf: (operation: Operation) => string;
  readonly owner: Parameters<typeof divisionFacts>[0];
}

/** The divisions that set a spec, with the addresses that its operations have there. */
function usesOf(document: SpecDocument, { record, navigation }: ExplainedSite): readonly Use[] {
  return [...record.attached()].flatMap(([owner, uses]) =>
    uses
      .filter((use) => use.document === document)
      .map(({ directory, slug }) => ({
        hrefOf: (operation) =>
          pageHref(operationPath(operation, directory, pathScheme(slug, record.urls)), navigation.site.basePath),
        owner: { kind: owner.kind, label: owner.label, source: owner.source, href: undefined, hidden: false },
      })),
  );
}

function factsOf(operation: Operation, document: SpecDocument, site: ExplainedSite): OperationWithoutPage {
  const [use] = usesOf(document, site);
  const name = nameOf(operation);
  const { file, pointer, excluded } = operation;
  const facts = { name, spec: document.source, at: site.at({ file, pointer }), excluded };
  if (use === undefined) return { ...facts, entry: `${document.source} ${name}` };
  return { ...facts, entry: name, href: use.hrefOf(operation), division: divisionFacts(use.owner, site) };
}

function nameOf({ kind, method, target }: Operation): string {
  return kind === "channel" ? `channel ${target}` : entryText(kind === "webhook" ? "WEBHOOK" : method, target);
}
