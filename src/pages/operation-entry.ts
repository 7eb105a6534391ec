// Which operation does the front matter of a page name? (D10)
import { parseEntry } from "../contract/endpoint-entry.ts";
import { isRemote, type SpecKind } from "../contract/spec-source.ts";
import { nearestMethod } from "../hints/nearest-operation.ts";
import type { FrontMatter } from "./page-catalog.ts";

/** What `openapi:` or `asyncapi:` of a page says. A channel has the method `""`. */
export type OperationEntry =
  | {
      readonly kind: "operation";
      readonly field: SpecKind;
      readonly spec: string | undefined;
      readonly method: string;
      readonly target: string;
    }
  | {
      readonly kind: "unknown-method";
      readonly field: SpecKind;
      readonly written: string;
      readonly word: string;
      readonly nearest: string | undefined;
    };

/** The operation a page names, `openapi:` before `asyncapi:`; undefined where neither names one (a spec alone does not). */
export function operationEntry({ openapi, asyncapi }: FrontMatter): OperationEntry | undefined {
  const form = openapi === undefined ? undefined : parseEntry(openapi);
  if (form?.kind === "endpoint") return { ...form, kind: "operation", field: "openapi" };
  if (form?.kind === "unknown-method") {
    const { word } = form;
    return { kind: "unknown-method", field: "openapi", written: openapi!, word, nearest: nearestMethod(word) };
  }
  return asyncapi === undefined ? undefined : channelEntry(asyncapi);
}

function channelEntry(written: string): OperationEntry | undefined {
  const [first = "", ...rest] = written.trim().split(/\s+/);
  if (rest.length > 0) return channel(first, rest.join(" "));
  return isRemote(first) || /\.(json|ya?ml)$/i.test(first) ? undefined : channel(undefined, first);
}

function channel(spec: string | undefined, target: string): OperationEntry {
  return { kind: "operation", field: "asyncapi", spec, method: "", target };
}
