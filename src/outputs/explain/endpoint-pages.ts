// Finds the pages of an endpoint.
import { parseEntry } from "../../compiler/contract/endpoint-entry.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { isSpec } from "./is-spec.ts";

/** The pages of an endpoint that is named as an entry names it, such as `specs/a.json GET /users`; none for another word. */
export function endpointPages(word: string, { pages }: ResolvedNavigation): readonly Page[] {
  const entry = parseEntry(word);
  if (entry.kind !== "endpoint") return [];
  return Object.values(pages).filter(({ operation }) => {
    if (operation === undefined || !isSpec(entry.spec, operation.spec)) return false;
    return entry.method === "WEBHOOK"
      ? operation.webhook === entry.target
      : operation.method === entry.method && isSamePath(operation.path, entry.target);
  });
}

function isSamePath(path: string | null, target: string): boolean {
  return path !== null && path.replace(/(?<=.)\/$/, "") === target.replace(/(?<=.)\/$/, "");
}
