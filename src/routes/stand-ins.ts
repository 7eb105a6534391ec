// What stands in for an operation whose spec was not read? (D9)
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";

/** A document that stands for a spec nobody read, and one operation of it. */
export interface StandIn {
  readonly document: SpecDocument;
  readonly operation: Operation;
}

/** The stand-in for an operation of a spec; the same one each time. `method` is `""` for a channel. */
export type StandIns = (source: string, method: string, target: string) => StandIn;

/** Makes stand-ins: nothing is known but what the entry says. */
export function standIns(): StandIns {
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
  return {
    spec,
    kind: kindOf(method),
    method,
    target,
    ...nothing,
    deprecated: false,
    tags: [],
    hidden: false,
    excluded: false,
    standIn: true,
    file: spec,
    pointer: "",
  };
}

function kindOf(method: string): Operation["kind"] {
  if (method === "") return "channel";
  return method === "WEBHOOK" ? "webhook" : "path";
}
