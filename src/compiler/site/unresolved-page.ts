// Finds pages whose address is not known for certain.
import type { Page } from "./page.ts";

/**
 * True for a generated page whose operation is not known: its address is made from its entry, and the platform makes it from
 * the spec. The address of a page of an SDK is written in docs.json.
 */
export function isUnresolved({ file, operation, reference }: Page): boolean {
  return !file && reference?.kind !== "sdk" && !!(operation ?? reference)?.unresolved;
}
