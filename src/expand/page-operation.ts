// Which operation does the front matter of a page name? (D10)
import type { Inherited } from "../bind/bound-tree.ts";
import { parseEntry } from "../contract/endpoint-entry.ts";
import { keyAt, valueAt } from "../diagnostics/place.ts";
import type { PageFile } from "../pages/page-catalog.ts";
import { nearestOperation } from "../specs/nearest-operation.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import type { EndpointLookup } from "./find-endpoint.ts";
import { usesInForce } from "./spec-uses.ts";

/** The operation of a page's `openapi:`; undefined when it has none, or (reported) when no spec has it. */
export function pageOperation(
  page: PageFile,
  inForce: Inherited | undefined,
  lookup: EndpointLookup,
): Operation | undefined {
  const { openapi } = page.frontMatter;
  const form = openapi === undefined ? undefined : parseEntry(openapi);
  if (form?.kind === "unknown-method") {
    lookup.report("endpoint-method", keyAt(page.file, "/openapi"), { word: form.word, nearest: form.nearest });
    return undefined;
  }
  if (form?.kind !== "endpoint") return undefined;
  return form.spec === undefined
    ? bareOperation(page, form.method, form.target, inForce, lookup)
    : namedOperation(page, form.spec, form.method, form.target, lookup);
}

function namedOperation(
  page: PageFile,
  word: string,
  method: string,
  target: string,
  { specs, unfetched, report }: EndpointLookup,
): Operation | undefined {
  const state = specs.resolve({ word, file: page.file, kind: "openapi" });
  if (state.kind === "remote") return unfetched(state.source, method, target).operation;
  if (state.kind === "unread") return undefined;
  const operation = specs.operation(state.document, method, target);
  if (operation === undefined) tellUnknown(page, method, target, state.document, report);
  return operation;
}

function bareOperation(
  page: PageFile,
  method: string,
  target: string,
  inForce: Inherited | undefined,
  lookup: EndpointLookup,
): Operation | undefined {
  const { specs, unfetched, report } = lookup;
  const here = usesInForce(inForce?.openapi, specs).map((use) => use.document);
  for (const documents of [here, specs.named, specs.found]) {
    const holders = documents.filter((document) => specs.operation(document, method, target) !== undefined);
    const [used] = documents === here ? holders : holders.toSorted((a, b) => (a.source < b.source ? -1 : 1));
    if (used === undefined) continue;
    if (documents !== here && holders.length > 1) {
      const names = holders.map((holder) => holder.source).toSorted();
      report("operation-ambiguous", valueAt(page.file, "/openapi"), {
        entry: `${method} ${target}`,
        specs: names,
        used: used.source,
      });
    }
    return specs.operation(used, method, target);
  }
  const [remote] = specs.remote;
  if (remote !== undefined) return unfetched(remote, method, target).operation;
  const [nearby] = [...here, ...specs.named, ...specs.found];
  if (nearby === undefined)
    report("endpoint-without-spec", valueAt(page.file, "/openapi"), { entry: `${method} ${target}` });
  else tellUnknown(page, method, target, nearby, report);
  return undefined;
}

function tellUnknown(
  page: PageFile,
  method: string,
  target: string,
  document: SpecDocument,
  report: EndpointLookup["report"],
): void {
  const nearest = nearestOperation(document, method, target);
  report("endpoint-unknown", valueAt(page.file, "/openapi"), {
    entry: `${method} ${target}`,
    spec: document.source,
    nearest,
  });
}
