// What overlays changed of the operation of a page.
import type { ResolvedOperation } from "../../compiler/expand/page-operation-facts.ts";
import type { Operation } from "../../compiler/specs/spec-catalog.ts";
import type { ExplainedSite } from "./explained-site.ts";
import type { OverlayFacts } from "./explanation.ts";

/** The overlays that added the operation, or changed its fields, in the order in which they are applied. */
export function overlayChanges(
  { spec, file, pointer, method }: ResolvedOperation,
  site: ExplainedSite,
): readonly OverlayFacts[] {
  const document = site.record.documents.find(({ source }) => source === spec);
  const isSame = (operation: Operation): boolean =>
    operation.file === file && operation.pointer === pointer && operation.method === method;
  const operation = document?.operations.find(isSame);
  if (operation === undefined) return [];
  return (document?.overlays?.changesOf(operation) ?? []).map(({ by, fields }) => ({
    overlay: by.source,
    at: site.at({ file: by.source, pointer: by.pointer }),
    fields,
  }));
}
