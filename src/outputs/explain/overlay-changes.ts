// What overlays changed of the operation of a page.
import type { ResolvedOperation } from "../../compiler/expand/page-operation-facts.ts";
import type { SpecDocument } from "../../compiler/specs/spec-catalog.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import type { ExplainedSite } from "./explained-site.ts";
import type { OverlayFacts } from "./explanation.ts";

/** The overlays that added the operation, or changed its fields, in the order in which they are applied. */
export function overlayChanges(operation: ResolvedOperation, site: ExplainedSite): readonly OverlayFacts[] {
  const document = site.record.documents.find(({ source }) => source === operation.spec);
  // Most specs have no overlay.
  if (document?.overlays === undefined) return [];
  const found = operationsByPlace(document).get(placeKey(operation));
  return (found === undefined ? [] : document.overlays.changesOf(found)).map(({ by, fields }) => ({
    overlay: by.source,
    at: site.at({ file: by.source, pointer: by.pointer }),
    fields,
  }));
}

/** The operations of a document by where they are written; of several the first. */
const operationsByPlace = perObject(
  ({ operations }: SpecDocument) =>
    new Map(operations.toReversed().map((operation) => [placeKey(operation), operation])),
);

function placeKey({ file, pointer, method }: Pick<ResolvedOperation, "file" | "pointer" | "method">): string {
  return JSON.stringify([file, pointer, method]);
}
