// The program of a worker thread: validates one spec with swagger-parser, which reads no file and asks no server.
import { parentPort, workerData } from "node:worker_threads";
import SwaggerParser from "@apidevtools/swagger-parser";
import type { RawSchemaFault, SpecVerdict } from "../../compiler/host/spec-validator.ts";

/** The most faults that are read: one wrong value can be the target of thousands of references. */
const mostFaults = 2000;

type Document = Exclude<Parameters<typeof SwaggerParser.validate>[0], string>;

async function verdictOn(document: Document): Promise<SpecVerdict> {
  try {
    await SwaggerParser.validate(document, { resolve: { external: false, file: false, http: false } });
    return { kind: "valid" };
  } catch (error) {
    const faults = detailsOf(error);
    if (faults !== undefined) return { kind: "faults", faults };
    const message = error instanceof Error ? error.message : String(error);
    // For a fault of the spec it throws a SyntaxError. Any other error is a fault of the parser, such as a stack overflow.
    if (error instanceof Error && error.name === "SyntaxError") return { kind: "unplaced", message };
    return { kind: "failed", reason: `swagger-parser fails with "${firstLine(message)}"` };
  }
}

function firstLine(text: string): string {
  return text.split("\n", 1).join("").slice(0, 200);
}

/** The errors of ajv; undefined for another error. */
function detailsOf(error: unknown): readonly RawSchemaFault[] | undefined {
  if (!(error instanceof Error) || !("details" in error) || !Array.isArray(error.details)) return undefined;
  const details = error.details as readonly RawSchemaFault[];
  return details.slice(0, mostFaults).map(({ instancePath, keyword, message, params }) => ({
    instancePath,
    keyword,
    message,
    params,
  }));
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.postMessage(await verdictOn(workerData as Document));
