// What stands in for an operation whose spec was not fetched? (D9)
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";

/** A document that stands for an address nobody read, and one operation of it. */
export interface Unfetched {
  readonly document: SpecDocument;
  readonly operation: Operation;
}

/** The stand-in for an operation of a spec; the same one each time. */
export type UnfetchedSpecs = (source: string, method: string, target: string) => Unfetched;

/** Makes stand-ins: nothing is known but what the entry says. */
export function unfetchedSpecs(): UnfetchedSpecs {
  const documents = new Map<string, SpecDocument>();
  const operations = new Map<string, Operation>();
  return (source, method, target) => {
    const document = documents.get(source) ?? { source, kind: "openapi", operations: [] };
    documents.set(source, document);
    const name = JSON.stringify([source, method, target]);
    const operation = operations.get(name) ?? standIn(source, method, target);
    operations.set(name, operation);
    return { document, operation };
  };
}

function standIn(spec: string, method: string, target: string): Operation {
  const nothing = {
    operationId: undefined,
    summary: undefined,
    description: undefined,
    group: undefined,
    mint: undefined,
  };
  const kind = method === "WEBHOOK" ? "webhook" : "path";
  return {
    spec,
    kind,
    method,
    target,
    ...nothing,
    deprecated: false,
    tags: [],
    hidden: false,
    excluded: false,
    unfetched: true,
    file: spec,
    pointer: "",
  };
}
