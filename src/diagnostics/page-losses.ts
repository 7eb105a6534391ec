// Which faults of docs.json keep an unknown number of pages from a site? (D49, D50)
import { contentFields } from "../contract/fields.ts";
import { pointerSegments } from "../text/json-pointer.ts";
import type { DiagnosticArgs, DiagnosticCode } from "./catalog.ts";
import type { Finding } from "./diagnostic.ts";

/** Those whose code says so. */
export const configLosses: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "config-syntax",
  "no-primary-pattern",
  "ref-not-found",
  "ref-outside-root",
  "ref-cycle",
  "ref-syntax",
  "limit-exceeded",
]);

const holders: ReadonlySet<string> = new Set([...contentFields, "directory", "navigation"]);

/** True for a field that can hold pages, or decide where they are: what is wrong with it costs them. */
export function holdsPages(field: string | undefined): boolean {
  return field !== undefined && holders.has(field);
}

/** Findings that keep an unknown number of pages from a site. */
export function isPageLoss({ code, args, place }: Finding): boolean {
  if (configLosses.has(code)) return true;
  if (code === "unknown-field") return holdsPages((args as DiagnosticArgs["unknown-field"]).nearest);
  // A field that nobody wrote held nothing; what a misspelt one holds is lost, and so is a spec without its source.
  if (code === "missing-field") {
    const { owner, field, instead } = args as DiagnosticArgs["missing-field"];
    const isOfSpec = field === "source" && owner.includes("api");
    return isOfSpec || (instead !== undefined && holdsPages(field));
  }
  if (code !== "wrong-type" || place.kind !== "pointer") return false;
  const [last = "", above, outer] = pointerSegments(place.pointer).toReversed();
  const isOfSpec = [above, outer].some((field) => field === "openapi" || field === "asyncapi");
  if (last === "source" || last === "directory") return isOfSpec;
  return holdsPages(/^\d+$/.test(last) ? above : last);
}
