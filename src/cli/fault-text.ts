// How is a fault in a file of settings said?
import type { CheckedJson } from "../text/checked-json.ts";

/** `file:line:column: what is wrong`, as a sentence. */
export function faultText(file: string, fault: CheckedJson<unknown> & { readonly ok: false }): string {
  const end = /[.?]$/.test(fault.problem) ? "" : ".";
  return `${file}:${fault.line}:${fault.column}: ${fault.problem}${end}`;
}
